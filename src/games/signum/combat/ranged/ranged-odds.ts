import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { relicFields } from '../../damage/durable-relic.ts'
import type { SignumReading } from '../../define.ts'
import { chanceThat, meanOf, spread } from '../../dice/chances.ts'
import { successThirds } from '../../dice/dice.ts'
import { binomial, poolWays, powerOfThree, seenAs, type Ways } from '../../dice/pool-odds.ts'
import { refuse } from '../../refusal.ts'
import type { SignumRules } from '../../rules.ts'
import { type Seen, Situation } from '../../sight/situation.ts'
import { Count } from '../../vocabulary.ts'
import { pushPath } from './buckshot.ts'
import { aim } from './ranged-attack.ts'
import { type Blow, hurtTarget } from './ranged-damage.ts'
import { attackPool, damagePerHit, traceAttackOdds } from './ranged-dice.ts'
import { RangedKind } from './ranged-kind.ts'
import { rangedViolations, traceDeclaration } from './ranged-legality.ts'

/** Who attacks whom from afar; every die that may be rolled again is. */
export const RangedOddsQuestion = z.strictObject({ kind: RangedKind, situation: Situation, relics: relicFields.relics })
export type RangedOddsQuestion = z.infer<typeof RangedOddsQuestion>

const MAX_HITS = 21
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
  const { share, power } = passing(kind, seen)
  const block = power === 0 ? '0' : `${powerOfThree(power) - BigInt(share)}/${powerOfThree(power)}`
  const { dice, forced, master } = pool
  const thirds = successThirds(kind)
  trace.applied('signum.odds.pool', { creature: resolved.actor.id, roll: kind, dice, thirds, forced, master })
  trace.applied('signum.odds.ranged-net', { dice, block })
  const hits = poolWays(pool)
  const unblocked = thin(hits, share, power)
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

/** In how many of 3^power ways a hit is not blocked. */
function passing(kind: RangedKind, { cover }: Seen): { share: number; power: number } {
  const isCovered = cover.length > 0
  if (kind === 'magicalShot') return isCovered ? { share: 2, power: 1 } : { share: 1, power: 0 }
  return isCovered ? { share: 4, power: 2 } : { share: 2, power: 1 }
}

/** Of each number of hits, those that are left when each is left in `share` of 3^power ways. */
function thin({ counts, power: before }: Ways, share: number, power: number): Ways {
  const max = counts.length - 1
  const left = new Array<bigint>(counts.length).fill(0n)
  for (const [hits, ways] of counts.entries()) {
    const spare = powerOfThree(power * (max - hits))
    for (const [count, more] of binomial(hits, share, power).counts.entries()) {
      left[count] = (left[count] as bigint) + ways * more * spare
    }
  }
  return { counts: left, power: before + power * max }
}

/** All wounds of the target after its hits. */
function woundsAfter(blow: Blow): number {
  const hurt = hurtTarget(blow, new Trace<SignumRules>())
  if ('rule' in hurt) throw new Error('Relics without an order of their owner take damage as they come.')
  return hurt.push?.damage?.wounds ?? hurt.damage.wounds
}
