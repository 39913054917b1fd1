import { z } from 'zod'
import { type GridSize, isCellOf, isEdgeOf, isVertexOf } from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { cellName, contract, locatedName, spaces } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, outside, placeBoard } from '../table/board.ts'
import { Cell, Count, Edge, Intersection, Space } from '../vocabulary.ts'
import { distanceRules } from './distance.rules.ts'
import { type Destination, distance, ENDLESS } from './distance.ts'

const To = z
  .union([
    z.strictObject({ cell: Cell }),
    z.strictObject({ edge: Edge }),
    z.strictObject({ intersection: Intersection }),
  ])
  .meta({ id: 'ApexDestination' })

export const distanceOperation = defineApexOperation({
  id: 'apex.distance',
  kind: 'resolution',
  summary: {
    en: 'Counts the distance from a space to a space, an edge or an intersection.',
    es: 'Cuenta la distancia de un espacio a un espacio, un borde o una intersección.',
  },
  rules: ruleIds(boardRules, contentRules, distanceRules),
  input: z
    .strictObject({
      board: BoardForm.optional().describe('If given, both must be on it; the distance does not depend on it.'),
      from: Space,
      to: To,
    })
    .meta({ id: 'ApexDistanceInput' }),
  outcome: z.object({ distance: Count }).meta({ id: 'ApexDistanceOutcome' }),
  examples: [
    { name: 'Between spaces (E-16)', input: { from: cell(0, 0), to: cell(3, 1) } },
    { name: 'To an edge (E-16)', input: { from: cell(0, 0), to: { edge: { axis: 'vertical', x: 2, y: 0 } } } },
    { name: 'To an intersection (E-16)', input: { from: cell(0, 0), to: { intersection: { x: 4, y: 2, level: 0 } } } },
  ],
  run({ board, from, to }, { trace, content }) {
    if (board === undefined) return { distance: distance(from.cell, to, ENDLESS, trace) }

    const placed = placeBoard(board, content)
    if (placed instanceof Refusal) return placed
    if (!isCellOf(placed, from.cell)) return refuse([outside({ end: from }, ['from', 'cell'], placed)])
    if (!isOn(placed, to)) return refuse([outside(asLocated(to), ['to'], placed)])
    return { distance: distance(from.cell, to, placed, trace) }
  },
  headline({ distance }, { from, to }, locale, content) {
    const [start, end] = [cellName(from.cell), locatedName(asLocated(to), locale, content)]
    return {
      en: `From ${start} to ${end}: ${spaces(distance, 'en')}.`,
      es: contract(`De ${start} a ${end}: ${spaces(distance, 'es')}.`),
    }[locale]
  },
})

function cell(column: number, row: number) {
  return { cell: { column, row } }
}

function isOn(board: GridSize, to: Destination): boolean {
  if ('cell' in to) return isCellOf(board, to.cell)
  return 'edge' in to ? isEdgeOf(board, to.edge) : isVertexOf(board, to.intersection)
}

function asLocated(to: Destination) {
  return 'edge' in to ? { edge: to.edge } : { end: to }
}
