import { z } from 'zod'
import { percent } from '../../../../contract/probability.ts'
import { defineSignumOperation } from '../../define.ts'
import { meanWoundCount, woundCount } from '../../dice/fight.words.ts'
import { cardName } from '../../language/card-name.ts'
import { statedName } from '../../table/creature.ts'
import { BACKSTAB_REFUSALS, WALK_AWAY } from './backstab.operation.ts'
import { backstabFields } from './backstab.ts'
import { BackstabOdds, backstabOdds } from './backstab-odds.ts'

export const backstabOddsOperation = defineSignumOperation({
  id: 'signum.backstab-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of the backstabs on a creature.',
    es: 'Da las probabilidades exactas de las puñaladas a una criatura.',
  },
  rules: [...BACKSTAB_REFUSALS, 'signum.odds.misc'],
  input: z.strictObject(backstabFields).meta({ id: 'SignumBackstabOddsInput' }),
  outcome: BackstabOdds,
  examples: [{ name: 'Walking away from two enemies (E-40)', input: WALK_AWAY }],
  run: (question, context) => backstabOdds(question, context),
  headline({ isKilled, meanWounds }, { victim }, locale, content) {
    const name = cardName(statedName(victim), locale, content)
    return {
      en: `${name} takes ${meanWoundCount(meanWounds, 'en')} on average and dies ${percent(isKilled, locale)} of the time.`,
      es: `${name} recibe ${meanWoundCount(meanWounds, 'es')} de media y muere el ${percent(isKilled, locale)} de las veces.`,
    }[locale]
  },
  picture: ({ wounds }, _input, { headline, locale }) => ({
    chart: 'bars',
    title: headline,
    bars: wounds.map(({ count, probability }) => ({
      label: woundCount(count, locale),
      share: probability.decimal,
      value: percent(probability, locale),
    })),
  }),
})
