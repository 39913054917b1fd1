import { z } from 'zod'
import { RuleViolation, violationOf } from '../../../contract/violation.ts'
import { type Cell as GridCell, sameCell } from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { OUTSIDE_LEVEL } from '../content/movement.ts'
import { type ApexViolation, refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { placeCell } from '../table/line-end.ts'
import type { IsOccupied } from '../table/occupancy.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { BorderSide, Cell, Count, LIMITS } from '../vocabulary.ts'
import { chargesOf, forbiddenBy, type JudgedStep, judgeStep, recordStep, type Standing, StepCharge } from './step.ts'

/** The most movement points one question may be about. */
export const MAX_POINTS = 12

export const MovementPoints = z.int().min(0).max(MAX_POINTS)

const Outside = z
  .strictObject({
    side: BorderSide,
    position: z
      .int()
      .min(0)
      .max(LIMITS.side - 1)
      .describe('The column on the north and south side, the row on the east and west side.'),
  })
  .describe('Outside the board, next to a border space.')
  .meta({ id: 'ApexOutside' })

/** Where a movement begins: in a space, or outside the board when a Legend drops in. */
export const Start = z
  .union([z.strictObject({ cell: Cell }), z.strictObject({ outside: Outside })])
  .meta({ id: 'ApexStart' })
export type Start = z.infer<typeof Start>

export const Step = z
  .object({
    legal: z.boolean(),
    cost: Count.nullable().describe('In movement points; null if the step is forbidden.'),
    breakdown: z.array(StepCharge).describe('The parts that the cost is made of.'),
    violations: z.array(RuleViolation).describe('Why the step is not legal.'),
    fromLevel: Count,
    toLevel: Count.nullable().describe('null off the board.'),
    mayEnd: z.boolean().describe('Whether a movement may end there: the step is legal and the space is free.'),
  })
  .meta({ id: 'ApexMovementStepOutcome' })
export type Step = z.infer<typeof Step>

/** Decides whether a step is possible and what it costs. */
export function movementStep(
  board: PlacedBoard,
  from: Standing,
  to: GridCell,
  isOccupied: IsOccupied,
  trace: ApexTrace,
): Step {
  const judged = judgeStep(board, from, to)
  recordStep(judged, trace)
  const legal = judged.cost !== null
  const isFree = legal && !isOccupied(to)
  if (legal) recordEnd(to, isFree, trace)
  return {
    legal,
    cost: judged.cost,
    breakdown: legal ? chargesOf(judged) : [],
    violations: violationsOf(judged, ['to']),
    fromLevel: from.level,
    toLevel: judged.toLevel,
    mayEnd: isFree,
  }
}

/** The violation of a forbidden step. */
function violationsOf(judged: JudgedStep, path: ApexViolation['path']): RuleViolation[] {
  const forbidden = forbiddenBy(judged)
  return forbidden === null ? [] : [violationOf({ ...forbidden, path })]
}

function recordEnd(cell: GridCell, isFree: boolean, trace: ApexTrace): void {
  if (isFree) trace.applied('apex.move.free-space', { cell })
  else trace.applied('apex.move.occupied-pass', { cells: [cell], ends: true })
}

const PathStep = z
  .object({
    from: z.object({ column: z.int().min(-1).max(LIMITS.side), row: z.int().min(-1).max(LIMITS.side) }).meta({
      id: 'ApexStepOrigin',
      description: 'A space; the first step may come from the imagined space outside the border.',
    }),
    to: Cell,
    level: Count.nullable().describe('null off the board.'),
    cost: Count.nullable().describe('null if the step is forbidden.'),
    breakdown: z.array(StepCharge),
  })
  .meta({ id: 'ApexPathStep' })

export const Path = z
  .object({
    legal: z.boolean(),
    violations: z.array(RuleViolation).describe('Everything that forbids the movement.'),
    cost: Count.describe('Of all steps that are possible.'),
    left: Count.describe('Movement points that are not used.'),
    steps: z.array(PathStep),
    end: Cell,
    level: Count.describe('The level of the last space.'),
  })
  .meta({ id: 'ApexMovementPathOutcome' })
export type Path = z.infer<typeof Path>

/** What a movement is made with. */
type Walk = { readonly path: readonly GridCell[]; readonly movementPoints: number; readonly isOccupied: IsOccupied }

/** Walks a path step by step, paying each, and says everything that forbids it. */
export function movementPath(board: PlacedBoard, start: Standing, walk: Walk, trace: ApexTrace): Path {
  const steps = judgeSteps(board, start, walk.path)
  for (const step of steps) recordStep(step, trace)
  // Whoever moves has left the space where it started, so that space is free for its return.
  const isTaken = (cell: GridCell) => walk.isOccupied(cell) && !sameCell(cell, start.cell)
  const cost = costOf(steps)
  const violations = [
    ...steps.flatMap((step, index) => violationsOf(step, ['path', index])),
    ...paymentViolations(steps, walk.movementPoints, trace),
    ...occupiedEnd(steps, isTaken, trace),
  ]
  if (violations.length === 0) recordPath(steps, { points: walk.movementPoints, cost }, isTaken, trace)
  const end = steps.at(-1)?.to ?? start.cell
  const level = board.holds(end) ? board.levelOf(end) : start.level
  const left = Math.max(0, walk.movementPoints - cost)
  return { legal: violations.length === 0, violations, cost, left, steps: steps.map(describeStep), end, level }
}

/** Judges every step of a path; after a forbidden one the next is judged as if it had been made. */
function judgeSteps(board: PlacedBoard, start: Standing, path: readonly GridCell[]): JudgedStep[] {
  let at = start
  return path.map((to) => {
    const judged = judgeStep(board, at, to)
    at = { cell: to, level: judged.toLevel ?? at.level }
    return judged
  })
}

const costOf = (steps: readonly JudgedStep[]): number => steps.reduce((sum, { cost }) => sum + (cost ?? 0), 0)

/** The first step that the movement points do not reach. */
function paymentViolations(steps: readonly JudgedStep[], points: number, trace: ApexTrace): RuleViolation[] {
  const cost = costOf(steps)
  if (cost <= points) return []
  const first = steps.findIndex((_, index) => costOf(steps.slice(0, index + 1)) > points)
  trace.applied('apex.move.mp', { points, cost })
  return [violationOf({ rule: 'apex.move.mp', path: ['path', first], facts: { points, cost } })]
}

/** A movement does not end in an occupied space. */
function occupiedEnd(steps: readonly JudgedStep[], isTaken: IsOccupied, trace: ApexTrace): RuleViolation[] {
  const end = steps.at(-1)
  if (end === undefined || end.cost === null || !isTaken(end.to)) return []
  const facts = { cells: [end.to], ends: true }
  trace.applied('apex.move.occupied-pass', facts)
  return [violationOf({ rule: 'apex.move.occupied-pass', path: ['path', steps.length - 1], facts })]
}

function recordPath(
  steps: readonly JudgedStep[],
  spent: { points: number; cost: number },
  isTaken: IsOccupied,
  trace: ApexTrace,
): void {
  const cells = steps.map(({ to }) => to)
  const passed = cells.filter(isTaken)
  if (passed.length > 0) trace.applied('apex.move.occupied-pass', { cells: passed, ends: false })
  trace.applied('apex.move.enter-trigger', { cells })
  const end = cells.at(-1)
  if (end !== undefined) trace.applied('apex.move.free-space', { cell: end })
  trace.applied('apex.move.mp', spent)
}

function describeStep(judged: JudgedStep): Path['steps'][number] {
  const { from, to, toLevel, cost } = judged
  return { from: from.cell, to, level: toLevel, cost, breakdown: cost === null ? [] : chargesOf(judged) }
}

/** Finds where a movement begins, or says that it is not there. */
export function placeStart(
  board: PlacedBoard,
  start: Start,
  trace: ApexTrace,
  path: ApexViolation['path'] = ['start', 'outside', 'position'],
): Standing | Refusal {
  if ('cell' in start) {
    const placed = placeCell(board, start.cell, ['start'])
    return placed instanceof Refusal ? placed : { cell: start.cell, level: placed.level }
  }
  const { side, position } = start.outside
  const { border, beyond } = besideBorder(board, side, position)
  const facts = { side, position, border: board.holds(border) ? border : null }
  if (facts.border === null) {
    return refuse([{ rule: 'apex.stage2.enter', path, facts }])
  }
  trace.applied('apex.stage2.enter', facts)
  return { cell: beyond, level: OUTSIDE_LEVEL }
}

/** A border space and the imagined space next to it, outside the board. */
function besideBorder({ width, height }: PlacedBoard, side: BorderSide, position: number) {
  const last = { column: width - 1, row: height - 1 }
  const spaces = {
    N: [
      { column: position, row: 0 },
      { column: position, row: -1 },
    ],
    E: [
      { column: last.column, row: position },
      { column: width, row: position },
    ],
    S: [
      { column: position, row: last.row },
      { column: position, row: height },
    ],
    W: [
      { column: 0, row: position },
      { column: -1, row: position },
    ],
  } as const
  const [border, beyond] = spaces[side]
  return { border, beyond }
}
