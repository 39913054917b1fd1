import { nearestInRings } from '../../../../geometry/contour.ts'
import type { Spot } from '../state.ts'
import type { PlaceRegion } from './regions.ts'

/** So many samples of a region at most. */
const MAX_SAMPLES = 16
const FAR = 2000
const COMPASS = [0, 45, 90, 135, 180, 225, 270, 315]

type Wanted = readonly (readonly [x: number, y: number])[]

/** Points of a region: the nearest to wanted places, then the farthest in every direction of the compass. */
export function samplesOf(
  { on, rings }: PlaceRegion,
  from: { readonly x: number; readonly y: number },
  wanted: Wanted,
): Spot[] {
  const far = COMPASS.map((degrees): readonly [number, number] => {
    const radians = (degrees * Math.PI) / 180
    return [from.x + FAR * Math.cos(radians), from.y + FAR * Math.sin(radians)]
  })
  const found = new Map<string, Spot>()
  for (const [x, y] of [...wanted, ...far]) {
    const point = nearestInRings(rings, x, y)
    if (point === null) continue
    const spot = { x: Math.round(point[0] * 10) / 10, y: Math.round(point[1] * 10) / 10, on }
    found.set(`${spot.x} ${spot.y}`, spot)
  }
  return [...found.values()].slice(0, MAX_SAMPLES)
}
