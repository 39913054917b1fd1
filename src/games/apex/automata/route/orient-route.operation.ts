import { z } from 'zod'
import { capitalize } from '../../../../lib/wording.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { GridCellOutput } from '../../combat/area/area.ts'
import { contentRules } from '../../content/content.rules.ts'
import { defineApexOperation } from '../../define.ts'
import { cellName } from '../../language/notation.ts'
import { cellNames } from '../../language/spaces.words.ts'
import { directionName } from '../../language/words.ts'
import { refuse } from '../../refusal.ts'
import { ruleIds } from '../../rules.ts'
import { boardRules } from '../../table/board.rules.ts'
import { boardOf } from '../../table/board.ts'
import { Cell } from '../../vocabulary.ts'
import type { RouteCard } from '../content/route-cards.ts'
import { Facing } from '../frame/viewpoint.ts'
import { findCard } from '../setting/card-form.ts'
import { RouteForm, tableFields } from '../setting/fields.ts'
import { cellViolations, readField } from '../setting/read-field.ts'
import { orientScene } from './route.scene.ts'
import { layCard, pathOnBoard, routeViolations } from './route.ts'
import { routeName } from './route.words.ts'

const OPEN = { width: 12, height: 12 }

export const orientRouteOperation = defineApexOperation({
  id: 'apex.automata-orient-route',
  kind: 'resolution',
  summary: {
    en: 'Lays a Route card on the board: which way it points, and where its two paths lead.',
    es: 'Coloca una carta de Ruta en el tablero: hacia dónde apunta y adónde llevan sus dos caminos.',
  },
  rules: [
    ...ruleIds(boardRules, contentRules),
    'apex.automata.scope.two-versus-two',
    'apex.automata.place.availability',
    'apex.automata.route.content',
    'apex.automata.route.neutral',
    'apex.automata.route.no-primary',
    'apex.automata.route.quadrants',
    'apex.automata.route.point-at-primary',
    'apex.automata.route.diagonal-tie',
    'apex.automata.route.to-board',
    'apex.grid.elements',
    'apex.grid.roof-intersections',
  ],
  input: z
    .strictObject({
      ...tableFields,
      from: Cell.describe('Where the Automaton stands.'),
      primary: Cell.nullable().default(null).describe('Where its primary enemy stands; null: it has none.'),
      card: RouteForm,
    })
    .meta({ id: 'ApexAutomataOrientRouteInput' }),
  outcome: z
    .object({
      facing: Facing,
      quadrants: z
        .array(Facing)
        .nullable()
        .describe('The quadrants that the primary enemy is in: two on a diagonal; null without a primary enemy.'),
      tie: z.boolean(),
      white: z.array(GridCellOutput),
      green: z.array(GridCellOutput),
      offBoard: z.array(GridCellOutput),
    })
    .meta({ id: 'ApexAutomataOrientRouteOutcome' }),
  examples: [
    {
      name: 'On a diagonal (E-25)',
      input: {
        board: { drawn: OPEN },
        from: { column: 5, row: 6 },
        primary: { column: 8, row: 3 },
        card: { card: 'rc-04' },
      },
    },
    {
      name: 'Without a primary enemy, seen from the north (E-26)',
      input: { board: { drawn: OPEN }, from: { column: 1, row: 6 }, card: { card: 'rc-01' }, viewpoint: 'N' },
    },
  ],
  run({ from, primary, card: form, ...table }, { trace, content }) {
    const field = readField(table, content)
    if (field instanceof Refusal) return field
    const card = findCard<RouteCard>(form, content.routeCards, 'routeCard', ['card'])
    if (card instanceof Refusal) return card
    const violations = [
      ...cellViolations(field, from, ['from']),
      ...(primary === null ? [] : cellViolations(field, primary, ['primary'])),
      ...routeViolations(card, ['card', 'described']),
    ]
    if (violations.length > 0) return refuse(violations)
    const { facing, quadrants } = layCard(card, from, primary, table.viewpoint, trace)
    const [white, green] = [pathOnBoard(card, 'W', from, facing), pathOnBoard(card, 'G', from, facing)]
    const offBoard = [...white, ...green].filter((cell) => !field.holds(cell))
    trace.applied('apex.automata.route.to-board', {
      card: card.id,
      start: from,
      white: white.at(-1) ?? from,
      green: green.at(-1) ?? from,
      offBoard: offBoard.length,
    })
    return { facing, quadrants: quadrants && [...quadrants], tie: quadrants?.length === 2, white, green, offBoard }
  },
  headline({ facing, tie }, { card }, locale, content) {
    const name = capitalize(routeName('card' in card ? card.card : card.described.id, locale, content))
    const why = { en: tie ? ', on a diagonal' : '', es: tie ? ', en una diagonal' : '' }[locale]
    return {
      en: `${name} points ${directionName(facing, 'en')}${why}.`,
      es: `${name} apunta al ${directionName(facing, 'es')}${why}.`,
    }[locale]
  },
  details({ white, green, offBoard }, { from }, locale) {
    const via = (cells: readonly { column: number; row: number }[]) => [from, ...cells].map(cellName).join(' → ')
    const off = { en: 'Off the board', es: 'Fuera del tablero' }[locale]
    return [
      `${{ en: 'White', es: 'Blanco' }[locale]}: ${via(white)}.`,
      `${{ en: 'Green', es: 'Verde' }[locale]}: ${via(green)}.`,
      ...(offBoard.length === 0 ? [] : [`${off}: ${cellNames(offBoard)}.`]),
    ]
  },
  picture: (laid, { board, from, primary }, caption) =>
    orientScene(boardOf(board, caption.content), { from, primary, laid }, caption),
})
