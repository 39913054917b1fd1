import { z } from 'zod'
import { type Fraction, formatFraction, toNumber } from '../../../lib/fraction.ts'
import type { Probability } from './probability.ts'

/** An expected number on the wire: exact, and as a decimal for display. */
export const Mean = z
  .object({ fraction: z.string().describe('Exact, `40/7`.'), decimal: z.number() })
  .meta({ id: 'ApexAverage' })
export type Mean = z.infer<typeof Mean>

const DECIMALS = 10_000

/** Writes an expected number. */
export function mean(value: Fraction): Mean {
  return { fraction: formatFraction(value), decimal: Math.round(toNumber(value) * DECIMALS) / DECIMALS }
}

/** `35.7 %` */
export const percent = ({ decimal }: Probability): string => `${Math.round(decimal * 1000) / 10} %`

/** `5.71` */
export const average = ({ decimal }: Mean): string => String(Math.round(decimal * 100) / 100)
