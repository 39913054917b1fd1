import { z } from 'zod'
import { percent } from '../../../../contract/probability.ts'
import type { Bar } from '../../../../contract/scene.ts'
import type { Locale } from '../../../../lib/locale.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import { defineSignumOperation } from '../../define.ts'
import { woundCount } from '../../dice/fight.words.ts'
import { cardName, cardNames } from '../../language/card-name.ts'
import { GREER_AND_CORDELIA, THREE_AGAINST_TWO } from './melee.examples.ts'
import { DECLARATION_RULES } from './melee.operation.ts'
import { declarationFields, MeleeSide } from './melee-declaration.ts'
import { MeleeOdds, meleeOdds, type SideOdds } from './melee-odds.ts'

/** More bars than this for one side do not make a chart that can be read. */
const MAX_BARS = 12

export const meleeOddsOperation = defineSignumOperation({
  id: 'signum.melee-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds of a melee: wounds of both together, kills and deaths.',
    es: 'Da las probabilidades exactas de un combate cuerpo a cuerpo: heridas de ambos, muertes causadas y sufridas.',
  },
  rules: [
    ...DECLARATION_RULES,
    'signum.ability.veteran',
    'signum.odds.pool',
    'signum.odds.melee-net',
    'signum.odds.initiative',
    'signum.reroll.policy',
  ],
  input: z
    .strictObject({ ...declarationFields, attacker: MeleeSide.prefault({}), defender: MeleeSide.prefault({}) })
    .meta({ id: 'SignumMeleeOddsInput' }),
  outcome: MeleeOdds,
  examples: [
    { name: 'Greer against Cordelia', input: GREER_AND_CORDELIA },
    {
      name: 'Three dice against a defence of two (E-33)',
      input: {
        ...THREE_AGAINST_TWO,
        attacker: { split: { attack: 3, defence: 0 } },
        defender: { split: { attack: 0, defence: 2 } },
      },
    },
  ],
  run: (question, context) => meleeOdds(question, context),
  headline({ attacker, defender, kill, die }, _input, locale, content) {
    const [ours, theirs] = cardNames([attacker.creature, defender.creature], locale, content)
    return {
      en: `${theirs} dies ${percent(kill, locale)} of the time, ${ours} ${percent(die, locale)}.`,
      es: `${theirs} muere el ${percent(kill, locale)} de las veces y ${ours}, el ${percent(die, locale)}.`,
    }[locale]
  },
  picture: ({ attacker, defender }, _input, { headline, locale, content }) => ({
    chart: 'bars',
    title: headline,
    bars: [...bars(defender, locale, content), ...bars(attacker, locale, content)],
  }),
})

function bars({ creature: id, wounds, dies }: SideOdds, locale: Locale, content: SignumContent): Bar[] {
  const creature = cardName(id, locale, content)
  const death = { en: `${creature} dies`, es: `${creature} muere` }[locale]
  const counted = wounds.slice(0, MAX_BARS).map(({ count, probability }) => ({
    label: `${creature}: ${woundCount(count, locale)}`,
    share: probability.decimal,
    value: percent(probability, locale),
  }))
  return [...counted, { label: death, share: dies.decimal, value: percent(dies, locale) }]
}
