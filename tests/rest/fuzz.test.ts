import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { arbitraryPair } from '../games/apex/table/arbitrary.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const operations = games.flatMap(({ operations }) => operations)

async function send(url: string, payload: string | Buffer) {
  const response = await app().inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })
  return { status: response.statusCode, body: response.json() }
}

describe('10,000 random valid boards', () => {
  test('are all ruled on, and sight is the same both ways', async () => {
    const url = '/v1/games/apex/rulings/line-of-sight'
    const pairs = fc.sample(arbitraryPair, { numRuns: 10_000, seed: 20_240_501 })
    for (const { board, from, to } of pairs) {
      const there = await send(url, JSON.stringify({ board: { drawn: board }, from: { cell: from }, to: { cell: to } }))
      const back = await send(url, JSON.stringify({ board: { drawn: board }, from: { cell: to }, to: { cell: from } }))
      expect([there.status, back.status]).toEqual([200, 200])
      expect(there.body.outcome.visible).toBe(back.body.outcome.visible)
    }
  }, 180_000)
})

/** Breaks one place of a JSON value; sometimes the bytes themselves. */
function mutations(input: unknown): fc.Arbitrary<string | Buffer> {
  const text = JSON.stringify(input)
  const places = placesOf(input)
  const nonsense = fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1.5,
    1e308,
    2 ** 53,
    '',
    'x'.repeat(5_000),
    '\u0000',
    '\ud800',
    [],
    {},
    [[[[]]]],
    { cell: null },
    { toString: 1 },
    Array.from({ length: 5_000 }, () => 0),
  )
  const replaced = fc
    .tuple(fc.constantFrom(...places), nonsense)
    .map(([place, value]) => JSON.stringify(set(input, place, value)))
  const added = fc
    .tuple(fc.constantFrom(...places), fc.string({ minLength: 1 }), nonsense)
    .map(([place, name, value]) => JSON.stringify(set(input, [...place, `unknown ${name}`], value)))
  const cut = fc.integer({ min: 1, max: text.length - 1 }).map((length) => text.slice(0, length))
  const bytes = fc.tuple(fc.nat(text.length - 1), fc.constantFrom(0xff, 0xc0, 0x80)).map(([index, byte]) => {
    const buffer = Buffer.from(text)
    buffer[index] = byte
    return buffer
  })
  const nested = fc.constantFrom(...places).map((place) => JSON.stringify(set(input, place, deep(200))))
  const large = fc.constantFrom(...places).map((place) => JSON.stringify(set(input, place, 'x'.repeat(5_000_000))))
  return fc.oneof(
    { weight: 40, arbitrary: replaced },
    { weight: 20, arbitrary: added },
    { weight: 10, arbitrary: cut },
    { weight: 10, arbitrary: bytes },
    { weight: 10, arbitrary: nested },
    { weight: 1, arbitrary: large },
  )
}

type Place = readonly (string | number)[]

function placesOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [place, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...place, key]))]
}

function set(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  copy[key] = set(copy[key], rest, replacement)
  return copy
}

const deep = (levels: number): unknown => (levels === 0 ? 0 : { cell: deep(levels - 1) })

describe('2,000 mutated bodies', () => {
  const perOperation = Math.ceil(2_000 / operations.length)

  test.each(operations)('$id answers each with a ruling or a 4xx problem', async (operation) => {
    const examples = operation.examples.map(({ input }) => input)
    const bodies = fc.sample(
      fc.constantFrom(...examples).chain((input) => mutations(input)),
      { numRuns: perOperation, seed: 20_240_502 },
    )
    const statuses = new Set<number>()
    for (const body of bodies) {
      const { status, body: answer } = await send(operation.path, body)
      statuses.add(status)
      if (status === 200) continue
      expect(status, String(body).slice(0, 300)).toBeGreaterThanOrEqual(400)
      expect(status, String(body).slice(0, 300)).toBeLessThan(500)
      expect(answer).toMatchObject({ status, code: expect.any(String), detail: expect.any(String) })
    }
    expect([...statuses]).toEqual(expect.arrayContaining([400]))
  })
})
