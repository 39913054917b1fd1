import { Refusal } from '../../../../rulebook/refusal.ts'
import { applyDamage, applyUnshieldedDamage, type Damaged } from '../../damage/damage.ts'
import type { Relics } from '../../damage/durable-relic.ts'
import { creditKill } from '../../damage/kill-credit.ts'
import type { SignumTrace } from '../../rules.ts'
import type { ResolvedSituation } from '../../sight/situation.ts'
import type { Fighter } from '../../table/creature.ts'
import type { Push, PushPath } from './buckshot.ts'
import { damagePerHit } from './ranged-dice.ts'
import type { RangedKind } from './ranged-kind.ts'

/** Hits on a target. */
export type Blow = {
  readonly kind: RangedKind
  readonly resolved: ResolvedSituation
  readonly unblocked: number
  readonly held: Relics
  /** Where Buckshot would push the target. */
  readonly path: PushPath | null
}

export type Hurt = { readonly damage: Damaged; readonly push: Push | null; readonly dead: boolean }

/** What the hits that were not blocked do to the target, and where they push it. */
export function hurtTarget({ kind, resolved, unblocked, held, path }: Blow, trace: SignumTrace): Hurt | Refusal {
  const { target } = resolved
  const amount = unblocked * damagePerHit(kind, resolved)
  trace.applied('signum.ranged.damage-kind', { target: target.id, kind, amount })
  const magical = kind === 'magicalShot'
  const damage = applyDamage(target, { amount, kind: magical ? 'wound' : 'attack', magical }, held, [], trace)
  if (damage instanceof Refusal) return damage
  const push = unblocked > 0 && !damage.dead && path !== null ? pushTarget(path, target, damage, trace) : null
  const dead = damage.dead || (push?.damage?.dead ?? false)
  if (dead) creditKill({ player: resolved.actor.player, allies: [] }, target, trace)
  return { damage, push, dead }
}

/** The target is pushed away; if it cannot go all the way it takes one more point, as from an ability. */
function pushTarget(path: PushPath, target: Fighter, { wounds, armour }: Damaged, trace: SignumTrace): Push {
  trace.applied('signum.ability.buckshot', {
    target: target.id,
    distance: path.distance,
    stopped: path.stopped,
    by: path.by,
  })
  if (!path.stopped) return { ...path, damage: null }
  const hurt = { ...target, wounds, armour }
  return { ...path, damage: applyUnshieldedDamage(hurt, { amount: 1, kind: 'effect', magical: false }, trace) }
}
