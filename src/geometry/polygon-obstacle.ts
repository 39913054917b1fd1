import { itemAround, itemAt } from '../lib/items.ts'
import { type Disc, overlapsPolygon, squaredDistance } from './disc/disc.ts'
import { type Crossing, compareCrossing, crossesOutside } from './line-crossing.ts'
import type { Contact, Ends, Obstacle, Overlapped } from './obstacle.ts'
import type { Point } from './plane.ts'
import { type Polygon, sidesOf } from './polygon.ts'
import { SLACK, type TangentLine } from './tangent-line.ts'

/** A convex polygon, its corners against the clock and none of them straight. */
export class PolygonObstacle implements Obstacle {
  readonly blocker: number
  readonly around: Disc
  readonly corners: readonly Disc[]

  constructor(blocker: number, polygon: Polygon) {
    this.blocker = blocker
    this.corners = polygon.map(({ x, y }) => ({ x, y, radius: 0 }))
    this.around = discAround(polygon)
  }

  overlaps(disc: Disc): boolean {
    const { x, y, radius } = this.around
    const reach = disc.radius + radius + 1
    return squaredDistance(disc, { x, y }) < reach * reach && overlapsPolygon(disc, this.corners)
  }

  interrupts(line: TangentLine, ends: Ends, overlapped: Overlapped): boolean {
    if (!this.#isNear(line) || !this.#isCut(line)) return false
    const order = this.#roughOrder(line, ends)
    if (order === 'beyond') return false
    if (order === 'between' && !overlapped.from && !overlapped.to) return true
    const { entry, exit } = this.#crossings(line)
    if (compareCrossing(line, exit, ends.from) <= 0 || compareCrossing(line, entry, ends.to) >= 0) return false
    return (
      (!overlapped.from || crossesOutside(line, exit, ends.from)) &&
      (!overlapped.to || crossesOutside(line, entry, ends.to))
    )
  }

  contact(line: TangentLine): Contact | null {
    if (!this.#isNear(line)) return null
    const signs = this.#signs(line)
    const [isLeft, isRight] = [signs.includes(1), signs.includes(-1)]
    const [one, other] = this.corners.filter((_, index) => signs[index] === 0)
    if (one === undefined || isLeft === isRight) return null
    const side = isLeft ? 1 : -1
    if (other === undefined) return { side, first: one, last: one }
    return line.compareAlong(one, other) < 0 ? { side, first: one, last: other } : { side, first: other, last: one }
  }

  crossings(disc: Disc): Point[] {
    return sidesOf(this.corners).flatMap(({ from, to }) => edgeCrossings(from, to, disc))
  }

  #isNear(line: TangentLine): boolean {
    return Math.abs(line.side(this.around.x, this.around.y)) <= this.around.radius + SLACK
  }

  /** Whether there are corners on both sides. */
  #isCut(line: TangentLine): boolean {
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (const { x, y } of this.corners) {
      const side = line.side(x, y)
      if (side < min) min = side
      if (side > max) max = side
    }
    if (min > SLACK || max < -SLACK) return false
    if (min < -SLACK && max > SLACK) return true
    const signs = this.#signs(line)
    return signs.includes(1) && signs.includes(-1)
  }

  #signs(line: TangentLine): number[] {
    return this.corners.map(({ x, y }) => line.compareSide(x, y, 0))
  }

  /** Whether all corners lie between the middles of the two discs or all beyond one of them, if numbers tell. */
  #roughOrder(line: TangentLine, { from, to }: Ends): 'between' | 'beyond' | null {
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (const { x, y } of this.corners) {
      const along = line.along(x, y)
      if (along < min) min = along
      if (along > max) max = along
    }
    const [start, end] = [line.along(from.x, from.y), line.along(to.x, to.y)]
    if (min > start + 2 * SLACK && max < end - 2 * SLACK) return 'between'
    return max < start - 2 * SLACK || min > end + 2 * SLACK ? 'beyond' : null
  }

  /** Against the clock the corners pass from left to right where a line comes in, and back where it goes out. */
  #crossings(line: TangentLine): { entry: Crossing; exit: Crossing } {
    const signs = this.#signs(line)
    return { entry: this.#crossingAfter(signs, 1), exit: this.#crossingAfter(signs, -1) }
  }

  #crossingAfter(signs: readonly number[], sign: number): Crossing {
    const count = this.corners.length
    const last = signs.findIndex((candidate, index) => candidate === sign && signs[(index + 1) % count] !== sign)
    const next = (last + 1) % count
    const [a, b] = [itemAround(this.corners, last), itemAt(this.corners, next)]
    return signs[next] === 0 ? { a: b, b } : { a, b }
  }
}

function discAround(polygon: Polygon): Disc {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)]
  const [x, y] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
  return { x, y, radius: Math.max(...polygon.map((corner) => Math.hypot(corner.x - x, corner.y - y))) + SLACK }
}

function edgeCrossings(from: Point, to: Point, disc: Disc): Point[] {
  const [ux, uy] = [to.x - from.x, to.y - from.y]
  const squared = ux * ux + uy * uy
  const foot = ((disc.x - from.x) * ux + (disc.y - from.y) * uy) / squared
  const aside = ((disc.x - from.x) * uy - (disc.y - from.y) * ux) ** 2 / squared
  if (aside > disc.radius ** 2) return []
  const half = Math.sqrt((disc.radius ** 2 - aside) / squared)
  return [foot - half, foot + half]
    .filter((share) => share >= 0 && share <= 1)
    .map((share) => ({ x: from.x + share * ux, y: from.y + share * uy }))
}
