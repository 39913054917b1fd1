import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation } from '../../define.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { boardOf } from '../../table/board.ts'
import { Count } from '../../vocabulary.ts'
import { type AutomatonLegend, Icon, MAX_CHARGES, type ProcedureName } from '../content/automaton-legends.ts'
import { COLOUR_WORDS } from '../movement/movement.words.ts'
import { findCard } from '../setting/card-form.ts'
import { Change } from '../setting/change.ts'
import {
  ARSENAL_MISSING,
  AutomatonInput,
  hasArsenal,
  hasLegend,
  LEGEND_MISSING,
  namesPrimary,
  primaryField,
  RING_ZONE,
  tableFields,
  UNKNOWN_PRIMARY,
} from '../setting/fields.ts'
import { primaryOf } from '../setting/primary.ts'
import { readSituation } from '../setting/read-field.ts'
import { settingRules } from '../setting/setting.rules.ts'
import { findArsenal, relationsTo } from '../setting/weapons.ts'
import { procedureScene } from './decisions.scene.ts'
import { procedureFor } from './procedures.ts'

const Letter = z.enum(['A', 'B', 'C', 'D']).meta({ id: 'ApexProcedureName' })

const NO_PRIMARY: ApexViolation = {
  rule: 'apex.automata.proc.list',
  path: ['primary'],
  facts: { reason: 'NO_PRIMARY', procedure: null, relation: null, enemy: null },
}

function gainedBy(charges: number, { procedures }: AutomatonLegend, name: ProcedureName): number {
  return Math.min(MAX_CHARGES, charges + procedures[name].charges)
}

export const selectProcedureOperation = defineApexOperation({
  id: 'apex.automata-select-procedure',
  kind: 'resolution',
  summary: {
    en: 'Step 6 of an Automaton: which procedure it uses, the Charges it gains and how it will move.',
    es: 'Paso 6 de un Autómata: qué procedimiento usa, las Cargas que gana y cómo se moverá.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules, settingRules),
    'apex.grid.roof-intersections',
    'apex.automata.priority.list',
    'apex.automata.proc.danger-first',
    'apex.automata.proc.list',
    'apex.automata.proc.sequence',
    'apex.automata.danger.definition',
    'apex.automata.move.icons',
  ],
  input: z
    .strictObject({ ...tableFields, automaton: AutomatonInput, primary: primaryField })
    .refine(hasArsenal, ARSENAL_MISSING)
    .refine(hasLegend, LEGEND_MISSING)
    .refine(namesPrimary, UNKNOWN_PRIMARY)
    .meta({ id: 'ApexAutomataSelectProcedureInput' }),
  outcome: z
    .object({
      selected: z.enum(['danger', 'A', 'B', 'C', 'D']).meta({ id: 'ApexSelectedProcedure' }),
      zonesHere: z.array(z.string()).describe('The danger zones that it stands in.'),
      charges: Change,
      mp: Count.nullable(),
      icon: Icon.nullable(),
      fallback: Letter.nullable().describe('What it uses if it finds no way out of danger; null outside danger.'),
      sees: z.boolean().describe('Whether it sees its primary enemy.'),
    })
    .meta({ id: 'ApexAutomataSelectProcedureOutcome' }),
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
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const { field, cell } = situation
    const arsenal = findArsenal(input.automaton.arsenal, content)
    if (arsenal instanceof Refusal) return arsenal
    const legend = findCard<AutomatonLegend>(
      input.automaton.legend ?? { card: '' },
      content.automatonLegends,
      'automatonLegend',
      ['automaton', 'legend'],
    )
    if (legend instanceof Refusal) return legend
    const enemy = primaryOf(input)
    if (enemy instanceof Refusal) return enemy
    if (enemy === null) return refuse([NO_PRIMARY])

    const zonesHere = field.zonesAt(cell)
    const found = relationsTo(field, arsenal, cell, enemy.cell)
    const [procedure, relation] = procedureFor(found)
    const before = input.automaton.charges
    if (zonesHere.length > 0) {
      trace.applied('apex.automata.danger.definition', { cell, zones: zonesHere })
      trace.applied('apex.automata.proc.danger-first', { reason: null, zones: zonesHere })
    }
    trace.applied('apex.automata.proc.list', { reason: null, procedure, relation, enemy: enemy.id })
    if (zonesHere.length > 0) {
      const charges = { before, after: before }
      return {
        selected: 'danger' as const,
        zonesHere,
        charges,
        mp: null,
        icon: null,
        fallback: procedure,
        sees: found.sees,
      }
    }
    const printed = legend.procedures[procedure]
    const after = gainedBy(before, legend, procedure)
    const icon = input.automaton.shotThisRound ? printed.right : printed.left
    trace.applied('apex.automata.proc.sequence', { procedure, printed })
    trace.applied('apex.automata.charge.limit', {
      reason: null,
      before,
      gain: printed.charges,
      after,
      lost: before + printed.charges - after,
    })
    const { left, right } = printed
    trace.applied('apex.automata.move.icons', { left, right, shotThisRound: input.automaton.shotThisRound, icon })
    return {
      selected: procedure,
      zonesHere,
      charges: { before, after },
      mp: printed.mp,
      icon,
      fallback: null,
      sees: found.sees,
    }
  },
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
