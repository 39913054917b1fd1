import { z } from 'zod'
import { percent } from '../../../contract/probability.ts'
import { defineSignumOperation } from '../define.ts'
import { chanceChart } from '../dice/odds-chart.ts'
import { actorName, targetName } from '../sight/situation.scene.ts'
import { Situation } from '../sight/situation.ts'
import { EYE_TO_EYE } from '../sight/situations.examples.ts'
import { CONTROL_RULES } from './control.operation.ts'
import { ControlOdds, controlOdds } from './control.ts'

export const controlOddsOperation = defineSignumOperation({
  id: 'signum.control-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of taking control of an enemy character.',
    es: 'Da las probabilidades exactas de tomar el control de un personaje enemigo.',
  },
  rules: [...CONTROL_RULES, 'signum.odds.misc'],
  input: z.strictObject({ situation: Situation }).meta({ id: 'SignumControlOddsInput' }),
  outcome: ControlOdds,
  examples: [{ name: 'Two dice (E-56)', input: { situation: EYE_TO_EYE } }],
  run: ({ situation }, context) => controlOdds(situation, context),
  headline: ({ succeeds }, { situation }, locale, content) =>
    ({
      en: `${actorName(situation, locale, content)} takes control of ${targetName(situation, locale, content)} ${percent(succeeds, locale)} of the time.`,
      es: `${actorName(situation, locale, content)} toma el control de ${targetName(situation, locale, content)} el ${percent(succeeds, locale)} de las veces.`,
    })[locale],
  picture: ({ targets }, _input, { headline, locale }) =>
    chanceChart(targets, { headline, locale }, (count) => `${count} × ${{ en: 'target', es: 'diana' }[locale]}`),
})
