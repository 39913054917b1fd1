import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { SignumReading } from '../../define.ts'
import { chanceThat, meanOf, spread } from '../../dice/chances.ts'
import { successThirds } from '../../dice/dice.ts'
import { binomial, seenAs, sumWays, surely } from '../../dice/pool-odds.ts'
import { strikeKind } from '../melee/melee-strike.ts'
import { type BackstabQuestion, readBackstab } from './backstab.ts'

export const BackstabOdds = z
  .object({
    hits: z.array(Chance).max(20).describe('Nobody rolls at a dead victim, so there are never more than kill it.'),
    wounds: z.array(Chance).max(80).describe('Wounds of the victim, no more than kill it.'),
    isKilled: Probability,
    meanHits: Mean,
    meanWounds: Mean,
  })
  .meta({ id: 'SignumBackstabOddsOutcome' })
export type BackstabOdds = z.infer<typeof BackstabOdds>

/** The exact odds of the backstabs on one creature. */
export function backstabOdds(question: BackstabQuestion, reading: SignumReading): BackstabOdds | Refusal {
  const { trace } = reading
  const read = readBackstab(question, reading)
  if (read instanceof Refusal) return read
  const { victim, stabbers, trigger } = read
  trace.applied('signum.backstab.triggers', { victim: victim.id, trigger })
  const healthLeft = victim.health - victim.wounds
  // The stab that kills is the last: whoever would come after it does not roll.
  const deadly = victim.armour + healthLeft
  let hits = surely(0)
  for (const stabber of stabbers) {
    const thirds = successThirds(strikeKind(stabber))
    trace.applied('signum.odds.misc', { what: 'backstab', creature: stabber.id, dice: 1, thirds })
    hits = seenAs(sumWays(hits, binomial(1, thirds, 1)), (count) => Math.min(count, deadly))
  }
  const wounds = seenAs(hits, (count) => Math.min(healthLeft, Math.max(0, count - victim.armour)))
  return {
    hits: spread(hits),
    wounds: spread(wounds),
    isKilled: chanceThat(wounds, (count) => count === healthLeft),
    meanHits: meanOf(hits),
    meanWounds: meanOf(wounds),
  }
}
