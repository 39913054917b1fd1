import { distanceToSegment, lengthOf } from '../../../../geometry/contour.ts'
import type { Span } from './spans.ts'

export type Corner = readonly [x: number, y: number]

/** What an arm sweeps over about a point, from an inner radius to an outer one: at most half a turn, between two sides. */
export type Sweep = {
  readonly about: Corner
  readonly inner: number
  readonly outer: number
  readonly from: readonly [Corner, Corner]
  readonly to: readonly [Corner, Corner]
}

/** The point so far from another in a direction. */
export function pointAt([x, y]: Corner, degrees: number, length: number): Corner {
  const radians = (degrees * Math.PI) / 180
  return [x + length * Math.cos(radians), y + length * Math.sin(radians)]
}

export const sweepOf = (about: Corner, [from, to]: Span, inner: number, outer: number): Sweep => ({
  about,
  inner,
  outer,
  from: [pointAt(about, from, inner), pointAt(about, from, outer)],
  to: [pointAt(about, to, inner), pointAt(about, to, outer)],
})

/** How far a point is from what an arm sweeps over. */
export function distanceToSweep(x: number, y: number, { about, inner, outer, from, to }: Sweep): number {
  const wayX = x - about[0]
  const wayY = y - about[1]
  const isAfter = (from[1][0] - about[0]) * wayY - (from[1][1] - about[1]) * wayX >= 0
  const isBefore = wayX * (to[1][1] - about[1]) - wayY * (to[1][0] - about[0]) >= 0
  if (!isAfter || !isBefore)
    return Math.min(distanceToSegment(x, y, from[0], from[1]), distanceToSegment(x, y, to[0], to[1]))
  const away = lengthOf(wayX, wayY)
  return Math.max(0, away - outer, inner - away)
}
