import type { AttackStep } from './attack-event.ts'
import type { AfterEffect } from './attack-question.ts'
import { openWindow } from './attack-steps.ts'
import { type Fight, isStrained, note, receive, strain, suffer } from './fight.ts'

/** Steps 10.C to 10.E: abilities and special rules, owner by owner. */
const OWNERS: readonly (readonly [AttackStep, AfterEffect['by']])[] = [
  ['attackerAbilities', 'attacker'],
  ['defenderAbilities', 'defender'],
  ['neutral', 'nobody'],
]

/** What the question says that is used after the attack. */
export function applyAfterEffects(fight: Fight): void {
  const enter = (step: AttackStep) => {
    fight.step = step
  }
  for (const [step, owner] of OWNERS) {
    const own = fight.question.afterEffects.filter(({ by }) => by === owner)
    if (own.length > 0) openWindow({ enter, trace: fight.trace }, step)
    for (const effect of own) applyAfter(fight, effect)
  }
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

/** An attacking unit that still has the token it began with suffers for having attacked; it pays for no later one. */
export function payForAttack(fight: Fight): void {
  if (fight.strainedAtStart.attacker) strain(fight, 'attacker', 'attacked')
  else if (isStrained(fight, 'attacker')) {
    const { id: unit } = fight.units.attacker
    fight.trace.applied('shatterpoint.condition.strained', { unit, event: 'attacked', isTriggered: false })
  }
}
