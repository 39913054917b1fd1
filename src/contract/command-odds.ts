import type { Localized } from '../lib/locale.ts'
import type { Odds } from './match.ts'
import type { Mean, Probability } from './probability.ts'

/** One of the odds of a command: how likely something is, or what is to be expected. */
export const oddsAbout = (id: string, text: Localized, { fraction, decimal }: Probability | Mean): Odds => ({
  id,
  text,
  fraction,
  decimal,
})
