import { z } from 'zod'
import { type Fraction, formatFraction, toNumber } from '../lib/fraction.ts'
import type { Locale } from '../lib/locale.ts'
import { formatAverage, formatPercent } from '../lib/wording.ts'

/** A probability on the wire: exact, and as a decimal for display. */
export const Probability = z
  .object({ fraction: z.string().describe('Exact, `5/14`.'), decimal: z.number().min(0).max(1) })
  .meta({ id: 'Probability' })
export type Probability = z.infer<typeof Probability>

/** An expected number on the wire: exact, and as a decimal for display. */
export const Mean = z
  .object({ fraction: z.string().describe('Exact, `40/7`.'), decimal: z.number() })
  .meta({ id: 'Mean' })
export type Mean = z.infer<typeof Mean>

/** How likely a number is. */
export const Chance = z
  .object({ count: z.int().min(0).max(1_000_000), probability: Probability })
  .meta({ id: 'Chance' })
export type Chance = z.infer<typeof Chance>

const DECIMALS = 1_000_000

/** A decimal as it stands on the wire: to six places. */
export const roundDecimal = (value: number): number => Math.round(value * DECIMALS) / DECIMALS

/** A probability or an expected number as it stands on the wire. */
export function exact(value: Fraction): Probability {
  return { fraction: formatFraction(value), decimal: roundDecimal(toNumber(value)) }
}

/** `35.7%`, in Spanish `35,7 %`. */
export const percent = ({ decimal }: Pick<Probability, 'decimal'>, locale: Locale): string =>
  formatPercent(decimal, locale)

/** `5.71`, in Spanish `5,71`. */
export const average = ({ decimal }: Pick<Mean, 'decimal'>, locale: Locale): string => formatAverage(decimal, locale)
