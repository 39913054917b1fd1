import { z } from 'zod'
import { capitalize } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { endName } from '../../language/notation.ts'
import { type ApexViolation, refuse } from '../../refusal.ts'
import { boardOf } from '../../table/board.ts'
import { Cell, End } from '../../vocabulary.ts'
import { ClosedRange } from '../content/automaton-arsenals.ts'
import { FigurePlace, SightAsked } from '../content/card-effects.ts'
import { CHOSEN_KEY, REJECTED_KEY, tableScene } from '../scenes/table.scene.ts'
import { AutomatonInput, tableFields } from '../setting/fields.ts'
import { automatonViolations, cellViolations, readField } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { PLACE_FAULTS, type PlaceFault, placeFigure } from './place-figure.ts'

const RelationForm = z
  .union([
    z.strictObject({ contiguity: z.enum(['adjacent', 'near']).meta({ id: 'ApexContiguityAsked' }) }),
    z.strictObject({ range: ClosedRange }),
  ])
  .describe('Beside the anchor, or at a distance from the Automaton.')
  .meta({ id: 'ApexPlaceRelation' })

const Input = z
  .strictObject({
    ...tableFields,
    automaton: AutomatonInput.optional().describe('Left out: it stands on the anchor.'),
    anchor: Cell.nullable().default(null).describe('The middle of the scan; null: the space of the Automaton.'),
    on: FigurePlace,
    free: z.boolean().describe('Whether the place has to be free.'),
    relation: RelationForm,
    los: SightAsked,
    forAutomaton: z
      .boolean()
      .describe(
        'Whether an Automaton is placed: then ravines, rifts and jump pads are not free, and its own space is.',
      ),
  })
  .refine(({ automaton, anchor }) => automaton !== undefined || anchor !== null, {
    path: ['anchor'],
    error: 'An anchor or an Automaton is needed.',
  })
  .meta({ id: 'ApexAutomataPlaceFigureInput' })
type Input = z.infer<typeof Input>

/** Off the board it can be neither the anchor nor measured from. */
function offBoardViolations({ automaton, anchor, relation, los }: Input): ApexViolation[] {
  const isNeeded = anchor === null || 'range' in relation || los !== null
  if (automaton === undefined || automaton.cell !== null || !isNeeded) return []
  const facts = { reason: 'AUTOMATON_OFF_BOARD', onBoard: false }
  return [{ rule: 'apex.automata.respawn.when', path: ['automaton', 'cell'], facts }]
}

const WORDS: Readonly<Record<PlaceFault, { en: string; es: string }>> = {
  NOT_FREE: { en: 'not free', es: 'no está libre' },
  NOT_ADJACENT: { en: 'not adjacent', es: 'no es adyacente' },
  NOT_NEAR: { en: 'not near', es: 'no es cercano' },
  OUT_OF_RANGE: { en: 'out of range', es: 'fuera de alcance' },
  NO_LOS: { en: 'out of sight', es: 'fuera de la línea de visión' },
  SEEN: { en: 'in sight', es: 'en línea de visión' },
}

export const placeFigureOperation = defineApexOperation({
  id: 'apex.automata-place-figure',
  kind: 'list',
  summary: {
    en: 'Where a figure goes that an Automaton has to place: the places in order, up to the first available one.',
    es: 'Dónde va una miniatura que un Autómata debe colocar: los lugares en orden, hasta el primero disponible.',
  },
  rules: [
    ...SITUATION_RULES,
    'apex.automata.place.first-available',
    'apex.automata.place.other-anchor',
    'apex.automata.place.larger-range',
    'apex.automata.place.intersection-level',
    'apex.automata.place.none',
  ],
  input: Input,
  outcome: z
    .object({
      place: End.nullable(),
      scanned: z.array(
        z
          .object({
            place: End,
            available: z.boolean(),
            reason: z.enum(PLACE_FAULTS).meta({ id: 'ApexPlaceFault' }).nullable(),
          })
          .meta({ id: 'ApexScannedPlace' }),
      ),
    })
    .meta({ id: 'ApexAutomataPlaceFigureOutcome' }),
  examples: [
    {
      name: 'Near another figure (E-02)',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            objects: [{ id: 'totem', kind: 'totem', tags: ['OCCUPIES_SPACE'], cells: [{ column: 5, row: 6 }] }],
          },
        },
        anchor: { column: 5, row: 6 },
        on: 'space',
        free: true,
        relation: { contiguity: 'near' },
        forAutomaton: true,
        occupied: [{ column: 4, row: 7 }],
      },
    },
    {
      name: 'An intersection in sight',
      input: {
        board: { content: 'crossroads' },
        automaton: { cell: { column: 8, row: 8 } },
        on: 'intersection',
        free: true,
        relation: { range: { min: 1, max: 3 } },
        los: true,
        forAutomaton: false,
      },
    },
  ],
  run(input, { trace, content }) {
    const cell = input.automaton?.cell ?? null
    const field = readField(input, content, { cell, path: ['automaton', 'cell'] })
    const own = input.automaton === undefined ? [] : automatonViolations(input.automaton)
    const violations = [...own, ...offBoardViolations(input)]
    if (field instanceof Refusal) return Refusal.join([...(violations.length > 0 ? [refuse(violations)] : []), field])
    if (input.anchor !== null) violations.push(...cellViolations(field, input.anchor, ['anchor']))
    if (violations.length > 0) return refuse(violations)
    const anchor = input.anchor ?? cell
    if (anchor === null) throw new Error('Without an anchor the Automaton is one, or the question was refused.')
    const relation = 'range' in input.relation ? input.relation : input.relation.contiguity
    const automaton = input.automaton === undefined ? anchor : cell
    const { on, free, los, forAutomaton } = input
    const found = placeFigure(field, { anchor, automaton, on, free, relation, los, forAutomaton }, trace)
    return { place: found.place, scanned: [...found.scanned] }
  },
  headline({ place }, _input, locale) {
    if (place === null) return { en: 'There is no place for it.', es: 'No hay lugar para ella.' }[locale]
    return {
      en: `It is placed in ${endName(place, 'en')}.`,
      es: `Se coloca en ${endName(place, 'es')}.`,
    }[locale]
  },
  details: ({ scanned }, _input, locale) =>
    scanned.flatMap(({ place, reason }) =>
      reason === null ? [] : [`${capitalize(endName(place, locale))}: ${WORDS[reason][locale]}.`],
    ),
  picture: ({ place, scanned }, input, caption) => {
    const rejected = scanned.filter(({ available }) => !available).slice(-24)
    return tableScene(
      boardOf(input.board, caption.content),
      input,
      {
        automaton: input.automaton?.cell ?? null,
        tinted: [{ cells: input.anchor === null ? [] : [input.anchor], key: ANCHOR_KEY }],
        notes: [
          { places: rejected.map((one) => ({ at: one.place, text: '×' })), key: REJECTED_KEY },
          { places: place === null ? [] : [{ at: place, text: '✓' }], key: CHOSEN_KEY },
        ],
      },
      caption,
    )
  },
})

const ANCHOR_KEY = { colour: '#6a1b9a', en: 'anchor of the scan', es: 'ancla del recorrido' }
