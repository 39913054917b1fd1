import { type Cell, cellsOfVertex, stepsBetween } from '../../../../geometry/grid.ts'
import { areAdjacent, isNear } from '../../measuring/contiguity.ts'
import type { ApexTrace } from '../../rules.ts'
import { intersectionFreedom } from '../../table/free-intersection.ts'
import { cellEnd, type PlacedEnd } from '../../table/line-end.ts'
import type { End, Intersection } from '../../vocabulary.ts'
import type { ClosedRange } from '../content/automaton-arsenals.ts'
import { cornersAround, ringAround } from '../frame/viewpoint.ts'
import type { Field } from '../setting/field.ts'

export const PLACE_FAULTS = ['NOT_FREE', 'NOT_ADJACENT', 'NOT_NEAR', 'OUT_OF_RANGE', 'NO_LOS', 'SEEN'] as const
export type PlaceFault = (typeof PLACE_FAULTS)[number]

/** How a place has to lie: beside the anchor, or at a distance from the Automaton. */
export type Relation = 'adjacent' | 'near' | { readonly range: ClosedRange }

/** What is to be placed, and where it may be. */
export type Placing = {
  /** The middle of the scan. */
  readonly anchor: Cell
  /** Where the Automaton stands; null if only the anchor counts. */
  readonly automaton: Cell | null
  readonly on: 'space' | 'intersection'
  readonly free: boolean
  readonly relation: Relation
  readonly los: boolean | null
  /** Whether an Automaton is placed, and not a figure of another kind. */
  readonly forAutomaton: boolean
}

export type ScannedPlace = { readonly place: End; readonly available: boolean; readonly reason: PlaceFault | null }

/** The places in the order of the scan, up to the first that is available. */
export function placeFigure(
  field: Field,
  placing: Placing,
  trace: ApexTrace,
): { readonly place: End | null; readonly scanned: readonly ScannedPlace[] } {
  recordScan(field, placing, trace)
  const scanned: ScannedPlace[] = []
  for (const place of scan(field, placing)) {
    const reason = faultOf(field, placing, place)
    scanned.push({ place: place.end, available: reason === null, reason })
    if (reason !== null) continue
    trace.applied('apex.automata.place.first-available', { place: place.end, scanned: scanned.length })
    return { place: place.end, scanned }
  }
  trace.applied('apex.automata.place.none', { scanned: scanned.length })
  return { place: null, scanned }
}

function recordScan({ board }: Field, { anchor, automaton, relation, on }: Placing, trace: ApexTrace): void {
  const isOther = automaton === null || automaton.column !== anchor.column || automaton.row !== anchor.row
  if (isOther) trace.applied('apex.automata.place.other-anchor', { anchor })
  if (typeof relation === 'object') trace.applied('apex.automata.place.larger-range', { anchor, ...relation.range })
  if (on === 'intersection') {
    trace.applied('apex.automata.place.intersection-level', { anchor, level: board.levelOf(anchor) })
  }
}

/** The rings that are looked at: around the Automaton those of the range, around another anchor all of them. */
function ringsOf({ board }: Field, { anchor, automaton, relation, on }: Placing): { from: number; to: number } {
  if (typeof relation !== 'object') return on === 'space' ? { from: 1, to: 1 } : { from: 0, to: 0 }
  const farthest = Math.max(board.width, board.height)
  const isOwn = automaton !== null && automaton.column === anchor.column && automaton.row === anchor.row
  return isOwn ? { from: relation.range.min, to: Math.min(relation.range.max, farthest) } : { from: 0, to: farthest }
}

function* scan(field: Field, placing: Placing): Generator<PlacedEnd> {
  const { from, to } = ringsOf(field, placing)
  for (let ring = from; ring <= to; ring++) {
    if (placing.on === 'space') {
      for (const cell of ringAround(placing.anchor, ring, field.viewpoint))
        if (field.holds(cell)) yield cellEnd(field.board, cell)
    } else {
      for (const { x, y } of cornersAround(placing.anchor, ring, field.viewpoint))
        yield* cornersAt(field, { x, y }, placing.anchor)
    }
  }
}

/** The intersections at one corner: that on the level of the anchor first, then upwards, then downwards. */
function* cornersAt({ board }: Field, { x, y }: { x: number; y: number }, anchor: Cell): Generator<PlacedEnd> {
  const around = cellsOfVertex({ x, y }).filter((cell) => board.holds(cell))
  const own = board.levelOf(anchor)
  const levels = [...new Set(around.map((cell) => board.levelOf(cell)))].sort((a, b) => a - b)
  const ordered = [...levels.filter((level) => level >= own), ...levels.filter((level) => level < own).reverse()]
  for (const level of ordered) {
    const end = { intersection: { x, y, level } }
    yield { end, level, isCell: false, across: x, down: y, px: 2 * x, py: 2 * y }
  }
}

/** The first reason why a place is not available. */
function faultOf(field: Field, placing: Placing, place: PlacedEnd): PlaceFault | null {
  const { relation, los, automaton, free } = placing
  if (free && !isFree(field, placing, place.end)) return 'NOT_FREE'
  if (relation === 'adjacent' && !isBeside(field, placing.anchor, place, 'adjacent')) return 'NOT_ADJACENT'
  if (relation === 'near' && !isBeside(field, placing.anchor, place, 'near')) return 'NOT_NEAR'
  const from = automaton ?? placing.anchor
  if (typeof relation === 'object' && !isInRange(distanceTo(field, from, place.end), relation.range))
    return 'OUT_OF_RANGE'
  if (los === null) return null
  const sees = field.seesEnd(from, place)
  if (los && !sees) return 'NO_LOS'
  return !los && sees ? 'SEEN' : null
}

const isInRange = (distance: number, { min, max }: ClosedRange): boolean => distance >= min && distance <= max

function isFree(field: Field, { forAutomaton, automaton }: Placing, end: End): boolean {
  if ('intersection' in end) return intersectionFreedom(field.board, end.intersection, []).free
  if (forAutomaton) return field.isFree(end.cell)
  const isOwn = automaton !== null && automaton.column === end.cell.column && automaton.row === end.cell.row
  return !isOwn && field.isFreeForFigures(end.cell)
}

function isBeside({ board }: Field, anchor: Cell, { end, level }: PlacedEnd, how: 'adjacent' | 'near'): boolean {
  if ('cell' in end) return how === 'adjacent' ? areAdjacent(board, anchor, end.cell) : isNear(board, anchor, end.cell)
  // Only the own corners of the anchor are scanned for these two.
  const own = board.levelOf(anchor)
  return how === 'adjacent' ? level === own : level <= own
}

function distanceTo({ board }: Field, from: Cell, end: End): number {
  if ('cell' in end) return stepsBetween(from, end.cell)
  return distanceToCorner(board, from, end.intersection)
}

const distanceToCorner = (board: Field['board'], from: Cell, corner: Intersection): number =>
  Math.min(
    ...cellsOfVertex(corner)
      .filter((cell) => board.holds(cell))
      .map((cell) => stepsBetween(from, cell)),
  )
