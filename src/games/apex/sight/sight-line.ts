import { type Arm, type Axis, type Edge, sidesOf, type Vertex } from '../../../geometry/grid.ts'
import { type GridSegment, walk } from '../../../geometry/grid-segment.ts'
import { isSamePiece } from '../language/notation.ts'
import type { ApexRule } from '../rules.ts'
import { depthBehind, isBorderOf, measureTo, type PlacedEnd } from '../table/line-end.ts'
import type { PlacedBoard } from '../table/placed-board.ts'

/** The straight line between two ends, and which of them is the upper one. */
export type SightLine = {
  readonly from: PlacedEnd
  readonly to: PlacedEnd
  readonly upper: PlacedEnd
  readonly lower: PlacedEnd
  readonly segment: GridSegment
}

export function sightLine(from: PlacedEnd, to: PlacedEnd): SightLine {
  const [upper, lower] = from.level >= to.level ? [from, to] : [to, from]
  return { from, to, upper, lower, segment: { ax: from.px, ay: from.py, zx: to.px, zy: to.py } }
}

/** What an edge on the line does, and by which rule. */
export type Verdict = { readonly blocks: boolean; readonly rule: ApexRule | null }

const OPEN: Verdict = { blocks: false, rule: null }
const HIGHER_THAN_BOTH: Verdict = { blocks: true, rule: 'apex.los.higher-obstruction-blocks' }
const NOT_ABOVE_EITHER: Verdict = { blocks: false, rule: 'apex.los.same-level-ends' }
const NOT_ABOVE_LOWER: Verdict = { blocks: false, rule: 'apex.los.edge-top' }
const OWN_BORDER: Verdict = { blocks: false, rule: 'apex.los.distance-zero' }
const IN_SHADOW: Verdict = { blocks: true, rule: 'apex.los.same-level-shadow' }
const BEYOND_SHADOW: Verdict = { blocks: false, rule: 'apex.los.same-level-shadow' }
const RIGHT_BEHIND: Verdict = { blocks: true, rule: 'apex.los.level2-over-level1' }
const FARTHER_BEHIND: Verdict = { blocks: false, rule: 'apex.los.level2-over-level1' }

/** Judges an edge on the line by the top of its highest obstruction. */
export function judgeEdge(board: PlacedBoard, line: SightLine, axis: Axis, x: number, y: number): Verdict {
  const { upper, lower } = line
  const top = board.topOf(axis, x, y)
  if (top === 0) return OPEN
  if (top > upper.level) return HIGHER_THAN_BOTH
  if (top <= lower.level) return upper.level === lower.level ? NOT_ABOVE_EITHER : NOT_ABOVE_LOWER
  if (isBorderOf(upper, axis, x, y)) return OWN_BORDER
  if (top < upper.level) return isRightBehind(board, lower, axis, x, y) ? RIGHT_BEHIND : FARTHER_BEHIND
  const hidden = (upper.level - lower.level) * measureTo(upper, axis, x, y)
  return depthBehind(lower, axis, x, y) <= hidden ? IN_SHADOW : BEYOND_SHADOW
}

/** Whether the lower end borders the obstruction itself: a run of edges without a gap leads to its own. */
function isRightBehind(board: PlacedBoard, lower: PlacedEnd, axis: Axis, x: number, y: number): boolean {
  if (depthBehind(lower, axis, x, y) !== 1) return false
  const own = axis === 'vertical' ? lower.down : lower.across
  if (lower.isCell) return isRun(board, lower.level, { axis, x, y }, own)
  return isRun(board, lower.level, { axis, x, y }, own - 1) || isRun(board, lower.level, { axis, x, y }, own)
}

/** Whether every edge of a line, from one edge to another place on it, rises above a level. */
function isRun(board: PlacedBoard, level: number, { axis, x, y }: Edge, to: number): boolean {
  const from = axis === 'vertical' ? y : x
  for (let place = Math.min(from, to); place <= Math.max(from, to); place++) {
    const top = axis === 'vertical' ? board.topOf(axis, x, place) : board.topOf(axis, place, y)
    if (top <= level) return false
  }
  return true
}

/** The arms of a passed vertex on each side of the line. */
export function sidesAt({ segment: { ax, ay, zx, zy } }: SightLine, vertex: Vertex): { left: Arm[]; right: Arm[] } {
  return sidesOf(vertex, zx - ax, zy - ay)
}

/** Whether a passed vertex blocks: an arm on each side blocks, and the two are one component or connected ones. */
export function vertexBlocks(board: PlacedBoard, line: SightLine, vertex: Vertex): boolean {
  const { left, right } = sidesAt(line, vertex)
  const blockingLeft = left.filter((arm) => armBlocks(board, line, arm))
  if (blockingLeft.length === 0) return false
  const blockingRight = right.filter((arm) => armBlocks(board, line, arm))
  return blockingLeft.some((left) => blockingRight.some((right) => areJoined(board, left, right)))
}

function armBlocks(board: PlacedBoard, line: SightLine, { axis, x, y }: Arm): boolean {
  return judgeEdge(board, line, axis, x, y).blocks
}

/** Whether the obstructions of two arms are the same component, or two connectable ones. */
function areJoined(board: PlacedBoard, a: Arm, b: Arm): boolean {
  if (board.isConnectable(a.axis, a.x, a.y) && board.isConnectable(b.axis, b.x, b.y)) return true
  const [onA, onB] = [board.highestOn(a), board.highestOn(b)]
  return onA.some((first) => onB.some((second) => isSamePiece(first.piece, second.piece)))
}

/** The first thing on the line, from its first end, that blocks sight. */
export type Blocker = { readonly rule: ApexRule; readonly at: { axis: Axis; x: number; y: number } | Vertex }

/** The quick answer: what blocks first, or `null` if the ends see each other. */
export function firstBlocker(board: PlacedBoard, from: PlacedEnd, to: PlacedEnd): Blocker | null {
  const line = sightLine(from, to)
  let blocker: Blocker | null = null
  walk(line.segment, {
    edge(axis, x, y) {
      const { blocks, rule } = judgeEdge(board, line, axis, x, y)
      if (!blocks || rule === null) return false
      blocker = { rule, at: { axis, x, y } }
      return true
    },
    vertex(x, y) {
      if (!vertexBlocks(board, line, { x, y })) return false
      blocker = { rule: 'apex.los.vertex-sides', at: { x, y } }
      return true
    },
  })
  return blocker
}
