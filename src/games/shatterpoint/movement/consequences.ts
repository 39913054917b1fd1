import { z } from 'zod'
import { strain } from '../damage/damage.ts'
import type { UnitState } from '../damage/unit-state.ts'
import type { ShatterpointRule, ShatterpointTrace } from '../rules.ts'
import { engagedEnemies, engagementOf, hunkerOf } from '../sight/engagement.ts'
import { DrawnBattlefield, type UnitOnTable } from '../table/battlefield.ts'
import { millimetres } from '../table/lengths.ts'
import { objectsOf } from '../table/named-objects.ts'
import type { PlacedCharacter, PlacedField, PlacedObject, PlacedUnit } from '../table/placed-field.ts'
import { Count, Id, LIMITS, Player } from '../vocabulary.ts'

const Pair = z.object({ character: Id, enemy: Id }).meta({ id: 'ShatterpointEngagedPair' })
const Pairs = z.array(Pair).max(LIMITS.charactersInAll * 2)

const LostHunker = z.object({ unit: Id, tokens: Count }).meta({ id: 'ShatterpointLostHunker' })
const Strain = z
  .object({
    unit: Id,
    damage: Count,
    wounded: z.boolean().nullable().describe('Whether that wounds it; null if nobody said its stamina.'),
  })
  .meta({ id: 'ShatterpointStrain' })

/** What a movement brings about besides itself. */
export const Consequences = z
  .object({
    engaged: Pairs.describe('Engagements of the moved characters that begin.'),
    freed: Pairs.describe('Engagements of the moved characters that end.'),
    hunkerLost: z.array(LostHunker).max(LIMITS.units),
    strained: z.array(Strain).max(2).describe('Strained units that suffer for having moved.'),
    momentum: z.array(Player).max(2).describe('Who gains momentum because a unit became wounded.'),
    battlefield: DrawnBattlefield.describe('The table afterwards, as it can be sent in the next question.'),
  })
  .meta({ id: 'ShatterpointConsequences' })
export type Consequences = z.infer<typeof Consequences>

/** What consequences may cite. */
export const consequenceRules: readonly ShatterpointRule[] = [
  'shatterpoint.engaged.def',
  'shatterpoint.wounded.no-restrict',
  'shatterpoint.hunker.lose',
  'shatterpoint.condition.strained',
  'shatterpoint.damage.apply',
  'shatterpoint.damage.wounded',
  'shatterpoint.momentum.wound',
  'shatterpoint.wounded.effects',
]

/** A table before and after something moved on it. */
export type Change = {
  readonly drawn: DrawnBattlefield
  readonly before: PlacedField
  readonly after: PlacedField
  /** Whether what strained units suffer for it is counted elsewhere. */
  readonly isStrainPaid?: boolean
}

/** Everything that follows from a movement: engagements, hunker tokens, strained units, and the table afterwards. */
export function consequencesOf(change: Change, trace: ShatterpointTrace): Consequences {
  const { drawn, before, after } = change
  const moved = findMoved(change)
  const engaged = moved.flatMap((character) => newEnemies(character, before, after, trace))
  const freed = moved.flatMap((character) => newEnemies(character, after, before, null))
  const hunkerLost = after.units
    .filter((unit) => unit.hunker > 0 && hunkerOf(after, unit, trace) === 0)
    .map(({ id, hunker }) => ({ unit: id, tokens: hunker }))
  const strained = change.isStrainPaid === true ? [] : strainedUnits(moved)
  const strains = strained.map((unit) => strainFor(unit, trace))
  const battlefield = drawAfter(drawn, after, hunkerLost, strains)
  const momentum = strains.flatMap((one) => (one.momentum === null ? [] : [one.momentum]))
  return { engaged, freed, hunkerLost, strained: strains.map(({ suffering }) => suffering), momentum, battlefield }
}

const placeOf = ({ disc: { x, y }, z: height }: PlacedObject): string => `${x} ${y} ${height}`

function findMoved({ before, after }: Change): PlacedCharacter[] {
  return after.characters.filter((character) => {
    const old = before.characters.find(({ id }) => id === character.id)
    return old !== undefined && placeOf(old) !== placeOf(character)
  })
}

/** The enemies that a character is engaged with on one table and not on the other. */
function newEnemies(
  { id }: PlacedCharacter,
  before: PlacedField,
  after: PlacedField,
  trace: ShatterpointTrace | null,
): z.infer<typeof Pair>[] {
  const [old, now] = [before, after].map((field) => field.characters.find((one) => one.id === id))
  if (old === undefined || now === undefined) return []
  const known = new Set(engagedEnemies(before, old).map((enemy) => enemy.id))
  const found = engagedEnemies(after, now).filter((enemy) => !known.has(enemy.id))
  if (trace !== null) for (const enemy of found) engagementOf(after, now, enemy, trace)
  return found.map((enemy) => ({ character: id, enemy: enemy.id }))
}

const strainedUnits = (moved: readonly PlacedCharacter[]): PlacedUnit[] =>
  [...new Set(moved.map(({ unit }) => unit))].filter(({ conditions }) => conditions.includes('strained'))

type Strained = {
  readonly suffering: z.infer<typeof Strain>
  readonly momentum: Player | null
  /** What the table says of the unit from now on. */
  readonly state: Pick<UnitState, 'damage' | 'conditions'> & { readonly isWounded: boolean }
}

function strainFor(unit: PlacedUnit, trace: ShatterpointTrace): Strained {
  const before = stateOf(unit)
  const { unit: after, momentum } = strain(before, 'moved', trace)
  const damage = after.damage - before.damage
  const wounded = unit.toughness === null ? null : after.wounds > before.wounds
  const state = { damage: after.damage, conditions: after.conditions, isWounded: after.wounds > 0 }
  return { suffering: { unit: unit.id, damage, wounded }, momentum, state }
}

/** More than any unit has, for one whose stamina nobody said. */
const UNKNOWN_STAMINA = 10_000

const stateOf = ({ id, player, isWounded, toughness, conditions, hunker }: PlacedUnit): UnitState => ({
  id,
  player,
  stamina: toughness?.stamina ?? UNKNOWN_STAMINA,
  durability: 1,
  damage: toughness?.damage ?? 0,
  wounds: isWounded ? 1 : 0,
  injuries: 0,
  conditions: [...conditions],
  immunities: [],
  hunker,
})

/** The drawn table with everything where it is now, without the tokens that were lost. */
function drawAfter(
  drawn: DrawnBattlefield,
  after: PlacedField,
  lost: readonly z.infer<typeof LostHunker>[],
  strains: readonly Strained[],
): DrawnBattlefield {
  return {
    ...drawn,
    units: drawn.units.map((unit) => {
      const strained = strains.find(({ suffering }) => suffering.unit === unit.id)
      return {
        ...unit,
        ...(lost.some((one) => one.unit === unit.id) ? { hunker: 0 } : {}),
        ...(strained === undefined ? {} : applyStrain(unit, strained)),
        characters: unit.characters.map(({ on: _on, ...character }) => ({
          ...character,
          ...placeNow(character.id, after),
        })),
      }
    }),
    objectives: drawn.objectives.map(({ on: _on, ...objective }) => ({
      ...objective,
      ...placeNow(objective.id, after),
    })),
  }
}

/** What strained changes on a unit; its damage is kept only where it was stated. */
function applyStrain(unit: UnitOnTable, { state: { damage, conditions, isWounded } }: Strained): Partial<UnitOnTable> {
  const isCounted = unit.damage !== undefined || unit.stamina !== undefined || unit.content !== undefined
  return { conditions, ...(isCounted ? { damage } : {}), ...(isWounded ? { wounded: true } : {}) }
}

type Standing = { readonly x: number; readonly y: number; readonly z: number; readonly on?: string }

/** Where an object stands, as it is drawn. */
function placeNow(id: string, field: PlacedField): Standing | undefined {
  const object = objectsOf(field).find((candidate) => candidate.id === id)
  if (object === undefined) return undefined
  const { disc, z: height, on } = object
  const place = { x: millimetres(disc.x), y: millimetres(disc.y), z: millimetres(height) }
  return on === null ? place : { ...place, on: on.id }
}
