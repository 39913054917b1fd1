import { Refusal } from '../../../rulebook/refusal.ts'
import { fighterOf, traceReasons } from '../abilities/read-fighter.ts'
import type { SignumReading } from '../define.ts'
import { refuse } from '../refusal.ts'
import type { StatedFighter } from '../table/creature.ts'
import { livingViolations } from '../table/living.ts'
import { applyDamage, type Blow, type Damaged } from './damage.ts'
import { type Relics, relicViolations } from './durable-relic.ts'
import { creditKill } from './kill-credit.ts'

type Question = Blow &
  Relics & { readonly target: StatedFighter; readonly by?: string; readonly allies: readonly string[] }

/** Deals damage or wounds to a creature, and tells who counts it if it dies. */
export function dealDamage(
  question: Question,
  { content, trace }: SignumReading,
): (Damaged & { credit: string | null }) | Refusal {
  const target = fighterOf(question.target, content, 'target')
  if (target instanceof Refusal) return target
  traceReasons(target, trace)
  const violations = [...livingViolations(target, ['target']), ...relicViolations(question, target, [])]
  if (violations.length > 0) return refuse(violations)
  const damaged = applyDamage(target, question, question, [], trace)
  if (damaged instanceof Refusal) return damaged
  if (damaged.dead) {
    trace.applied('signum.damage.leaves-play', { creature: target.id })
    if (target.owner !== target.player) {
      trace.applied('signum.zone.discard-to-owner', { creature: target.id, owner: target.owner })
    }
  }
  const { by, allies } = question
  const kills = damaged.dead && by !== undefined ? creditKill({ player: by, allies }, target, trace) : []
  return { ...damaged, credit: kills[0]?.player ?? null }
}
