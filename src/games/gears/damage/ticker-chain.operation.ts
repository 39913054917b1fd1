import { z } from 'zod'
import { Seed } from '../../../contract/operation.ts'
import { defineGearsOperation } from '../define.ts'
import { Id, LIMITS } from '../vocabulary.ts'
import { WoundCause } from './suffering.ts'
import { sufferedSentence } from './suffering.words.ts'
import { TickerChain, tickerChain, zoneFields } from './zone-suffering.ts'
import { ZONE_RULES } from './zone-wounds.operation.ts'

export const tickerChainOperation = defineGearsOperation({
  id: 'gears.ticker-chain',
  kind: 'resolution',
  summary: {
    en: 'Follows the blasts of dead Tickers through a zone until none is left.',
    es: 'Sigue las explosiones de los Tickers muertos en una zona hasta que no queda ninguna.',
  },
  rules: [...ZONE_RULES, 'gears.attack.declare'],
  input: z
    .strictObject({
      ...zoneFields,
      killed: z.array(Id).min(1).max(LIMITS.locust).describe('The Locust that were killed.'),
      cause: WoundCause.default('attack').describe('How they were killed.'),
      seed: Seed.optional(),
    })
    .meta({ id: 'GearsTickerChainInput' }),
  outcome: TickerChain,
  examples: [
    {
      name: 'Three Tickers and Marcus (E-28)',
      input: {
        figures: [
          { cog: { id: 'Marcus', character: 'marcus-fenix', hand: 7 } },
          { locust: { id: 'ticker-1', enemy: 'ticker' } },
          { locust: { id: 'ticker-2', enemy: 'ticker' } },
          { locust: { id: 'ticker-3', enemy: 'ticker' } },
        ],
        killed: ['ticker-1'],
      },
    },
  ],
  run: (input, context) => tickerChain(input, context),
  headline: ({ suffered }, _input, locale, content) => sufferedSentence(suffered, locale, content),
})
