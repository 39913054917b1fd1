import { z } from 'zod'
import {
  type Arm,
  type Cell,
  edgeBetween,
  shareSide,
  sidesOf,
  stepsBetween,
  vertexBetween,
} from '../../../geometry/grid.ts'
import { STEP } from '../content/movement.ts'
import { distinctPieces } from '../language/notation.ts'
import type { ApexTrace } from '../rules.ts'
import { areJoined, type Component } from '../table/joint.ts'
import type { PlacedBoard, PlacedObject } from '../table/placed-board.ts'
import { Count, Piece } from '../vocabulary.ts'

/** Where a Legend stands. Outside the board there is no surface to read the level from. */
export type Standing = { readonly cell: Cell; readonly level: number }

/** What the rules on steps are explained by; no points mean that the step is forbidden. */
export type StepFacts = {
  from: Cell
  to: Cell
  fromLevel: number
  toLevel: number | null
  points: number | null
  pieces: Piece[]
}

type StepRule =
  | 'apex.move.step'
  | 'apex.move.board-edge'
  | 'apex.move.impassable'
  | 'apex.move.no-two-levels-up'
  | 'apex.move.no-level-component-above'
  | 'apex.move.cost-space'
  | 'apex.move.cost-obstacle'
  | 'apex.move.cost-joint'
  | 'apex.move.cost-climb'
  | 'apex.move.descend-free'
  | 'apex.move.joint-least'
  | 'apex.move.joint-around'

/** One rule at work in a step: what it adds to the cost, or that it forbids the step. */
type Applied = { readonly rule: StepRule; readonly points: number | null; readonly pieces: Piece[] }

/** A step that was judged: its cost, or no cost if it is forbidden. */
export type JudgedStep = {
  readonly from: Standing
  readonly to: Cell
  readonly toLevel: number | null
  readonly applied: readonly Applied[]
  readonly cost: number | null
}

export const StepCharge = z
  .object({ rule: z.string(), points: Count, pieces: z.array(Piece).describe('The pieces that cause it.') })
  .describe('A part of the cost of a step.')
  .meta({ id: 'ApexStepCharge' })

/** Judges a step by itself: whether it is possible and what it costs. */
export function judgeStep(board: PlacedBoard, from: Standing, to: Cell): JudgedStep {
  const toLevel = board.holds(to) ? board.levelOf(to) : null
  const applied = rulesOf(board, from, to, toLevel)
  const isForbidden = applied.some(({ points }) => points === null)
  const cost = applied.reduce((sum, { points }) => sum + (points ?? 0), 0)
  return { from, to, toLevel, applied, cost: isForbidden ? null : cost }
}

/** The rule that forbids a step, or nothing if it is possible. */
export function forbiddenBy({ applied, ...step }: JudgedStep): { rule: StepRule; facts: StepFacts } | null {
  const found = applied.find(({ points }) => points === null)
  return found === undefined ? null : { rule: found.rule, facts: factsOf(step, found) }
}

/** The parts of the cost of a step that are not nothing. */
export function chargesOf({ applied }: JudgedStep): z.infer<typeof StepCharge>[] {
  return applied.flatMap(({ rule, points, pieces }) =>
    points === null || points === 0 ? [] : [{ rule, points, pieces }],
  )
}

/** Records every rule at work in a step. */
export function recordStep({ applied, ...step }: JudgedStep, trace: ApexTrace): void {
  for (const cause of applied) trace.applied(cause.rule, factsOf(step, cause))
}

function factsOf({ from, to, toLevel }: Omit<JudgedStep, 'applied'>, { points, pieces }: Applied): StepFacts {
  return { from: from.cell, to, fromLevel: from.level, toLevel, points, pieces }
}

function rulesOf(board: PlacedBoard, from: Standing, to: Cell, toLevel: number | null): Applied[] {
  if (stepsBetween(from.cell, to) !== 1) return [forbid('apex.move.step')]
  if (toLevel === null) return [forbid('apex.move.board-edge')]
  const impassable = board.objectsIn(to).filter(isImpassable)
  if (impassable.length > 0) return [forbid('apex.move.impassable', impassable)]
  if (toLevel > from.level + STEP.levelsUp) return [forbid('apex.move.no-two-levels-up')]

  return [
    { rule: 'apex.move.cost-space', points: STEP.space, pieces: [] },
    ...levelChange(from.level, toLevel),
    ...crossing(board, from, to, toLevel),
  ]
}

/** What stands between two neighbouring spaces does to the step from one to the other. */
function crossing(board: PlacedBoard, from: Standing, to: Cell, toLevel: number): Applied[] {
  return shareSide(from.cell, to)
    ? acrossEdge(board.objectsOn(edgeBetween(from.cell, to)), from.level)
    : acrossCorner(board, from, to, toLevel)
}

/** The pieces between two neighbouring spaces that forbid the step, whatever its spaces are like. */
export function closingPieces(board: PlacedBoard, from: Cell, to: Cell): Piece[] {
  const applied = crossing(board, { cell: from, level: board.levelOf(from) }, to, board.levelOf(to))
  return applied.flatMap(({ points, pieces }) => (points === null ? pieces : []))
}

function levelChange(fromLevel: number, toLevel: number): Applied[] {
  if (toLevel > fromLevel) return [{ rule: 'apex.move.cost-climb', points: STEP.climb, pieces: [] }]
  return toLevel < fromLevel ? [{ rule: 'apex.move.descend-free', points: 0, pieces: [] }] : []
}

/** What stands on the edge that a step crosses. */
function acrossEdge(standing: readonly PlacedObject[], level: number): Applied[] {
  return standing.flatMap((object): Applied[] => {
    if (isImpassable(object)) return [forbid('apex.move.impassable', [object])]
    if (towersAbove(object, level)) return [forbid('apex.move.no-level-component-above', [object])]
    if (!hinders(object, level)) return []
    return [{ rule: 'apex.move.cost-obstacle', points: STEP.obstacle, pieces: [object.piece] }]
  })
}

/** What the components around a corner do to a diagonal step: the side with the smaller restriction counts. */
function acrossCorner(board: PlacedBoard, from: Standing, to: Cell, toLevel: number): Applied[] {
  const sides = sidesOf(vertexBetween(from.cell, to), to.column - from.cell.column, to.row - from.cell.row)
  const ceiling = Math.max(from.level, toLevel)
  const restrictions = (arms: readonly Arm[]) =>
    arms.flatMap((arm) => restrictionsOn(board, arm, from.level, ceiling)).filter(({ weight }) => weight !== OPEN)
  const [left, right] = [restrictions(sides.left), restrictions(sides.right)]
  const joint = hardestJoint(left, right)
  if (joint === null) {
    const pieces = distinctPieces([...left, ...right].map(({ piece }) => piece))
    return pieces.length === 0 ? [] : [{ rule: 'apex.move.joint-around', points: 0, pieces }]
  }
  return throughJoint(joint)
}

function throughJoint({ lesser, greater, pieces }: Joint): Applied[] {
  if (lesser.weight === FORBIDS) return [{ rule: 'apex.move.joint-least', points: null, pieces }]
  const joint: Applied = { rule: 'apex.move.cost-joint', points: STEP.joint, pieces }
  const isLeast = greater.weight === FORBIDS
  return isLeast ? [{ rule: 'apex.move.joint-least', points: 0, pieces: [lesser.piece] }, joint] : [joint]
}

const OPEN = 0
const HINDERS = 1
const FORBIDS = 2

/** How strongly something restricts a step, and what it is. */
type Restriction = Component & { readonly weight: number }

/** Two joined components with the step between them; the smaller restriction is that of the joint. */
type Joint = { readonly lesser: Restriction; readonly greater: Restriction; readonly pieces: Piece[] }

/** The joint that restricts a step most; none if no two components on different sides are joined. */
function hardestJoint(left: readonly Restriction[], right: readonly Restriction[]): Joint | null {
  const pairs = left.flatMap((a) => right.filter((b) => areJoined(a, b)).map((b) => orderByCharge(a, b)))
  const weight = Math.max(OPEN, ...pairs.map(({ lesser }) => lesser.weight))
  const hardest = pairs.filter(({ lesser }) => lesser.weight === weight)
  const [first] = hardest
  if (first === undefined) return null
  const heaviest = hardest.find(({ greater }) => greater.weight === FORBIDS) ?? first
  return { ...heaviest, pieces: distinctPieces(hardest.flatMap(({ pieces }) => pieces)) }
}

function orderByCharge(a: Restriction, b: Restriction): Joint {
  const [lesser, greater] = a.weight <= b.weight ? [a, b] : [b, a]
  return { lesser, greater, pieces: [lesser.piece, greater.piece] }
}

function restrictionsOn(board: PlacedBoard, arm: Arm, level: number, ceiling: number): Restriction[] {
  const facade = board.facadeOn(arm)
  const rising = facade !== null && facade.top > ceiling ? [facade] : []
  return [
    ...rising.map(({ top, piece, connectable }) => {
      return { weight: top > level + STEP.levelsUp ? FORBIDS : HINDERS, piece, connectable }
    }),
    ...board.objectsOn(arm).map((object) => {
      return { weight: weightOf(object, level), piece: object.piece, connectable: object.tags.has('CONNECTABLE') }
    }),
  ]
}

function weightOf(object: PlacedObject, level: number): number {
  if (towersAbove(object, level) || (isImpassable(object) && object.base >= level)) return FORBIDS
  return hinders(object, level) ? HINDERS : OPEN
}

const isImpassable = ({ tags }: PlacedObject): boolean => tags.has('IMPASSABLE')

/** A component with a level of its own that stands higher than the mover. */
const towersAbove = (object: PlacedObject, level: number): boolean => object.level > 0 && object.base > level

/** An obstacle at the mover's level or the level directly above. */
const hinders = ({ tags, base }: PlacedObject, level: number): boolean =>
  tags.has('OBSTACLE') && (base === level || base === level + STEP.levelsUp)

function forbid(rule: StepRule, objects: readonly PlacedObject[] = []): Applied {
  return { rule, points: null, pieces: distinctPieces(objects.map(({ piece }) => piece)) }
}
