import type { Disc } from './disc/disc.ts'
import type { Point } from './plane.ts'

/** Slopes of lines through a point, as intervals: from, to, from, to … Each is a little wider than it need be. */
export type Slopes = readonly number[]

/** An end of an interval; behind the last there is none, and every comparison with it is false. */
const endAt = (slopes: Slopes, at: number): number => slopes[at] ?? Number.NaN

/** Coordinates are right to a hundredth of this; nearer to a point than 1 no slope is reckoned. */
const BLUR = 1e-6

/** Of some slopes through a point, those with which a line meets a disc. */
export function slopesTo(point: Point, disc: Disc, slopes: Slopes): Slopes {
  const tangents = tangentSlopes(point, disc)
  return tangents === null ? slopes : clip(slopes, tangents.min, tangents.max)
}

/** Of some slopes through a point, those with which a line does not pass the inside of a disc. */
export function slopesPastDisc(point: Point, disc: Disc, slopes: Slopes): Slopes {
  const tangents = tangentSlopes(point, disc)
  if (tangents === null) return slopes
  const error = blur(tangents.min, disc.x - point.x) + blur(tangents.max, disc.x - point.x)
  return split(
    slopes,
    Number.NEGATIVE_INFINITY,
    tangents.min + 2 * error,
    tangents.max - 2 * error,
    Number.POSITIVE_INFINITY,
  )
}

/**
 * Of some slopes through a point, those with which a line does not pass the inside of a convex polygon: all corners
 * ahead lie above it and all corners behind below it, or the other way round.
 */
export function slopesPastCorners(point: Point, corners: readonly Point[], slopes: Slopes): Slopes {
  let behindMost = Number.NEGATIVE_INFINITY
  let aheadLeast = Number.POSITIVE_INFINITY
  let aheadMost = Number.NEGATIVE_INFINITY
  let behindLeast = Number.POSITIVE_INFINITY
  for (const { x, y } of corners) {
    const dx = x - point.x
    const dy = y - point.y
    if (dx === 0 && dy === 0) continue
    if (Math.abs(dx) < 1) return slopes
    const slope = dy / dx
    const error = blur(slope, dx)
    if (dx > 0) {
      aheadLeast = Math.min(aheadLeast, slope + error)
      aheadMost = Math.max(aheadMost, slope - error)
    } else {
      behindMost = Math.max(behindMost, slope - error)
      behindLeast = Math.min(behindLeast, slope + error)
    }
  }
  return split(slopes, behindMost, aheadLeast, aheadMost, behindLeast)
}

/** Whether a slope is among some. */
export function within(slopes: Slopes, slope: number): boolean {
  const error = BLUR * (1 + slope * slope)
  for (let at = 0; at < slopes.length; at += 2) {
    if (slope >= endAt(slopes, at) - error && slope <= endAt(slopes, at + 1) + error) return true
  }
  return false
}

const blur = (slope: number, distance: number): number => (BLUR * (1 + slope * slope)) / Math.abs(distance)

/** The slopes of the tangents to a disc, each with its error outside, unless the disc is too near to have both. */
function tangentSlopes(point: Point, { x, y, radius }: Disc): { min: number; max: number } | null {
  const [dx, dy] = [x - point.x, y - point.y]
  const squared = dx * dx - radius * radius
  if (Math.abs(dx) < 1 || squared < (dx * dx) / 16) return null
  const [middle, half] = [(dx * dy) / squared, (radius * Math.sqrt(squared + dy * dy)) / squared]
  return { min: middle - half - blur(middle - half, dx), max: middle + half + blur(middle + half, dx) }
}

function clip(slopes: Slopes, min: number, max: number): number[] {
  const left: number[] = []
  for (let at = 0; at < slopes.length; at += 2) {
    const from = Math.max(endAt(slopes, at), min)
    const to = Math.min(endAt(slopes, at + 1), max)
    if (from <= to) left.push(from, to)
  }
  return left
}

/** What lies in one of two intervals; either may be empty. */
function split(slopes: Slopes, from: number, to: number, from2: number, to2: number): Slopes {
  if (from > to) return clip(slopes, from2, to2)
  if (from2 > to2) return clip(slopes, from, to)
  if (from <= to2 && from2 <= to) return clip(slopes, Math.min(from, from2), Math.max(to, to2))
  return [...clip(slopes, from, to), ...clip(slopes, from2, to2)]
}
