import { z } from 'zod'
import {
  edgeBetween,
  type Cell as GridCell,
  neighboursOf,
  sameCell,
  shareSide,
  sidesOf,
  vertexBetween,
} from '../../../geometry/grid.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { DIRECTIONS, Direction } from '../content/aim-cards.ts'
import { distinctPieces } from '../language/notation.ts'
import { isNear } from '../measuring/contiguity.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { DIRECTION_STEPS, oneStep } from '../table/direction.ts'
import { type Component, closeTogether } from '../table/joint.ts'
import type { IsOccupied } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Cell, Count, Piece } from '../vocabulary.ts'

const COLLISIONS = ['offBoard', 'higherLevel', 'occupiedSpace', 'occupiedEdge', 'joint', 'occupiedBelow'] as const
export const CollisionCause = z
  .enum(COLLISIONS)
  .describe('What the Legend is pushed into; occupiedBelow: it falls onto a lower, occupied space.')
  .meta({ id: 'ApexCollisionCause' })
export type CollisionCause = z.infer<typeof CollisionCause>

export const Push = z
  .object({
    direction: Direction,
    path: z.array(Cell).describe('The spaces that the pushed Legend enters, in order.'),
    end: Cell.describe('Where it is before its controller relocates it, if that is to be done.'),
    level: Count,
    collision: CollisionCause.nullable(),
    pieces: z.array(Piece).describe('The pieces it collides with.'),
    relocation: z.array(Cell).describe('The spaces its controller may choose from after falling onto an occupied one.'),
    damage: Count.describe('The damage of the collision.'),
  })
  .meta({ id: 'ApexPushOutcome' })
export type Push = z.infer<typeof Push>

export type Pushed = {
  readonly pusher: GridCell
  readonly target: GridCell
  readonly distance: number
  readonly collisionDamage: number
  readonly isOccupied: IsOccupied
}

/** Pushes a Legend away from its pusher, space by space, until the distance is done or it collides. */
export function push(board: PlacedBoard, pushed: Pushed, trace: ApexTrace): Push | Refusal {
  const { pusher, target, distance, collisionDamage, isOccupied } = pushed
  const direction = directionAway(pusher, target)
  if (direction === null) {
    return refuse([{ rule: 'apex.push.path', path: ['target'], facts: { pusher, target, direction } }])
  }
  trace.applied('apex.push.path', { pusher, target, direction, distance })

  const path: GridCell[] = []
  let collision: Collision | null = null
  while (path.length < distance && collision === null) {
    const at = path.at(-1) ?? target
    collision = collisionBetween(board, at, oneStep(at, direction), isOccupied)
    if (collision === null) path.push(oneStep(at, direction))
  }
  const end = path.at(-1) ?? target
  recordPath(board, target, path, trace)
  const relocation = collision === null ? [] : relocationsAfter(board, collision, end, isOccupied, trace)
  const damage = collision === null ? 0 : collisionDamage
  if (collision !== null) trace.applied('apex.push.damage', { damage })
  const met = { collision: collision?.cause ?? null, pieces: collision?.pieces ?? [] }
  return { direction, path, end, level: board.levelOf(end), ...met, relocation, damage }
}

/** Away from the pusher: along the larger difference, or diagonally if both are equal (ruling Q-38). */
function directionAway(pusher: GridCell, target: GridCell): Direction | null {
  const [across, down] = [target.column - pusher.column, target.row - pusher.row]
  const columns = Math.abs(across) >= Math.abs(down) ? Math.sign(across) : 0
  const rows = Math.abs(down) >= Math.abs(across) ? Math.sign(down) : 0
  const found = DIRECTIONS.find((direction) => {
    const step = DIRECTION_STEPS[direction]
    return step.columns === columns && step.rows === rows
  })
  return found ?? null
}

type Collision = { readonly cause: CollisionCause; readonly next: GridCell; readonly pieces: Piece[] }

/** What a Legend collides with when it is pushed from one space to the next; nothing if it moves on. */
function collisionBetween(board: PlacedBoard, at: GridCell, next: GridCell, isOccupied: IsOccupied): Collision | null {
  if (!board.holds(next)) return { cause: 'offBoard', next, pieces: [] }
  const [level, nextLevel] = [board.levelOf(at), board.levelOf(next)]
  if (nextLevel > level) return { cause: 'higherLevel', next, pieces: [] }
  const closing = shareSide(at, next) ? occupyingEdge(board, at, next) : closingCorner(board, at, next)
  if (closing.length > 0) return { cause: shareSide(at, next) ? 'occupiedEdge' : 'joint', next, pieces: closing }
  if (!isOccupied(next)) return null
  return { cause: nextLevel === level ? 'occupiedSpace' : 'occupiedBelow', next, pieces: piecesIn(board, next) }
}

const piecesIn = (board: PlacedBoard, cell: GridCell): Piece[] =>
  board.objectsIn(cell).flatMap(({ tags, piece }) => (tags.has('OCCUPIES_SPACE') ? [piece] : []))

function occupyingEdge(board: PlacedBoard, at: GridCell, next: GridCell): Piece[] {
  const standing = board.objectsOn(edgeBetween(at, next)).filter(({ tags, base }) => {
    return tags.has('OCCUPIES_EDGE') && base === board.levelOf(at)
  })
  return standing.map(({ piece }) => piece)
}

/** The components that close a corner together: one on each side, the same or connected ones. */
function closingCorner(board: PlacedBoard, at: GridCell, next: GridCell): Piece[] {
  const level = board.levelOf(at)
  const sides = sidesOf(vertexBetween(at, next), next.column - at.column, next.row - at.row)
  const left = sides.left.flatMap((arm) => componentsOn(board, arm, level))
  const right = sides.right.flatMap((arm) => componentsOn(board, arm, level))
  return closeTogether(left, right) ? distinctPieces([...left, ...right].map(({ piece }) => piece)) : []
}

function componentsOn(board: PlacedBoard, arm: Parameters<PlacedBoard['facadeOn']>[0], level: number): Component[] {
  const facade = board.facadeOn(arm)
  const standing = board.objectsOn(arm).filter(({ tags, base }) => tags.has('OCCUPIES_EDGE') && base === level)
  return [
    ...standing.map(({ piece, tags }) => ({ piece, connectable: tags.has('CONNECTABLE') })),
    ...(facade !== null && facade.top > level ? [facade] : []),
  ]
}

function recordPath(board: PlacedBoard, target: GridCell, path: readonly GridCell[], trace: ApexTrace): void {
  const end = path.at(-1)
  if (end === undefined) return
  trace.applied('apex.push.no-mp', { levelsDown: board.levelOf(target) - board.levelOf(end), end })
  trace.applied('apex.move.enter-trigger', { cells: [...path] })
}

/** Where the controller may put a Legend that fell onto an occupied space. */
function relocationsAfter(
  board: PlacedBoard,
  { cause, next, pieces }: Collision,
  end: GridCell,
  isOccupied: IsOccupied,
  trace: ApexTrace,
): GridCell[] {
  if (cause !== 'occupiedBelow') {
    trace.applied('apex.push.collision-stay', { next, end, cause, pieces })
    return []
  }
  const near = neighboursOf(next).filter((cell) => board.holds(cell) && !sameCell(cell, end))
  const options = near.filter((cell) => isNear(board, next, cell) && !isOccupied(cell))
  trace.applied('apex.push.collision-fall', { next, end, options, pieces })
  return options
}
