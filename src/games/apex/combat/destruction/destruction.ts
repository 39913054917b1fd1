import { z } from 'zod'
import {
  type Cell,
  cellsOfEdge,
  cellsOfVertex,
  neighboursOf,
  sameCell,
  shareSide,
  stepsBetween,
} from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { firstBlocker } from '../../sight/sight-line.ts'
import { cellEnd, type PlacedEnd, placeEnd } from '../../table/line-end.ts'
import type { PlacedBoard, PlacedObject } from '../../table/placed-board.ts'
import { Count, Piece } from '../../vocabulary.ts'

const DISTANCE = z.int().min(0).max(64)

/** A weapon as far as destroying needs it. */
export const DestroyingWeapon = z
  .strictObject({
    optimalRange: z
      .strictObject({ min: DISTANCE, max: DISTANCE.nullable().describe('null: without end.') })
      .meta({ id: 'ApexDestroyingRange' }),
    ammo: z.int().min(0).max(5),
  })
  .meta({ id: 'ApexDestroyingWeapon' })
export type DestroyingWeapon = z.infer<typeof DestroyingWeapon>

const REASONS = ['notDestructible', 'outOfOptimalRange', 'noLineOfSight', 'notAdjacent'] as const
const Reason = z.enum(REASONS).meta({ id: 'ApexDestructionReason' })
export type DestructionReason = z.infer<typeof Reason>

const Target = z
  .object({
    piece: Piece,
    legal: z.boolean(),
    reason: Reason.nullable().describe('Why it cannot be destroyed; null if it can.'),
    distance: Count,
  })
  .meta({ id: 'ApexDestructionTarget' })

export const DestructionTargets = z
  .object({
    targets: z.array(Target),
    max: Count.describe('How many of the legal targets may be destroyed.'),
  })
  .meta({ id: 'ApexDestructionTargetsOutcome' })
export type DestructionTargets = z.infer<typeof DestructionTargets>

type Destroying = {
  readonly actor: Cell
  readonly weapon: DestroyingWeapon | null
  readonly count: number
  /** The ids of the objects that were asked about; none means all. */
  readonly targets: readonly string[] | null
}

/** Sorts objects into those that may be destroyed and those that may not, and says why. */
export function destructionTargets(
  board: PlacedBoard,
  { actor, weapon, count, targets }: Destroying,
  trace: ApexTrace,
): DestructionTargets | Refusal {
  if (weapon !== null && weapon.ammo === 0) {
    return refuse([{ rule: 'apex.destroy.method', path: ['weapon', 'ammo'], facts: { ammo: 0 } }])
  }
  if (targets !== null && targets.length > count) {
    const facts = { count, chosen: targets.length }
    return refuse([{ rule: 'apex.destroy.count', path: ['targets'], facts }])
  }
  const asked = board.objects.filter(({ piece }) => targets === null || targets.includes(piece.id))
  const judged = asked.map((object) => {
    const reason = findReason(board, object, actor, weapon)
    return { piece: object.piece, legal: reason === null, reason, distance: distanceTo(board, actor, object) }
  })
  const legal = judged.filter((target) => target.legal).map(({ piece }) => piece)
  for (const { piece, reason, distance } of judged) {
    if (reason === 'notDestructible') trace.applied('apex.destroy.count', { piece })
    else trace.applied('apex.destroy.method', { piece, distance, reason, isMelee: weapon === null })
  }
  if (legal.length > 0) trace.applied('apex.destroy.result', { pieces: legal })
  return { targets: judged, max: Math.min(count, legal.length) }
}

function findReason(
  board: PlacedBoard,
  object: PlacedObject,
  actor: Cell,
  weapon: DestroyingWeapon | null,
): DestructionReason | null {
  if (!object.tags.has('DESTRUCTIBLE')) return 'notDestructible'
  if (weapon === null) return isWithinReach(board, object, actor) ? null : 'notAdjacent'
  const distance = distanceTo(board, actor, object)
  const { min, max } = weapon.optimalRange
  if (distance < min || (max !== null && distance > max)) return 'outOfOptimalRange'
  const from = cellEnd(board, actor)
  return endsOf(board, object).some((end) => firstBlocker(board, from, end) === null) ? null : 'noLineOfSight'
}

/** The spaces that an object stands in or beside. */
export function spacesOf(board: PlacedBoard, { cells, edges, intersection }: PlacedObject): Cell[] {
  const around = intersection === null ? [] : cellsOfVertex(intersection)
  return [...cells, ...edges.flatMap(cellsOfEdge), ...around].filter((cell) => board.holds(cell))
}

function distanceTo(board: PlacedBoard, actor: Cell, object: PlacedObject): number {
  return Math.min(...spacesOf(board, object).map((cell) => stepsBetween(actor, cell)))
}

/**
 * Where a line of sight to an object ends: its intersection, its spaces, or the spaces beside its edges. A solid block
 * hides its own spaces, so it is seen where a space beside one of its sides is.
 */
function endsOf(board: PlacedBoard, object: PlacedObject): PlacedEnd[] {
  if (object.intersection !== null) {
    const end = placeEnd(board, { intersection: object.intersection }, ['object'])
    return end instanceof Refusal ? [] : [end]
  }
  const isSolid = object.cells.length > 0 && object.tags.has('OBSTRUCTION')
  const spaces = isSolid ? spacesAround(board, object) : spacesOf(board, object)
  return spaces.map((cell) => cellEnd(board, cell))
}

/** The spaces that share a side with an object, on its level. */
function spacesAround(board: PlacedBoard, { cells, base }: PlacedObject): Cell[] {
  const beside = cells.flatMap((cell) => neighboursOf(cell).filter((next) => shareSide(cell, next)))
  return beside.filter(
    (next) => board.holds(next) && board.levelOf(next) === base && !cells.some((cell) => sameCell(cell, next)),
  )
}

/** In the own space or adjacent; on an edge or an intersection that means beside it, on its level. */
function isWithinReach(board: PlacedBoard, object: PlacedObject, actor: Cell): boolean {
  if (object.cells.length > 0)
    return object.cells.some((cell) => sameCell(cell, actor) || areAdjacent(board, actor, cell))
  return board.levelOf(actor) === object.base && spacesOf(board, object).some((cell) => sameCell(cell, actor))
}
