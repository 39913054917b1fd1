import { z } from 'zod'
import { ThingName } from '../../../../contract/thing-name.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { refuse } from '../../refusal.ts'
import { boardOf } from '../../table/board.ts'
import { Cell, Count } from '../../vocabulary.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { chosen, tableScene } from '../scenes/table.scene.ts'
import { AutomatonInput, Colour, namesPrimary, primaryField, tableFields, UNKNOWN_PRIMARY } from '../setting/fields.ts'
import { primaryOf } from '../setting/primary.ts'
import { readSituation } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { recordZiplines, testZiplines, ZIPLINE_REASONS } from './zipline.ts'

const Hop = z.strictObject({ from: ThingName, to: ThingName, colour: Colour }).meta({ id: 'ApexZiplineHop' })

const WORDS = {
  unlinked: { en: 'it is not linked', es: 'no está conectada' },
  used: { en: 'it was used in this action already', es: 'ya se usó en esta acción' },
  direction: { en: 'it leads the wrong way', es: 'lleva en sentido contrario' },
  noLanding: { en: 'there is no free space at the other end', es: 'no hay espacio libre en el otro extremo' },
  ownSpace: { en: 'it already stands where it would land', es: 'ya está donde llegaría' },
  hop: { en: 'it is used', es: 'se usa' },
} as const

export const ziplineOperation = defineApexOperation({
  id: 'apex.automata-zipline',
  kind: 'resolution',
  summary: {
    en: 'Whether an Automaton uses a zipline beside it on its path, and where it lands.',
    es: 'Si un Autómata usa una tirolina que tiene al lado en su camino, y adónde llega.',
  },
  rules: [
    ...SITUATION_RULES,
    'apex.automata.move.no-primary',
    'apex.automata.zip.when',
    'apex.automata.zip.several',
    'apex.automata.zip.white',
    'apex.automata.zip.green',
    'apex.automata.zip.tie',
    'apex.automata.zip.always',
    'apex.automata.zip.linked-only',
    'apex.automata.zip.own-space',
    'apex.automata.zip.otherwise',
  ],
  input: z
    .strictObject({
      ...tableFields,
      automaton: AutomatonInput,
      primary: primaryField,
      colour: Colour.describe('The path that it is on.'),
      used: z.array(Hop).max(24).default([]).describe('The hops of this Movement action.'),
    })
    .refine(namesPrimary, UNKNOWN_PRIMARY)
    .meta({ id: 'ApexAutomataZiplineInput' }),
  outcome: z
    .object({
      hop: z.object({ from: z.string(), to: z.string(), landing: Cell }).meta({ id: 'ApexZiplineRide' }).nullable(),
      tested: z.array(
        z
          .object({
            zipline: z.string(),
            own: Count.nullable().describe('Its distance from the primary enemy.'),
            linked: Count.nullable().describe('The distance of the linked one.'),
            reason: z.enum(ZIPLINE_REASONS).meta({ id: 'ApexZiplineVerdict' }),
          })
          .meta({ id: 'ApexTestedZipline' }),
      ),
    })
    .meta({ id: 'ApexAutomataZiplineOutcome' }),
  examples: [
    {
      name: 'Towards the enemy (E-14)',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            objects: [
              { id: 'near', kind: 'zipline', cells: [{ column: 3, row: 7 }], linked: 'far' },
              { id: 'far', kind: 'zipline', cells: [{ column: 8, row: 7 }], linked: 'near' },
            ],
          },
        },
        automaton: { cell: { column: 2, row: 8 } },
        enemies: [{ id: 'gibraltar', cell: { column: 11, row: 7 } }],
        primary: 'gibraltar',
        colour: 'W',
        occupied: [{ column: 9, row: 7 }],
      },
    },
    {
      name: 'The wrong way',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            objects: [
              { id: 'near', kind: 'zipline', cells: [{ column: 3, row: 7 }], linked: 'far' },
              { id: 'far', kind: 'zipline', cells: [{ column: 8, row: 7 }], linked: 'near' },
            ],
          },
        },
        automaton: { cell: { column: 2, row: 8 } },
        enemies: [{ id: 'gibraltar', cell: { column: 11, row: 7 } }],
        primary: 'gibraltar',
        colour: 'G',
      },
    },
  ],
  run(input, { trace, content }) {
    const situation = readSituation(input, content)
    if (situation instanceof Refusal) return situation
    const enemy = primaryOf(input)
    if (enemy instanceof Refusal) return enemy
    if (enemy === null) {
      const facts = { reason: 'NO_PRIMARY' }
      return refuse([{ rule: 'apex.automata.move.no-primary', path: ['primary'], facts }])
    }
    const { field, cell } = situation
    const result = testZiplines(field, cell, enemy.cell, input.colour, input.used)
    recordZiplines(result, cell, input.colour, trace)
    return { hop: result.hop, tested: [...result.tested] }
  },
  headline({ hop }, _input, locale) {
    if (hop === null) return { en: 'It uses no zipline.', es: 'No usa ninguna tirolina.' }[locale]
    return {
      en: `Zipline ${hop.from} to ${hop.to}: it lands in ${cellName(hop.landing)}.`,
      es: `Tirolina ${hop.from} a ${hop.to}: llega a ${cellName(hop.landing)}.`,
    }[locale]
  },
  details: ({ tested }, _input, locale) =>
    tested.map(({ zipline, own, linked, reason }) => {
      const away = own === null || linked === null ? '' : ` (${own} → ${linked})`
      return `${zipline}: ${WORDS[reason][locale]}${away}.`
    }),
  picture: ({ hop }, input, caption) => {
    const { cell } = input.automaton
    const lines = hop === null || cell === null ? [] : [{ cells: [cell, hop.landing], colour: AUTOMATA_COLOURS.chosen }]
    return tableScene(
      boardOf(input.board, caption.content),
      input,
      { automaton: cell, primary: input.primary, lines, notes: [chosen(hop?.landing ?? null)] },
      caption,
    )
  },
})
