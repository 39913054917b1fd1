import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { LOCALES } from '../../src/lib/locale.ts'
import { ask } from '../../src/registry/ask.ts'
import { createRegistry } from '../../src/registry/registry.ts'
import { presentRuling } from '../../src/registry/ruling.ts'
import { escapeMarkdown } from '../../src/rendering/markdown.ts'
import { formatSeed } from '../../src/rulebook/random.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const INPUT = {
  battlefield: { drawn: { units: [{ id: 'Rex', player: 'A', characters: [{ id: 'Rex', x: 100, y: 100 }] }] } },
  character: 'Rex',
  kind: 'dash',
  placement: { theta: 0 },
  end: { x: 226, y: 100 },
}
const VIOLATION = {
  rule: 'shatterpoint.move.contact',
  path: 'end',
  code: 'notTouchingTemplate',
  facts: { character: 'Rex', problem: 'apart' },
}

test.each([
  ['en', 'would not touch'],
  ['es', 'no toca'],
])('violations of an outcome are told in the language that was asked for: %s', async (language, text) => {
  const response = await app().inject({
    method: 'POST',
    url: '/v1/games/shatterpoint/rulings/move',
    payload: INPUT,
    headers: { 'accept-language': language },
  })
  const { outcome } = response.json()
  expect(outcome.violations).toMatchObject([{ ...VIOLATION, text: expect.stringContaining(text) }])
  expect(outcome.violations[0]).not.toHaveProperty('en')
})

test('GraphQL tells them in the language of its argument', async () => {
  const query = `query ($input: ShatterpointMoveInput!) {
    shatterpointMove(input: $input, locale: es) { outcome { violations { rule text facts } } }
  }`
  const response = await app().inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { input: INPUT } },
  })
  const { violations } = response.json().data.shatterpointMove.outcome
  expect(violations).toMatchObject([{ rule: VIOLATION.rule, text: expect.stringContaining('no toca') }])
})

describe('a brief text of a check that says no', () => {
  const registry = createRegistry(games)
  const newSeed = () => formatSeed(new Uint8Array(32))
  const forbidden = registry.operations.flatMap((operation) =>
    operation.examples.flatMap(({ name, input }) => {
      const { record } = ask(registry, operation, input, { locale: 'en', newSeed })
      const violations = record?.outcome.violations
      const saysNo = operation.kind === 'check' && Array.isArray(violations) && violations.length > 0
      return record !== undefined && saysNo ? [{ id: operation.id, name, operation, record }] : []
    }),
  )

  test('there are such checks in every game', () => {
    expect(new Set(forbidden.map(({ operation }) => operation.game)).size).toBe(games.length)
  })

  test.each(forbidden)('$id, $name: tells why, and once', ({ operation, record }) => {
    for (const locale of LOCALES) {
      const { outcome, text } = presentRuling(registry, operation, record, { locale, detail: 'brief' })
      const [violation] = outcome.violations as readonly { text: string }[]
      expect(text).toContain(escapeMarkdown(violation?.text ?? 'no violation'))
      const lines = text.split('\n')
      expect(lines).toEqual([...new Set(lines)])
    }
  })
})
