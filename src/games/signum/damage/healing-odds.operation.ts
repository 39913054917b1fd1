import { z } from 'zod'
import { percent } from '../../../contract/probability.ts'
import type { Locale } from '../../../lib/locale.ts'
import { defineSignumOperation } from '../define.ts'
import { meanWoundCount, woundCount } from '../dice/fight.words.ts'
import { chanceChart } from '../dice/odds-chart.ts'
import { targetName } from '../sight/situation.scene.ts'
import { AT_THE_SICKBED, SEVERUS, SISTER } from '../sight/situations.examples.ts'
import { HealOdds } from './heal.ts'
import { HEALING_RULES } from './healing.operation.ts'
import { healingFields, healingOdds } from './healing.ts'

export const healingOddsOperation = defineSignumOperation({
  id: 'signum.healing-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of a healing.',
    es: 'Da las probabilidades exactas de una sanación.',
  },
  rules: [...HEALING_RULES.filter((id) => id !== 'signum.ability.master-healing'), 'signum.odds.misc'],
  input: z.strictObject(healingFields).meta({ id: 'SignumHealingOddsInput' }),
  outcome: HealOdds,
  examples: [
    { name: 'A healer at a friend’s side', input: { situation: AT_THE_SICKBED } },
    {
      name: 'The same from afar',
      input: { situation: { stated: { actor: SISTER, target: { ...SEVERUS, wounds: 2 }, distance: 20 } } },
    },
  ],
  run: (question, context) => healingOdds(question, context),
  headline: (odds, { situation }, locale, content) => healChances(targetName(situation, locale, content), odds, locale),
  picture: ({ removed }, _input, { headline, locale }) =>
    chanceChart(removed, { headline, locale }, (count) => woundCount(count, locale)),
})

/** The odds of a healing in one sentence. */
export const healChances = (id: string, { meanRemoved, fully }: HealOdds, locale: Locale): string =>
  ({
    en: `${id} loses ${meanWoundCount(meanRemoved, 'en')} on average and has none left ${percent(fully, locale)} of the time.`,
    es: `${id} pierde ${meanWoundCount(meanRemoved, 'es')} de media y se queda sin ninguna el ${percent(fully, locale)} de las veces.`,
  })[locale]
