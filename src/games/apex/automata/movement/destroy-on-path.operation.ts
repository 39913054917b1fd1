import { z } from 'zod'
import { countOf, formatList } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { GridCellOutput } from '../../combat/area/area.ts'
import { defineApexOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import { boardOf } from '../../table/board.ts'
import { withoutObjects } from '../../table/stored-board.ts'
import { Cell } from '../../vocabulary.ts'
import type { RouteCard } from '../content/route-cards.ts'
import { Facing } from '../frame/viewpoint.ts'
import { pathOnBoard, routeViolations } from '../route/route.ts'
import { AUTOMATA_COLOURS } from '../scenes/marks.ts'
import { tableScene } from '../scenes/table.scene.ts'
import { findCard } from '../setting/card-form.ts'
import { Colour, RouteForm, tableFields } from '../setting/fields.ts'
import { cellViolations, readField } from '../setting/read-field.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { destroyOnPath } from './destroy.ts'

export const destroyOnPathOperation = defineApexOperation({
  id: 'apex.automata-destroy-on-path',
  kind: 'list',
  summary: {
    en: 'What an Automaton destroys along the path of a Route card, in order, and which danger zones go with it.',
    es: 'Qué destruye un Autómata a lo largo del camino de una carta de Ruta, en orden, y qué zonas de peligro desaparecen.',
  },
  rules: [
    ...SITUATION_RULES,
    'apex.automata.route.content',
    'apex.automata.destroy.on-path',
    'apex.automata.destroy.nothing',
    'apex.automata.destroy.bookkeeping',
  ],
  input: z
    .strictObject({
      ...tableFields,
      from: Cell.describe('Where the card was laid.'),
      card: RouteForm,
      facing: Facing.describe('How the card points.'),
      colour: Colour,
    })
    .meta({ id: 'ApexAutomataDestroyOnPathInput' }),
  outcome: z
    .object({
      destroyed: z.array(z.string()),
      zonesGone: z.array(z.string()),
      path: z.array(GridCellOutput).describe('The spaces of the path, some of them perhaps beyond the board.'),
    })
    .meta({ id: 'ApexAutomataDestroyOnPathOutcome' }),
  examples: [
    {
      name: 'A node and a trap (E-13)',
      input: {
        board: {
          drawn: {
            width: 12,
            height: 12,
            objects: [
              { id: 'node', kind: 'node', tags: ['DESTRUCTIBLE'], cells: [{ column: 5, row: 5 }] },
              { id: 'nox', kind: 'trap', tags: ['DESTRUCTIBLE'], cells: [{ column: 5, row: 4 }] },
            ],
          },
        },
        from: { column: 5, row: 6 },
        card: { card: 'rc-01' },
        facing: 'N',
        colour: 'W',
        zones: [{ id: 'gas', cause: 'entry', spaces: [{ column: 5, row: 5 }], object: 'nox' }],
      },
    },
    {
      name: 'Nothing on the way',
      input: {
        board: { drawn: { width: 12, height: 12 } },
        from: { column: 5, row: 6 },
        card: { card: 'rc-02' },
        facing: 'E',
        colour: 'G',
      },
    },
  ],
  run(input, { trace, content }) {
    const { from, facing, colour } = input
    const field = readField(input, content)
    if (field instanceof Refusal) return field
    const card = findCard<RouteCard>(input.card, content.routeCards, 'routeCard', ['card'])
    if (card instanceof Refusal) return card
    const violations = [...cellViolations(field, from, ['from']), ...routeViolations(card, ['card', 'described'])]
    if (violations.length > 0) return refuse(violations)
    const path = pathOnBoard(card, colour, from, facing)
    return { ...destroyOnPath(field, card.id, from, path, trace), path }
  },
  headline({ destroyed }, _input, locale) {
    if (destroyed.length === 0) return { en: 'Nothing is destroyed.', es: 'No se destruye nada.' }[locale]
    return {
      en: `It destroys ${countOf(destroyed.length, 'object')}: ${formatList(destroyed, 'en')}.`,
      es: `Destruye ${countOf(destroyed.length, 'objeto', 'objetos')}: ${formatList(destroyed, 'es')}.`,
    }[locale]
  },
  details: ({ zonesGone }, _input, locale) =>
    zonesGone.length === 0
      ? []
      : [
          {
            en: `No longer dangerous: ${formatList(zonesGone, 'en')}.`,
            es: `Ya sin peligro: ${formatList(zonesGone, 'es')}.`,
          }[locale],
        ],
  tableAfter: ({ destroyed }, { board }, content) => withoutObjects(board, destroyed, content),
  picture: ({ path, destroyed }, input, caption) => {
    const board = boardOf(input.board, caption.content)
    const gone = board.objects.filter(({ id }) => destroyed.includes(id)).flatMap(({ cells = [] }) => cells)
    return tableScene(
      board,
      input,
      {
        automaton: input.from,
        danger: input.zones.flatMap(({ spaces }) => spaces),
        tinted: [{ cells: gone, key: GONE_KEY }],
        lines: [
          {
            cells: [input.from, ...path],
            colour: input.colour === 'W' ? AUTOMATA_COLOURS.white : AUTOMATA_COLOURS.green,
          },
        ],
      },
      caption,
    )
  },
})

const GONE_KEY = { colour: '#ef6c00', en: 'destroyed', es: 'destruido' }
