import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { DieSymbol, LIMITS } from '../vocabulary.ts'
import { symbolOf } from './dice.ts'

/** Dice that were rolled at the table: symbols, or numbers of ordinary dice. */
export const GivenDice = z
  .union([
    z.strictObject({ symbols: z.array(DieSymbol).max(4 * LIMITS.dice) }).meta({ id: 'SignumGivenSymbols' }),
    z.strictObject({ d6: z.array(wholeNumber(1, 6)).max(4 * LIMITS.dice) }).meta({ id: 'SignumGivenNumbers' }),
  ])
  .describe('What was rolled, in order.')
  .meta({ id: 'SignumGivenDice' })
export type GivenDice = z.infer<typeof GivenDice>

/** The symbols of given dice. */
export const symbolsOf = (dice: GivenDice): readonly DieSymbol[] =>
  'd6' in dice ? dice.d6.map(symbolOf) : dice.symbols

/** The dice of one pool as they fell at the table. */
export const GivenPool = z
  .strictObject({
    rolled: GivenDice,
    rerolled: GivenDice.exactOptional().describe(
      'The dice that were rolled again, in order: the forced ones, those of Sniper or terrain, those of a Master.',
    ),
  })
  .meta({ id: 'SignumGivenPool' })
export type GivenPool = z.infer<typeof GivenPool>
