import type { OpenEvent } from '../../abilities/ability-moment.ts'
import type { TriggerEvent } from '../../abilities/trigger.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { isWithinRange, nearestPair } from '../../measuring/distance.ts'
import type { PlacedField } from '../../table/placed-field.ts'
import type { Action } from '../../turn/action.ts'
import { RANGES } from '../../vocabulary.ts'
import { placedUnitOf } from '../field.ts'
import type { Fight } from '../procedures/fight.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { cardOf, unitOf, unitOfCharacter } from '../units.ts'

/** What has happened, as the windows of effects know it. */
export type Happening = {
  readonly event: TriggerEvent
  /** The unit it happened to or that did it; null where it is about no unit. */
  readonly subject: string | null
  /** The character of that unit, where one is meant. */
  readonly character: string | null
  /** The unit that caused it. */
  readonly source: string | null
  readonly fight: Fight | null
  readonly action: Action | null
  /** The units that the character was engaged with before its move and is no longer. */
  readonly left: readonly string[]
  /** The characters that were attacked in the action that was resolved. */
  readonly targets: readonly string[]
}

export const happening = (event: TriggerEvent, facts: Partial<Omit<Happening, 'event'>> = {}): Happening => ({
  event,
  subject: null,
  character: null,
  source: null,
  fight: null,
  action: null,
  left: [],
  targets: [],
  ...facts,
})

type Scope = {
  readonly state: ShatterpointState
  readonly field: PlacedField
  readonly content: ShatterpointContent
}

/** What has happened, as seen from a unit; in an attack both sides are units that it happened to. */
export function eventsFor(owner: UnitInMatch, now: Happening, scope: Scope): OpenEvent[] {
  const { fight } = now
  if (fight === null || now.event === 'unitWounded') return [openEvent(owner, now, now.subject, null, scope)]
  const { attacker, defender } = fight
  return [
    openEvent(owner, now, unitOfCharacter(scope.state, attacker).id, 'attacker', scope),
    openEvent(owner, now, unitOfCharacter(scope.state, defender).id, 'defender', scope),
  ]
}

function openEvent(
  owner: UnitInMatch,
  { event, source, fight, action }: Happening,
  subject: string | null,
  role: OpenEvent['role'],
  { state, field, content }: Scope,
): OpenEvent {
  const unit = subject === null ? null : unitOf(state, subject)
  const card = unit === null ? null : cardOf(unit, content)
  return {
    event,
    side: sideOf(owner, unit),
    source: source === null ? null : sideOf(owner, unitOf(state, source)),
    role,
    attackType: fight?.type ?? null,
    action: action ?? (fight?.inCombat === true ? 'combat' : null),
    tags: [...(card?.tags ?? [])],
    unitType: card?.profile.type ?? null,
    reach: unit === null ? null : reachTo(field, owner.id, unit.id),
  }
}

function sideOf(owner: UnitInMatch, unit: UnitInMatch | null): OpenEvent['side'] {
  if (unit === null || unit.player !== owner.player) return 'enemy'
  return unit.id === owner.id ? 'thisUnit' : 'allied'
}

const OUT_OF_REACH = RANGES.length + 1

/** The smallest range from one unit to another; one more than the longest if none reaches. */
export function reachTo(field: PlacedField, from: string, to: string): number {
  const [one, other] = [placedUnitOf(field, from), placedUnitOf(field, to)]
  if (one === null || other === null || one.characters.length === 0 || other.characters.length === 0) {
    return OUT_OF_REACH
  }
  const [a, b] = nearestPair(one.characters, other.characters)
  return RANGES.find((range) => isWithinRange(a, b, range, field.lengths)) ?? OUT_OF_REACH
}
