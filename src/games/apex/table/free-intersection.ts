import { type Arm, armsOf, type Cell, cellsOfVertex, sameCell } from '../../../geometry/grid.ts'
import type { ApexRule } from '../rules.ts'
import type { End, Intersection, Piece } from '../vocabulary.ts'
import type { PlacedBoard } from './placed-board.ts'

/** What keeps an intersection from being free. */
export type TakenBy = 'miniature' | 'solid' | 'inLine' | 'arms'

/** Whether a place is free, by which rule it is not, and what stands around it. */
export type Freedom = {
  readonly free: boolean
  readonly rule: ApexRule
  readonly cause: TakenBy | null
  /** The edges at the intersection that are occupied on its level. */
  readonly arms: number
  readonly pieces: readonly Piece[]
  /** At a right-angled joint, the three spaces outside the angle. */
  readonly outer: readonly Cell[]
  /** The spaces around a roof corner that are lower than it. */
  readonly below: readonly Cell[]
}

/** Whether anything occupies a space. */
export function spaceFreedom(board: PlacedBoard, cell: Cell, miniatures: readonly End[]): Freedom {
  const standing = board.objectsIn(cell).filter(({ tags }) => tags.has('OCCUPIES_SPACE'))
  const isTaken = miniatures.some((miniature) => 'cell' in miniature && sameCell(miniature.cell, cell))
  const free = standing.length === 0 && !isTaken
  const cause = isTaken ? 'miniature' : null
  const pieces = standing.map(({ piece }) => piece)
  return { free, rule: 'apex.place.free', cause, arms: 0, pieces, outer: [], below: [] }
}

/** Whether a miniature may stand on an intersection, by what stands on the edges and spaces around it. */
export function intersectionFreedom(
  board: PlacedBoard,
  intersection: Intersection,
  miniatures: readonly End[],
): Freedom {
  const { level } = intersection
  const occupied = armsOf(intersection).flatMap((arm) => {
    const pieces = occupyingArm(board, arm, level)
    return pieces.length === 0 ? [] : [{ arm, pieces }]
  })
  const around = cellsOfVertex(intersection).filter((cell) => board.holds(cell))
  const [first, second] = occupied.map(({ arm }) => arm)
  const isAngle = occupied.length === 2 && first !== undefined && second !== undefined && isRightAngle(first, second)
  const outer = isAngle ? around.filter((cell) => !sameCell(cell, cellBetween(intersection, first, second))) : []
  const isSolid = (isAngle ? outer : around).some((cell) => board.levelOf(cell) > level)
  const found = {
    rule: 'apex.place.intersection-free' as const,
    arms: occupied.length,
    pieces: occupied.flatMap(({ pieces }) => pieces),
    outer,
    below: around.filter((cell) => board.levelOf(cell) < level),
  }
  const cause = causeOf(isTaken(board, intersection, miniatures), occupied.length, isAngle, isSolid)
  return { free: cause === null, cause, ...found }
}

function causeOf(taken: boolean, arms: number, isAngle: boolean, isSolid: boolean): TakenBy | null {
  if (taken) return 'miniature'
  if (arms > 2) return 'arms'
  if (arms === 2 && !isAngle) return 'inLine'
  return isSolid ? 'solid' : null
}

function isTaken(board: PlacedBoard, { x, y, level }: Intersection, miniatures: readonly End[]): boolean {
  const isHere = (other: Intersection) => other.x === x && other.y === y && other.level === level
  const objects = board.objects.some(({ tags, intersection }) => {
    return intersection !== null && tags.has('OCCUPIES_INTERSECTION') && isHere(intersection)
  })
  return objects || miniatures.some((miniature) => 'intersection' in miniature && isHere(miniature.intersection))
}

/** What occupies an edge on a level: objects that stand there, and building walls that pass through it. */
function occupyingArm(board: PlacedBoard, { axis, x, y }: Arm, level: number): Piece[] {
  const edge = { axis, x, y }
  const facade = board.buildingWallOn(edge)
  const standing = board.objectsOn(edge).filter(({ tags, base }) => tags.has('OCCUPIES_EDGE') && base === level)
  const passes = facade !== null && facade.base <= level && level < facade.top
  return [...standing.map(({ piece }) => piece), ...(passes ? [facade.piece] : [])]
}

const isRightAngle = (a: Arm, b: Arm): boolean => a.dx * b.dx + a.dy * b.dy === 0

/** The space inside the angle of two arms. */
function cellBetween({ x, y }: Intersection, a: Arm, b: Arm): Cell {
  const [east, south] = [a.dx + b.dx > 0, a.dy + b.dy > 0]
  return { column: east ? x : x - 1, row: south ? y : y - 1 }
}
