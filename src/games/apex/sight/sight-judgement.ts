import { z } from 'zod'
import type { Cell, Edge as GridEdge, Vertex as GridVertex } from '../../../geometry/grid.ts'
import { walk } from '../../../geometry/grid-segment.ts'
import type { ApexRule } from '../rules.ts'
import { depthBehind, measureTo } from '../table/line-end.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { Count, Edge, Piece, Vertex } from '../vocabulary.ts'
import { judgeEdge, type SightLine, sidesAt, vertexBlocks } from './sight-line.ts'

const VERDICTS = ['open', 'clear', 'blocks'] as const
const Verdict = z
  .enum(VERDICTS)
  .describe('open: nothing is there; clear: an obstruction that hides nothing here; blocks: it hides the ends.')
  .meta({ id: 'ApexSightVerdict' })

export const JudgedEdge = z
  .object({
    edge: Edge,
    top: Count.nullable().describe('The level that the highest obstruction on the edge reaches.'),
    pieces: z.array(Piece).describe('The highest obstructions on the edge.'),
    measure: Count.describe('X: whole spaces between the upper end and the line that carries the edge.'),
    depth: Count.describe('How deep the lower end lies behind that line.'),
    allowedDepth: Count.nullable().describe(
      'How deep the edge hides; null: everything behind it. Of a middle level it hides only what borders it.',
    ),
    verdict: Verdict,
    rule: z.string().nullable(),
  })
  .meta({ id: 'ApexJudgedEdge' })
export type JudgedEdge = z.infer<typeof JudgedEdge> & { rule: ApexRule | null }

export const JudgedVertex = z
  .object({
    vertex: Vertex,
    left: z.array(JudgedEdge).describe('The obstructions that meet in the corner left of the line.'),
    right: z.array(JudgedEdge).describe('The obstructions that meet in the corner right of the line.'),
    verdict: Verdict,
    rule: z.string().nullable(),
  })
  .meta({ id: 'ApexJudgedVertex' })
export type JudgedVertex = z.infer<typeof JudgedVertex> & { rule: ApexRule | null }

export type Judged = JudgedEdge | JudgedVertex

/** What a line meets between its ends, in order. */
export type Met = { readonly places: ({ edge: GridEdge } | { vertex: GridVertex })[]; readonly cells: Cell[] }

export function followLine({ segment }: SightLine): Met {
  const places: Met['places'] = []
  const cells: Cell[] = []
  walk(segment, {
    edge: (axis, x, y) => {
      places.push({ edge: { axis, x, y } })
      return false
    },
    vertex: (x, y) => {
      places.push({ vertex: { x, y } })
      return false
    },
    cell: (column, row) => {
      cells.push({ column, row })
    },
  })
  return { places, cells }
}

/** Judges an edge and says by which numbers. */
export function explainEdge(board: PlacedBoard, line: SightLine, edge: GridEdge): JudgedEdge {
  const { axis, x, y } = edge
  const top = board.topOf(axis, x, y)
  const { blocks, rule } = judgeEdge(board, line, axis, x, y)
  const highest = board.highestOn(edge)
  const measure = measureTo(line.upper, axis, x, y)
  return {
    edge,
    top: top === 0 ? null : top,
    pieces: highest.map(({ piece }) => piece),
    measure,
    depth: depthBehind(line.lower, axis, x, y),
    allowedDepth: allowedDepth(rule, line, measure),
    verdict: top === 0 ? 'open' : blocks ? 'blocks' : 'clear',
    rule:
      rule === 'apex.los.edge-top' && highest.every(({ isFacade }) => isFacade) ? 'apex.los.own-building-edge' : rule,
  }
}

/** How many spaces behind an obstruction are hidden by the rule that judges it; `null` means all. */
function allowedDepth(rule: ApexRule | null, { upper, lower }: SightLine, measure: number): number | null {
  if (rule === 'apex.los.higher-obstruction-blocks') return null
  if (rule === 'apex.los.same-level-shadow') return (upper.level - lower.level) * measure
  return rule === 'apex.los.level2-over-level1' ? 1 : 0
}

/** Judges a passed vertex and says what stands on its two sides. */
export function explainVertex(board: PlacedBoard, line: SightLine, vertex: GridVertex): JudgedVertex {
  const sides = sidesAt(line, vertex)
  const judged = (arms: readonly GridEdge[]) =>
    arms.map(({ axis, x, y }) => explainEdge(board, line, { axis, x, y })).filter(({ verdict }) => verdict !== 'open')
  const [left, right] = [judged(sides.left), judged(sides.right)]
  const blocks = vertexBlocks(board, line, vertex)
  const isOpen = left.length === 0 && right.length === 0
  return {
    vertex,
    left,
    right,
    verdict: isOpen ? 'open' : blocks ? 'blocks' : 'clear',
    rule: isOpen ? null : vertexRule(board, line, { vertex, left, right, blocks }),
  }
}

type Corner = { vertex: GridVertex; left: JudgedEdge[]; right: JudgedEdge[]; blocks: boolean }

/** The rule that decides at a corner with at least one obstruction. */
function vertexRule(board: PlacedBoard, line: SightLine, { vertex, left, right, blocks }: Corner): ApexRule {
  if (blocks) return 'apex.los.vertex-sides'
  if (left.some(isBlocking) && right.some(isBlocking)) return 'apex.los.connected'
  if (left.length > 0 && right.length > 0) return 'apex.los.vertex-sides'
  const sides = sidesAt(line, vertex)
  const bareSide = left.length === 0 ? sides.left : sides.right
  return bareSide.some((arm) => board.objectsOn(arm).some(isConnectable)) ? 'apex.los.connected' : 'apex.los.corner-45'
}

const isConnectable = ({ tags }: { tags: ReadonlySet<string> }): boolean => tags.has('CONNECTABLE')

export const isBlocking = ({ verdict }: { verdict: string }): boolean => verdict === 'blocks'
