import type { Point } from '../../../geometry/plane.ts'
import type { PlacedTerrain } from '../table/placed-board.ts'
import type { FreeLegs, Obstacles } from './free-leg.ts'
import { legLength } from './sweep.ts'

/** In how many directions a path turns around a point. */
const DIRECTIONS = 12
const STEP = (2 * Math.PI) / DIRECTIONS
/** A straight piece between two of the places around a point comes nearer to it than they are, by this share. */
const WIDER = 1 / Math.cos(STEP / 2)
/** How far from an obstacle a path passes, in micrometres: farther than contact. */
const CLEARANCE = 600
/** More places to turn at than this are not looked at. */
const MAX_POINTS = 48

/** Where a path of a base may turn: beside obstacles, those of the shortest detour first. */
export function turningPoints(
  start: Point & { readonly radius: number },
  goals: readonly Point[],
  { bases, walls }: Obstacles,
  most: number,
  legs: FreeLegs,
): Point[] {
  const margin = start.radius + CLEARANCE
  const places = [
    ...bases.flatMap(({ disc }) => placesAround(disc, WIDER * (margin + disc.radius), 0)),
    ...walls.flatMap((wall) => placesBeside(wall, WIDER * margin)),
  ]
  const detour = (place: Point) =>
    legLength({ from: start, to: place }) + Math.min(...goals.map((goal) => legLength({ from: place, to: goal })))
  const near = places.map((place) => ({ place, length: detour(place) })).filter(({ length }) => length <= most)
  const points: Point[] = []
  for (const { place } of near.sort((a, b) => a.length - b.length)) {
    if (points.length === MAX_POINTS) break
    if (legs.isPlace(place)) points.push(place)
  }
  return points
}

/** Places on a circle, beginning in a direction. */
export function placesAround({ x, y }: Point, radius: number, direction: number): Point[] {
  return Array.from({ length: DIRECTIONS }, (_, index) => placeAt({ x, y }, radius, direction + index * STEP))
}

const placeAt = ({ x, y }: Point, radius: number, angle: number): Point => ({
  x: Math.round(x + radius * Math.cos(angle)),
  y: Math.round(y + radius * Math.sin(angle)),
})

/** Places beside the corners of a template that stick out, from square to one side to square to the other. */
function placesBeside({ outline }: PlacedTerrain, distance: number): Point[] {
  return outline.flatMap((corner, index) => {
    const before = outline.at(index - 1) ?? corner
    const after = outline[(index + 1) % outline.length] ?? corner
    const first = outwards(before, corner)
    const turned = (outwards(corner, after) - first + 2 * Math.PI) % (2 * Math.PI)
    // At a corner that goes inwards no path turns.
    if (turned > Math.PI) return []
    const steps = Math.ceil(turned / STEP)
    return Array.from({ length: steps + 1 }, (_, step) =>
      placeAt(corner, distance, first + (turned * step) / Math.max(1, steps)),
    )
  })
}

/** The direction that a side of an outline against the clock looks out to. */
const outwards = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x) - Math.PI / 2
