import { z } from 'zod'
import { defineSignumOperation } from '../define.ts'
import { woundCount } from '../dice/fight.words.ts'
import { chanceChart } from '../dice/odds-chart.ts'
import { Fighter } from '../table/creature.ts'
import { HealOdds } from './heal.ts'
import { healChances } from './healing-odds.operation.ts'
import { TROLL } from './regeneration.operation.ts'
import { regenerationOdds } from './regeneration.ts'

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
    chanceChart(removed, { headline, locale }, (count) => woundCount(count, locale)),
})
