import { z } from 'zod'
import { type Cell, cellsOfVertex, isCellOf, stepsBetween } from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { isAscending, NOT_ASCENDING } from '../content/shot-effect.ts'
import type { ApexRule, ApexTrace } from '../rules.ts'
import { firstBlocker } from '../sight/sight-line.ts'
import { type Freedom, intersectionFreedom, spaceFreedom } from '../table/free-intersection.ts'
import { cellEnd, isSameElement, type PlacedEnd, placeEnd } from '../table/line-end.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Cell as CellSchema, Count, End, LIMITS } from '../vocabulary.ts'

const DISTANCE = z.int().min(0).max(LIMITS.side)

/** Where a card lets a miniature be placed. */
export const PlacementCondition = z
  .strictObject({
    on: z.enum(['space', 'intersection']).meta({ id: 'ApexPlacementGround' }),
    free: z.boolean().default(false).describe('Whether the card says “free”.'),
    range: z
      .strictObject({ min: DISTANCE, max: DISTANCE.nullable().describe('null: without end.') })
      .refine(isAscending, NOT_ASCENDING)
      .meta({ id: 'ApexPlacementRange' }),
    lineOfSight: z.boolean().default(false).describe('Whether the card shows the eye.'),
  })
  .meta({ id: 'ApexPlacementCondition' })
export type PlacementCondition = z.infer<typeof PlacementCondition>

const JudgedPlace = z
  .object({
    place: End,
    legal: z.boolean(),
    rule: z.string().nullable().describe('The rule that forbids it; null if it is legal.'),
    distance: Count,
    outerSpaces: z
      .array(CellSchema)
      .describe('At a right-angled joint, the spaces on whose side the miniature stands; otherwise none.'),
  })
  .meta({ id: 'ApexJudgedPlace' })
type JudgedPlace = z.infer<typeof JudgedPlace>

export const Placement = z
  .object({
    candidate: JudgedPlace.nullable().describe('The answer on the place that was asked about.'),
    places: z.array(End).describe('Every legal place, if no place was asked about.'),
  })
  .meta({ id: 'ApexPlacementOutcome' })
export type Placement = z.infer<typeof Placement>

/** Who places, under which condition, among which miniatures. */
export type Placing = {
  readonly legend: Cell
  readonly condition: PlacementCondition
  /** Places that miniatures and Legends occupy, besides the objects of the board. */
  readonly miniatures: readonly End[]
  /** The space on whose side of an intersection the miniature is to stand. */
  readonly towards: Cell | null
}

/** Judges one place by every part of the condition. */
export function judgePlace(board: PlacedBoard, placing: Placing, place: PlacedEnd, trace: ApexTrace): JudgedPlace {
  const { condition } = placing
  const freedom = freedomOf(board, placing, place)
  recordFreedom(placing, place, freedom, trace)
  const distance = distanceTo(board, placing.legend, place)
  const visible = !condition.lineOfSight || isVisible(board, placing.legend, place)
  const { min, max } = condition.range
  trace.applied('apex.place.range', { place: place.end, distance, min, max, eye: condition.lineOfSight, visible })
  const rule = findForbidding(placing, freedom, isWithin(distance, condition) && visible)
  return { place: place.end, legal: rule === null, rule, distance, outerSpaces: [...freedom.outer] }
}

/** The first rule that a place breaks. */
function findForbidding({ condition, towards }: Placing, freedom: Freedom, inRange: boolean): ApexRule | null {
  if (condition.free && !freedom.free) return freedom.rule
  if (towards !== null && isInside(freedom, towards)) return 'apex.place.outer-side'
  return inRange ? null : 'apex.place.range'
}

/** Whether a space lies inside the angle of a right-angled joint. */
const isInside = ({ outer }: Freedom, towards: Cell): boolean =>
  outer.length > 0 && !outer.some((cell) => cell.column === towards.column && cell.row === towards.row)

function recordFreedom({ condition, towards }: Placing, { end }: PlacedEnd, freedom: Freedom, trace: ApexTrace): void {
  const { free, below, outer, pieces } = freedom
  if (!condition.free) trace.applied('apex.place.any', { place: end })
  else if ('cell' in end) trace.applied('apex.place.free', { place: end, free, pieces: [...pieces] })
  else trace.applied('apex.place.intersection-free', { intersection: end.intersection, ...freedomFacts(freedom) })
  if (free && below.length > 0) trace.applied('apex.place.air', { place: end, below: [...below] })
  if (outer.length === 0) return
  const allowed = towards === null || !isInside(freedom, towards)
  trace.applied('apex.place.outer-side', { outer: [...outer], towards, allowed })
}

const freedomFacts = ({ free, cause, arms, pieces }: Freedom) => ({ free, cause, arms, pieces: [...pieces] })

function freedomOf(board: PlacedBoard, { miniatures }: Placing, { end }: PlacedEnd): Freedom {
  return 'cell' in end
    ? spaceFreedom(board, end.cell, miniatures)
    : intersectionFreedom(board, end.intersection, miniatures)
}

function distanceTo(board: PlacedBoard, legend: Cell, { end }: PlacedEnd): number {
  if ('cell' in end) return stepsBetween(legend, end.cell)
  const around = cellsOfVertex(end.intersection).filter((cell) => isCellOf(board, cell))
  return Math.min(...around.map((cell) => stepsBetween(legend, cell)))
}

const isWithin = (distance: number, { range: { min, max } }: PlacementCondition): boolean =>
  distance >= min && (max === null || distance <= max)

function isVisible(board: PlacedBoard, legend: Cell, place: PlacedEnd): boolean {
  const from = cellEnd(board, legend)
  return isSameElement(from, place) || firstBlocker(board, from, place) === null
}

/** Every place on the board where the condition holds. */
export function legalPlaces(board: PlacedBoard, placing: Placing, trace: ApexTrace): End[] {
  const { legend, condition } = placing
  const legal = everyPlace(board, condition.on).filter((place) => {
    if (!isWithin(distanceTo(board, legend, place), condition)) return false
    if (condition.free && !freedomOf(board, placing, place).free) return false
    return !condition.lineOfSight || isVisible(board, legend, place)
  })
  const { min, max } = condition.range
  trace.applied('apex.place.range', { places: legal.length, min, max, eye: condition.lineOfSight })
  if (condition.free) trace.applied('apex.place.free', { places: legal.length })
  return legal.map(({ end }) => end)
}

function everyPlace(board: PlacedBoard, on: PlacementCondition['on']): PlacedEnd[] {
  return on === 'space' ? everySpace(board) : everyIntersection(board)
}

function everySpace(board: PlacedBoard): PlacedEnd[] {
  return Array.from({ length: board.width * board.height }, (_, index) =>
    cellEnd(board, { column: index % board.width, row: Math.floor(index / board.width) }),
  )
}

function everyIntersection(board: PlacedBoard): PlacedEnd[] {
  const across = board.width + 1
  return Array.from({ length: across * (board.height + 1) }, (_, index) => index).flatMap((index) => {
    const vertex = { x: index % across, y: Math.floor(index / across) }
    const around = cellsOfVertex(vertex).filter((cell) => board.holds(cell))
    const levels = [...new Set(around.map((cell) => board.levelOf(cell)))].sort((a, b) => a - b)
    return levels.flatMap((level) => {
      const end = placeEnd(board, { intersection: { ...vertex, level } }, ['place'])
      return end instanceof Refusal ? [] : [end]
    })
  })
}
