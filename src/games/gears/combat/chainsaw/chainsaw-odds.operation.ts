import { z } from 'zod'
import { percent } from '../../../../contract/probability.ts'
import { defineGearsOperation } from '../../define.ts'
import { countOf } from '../../language/attack-words.ts'
import { CHAINSAW_RULES, MARCUS_SAWS } from './chainsaw.operation.ts'
import { ChainsawOdds, chainsawDeclaration, chainsawOdds } from './chainsaw.ts'

export const chainsawOddsOperation = defineGearsOperation({
  id: 'gears.chainsaw-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of killing with the chainsaw.',
    es: 'Da las probabilidades exactas de matar con la motosierra.',
  },
  rules: CHAINSAW_RULES,
  input: z.strictObject(chainsawDeclaration).meta({ id: 'GearsChainsawOddsInput' }),
  outcome: ChainsawOdds,
  examples: [{ name: 'Marcus saws with five dice (E-57)', input: MARCUS_SAWS }],
  run: (declaration, { content, trace }) => chainsawOdds(declaration, content, trace),
  headline: ({ dice, kills }, _input, locale) =>
    ({
      en: `With ${countOf(dice, 'attackDie', 'en')} the chainsaw kills ${percent(kills, locale)} of the time.`,
      es: `Con ${countOf(dice, 'attackDie', 'es')} la motosierra mata el ${percent(kills, locale)} de las veces.`,
    })[locale],
  picture: ({ kills }, _input, { headline, locale }) => ({
    chart: 'bars',
    title: headline,
    bars: [
      { label: { en: 'killed', es: 'muere' }[locale], share: kills.decimal, value: percent(kills, locale) },
      {
        label: { en: 'unharmed', es: 'ileso' }[locale],
        share: 1 - kills.decimal,
        value: percent({ decimal: 1 - kills.decimal }, locale),
      },
    ],
  }),
})
