import fc from 'fast-check'
import { STANDARD_LENGTHS } from '../../../../src/games/shatterpoint/content/lengths.ts'
import type {
  PlacedCharacter,
  PlacedField,
  PlacedObjective,
  PlacedPart,
  PlacedUnit,
} from '../../../../src/games/shatterpoint/table/placed-field.ts'
import { PLAYERS, UNIT_TYPES } from '../../../../src/games/shatterpoint/vocabulary.ts'
import { againstTheClock } from '../../../../src/geometry/polygon.ts'
import { simplePolygon, type Turn, turnDisc, turnPolygon } from '../../../support/shapes.ts'

/** Tables of 100 × 100 mm in whole micrometres, so that they stay within bounds when they are turned. */
const SIDE = 100
const GRID = 1000
/** The heights and lengths of a small table: elevations differ by more than 8 mm. */
const HEIGHTS = [0, 4000, 8000, 8001, 12_000, 20_000]
const LENGTHS = { ...STANDARD_LENGTHS, range1: 3, range2: 8, range3: 20, range4: 40, range5: 60 }

const height = fc.constantFrom(...HEIGHTS)
const place = fc.record({
  x: fc.nat({ max: SIDE }).map((x) => x * GRID),
  y: fc.nat({ max: SIDE }).map((y) => y * GRID),
})

const part = (id: number): fc.Arbitrary<PlacedPart> =>
  fc
    .record({
      small: simplePolygon(30),
      at: place,
      top: fc.constantFrom(...HEIGHTS.slice(1)),
      isBlocked: fc.boolean(),
      isPassable: fc.boolean(),
    })
    .map(({ small, at, top, isBlocked, isPassable }) => ({
      id: `part ${id}`,
      piece: `piece ${id}`,
      outline: againstTheClock(small.map(({ x, y }) => ({ x: at.x + x * GRID, y: at.y + y * GRID }))),
      bottom: 0,
      top,
      isBlocked,
      isPassable,
    }))

const object = fc.record({ at: place, radius: fc.integer({ min: 1, max: 6 }), z: height })
type RandomObject = { at: { x: number; y: number }; radius: number; z: number }
const placed = (id: string, { at, radius, z }: RandomObject) => ({
  id,
  disc: { ...at, radius: radius * GRID },
  z,
  on: null,
})

const unit = (id: number): fc.Arbitrary<PlacedUnit> =>
  fc
    .record({
      characters: fc.array(object, { minLength: 1, maxLength: 2 }),
      type: fc.constantFrom(...UNIT_TYPES),
      isWounded: fc.boolean(),
      hunker: fc.nat({ max: 2 }),
      intercedes: fc.subarray([...UNIT_TYPES]),
    })
    .map(({ characters, type, isWounded, hunker, intercedes }) => {
      const members: PlacedCharacter[] = []
      const player = PLAYERS[id % 2] ?? 'A'
      const made: PlacedUnit = {
        id: `unit ${id}`,
        player,
        type,
        tags: null,
        isWounded,
        hunker,
        conditions: [],
        toughness: null,
        intercedes,
        characters: members,
      }
      for (const [index, one] of characters.entries()) {
        members.push({ ...placed(`${id}-${index}`, one), unit: made })
      }
      return made
    })

const objective = (id: number): fc.Arbitrary<PlacedObjective> =>
  fc
    .record({
      object,
      face: fc.constantFrom('active' as const, 'inactive' as const),
      controller: fc.constantFrom(...PLAYERS, null),
    })
    .map(({ object: one, face, controller }) => ({
      ...placed(`objective ${id}`, one),
      face,
      controller,
      priority: false,
      locked: false,
    }))

const listOf = <Thing>(count: number, thing: (id: number) => fc.Arbitrary<Thing>): fc.Arbitrary<Thing[]> =>
  fc.tuple(...Array.from({ length: count }, (_, id) => thing(id)))

/** A table with two to six units and a few parts, at any heights. */
export const anyField: fc.Arbitrary<PlacedField> = fc
  .record({ parts: fc.nat({ max: 6 }), units: fc.integer({ min: 2, max: 6 }) })
  .chain(({ parts, units }) =>
    fc.record({ parts: listOf(parts, part), units: listOf(units, unit), objectives: listOf(2, objective) }),
  )
  .map(({ parts, units, objectives }) => ({
    width: SIDE * GRID,
    depth: SIDE * GRID,
    parts,
    units,
    characters: units.flatMap(({ characters }) => characters),
    objectives,
    lengths: LENGTHS,
  }))

/** A way to lay the same table out elsewhere. */
export type Layout = {
  readonly turn: Turn
  readonly shift: { readonly x: number; readonly y: number }
  readonly isMirrored: boolean
}

/** The same table laid out elsewhere; turning makes everything larger by the third number of the turn. */
export function laidOut(field: PlacedField, { turn, shift, isMirrored }: Layout): PlacedField {
  const [, , scale] = turn
  const moved = <At extends { x: number; y: number }>(at: At): At => ({
    ...at,
    x: (isMirrored ? -at.x : at.x) + shift.x,
    y: at.y + shift.y,
  })
  const disc = (item: PlacedCharacter['disc']) => moved(turnDisc(item, turn))
  const parts = field.parts.map((part) => ({
    ...part,
    outline: againstTheClock(turnPolygon(part.outline, turn).map(moved)),
    bottom: part.bottom * scale,
    top: part.top * scale,
  }))
  const units = field.units.map((unit) => {
    const characters: PlacedCharacter[] = []
    const unitMoved: PlacedUnit = { ...unit, characters }
    for (const member of unit.characters) {
      characters.push({ ...member, disc: disc(member.disc), z: member.z * scale, unit: unitMoved })
    }
    return unitMoved
  })
  const { range1, range2, range3, range4, range5 } = field.lengths
  const [one, two, three, four, five] = [range1, range2, range3, range4, range5].map((range) => range * scale)
  return {
    ...field,
    parts,
    units,
    characters: units.flatMap(({ characters }) => characters),
    objectives: field.objectives.map((token) => ({ ...token, disc: disc(token.disc), z: token.z * scale })),
    lengths: {
      ...field.lengths,
      range1: one ?? 0,
      range2: two ?? 0,
      range3: three ?? 0,
      range4: four ?? 0,
      range5: five ?? 0,
    },
  }
}

/** The same field with everything at one height, the ground. */
export function flattened(field: PlacedField): PlacedField {
  const units = field.units.map((unit) => {
    const characters: PlacedCharacter[] = []
    const flat: PlacedUnit = { ...unit, characters }
    for (const member of unit.characters) characters.push({ ...member, z: 0, unit: flat })
    return flat
  })
  const characters = units.flatMap((unit) => unit.characters)
  return { ...field, units, characters, objectives: field.objectives.map((token) => ({ ...token, z: 0 })) }
}
