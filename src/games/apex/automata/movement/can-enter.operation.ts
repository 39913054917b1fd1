import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../../contract/violation.ts'
import { stepsBetween } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { boardOf } from '../../table/board.ts'
import { Cell } from '../../vocabulary.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { chosen, crosses, tableScene } from '../scenes/table.scene.ts'
import type { Field } from '../setting/field.ts'
import { tableFields } from '../setting/fields.ts'
import { cellViolations, readField } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { BLOCK_RULES, entryBlocks, stepBlocks } from './enter.ts'
import { BLOCKS } from './movement.words.ts'

const Reason = z.enum(BLOCKS).exclude(['OFF_BOARD']).meta({ id: 'ApexEntryBlock' })

const Input = z
  .strictObject({
    ...tableFields,
    from: Cell.describe('Where the Automaton stands.'),
    to: Cell.describe('A neighbouring space.'),
    mpAfter: z.int().min(0).max(99).describe('The movement points that are left after the step.'),
    ignoreDanger: z.boolean().default(false).describe('Whether the card has been all the way round.'),
  })
  .meta({ id: 'ApexAutomataCanEnterInput' })
type Input = z.infer<typeof Input>

/** The objects in a space that only Automata shun. */
function shunnedIn(field: Field, cell: Input['to'], content: ApexContent): string[] {
  return field.board.objectsIn(cell).flatMap(({ piece }) => {
    return content.sceneryKinds.get(piece.kind)?.tagsForAutomata === undefined ? [] : [piece.id]
  })
}

/** Judges the step and records by which rules. */
function judge(field: Field, input: Input, content: ApexContent, trace: ApexTrace) {
  const { from, to, mpAfter, ignoreDanger } = input
  const blocks = entryBlocks(field, from, to, { mpAfter, ignoreDanger })
  trace.applied('apex.automata.move.step-legal', { from, to, possible: stepBlocks(field, from, to).length === 0 })
  const shunned = shunnedIn(field, to, content)
  if (shunned.length > 0) trace.applied('apex.automata.move.extra-impassable', { cell: to, objects: shunned })
  for (const { reason, ids } of blocks) trace.applied(BLOCK_RULES[reason], { from, to, reason, ids })
  if (blocks.length === 0) trace.applied('apex.automata.move.cost', { from, to, left: mpAfter, reason: null })
  const violations = blocks.map(({ reason, ids }) => ({
    ...violationOf({ rule: BLOCK_RULES[reason], path: ['to'], facts: { from, to, reason, ids } }),
    reason: Reason.parse(reason),
  }))
  return { legal: blocks.length === 0, violations }
}

export const canEnterOperation = defineApexOperation({
  id: 'apex.automata-can-enter',
  kind: 'check',
  summary: {
    en: 'Whether an Automaton may step into a neighbouring space, with everything that forbids it.',
    es: 'Si un Autómata puede dar un paso a un espacio vecino, con todo lo que lo prohíbe.',
  },
  rules: [
    ...SITUATION_RULES,
    'apex.automata.move.step-legal',
    'apex.automata.move.extra-impassable',
    'apex.automata.move.forbidden',
    'apex.automata.move.occupied',
    'apex.automata.move.danger-entry',
    'apex.automata.move.cost',
  ],
  input: Input,
  outcome: z
    .object({
      legal: z.boolean(),
      violations: z.array(RuleViolation.extend({ reason: Reason }).meta({ id: 'ApexEntryViolation' })),
    })
    .meta({ id: 'ApexAutomataCanEnterOutcome' }),
  examples: [
    {
      name: 'A ravine in a danger zone',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            objects: [{ id: 'gorge', kind: 'ravine', cells: [{ column: 5, row: 5 }] }],
          },
        },
        from: { column: 5, row: 6 },
        to: { column: 5, row: 5 },
        mpAfter: 1,
        zones: [{ id: 'fire', cause: 'entry', spaces: [{ column: 5, row: 5 }] }],
      },
    },
    {
      name: 'Through a Legend with a point to spare',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        from: { column: 5, row: 6 },
        to: { column: 5, row: 5 },
        mpAfter: 1,
        occupied: [{ column: 5, row: 5 }],
      },
    },
  ],
  run(input, { trace, content }) {
    const { from, to } = input
    const field = readField(input, content, { cell: from, path: ['from'] })
    if (field instanceof Refusal) return field
    const beyond = cellViolations(field, to, ['to'])
    if (beyond.length > 0) return refuse(beyond)
    if (stepsBetween(from, to) !== 1) {
      const facts = { from, to, left: input.mpAfter, reason: 'NOT_NEIGHBOURS' }
      return refuse([{ rule: 'apex.automata.move.cost', path: ['to'], facts }])
    }
    return judge(field, input, content, trace)
  },
  headline({ legal }, { from, to }, locale) {
    const [start, end] = [cellName(from), cellName(to)]
    return legal
      ? { en: `It may step from ${start} to ${end}.`, es: `Puede dar el paso de ${start} a ${end}.` }[locale]
      : { en: `It may not step from ${start} to ${end}.`, es: `No puede dar el paso de ${start} a ${end}.` }[locale]
  },
  picture: ({ legal }, input, caption) =>
    tableScene(
      boardOf(input.board, caption.content),
      input,
      {
        automaton: input.from,
        danger: input.zones.flatMap(({ spaces }) => spaces),
        lines: [{ cells: [input.from, input.to], colour: AUTOMATA_COLOURS.automaton, dashed: !legal }],
        notes: [legal ? chosen(input.to) : crosses([input.to])],
      },
      caption,
    ),
})
