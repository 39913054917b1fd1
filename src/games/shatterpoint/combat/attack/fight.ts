import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { STRAINING } from '../../damage/conditions.rules.ts'
import { receiveCondition, type Suffered, strain as strainUnit, sufferDamage } from '../../damage/damage.ts'
import type { UnitState } from '../../damage/unit-state.ts'
import type { Modified } from '../../dice/modified.ts'
import type { Side } from '../../dice/modifier.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import type { Condition, Player } from '../../vocabulary.ts'
import type { Tree } from '../tree/tree.ts'
import type { AttackEvent, AttackStep } from './attack-event.ts'
import type { Clash } from './attack-host.ts'
import type { ReadyAttack } from './attack-question.ts'
import type { Fighters } from './attack-table.ts'
import type { Asking, DecisionKind } from './decision.ts'

/** An attack of a ruling while it is being resolved, from its results on. */
export type Fight = Clash & {
  readonly question: ReadyAttack
  readonly trace: ShatterpointTrace
  readonly tree: Tree
  readonly rolls: Modified
  successes: number
  /** Both units as they are now. */
  readonly units: Record<Side, UnitState>
  readonly momentum: Record<Player, number>
  readonly events: AttackEvent[]
  step: AttackStep
  /** How many choices were asked so far. */
  asked: number
  /** The shoves before this one. */
  shoves: number
  /** Which side has still the strained token that it had when the attack began. */
  readonly strainedAtStart: Record<Side, boolean>
  /** Both characters on their table, as it was at the start and as it is now; null without one. */
  readonly start: Fighters | null
  fighters: Fighters | null
  /** Why the attack cannot go on as it was asked for. */
  refusal: Refusal | null
}

type EventDetails = Partial<Pick<AttackEvent, 'icon' | 'amount' | 'name' | 'millimetres'>>

/** Writes down what happened to a side. */
export function note(fight: Fight, kind: AttackEvent['kind'], side: Side | null, details: EventDetails): void {
  const { step, units, events } = fight
  const { icon = null, amount = null, name = null, millimetres = null } = details
  events.push({ step, kind, unit: side === null ? null : units[side].id, icon, amount, name, millimetres })
}

/** The unit of a side suffers damage. */
export function suffer(fight: Fight, side: Side, amount: number): void {
  if (amount === 0) return
  changeUnit(fight, side, sufferDamage(fight.units[side], amount, fight.trace))
}

/** The unit of a side receives a condition, or what comes instead. */
export function receive(fight: Fight, side: Side, condition: Condition): void {
  const before = fight.units[side]
  changeUnit(fight, side, receiveCondition(before, condition, fight.trace))
  const { conditions } = fight.units[side]
  if (conditions !== before.conditions) note(fight, 'conditionReceived', side, { icon: condition })
}

function changeUnit(fight: Fight, side: Side, { unit, momentum }: Suffered): void {
  const before = fight.units[side]
  fight.units[side] = unit
  if (unit.damage > before.damage) note(fight, 'damageSuffered', side, { amount: unit.damage - before.damage })
  if (momentum === null) return
  fight.momentum[momentum] += 1
  note(fight, 'becameWounded', side, {})
}

/** The unit of a side is no longer in a condition. */
export function lose(fight: Fight, side: Side, condition: Condition): void {
  const unit = fight.units[side]
  if (!unit.conditions.includes(condition)) return
  fight.units[side] = { ...unit, conditions: unit.conditions.filter((candidate) => candidate !== condition) }
  if (condition === 'strained') fight.strainedAtStart[side] = false
  note(fight, 'conditionRemoved', side, { icon: condition })
}

/** What a strained unit suffers for what it did. */
export function strain(fight: Fight, side: Side, event: (typeof STRAINING)[number]): void {
  if (!isStrained(fight, side)) return
  changeUnit(fight, side, strainUnit(fight.units[side], event, fight.trace))
  fight.strainedAtStart[side] = false
  note(fight, 'conditionRemoved', side, { icon: 'strained' })
}

export const isStrained = ({ units }: Fight, side: Side): boolean => units[side].conditions.includes('strained')

/** Lets a player choose; with one option there is nothing to ask. */
export function* choose<Option extends string>(
  fight: Fight,
  kind: DecisionKind,
  side: Side,
  options: readonly [Option, ...Option[]],
): Asking<Option> {
  if (options.length === 1) return options[0]
  const isAnswered = fight.asked < fight.question.answers.length
  fight.asked += 1
  const answer = yield { kind, side, options }
  const decidedBy = isAnswered ? 'player' : 'first'
  fight.trace.applied('shatterpoint.turn.own-order', { side, decision: kind, answer, options, fault: null, decidedBy })
  return options.find((option) => option === answer) ?? options[0]
}
