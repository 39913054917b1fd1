import { z } from 'zod'
import type { Edge } from '../../../geometry/grid.ts'
import { distinctPieces } from '../language/notation.ts'
import type { ApexTrace } from '../rules.ts'
import { isSameElement, type PlacedEnd } from '../table/line-end.ts'
import type { PlacedBoard, PlacedObject } from '../table/placed-board.ts'
import { Count, End, Piece } from '../vocabulary.ts'
import {
  explainEdge,
  explainVertex,
  followLine,
  isBlocking,
  type Judged,
  JudgedEdge,
  JudgedVertex,
  type Met,
} from './sight-judgement.ts'
import { type SightLine, sidesAt, sightLine } from './sight-line.ts'

const LevelledEnd = z.object({ end: End, level: Count }).meta({ id: 'ApexLevelledEnd' })

export const Sight = z
  .object({
    visible: z.boolean(),
    upper: LevelledEnd.describe('The end on the higher level; the origin if both are on one level.'),
    lower: LevelledEnd,
    edges: z.array(JudgedEdge).describe('Every edge that the line crosses, from the origin to the target.'),
    vertices: z.array(JudgedVertex).describe('Every corner that the line passes, from the origin to the target.'),
    blockers: z.array(Piece).describe('The pieces that block, from the origin to the target.'),
  })
  .meta({ id: 'ApexLineOfSightOutcome' })
export type Sight = z.infer<typeof Sight>

/** Decides whether two ends see each other, judging everything on the line between them. */
export function lineOfSight(board: PlacedBoard, from: PlacedEnd, to: PlacedEnd, trace: ApexTrace): Sight {
  const line = sightLine(from, to)
  const met: Met = isSameElement(from, to) ? { places: [], cells: [] } : followLine(line)
  recordTheLine(line, met, trace)
  recordTheLevels(line, trace)
  recordWhatCannotBlock(board, met, trace)

  const edges: JudgedEdge[] = []
  const vertices: JudgedVertex[] = []
  const blocking: Judged[] = []
  for (const place of met.places) {
    const judged = judge(board, line, place, trace)
    if ('edge' in judged) edges.push(judged)
    else vertices.push(judged)
    if (isBlocking(judged)) blocking.push(judged)
  }
  recordTheAnswer(line, blocking.length, trace)
  return {
    visible: blocking.length === 0,
    upper: { end: line.upper.end, level: line.upper.level },
    lower: { end: line.lower.end, level: line.lower.level },
    edges,
    vertices,
    blockers: blocking.length === 0 ? [] : distinctPieces(blocking.flatMap(piecesThatBlock)),
  }
}

function judge(board: PlacedBoard, line: SightLine, place: Met['places'][number], trace: ApexTrace): Judged {
  if ('edge' in place) {
    const judged = explainEdge(board, line, place.edge)
    recordEdge(board, line, judged, trace)
    return judged
  }
  const judged = explainVertex(board, line, place.vertex)
  recordVertex(board, line, judged, trace)
  return judged
}

function recordTheLine({ from, to, segment }: SightLine, { places }: Met, trace: ApexTrace): void {
  const edges = places.filter((place) => 'edge' in place).length
  trace.applied('apex.los.centre-line', { from: from.end, to: to.end, edges, vertices: places.length - edges })
  if (from.isCell && to.isCell) return
  const along = !from.isCell && !to.isCell && (segment.ax === segment.zx || segment.ay === segment.zy)
  trace.applied('apex.los.crossing', { along })
}

function recordTheLevels({ upper, lower }: SightLine, trace: ApexTrace): void {
  if (upper.level === lower.level) {
    trace.applied('apex.los.same-level-ends', { level: upper.level })
  } else {
    const levels = { upperLevel: upper.level, lowerLevel: lower.level }
    trace.applied('apex.los.upper-lower', { upper: upper.end, lower: lower.end, ...levels })
  }
}

/** Records the pieces on the line that are no obstructions. */
function recordWhatCannotBlock(board: PlacedBoard, { places, cells }: Met, trace: ApexTrace): void {
  const harmless: Piece[] = []
  const add = ({ piece, tags }: PlacedObject) => {
    if (!tags.has('OBSTRUCTION')) harmless.push(piece)
  }
  for (const place of places) if ('edge' in place) board.objectsOn(place.edge).forEach(add)
  for (const cell of cells) board.objectsIn(cell).forEach(add)
  if (harmless.length > 0) {
    trace.applied('apex.los.only-obstructions', { pieces: distinctPieces(harmless) })
  }
}

/** Records what an obstruction on a crossed edge does. */
function recordEdge(board: PlacedBoard, line: SightLine, judged: JudgedEdge, trace: ApexTrace): void {
  const { edge, top, verdict } = judged
  if (top === null) return
  const facade = board.facadeOn(edge)
  if (verdict === 'blocks' && facade !== null) {
    trace.applied('apex.grid.facade', { edge, base: facade.base, top: facade.top, pieces: [facade.piece] })
  }
  recordVerdict(line, judged, top, trace)
}

function recordVerdict(line: SightLine, judged: JudgedEdge, top: number, trace: ApexTrace): void {
  const { edge, pieces, depth } = judged
  const [upperLevel, lowerLevel] = [line.upper.level, line.lower.level]
  switch (judged.rule) {
    case 'apex.los.higher-obstruction-blocks':
      trace.applied(judged.rule, { edge, pieces, top, upperLevel })
      break
    case 'apex.los.distance-zero':
      trace.applied(judged.rule, { edge, pieces, top, upper: line.upper.end })
      break
    case 'apex.los.edge-top':
    case 'apex.los.own-building-edge':
      trace.applied(judged.rule, { edge, pieces, top, lowerLevel })
      break
    case 'apex.los.same-level-shadow':
      recordShadow(line, judged, top, trace)
      break
    case 'apex.los.level2-over-level1':
      recordDepth(line, judged, trace)
      trace.applied(judged.rule, { edge, pieces, top, upperLevel, lowerLevel, depth, hides: isBlocking(judged) })
      break
    // An edge no higher than two ends on one level is already argued by the step on the levels.
    default:
  }
}

function recordShadow(line: SightLine, judged: JudgedEdge, top: number, trace: ApexTrace): void {
  const { edge, pieces, measure, depth, allowedDepth } = judged
  if (!line.upper.isCell) trace.applied('apex.los.x-measure', { end: line.upper.end, edge, measure })
  recordDepth(line, judged, trace)
  const difference = line.upper.level - line.lower.level
  const facts = { edge, pieces, top, measure, difference, depth, allowed: allowedDepth ?? 0, hides: isBlocking(judged) }
  trace.applied('apex.los.same-level-shadow', facts)
}

/** Records how deep an intersection lies; the depth of a space is explained with the shadow itself. */
function recordDepth(line: SightLine, { edge, depth }: JudgedEdge, trace: ApexTrace): void {
  if (!line.lower.isCell) trace.applied('apex.los.depth-measure', { end: line.lower.end, edge, depth })
}

/** Records what the obstructions around a passed corner do. */
function recordVertex(board: PlacedBoard, line: SightLine, judged: JudgedVertex, trace: ApexTrace): void {
  const { vertex, rule } = judged
  const [left, right] = [piecesOf(judged.left), piecesOf(judged.right)]
  if (rule === 'apex.los.vertex-sides') {
    const sides = { leftBlocks: judged.left.some(isBlocking), rightBlocks: judged.right.some(isBlocking) }
    trace.applied(rule, { vertex, left, right, ...sides, blocks: isBlocking(judged) })
  } else if (rule === 'apex.los.connected') {
    const sides = sidesAt(line, vertex)
    const named = (pieces: Piece[], arms: readonly Edge[]) => (pieces.length > 0 ? pieces : standingOn(board, arms))
    trace.applied(rule, { vertex, left: named(left, sides.left), right: named(right, sides.right) })
  } else if (rule === 'apex.los.corner-45') {
    trace.applied(rule, { vertex, pieces: distinctPieces([...left, ...right]) })
  }
}

function standingOn(board: PlacedBoard, edges: readonly Edge[]): Piece[] {
  return distinctPieces(edges.flatMap((edge) => board.objectsOn(edge)).map(({ piece }) => piece))
}

function recordTheAnswer({ from, to }: SightLine, blockers: number, trace: ApexTrace): void {
  if (blockers > 1) trace.applied('apex.los.combine', { blockers })
  if (blockers > 0) trace.applied('apex.los.symmetric', { from: from.end, to: to.end })
  else trace.applied('apex.los.otherwise-visible', { from: from.end, to: to.end })
}

function piecesThatBlock(judged: Judged): Piece[] {
  if ('edge' in judged) return judged.pieces
  return piecesOf([...judged.left, ...judged.right].filter(isBlocking))
}

const piecesOf = (edges: readonly { pieces: Piece[] }[]): Piece[] =>
  distinctPieces(edges.flatMap(({ pieces }) => pieces))
