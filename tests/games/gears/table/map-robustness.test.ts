import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapAssemblyOperation } from '../../../../src/games/gears/table/map-assembly.operation.ts'
import { mapCheckOperation } from '../../../../src/games/gears/table/map-check.operation.ts'
import { noSeed } from '../../../support/chance.ts'

const coordinate = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.constantFrom(-1_000_000, 1_000_000))
const point = fc.record({ x: coordinate, y: coordinate })
const zone = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd'),
  polygon: fc.array(point, { minLength: 3, maxLength: 6 }),
  covers: fc.array(
    fc.record({
      id: fc.constantFrom('1', '2'),
      arrows: fc.array(fc.record({ centre: point, facing: point }), { minLength: 1, maxLength: 2 }),
    }),
    { maxLength: 2 },
  ),
  holes: fc.array(fc.record({ id: fc.constantFrom('h', 'k'), at: point }), { maxLength: 1 }),
})
const edge = fc.record({ from: point, to: point, kind: fc.constantFrom('passable', 'wall', 'elevation') })
const door = fc.record({ id: fc.constantFrom('d', 'e'), zone: fc.constantFrom('a', 'b'), from: point, to: point })
const gate = fc.record({
  from: point,
  to: point,
  anchor: point,
  way: fc.constantFrom('north', 'west', 'south', 'east'),
})
const zones = fc.oneof(fc.array(zone, { minLength: 1, maxLength: 4 }), fc.constantFrom(...squares()))

/** Rows of sound zones, so that what is built on them is reached as well. */
function squares() {
  return [1, 2, 3].map((count) =>
    Array.from({ length: count }, (_, index) => ({
      id: 'abc'[index] ?? 'd',
      polygon: [
        { x: 3 * index, y: 0 },
        { x: 3 * index + 3, y: 0 },
        { x: 3 * index + 3, y: 3 },
        { x: 3 * index, y: 3 },
      ],
    })),
  )
}

const side = (y: number, way: string) => ({ from: { x: 0, y }, to: { x: 3, y }, anchor: { x: 0, y }, way })
const piece = fc.record(
  {
    id: fc.constantFrom('P', 'Q', '2A'),
    zones,
    edges: fc.array(edge, { maxLength: 2 }),
    entrance: fc.oneof(gate, fc.constant(side(0, 'north'))),
    exit: fc.oneof(gate, fc.constant(side(3, 'north'))),
  },
  { requiredKeys: ['id', 'zones', 'entrance'] },
)

/** Every input of the right shape ends in an answer or a refusal, and every answer has its words and its picture. */
function expectAnswer(operation: typeof mapCheckOperation, input: object): void {
  const answer = operation.answer(input, noSeed)
  expect(answer.kind).not.toBe('invalid')
  if (answer.kind !== 'ruled') return
  expect(operation.outcome.safeParse(answer.outcome).success).toBe(true)
  for (const locale of ['en', 'es'] as const) {
    expect(operation.headline(answer, locale)).not.toMatch(/undefined|NaN/)
    expect(JSON.stringify(operation.picture(answer, locale))).not.toMatch(/undefined|NaN|null/)
  }
}

test('any map can be checked', () => {
  const subject = fc.oneof(
    fc.record({
      drawn: fc.record({ zones, edges: fc.array(edge, { maxLength: 3 }), doors: fc.array(door, { maxLength: 2 }) }),
    }),
    fc.record({ piece }),
    fc.record({
      content: fc
        .array(fc.constantFrom('1A', '1B', '2A', '17A', '9B', 'X', ''), { minLength: 1, maxLength: 5 })
        .map((pieces) => pieces.join('+') || '+'),
    }),
  )
  fc.assert(
    fc.property(subject, (asked) => expectAnswer(mapCheckOperation, { subject: asked })),
    { numRuns: 120 },
  )
})

test('any pieces can be tried to be joined', () => {
  const chain = fc.record({
    pieces: fc.array(fc.constantFrom('P', 'Q', '2A', '17A', '3B', '11A', '9B'), { minLength: 1, maxLength: 5 }),
    order: fc.constantFrom('asGiven', 'firstThatFits'),
    settled: fc.integer({ min: 0, max: 6 }),
    turnFirst: fc.boolean(),
    placements: fc.array(
      fc.record({ piece: fc.constantFrom('P', '2A'), turns: fc.integer({ min: 0, max: 3 }), shift: point }),
      {
        maxLength: 1,
      },
    ),
  })
  fc.assert(
    fc.property(fc.array(chain, { minLength: 1, maxLength: 2 }), fc.array(piece, { maxLength: 2 }), (chains, drawn) =>
      expectAnswer(mapAssemblyOperation, { chains, drawn }),
    ),
    { numRuns: 120 },
  )
})
