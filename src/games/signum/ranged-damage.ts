import { type Push, pushWay } from './buckshot.ts'
import { applyDamage, type Damaged } from './damage.ts'
import { NO_RELICS, type Relics } from './durable-relic.ts'
import type { Encounter } from './encounter.ts'
import { damagePerHit } from './ranged-dice.ts'
import type { RangedKind } from './ranged-kind.ts'
import type { SignumTrace } from './rules.ts'
import type { SignumViolation } from './violation.ts'

type Blow = {
  readonly kind: RangedKind
  readonly encounter: Encounter
  readonly unblocked: number
  readonly held: Relics
}

export type Hurt = { readonly damage: Damaged; readonly push: Push | null; readonly dead: boolean }

/** What the hits that were not blocked do to the target, and where they push it. */
export function hurtTarget({ kind, encounter, unblocked, held }: Blow, trace: SignumTrace): Hurt | SignumViolation {
  const { target } = encounter
  const amount = unblocked * damagePerHit(kind, encounter)
  trace.applied('signum.ranged.damage-kind', { target: target.id, kind, amount })
  const magical = kind === 'magicalShot'
  const damage = applyDamage(target, { amount, kind: magical ? 'wound' : 'attack', magical }, held, [], trace)
  if ('rule' in damage) return damage
  const push = unblocked > 0 && !damage.dead ? pushTarget(kind, encounter, damage, trace) : null
  const dead = damage.dead || (push?.damage?.dead ?? false)
  if (dead && target.kind === 'character') {
    trace.applied('signum.damage.kill-count', { player: encounter.actor.player, killed: target.id })
  }
  return { damage, push, dead }
}

/** The target is pushed away; if it cannot go all the way it takes one more point, as from an ability. */
function pushTarget(
  kind: RangedKind,
  encounter: Encounter,
  { wounds, armour }: Damaged,
  trace: SignumTrace,
): Push | null {
  const way = pushWay(kind, encounter)
  if (way === null) return null
  const { target } = encounter
  trace.applied('signum.ability.buckshot', {
    target: target.id,
    distance: way.distance,
    stopped: way.stopped,
    by: way.by,
  })
  if (!way.stopped) return { ...way, damage: null }
  const hurt = { ...target, wounds, armour }
  const damage = applyDamage(hurt, { amount: 1, kind: 'effect', magical: false }, NO_RELICS, [], trace)
  return { ...way, damage: 'rule' in damage ? null : damage }
}
