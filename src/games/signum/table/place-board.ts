import { againstTheClock, isSimple } from '../../../geometry/polygon.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { MICROMETRES, micrometres, type Point } from '../vocabulary.ts'
import type { Board, Side } from './board.ts'
import type { Creature } from './creature.ts'
import type { Disc, PlacedBoard, PlacedSide, PlacedTerrain } from './placed-board.ts'

type Path = readonly (string | number)[]
/** Checks a board and puts everything on it in micrometres; the answer is all that is wrong, or the board. */
export function placeBoard(board: Board, path: Path = ['board']): PlacedBoard | Refusal {
  const [width, height] = [micrometres(board.width), micrometres(board.height)]
  const creatures = board.creatures.map((creature) => ({ creature, disc: discOf(creature) }))
  const violations: SignumViolation[] = [
    ...sameNames(board, path),
    ...creatures.flatMap(({ creature: { id }, disc }, index): SignumViolation[] =>
      isOnBoard(disc, width, height)
        ? []
        : [{ rule: 'signum.geo.frame', path: [...path, 'creatures', index], facts: { object: id } }],
    ),
    ...board.sides.flatMap((side, index): SignumViolation[] =>
      isOnEdge(side, board)
        ? []
        : [{ rule: 'signum.geo.frame', path: [...path, 'sides', index], facts: { object: side.player } }],
    ),
  ]
  const terrain = placeTerrain(board, path, violations)
  if (violations.length > 0) return refuse(violations)
  return { width, height, sides: board.sides.map(placeSide), creatures, terrain, teams: board.teams }
}

const MILLIMETRE = MICROMETRES / 10

/** The base of a creature. */
export const discOf = ({ x, y, base }: Pick<Creature, 'x' | 'y' | 'base'>): Disc => ({
  x: micrometres(x),
  y: micrometres(y),
  radius: (base * MILLIMETRE) / 2,
})

/** Whether a base lies wholly on the board. */
export function isOnBoard({ x, y, radius }: Disc, width: number, height: number): boolean {
  return x >= radius && y >= radius && x + radius <= width && y + radius <= height
}

export const placePoint = ({ x, y }: Point) => ({ x: micrometres(x), y: micrometres(y) })

const placeSide = ({ player, from, to }: Side): PlacedSide => ({ player, from: placePoint(from), to: placePoint(to) })

/** Whether a side is a stretch of one edge of the board. */
function isOnEdge({ from, to }: Side, { width, height }: Board): boolean {
  const isWithin = [from, to].every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const isOnOne =
    (from.x === to.x && (from.x === 0 || from.x === width)) || (from.y === to.y && (from.y === 0 || from.y === height))
  return isWithin && isOnOne && (from.x !== to.x || from.y !== to.y)
}

function placeTerrain({ terrain }: Board, path: Path, violations: SignumViolation[]): PlacedTerrain[] {
  return terrain.map((template, index) => {
    const outline = template.outline.map(placePoint)
    if (!isSimple(outline)) {
      violations.push({
        rule: 'signum.geo.outline',
        path: [...path, 'terrain', index, 'outline'],
        facts: { terrain: template.id },
      })
      return { terrain: template, outline }
    }
    return { terrain: template, outline: againstTheClock(outline) }
  })
}

/** No two creatures, templates or sides may share a name. */
function sameNames({ creatures, terrain, sides }: Board, path: Path): SignumViolation[] {
  const lists = [
    creatures.map(({ id }, index) => ({ id, at: ['creatures', index, 'id'] })),
    terrain.map(({ id }, index) => ({ id, at: ['terrain', index, 'id'] })),
    sides.map(({ player }, index) => ({ id: player, at: ['sides', index, 'player'] })),
  ]
  return lists.flatMap((list) => {
    const seen = new Set<string>()
    return list.flatMap(({ id, at }): SignumViolation[] => {
      if (!seen.has(id)) {
        seen.add(id)
        return []
      }
      return [{ rule: 'signum.board.names', path: [...path, ...at], facts: { id } }]
    })
  })
}
