import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../support/memory-store.ts'
import { toyService } from './service.ts'

const THROW = 'toyThrow(input: { missile: { pebble: true }, power: 1 })'
const COUNT = 'toyCountSteps(input: { from: { edge: 1 }, to: { square: { column: 2 } } })'
const repeated = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`
const throws = (count: number, selection: string) => repeated(count, `${THROW} ${selection}`)

const NO_LIMITS = { turnMs: 1_000_000, workMs: 1_000_000, bytes: 1_000_000 }
const added: number[] = []
const addWork = (_request: unknown, ms: number) => {
  added.push(ms)
}

describe('a document with a turn for each field', () => {
  const impatient = toyService(createMemoryStore(), { workLimits: { ...NO_LIMITS, turnMs: 0 }, addWork })

  test('lets others come in between, compiled or not', async () => {
    for (const _time of ['read', 'compiled', 'again']) {
      let turns = 0
      let isOver = false
      const count = () => {
        turns++
        if (!isOver) setImmediate(count)
      }
      setImmediate(count)
      const { status, data } = await impatient.send(throws(20, '{ text trace { rule } }'))
      isOver = true
      expect([status, Object.keys(data ?? {})]).toEqual([200, Array.from({ length: 20 }, (_, index) => `a${index}`)])
      // A request takes some turns by itself; each field but the first takes one of its own here.
      expect(turns).toBeGreaterThan(19)
    }
  })

  test('answers the same as at once', async () => {
    const patient = await others.send(throws(5, '{ text outcome { lands } trace { rule text } }'))
    expect(await impatient.sendThrice(throws(5, '{ text outcome { lands } trace { rule text } }'))).toEqual(patient)
  })

  test('tells the work it took', () => {
    expect(added.length).toBeGreaterThan(19)
    expect(added.every((ms) => ms >= 0)).toBe(true)
  })
})

const others = toyService(createMemoryStore(), { workLimits: NO_LIMITS })

describe('the budget of work', () => {
  const poor = toyService(createMemoryStore(), { workLimits: { ...NO_LIMITS, turnMs: 0, workMs: 0 } })

  test('what comes after it is answered by a problem', async () => {
    const { status, data, errors } = await poor.send(throws(10, '{ text }'))
    expect(status).toBe(200)
    expect(data).toMatchObject({ a0: { text: expect.any(String) }, a9: null })
    expect(errors.at(-1)).toMatchObject({ path: ['a9'], extensions: { code: 'query.too-long', status: 413 } })
  })
})

describe('the budget of the answer', () => {
  const short = toyService(createMemoryStore(), { workLimits: { ...NO_LIMITS, bytes: 2_000 } })

  test('fields that would exceed it are answered by a problem while they are made', async () => {
    const { status, data, errors } = await short.sendThrice(repeated(20, `${COUNT} { trace { rule } }`))
    expect([status, data?.a0 !== null, data?.a19]).toEqual([200, true, null])
    expect(errors[0]).toMatchObject({ extensions: { code: 'query.answer-too-large', status: 413 } })
  })

  test('an answer that has become too large is refused', async () => {
    const refusal = { status: 413, errors: [{ extensions: { code: 'query.answer-too-large' } }] }
    const answer = await short.sendThrice(repeated(50, 'games { id name summary }'))
    expect(answer).toMatchObject(refusal)
    expect(answer.data).toBeUndefined()
  })
})

describe('without introspection', () => {
  const closed = toyService(createMemoryStore(), { allowsIntrospection: false })

  test.each(['{ __schema { types { name } } }', '{ a: __type(name: "Game") { name } games { id } }'])(
    '%s is refused',
    async (query) => {
      const { status, errors } = await closed.sendThrice(query)
      expect(status).toBe(400)
      expect(errors).toMatchObject([
        { message: expect.stringContaining('Introspection is switched off'), extensions: { code: 'query.refused' } },
      ])
    },
  )

  test('names of types are still told', async () => {
    expect(await closed.send('{ games { __typename } }')).toMatchObject({ data: { games: [{ __typename: 'Game' }] } })
  })
})
