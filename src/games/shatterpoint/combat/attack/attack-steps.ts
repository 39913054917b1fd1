import { successesOf } from '../../dice/modification.ts'
import type { Modified } from '../../dice/modified.ts'
import { isDirected } from '../../vocabulary.ts'
import { chooseOptions } from '../tree/tree-step.ts'
import type { AttackStep } from './attack-event.ts'
import type { AttackHost, Course, Resolving } from './attack-host.ts'
import { directedIcons, isCancelled, personalIcons } from './attack-icons.ts'

/** Step 7: what is left of the attack roll are successes; disarmed and exposed have done their part. */
export function settleResults<Q, A>(rolls: Modified, host: AttackHost<Q, A>): void {
  host.successesFound(successesOf(rolls.attack, rolls.defence, host.trace))
  if (rolls.losesDisarmed) host.lose('attacker', 'disarmed')
  if (rolls.losesExposed) host.lose('defender', 'exposed')
}

/** Steps 8 to 10, in the order of the book. */
export function* resolveResults<Q, A>(attack: Resolving<Q, A>): Course<Q, A, void> {
  const { results, host } = attack
  host.enter('tree')
  if (results.successes > 0) yield* chooseOptions(attack) // step 8
  host.enter('damage')
  yield* applyPool(attack) // step 9
  yield* attackerEffects(attack) // step 10.A
  yield* defenderEffects(attack) // step 10.B
  yield* host.resolveAbilities() // steps 10.C to 10.E
  host.enter('resolved')
  host.payForAttack()
}

/** Step 9: effects change the pool, then the defending unit suffers it, and the attacking unit what goes back. */
function* applyPool<Q, A>(attack: Resolving<Q, A>): Course<Q, A, void> {
  const { clash, host } = attack
  yield* host.changePool()
  protect(attack)
  continueWounded(attack, 'damage')
  const { pool, returned } = clash
  // A wounded unit suffers nothing.
  clash.suffered = host.isWounded('defender') ? 0 : pool
  clash.returned = host.isWounded('attacker') ? 0 : returned
  const unit = host.unitOf('defender')
  if (clash.suffered > 0) host.trace.applied('shatterpoint.pool.apply', { unit, pool, name: null, effect: null })
  host.sufferPool(pool, returned)
}

function protect<Q, A>({ clash, host }: Resolving<Q, A>): void {
  const before = clash.pool
  if (before === 0 || !host.hasProtection()) return
  clash.pool = before - 1
  host.trace.applied('shatterpoint.keyword.protection', { unit: host.unitOf('defender'), before, pool: clash.pool })
  host.protectionUsed()
}

/** A defending unit that became wounded on the way goes on being attacked, and resolves its own effects. */
function continueWounded<Q, A>({ host }: Resolving<Q, A>, window: AttackStep): void {
  if (!host.becameWounded('defender')) return
  const unit = host.unitOf('defender')
  host.trace.applied('shatterpoint.attack.wounded-defender-continues', { unit, window })
}

/** Step 10.A: the attacker’s table icons, directed ones first, then the personal ones of table and tree. */
function* attackerEffects<Q, A>(attack: Resolving<Q, A>): Course<Q, A, void> {
  const { clash, results, host } = attack
  const { queuedAttacker } = results.rolls
  const directed = queuedAttacker.filter(isDirected)
  for (const icon of queuedAttacker) {
    if (!isDirected(icon) && !isCancelled(attack, 'attacker', icon)) clash.waiting.attacker.push(icon)
  }
  if (directed.length === 0 && clash.waiting.attacker.length === 0) return
  openWindow(host, 'attackerEffects')
  yield* directedIcons(attack, 'attacker', directed, 'table')
  yield* personalIcons(attack, 'attacker')
}

/** Step 10.B: the defender’s table, damage and directed icons first. */
function* defenderEffects<Q, A>(attack: Resolving<Q, A>): Course<Q, A, void> {
  const { clash, results, host } = attack
  const { queuedDefender, attackerDamage } = results.rolls
  if (queuedDefender.length === 0 && attackerDamage === 0) return
  openWindow(host, 'defenderEffects')
  continueWounded(attack, 'defenderEffects')
  host.sufferTable(attackerDamage)
  yield* directedIcons(attack, 'defender', queuedDefender.filter(isDirected), 'table')
  for (const icon of queuedDefender) if (!isDirected(icon)) clash.waiting.defender.push(icon)
  yield* personalIcons(attack, 'defender')
}

/** A window after the attack. */
export function openWindow<Q, A>(host: Pick<AttackHost<Q, A>, 'enter' | 'trace'>, step: AttackStep): void {
  host.enter(step)
  host.trace.applied('shatterpoint.turn.window-order-attack', { window: step })
}
