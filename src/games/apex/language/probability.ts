import { z } from 'zod'
import { type Fraction, formatFraction, toNumber } from '../../../lib/fraction.ts'

/** A probability on the wire: exact, and as a decimal for display. */
export const Probability = z
  .object({ fraction: z.string().describe('Exact, `5/14`.'), decimal: z.number().min(0).max(1) })
  .meta({ id: 'ApexProbability' })
export type Probability = z.infer<typeof Probability>

const DECIMALS = 10_000

/** Writes a probability. */
export function probability(value: Fraction): Probability {
  return { fraction: formatFraction(value), decimal: Math.round(toNumber(value) * DECIMALS) / DECIMALS }
}
