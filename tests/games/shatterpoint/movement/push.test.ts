import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitVector } from '../../../../src/games/shatterpoint/measuring/direction.ts'
import { endViolations, isOverhead, placeOn } from '../../../../src/games/shatterpoint/movement/end-position.ts'
import { pushOperation } from '../../../../src/games/shatterpoint/movement/push/push.operation.ts'
import { pushAlong } from '../../../../src/games/shatterpoint/movement/push/push.ts'
import { relationOf } from '../../../../src/games/shatterpoint/table/elevation.ts'
import type { PlacedField, PlacedObject, PlacedPart } from '../../../../src/games/shatterpoint/table/placed-field.ts'
import { block, gantry, lone, piece, type Table } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import { type Disc, discsOverlap, overlapsPolygon } from '../../../../src/geometry/disc/disc.ts'
import { anyTable, characterOf, fieldOf, shiftedBy, standingField, turnedBy } from './movement-fixtures.ts'

const degrees = fc.oneof(fc.constantFrom(0, 45, 90, 135, 180, 270), fc.double({ min: 0, max: 359, noNaN: true }))
const LENGTH = 76_000
const BY_ROUNDING = 2

/** The book’s procedure, one small step after the other. */
class March {
  readonly #object: PlacedObject
  readonly #angle: number
  readonly #field: PlacedField

  constructor(object: PlacedObject, angle: number, field: PlacedField) {
    this.#object = object
    this.#angle = angle
    this.#field = field
  }

  discAt(distance: number, less = 0): Disc {
    const { x, y } = unitVector(this.#angle)
    const { disc } = this.#object
    return {
      x: Math.round(disc.x + x * distance),
      y: Math.round(disc.y + y * distance),
      radius: disc.radius - less,
    }
  }

  #isLevel = ({ top }: PlacedPart) => relationOf(top, this.#object.z, this.#field) === 'same'

  #carries(part: PlacedPart): boolean {
    const { z, disc, on } = this.#object
    if (part === on) return true
    const stoodOn = this.#field.parts.filter(
      (part) =>
        part === on ||
        (this.#isLevel(part) && !isOverhead(part, z, this.#field) && overlapsPolygon(disc, part.outline)),
    )
    return (
      this.#isLevel(part) && !isOverhead(part, z, this.#field) && stoodOn.some(({ piece: one }) => one === part.piece)
    )
  }

  /** Whether it has run into something by more than a depth. */
  isStopped(distance: number, depth: number): boolean {
    const { id, z, disc: start } = this.#object
    const disc = this.discAt(distance, depth)
    const { parts, characters, objectives } = this.#field
    const isLow = (height: number) => relationOf(height, z, this.#field) === 'lower'
    return (
      parts.some(
        (part) =>
          !isLow(part.top) &&
          !isOverhead(part, z, this.#field) &&
          !this.#carries(part) &&
          overlapsPolygon(disc, part.outline),
      ) ||
      [...characters, ...objectives].some(
        (other) =>
          other.id !== id && !isLow(other.z) && !discsOverlap(start, other.disc) && discsOverlap(disc, other.disc),
      )
    )
  }

  /** Whether it may rest there, not by rounding alone. */
  canRest(distance: number): boolean {
    const disc = this.discAt(distance)
    const around = [disc, { ...disc, x: disc.x + 1 }, { ...disc, x: disc.x - 1 }, { ...disc, y: disc.y + 1 }]
    return [...around, { ...disc, y: disc.y - 1 }].every((candidate) => this.#isRest(candidate))
  }

  #isRest(disc: Disc): boolean {
    const { z } = this.#object
    const under = this.#field.parts
      .filter((part) => (part.top <= z || this.#carries(part)) && !isOverhead(part, z, this.#field))
      .filter(({ outline }) => overlapsPolygon(disc, outline))
      .sort((a, b) => b.top - a.top)
    return endViolations(placeOn(disc, under[0] ?? null), this.#object, this.#field, []).length === 0
  }
}

describe('a push', () => {
  test('ends as the march in small steps does, and never illegally or over the edge', () => {
    fc.assert(
      fc.property(anyTable(20, 260), fc.nat({ max: 3 }), degrees, (table, pick, angle) => {
        const field = standingField(table, pick)
        fc.pre(field !== null)
        const mover = characterOf(field, 'Mover')
        const march = new March(mover, angle, field)
        const { place, distance } = pushAlong(mover, unitVector(angle), LENGTH, field)
        if (distance > 0) expect(endViolations(place, mover, field, [])).toEqual([])
        expect(distance).toBeLessThanOrEqual(LENGTH)

        const step = 400
        for (let at = step; at <= distance; at += step)
          expect([at, march.isStopped(at, BY_ROUNDING)]).toEqual([at, false])
        // Beyond where it ends, it is stopped before it comes to another place to rest.
        for (let at = distance + 6; at <= LENGTH; at += step) {
          if (march.isStopped(at, 0)) break
          expect([at, march.canRest(at)]).toEqual([at, false])
        }
      }),
      { numRuns: 60 },
    )
  })

  test('turns with the table', () => {
    fc.assert(
      fc.property(anyTable(700, 1000), degrees, fc.integer({ min: 1, max: 3 }), (table, angle, quarters) => {
        const [before, after] = [fieldOf({ ...table, width: 1800, depth: 1800 }), fieldOf(turnedBy(quarters, table))]
        const push = (field: PlacedField, by: number) =>
          pushAlong(characterOf(field, 'Mover'), unitVector(by), LENGTH, field)
        const [one, other] = [push(before, angle), push(after, angle + 90 * quarters)]
        // Halves are rounded up, whichever way that is, so a turn may change the last micrometre.
        expect(Math.abs(one.distance - other.distance)).toBeLessThanOrEqual(2)
        expect([other.stop, other.by, other.place.z]).toEqual([one.stop, one.by, one.place.z])
      }),
    )
  })

  test('moves with the table', () => {
    fc.assert(
      fc.property(anyTable(400, 700), degrees, fc.integer({ min: -250, max: 700 }), (table, angle, by) => {
        const [before, after] = [fieldOf({ ...table, width: 1800, depth: 1800 }), fieldOf(shiftedBy(by, table))]
        const push = (field: PlacedField) => pushAlong(characterOf(field, 'Mover'), unitVector(angle), LENGTH, field)
        const [one, other] = [push(before), push(after)]
        expect([other.distance, other.stop, other.by]).toEqual([one.distance, one.stop, one.by])
      }),
    )
  })
})

const pushed = (table: Table, angle: number, length = LENGTH) => {
  const field = fieldOf(table)
  return pushAlong(characterOf(field, 'Mover'), unitVector(angle), length, field)
}

describe('what stops a push', () => {
  const mover = (x: number, y: number, on?: string) => lone('A', 'Mover', [x, y], on === undefined ? {} : { on })

  test('a wall it only slides along does not', () => {
    const table = { terrain: [piece(block('wall', [100, 120, 300, 140]))], units: [mover(100, 100)] }
    expect(pushed(table, 0)).toMatchObject({ distance: LENGTH, stop: 'full' })
    expect(pushed(table, 1)).toMatchObject({ distance: 0, stop: 'terrain', by: 'wall' })
  })

  test('a base it touches does if the push goes into it', () => {
    const table = { units: [mover(100, 100), lone('B', 'Other', [140, 100])] }
    expect(pushed(table, 0)).toMatchObject({ distance: 0, stop: 'character', by: 'Other' })
    expect(pushed(table, 90)).toMatchObject({ distance: LENGTH, stop: 'full' })
  })

  test('a lower base does not, unless it would end on it', () => {
    const roof = piece(block('roof', [40, 40, 160, 160]))
    const table = { terrain: [roof], units: [mover(130, 100, 'roof'), lone('B', 'Other', [200, 100])] }
    expect(pushed(table, 0)).toMatchObject({ distance: 10_000, stop: 'drop', place: { z: 100_000 } })
    expect(pushed(table, 0, 152_000)).toMatchObject({ distance: 152_000, stop: 'full', place: { z: 0 } })
  })

  test('another part of the piece it stands on does not, one of another piece does', () => {
    const [one, other] = [block('one', [0, 40, 120, 160]), block('other', [120, 40, 260, 160])]
    const units = [mover(80, 100, 'one')]
    expect(pushed({ terrain: [piece(one, other)], units }, 0)).toMatchObject({ stop: 'full', place: { z: 100_000 } })
    expect(pushed({ terrain: [piece(one), piece(other)], units }, 0)).toMatchObject({
      distance: 20_000,
      stop: 'terrain',
      by: 'other',
    })
  })

  test('a gantry too low to pass below does', () => {
    const low = { terrain: [piece(gantry('low', [200, 0, 260, 200], { bottom: 40 }))], units: [mover(150, 100)] }
    expect(pushed(low, 0)).toMatchObject({ distance: 30_000, stop: 'terrain', by: 'low' })
    const high = { terrain: [piece(gantry('high', [200, 0, 260, 200], { bottom: 50 }))], units: [mover(150, 100)] }
    expect(pushed(high, 0)).toMatchObject({ stop: 'full', place: { z: 0 } })
  })
})

test('an unknown object is named once, not as a source that nobody told', () => {
  const battlefield = { units: [lone('A', 'Rex', [100, 100])] }
  const answer = pushOperation.answer(
    { battlefield: { drawn: battlefield }, object: 'Cody', range: 1, angle: 0 },
    () => '',
  )
  expect(answer).toMatchObject({ kind: 'refused', violations: [{ path: ['object'], facts: { id: 'Cody' } }] })
})
