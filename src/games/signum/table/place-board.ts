import { againstTheClock, isSimple } from '../../../geometry/polygon.ts'
import type { SignumViolation } from '../refusal.ts'
import { MICROMETRES, micrometres, type Point } from '../vocabulary.ts'
import type { Board, Side, Terrain } from './board.ts'
import type { Creature } from './creature.ts'
import type { Disc, PlacedSide, PlacedTerrain } from './placed-board.ts'

type Path = readonly (string | number)[]

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

export const placeSide = ({ player, from, to }: Side): PlacedSide => ({
  player,
  from: placePoint(from),
  to: placePoint(to),
})

/** What is wrong with where bases and sides are. */
export function frameViolations(board: Board, creatures: readonly Creature[], path: Path): SignumViolation[] {
  const [width, height] = [micrometres(board.width), micrometres(board.height)]
  const outside = (list: string, index: number, object: string): SignumViolation => ({
    rule: 'signum.geo.frame',
    path: [...path, list, index],
    facts: { object },
  })
  return [
    ...creatures.flatMap((creature, index) =>
      isOnBoard(discOf(creature), width, height) ? [] : [outside('creatures', index, creature.id)],
    ),
    ...board.sides.flatMap((side, index) => (isOnEdge(side, board) ? [] : [outside('sides', index, side.player)])),
  ]
}

/** Whether a side is a stretch of one edge of the board. */
function isOnEdge({ from, to }: Side, { width, height }: Board): boolean {
  const isWithin = [from, to].every(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height)
  const isOnOne =
    (from.x === to.x && (from.x === 0 || from.x === width)) || (from.y === to.y && (from.y === 0 || from.y === height))
  return isWithin && isOnOne && (from.x !== to.x || from.y !== to.y)
}

/** A template in micrometres; an outline that encloses no area is added to the violations. */
export function placeTerrain(template: Terrain, path: Path, violations: SignumViolation[]): PlacedTerrain {
  const outline = template.outline.map(placePoint)
  if (outline.length > 0 && isSimple(outline)) return { terrain: template, outline: againstTheClock(outline) }
  if (outline.length > 0) {
    const facts = { terrain: template.id }
    violations.push({ rule: 'signum.geo.outline', path: [...path, 'outline'], facts })
  }
  return { terrain: template, outline }
}

type Named = { readonly id: string }

/** No two creatures, templates or sides may share a name. */
export function sameNames(
  creatures: readonly Named[],
  terrain: readonly Named[],
  sides: readonly Side[],
  path: Path,
): SignumViolation[] {
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
