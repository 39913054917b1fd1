import type { AbilityEffect, AbilityStep, Filter } from '../../abilities/ability-effect.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { isWithinRange } from '../../measuring/distance.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import { placedUnitOf } from '../field.ts'
import type { Fight } from '../procedures/fight.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { unitOf } from '../units.ts'
import { abilitiesInPlay, abilitiesOf, type Owned } from './owned.ts'
import { allHold, type Judged } from './tests.ts'

/** Effects that are read off the table whenever they matter, instead of being resolved. */
const STANDING = [
  'keyword',
  'attackDice',
  'defenceResult',
  'ignoreCover',
  'forbidTargets',
  'repositionForAdvance',
  'payWithDamage',
  'reserveDiscount',
  'reserveUnderDeck',
] as const

type StandingName = (typeof STANDING)[number]
type EffectOf<Name extends string> = Extract<AbilityEffect, Record<Name, unknown>>

/** Whether a step says what holds all the time. */
export const isStanding = ({ does }: AbilityStep): boolean =>
  does.every((effect) => STANDING.some((name) => name in effect))

/** A table, and the attack on it that is being resolved. */
export type Standing = {
  readonly state: ShatterpointState
  readonly field: PlacedField
  readonly content: ShatterpointContent
  readonly fight: Fight | null
}

/** Whether a character is one that a filter of a unit’s ability means. */
export function fits(
  character: PlacedCharacter,
  { side, others, tags, unitTypes, within }: Filter,
  owner: UnitInMatch,
  field: PlacedField,
): boolean {
  const { unit } = character
  if ((side === 'allied') !== (unit.player === owner.player)) return false
  if (others && unit.id === owner.id) return false
  if (!tags.every((tag) => unit.tags?.includes(tag))) return false
  if (unitTypes.length > 0 && !unitTypes.includes(unit.type)) return false
  return within === null || isNear(character, owner, within, field)
}

const isNear = (character: PlacedCharacter, owner: UnitInMatch, range: number, field: PlacedField): boolean =>
  placedUnitOf(field, owner.id)?.characters.some((own) => isWithinRange(own, character, range, field.lengths)) ?? false

/** Whether a step of an ability is about a character. */
function isAbout(step: AbilityStep, character: PlacedCharacter, owner: UnitInMatch, field: PlacedField): boolean {
  if (step.who === 'eachCharacter' || step.who === 'thisUnit') return character.unit.id === owner.id
  return step.who === 'each' && step.filter !== null && fits(character, step.filter, owner, field)
}

/** A standing effect on a character, and the ability that gives it. */
export type StandingEffect<Name extends StandingName> = EffectOf<Name> & { readonly owned: Owned }

/** The standing effects of a kind on a character, of whatever unit. */
export function standingOn<Name extends StandingName>(
  name: Name,
  character: PlacedCharacter,
  standing: Standing,
): StandingEffect<Name>[] {
  const { state, field, content, fight } = standing
  return abilitiesInPlay(state, content).flatMap((owned) => {
    const owner = unitOf(state, owned.unit)
    const judged: Judged = { state, field, content, owner, now: null, fight, character }
    if (!allHold(owned.ability.requires, judged)) return []
    return owned.ability.steps
      .filter((step) => isStanding(step) && isAbout(step, character, owner, field) && allHold(step.if, judged))
      .flatMap(({ does }) =>
        does.flatMap((effect) => (name in effect ? [{ ...(effect as EffectOf<Name>), owned }] : [])),
      )
  })
}

/** The value of a keyword of a character: 0 without it, 1 for one that has no value. */
export function keywordOf(
  keyword: EffectOf<'keyword'>['keyword']['name'],
  character: PlacedCharacter,
  standing: Standing,
): number {
  const found = standingOn('keyword', character, standing).filter((effect) => effect.keyword.name === keyword)
  return found.reduce((sum, effect) => sum + (effect.keyword.value ?? 1), 0)
}

/** Whether a unit has a standing effect of a kind, on itself. */
export function hasStanding(name: StandingName, unit: UnitInMatch, standing: Standing): boolean {
  return standingOf(name, unit, standing).length > 0
}

/** The standing effects of a kind that a unit’s own abilities give. */
export function standingOf<Name extends StandingName>(
  name: Name,
  unit: UnitInMatch,
  { state, field, content, fight }: Standing,
): EffectOf<Name>[] {
  const judged: Judged = { state, field, content, owner: unit, now: null, fight, character: null }
  return abilitiesOf(unit, content)
    .filter(({ ability }) => allHold(ability.requires, judged))
    .flatMap(({ ability }) => ability.steps.filter((step) => allHold(step.if, judged)))
    .flatMap(({ does }) => does.flatMap((effect) => (name in effect ? [effect as EffectOf<Name>] : [])))
}
