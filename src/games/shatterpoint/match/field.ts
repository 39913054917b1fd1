import { againstTheClock } from '../../../geometry/polygon.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { standardLengths } from '../content/standard-lengths.ts'
import { micrometres, millimetres } from '../table/lengths.ts'
import type {
  PlacedCharacter,
  PlacedField,
  PlacedObject,
  PlacedObjective,
  PlacedPart,
  PlacedUnit,
} from '../table/placed-field.ts'
import { hasEffect, intercededTypes } from './abilities/owned.ts'
import type { Layout, ShatterpointState, Spot, UnitInMatch } from './state.ts'
import { cardOf, isWoundedUnit, tagsOf } from './units.ts'

const partsOfLayouts = new WeakMap<Layout, readonly PlacedPart[]>()
const fields = new WeakMap<ShatterpointState['units'], PlacedField>()

/** The terrain of a layout in micrometres, the same list for the same layout. */
function partsOf(layout: Layout): readonly PlacedPart[] {
  const known = partsOfLayouts.get(layout)
  if (known !== undefined) return known
  const parts = layout.terrain.flatMap(({ id: piece, parts }) =>
    parts.map(
      ({ id, outline, bottom, top, sight, movement }): PlacedPart => ({
        id,
        piece,
        outline: againstTheClock(outline.map(({ x, y }) => ({ x: micrometres(x), y: micrometres(y) }))),
        bottom: micrometres(bottom),
        top: micrometres(top),
        isBlocked: sight === 'blocked',
        isPassable: movement === 'passable',
      }),
    ),
  )
  partsOfLayouts.set(layout, parts)
  return parts
}

/** The table as the rules on measuring, sight and movement know it. */
export function fieldOf(state: ShatterpointState, content: ShatterpointContent): PlacedField {
  const known = fields.get(state.units)
  const parts = partsOf(state.layout)
  if (known !== undefined && known.parts === parts && isSame(known, state)) return known
  const units = state.units.filter(({ defeated }) => !defeated).map((unit) => placedAs(unit, parts, content))
  const field: PlacedField = {
    width: micrometres(BOOK.battlefieldSide),
    depth: micrometres(BOOK.battlefieldSide),
    parts,
    units,
    characters: units.flatMap(({ characters }) => characters),
    objectives: objectivesOn(state.objectives, parts),
    lengths: standardLengths(content),
  }
  fields.set(state.units, field)
  sources.set(field, state.objectives)
  return field
}

const sources = new WeakMap<PlacedField, ShatterpointState['objectives']>()
const isSame = (field: PlacedField, { objectives }: ShatterpointState): boolean => sources.get(field) === objectives

type Parts = readonly PlacedPart[]
type KeptUnit = { readonly parts: Parts; readonly content: ShatterpointContent; readonly placed: PlacedUnit }

const keptUnits = new WeakMap<UnitInMatch, KeptUnit>()

/** A unit on the table; most of them stay as they were. */
function placedAs(unit: UnitInMatch, parts: Parts, content: ShatterpointContent): PlacedUnit {
  const known = keptUnits.get(unit)
  if (known !== undefined && known.parts === parts && known.content === content) return known.placed
  const placed = placeUnit(unit, parts, content)
  keptUnits.set(unit, { parts, content, placed })
  return placed
}

type Objectives = ShatterpointState['objectives']
const keptObjectives = new WeakMap<Objectives, { readonly parts: Parts; readonly placed: readonly PlacedObjective[] }>()

/** The objective tokens on the table, the same list for the same tokens. */
function objectivesOn(objectives: Objectives, parts: Parts): readonly PlacedObjective[] {
  const known = keptObjectives.get(objectives)
  if (known?.parts === parts) return known.placed
  const placed = objectives.map((objective) => placeObjective(objective, parts))
  keptObjectives.set(objectives, { parts, placed })
  return placed
}

function placeUnit(unit: UnitInMatch, parts: readonly PlacedPart[], content: ShatterpointContent): PlacedUnit {
  const card = cardOf(unit, content)
  const characters: PlacedCharacter[] = []
  const placed: PlacedUnit = {
    id: unit.id,
    player: unit.player,
    type: card.profile.type,
    tags: tagsOf(unit, content),
    isWounded: isWoundedUnit(unit),
    injuries: unit.injuries,
    hunker: unit.hunker,
    conditions: unit.conditions,
    toughness: { stamina: card.stamina, damage: unit.damage },
    intercedes: intercededTypes(unit, content),
    keepsHunker: hasEffect(unit, 'keepHunker', content),
    climbsEngaged: hasEffect(unit, 'climbEngaged', content),
    characters,
  }
  for (const { id, at } of unit.characters) {
    if (at !== null) characters.push({ ...placeObject(id, at, card.baseDiameter, parts), unit: placed })
  }
  return placed
}

function placeObject(id: string, { x, y, on }: Spot, diameter: number, parts: readonly PlacedPart[]): PlacedObject {
  const part = on === null ? null : (parts.find((one) => one.id === on) ?? null)
  const disc = { x: micrometres(x), y: micrometres(y), radius: micrometres(diameter / 2) }
  return { id, disc, z: part?.top ?? 0, on: part }
}

function placeObjective(
  { id, x, y, on, face, controller, priority }: ShatterpointState['objectives'][number],
  parts: readonly PlacedPart[],
): PlacedObjective {
  return { ...placeObject(id, { x, y, on }, BOOK.objectiveDiameter, parts), face, controller, priority, locked: false }
}

/** A character on the table. */
export function placedOf(field: PlacedField, id: string): PlacedCharacter {
  const found = field.characters.find((character) => character.id === id)
  if (found === undefined) throw new Error(`${id} is not on the table.`)
  return found
}

/** A unit on the table. */
export const placedUnitOf = (field: PlacedField, id: string): PlacedUnit | null =>
  field.units.find((unit) => unit.id === id) ?? null

/** Where a placed object stands, as it is kept. */
export const spotOf = ({ disc, on }: Pick<PlacedObject, 'disc' | 'on'>): Spot => ({
  x: millimetres(disc.x),
  y: millimetres(disc.y),
  on: on?.id ?? null,
})

/** A character as if it stood somewhere, before it does. */
export function asIfAt(
  unit: UnitInMatch,
  id: string,
  at: Spot,
  field: PlacedField,
  content: ShatterpointContent,
): PlacedObject {
  return placeObject(id, at, cardOf(unit, content).baseDiameter, field.parts)
}
