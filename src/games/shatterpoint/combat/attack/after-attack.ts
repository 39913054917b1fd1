import { isWounded } from '../../damage/unit-state.ts'
import type { Side } from '../../dice/modifier.ts'
import { isDirected } from '../../vocabulary.ts'
import type { AttackStep } from './attack-event.ts'
import type { AfterEffect } from './attack-question.ts'
import type { Asking } from './decision.ts'
import { directedEffects } from './directed-effects.ts'
import { type Fight, isCancelled, isStrained, note, receive, strain, suffer } from './fight.ts'
import { personalEffects } from './personal-effects.ts'

/** Step 10.A: the attacker’s table icons, directed ones first, then the personal ones of table and tree. */
export function* attackerEffects(fight: Fight): Asking<void> {
  const { rolls, waiting } = fight
  const directed = rolls.queuedAttacker.filter(isDirected)
  for (const icon of rolls.queuedAttacker) {
    if (!isDirected(icon) && !isCancelled(fight, 'attacker', icon)) waiting.attacker.push(icon)
  }
  if (directed.length === 0 && waiting.attacker.length === 0) return
  openWindow(fight, 'attackerEffects')
  yield* directedEffects(fight, 'attacker', directed, 'table')
  yield* personalEffects(fight, 'attacker')
}

/** Step 10.B: the defender’s table, damage and directed icons first. */
export function* defenderEffects(fight: Fight): Asking<void> {
  const { rolls, waiting, trace, units, question } = fight
  if (rolls.queuedDefender.length === 0 && rolls.attackerDamage === 0) return
  openWindow(fight, 'defenderEffects')
  if (isWounded(units.defender) && !isWounded(question.defender.unit)) {
    trace.applied('shatterpoint.attack.wounded-defender-continues', {
      unit: units.defender.id,
      window: 'defenderEffects',
    })
  }
  suffer(fight, 'attacker', rolls.attackerDamage)
  yield* directedEffects(fight, 'defender', rolls.queuedDefender.filter(isDirected), 'table')
  for (const icon of rolls.queuedDefender) if (!isDirected(icon)) waiting.defender.push(icon)
  yield* personalEffects(fight, 'defender')
}

/** Steps 10.C to 10.E: abilities and special rules of one owner. */
export function abilities(fight: Fight, step: AttackStep, owner: AfterEffect['by']): void {
  const own = fight.question.afterEffects.filter(({ by }) => by === owner)
  if (own.length === 0) return
  openWindow(fight, step)
  for (const effect of own) applyAfter(fight, effect)
}

function applyAfter(fight: Fight, { name, by, to, needs, damage, conditions, ability }: AfterEffect): void {
  const { rolls, successes, trace } = fight
  const wasStrained = by !== 'nobody' && isStrained(fight, by)
  const applies = { nothing: true, failure: rolls.attack.failure > 0, success: successes > 0 }[needs]
  trace.applied('shatterpoint.turn.after-resolved', { name, applies })
  if (applies) {
    note(fight, 'abilityApplied', to, { name })
    suffer(fight, to, damage)
    for (const condition of conditions) receive(fight, to, condition)
  }
  if (ability && by !== 'nobody' && wasStrained) strain(fight, by, 'ability')
}

function openWindow(fight: Fight, step: AttackStep): void {
  fight.step = step
  fight.trace.applied('shatterpoint.turn.window-order-attack', { window: step })
}

/** An attack pays only for the token that was there when it began. */
function keepStrained(fight: Fight, side: Side): void {
  const { id: unit } = fight.units[side]
  fight.trace.applied('shatterpoint.condition.strained', { unit, event: 'attacked', isTriggered: false })
}

/** The end: an attacking unit that still has the token it began with suffers for having attacked. */
export function finish(fight: Fight, side: Side): void {
  fight.step = 'resolved'
  if (fight.strainedAtStart[side]) strain(fight, side, 'attacked')
  else if (isStrained(fight, side)) keepStrained(fight, side)
}
