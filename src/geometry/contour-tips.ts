import { itemAt } from '../lib/items.ts'
import type { Condition, Ring } from './contour.ts'

/**
 * The squares of an outline are too coarse for a pointed end, and it is drawn a little inside, so that it ends before the
 * tip. Here a ring follows the middle of every pointed end as far as anything is allowed, there and back.
 */

/** Corners narrower than this are tips. */
const TIP = Math.cos((75 * Math.PI) / 180)
/** How much of the sides of a corner is looked at; less in a small ring, whose sides end sooner. */
const ARM = 2
const ARMS_IN_RING = 6
/** How far one goes at once, how far aside one looks for the middle, and how often. */
const STEP = 0.4
const ASIDE = [0.2, 0.1, 0.05, 0.025]
const MAX_STEPS = 40
/** No ridge is longer. */
const LONGEST = STEP * MAX_STEPS + 1
/** So deep inside everything has to be at the end. */
const LEAST_DEPTH = 0.02

type Corner = readonly [x: number, y: number]

/** A ring with its tips drawn to their ends. */
export function withTips(ring: Ring, conditions: readonly Condition[]): Ring {
  const arm = Math.min(ARM, lengthOf(ring) / ARMS_IN_RING)
  return ring.flatMap((corner, index): Corner[] => {
    const way = outwards(ring, index, arm)
    if (way === null) return [corner]
    const ridge = ridgeFrom(corner, way, closeTo(corner, conditions))
    return [corner, ...ridge, ...ridge.slice(0, -1).reverse(), ...(ridge.length === 0 ? [] : [corner])]
  })
}

function lengthOf(ring: Ring): number {
  let length = 0
  let [x, y] = itemAt(ring, ring.length - 1)
  for (const corner of ring) {
    length += Math.hypot(corner[0] - x, corner[1] - y)
    ;[x, y] = corner
  }
  return length
}

/** The direction in which a pointed corner points; null for any other. */
function outwards(ring: Ring, index: number, arm: number): Corner | null {
  const at = itemAt(ring, index)
  const before = unit(at, pointAlong(ring, index, ring.length - 1, arm))
  const after = unit(at, pointAlong(ring, index, 1, arm))
  const isPointed = before[0] * after[0] + before[1] * after[1] > TIP
  const isOuter = after[0] * before[1] - after[1] * before[0] > 0
  return isPointed && isOuter ? unit([before[0] + after[0], before[1] + after[1]], [0, 0]) : null
}

/** The point of a ring so far behind a corner, or before it, that a blunt end of one square does not hide a tip. */
function pointAlong(ring: Ring, index: number, direction: number, arm: number): Corner {
  let left = arm
  let at = itemAt(ring, index)
  for (let count = 1; count < ring.length; count++) {
    const next = itemAt(ring, (index + count * direction) % ring.length)
    const way = Math.hypot(next[0] - at[0], next[1] - at[1])
    if (way >= left) return [at[0] + ((next[0] - at[0]) * left) / way, at[1] + ((next[1] - at[1]) * left) / way]
    left -= way
    at = next
  }
  return at
}

function unit([fromX, fromY]: Corner, [toX, toY]: Corner): Corner {
  const [x, y] = [toX - fromX, toY - fromY]
  const length = Math.sqrt(x * x + y * y) || 1
  return [x / length, y / length]
}

/** The conditions that may matter where a ridge can lead from a corner, told faster there. */
function closeTo([x, y]: Corner, conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((condition) =>
    condition.depth(x, y) > 2 * LONGEST ? [] : [condition.near?.(x, y, LONGEST) ?? condition],
  )
}

const depthAt = (conditions: readonly Condition[], [x, y]: Corner): number => {
  let least = Number.POSITIVE_INFINITY
  for (const condition of conditions) least = Math.min(least, condition.depth(x, y))
  return least
}

/** The middle of what is allowed from a corner on, until nothing is. */
function ridgeFrom(start: Corner, way: Corner, conditions: readonly Condition[]): Corner[] {
  const ridge: Corner[] = []
  let [at, along] = [start, way]
  let step = STEP
  for (let count = 0; count < MAX_STEPS && step > LEAST_DEPTH; count++) {
    const next = middleAround([at[0] + step * along[0], at[1] + step * along[1]], along, conditions)
    if (depthAt(conditions, next) < LEAST_DEPTH) step /= 2
    else {
      ridge.push(next)
      along = unit(at, next)
      at = next
    }
  }
  return ridge
}

/** The deepest point near one, straight aside of a direction. */
function middleAround(point: Corner, [alongX, alongY]: Corner, conditions: readonly Condition[]): Corner {
  let best = point
  let most = depthAt(conditions, point)
  for (const aside of ASIDE) {
    for (const side of [aside, -aside]) {
      const other: Corner = [best[0] - side * alongY, best[1] + side * alongX]
      const depth = depthAt(conditions, other)
      if (depth > most) [best, most] = [other, depth]
    }
  }
  return best
}
