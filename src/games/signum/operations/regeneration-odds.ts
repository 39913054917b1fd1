import { z } from 'zod'
import { Fighter } from '../creature.ts'
import { woundCount } from '../fight-words.ts'
import { HealOdds } from '../heal.ts'
import { chanceChart } from '../odds-chart.ts'
import { regenerationOdds } from '../regeneration.ts'
import { defineSignumOperation } from './define.ts'
import { healChances } from './healing-odds.ts'
import { TROLL } from './regeneration.ts'

export const regenerationOddsOperation = defineSignumOperation({
  id: 'signum.regeneration-odds',
  summary: {
    en: 'Gives the exact odds of a regeneration.',
    es: 'Da las probabilidades exactas de una regeneración.',
  },
  rules: ['signum.odds.misc', 'signum.ability.regeneration', 'signum.damage.death'],
  input: z.strictObject({ creature: Fighter }).meta({ id: 'SignumRegenerationOddsInput' }),
  outcome: HealOdds,
  examples: [{ name: 'A troll with three wounds', input: { creature: TROLL } }],
  run: ({ creature }, { trace }) => regenerationOdds(creature, trace),
  headline: (odds, { creature: { id } }, locale) => healChances(id, odds, locale),
  picture: ({ removed }, _input, { headline, locale }) =>
    chanceChart(removed, headline, (count) => woundCount(count, locale)),
})
