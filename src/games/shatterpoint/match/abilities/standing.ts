import type { Ability } from '../../abilities/ability.ts'
import type { AbilityEffect, AbilityStep } from '../../abilities/ability-effect.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import type { Fight } from '../procedures/fight.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { unitOf } from '../units.ts'
import { fits, meantIn } from './fits.ts'
import { abilitiesInPlay, abilitiesOf, type Owned } from './owned.ts'
import { allHold, type Judged } from './tests.ts'

/** Effects that are read off the table whenever they matter, instead of being resolved. */
const STANDING = [
  'keyword',
  'immunity',
  'attackDice',
  'defenceDice',
  'defenceResult',
  'ignoreCover',
  'lessCover',
  'noSurcharge',
  'actionTwice',
  'ignoreProtection',
  'notTargeted',
  'notMoved',
  'climbEngaged',
  'keepHunker',
  'winTies',
  'noReserve',
  'deployWithin',
  'forbidTargets',
  'repositionForAdvance',
  'payWithDamage',
  'reserveDiscount',
  'reserveUnderDeck',
] as const

type StandingName = (typeof STANDING)[number]
type EffectOf<Name extends string> = Extract<AbilityEffect, Record<Name, unknown>>

/** Whether a step of an ability says what holds all the time; what is used or answers an event happens then. */
export const isStanding = ({ does, on }: AbilityStep, { type }: Ability): boolean =>
  (type === 'innate' || type === 'identity') &&
  on === null &&
  does.every((effect) => STANDING.some((name) => name in effect))

/** A table, and the attack on it that is being resolved. */
export type Standing = {
  readonly state: ShatterpointState
  readonly field: PlacedField
  readonly content: ShatterpointContent
  readonly fight: Fight | null
}

/** Whether a step of an ability is about a character. */
function isAbout(
  step: AbilityStep,
  character: PlacedCharacter,
  owner: UnitInMatch,
  { field, fight }: Standing,
): boolean {
  if (step.who === 'eachCharacter' || step.who === 'thisUnit') return character.unit.id === owner.id
  return (
    (step.who === 'each' || step.who === 'eachUnit') &&
    step.filter !== null &&
    fits(character, step.filter, owner, field, meantIn(fight))
  )
}

/** Whether a standing effect of a kind is on a character. */
export const hasStandingOn = (name: StandingName, character: PlacedCharacter, standing: Standing): boolean =>
  standingOn(name, character, standing).length > 0

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
      .filter(
        (step) =>
          isStanding(step, owned.ability) && isAbout(step, character, owner, standing) && allHold(step.if, judged),
      )
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
  const always = standingOn('keyword', character, standing).map((effect) => effect.keyword)
  const gained = (standing.state.thisTurn.keywords ?? []).filter(({ unit }) => unit === character.unit.id)
  return [...always, ...gained].filter(({ name }) => name === keyword).reduce((sum, { value }) => sum + (value ?? 1), 0)
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
    .flatMap(({ ability }) => ability.steps.filter((step) => isStanding(step, ability) && allHold(step.if, judged)))
    .flatMap(({ does }) => does.flatMap((effect) => (name in effect ? [effect as EffectOf<Name>] : [])))
}
