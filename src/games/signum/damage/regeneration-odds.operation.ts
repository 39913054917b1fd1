import { z } from 'zod'
import { defineSignumOperation } from '../define.ts'
import { woundCount } from '../dice/fight.words.ts'
import { chanceChart } from '../dice/odds-chart.ts'
import { cardName } from '../language/card-name.ts'
import { StatedFighter, statedName } from '../table/creature.ts'
import { STANDING_RULES } from '../table/standing-rules.ts'
import { HealOdds } from './heal.ts'
import { healChances } from './healing-odds.operation.ts'
import { TROLL } from './regeneration.operation.ts'
import { regenerationOdds } from './regeneration.ts'

export const regenerationOddsOperation = defineSignumOperation({
  id: 'signum.regeneration-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of a regeneration.',
    es: 'Da las probabilidades exactas de una regeneración.',
  },
  rules: [...STANDING_RULES, 'signum.odds.misc', 'signum.ability.regeneration', 'signum.damage.death'],
  input: z.strictObject({ creature: StatedFighter }).meta({ id: 'SignumRegenerationOddsInput' }),
  outcome: HealOdds,
  examples: [{ name: 'A troll with three wounds', input: { creature: TROLL } }],
  run: ({ creature }, context) => regenerationOdds(creature, context),
  headline: (odds, { creature }, locale, content) =>
    healChances(cardName(statedName(creature), locale, content), odds, locale),
  picture: ({ removed }, _input, { headline, locale }) =>
    chanceChart(removed, { headline, locale }, (count) => woundCount(count, locale)),
})
