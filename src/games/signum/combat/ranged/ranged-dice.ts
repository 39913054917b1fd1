import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import { countRerolls, type Pool, plainPool, type RolledPool } from '../../dice/pool.ts'
import type { SignumTrace } from '../../rules.ts'
import type { ResolvedSituation, Seen } from '../../sight/situation.ts'
import { amountOf, type Fighter, has } from '../../table/creature.ts'
import { extraDice, textRerolls, traceTextDice } from '../../table/text-dice.ts'
import { BAND_LENGTHS, LIMITS } from '../../vocabulary.ts'
import { MASTERS, type RangedKind } from './ranged-kind.ts'

const dice = wholeNumber(0, LIMITS.dice).exactOptional()

/** How many of the dice that may be rolled again are. */
export const RerollChoice = z
  .strictObject({
    sniper: dice.describe('Failed dice that Sniper rolls again.'),
    master: dice.describe('Failed dice that a Master rolls again.'),
    terrain: dice.describe('Failed defence dice that terrain rolls again.'),
  })
  .describe('How many failed dice are rolled again; all that may be if left out.')
  .meta({ id: 'SignumRerollChoice' })
export type RerollChoice = z.infer<typeof RerollChoice>

/** Whether a shot is far enough for a Sniper. */
const isSniping = (kind: RangedKind, { actor, isNearer }: ResolvedSituation): boolean =>
  kind === 'shot' && has(actor, 'sniper') && !isNearer(BAND_LENGTHS.L)

/** What each hit does: twice as much from a Sniper far enough away. */
export const damagePerHit = (kind: RangedKind, resolved: ResolvedSituation): number =>
  isSniping(kind, resolved) ? 2 : 1

/** The dice of a ranged attack. */
export function attackPool(kind: RangedKind, resolved: ResolvedSituation, choice: RerollChoice): Pool {
  const { actor, target } = resolved
  const count = diceOf(kind, actor)
  const master = amountOf(actor, MASTERS[kind])
  return {
    kind,
    dice: count,
    forced: has(target, 'hardTarget'),
    free: isSniping(kind, resolved) ? Math.min(count, choice.sniper ?? count) : 0,
    master: Math.min(master, choice.master ?? master),
    text: textRerolls(actor, kind),
  }
}

/** The dice of the ability, with those that texts add. */
function diceOf(kind: RangedKind, actor: Fighter): number {
  const printed = amountOf(actor, kind)
  return printed === 0 ? 0 : printed + extraDice(actor, kind)
}

/** The dice of the target: one for each hit; a Magical Shot leaves none without defensive terrain, which only then rolls again. */
export function defencePool(
  kind: RangedKind,
  hits: number,
  target: Fighter,
  { cover }: Pick<Seen, 'cover'>,
  choice: RerollChoice,
): Pool {
  const isCovered = cover.length > 0
  if (hits === 0 || (kind === 'magicalShot' && !isCovered)) return plainPool('rangedDefence', 0)
  const dice = hits + extraDice(target, 'rangedDefence')
  const free = isCovered && kind !== 'magicalShot' ? Math.min(dice, choice.terrain ?? dice) : 0
  return { ...plainPool('rangedDefence', dice), free, text: textRerolls(target, 'rangedDefence') }
}

/** What was rolled at the target, and again. */
export function traceAttack(
  kind: RangedKind,
  resolved: ResolvedSituation,
  { rerolls, successes, rolled }: RolledPool,
  trace: SignumTrace,
): void {
  const { actor, target } = resolved
  const counts = countRerolls(rerolls)
  const shooter = actor.id
  traceTextDice(actor, kind, trace)
  if (rerolls.length > 0) trace.applied('signum.reroll.order', { creature: shooter, ...counts })
  if (has(target, 'hardTarget')) {
    trace.applied('signum.ability.hard-target', { target: target.id, dice: counts.forced })
  }
  traceSniper(kind, resolved, trace)
  if (counts.master > 0) {
    const facts = { shooter, x: amountOf(actor, MASTERS[kind]), dice: counts.master }
    trace.applied(masterRule(kind), facts)
  }
  trace.applied('signum.ranged.steps', { shooter, target: target.id, dice: rolled.length, hits: successes })
}

function traceSniper(kind: RangedKind, resolved: ResolvedSituation, trace: SignumTrace): void {
  const { actor, distance } = resolved
  if (kind !== 'shot' || !has(actor, 'sniper')) return
  trace.applied('signum.ability.sniper', { shooter: actor.id, distance, applies: isSniping(kind, resolved) })
}

/** The abilities that change the odds of an attack. */
export function traceAttackOdds(kind: RangedKind, resolved: ResolvedSituation, trace: SignumTrace): void {
  const { actor, target } = resolved
  const { forced, master, dice } = attackPool(kind, resolved, {})
  if (forced) trace.applied('signum.ability.hard-target', { target: target.id, dice })
  traceSniper(kind, resolved, trace)
  traceTextDice(actor, kind, trace)
  traceTextDice(target, 'rangedDefence', trace)
  if (master > 0) {
    trace.applied(masterRule(kind), { shooter: actor.id, x: master, dice: Math.min(master, dice) })
  }
}

const masterRule = (kind: RangedKind) =>
  kind === 'magicalShot' ? 'signum.ability.master-magic' : 'signum.ability.master-shooting'
