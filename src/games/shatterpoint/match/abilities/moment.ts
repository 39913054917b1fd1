import type { OpenEvent } from '../../abilities/ability-moment.ts'
import type { TriggerEvent } from '../../abilities/trigger.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { isWithinRange, nearestPair } from '../../measuring/distance.ts'
import type { MoveKind } from '../../movement/move.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import type { Action } from '../../turn/action.ts'
import { type Player, RANGES } from '../../vocabulary.ts'
import { placedUnitOf } from '../field.ts'
import type { Fight } from '../procedures/fight.ts'
import type { ShatterpointState, UnitInMatch } from '../state.ts'
import { cardOf, tagsOf, unitOf, unitOfCharacter } from '../units.ts'

/** What has happened, as the windows of effects know it. */
export type Happening = {
  readonly event: TriggerEvent
  /** The unit it happened to or that did it; null where it is about no unit. */
  readonly subject: string | null
  /** The character of that unit, where one is meant. */
  readonly character: string | null
  /** The player whom it is about, where it is about no unit. */
  readonly player: Player | null
  /** The unit that caused it. */
  readonly source: string | null
  /** The character of that unit, where one is known. */
  readonly by: string | null
  readonly fight: Fight | null
  readonly action: Action | null
  /** The units that the character was engaged with before its move and is no longer. */
  readonly left: readonly string[]
  /** How the character moved, if it did so itself. */
  readonly kind: MoveKind | null
  /** The characters that were attacked in the action that was resolved. */
  readonly targets: readonly string[]
}

export const happening = (event: TriggerEvent, facts: Partial<Omit<Happening, 'event'>> = {}): Happening => ({
  event,
  subject: null,
  character: null,
  player: null,
  source: null,
  by: null,
  fight: null,
  action: null,
  left: [],
  kind: null,
  targets: [],
  ...facts,
})

type Scope = {
  readonly state: ShatterpointState
  readonly field: PlacedField
  readonly content: ShatterpointContent
}

/**
 * What has happened, as seen from a unit; in an attack both sides are units that it happened to. When it is declared it
 * has no target yet.
 */
export function eventsFor(owner: UnitInMatch, now: Happening, scope: Scope): OpenEvent[] {
  const { fight } = now
  if (fight === null || now.event === 'unitWounded') return [openEvent(owner, now, now.subject, null, scope)]
  if (now.event === 'attackDeclared') return [openEvent(owner, now, now.subject, 'attacker', scope)]
  return (['attacker', 'defender'] as const).map((role) => ({
    ...openEvent(owner, now, unitOfCharacter(scope.state, fight[role]).id, role, scope),
    reach: reachToCharacter(scope.field, owner.id, fight[role]),
  }))
}

function openEvent(
  owner: UnitInMatch,
  { event, source, fight, action, player }: Happening,
  subject: string | null,
  role: OpenEvent['role'],
  { state, field, content }: Scope,
): OpenEvent {
  const unit = subject === null ? null : unitOf(state, subject)
  const card = unit === null ? null : cardOf(unit, content)
  const cause = source === null ? null : unitOf(state, source)
  return {
    event,
    side: unit === null && player === owner.player ? 'allied' : sideOf(owner, unit),
    source: cause === null ? null : sideOf(owner, cause),
    role,
    attackType: fight?.type ?? null,
    action: action ?? (fight?.inCombat === true ? 'combat' : null),
    tags: unit === null ? [] : [...tagsOf(unit, content)],
    sourceTags: cause === null ? [] : [...tagsOf(cause, content)],
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
  return reachBetween(field, one?.characters ?? [], other?.characters ?? [])
}

/** The smallest range from a unit to a character. */
function reachToCharacter(field: PlacedField, from: string, to: string): number {
  const others = field.characters.filter(({ id }) => id === to)
  return reachBetween(field, placedUnitOf(field, from)?.characters ?? [], others)
}

function reachBetween(
  field: PlacedField,
  some: readonly PlacedCharacter[],
  others: readonly PlacedCharacter[],
): number {
  if (some.length === 0 || others.length === 0) return OUT_OF_REACH
  const [a, b] = nearestPair(some, others)
  return RANGES.find((range) => isWithinRange(a, b, range, field.lengths)) ?? OUT_OF_REACH
}
