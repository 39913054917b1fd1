import { convexParts } from '../convex-parts.ts'
import { type Ends, NEITHER, type Obstacle } from '../obstacle.ts'
import type { Point } from '../plane.ts'
import { againstTheClock, type Polygon } from '../polygon.ts'
import { PolygonObstacle } from '../polygon-obstacle.ts'
import { candidateLines, middleLine, outerLines } from '../sight-candidates.ts'
import { SightFrame } from '../sight-frame.ts'
import { SightLines, segmentBetween } from '../sight-line.ts'
import type { TangentLine } from '../tangent-line.ts'
import { compareGap, type Disc } from './disc.ts'
import { DiscObstacle } from './disc-obstacle.ts'

/** Polygons and discs that block sight, cut into convex pieces. Blockers are numbered, polygons first. */
export type Blockers = { readonly obstacles: readonly Obstacle[] }

/** The ends of a line that is free, or the numbers of the blockers that interrupt the line between the centres. */
export type DiscSight =
  | { readonly visible: true; readonly from: Point; readonly to: Point }
  | { readonly visible: false; readonly blockers: readonly number[] }

/** Blockers ready to be asked about many pairs of discs. */
export function prepareBlockers(polygons: readonly Polygon[], discs: readonly Disc[]): Blockers {
  const pieces = polygons.flatMap((polygon, blocker) =>
    convexParts(againstTheClock(polygon)).map((part) => new PolygonObstacle(blocker, part)),
  )
  const round = discs.map((disc, index) => new DiscObstacle(polygons.length + index, disc))
  return { obstacles: [...pieces, ...round.filter(({ around }) => around.radius > 0)] }
}

/**
 * Whether a straight segment leads from one disc to another and passes the inside of no blocker that counts, nor a point
 * between the discs that it has a blocker at its left and one at its right of. Touching an outline does not interrupt.
 * Blockers that overlap one of the discs hide what they cover of it.
 *
 * The free lines are a closed set, so that if there are any there is one that can be turned no farther: it is held at
 * its left and at its right, by the discs or by obstacles. There are finitely many such lines, and each is tried.
 */
export function sightBetween(
  from: Disc,
  to: Disc,
  blockers: Blockers,
  counts: (blocker: number) => boolean,
): DiscSight {
  if (compareGap(from, to, 0) <= 0) return { visible: true, ...commonPoint(from, to) }
  const ends = { from, to }
  const obstacles = obstaclesNear(ends, blockers, counts)
  const middle = middleLine(ends)
  const interrupting = new SightLines(ends, obstacles).interrupting(middle)
  if (interrupting.length === 0) return { visible: true, ...segmentBetween(ends, middle) }
  const free = isClosedByOne(ends, interrupting) ? null : freeLine(ends, obstacles)
  if (free !== null) return { visible: true, ...segmentBetween(ends, free) }
  return { visible: false, blockers: [...new Set(interrupting.map(({ blocker }) => blocker))].sort((a, b) => a - b) }
}

function commonPoint(from: Disc, to: Disc): { from: Point; to: Point } {
  const share = from.radius + to.radius === 0 ? 0 : from.radius / (from.radius + to.radius)
  const point = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
  return { from: point, to: point }
}

/** The obstacles that may reach between two discs; numbers are good enough, because one too many does no harm. */
function obstaclesNear({ from, to }: Ends, blockers: Blockers, counts: (blocker: number) => boolean): Obstacle[] {
  const [ux, uy] = [to.x - from.x, to.y - from.y]
  const length = Math.sqrt(ux * ux + uy * uy)
  const aside = Math.max(from.radius, to.radius) + 1
  return blockers.obstacles.filter(({ around, blocker }) => {
    const dx = around.x - from.x
    const dy = around.y - from.y
    const reach = around.radius + aside
    const along = (dx * ux + dy * uy) / length
    if (along < -reach || along > length + reach) return false
    return Math.abs(dx * uy - dy * ux) <= reach * length && counts(blocker)
  })
}

function freeLine(ends: Ends, obstacles: readonly Obstacle[]): TangentLine | null {
  const frame = new SightFrame(ends, obstacles)
  const lines = new SightLines(ends, frame.obstacles)
  for (const line of candidateLines(ends, frame, lines)) if (lines.isFree(line)) return line
  return null
}

/** An obstacle apart from both discs that interrupts both outer tangents reaches from one edge of the view to the other. */
function isClosedByOne(ends: Ends, interrupting: readonly Obstacle[]): boolean {
  const tangents = outerLines(ends)
  return interrupting.some(
    (obstacle) =>
      !obstacle.overlaps(ends.from) &&
      !obstacle.overlaps(ends.to) &&
      tangents.every((line) => obstacle.interrupts(line, ends, NEITHER)),
  )
}
