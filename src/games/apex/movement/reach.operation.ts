import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { contentRules } from '../content/content.rules.ts'
import { defineApexOperation } from '../define.ts'
import { spaces } from '../language/notation.ts'
import { cellNames, spaceRows } from '../language/spaces.words.ts'
import { refuse } from '../refusal.ts'
import { ruleIds } from '../rules.ts'
import { boardRules } from '../table/board.rules.ts'
import { BoardForm, boardOf, placeBoard } from '../table/board.ts'
import { OccupiedCells, occupancy, outsideViolations } from '../table/occupancy.ts'
import { HOUSE_IN_THE_EAST, VILLAGE } from '../table/terrain-boards.examples.ts'
import { movementRules } from './movement.rules.ts'
import { reachScene } from './movement.scene.ts'
import { MovementPoints, placeStart, Start } from './movement.ts'
import { Reach, reach } from './reach.ts'

export const reachOperation = defineApexOperation({
  id: 'apex.reach',
  kind: 'list',
  summary: {
    en: 'Finds every space that a movement can end in, with its cheapest way.',
    es: 'Encuentra todos los espacios en los que puede terminar un movimiento, con el camino más barato.',
  },
  rules: [...ruleIds(boardRules, contentRules, movementRules), 'apex.stage2.enter'],
  input: z
    .strictObject({ board: BoardForm, start: Start, movementPoints: MovementPoints, occupied: OccupiedCells })
    .meta({ id: 'ApexReachInput' }),
  outcome: Reach,
  examples: [
    {
      name: 'Three points in a village',
      input: {
        board: { drawn: VILLAGE },
        start: { cell: { column: 5, row: 2 } },
        movementPoints: 3,
        occupied: [{ column: 5, row: 3 }],
      },
    },
    {
      name: 'Dropping in from the east (E-02)',
      input: { board: { drawn: HOUSE_IN_THE_EAST }, start: { outside: { side: 'E', position: 2 } }, movementPoints: 3 },
    },
  ],
  run({ board, start, movementPoints, occupied }, { trace, content }) {
    const placed = placeBoard(board, content)
    if (placed instanceof Refusal) return placed
    const beyond = outsideViolations(placed, occupied, 'occupied')
    if (beyond.length > 0) return refuse(beyond)
    const standing = placeStart(placed, start, trace)
    if (standing instanceof Refusal) return standing
    return reach(placed, standing, { movementPoints, isOccupied: occupancy(placed, occupied) }, trace)
  },
  headline({ reachable, passable }, { movementPoints }, locale) {
    const only = {
      en: `; ${passable.length} more can only be passed through`,
      es: `; ${passable.length} más, solo de paso`,
    }[locale]
    const more = passable.length === 0 ? '' : only
    return {
      en: `Move ${movementPoints} reaches ${spaces(reachable.length, 'en')}${more}.`,
      es: `Movimiento ${movementPoints} alcanza ${spaces(reachable.length, 'es')}${more}.`,
    }[locale]
  },
  details({ reachable, passable }, _input, locale) {
    const costs = [...new Set(reachable.map(({ cost }) => cost))]
    const at = (cost: number) => reachable.filter((space) => space.cost === cost).map(({ cell }) => cell)
    const points = { en: 'MP', es: 'PM' }[locale]
    const pass = { en: 'Only to pass through', es: 'Solo de paso' }[locale]
    return [
      ...costs.map((cost) => `${cost} ${points}: ${spaceRows(at(cost), locale)}.`),
      ...(passable.length === 0 ? [] : [`${pass}: ${cellNames(passable.map(({ cell }) => cell))}.`]),
    ]
  },
  picture: (reached, { board, start, occupied }, caption) =>
    reachScene(boardOf(board, caption.content), { start, reached, occupied }, caption),
})
