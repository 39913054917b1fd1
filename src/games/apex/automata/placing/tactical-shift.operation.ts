import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { refuse } from '../../refusal.ts'
import { boardOf } from '../../table/board.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { onBoard } from '../decisions/priorities.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { chosen, tableScene } from '../scenes/table.scene.ts'
import { AutomatonInput, tableFields } from '../setting/fields.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { SHIFT_CRITERIA, tacticalShift } from './tactical-shift.ts'

export const tacticalShiftOperation = defineApexOperation({
  id: 'apex.automata-tactical-shift',
  kind: 'resolution',
  summary: {
    en: 'Where a tactical shift leads an Automaton, and which criterion left which spaces.',
    es: 'Adónde lleva un desplazamiento táctico a un Autómata, y qué espacios dejó cada criterio.',
  },
  rules: [
    ...SITUATION_RULES,
    'apex.automata.tactical.condition',
    'apex.automata.tactical.candidates',
    'apex.automata.tactical.not-free',
    'apex.automata.tactical.who-sees',
    'apex.automata.tactical.criteria',
    'apex.automata.tactical.stay',
  ],
  input: z
    .strictObject({
      ...tableFields,
      automaton: AutomatonInput,
      cause: z
        .enum(['step10', 'card'])
        .meta({ id: 'ApexShiftCause' })
        .describe('Step 10 needs a Charge, the order of a card does not.'),
    })
    .meta({ id: 'ApexAutomataTacticalShiftInput' }),
  outcome: z
    .object({
      to: Cell,
      stays: z.boolean(),
      candidates: z.array(
        z
          .object({
            cell: Cell,
            level: Count,
            seenBy: Count.describe('How many enemies see it.'),
            cover: z.boolean().describe('Whether it is adjacent to cover.'),
          })
          .meta({ id: 'ApexShiftCandidate' }),
      ),
      filters: z.array(
        z
          .object({ criterion: z.enum(SHIFT_CRITERIA).meta({ id: 'ApexShiftCriterion' }), left: z.array(Cell) })
          .meta({ id: 'ApexShiftFilter' }),
      ),
    })
    .meta({ id: 'ApexAutomataTacticalShiftOutcome' }),
  examples: [
    {
      name: 'Up to a roof, out of sight (E-17)',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            buildings: [{ column: 4, row: 5, columns: 3, rows: 1, level: 1 }],
            objects: [{ id: 'p1', kind: 'roofParapet', edges: [{ axis: 'horizontal', x: 5, y: 5 }], base: 1 }],
          },
        },
        automaton: { cell: { column: 5, row: 6 } },
        enemies: [{ id: 'bangalore', cell: { column: 0, row: 0 } }],
        sight: [{ from: { column: 0, row: 0 }, to: { cell: { column: 4, row: 5 } } }],
        cause: 'step10',
      },
    },
    {
      name: 'On the crossroads, ordered by a card',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 10, row: 4 }, charges: 0 },
        enemies: [{ id: 'bangalore', cell: { column: 8, row: 10 } }],
        cause: 'card',
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const { cause } = input
    const { charges } = input.automaton
    if (cause === 'step10' && charges === 0) {
      const facts = { reason: 'NO_CHARGES', cause, charges }
      return refuse([{ rule: 'apex.automata.tactical.condition', path: ['automaton', 'charges'], facts }])
    }
    trace.applied('apex.automata.tactical.condition', { reason: null, cause, charges })
    const enemies = onBoard(input.enemies).map(({ cell }) => cell)
    const { to, stays, candidates, filters } = tacticalShift(situation.field, situation.cell, enemies, trace)
    return {
      to,
      stays,
      candidates: [...candidates],
      filters: filters.map(({ criterion, left }) => ({ criterion, left: [...left] })),
    }
  },
  headline: ({ to, stays }, _input, locale) =>
    stays
      ? { en: `It stays in ${cellName(to)}.`, es: `Se queda en ${cellName(to)}.` }[locale]
      : { en: `It shifts to ${cellName(to)}.`, es: `Se desplaza a ${cellName(to)}.` }[locale],
  details: ({ candidates }, _input, locale) =>
    candidates.map(({ cell, level, seenBy, cover }) => {
      const beside = cover ? { en: ', beside cover', es: ', junto a cobertura' }[locale] : ''
      return {
        en: `${cellName(cell)}: level ${level}, seen by ${seenBy}${beside}.`,
        es: `${cellName(cell)}: nivel ${level}, visto por ${seenBy}${beside}.`,
      }[locale]
    }),
  picture: ({ to, stays, candidates }, input, caption) => {
    const { cell } = input.automaton
    const others = candidates.filter((one) => one.cell.column !== to.column || one.cell.row !== to.row)
    return tableScene(
      boardOf(input.board, caption.content),
      input,
      {
        automaton: cell,
        tinted: [{ cells: candidates.map((one) => one.cell), key: CANDIDATE_KEY }],
        lines: cell === null || stays ? [] : [{ cells: [cell, to], colour: AUTOMATA_COLOURS.chosen }],
        notes: [
          ...(stays ? [] : [chosen(to)]),
          { places: others.map((one) => ({ at: { cell: one.cell }, text: String(one.seenBy) })), key: SEEN_KEY },
        ],
      },
      caption,
    )
  },
})

const CANDIDATE_KEY = { colour: '#6a1b9a', en: 'candidates', es: 'candidatos' }
const SEEN_KEY = { colour: '#455a64', en: 'how many enemies see it', es: 'cuántos enemigos lo ven' }
