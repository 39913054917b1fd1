import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { legalTargets } from '../../../../src/games/shatterpoint/combat/attack/targets.ts'
import { distanceOf, isWithinRange } from '../../../../src/games/shatterpoint/measuring/distance.ts'
import type { ShatterpointRules } from '../../../../src/games/shatterpoint/rules.ts'
import { placeToken } from '../../../../src/games/shatterpoint/setup/objective-placement.ts'
import { coverOf } from '../../../../src/games/shatterpoint/sight/cover.ts'
import { engagementOf, isEngagedWith } from '../../../../src/games/shatterpoint/sight/engagement.ts'
import { lineOfSight, sees } from '../../../../src/games/shatterpoint/sight/line-of-sight.ts'
import {
  areEnemies,
  type PlacedCharacter,
  type PlacedField,
  type PlacedObject,
  type PlacedPart,
} from '../../../../src/games/shatterpoint/table/placed-field.ts'
import { controlOf } from '../../../../src/games/shatterpoint/victory/control.ts'
import { overlapsPolygon } from '../../../../src/geometry/disc/disc.ts'
import { locate } from '../../../../src/geometry/polygon.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { TURNS, type Turn } from '../../../support/shapes.ts'
import { anyField, flattened, laidOut } from './random-tables.ts'

const newTrace = () => new Trace<ShatterpointRules>()

function* pairs({ characters }: PlacedField): Iterable<[PlacedCharacter, PlacedCharacter]> {
  for (const one of characters) for (const other of characters) if (one !== other) yield [one, other]
}

const ranged = { type: 'ranged', other: 0, isIgnored: false, variant: 'printed' } as const

/** Everything that the rules say about a table, without lengths and places. */
function answers(field: PlacedField) {
  return {
    pairs: [...pairs(field)].map(([one, other]) => ({
      sight: lineOfSight(field, one, other, newTrace()).visible,
      seenThrough: lineOfSight(field, one, other, newTrace()).seenThrough,
      ranges: distanceOf(one, other, field.lengths, newTrace()).ranges,
      engaged: isEngagedWith(field, one, other),
      cover: coverOf(field, one, other, ranged, newTrace()).cover,
    })),
    targets: field.characters.flatMap((character) =>
      (['melee', 'ranged'] as const).map((type) =>
        legalTargets(field, character, { type, rating: 1, range: 4 }, newTrace()),
      ),
    ),
    control: field.objectives.map((objective) => controlOf(field, objective, newTrace())),
    tokens: field.objectives.map((objective) => placeToken(field, objective, () => true, newTrace()).part?.id),
  }
}

describe('a table laid out elsewhere', () => {
  test.each(TURNS.map((turn) => [turn] as const))('turned by %j, mirrored and moved, it is ruled on alike', (turn) => {
    const straight: Turn = [turn[2], 0, turn[2]]
    fc.assert(
      fc.property(anyField, fc.boolean(), fc.integer({ min: -9999, max: 9999 }), (field, isMirrored, far) => {
        const there = laidOut(field, { turn, shift: { x: far, y: -2 * far }, isMirrored })
        const here = laidOut(field, { turn: straight, shift: { x: 0, y: 0 }, isMirrored: false })
        expect(answers(there)).toEqual(answers(here))
      }),
      { numRuns: 25 },
    )
  })
})

describe('shatterpoint.los.line', () => {
  test('is mutual at one elevation, if nobody stands in a part', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const flat = flattened(field)
        const isFree = ({ disc }: PlacedObject) => !flat.parts.some(({ outline }) => overlapsPolygon(disc, outline))
        for (const [one, other] of pairs(flat)) {
          if (isFree(one) && isFree(other)) expect(sees(flat, one, other)).toBe(sees(flat, other, one))
        }
      }),
      { numRuns: 150 },
    )
  })

  test('another part never shows more', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const fewer = { ...field, parts: field.parts.slice(1) }
        for (const [one, other] of pairs(field)) {
          if (sees(field, one, other)) expect(sees(fewer, one, other)).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })

  test('agrees with lines that are tried out', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        for (const [one, other] of pairs(field)) {
          const { visible, witness } = lineOfSight(field, one, other, newTrace())
          const parts = field.parts.filter((part) => interrupts(part, one, other, field))
          if (!visible) expect(triedLines(one, other).some((line) => isFree(line, parts))).toBe(false)
          if (witness === null) continue
          const inMicrometres = { from: scaled(witness.from), to: scaled(witness.to) }
          expect(crossing(inMicrometres, parts)).toBeLessThan(SLACK)
        }
      }),
      { numRuns: 60 },
    )
  })
})

type At = { readonly x: number; readonly y: number }
type TriedLine = { readonly from: At; readonly to: At }

const scaled = ({ x, y }: At): At => ({ x: x * 1000, y: y * 1000 })
/** A witness is told to a thousandth of a millimetre, so it may graze a part by a little. */
const SLACK = 3

/** The rules on what interrupts a line, once more and in other words. */
function interrupts(part: PlacedPart, viewer: PlacedObject, target: PlacedObject, field: PlacedField): boolean {
  const limit = field.lengths.range2 * 1000
  const isLow = part.top - viewer.z <= limit || (target.z > 0 && part.top - target.z <= limit)
  return part.isBlocked && !isLow && !overlapsPolygon(viewer.disc, part.outline)
}

const ANGLES = Array.from({ length: 12 }, (_, step) => (step * Math.PI) / 6)

/** Lines between many points of two bases. */
function triedLines({ disc: one }: PlacedObject, { disc: other }: PlacedObject): TriedLine[] {
  const pointsOf = ({ x, y, radius }: typeof one) => [
    { x, y },
    ...ANGLES.map((angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) })),
  ]
  return pointsOf(one).flatMap((from) => pointsOf(other).map((to) => ({ from, to })))
}

const STEPS = 60

/** The depth in micrometres, roughly, to which a line enters parts. */
function crossing({ from, to }: TriedLine, parts: readonly PlacedPart[]): number {
  const depths = parts.flatMap(({ outline }) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const share = step / STEPS
      const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      return locate(outline, point) === 'inside' ? outlineDistance(point, { outline }) : 0
    }),
  )
  return Math.max(0, ...depths)
}

const outlineDistance = (point: At, { outline }: Pick<PlacedPart, 'outline'>): number =>
  Math.min(...outline.map((corner, index) => aside(point, corner, outline[(index + 1) % outline.length] ?? corner)))

/** How far a point is from the segment between two others. */
function aside(point: At, a: At, b: At): number {
  const [x, y] = [b.x - a.x, b.y - a.y]
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * x + (point.y - a.y) * y) / (x * x + y * y)))
  return Math.hypot(point.x - a.x - share * x, point.y - a.y - share * y)
}

/** Whether a line keeps clear of parts, by more than rounding. */
function isFree({ from, to }: TriedLine, parts: readonly PlacedPart[]): boolean {
  return parts.every(({ outline }) =>
    outline.every((corner, index) => {
      const next = outline[(index + 1) % outline.length] ?? corner
      return (
        locate(outline, from) === 'outside' && locate(outline, to) === 'outside' && areApart(from, to, corner, next)
      )
    }),
  )
}

function areApart(a: At, b: At, c: At, d: At): boolean {
  const side = (from: At, to: At, point: At) =>
    ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) /
    Math.hypot(to.x - from.x, to.y - from.y)
  const [one, two] = [side(a, b, c), side(a, b, d)]
  const [three, four] = [side(c, d, a), side(c, d, b)]
  const areBeside = (s: number, t: number) => (s > SLACK && t > SLACK) || (s < -SLACK && t < -SLACK)
  return areBeside(one, two) || areBeside(three, four)
}

describe('shatterpoint.measure.within', () => {
  test('holds for every longer range, and never begins to hold when an object goes away', () => {
    fc.assert(
      fc.property(anyField, fc.integer({ min: 1, max: 20 }), (field, steps) => {
        for (const [one, other] of pairs(field)) {
          const { ranges } = distanceOf(one, other, field.lengths, newTrace())
          expect(ranges).toEqual([1, 2, 3, 4, 5].slice(5 - ranges.length))
          const { x, y, radius } = other.disc
          const away = { x: x + steps * (x - one.disc.x), y: y + steps * (y - one.disc.y), radius }
          for (const range of [1, 2, 3, 4, 5]) {
            if (isWithinRange(one, { disc: away }, range, field.lengths)) expect(ranges).toContain(range)
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('shatterpoint.attack.ranged', () => {
  test('a longer range never loses a target', () => {
    fc.assert(
      fc.property(anyField, fc.integer({ min: 1, max: 4 }), (field, range) => {
        for (const one of field.characters) {
          const near = legalTargets(field, one, { type: 'ranged', rating: 1, range }, newTrace())
          const far = legalTargets(field, one, { type: 'ranged', rating: 1, range: range + 1 }, newTrace())
          expect(far.targets).toEqual(expect.arrayContaining(near.targets))
          const enemies = field.characters.filter((other) => areEnemies(one, other)).map(({ id }) => id)
          expect([...near.targets, ...near.refused.map(({ character }) => character)].sort()).toEqual(enemies.sort())
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('shatterpoint.engaged.def', () => {
  test('says the same with and without its reasons', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        for (const [one, other] of pairs(field)) {
          if (!areEnemies(one, other)) expect(isEngagedWith(field, one, other)).toBe(false)
          else expect(engagementOf(field, one, other, newTrace()).engaged).toBe(isEngagedWith(field, one, other))
        }
      }),
      { numRuns: 100 },
    )
  })
})

describe('shatterpoint.cover.terrain', () => {
  test('looks at every part that a line passes, and at how near and how high it is', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const { range1, range2 } = field.lengths
        for (const [one, other] of [...pairs(field)].slice(0, 4)) {
          const lines = triedLines(one, other).filter((_, index) => index % 9 === 0)
          const { parts } = coverOf(field, one, other, ranged, newTrace())
          for (const part of field.parts) {
            const found = parts.find((each) => each.part === part.id)
            if (lines.some((line) => crossing(line, [part]) > SLACK)) expect(found).toBeDefined()
            if (found === undefined) continue
            expect(found.isHighEnough).toBe(one.z - part.top <= range2 * 1000)
            const gap = outlineDistance(other.disc, part) - other.disc.radius - range1 * 1000
            if (gap > SLACK) expect(found.isNear).toBe(locate(part.outline, other.disc) === 'inside')
            if (gap < -SLACK) expect(found.isNear).toBe(true)
          }
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('shatterpoint.control.same-level-first', () => {
  test('is what counting by hand gives', () => {
    fc.assert(
      fc.property(anyField, (field) => {
        const limit = field.lengths.range2 * 1000
        for (const token of field.objectives) {
          const contesting = field.characters.filter(
            ({ disc, unit }) =>
              !unit.isWounded &&
              Math.hypot(disc.x - token.disc.x, disc.y - token.disc.y) <= disc.radius + token.disc.radius + limit + 1,
          )
          const level = contesting.filter(({ z }) => Math.abs(z - token.z) <= limit)
          const counted = level.length > 0 ? level : contesting
          const lead = counted.reduce((sum, { unit }) => sum + (unit.player === 'A' ? 1 : -1), 0)
          const taker = lead === 0 ? token.controller : lead > 0 ? 'A' : 'B'
          const { controller } = controlOf(field, token, newTrace())
          expect(controller).toBe(token.face === 'inactive' ? null : taker)
        }
      }),
      { numRuns: 300 },
    )
  })
})
