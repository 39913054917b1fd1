import { z } from 'zod'
import { percent } from '../../../../contract/probability.ts'
import type { BarChart } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import { defineApexOperation } from '../../define.ts'
import { countName } from '../../language/words.ts'
import { withAimDeck } from './aim-deck.ts'
import { FROM_A_ROOF, LONGBOW_SHOT, SHOTGUN_AT_COVER } from './shot.examples.ts'
import { DECLARATION_RULES } from './shot.operation.ts'
import { oddsSentence } from './shot.words.ts'
import { shotDeclaration } from './shot-declaration.ts'
import { ShotOdds, shotOdds } from './shot-odds.ts'

/** More bars than this do not make a chart that can be read. */
const MAX_BARS = 24

export const shotOddsOperation = defineApexOperation({
  id: 'apex.shot-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of a shoot action: hits, headshots, damage and elimination.',
    es: 'Da las probabilidades exactas de un disparo: impactos, disparos a la cabeza, daño y eliminación.',
  },
  rules: [...DECLARATION_RULES],
  input: z.strictObject(shotDeclaration).meta({ id: 'ApexShotOddsInput' }),
  outcome: ShotOdds,
  examples: [
    { name: 'The Longbow of the rulebook', input: LONGBOW_SHOT },
    { name: 'A shotgun at a target in cover', input: SHOTGUN_AT_COVER },
    { name: 'From a roof through smoke', input: FROM_A_ROOF },
  ],
  run: (declaration, { content, trace }) => shotOdds(declaration, withAimDeck(content, declaration.aimDeck), trace),
  headline: (odds, _input, locale) => oddsSentence(odds, locale),
  details({ hits, damage, anyHeadshot, breaksShield }, _input, locale) {
    const spread = (chances: ShotOdds['hits']) =>
      chances.map(({ count, probability }) => `${count}: ${percent(probability, locale)}`).join(', ')
    return {
      en: [
        `Hits – ${spread(hits)}.`,
        `Damage – ${spread(damage)}.`,
        `At least one headshot: ${percent(anyHeadshot, 'en')}; no Shield left: ${percent(breaksShield, 'en')}.`,
      ],
      es: [
        `Impactos – ${spread(hits)}.`,
        `Daño – ${spread(damage)}.`,
        `Al menos un disparo a la cabeza: ${percent(anyHeadshot, 'es')}; sin Escudo: ${percent(breaksShield, 'es')}.`,
      ],
    }[locale]
  },
  picture: (odds, _input, { headline, locale }) => chart(odds, headline, locale),
})

/** The damage as bars; the hits, where there are too many different amounts of damage. */
function chart({ damage, hits }: ShotOdds, title: string, locale: Locale): BarChart {
  const asDamage = damage.length <= MAX_BARS
  const label = (count: number) =>
    asDamage ? { en: `${count} damage`, es: `${count} de daño` }[locale] : countName(count, 'hit', locale)
  const bars = (asDamage ? damage : hits).map(({ count, probability }) => ({
    label: label(count),
    share: probability.decimal,
    value: percent(probability, locale),
  }))
  return { chart: 'bars', title, bars }
}
