import { crossedBarriers } from '../../../geometry/barrier.ts'
import type { CellComplex } from '../../../geometry/cell-complex.ts'
import { dot, type Point, type Segment, turn } from '../../../geometry/plane.ts'
import type { Polygon } from '../../../geometry/polygon.ts'
import type { Place, PlacedMap } from '../table/placed-map.ts'

/** A straight wall as it stands, in however many pieces it was listed. */
type WholeWall = Segment & { readonly pieces: number }

/** A way between two figures that walls close, and those walls. */
export type ClosedPath = { readonly from: Point; readonly to: Point; readonly walls: readonly WholeWall[] }

/** Points are added up from so many corners, so everything is that many times as large while it is compared. */
const SCALE = 3

/** How many points of a zone with many corners are tried. */
const MAX_POINTS = 8

/** Joins the walls that lie on one line and touch (gears.los.union-not-segments). */
function wholeWalls({ walls }: PlacedMap): WholeWall[] {
  const joined: WholeWall[] = []
  for (const wall of walls.map(forwards).sort(byLine)) {
    const last = joined.at(-1)
    const isJoined = last !== undefined && turn(last.from, last.to, wall.to) === 0 && touches(last, wall)
    if (isJoined) joined[joined.length - 1] = longer(last, wall)
    else joined.push({ from: wall.from, to: wall.to, pieces: 1 })
  }
  return joined
}

/** From left to right, or upwards. */
function forwards({ from, to }: Segment): Segment {
  return from.x < to.x || (from.x === to.x && from.y < to.y) ? { from, to } : { from: to, to: from }
}

/** Walls on one line come after each other, from its start to its end. */
function byLine(a: Segment, b: Segment): number {
  const [one, other] = [direction(a), direction(b)]
  const steepness = one.y * other.x - other.y * one.x
  if (steepness !== 0) return steepness
  const offset = turn(b.from, b.to, a.from)
  return offset !== 0 ? offset : dot(one, a.from) - dot(one, b.from)
}

const direction = ({ from, to }: Segment): Point => ({ x: to.x - from.x, y: to.y - from.y })

function touches(last: Segment, wall: Segment): boolean {
  const way = direction(last)
  return turn(last.from, last.to, wall.from) === 0 && dot(way, wall.from) <= dot(way, last.to)
}

function longer(last: WholeWall, wall: Segment): WholeWall {
  const way = direction(last)
  return { from: last.from, to: dot(way, wall.to) > dot(way, last.to) ? wall.to : last.to, pieces: last.pieces + 1 }
}

/** The walls of a map in their whole length, under the enlarged form in which they are compared. */
export type ComparedWalls = ReadonlyMap<Segment, WholeWall>

/** Prepares the walls of a map for comparing paths with them. */
export function compareWalls(map: PlacedMap): ComparedWalls {
  return new Map(wholeWalls(map).map((wall) => [{ from: scaled(wall.from), to: scaled(wall.to) }, wall]))
}

/** Of the ways between some points of two figures, the one that the fewest walls close. */
export function closedPath(complex: CellComplex, walls: ComparedWalls, a: Place, b: Place): ClosedPath | null {
  const large = [...walls.keys()]
  const ends = pointsOf(b, complex)
  let best: ClosedPath | null = null
  for (const from of pointsOf(a, complex)) {
    for (const to of ends) {
      const closing = crossedBarriers(large, from, to).flatMap((wall) => walls.get(wall) ?? [])
      if (closing.length === 0 || (best !== null && best.walls.length <= closing.length)) continue
      best = { from: unscaled(from), to: unscaled(to), walls: closing }
    }
  }
  return best
}

const scaled = ({ x, y }: Point): Point => ({ x: SCALE * x, y: SCALE * y })
const unscaled = ({ x, y }: Point): Point => ({ x: x / SCALE, y: y / SCALE })

/** The arrows of a figure in cover, else a point in each convex part of its zone. */
function pointsOf({ zone, cover }: Place, { cells }: CellComplex): Point[] {
  if (cover !== null) return cover.arrows.map(({ centre }) => scaled(centre))
  const parts = cells.filter(({ region }) => region === zone.number).slice(0, MAX_POINTS)
  return parts.flatMap(({ corners }) => scaledMiddle(corners) ?? [])
}

/** The middle of the first corner of a convex part, the second and one off their line. */
function scaledMiddle([a, b, ...others]: Polygon): Point | null {
  if (a === undefined || b === undefined) return null
  const c = others.find((corner) => turn(a, b, corner) !== 0)
  return c === undefined ? null : { x: a.x + b.x + c.x, y: a.y + b.y + c.y }
}
