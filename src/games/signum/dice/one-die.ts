import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Random } from '../../../rulebook/random.ts'
import { DieSymbol } from '../vocabulary.ts'
import { rollSymbol, symbolOf } from './dice.ts'

/** One die that was rolled at the table: its symbol, or the number of an ordinary die. */
export const GivenDie = z
  .union([
    z.strictObject({ symbol: DieSymbol }).meta({ id: 'SignumGivenSymbol' }),
    z.strictObject({ d6: wholeNumber(1, 6) }).meta({ id: 'SignumGivenNumber' }),
  ])
  .describe('What was rolled; rolled here if left out.')
  .meta({ id: 'SignumGivenDie' })
export type GivenDie = z.infer<typeof GivenDie>

/** The symbol of a given die, or of one that is rolled. */
export function dieOf(given: GivenDie | undefined, random: Random): DieSymbol {
  if (given === undefined) return rollSymbol(random)
  return 'd6' in given ? symbolOf(given.d6) : given.symbol
}
