import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { boardOf } from '../../table/board.ts'
import { COLOUR_WORDS } from '../movement/movement.words.ts'
import { RING_ZONE } from '../setting/fields.ts'
import { settingRules } from '../setting/setting.rules.ts'
import { procedureScene } from './decisions.scene.ts'
import { SelectedProcedure, SelectProcedureInput, selectProcedure } from './select-procedure.ts'

export const selectProcedureOperation = defineApexOperation({
  id: 'apex.automata-select-procedure',
  kind: 'resolution',
  summary: {
    en: 'Step 6 of an Automaton: which procedure it uses, the Charges it gains and how it will move.',
    es: 'Paso 6 de un Autómata: qué procedimiento usa, las Cargas que gana y cómo se moverá.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules, settingRules),
    'apex.grid.elements',
    'apex.grid.roof-intersections',
    'apex.automata.priority.list',
    'apex.automata.proc.danger-first',
    'apex.automata.proc.list',
    'apex.automata.proc.sequence',
    'apex.automata.danger.definition',
    'apex.automata.move.icons',
  ],
  input: SelectProcedureInput,
  outcome: SelectedProcedure,
  examples: [
    {
      name: 'In sight, beyond its optimal range (E-06)',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 6 }, legend: { card: 'bangalore' }, arsenal: { card: 'ar-1' } },
        enemies: [{ id: 'wraith', cell: { column: 8, row: 6 } }],
        primary: 'wraith',
      },
    },
    {
      name: 'In a danger zone',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        automaton: { cell: { column: 2, row: 6 }, legend: { card: 'wraith' }, arsenal: { card: 'ar-2' } },
        enemies: [{ id: 'lifeline', cell: { column: 8, row: 6 } }],
        primary: 'lifeline',
        ring: { left: 4, top: 4, right: 11, bottom: 11, damage: 4 },
      },
    },
  ],
  run: selectProcedure,
  headline({ selected, charges, mp, icon, fallback }, _input, locale) {
    if (selected === 'danger' || mp === null || icon === null) {
      return {
        en: `It stands in danger and tries to get out; if there is no way, procedure ${fallback}.`,
        es: `Está en peligro e intenta salir; si no hay manera, procedimiento ${fallback}.`,
      }[locale]
    }
    const move = {
      en: icon === 'X' ? 'it does not move' : `Movement ${mp} along the ${COLOUR_WORDS[icon].en} path`,
      es: icon === 'X' ? 'no se mueve' : `Movimiento ${mp} por el camino ${COLOUR_WORDS[icon].es}`,
    }[locale]
    return {
      en: `Procedure ${selected}: Charges ${charges.before} → ${charges.after}, ${move}.`,
      es: `Procedimiento ${selected}: Cargas ${charges.before} → ${charges.after}, ${move}.`,
    }[locale]
  },
  details({ zonesHere, sees }, _input, locale) {
    const names = zonesHere.map((id) =>
      id === RING_ZONE ? { en: 'outside the Ring', es: 'fuera del Anillo' }[locale] : id,
    )
    return [
      ...(zonesHere.length === 0 ? [] : [`${{ en: 'Danger', es: 'Peligro' }[locale]}: ${names.join(', ')}.`]),
      sees
        ? { en: 'It sees its primary enemy.', es: 'Ve a su enemigo principal.' }[locale]
        : { en: 'It does not see its primary enemy.', es: 'No ve a su enemigo principal.' }[locale],
    ]
  },
  picture: ({ sees }, input, caption) => {
    const danger = input.zones.flatMap(({ spaces }) => spaces)
    return procedureScene(
      boardOf(input.board, caption.content),
      { input, primary: input.primary, danger, sees },
      caption,
    )
  },
})
