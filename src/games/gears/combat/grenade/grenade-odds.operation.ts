import { z } from 'zod'
import { percent } from '../../../../contract/probability.ts'
import { capitalize } from '../../../../lib/wording.ts'
import { defineGearsOperation } from '../../define.ts'
import { figureChances, woundChart } from '../attack/attack-odds.operation.ts'
import { THROW_RULES } from './grenade.operation.ts'
import { grenadeDeclaration } from './grenade-declaration.ts'
import { GrenadeOdds, grenadeOdds } from './grenade-odds.ts'
import { GRENADE_AT_TICKERS, GRENADE_IN_THE_CORRIDOR } from './grenade-tables.examples.ts'

export const grenadeOddsOperation = defineGearsOperation({
  id: 'gears.grenade-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of a bolo grenade for everybody in the zone, apart and together.',
    es: 'Da las probabilidades exactas de una granada bolo para todos los de la zona, por separado y en conjunto.',
  },
  rules: THROW_RULES,
  input: z.strictObject(grenadeDeclaration).meta({ id: 'GearsGrenadeOddsInput' }),
  outcome: GrenadeOdds,
  examples: [
    { name: 'A Drone, a friend and a hole (E-51)', input: GRENADE_IN_THE_CORRIDOR },
    { name: 'At three Tickers', input: GRENADE_AT_TICKERS },
  ],
  run: (declaration, { content, trace }) => grenadeOdds(declaration, content, trace),
  headline({ figures, anySeal }, _input, locale, content) {
    const seal = {
      en: `a hole is sealed ${percent(anySeal, locale)}`,
      es: `se sella un agujero ${percent(anySeal, locale)}`,
    }[locale]
    const parts = figures.map((figure) => figureChances(figure, locale, content))
    return `${[...parts, parts.length === 0 ? capitalize(seal) : seal].join('; ')}.`
  },
  picture: ({ figures, anySeal }, _input, { headline, locale, content }) => {
    const chart = woundChart(figures, headline, locale, content)
    const label = { en: 'hole sealed', es: 'agujero sellado' }[locale]
    return { ...chart, bars: [...chart.bars, { label, share: anySeal.decimal, value: percent(anySeal, locale) }] }
  },
})
