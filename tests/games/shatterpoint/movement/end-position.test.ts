import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  endViolations,
  isOverhead,
  type Place,
  placeOn,
} from '../../../../src/games/shatterpoint/movement/end-position.ts'
import { relationOf } from '../../../../src/games/shatterpoint/table/elevation.ts'
import type { Disc, PlacedField } from '../../../../src/games/shatterpoint/table/placed-field.ts'
import { block, gantry, lone, piece, type Table } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import { locate } from '../../../../src/geometry/polygon.ts'
import { type Turn, turnDisc, turnPolygon } from '../../../support/shapes.ts'
import { anyTable, characterOf, fieldOf } from './movement-fixtures.ts'

/** Points a millimetre apart that lie inside a disc. */
function* pointsIn({ x, y, radius }: Disc) {
  const step = 1000
  for (let dx = -radius; dx <= radius; dx += step)
    for (let dy = -radius; dy <= radius; dy += step)
      if (dx * dx + dy * dy < radius * radius) yield { x: x + dx, y: y + dy }
}

/** What is wrong with a place, point for point. */
function isIllegalAtAPoint({ disc, z }: Place, name: string, field: PlacedField): boolean {
  const { width, depth, characters, parts } = field
  const counted = parts.filter((part) => !isOverhead(part, z, field))
  const others = characters.filter((other) => other.id !== name && relationOf(other.z, z, field) === 'same')
  for (const point of pointsIn(disc)) {
    if (point.x < 0 || point.y < 0 || point.x > width || point.y > depth) return true
    if (counted.some(({ top, outline }) => top > z && locate(outline, point) === 'inside')) return true
    if (others.some(({ disc: base }) => Math.hypot(base.x - point.x, base.y - point.y) < base.radius)) return true
    const isLevel = ({ top }: (typeof parts)[number]) => relationOf(top, z, field) === 'same'
    const isCarried = counted.some((part) => isLevel(part) && locate(part.outline, point) !== 'outside')
    if (relationOf(0, z, field) === 'lower' && !isCarried) return true
  }
  return false
}

/** Where a character called Mover stands if it stands on what is below its middle, or on the ground. */
function placeOf(field: PlacedField, isHigh: boolean): Place {
  const { disc } = characterOf(field, 'Mover')
  const under = field.parts.filter(({ outline }) => locate(outline, disc) === 'inside').sort((a, b) => b.top - a.top)
  return placeOn(disc, isHigh ? (under[0] ?? null) : null)
}

const codesOf = (place: Place, field: PlacedField) =>
  endViolations(place, characterOf(field, 'Mover'), field, [])
    .filter(({ code }) => code !== 'offBattlefield')
    .map(({ code, by }) => `${code} ${by}`)

describe('where a movement may end', () => {
  test('is told as point for point', () => {
    fc.assert(
      fc.property(anyTable(20, 200), fc.boolean(), (table, isHigh) => {
        const field = fieldOf(table)
        const place = placeOf(field, isHigh)
        const isIllegal = endViolations(place, characterOf(field, 'Mover'), field, []).length > 0
        if (isIllegalAtAPoint(place, 'Mover', field)) expect(isIllegal).toBe(true)
        // A base that is a little larger meets everything that this one meets, and at more than one point.
        const larger = { ...place, disc: { ...place.disc, radius: place.disc.radius + 3000 } }
        if (!isIllegalAtAPoint(larger, 'Mover', field)) expect(isIllegal).toBe(false)
      }),
      { numRuns: 60 },
    )
  })

  test('turns with the table by exact angles', () => {
    const turns: Turn[] = [
      [3, 4, 5],
      [5, -12, 13],
    ]
    fc.assert(
      fc.property(anyTable(20, 100), fc.boolean(), fc.constantFrom(...turns), (table, isHigh, by) => {
        const field = fieldOf(table)
        const place = placeOf(field, isHigh)
        const parts = field.parts.map((part) => ({ ...part, outline: turnPolygon(part.outline, by) }))
        const characters = field.characters.map((character) => ({ ...character, disc: turnDisc(character.disc, by) }))
        const on = parts.find(({ id }) => id === place.on?.id) ?? null
        const turned = placeOn(turnDisc(place.disc, by), on)
        expect(codesOf(turned, { ...field, parts, characters })).toEqual(codesOf(place, field))
      }),
    )
  })

  const ending = (table: Table, x: number, y: number, on: string | null = null) => {
    const field = fieldOf({ ...table, units: [lone('A', 'Mover', [800, 800]), ...(table.units ?? [])] })
    const disc = { x: x * 1000, y: y * 1000, radius: 20_000 }
    return codesOf(placeOn(disc, field.parts.find(({ id }) => id === on) ?? null), field)
  }

  test('touching is not overlapping', () => {
    const table = { terrain: [piece(block('wall', [100, 0, 200, 200]))], units: [lone('B', 'Other', [60, 300])] }
    expect(ending(table, 80, 100)).toEqual([])
    expect(ending(table, 80.001, 100)).toEqual(['endPartial wall'])
    expect(ending(table, 100, 300)).toEqual([])
    expect(ending(table, 99.999, 300)).toEqual(['endOverlapsBase Other'])
  })

  test('a miniature needs room below a gantry', () => {
    const below = (bottom: number) => ({ terrain: [piece(gantry('gantry', [100, 0, 200, 200], { bottom }))] })
    expect(ending(below(50), 150, 100)).toEqual([])
    expect(ending(below(49.999), 150, 100)).toEqual(['noHeadroom gantry'])
  })

  test('low parts are stood on, however little of the base lies on them', () => {
    const table = { terrain: [piece(block('crate', [100, 0, 200, 200], { top: 30 }))] }
    expect(ending(table, 85, 100)).toEqual(['wrongHeight crate'])
    expect(ending(table, 85, 100, 'crate')).toEqual([])
    expect(ending(table, 80, 100, 'crate')).toEqual(['wrongHeight crate'])
  })

  test('parts carry a base together, with or without a seam', () => {
    const [one, other] = [block('one', [100, 0, 200, 200]), block('other', [200, 0, 300, 200], { top: 90 })]
    expect(ending({ terrain: [piece(one), piece(other)] }, 200, 100, 'one')).toEqual([])
    expect(ending({ terrain: [piece(one), piece(other)] }, 200, 100, 'other')).toEqual(['wrongHeight one'])
    const apart = block('other', [200.001, 0, 300, 200], { top: 90 })
    expect(ending({ terrain: [piece(one), piece(apart)] }, 200, 100, 'one')).toEqual(['endPartial one'])
  })
})
