import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { Label } from '../language/label.ts'
import { cellName } from '../language/notation.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf, placeBoard } from '../table/board.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../table/occupancy.ts'
import { HOUSE_IN_THE_EAST, VILLAGE } from '../table/terrain-boards.examples.ts'
import { Cell } from '../vocabulary.ts'
import { movementRules } from './movement.rules.ts'
import { pathScene } from './movement.scene.ts'
import { MAX_POINTS, MovementPoints, movementPath, Path, placeStart, Start } from './movement.ts'
import { movementStepRules } from './movement-step.rules.ts'

export const movementPathOperation = defineApexOperation({
  id: 'apex.movement-path',
  kind: 'check',
  summary: {
    en: 'Walks a path with the points of a Move action and adds up what every step costs.',
    es: 'Recorre un camino con los puntos de una acción de Movimiento y suma lo que cuesta cada paso.',
  },
  rules: [...ruleIds(boardRules, contentRules, movementRules, movementStepRules), 'apex.stage2.enter'],
  input: z
    .strictObject({
      board: BoardForm,
      start: Start,
      movementPoints: MovementPoints,
      card: Label.optional().describe('The card that grants this Move action or changes its points.'),
      path: z.array(Cell).min(1).max(MAX_POINTS).describe('The spaces to enter, in order, without the start.'),
      occupied: OccupiedCells,
    })
    .meta({ id: 'ApexMovementPathInput' }),
  outcome: Path,
  examples: [
    {
      name: 'Dropping in from the east and up a roof (E-02)',
      input: {
        board: { drawn: HOUSE_IN_THE_EAST },
        start: { outside: { side: 'E', position: 2 } },
        movementPoints: 3,
        path: [
          { column: 5, row: 2 },
          { column: 4, row: 2 },
        ],
      },
    },
    {
      name: 'Diagonally through the space of a squadmate (E-06)',
      input: {
        board: { drawn: VILLAGE },
        start: { cell: { column: 4, row: 5 } },
        movementPoints: 2,
        path: [
          { column: 5, row: 4 },
          { column: 6, row: 3 },
        ],
        occupied: [{ column: 5, row: 4 }],
      },
    },
  ],
  run({ board, start, movementPoints, card, path, occupied }, { trace, content }) {
    const placed = placeBoard(board, content)
    if (placed instanceof Refusal) return placed
    const beyond = outsideViolations(placed, occupied, 'occupied')
    if (beyond.length > 0) return refuse(beyond)
    const standing = placeStart(placed, start, trace)
    if (standing instanceof Refusal) return standing
    if (card !== undefined) trace.applied('apex.move.card-modified', { card, points: movementPoints })
    const isOccupied = occupancy(placed, occupied)
    return movementPath(placed, standing, { path, movementPoints, isOccupied }, trace)
  },
  headline({ legal, cost, left, end, level }, { movementPoints }, locale) {
    if (!legal) {
      return {
        en: `The movement to ${cellName(end)} is not legal with ${movementPoints} MP.`,
        es: `El movimiento hasta ${cellName(end)} no es legal con ${movementPoints} PM.`,
      }[locale]
    }
    return {
      en: `Ends in ${cellName(end)} on level ${level} for ${cost} MP; ${left} left.`,
      es: `Termina en ${cellName(end)}, nivel ${level}, por ${cost} PM; ${left === 1 ? 'sobra' : 'sobran'} ${left}.`,
    }[locale]
  },
  details: ({ steps }, _input, locale) => {
    const spent = steps.map(({ to, cost }) => `${cellName(to)} ${cost === null ? '×' : cost}`)
    return [`${{ en: 'Cost of each step', es: 'Coste de cada paso' }[locale]}: ${spent.join(', ')}.`]
  },
  picture: (walked, { board, occupied }, caption) =>
    pathScene(boardOf(board, caption.content), { walked, occupied }, caption),
})
