import type { Disc } from './disc/disc.ts'
import type { Ends, Obstacle } from './obstacle.ts'
import type { Point } from './plane.ts'
import { type Slopes, slopesPastCorners, slopesPastDisc, slopesTo, within } from './slopes.ts'
import type { TangentLine } from './tangent-line.ts'

/** An obstacle as it is seen along the view. */
type Framed = {
  readonly obstacle: Obstacle
  readonly corners: readonly Disc[]
  /** Whether it is certain to lie beyond all of the first disc and before all of the second. */
  readonly isBetween: boolean
}

/** A corner that may hold a free line, as it is seen along the view, and the slopes that such a line may have. */
export type FreeCorner = { readonly corner: Disc; readonly seen: Point; readonly slopes: Slopes }

/** Numbers are right to less than this in the frame. */
const MARGIN = 1

/**
 * The plane turned so that the view goes along the first axis. It is reckoned in numbers only and leaves out what is
 * certain to be in vain: obstacles beside the view, and lines that are certain to be interrupted.
 */
export class SightFrame {
  readonly #from: Disc
  readonly #to: Disc
  readonly #cos: number
  readonly #sin: number
  readonly #origin: Point
  readonly #framed: readonly Framed[]

  constructor({ from, to }: Ends, obstacles: readonly Obstacle[]) {
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    this.#cos = (to.x - from.x) / length
    this.#sin = (to.y - from.y) / length
    this.#origin = from
    this.#from = { x: 0, y: 0, radius: from.radius }
    this.#to = { x: length, y: 0, radius: to.radius }
    this.#framed = obstacles.flatMap((obstacle) => this.#frame(obstacle))
  }

  /** The obstacles that may reach between the discs. */
  get obstacles(): Obstacle[] {
    return this.#framed.map(({ obstacle }) => obstacle)
  }

  /** The discs among the obstacles. */
  get rounds(): Disc[] {
    return this.#framed.flatMap(({ obstacle }) => obstacle.corners.filter(({ radius }) => radius > 0))
  }

  /** The corners that some line may be free at, each once, and the further points given. */
  freeCorners(further: readonly Disc[]): FreeCorner[] {
    const corners = new Map<number, Disc>()
    for (const { obstacle } of this.#framed) {
      for (const corner of obstacle.corners) if (corner.radius === 0) corners.set(corner.x * WIDE + corner.y, corner)
    }
    return [...corners.values(), ...further].flatMap((corner) => {
      const seen = this.#see(corner)
      const slopes = this.#isBuried(seen) ? [] : this.#slopesAt(seen)
      return slopes.length === 0 ? [] : [{ corner, seen, slopes }]
    })
  }

  /** Whether a line may have a slope that is free at a corner. */
  allows(line: TangentLine, { slopes }: FreeCorner): boolean {
    const [dx, dy] = [line.ny, -line.nx]
    return within(slopes, (dy * this.#cos - dx * this.#sin) / (dx * this.#cos + dy * this.#sin))
  }

  #see({ x, y, radius }: Disc): Disc {
    const dx = x - this.#origin.x
    const dy = y - this.#origin.y
    return { x: dx * this.#cos + dy * this.#sin, y: dy * this.#cos - dx * this.#sin, radius }
  }

  /** Whether a point is certain to lie inside the disc that is looked at or inside an obstacle, where no line is held. */
  #isBuried(point: Point): boolean {
    return isDeepInside(point, [this.#to]) || this.#framed.some(({ corners }) => isDeepInside(point, corners))
  }

  #frame(obstacle: Obstacle): Framed[] {
    const corners = obstacle.corners.map((corner) => this.#see(corner))
    const [from, to] = [this.#from.radius, this.#to.x - this.#to.radius]
    const aside = Math.max(this.#from.radius, this.#to.radius) + MARGIN
    const [left, right] = [min(corners, 'x'), max(corners, 'x')]
    const isNear = left < this.#to.x + this.#to.radius + MARGIN && right > -from - MARGIN
    if (!isNear || min(corners, 'y') > aside || max(corners, 'y') < -aside) return []
    return [{ obstacle, corners, isBetween: left > from + MARGIN && right < to - MARGIN }]
  }

  /** The slopes with which a line through a point may meet both discs and pass all that lies between. */
  #slopesAt(point: Point): Slopes {
    let slopes = slopesTo(
      point,
      this.#to,
      slopesTo(point, this.#from, [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]),
    )
    for (const { corners, isBetween } of this.#framed) {
      if (slopes.length === 0) return slopes
      if (isBetween) slopes = slopesPast(point, corners, slopes)
    }
    return slopes
  }
}

function slopesPast(point: Point, corners: readonly Disc[], slopes: Slopes): Slopes {
  const [first] = corners
  return first === undefined || first.radius === 0
    ? slopesPastCorners(point, corners, slopes)
    : slopesPastDisc(point, first, slopes)
}

/** Whether a point lies deeper than DEEP inside a disc or inside a convex polygon against the clock. */
function isDeepInside(point: Point, corners: readonly Disc[]): boolean {
  let before = corners.at(-1)
  for (const corner of corners) {
    if (corner.radius > 0) return Math.hypot(point.x - corner.x, point.y - corner.y) < corner.radius - DEEP
    if (before === undefined || before === corner) return false
    const ux = corner.x - before.x
    const uy = corner.y - before.y
    const area = ux * (point.y - before.y) - uy * (point.x - before.x)
    if (area < DEEP * (Math.abs(ux) + Math.abs(uy))) return false
    before = corner
  }
  return true
}

const DEEP = 1e-3

/** More than any coordinate is. */
const WIDE = 2 ** 24

const min = (corners: readonly Disc[], axis: 'x' | 'y'): number =>
  corners.reduce((value, corner) => Math.min(value, corner[axis] - corner.radius), Number.POSITIVE_INFINITY)

const max = (corners: readonly Disc[], axis: 'x' | 'y'): number =>
  corners.reduce((value, corner) => Math.max(value, corner[axis] + corner.radius), Number.NEGATIVE_INFINITY)
