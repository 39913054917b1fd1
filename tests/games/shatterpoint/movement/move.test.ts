import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unitVector } from '../../../../src/games/shatterpoint/measuring/direction.ts'
import { layTemplate, type Placement, touchesTemplate } from '../../../../src/games/shatterpoint/measuring/template.ts'
import { placeOn, standingPlaces } from '../../../../src/games/shatterpoint/movement/end-position.ts'
import { findPlacement } from '../../../../src/games/shatterpoint/movement/find-placement.ts'
import {
  type CarriedOut,
  type Move,
  placementViolations,
  templateOf,
  wallsFor,
} from '../../../../src/games/shatterpoint/movement/move.ts'
import type { Disc, PlacedField } from '../../../../src/games/shatterpoint/table/placed-field.ts'
import { block, lone, piece } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import { anyTable, characterOf, fieldOf, shiftedBy, standingField, turnedBy } from './movement-fixtures.ts'

const theta = fc.double({ min: 0, max: 359, noNaN: true })
const phi = fc.double({ min: -90, max: 90, noNaN: true })
const kind = fc.constantFrom<CarriedOut>('advance', 'dash', 'climb', 'jump')

const moveOf = (field: PlacedField, carriedOut: CarriedOut, placement: Placement, disc: Disc): Move => {
  const character = characterOf(field, 'Mover')
  const [end = placeOn(disc, null)] = standingPlaces(disc, character, field)
  return {
    character,
    kind: carriedOut,
    isPinned: false,
    isHeld: false,
    usesScale: false,
    direction: null,
    placement,
    end,
  }
}

/** A base at the end of a template, a share of the way to its radius aside. */
function baseAtEnd(field: PlacedField, carriedOut: CarriedOut, placement: Placement, share: number): Disc {
  const { disc } = characterOf(field, 'Mover')
  const { end } = layTemplate(disc, templateOf(carriedOut, field), placement)
  const way = unitVector(placement.theta + placement.phi)
  const radius = disc.radius
  return { x: Math.round(end.x + way.x * radius * share), y: Math.round(end.y + way.y * radius * share), radius }
}

const codesOf = (move: Move, carriedOut: CarriedOut, field: PlacedField) =>
  placementViolations(move, carriedOut, field).map(({ code, by }) => `${code} ${by}`)

describe('a move', () => {
  test('turns and moves with the table', () => {
    const cases = [anyTable(700, 1000), kind, theta, phi, fc.integer({ min: 0, max: 3 })] as const
    fc.assert(
      fc.property(...cases, fc.integer({ min: -300, max: 300 }), (table, carriedOut, first, bend, quarters, by) => {
        const [before, after] = [turnedBy(0, table), shiftedBy(by, turnedBy(quarters, table))].map((entry) =>
          fieldOf({ ...entry, width: 1800, depth: 1800 }),
        ) as [PlacedField, PlacedField]
        const codes = (field: PlacedField, turned: number) => {
          const placement = { theta: first + 90 * turned, phi: bend }
          const disc = baseAtEnd(field, carriedOut, placement, 0.5)
          return codesOf(moveOf(field, carriedOut, placement, disc), carriedOut, field)
        }
        expect(codes(after, quarters)).toEqual(codes(before, 0))
      }),
    )
  })

  test('a longer template reaches whatever a shorter one does', () => {
    const arms = fc.integer({ min: 1, max: 120 })
    const at = fc.integer({ min: 0, max: 400 })
    fc.assert(
      fc.property(arms, arms, arms, at, at, (firstArm, secondArm, more, x, y) => {
        const base = { x: 200_000, y: 200_000, radius: 20_000 }
        const target = { x: x * 1000, y: y * 1000, radius: 20_000 }
        const reach = (longer: number) =>
          findPlacement(base, target, { firstArm: firstArm + longer, secondArm, width: 0, maxBend: 90 }, [])
        if (reach(0).placement !== null) expect(reach(more).placement).not.toBeNull()
        const isNear = Math.hypot(target.x - base.x, target.y - base.y) <= 40_000 + (firstArm + secondArm) * 1000
        expect(reach(0)).toMatchObject({ isCertain: true })
        expect(reach(0).placement !== null).toBe(isNear)
      }),
    )
  })
})

describe('a placement that is looked for', () => {
  /** Whether a template laid there touches the target and crosses no wall. */
  const isFree = (placement: Placement, target: Disc, carriedOut: CarriedOut, field: PlacedField) => {
    const codes = placementViolations(moveOf(field, carriedOut, placement, target), carriedOut, field)
    return codes.every(({ code }) => !['jointLimit', 'templateBlocked', 'notTouchingTemplate'].includes(code))
  }

  test('is legal, and is found where there is room for one', () => {
    fc.assert(
      fc.property(
        anyTable(200, 400, 3),
        theta,
        phi,
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (table, first, bend, share) => {
          const field = standingField(table, 0)
          fc.pre(field !== null)
          const target = baseAtEnd(field, 'advance', { theta: first, phi: bend }, share)
          const around = [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => ({ theta: first + a, phi: bend + b })))
          const character = characterOf(field, 'Mover')
          const walls = wallsFor(character, 'advance', field).map(({ outline }) => outline)
          const { placement, isCertain } = findPlacement(character.disc, target, field.lengths.advance, walls)
          if (placement !== null) expect(isFree(placement, target, 'advance', field)).toBe(true)
          const isFound = placement !== null
          if (around.every((candidate) => isFree(candidate, target, 'advance', field))) expect(isFound).toBe(true)
          if (isFree({ theta: first, phi: bend }, target, 'advance', field)) expect(isFound || !isCertain).toBe(true)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('a wall between is gone around', () => {
    const table = { terrain: [piece(block('wall', [150, 60, 165, 140]))], units: [lone('A', 'Mover', [100, 100])] }
    const field = fieldOf(table)
    const { disc } = characterOf(field, 'Mover')
    const walls = field.parts.map(({ outline }) => outline)
    const target = { x: 200_000, y: 120_000, radius: 20_000 }
    const { placement } = findPlacement(disc, target, field.lengths.advance, walls)
    expect(placement).not.toBeNull()
    expect(touchesTemplate(target, layTemplate(disc, field.lengths.advance, placement as Placement))).toBe(true)
    expect(findPlacement(disc, target, field.lengths.dash, walls)).toMatchObject({ placement: null, isCertain: false })
  })

  test('a template with a width needs room for it', () => {
    const terrain = [piece(block('left', [150, 111, 200, 200])), piece(block('right', [150, 0, 200, 89]))]
    const field = fieldOf({ terrain, units: [lone('A', 'Mover', [100, 100])] })
    const { disc } = characterOf(field, 'Mover')
    const walls = field.parts.map(({ outline }) => outline)
    const through = (width: number) =>
      findPlacement(disc, { x: 280_000, y: 100_000, radius: 20_000 }, { ...field.lengths.advance, width }, walls)
    expect(through(22)).toMatchObject({ placement: { theta: 0, phi: 0 } })
    expect(through(22.002).placement).toBeNull()
  })
})
