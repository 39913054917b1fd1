import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { defineSignumOperation } from '../define.ts'
import { symbolName } from '../language/words.ts'
import { Count, DieSymbol, LIMITS, SYMBOLS } from '../vocabulary.ts'
import { rollSymbol } from './dice.ts'
import { GivenDice, symbolsOf } from './given-dice.ts'

const Wanted = z
  .union([
    z.strictObject({ given: GivenDice }).meta({ id: 'SignumDiceGiven' }),
    z.strictObject({ roll: wholeNumber(1, LIMITS.dice) }).meta({ id: 'SignumDiceToRoll' }),
  ])
  .describe('Dice from the table, or how many to roll.')
  .meta({ id: 'SignumWantedDice' })

export const diceOperation = defineSignumOperation({
  id: 'signum.dice',
  kind: 'resolution',
  summary: {
    en: 'Reads ordinary dice as symbols, or rolls symbol dice.',
    es: 'Lee dados corrientes como símbolos, o tira dados de símbolos.',
  },
  rules: ['signum.dice.mapping'],
  input: z.strictObject({ dice: Wanted, seed: Seed.optional() }).meta({ id: 'SignumDiceInput' }),
  outcome: z
    .object({
      symbols: z.array(DieSymbol),
      counts: z.object({ target: Count, axe: Count, shield: Count }).meta({ id: 'SignumSymbolCounts' }),
    })
    .meta({ id: 'SignumDiceOutcome' }),
  examples: [{ name: 'The six faces', input: { dice: { given: { d6: [1, 2, 3, 4, 5, 6] } } } }],
  run({ dice }, { trace, random }) {
    const symbols =
      'given' in dice ? symbolsOf(dice.given) : Array.from({ length: dice.roll }, () => rollSymbol(random))
    trace.applied('signum.dice.mapping', { dice: symbols.length })
    const count = (wanted: DieSymbol) => symbols.filter((symbol) => symbol === wanted).length
    return { symbols: [...symbols], counts: { target: count('target'), axe: count('axe'), shield: count('shield') } }
  },
  headline: ({ counts }, _input, locale) =>
    `${SYMBOLS.map((symbol) => `${counts[symbol]} × ${symbolName(symbol, locale)}`).join(', ')}.`,
})
