import { itemAt } from '../lib/items.ts'
import { required } from '../lib/required.ts'
import type { Steps } from '../lib/steps.ts'
import { withTips } from './contour-tips.ts'

/**
 * The outline of what several conditions allow together. Each condition says how deep a point lies inside of what it
 * allows; that never changes by more than the way between two points, so a square is told by its middle.
 */
export type Condition = {
  /** Positive inside, negative outside. */
  depth(x: number, y: number): number
  /** The same condition near a point, told faster. */
  near?(x: number, y: number, reach: number): Condition
}

type Corner = readonly [x: number, y: number]

/** A closed line of corners. */
export type Ring = readonly Corner[]

export type Extent = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

type Options = {
  /** The side of the smallest squares. */
  readonly leaf: number
  /** How deep inside the outline is drawn. */
  readonly margin: number
  /** How far corners may be straightened. */
  readonly slack: number
}

/**
 * The rings around everything that all conditions allow, outer ones against the clock, holes with it. It pauses after
 * every square of some size, and after every ring.
 */
export function* contourOf(conditions: readonly Condition[], extent: Extent, options: Options): Steps<Ring[]> {
  const { leaf, slack } = options
  const [columns, rows] = [(extent.right - extent.left) / leaf, (extent.far - extent.near) / leaf]
  if (columns <= 0 || rows <= 0) return []
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, columns, rows)))
  const tracer = new Tracer(extent, options, size, conditions)
  yield* tracer.trace(0, 0, size, 0)
  const rings: Ring[] = []
  for (const ring of tracer.rings()) {
    rings.push(...straightened(ring, slack).map((one) => withTips(one, conditions)))
    yield
  }
  return rings
}

/** Squares of so many cells are looked into without a pause. */
const UNPAUSED = 64

/** More columns than any table has. */
const STRIDE = 1 << 16

/** The depths at the corners of a grid, kept in one place for all grids: whose they are, a stamp tells. */
const scratch = { depths: new Float64Array(0), stamps: new Uint32Array(0), stamp: 0 }

/** Makes room for so many corners, and gives the stamp of a new grid; others may be in the middle of their work. */
function newStamp(corners: number): number {
  if (scratch.depths.length < corners) {
    scratch.depths = new Float64Array(corners)
    scratch.stamps = new Uint32Array(corners)
  }
  scratch.stamp++
  return scratch.stamp
}

class Tracer {
  readonly #left: number
  readonly #near: number
  readonly #leaf: number
  readonly #margin: number
  readonly #width: number
  readonly #stamp: number
  /** The conditions of the squares that are being looked into, those of the innermost at the end. */
  readonly #open: Condition[]
  /** Steps of the outline, from one crossing of a grid line to the next, what is allowed at their left. */
  readonly #steps = new Map<number, number>()
  readonly #crossings = new Map<number, Corner>()

  constructor({ left, near }: Extent, { leaf, margin }: Options, size: number, conditions: readonly Condition[]) {
    this.#left = left
    this.#near = near
    this.#leaf = leaf
    this.#margin = margin
    this.#width = size + 1
    this.#open = [...conditions]
    this.#stamp = newStamp(this.#width * this.#width)
  }

  /** Looks into a square of so many cells, and pauses after those of some size. */
  *trace(column: number, row: number, size: number, from: number): Steps<void> {
    if (size <= UNPAUSED) {
      this.#visit(column, row, size, from)
      yield
      return
    }
    const to = this.#open.length
    const half = size / 2
    if (this.#isOpen(column, row, size, from)) {
      yield* this.trace(column, row, half, to)
      yield* this.trace(column + half, row, half, to)
      yield* this.trace(column, row + half, half, to)
      yield* this.trace(column + half, row + half, half, to)
    }
    this.#open.length = to
  }

  #visit(column: number, row: number, size: number, from: number): void {
    const to = this.#open.length
    if (this.#isOpen(column, row, size, from)) {
      if (size === 1) this.#cell(column, row, to)
      else this.#quarters(column, row, size / 2, to)
    }
    this.#open.length = to
  }

  /**
   * Whether the outline may pass through a square; most are told to be wholly inside or outside by their middle. The
   * conditions that are still open in it are added to the list.
   */
  #isOpen(column: number, row: number, size: number, from: number): boolean {
    const open = this.#open
    const to = open.length
    const x = this.#left + (column + size / 2) * this.#leaf
    const y = this.#near + (row + size / 2) * this.#leaf
    const reach = (size * this.#leaf * Math.SQRT2) / 2
    for (let index = from; index < to; index++) {
      const condition = open[index]
      if (condition === undefined) break
      const depth = condition.depth(x, y) - this.#margin
      if (depth < -reach) return false
      // Depths at corners count up to the side of a cell: whatever may be less there is kept.
      if (depth <= reach + this.#leaf) open.push(condition.near === undefined ? condition : condition.near(x, y, reach))
    }
    return size === 1 || open.length > to
  }

  #quarters(column: number, row: number, half: number, from: number): void {
    this.#visit(column, row, half, from)
    this.#visit(column + half, row, half, from)
    this.#visit(column, row + half, half, from)
    this.#visit(column + half, row + half, half, from)
  }

  /** How deep a corner of the grid lies, the same for all cells around it. */
  #depthAt(column: number, row: number, from: number): number {
    const { depths, stamps } = scratch
    const key = row * this.#width + column
    if (stamps[key] === this.#stamp) return depths[key] ?? Number.NaN
    const x = this.#left + column * this.#leaf
    const y = this.#near + row * this.#leaf
    let least = this.#leaf
    for (let index = from; index < this.#open.length; index++) {
      const depth = this.#open[index]?.depth(x, y)
      if (depth !== undefined) least = Math.min(least, depth - this.#margin)
    }
    depths[key] = least
    stamps[key] = this.#stamp
    return least
  }

  /** Marching squares: where the outline crosses the sides of a cell; two corners across are kept apart. */
  #cell(column: number, row: number, from: number): void {
    const values = [
      this.#depthAt(column, row, from),
      this.#depthAt(column + 1, row, from),
      this.#depthAt(column + 1, row + 1, from),
      this.#depthAt(column, row + 1, from),
    ] as const
    for (let corner = 0; corner < 4; corner++) {
      if (!isInside(values, corner) || isInside(values, corner + 3)) continue
      // The outline leaves where a run of inside corners ends and comes back where it begins.
      let last = corner
      while (isInside(values, last + 1)) last++
      this.#steps.set(this.#crossing(column, row, values, last), this.#crossing(column, row, values, corner + 3))
    }
  }

  /** Where the outline crosses the side from a corner of a cell to the next, by the name of that side. */
  #crossing(column: number, row: number, values: readonly number[], side: number): number {
    const [one, other] = [side % 4, (side + 1) % 4]
    const [oneX, oneY] = [column + across(one), row + along(one)]
    const [otherX, otherY] = [column + across(other), row + along(other)]
    const isUpright = oneX === otherX
    const key = (Math.min(oneY, otherY) * STRIDE + Math.min(oneX, otherX)) * 2 + (isUpright ? 1 : 0)
    if (this.#crossings.has(key)) return key
    const [a, b] = [values[one] ?? 0, values[other] ?? 0]
    const share = a === b ? 0.5 : a / (a - b)
    this.#crossings.set(key, [
      this.#left + (oneX + share * (otherX - oneX)) * this.#leaf,
      this.#near + (oneY + share * (otherY - oneY)) * this.#leaf,
    ])
    return key
  }

  /** The steps joined to rings. */
  rings(): Corner[][] {
    const rings: Corner[][] = []
    const left = new Map(this.#steps)
    for (const start of this.#steps.keys()) {
      const ring: Corner[] = []
      let key = start
      for (let next = left.get(key); next !== undefined; next = left.get(key)) {
        left.delete(key)
        ring.push(required(this.#crossings.get(key), 'crossing of this name'))
        key = next
      }
      if (ring.length >= 3 && key === start) rings.push(ring)
    }
    return rings
  }
}

/** The corners of a cell against the clock: how many columns and rows they are from its first. */
const across = (corner: number): number => (corner === 1 || corner === 2 ? 1 : 0)
const along = (corner: number): number => (corner >= 2 ? 1 : 0)

const isInside = (values: readonly number[], corner: number): boolean => (values[corner % 4] ?? -1) >= 0

/** A ring with fewer corners, none of them farther off than the slack; what is smaller than that is left out. */
function straightened(ring: readonly Corner[], slack: number): Ring[] {
  const closed = [...ring, itemAt(ring, 0)]
  const middle = farthestFrom(ring, 0)
  const kept = [0]
  keepCorners(closed, 0, middle, slack, kept)
  keepCorners(closed, middle, ring.length, slack, kept)
  // The last corner is the first again.
  return kept.length > 3 ? [kept.slice(0, -1).map((index) => itemAt(closed, index))] : []
}

function farthestFrom(ring: readonly Corner[], from: number): number {
  const [x, y] = itemAt(ring, from)
  let best = from
  let most = -1
  for (const [index, corner] of ring.entries()) {
    const away = (corner[0] - x) ** 2 + (corner[1] - y) ** 2
    if (away > most) [best, most] = [index, away]
  }
  return best
}

/** Ramer, Douglas and Peucker: the corner farthest off the straight line is kept, if it is farther off than allowed. */
function keepCorners(line: Ring, from: number, to: number, slack: number, kept: number[]): void {
  const [first, last] = [itemAt(line, from), itemAt(line, to)]
  let [at, most] = [from, slack]
  for (let index = from + 1; index < to; index++) {
    const corner = itemAt(line, index)
    const off = distanceToSegment(corner[0], corner[1], first, last)
    if (off > most) [at, most] = [index, off]
  }
  if (at !== from) {
    keepCorners(line, from, at, slack, kept)
    keepCorners(line, at, to, slack, kept)
  } else kept.push(to)
}

/** How far a point is from a segment. It is asked so often that it takes plain numbers, and nothing apart. */
export function distanceToSegment(x: number, y: number, from: Corner, to: Corner): number {
  const fromX = from[0]
  const fromY = from[1]
  const wayX = to[0] - fromX
  const wayY = to[1] - fromY
  const length = wayX * wayX + wayY * wayY
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * wayX + (y - fromY) * wayY) / length))
  return lengthOf(x - fromX - share * wayX, y - fromY - share * wayY)
}

/** The length of a way. */
export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y)

/** The sides of a ring, each from a corner to the next. */
function* sidesOf(ring: Ring): Generator<readonly [from: Corner, to: Corner]> {
  let from = ring.at(-1)
  for (const to of ring) {
    if (from !== undefined) yield [from, to]
    from = to
  }
}

/** Whether a point lies in rings; in a hole it does not. */
export function isInRings(rings: readonly Ring[], x: number, y: number): boolean {
  let isIn = false
  for (const ring of rings) {
    for (const [[aX, aY], [bX, bY]] of sidesOf(ring)) {
      if (aY > y !== bY > y && x < ((bX - aX) * (y - aY)) / (bY - aY) + aX) isIn = !isIn
    }
  }
  return isIn
}

/** The point of rings, or inside of them, that is nearest to a point. */
export function nearestInRings(rings: readonly Ring[], x: number, y: number): Corner | null {
  if (isInRings(rings, x, y)) return [x, y]
  let best: Corner | null = null
  let least = Number.POSITIVE_INFINITY
  for (const ring of rings) {
    for (const [[aX, aY], [bX, bY]] of sidesOf(ring)) {
      const [wayX, wayY] = [bX - aX, bY - aY]
      const length = wayX * wayX + wayY * wayY
      const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - aX) * wayX + (y - aY) * wayY) / length))
      const point = [aX + along * wayX, aY + along * wayY] as const
      const away = Math.hypot(point[0] - x, point[1] - y)
      if (away < least) [best, least] = [point, away]
    }
  }
  return best
}
