import { describe, expect, test } from 'vitest'
import { operationNames } from '../../src/graphql/names.ts'
import { createGraphqlSchema } from '../../src/graphql/schema.ts'
import { ask } from '../../src/registry/ask.ts'
import { presentRuling } from '../../src/registry/ruling.ts'
import { fullSelection } from './full-selection.ts'
import { registry, SEED, toyService } from './service.ts'

const service = toyService()

const COUNT = `query Count($input: ToyCountStepsInput!) {
  toyCountSteps(input: $input) {
    game operation text rulesVersion contentHash svg
    outcome { steps mood label limit ends { square { column } edge } farther { end { edge } by } }
    trace { rule title book section page facts text }
    randomness { seed }
    id savedAt
  }
}`
const fromSquareToEdge = { from: { square: { column: 2 } }, to: { edge: 7 }, mood: 'HALF_ANGRY', limit: 9 }

const stepsBetween = `query($from: ToyEndInput!, $to: ToyEndInput!) {
  toyCountSteps(input: { from: $from, to: $to, limit: null }) { outcome { steps } }
}`

describe('an operation is a query', () => {
  test('the ruling is typed: a choice, an enum, null, absence, a picture', async () => {
    expect(await service.sendThrice(COUNT, { input: fromSquareToEdge })).toEqual({
      status: 200,
      errors: [],
      data: {
        toyCountSteps: {
          id: null,
          savedAt: null,
          game: 'toy',
          operation: 'count-steps',
          outcome: {
            steps: 5,
            mood: 'HALF_ANGRY',
            label: null,
            limit: 9,
            ends: [
              { square: { column: 2 }, edge: null },
              { square: null, edge: 7 },
            ],
            farther: { end: { edge: 7 }, by: 2.5 },
          },
          trace: [
            {
              rule: 'toy.row.steps-count',
              title: 'Steps count',
              book: 'The Toy Book',
              section: 'The row',
              page: '3',
              facts: { steps: 5 },
              text: 'The way takes 5 steps.',
            },
          ],
          text: '**It is 5 steps.**\n- The way takes 5 steps. *(p. 3; our reading, Q-1)*',
          randomness: null,
          rulesVersion: '1.0.0',
          contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
          svg: '<svg>A way of 5 steps.</svg>',
        },
      },
    })
  })

  test('the input may stand in the query', async () => {
    const query = `{ toyCountSteps(input: { from: { edge: 1 }, to: { edge: 2 }, mood: HALF_ANGRY }) { outcome { steps mood } } }`
    expect(await service.sendThrice(query)).toMatchObject({
      status: 200,
      data: { toyCountSteps: { outcome: { steps: 1, mood: 'HALF_ANGRY' } } },
    })
  })

  test('a default is used, and null means absent where only absence is allowed', async () => {
    const input = { from: { edge: 1 }, to: { edge: 2 }, mood: null, label: null }
    expect(await service.sendThrice(COUNT, { input })).toMatchObject({
      data: { toyCountSteps: { outcome: { mood: 'calm', label: null, limit: null } } },
    })
  })

  test('a variant is asked by its key and answered as a member of a union', async () => {
    const query = `query($input: ToyThrowInput!) {
      toyThrow(input: $input) {
        outcome { missile { __typename ... on ToyMissileHeavyStone { kind weight } } landed notes }
        randomness { seed draws { index bound value } }
      }
    }`
    const input = { missile: { heavyStone: { weight: 2 } }, power: 1, notes: { by: ['me', null] } }
    expect(await service.sendThrice(query, { input })).toMatchObject({
      status: 200,
      data: {
        toyThrow: {
          outcome: {
            missile: { __typename: 'ToyMissileHeavyStone', kind: 'heavy-stone', weight: 2 },
            landed: 0,
            notes: { by: ['me', null] },
          },
          randomness: { seed: SEED, draws: [{ index: 0, bound: 1, value: 0 }] },
        },
      },
    })
  })

  test('the operation that is named is executed, also when another one of the document was compiled', async () => {
    const query = 'query Ids { games { id } } query Names { games { name } }'
    for (const _time of [1, 2, 3]) {
      expect((await service.send(query, {}, { operationName: 'Ids' })).data).toEqual({ games: [{ id: 'toy' }] })
      expect((await service.send(query, {}, { operationName: 'Names' })).data).toEqual({ games: [{ name: 'Toy' }] })
    }
  })
})

describe('@oneOf', () => {
  const edge = { edge: 1 }

  test.each([
    ['two fields', { edge: 1, square: { column: 1 } }],
    ['no field', {}],
    ['a null', { edge: null }],
  ])('a variable with %s is refused every time', async (_name, from) => {
    const answer = await service.sendThrice(stepsBetween, { from, to: edge })
    expect(answer).toMatchObject({ status: 400, errors: [{ extensions: { code: 'query.refused' } }] })
    expect(answer.errors[0]?.extensions.errors).toEqual([
      { path: expect.stringMatching(/^from/), message: expect.any(String) },
    ])
  })

  test('one that was compiled before refuses as well', async () => {
    await service.sendThrice(stepsBetween, { from: edge, to: edge })
    const both = { edge: 1, square: { column: 1 } }
    expect(await service.send(stepsBetween, { from: both, to: edge })).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'query.refused', errors: [{ path: 'from' }] } }],
    })
  })

  test('two fields in the query are refused', async () => {
    const query = '{ toyCountSteps(input: { from: { edge: 1, square: { column: 1 } }, to: { edge: 1 } }) { text } }'
    expect(await service.sendThrice(query)).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'query.refused' } }],
    })
  })
})

describe('every example', () => {
  const examples = registry.operations.flatMap((operation) =>
    operation.examples.map(({ name }, index) => ({ operation, name, index })),
  )
  const schema = createGraphqlSchema(registry)

  test.each(examples)('$operation.id, $name, is answered as over REST', async ({ operation, index }) => {
    const names = operationNames(operation.id)
    const listed = await service.send('{ game(id: "toy") { operations { id examples { input } } } }')
    const { operations } = (listed.data?.game ?? {}) as {
      operations?: { id: string; examples: { input: unknown }[] }[]
    }
    const input = operations?.find(({ id }) => id === operation.id)?.examples[index]?.input
    const ruling = schema.getQueryType()?.getFields()[names.query]?.type
    if (ruling === undefined) throw new Error('The operation has no query.')

    const asked = ask(registry, operation, operation.examples[index]?.input, { locale: 'en', newSeed: () => SEED })
    if (asked.record === undefined) throw new Error('The example is refused.')
    const expected = presentRuling(registry, operation, asked.record, { locale: 'en', detail: 'full' })

    const query = `query($input: ${names.input}!) { ${names.query}(input: $input) ${fullSelection(ruling)} }`
    const { data } = await service.sendThrice(query, { input })
    const { svg, ...answered } = (data?.[names.query] ?? {}) as Record<string, unknown>
    expect(withEnumsAsDeclared(withoutNulls(answered))).toEqual(withoutNulls(expected))
    expect(typeof svg === 'string').toBe(operation.hasPicture)
  })
})

/** GraphQL writes null for what is missing. */
function withoutNulls(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_key, inner) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).filter(([, field]) => field !== null))
        : inner,
    ),
  )
}

function withEnumsAsDeclared(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('HALF_ANGRY', 'half-angry'))
}
