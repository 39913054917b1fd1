import type { Disc } from './disc/disc.ts'
import type { Ends, Obstacle } from './obstacle.ts'
import { between, dot, type Point, turn } from './plane.ts'
import type { FreeCorner, SightFrame } from './sight-frame.ts'
import type { SightLines } from './sight-line.ts'
import { within } from './slopes.ts'
import { FINEST, type Pivot, TangentLine } from './tangent-line.ts'

/**
 * What can hold a line: where it lies when it holds it at the left, and at the right. A disc that the line must meet
 * holds it at its far edge, an obstacle at the near one.
 */
type Hold = { readonly left: Pivot; readonly right: Pivot }

const endHold = ({ x, y, radius }: Disc): Hold => ({ left: { x, y, side: -radius }, right: { x, y, side: radius } })

const obstacleHold = ({ x, y, radius }: Disc): Hold => ({
  left: { x, y, side: radius },
  right: { x, y, side: -radius },
})

const pointOn = ({ x, y }: Point): Pivot => ({ x, y, side: 0 })

/** The line between the centres. */
export function middleLine({ from, to }: Ends): TangentLine {
  const line = TangentLine.touching(pointOn(from), pointOn(to), 1)
  if (line === null) throw new Error('Discs that are apart have different centres.')
  return line
}

/** The two lines that have both discs on the same side. */
export function outerLines({ from, to }: Ends): TangentLine[] {
  const [one, other] = [endHold(from), endHold(to)]
  return present([TangentLine.touching(one.left, other.left, 1), TangentLine.touching(one.right, other.right, 1)])
}

/** All lines that are held at the left and at the right, but for some that are certain to be interrupted. */
export function* candidateLines(ends: Ends, frame: SightFrame, lines: SightLines): Generator<TangentLine> {
  const way = between(ends.from, ends.to)
  const { from, to } = ends
  const source = edgePoints({ from: to, to: from }, lines.overlapping('from'))
  const target = edgePoints(ends, lines.overlapping('to'))
  const rounds = [endHold(ends.from), endHold(ends.to), ...frame.rounds.map(obstacleHold)]
  yield* outerLines(ends)
  for (const [index, one] of rounds.entries()) {
    for (const other of rounds.slice(0, index)) yield* heldBy(one, other, way)
  }
  const corners = frame.freeCorners([...source, ...target])
  for (const corner of corners) {
    const hold = obstacleHold(corner.corner)
    for (const round of rounds) yield* heldBy(round, hold, way).filter((line) => frame.allows(line, corner))
  }
  yield* throughCorners(corners, way)
  yield* source.flatMap((point) => alongEdge(point, from))
  yield* target.flatMap((point) => alongEdge(point, to))
}

/** The lines that two hold between them, in the direction of the view. */
function heldBy(a: Hold, b: Hold, way: Point): TangentLine[] {
  return present([
    TangentLine.touching(a.left, b.right, 1),
    TangentLine.touching(a.left, b.right, -1),
    TangentLine.touching(a.right, b.left, 1),
    TangentLine.touching(a.right, b.left, -1),
  ]).filter(({ nx, ny }) => ny * way.x - nx * way.y > 0)
}

const present = (lines: readonly (TangentLine | null)[]): TangentLine[] => lines.filter((line) => line !== null)

/** The lines through two corners, of those through the same one each once. */
function* throughCorners(corners: readonly FreeCorner[], way: Point): Generator<TangentLine> {
  for (const [index, one] of corners.entries()) {
    const tried: Point[] = []
    for (const other of corners.slice(0, index)) {
      if (!mayBeJoined(one, other) || tried.some((point) => turn(one.corner, other.corner, point) === 0)) continue
      tried.push(other.corner)
      const bend = dot(between(one.corner, other.corner), way) > 0 ? 1 : -1
      yield* present([TangentLine.touching(pointOn(one.corner), pointOn(other.corner), bend)])
    }
  }
}

function mayBeJoined(a: FreeCorner, b: FreeCorner): boolean {
  const [dx, dy] = [b.seen.x - a.seen.x, b.seen.y - a.seen.y]
  return Math.abs(dx) < 1 || (within(a.slopes, dy / dx) && within(b.slopes, dy / dx))
}

/** How far along the edge of a disc a line is tried beside where an obstacle covers it. */
const ASIDE = 2 ** -8

/**
 * Where the edge of the disc that lines go to comes out from under obstacles. These points are no fractions; a line is
 * tried through the nearest point with binary places and through points just beside it.
 */
function edgePoints({ from, to }: Ends, over: readonly Obstacle[]): Disc[] {
  const points = over.flatMap((obstacle) =>
    obstacle.crossings(to).flatMap((point) => {
      const [dx, dy] = [(point.x - to.x) / to.radius, (point.y - to.y) / to.radius]
      return [0, ASIDE, -ASIDE].map((aside) => finePoint(point.x - aside * dy, point.y + aside * dx))
    }),
  )
  // Seen from the first disc, the far edge of the other cannot be met first.
  const limit = (from.radius + 1) * (to.radius + 1)
  return points.filter((point) => dot(between(from, point), between(to, point)) <= limit)
}

const finePoint = (x: number, y: number): Disc => ({ x: fine(x), y: fine(y), radius: 0 })

const fine = (value: number): number => Math.round(value / FINEST) * FINEST

/** Lines through a point at the edge of a disc that hardly enter it. */
function alongEdge(point: Point, disc: Disc): TangentLine[] {
  const [dx, dy] = [point.x - disc.x, point.y - disc.y]
  const share = 1 - ASIDE / disc.radius
  const near = pointOn(finePoint(disc.x + share * dx, disc.y + share * dy))
  const far = pointOn(finePoint(near.x - dy, near.y + dx))
  return present([TangentLine.touching(near, far, 1), TangentLine.touching(near, far, -1)])
}
