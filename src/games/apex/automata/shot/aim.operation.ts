import { formatList } from '../../../../lib/wording.ts'
import { defineApexOperation } from '../../define.ts'
import { legendName } from '../../language/legend-name.ts'
import { ruleIds } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { tableScene } from '../scenes/table.scene.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { Aimed, AimInput, aimOnTable } from './aim-question.ts'
import { shootingRules } from './shooting.rules.ts'
import { ACCESSORY_NAMES } from './shot.words.ts'

export const automatonAimOperation = defineApexOperation({
  id: 'apex.automata-aim',
  kind: 'resolution',
  summary: {
    en: 'How an Automaton aims: target, weapon, accessories, boost of its Feat, difficulty.',
    es: 'Cómo apunta un Autómata: objetivo, arma, accesorios, mejora de su Proeza, dificultad.',
  },
  rules: [
    ...SITUATION_RULES,
    ...ruleIds(shootingRules),
    'apex.automata.optimal.one-shot',
    'apex.automata.feat.spend',
    'apex.automata.feat.binding',
    'apex.automata.feat.pay-only-if-possible',
  ],
  input: AimInput,
  outcome: Aimed,
  examples: [
    {
      name: 'With sight, stock and a boost (E-15)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 6 }, arsenal: { card: 'ar-1' }, charges: 2 },
        enemies: [
          { id: 'wraith', cell: { column: 6, row: 6 }, role: 'primary' },
          { id: 'bangalore', cell: { column: 2, row: 10 }, role: 'secondary' },
        ],
        feat: { card: 'gf-01' },
        cause: 'optimal',
      },
    },
    {
      name: 'The secondary enemy is in optimal range (E-36)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 6 }, arsenal: { card: 'ar-1' } },
        enemies: [
          { id: 'wraith', cell: { column: 9, row: 6 }, role: 'primary' },
          { id: 'bangalore', cell: { column: 2, row: 10 }, role: 'secondary' },
        ],
        cause: 'step7',
      },
    },
  ],
  run: aimOnTable,
  headline({ target, weapon, difficulty }, _input, locale, content) {
    const name = legendName(target, locale, content)
    return {
      en: `It aims at ${name} with the ${weapon}, difficulty ${difficulty}.`,
      es: `Apunta a ${name} con ${weapon}, dificultad ${difficulty}.`,
    }[locale]
  },
  details({ accessories, boost, chargesAfter }, _input, locale) {
    const names = accessories.map((kind) => ACCESSORY_NAMES[kind][locale])
    const paid = boost.applied
      ? [
          {
            en: `Shot Boost for ${boost.paid}; Charges left: ${chargesAfter}.`,
            es: `Mejora de Disparo por ${boost.paid}; Cargas restantes: ${chargesAfter}.`,
          }[locale],
        ]
      : []
    const working =
      names.length === 0
        ? []
        : [{ en: `Accessories: ${formatList(names, 'en')}.`, es: `Accesorios: ${formatList(names, 'es')}.` }[locale]]
    return [...working, ...paid]
  },
  picture: ({ target }, input, caption) => {
    const { cell } = input.automaton
    const lines = input.enemies.flatMap((enemy) =>
      cell === null || enemy.cell === null
        ? []
        : [{ cells: [cell, enemy.cell], colour: AUTOMATA_COLOURS.primary, dashed: enemy.id !== target }],
    )
    return tableScene(boardOf(input.board, caption.content), input, { automaton: cell, lines }, caption)
  },
})
