import { type Cell, cellsOfEdge, cellsOfVertex, sameCell } from '../../../../geometry/grid.ts'
import { STEP } from '../../content/movement.ts'
import { areAdjacent } from '../../measuring/contiguity.ts'
import type { ApexTrace } from '../../rules.ts'
import type { PlacedBoard, PlacedObject } from '../../table/placed-board.ts'
import { scanAround } from '../frame/viewpoint.ts'
import type { Field } from '../setting/field.ts'

/** A space that a tactical shift may lead to. */
export type ShiftCandidate = {
  readonly cell: Cell
  readonly level: number
  /** How many enemies see it. */
  readonly seenBy: number
  /** Whether it is adjacent to cover. */
  readonly cover: boolean
}

export const SHIFT_CRITERIA = ['sight', 'height', 'cover', 'scan'] as const
export type ShiftCriterion = (typeof SHIFT_CRITERIA)[number]

export type TacticalShift = {
  readonly to: Cell
  readonly stays: boolean
  readonly candidates: readonly ShiftCandidate[]
  readonly filters: readonly { readonly criterion: ShiftCriterion; readonly left: readonly Cell[] }[]
}

/** Finds where a tactical shift leads: unseen, high, beside cover, first. */
export function tacticalShift(field: Field, cell: Cell, enemies: readonly Cell[], trace: ApexTrace): TacticalShift {
  const candidates = candidatesFrom(field, cell, enemies)
  trace.applied('apex.automata.tactical.candidates', { cell, candidates: candidates.map((one) => one.cell) })
  const shunned = blockingAround(field, cell)
  if (shunned.length > 0) trace.applied('apex.automata.tactical.not-free', { objects: shunned })
  const fewest = Math.min(...candidates.map(({ seenBy }) => seenBy))
  trace.applied('apex.automata.tactical.who-sees', { enemies: enemies.length, fewest })
  let left = candidates
  const filters = SHIFT_CRITERIA.map((criterion) => {
    left = FILTERS[criterion](left)
    const cells = left.map((one) => one.cell)
    trace.applied('apex.automata.tactical.criteria', { criterion, left: cells })
    return { criterion, left: cells }
  })
  const to = left[0]?.cell ?? cell
  const stays = sameCell(to, cell)
  if (stays) trace.applied('apex.automata.tactical.stay', { cell })
  return { to, stays, candidates, filters }
}

/** The own space first, then the free ones around it in the order of the scan. */
function candidatesFrom(field: Field, cell: Cell, enemies: readonly Cell[]): ShiftCandidate[] {
  const highest = field.levelOf(cell) + STEP.levelsUp
  const around = scanAround(cell, field.viewpoint).filter((to) => field.isFree(to) && field.levelOf(to) <= highest)
  return [cell, ...around].map((to) => ({
    cell: to,
    level: field.levelOf(to),
    seenBy: enemies.filter((enemy) => field.sees(enemy, to)).length,
    cover: isBesideCover(field.board, to),
  }))
}

/** What stands in the spaces around and keeps them from being free. */
function blockingAround({ board, viewpoint }: Field, cell: Cell): string[] {
  const near = scanAround(cell, viewpoint).filter((to) => board.holds(to))
  return near.flatMap((to) =>
    board.objectsIn(to).flatMap(({ tags, piece }) => (tags.has('OCCUPIES_SPACE') ? [piece.id] : [])),
  )
}

type Filter = (left: ShiftCandidate[]) => ShiftCandidate[]

/** Keeps those with the best number. */
const best = (left: ShiftCandidate[], of: (one: ShiftCandidate) => number): ShiftCandidate[] => {
  const most = Math.max(...left.map(of))
  return left.filter((one) => of(one) === most)
}

const FILTERS: Readonly<Record<ShiftCriterion, Filter>> = {
  sight: (left) => best(left, ({ seenBy }) => -seenBy),
  // None is more than one level up, so the highest one is what the book asks for.
  height: (left) => best(left, ({ level }) => level),
  cover: (left) => (left.some(({ cover }) => cover) ? left.filter(({ cover }) => cover) : left),
  scan: (left) => left.slice(0, 1),
}

/** Whether a space is adjacent to an object that gives cover. */
export function isBesideCover(board: PlacedBoard, cell: Cell): boolean {
  return board.objects.some((object) => object.tags.has('COVER') && isAdjacentTo(board, cell, object))
}

function isAdjacentTo(board: PlacedBoard, cell: Cell, { cells, edges, intersection, base }: PlacedObject): boolean {
  if (cells.length > 0) return cells.some((own) => areAdjacent(board, own, cell))
  const level = intersection?.level ?? base
  const beside = [...edges.flatMap(cellsOfEdge), ...(intersection === null ? [] : cellsOfVertex(intersection))]
  return board.levelOf(cell) === level && beside.some((own) => sameCell(own, cell))
}
