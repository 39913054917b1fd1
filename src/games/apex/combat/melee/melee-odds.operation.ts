import { z } from 'zod'
import { average, percent } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { ROOF_AND_BEACON } from '../../table/terrain-boards.examples.ts'
import { withAimDeck } from '../shot/aim-deck.ts'
import { meleeRules } from './melee.rules.ts'
import { checkTarget, MeleeOdds, meleeOdds } from './melee.ts'
import { attackFields, prepareAttack } from './melee-attack.ts'

export const meleeOddsOperation = defineApexOperation({
  id: 'apex.melee-odds',
  kind: 'resolution',
  summary: {
    en: 'Gives the exact odds and the expected damage of a melee attack.',
    es: 'Da las probabilidades exactas y el daño esperado de un ataque cuerpo a cuerpo.',
  },
  rules: [...ruleIds(boardRules, contentRules, meleeRules), 'apex.damage.recover-cap'],
  input: z.strictObject(attackFields).meta({ id: 'ApexMeleeOddsInput' }),
  outcome: MeleeOdds,
  examples: [
    {
      name: 'Off a roof, onto a beacon (E-65)',
      input: {
        board: { drawn: ROOF_AND_BEACON },
        attacker: { cell: { column: 0, row: 0 } },
        target: { cell: { column: 1, row: 0 } },
      },
    },
  ],
  run(declared, { trace, content }) {
    const prepared = prepareAttack(declared, content)
    if (prepared instanceof Refusal) return prepared
    const { board, attack } = prepared
    const refusal = checkTarget(board, attack, trace)
    return refusal ?? meleeOdds(board, attack, withAimDeck(content, declared.aimDeck), trace)
  },
  headline({ hit, damageOnHit, expectedDamage }, _input, locale) {
    return {
      en: `Hits ${percent(hit, locale)} of the time for ${damageOnHit} damage; ${average(expectedDamage, locale)} on average.`,
      es: `Impacta el ${percent(hit, locale)} de las veces e inflige ${damageOnHit} de daño; ${average(expectedDamage, locale)} de media.`,
    }[locale]
  },
  details: ({ miss, collision, eliminates }, _input, locale) => [
    { en: `Misses: ${percent(miss, locale)}.`, es: `Falla: ${percent(miss, locale)}.` }[locale],
    ...(collision ? [{ en: 'A hit ends in a collision.', es: 'Un impacto acaba en colisión.' }[locale]] : []),
    ...(eliminates === null
      ? []
      : [
          { en: `Eliminates: ${percent(eliminates, locale)}.`, es: `Elimina: ${percent(eliminates, locale)}.` }[locale],
        ]),
  ],
  picture: ({ hit, miss, damageOnHit }, _input, { headline, locale }) => ({
    chart: 'bars',
    title: headline,
    bars: [
      { label: { en: 'Miss', es: 'Falla' }[locale], share: miss.decimal, value: percent(miss, locale) },
      {
        label: { en: `Hit, ${damageOnHit} damage`, es: `Impacto, ${damageOnHit} de daño` }[locale],
        share: hit.decimal,
        value: percent(hit, locale),
      },
    ],
  }),
})
