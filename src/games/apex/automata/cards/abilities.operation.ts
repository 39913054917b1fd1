import { formatList } from '../../../../lib/wording.ts'
import { defineApexOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { tableScene } from '../scenes/table.scene.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { AbilitiesInput, AbilityUses, useAbilities } from './ability-uses.ts'
import { cardRules } from './card.rules.ts'
import { automatonCardName } from './card.words.ts'

const WORDS = {
  noToken: { en: 'no token', es: 'sin ficha' },
  noCharges: { en: 'too few Charges', es: 'faltan Cargas' },
  condition: { en: 'condition not met', es: 'condición sin cumplir' },
  noPlace: { en: 'no place', es: 'sin lugar' },
  noEffect: { en: 'no effect', es: 'sin efecto' },
} as const

export const automatonAbilitiesOperation = defineApexOperation({
  id: 'apex.automata-abilities',
  kind: 'list',
  summary: {
    en: 'Steps 4 and 9 of an Automaton: which of its Abilities it uses, and why not the others.',
    es: 'Pasos 4 y 9 de un Autómata: cuáles de sus Habilidades usa y por qué no las otras.',
  },
  rules: [...SITUATION_RULES, ...ruleIds(cardRules)],
  input: AbilitiesInput,
  outcome: AbilityUses,
  examples: [
    {
      name: 'A bombardment within range (E-71)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 2 }, legend: { card: 'gibraltar' }, charges: 3 },
        enemies: [{ id: 'lifeline', cell: { column: 5, row: 6 }, role: 'primary' }],
        step: 9,
      },
    },
    {
      name: 'Nobody to help',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 5, row: 2 }, legend: { card: 'lifeline' }, charges: 2 },
        step: 9,
      },
    },
  ],
  run: useAbilities,
  headline({ order }, { step }, locale, content) {
    const used = order.filter(({ usable }) => usable).map(({ ability }) => automatonCardName(ability, locale, content))
    if (used.length === 0) {
      return { en: `No Ability is used in step ${step}.`, es: `No se usa ninguna Habilidad en el paso ${step}.` }[
        locale
      ]
    }
    return {
      en: `It uses ${formatList(used, 'en')} in step ${step}.`,
      es: `Usa ${formatList(used, 'es')} en el paso ${step}.`,
    }[locale]
  },
  details: ({ order }, _input, locale, content) =>
    order.map(({ ability, reasons, chargesBefore, chargesAfter }) => {
      const name = automatonCardName(ability, locale, content)
      if (reasons.length > 0) return `${name}: ${reasons.map((reason) => WORDS[reason][locale]).join(', ')}.`
      return {
        en: `${name}: Charges ${chargesBefore} → ${chargesAfter}.`,
        es: `${name}: Cargas ${chargesBefore} → ${chargesAfter}.`,
      }[locale]
    }),
  picture: ({ order }, input, caption) => {
    const { cell } = input.automaton
    const isUsed = order.some(({ usable }) => usable)
    const lines = input.enemies.flatMap((enemy) =>
      cell === null || enemy.cell === null
        ? []
        : [{ cells: [cell, enemy.cell], colour: AUTOMATA_COLOURS.primary, dashed: !isUsed }],
    )
    return tableScene(boardOf(input.board, caption.content), input, { automaton: cell, lines }, caption)
  },
})
