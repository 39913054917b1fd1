import { z } from 'zod'
import { Chance, Mean, Probability } from '../../../contract/probability.ts'
import { chanceThat, meanOf, spread } from '../dice/chances.ts'
import { seenAs, type Ways } from '../dice/pool-odds.ts'
import type { Fighter } from '../table/creature.ts'
import { Count } from '../vocabulary.ts'

/** What healing did to a creature. */
export const Healed = z
  .object({
    removed: Count.describe('Wounds that were removed.'),
    wounds: Count.describe('Wounds that are left.'),
    fully: z.boolean().describe('Whether it has no wounds now.'),
  })
  .meta({ id: 'SignumHealed' })
export type Healed = z.infer<typeof Healed>

/** Removes wounds from a creature, no more than it has. */
export function heal({ wounds }: Pick<Fighter, 'wounds'>, max: number): Healed {
  const removed = Math.min(wounds, max)
  return { removed, wounds: wounds - removed, fully: removed === wounds }
}

const MAX_ROLLED = 21

/** The exact odds of dice that heal. */
export const HealOdds = z
  .object({
    successes: z.array(Chance).max(MAX_ROLLED),
    removed: z.array(Chance).max(MAX_ROLLED).describe('Wounds that are removed, no more than there are.'),
    anySuccess: Probability,
    fully: Probability.describe('That no wound is left.'),
    meanSuccesses: Mean,
    meanRemoved: Mean,
  })
  .meta({ id: 'SignumHealOdds' })
export type HealOdds = z.infer<typeof HealOdds>

/** What dice that heal do to a creature, by their successes. */
export function healOdds({ wounds }: Pick<Fighter, 'wounds'>, successes: Ways): HealOdds {
  const removed = seenAs(successes, (count) => Math.min(wounds, count))
  return {
    successes: spread(successes),
    removed: spread(removed),
    anySuccess: chanceThat(successes, (count) => count > 0),
    fully: chanceThat(removed, (count) => count === wounds),
    meanSuccesses: meanOf(successes),
    meanRemoved: meanOf(removed),
  }
}
