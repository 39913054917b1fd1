import { dot, type Point, type Segment, type Vector } from '../plane.ts'
import { againstTheClock, type Polygon, sidesOf } from '../polygon.ts'
import { type Disc, discsOverlap, gapBetween, gapToPolygon, overlapsPolygon } from './disc.ts'

/** A disc on a straight way: a direction of length 1, as near as numbers come to it, and a whole length. */
export type Way = { readonly disc: Disc; readonly direction: Vector; readonly length: number }

/** Where a disc stops. Obstacles are numbered, polygons first. */
export type Motion = {
  /** How far it is to the first contact, or the whole length if there is none. */
  readonly distance: number
  /** The whole distance to where it stops; at a flat angle it may be more than that to the contact, being rounded. */
  readonly travelled: number
  /** Whole coordinates; a disc there overlaps nothing that it did not overlap at the start. */
  readonly end: Point
  /** The obstacle that stopped it. */
  readonly met: number | null
}

type Obstacle = { readonly overlaps: (disc: Disc) => boolean; readonly hit: Hit | null }

/** How far it is to a contact with an obstacle, and to where the disc would be in it by DEPTH. */
type Hit = { readonly index: number; readonly contact: number; readonly deep: number }

/** Positions are whole, so that being in by less than this is no way into anything. */
const DEPTH = 1

/** So many positions are tried one by one; behind them, at a very flat angle, ever longer steps are taken. */
const STEPS = 256

/**
 * Moves a disc straight on until it would go into an obstacle. What it overlaps at the start does not stop it; what it
 * touches at the start stops it only if the way leads into it.
 */
export function moveDisc(way: Way, polygons: readonly Polygon[], discs: readonly Disc[]): Motion {
  const obstacles = [
    ...polygons.map((polygon, index) => polygonObstacle(way, againstTheClock(polygon), index)),
    ...discs.map((disc, index) => discObstacle(way, disc, polygons.length + index)),
  ].filter((obstacle) => obstacle !== null)
  const first = nearest(
    obstacles.map(({ hit }) => hit),
    way.length,
  )
  const travelled = lastFree(way, Math.floor(Math.min(first?.deep ?? way.length, way.length)), obstacles)
  return {
    distance: Math.min(way.length, Math.max(0, first?.contact ?? way.length)),
    travelled,
    end: placeAt(way, travelled),
    met: first?.index ?? null,
  }
}

function polygonObstacle(way: Way, polygon: Polygon, index: number): Obstacle | null {
  const { disc, length } = way
  if (gapToPolygon(disc, polygon) > length + 2 * DEPTH || overlapsPolygon(disc, polygon)) return null
  const hits = [
    ...sidesOf(polygon).map((side) => sideHit(way, side, index)),
    ...polygon.map((corner) => roundHit(way, { ...corner, radius: 0 }, index)),
  ]
  return { overlaps: (at) => overlapsPolygon(at, polygon), hit: nearest(hits, length) }
}

function discObstacle(way: Way, other: Disc, index: number): Obstacle | null {
  const { disc, length } = way
  if (gapBetween(disc, other) > length + 2 * DEPTH || discsOverlap(disc, other)) return null
  return { overlaps: (at) => discsOverlap(at, other), hit: nearest([roundHit(way, other, index)], length) }
}

/** The first hit on the way; one that it only just does not get into counts as well. */
function nearest(hits: readonly (Hit | null)[], length: number): Hit | null {
  return hits.reduce((first, hit) => {
    if (hit === null || hit.contact >= length || hit.deep > length + 2 * DEPTH) return first
    return first === null || hit.deep < first.deep ? hit : first
  }, null)
}

/** Against the clock, the outside of a side is at its right. */
function sideHit({ disc, direction }: Way, { from, to }: Segment, index: number): Hit | null {
  const [ux, uy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(ux, uy)
  const approach = (direction.y * ux - direction.x * uy) / length
  if (approach <= 0) return null
  const outside = ((disc.x - from.x) * uy - (disc.y - from.y) * ux) / length
  const deep = (outside - Math.max(0, disc.radius - DEPTH)) / approach
  if (deep < 0) return null
  const along = ((disc.x + deep * direction.x - from.x) * ux + (disc.y + deep * direction.y - from.y) * uy) / length
  return along < 0 || along > length ? null : { index, contact: (outside - disc.radius) / approach, deep }
}

function roundHit({ disc, direction }: Way, other: Disc, index: number): Hit | null {
  const there = { x: other.x - disc.x, y: other.y - disc.y }
  const ahead = dot(there, direction)
  const aside = there.x * direction.y - there.y * direction.x
  const reach = disc.radius + other.radius
  const depth = Math.max(0, reach - DEPTH)
  if (ahead <= 0 || Math.abs(aside) >= depth) return null
  return {
    index,
    contact: ahead - Math.sqrt(reach ** 2 - aside ** 2),
    deep: ahead - Math.sqrt(depth ** 2 - aside ** 2),
  }
}

/** The last whole distance, from a farthest one downwards, at which the disc overlaps nothing. */
function lastFree(way: Way, farthest: number, obstacles: readonly Obstacle[]): number {
  let travelled = farthest
  for (let step = 0; travelled > 0; step++) {
    const at = { ...placeAt(way, travelled), radius: way.disc.radius }
    if (!obstacles.some(({ overlaps }) => overlaps(at))) return travelled
    travelled -= step < STEPS ? 1 : 2 ** (step - STEPS)
  }
  return 0
}

const placeAt = ({ disc, direction }: Way, distance: number): Point => ({
  x: Math.round(disc.x + distance * direction.x),
  y: Math.round(disc.y + distance * direction.y),
})
