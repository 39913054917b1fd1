import { z } from 'zod'
import { wholeNumber } from '../../contract/whole-number.ts'
import { symbolOf } from './dice.ts'
import { DieSymbol, MOST } from './vocabulary.ts'

/** Dice that were rolled at the table: symbols, or numbers of ordinary dice. */
export const GivenDice = z
  .union([
    z.strictObject({ symbols: z.array(DieSymbol).max(2 * MOST.dice) }).meta({ id: 'SignumGivenSymbols' }),
    z.strictObject({ d6: z.array(wholeNumber(1, 6)).max(2 * MOST.dice) }).meta({ id: 'SignumGivenNumbers' }),
  ])
  .describe('What was rolled, in order.')
  .meta({ id: 'SignumGivenDice' })
export type GivenDice = z.infer<typeof GivenDice>

/** The symbols of given dice. */
export const symbolsOf = (dice: GivenDice): readonly DieSymbol[] =>
  'd6' in dice ? dice.d6.map(symbolOf) : dice.symbols
