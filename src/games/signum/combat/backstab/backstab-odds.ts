import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../../contract/probability.ts'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import { chanceThat, meanOf, spread } from '../../dice/chances.ts'
import { successThirds } from '../../dice/dice.ts'
import { binomial, seenAs, sumWays, surely } from '../../dice/pool-odds.ts'
import { refuse } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { strikeKind } from '../melee/melee-strike.ts'
import { type BackstabQuestion, backstabViolations } from './backstab.ts'

export const BackstabOdds = z
  .object({
    hits: z.array(Chance).max(20).describe('If every stabber rolled, even after the death of the victim.'),
    wounds: z.array(Chance).max(80).describe('Wounds of the victim, no more than kill it.'),
    isKilled: Probability,
    meanHits: Mean,
    meanWounds: Mean,
  })
  .meta({ id: 'SignumBackstabOddsOutcome' })
export type BackstabOdds = z.infer<typeof BackstabOdds>

/** The exact odds of the backstabs on one creature. */
export function backstabOdds(question: BackstabQuestion, trace: SignumTrace): BackstabOdds | Refusal {
  const violations = backstabViolations(question)
  if (violations.length > 0) return refuse(violations)
  const { victim, stabbers, trigger } = question
  trace.applied('signum.backstab.triggers', { victim: victim.id, trigger })
  let hits = surely(0)
  for (const stabber of stabbers) {
    const thirds = successThirds(strikeKind(stabber))
    trace.applied('signum.odds.misc', { what: 'backstab', creature: stabber.id, dice: 1, thirds })
    hits = sumWays(hits, binomial(1, thirds, 1))
  }
  const healthLeft = victim.health - victim.wounds
  const wounds = seenAs(hits, (count) => Math.min(healthLeft, Math.max(0, count - victim.armour)))
  return {
    hits: spread(hits),
    wounds: spread(wounds),
    isKilled: chanceThat(wounds, (count) => count === healthLeft),
    meanHits: meanOf(hits),
    meanWounds: meanOf(wounds),
  }
}
