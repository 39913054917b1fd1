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

/** A closed line of corners. */
export type Ring = readonly (readonly [x: number, y: number])[]

export type Extent = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

type Options = {
  /** The side of the smallest squares. */
  readonly leaf: number
  /** How deep inside the outline is drawn. */
  readonly margin: number
  /** How far corners may be straightened. */
  readonly slack: number
}

/** The rings around everything that all conditions allow, outer ones against the clock, holes with it. */
export function contourOf(conditions: readonly Condition[], extent: Extent, options: Options): Ring[] {
  const { leaf } = options
  const [columns, rows] = [(extent.right - extent.left) / leaf, (extent.far - extent.near) / leaf]
  if (columns <= 0 || rows <= 0) return []
  const tracer = new Tracer(extent, options)
  tracer.visit(0, 0, 2 ** Math.ceil(Math.log2(Math.max(1, columns, rows))), conditions)
  return tracer.rings().flatMap((ring) => straightened(ring, options.slack).map((one) => withTips(one, conditions)))
}

/** A step of an outline from one crossing of a grid line to the next, what is allowed at its left. */
type Step = { readonly to: number; readonly x: number; readonly y: number }

/** More columns than any table has. */
const STRIDE = 1 << 16

class Tracer {
  readonly #extent: Extent
  readonly #leaf: number
  readonly #margin: number
  readonly #values = new Map<number, number>()
  readonly #steps = new Map<number, Step>()

  constructor(extent: Extent, { leaf, margin }: Options) {
    this.#extent = extent
    this.#leaf = leaf
    this.#margin = margin
  }

  /** Looks into a square of so many cells; most are told to be wholly inside or outside by their middle. */
  visit(column: number, row: number, size: number, conditions: readonly Condition[]): void {
    const { left, near } = this.#extent
    const [x, y] = [left + (column + size / 2) * this.#leaf, near + (row + size / 2) * this.#leaf]
    const reach = (size * this.#leaf * Math.SQRT2) / 2
    const close: Condition[] = []
    for (const condition of conditions) {
      const depth = condition.depth(x, y) - this.#margin
      if (depth < -reach) return
      if (depth <= reach) close.push(condition.near?.(x, y, reach) ?? condition)
    }
    if (close.length === 0 && size > 1) return
    if (size === 1) this.#cell(column, row, close)
    else this.#quarters(column, row, size / 2, close)
  }

  #quarters(column: number, row: number, half: number, conditions: readonly Condition[]): void {
    this.visit(column, row, half, conditions)
    this.visit(column + half, row, half, conditions)
    this.visit(column, row + half, half, conditions)
    this.visit(column + half, row + half, half, conditions)
  }

  /** How deep a corner of the grid lies, the same for all cells around it. */
  #valueAt(column: number, row: number, conditions: readonly Condition[]): number {
    const key = row * STRIDE + column
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const [x, y] = [this.#extent.left + column * this.#leaf, this.#extent.near + row * this.#leaf]
    let value = this.#leaf
    for (const condition of conditions) value = Math.min(value, condition.depth(x, y) - this.#margin)
    this.#values.set(key, value)
    return value
  }

  /** Marching squares: where the outline crosses the sides of a cell; two corners across are kept apart. */
  #cell(column: number, row: number, conditions: readonly Condition[]): void {
    const corners = [
      { column, row },
      { column: column + 1, row },
      { column: column + 1, row: row + 1 },
      { column, row: row + 1 },
    ]
    const values = corners.map((corner) => this.#valueAt(corner.column, corner.row, conditions))
    for (let corner = 0; corner < 4; corner++) {
      if (!isInside(values, corner) || isInside(values, corner + 3)) continue
      // The outline leaves where a run of inside corners ends and comes back where it begins.
      let last = corner
      while (isInside(values, last + 1)) last++
      this.#join(corners, values, last, corner + 3)
    }
  }

  #join(corners: readonly Corner[], values: readonly number[], leaving: number, entering: number): void {
    const from = this.#crossing(corners, values, leaving)
    const to = this.#crossing(corners, values, entering)
    this.#steps.set(from.key, { to: to.key, x: from.x, y: from.y })
  }

  /** Where the outline crosses the side from a corner to the next. */
  #crossing(
    corners: readonly Corner[],
    values: readonly number[],
    side: number,
  ): { key: number; x: number; y: number } {
    const [one, other] = [corners[side % 4] as Corner, corners[(side + 1) % 4] as Corner]
    const [a, b] = [values[side % 4] ?? 0, values[(side + 1) % 4] ?? 0]
    const share = a === b ? 0.5 : a / (a - b)
    const { left, near } = this.#extent
    const column = Math.min(one.column, other.column)
    const row = Math.min(one.row, other.row)
    const isUpright = one.column === other.column
    return {
      key: (row * STRIDE + column) * 2 + (isUpright ? 1 : 0),
      x: left + (one.column + share * (other.column - one.column)) * this.#leaf,
      y: near + (one.row + share * (other.row - one.row)) * this.#leaf,
    }
  }

  /** The steps joined to rings. */
  rings(): [number, number][][] {
    const rings: [number, number][][] = []
    const left = new Map(this.#steps)
    for (const start of this.#steps.keys()) {
      const ring: [number, number][] = []
      let key = start
      for (let step = left.get(key); step !== undefined; step = left.get(key)) {
        left.delete(key)
        ring.push([step.x, step.y])
        key = step.to
      }
      if (ring.length >= 3 && key === start) rings.push(ring)
    }
    return rings
  }
}

type Corner = { readonly column: number; readonly row: number }

const isInside = (values: readonly number[], corner: number): boolean => (values[corner % 4] ?? -1) >= 0

/** A ring with fewer corners, none of them farther off than the slack; what is smaller than that is left out. */
function straightened(ring: readonly (readonly [number, number])[], slack: number): Ring[] {
  const middle = farthestFrom(ring, 0)
  const halves = [ring.slice(0, middle + 1), [...ring.slice(middle), ring[0] as readonly [number, number]]]
  const kept = halves.flatMap((half) => simplified(half, slack).slice(0, -1))
  return kept.length >= 3 ? [kept] : []
}

function farthestFrom(ring: readonly (readonly [number, number])[], from: number): number {
  const [x, y] = ring[from] as readonly [number, number]
  let best = from
  let most = -1
  for (const [index, [otherX, otherY]] of ring.entries()) {
    const away = (otherX - x) ** 2 + (otherY - y) ** 2
    if (away > most) [best, most] = [index, away]
  }
  return best
}

/** Ramer, Douglas and Peucker: the corner farthest off the straight line is kept, if it is farther off than allowed. */
function simplified(line: Ring, slack: number): Ring {
  if (line.length <= 2) return line
  const [first, last] = [line[0] as readonly [number, number], line.at(-1) as readonly [number, number]]
  let [at, most] = [0, slack]
  for (let index = 1; index < line.length - 1; index++) {
    const [x, y] = line[index] as readonly [number, number]
    const off = distanceToSegment(x, y, first, last)
    if (off > most) [at, most] = [index, off]
  }
  if (at === 0) return [first, last]
  return [...simplified(line.slice(0, at + 1), slack).slice(0, -1), ...simplified(line.slice(at), slack)]
}

/** How far a point is from a segment. It is asked so often that it takes plain numbers. */
export function distanceToSegment(
  x: number,
  y: number,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
): number {
  const wayX = toX - fromX
  const wayY = toY - fromY
  const length = wayX * wayX + wayY * wayY
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - fromX) * wayX + (y - fromY) * wayY) / length))
  return lengthOf(x - fromX - along * wayX, y - fromY - along * wayY)
}

/** The length of a way. */
export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y)

/** Whether a point lies in rings; in a hole it does not. */
export function isInRings(rings: readonly Ring[], x: number, y: number): boolean {
  let isIn = false
  for (const ring of rings) {
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const [[aX, aY], [bX, bY]] = [ring[before] as readonly [number, number], ring[index] as readonly [number, number]]
      if (aY > y !== bY > y && x < ((bX - aX) * (y - aY)) / (bY - aY) + aX) isIn = !isIn
    }
  }
  return isIn
}

/** The point of rings, or inside of them, that is nearest to a point. */
export function nearestInRings(rings: readonly Ring[], x: number, y: number): readonly [number, number] | null {
  if (isInRings(rings, x, y)) return [x, y]
  let best: readonly [number, number] | null = null
  let least = Number.POSITIVE_INFINITY
  for (const ring of rings) {
    for (let index = 0, before = ring.length - 1; index < ring.length; before = index++) {
      const [[aX, aY], [bX, bY]] = [ring[before] as readonly [number, number], ring[index] as readonly [number, number]]
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
