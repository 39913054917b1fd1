import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { relicFields } from '../../damage/durable-relic.ts'
import type { SignumReading } from '../../define.ts'
import { chanceThat, meanOf, spread } from '../../dice/chances.ts'
import { successThirds } from '../../dice/dice.ts'
import { netWays, poolWays, powerOfThree, seenAs, surely, type Ways } from '../../dice/pool-odds.ts'
import { refuse } from '../../refusal.ts'
import type { SignumRules } from '../../rules.ts'
import { type Seen, Situation } from '../../sight/situation.ts'
import { Count, LIMITS } from '../../vocabulary.ts'
import { pushPath } from './buckshot.ts'
import { aim } from './ranged-attack.ts'
import { type Blow, hurtTarget } from './ranged-damage.ts'
import { attackPool, damagePerHit, defencePool, traceAttackOdds } from './ranged-dice.ts'
import { RangedKind } from './ranged-kind.ts'
import { rangedViolations, traceDeclaration } from './ranged-legality.ts'

/** Who attacks whom from afar; every die that may be rolled again is. */
export const RangedOddsQuestion = z.strictObject({ kind: RangedKind, situation: Situation, relics: relicFields.relics })
export type RangedOddsQuestion = z.infer<typeof RangedOddsQuestion>

const MAX_HITS = 2 * LIMITS.dice + 1
const MAX_WOUNDS = 61

export const RangedOdds = z
  .object({
    hits: z.array(Chance).max(MAX_HITS),
    unblocked: z.array(Chance).max(MAX_HITS).describe('Hits that are not blocked.'),
    damagePerHit: Count,
    wounds: z.array(Chance).max(MAX_WOUNDS).describe('Wounds of the target, no more than kill it.'),
    isHurt: Probability.describe('That it takes a wound.'),
    isKilled: Probability,
    meanHits: Mean,
    meanUnblocked: Mean,
    meanWounds: Mean,
  })
  .meta({ id: 'SignumRangedAttackOddsOutcome' })
export type RangedOdds = z.infer<typeof RangedOdds>

/** The exact odds of a ranged attack; what may not be done has none. */
export function rangedOdds(question: RangedOddsQuestion, reading: SignumReading): RangedOdds | Refusal {
  const { trace } = reading
  const { kind, relics } = question
  const aimed = aim({ ...question, relicOrder: [] }, reading)
  if (aimed instanceof Refusal) return aimed
  const { resolved, seen } = aimed
  const violations = rangedViolations(kind, resolved, seen)
  if (violations.length > 0) return refuse(violations)
  traceDeclaration(kind, resolved, trace)
  traceAttackOdds(kind, resolved, trace)
  const pool = attackPool(kind, resolved, {})
  const block = blockChance(kind, seen)
  const { dice, forced, master } = pool
  const thirds = successThirds(kind)
  trace.applied('signum.odds.pool', { creature: resolved.actor.id, roll: kind, dice, thirds, forced, master })
  trace.applied('signum.odds.ranged-net', { dice, block })
  const hits = poolWays(pool)
  const unblocked = leftAfter(hits, (count) => poolWays(defencePool(kind, count, resolved.target, seen, {})))
  const { health, wounds: before } = resolved.target
  const blow = { kind, resolved, held: { relics, relicOrder: [] }, path: pushPath(kind, resolved) }
  const wounds = seenAs(unblocked, (count) => Math.min(health, woundsAfter({ ...blow, unblocked: count })) - before)
  return {
    hits: spread(hits),
    unblocked: spread(unblocked),
    damagePerHit: damagePerHit(kind, resolved),
    wounds: spread(wounds),
    isHurt: chanceThat(wounds, (count) => count > 0),
    isKilled: chanceThat(wounds, (count) => before + count >= health),
    meanHits: meanOf(hits),
    meanUnblocked: meanOf(unblocked),
    meanWounds: meanOf(wounds),
  }
}

/** The chance that one defence die blocks a hit. */
function blockChance(kind: RangedKind, { cover }: Seen): string {
  const isCovered = cover.length > 0
  if (kind === 'magicalShot') return isCovered ? '1/3' : '0'
  return isCovered ? '5/9' : '1/3'
}

/** Of each number of hits, those that are left after the dice that defend against so many. */
function leftAfter({ counts, power: before }: Ways, blocks: (hits: number) => Ways): Ways {
  const nets = counts.map((_, hits) => netWays(surely(hits), blocks(hits)))
  const power = Math.max(...nets.map((net) => net.power))
  const left = new Array<bigint>(counts.length).fill(0n)
  for (const [hits, net] of nets.entries()) {
    const spare = (counts[hits] ?? 0n) * powerOfThree(power - net.power)
    for (const [count, ways] of net.counts.entries()) left[count] = (left[count] ?? 0n) + ways * spare
  }
  return { counts: left, power: before + power }
}

/** All wounds of the target after its hits. */
function woundsAfter(blow: Blow): number {
  const hurt = hurtTarget(blow, new Trace<SignumRules>())
  if (hurt instanceof Refusal) throw new Error('Relics without an order of their owner take damage as they come.')
  return hurt.push?.damage?.wounds ?? hurt.damage.wounds
}
