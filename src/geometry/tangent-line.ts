import type { Point } from './plane.ts'
import { multiply, type Surd, signOfSurd, subtract } from './surd.ts'

/** A point that a line leaves at a signed distance: positive to its left. */
export type Pivot = Point & { readonly side: number }

/** Coordinates are whole or have this many binary places. */
const PLACES = 20
export const FINEST = 2 ** -PLACES

/**
 * How far `side` and `along` may be off. With coordinates up to 2,000,000 both terms of each product are right to a few
 * parts in 2^53, which makes less than 1e-8 in all.
 */
export const SLACK = 1e-7

/**
 * A directed line that leaves two points at given whole distances. Its left normal is (rise·u ± √root·u⊥) / |u|², where
 * u is the way between the points and root = |u|² − rise²; so where anything lies is a number whole + times·√root, and
 * every sign can be told exactly.
 */
export class TangentLine {
  readonly #first: Pivot
  readonly #second: Pivot
  readonly #bend: 1 | -1
  /** Left normal; the direction is (ny, −nx). */
  readonly nx: number
  readonly ny: number
  #exact: ExactLine | null = null

  private constructor(first: Pivot, second: Pivot, bend: 1 | -1, root: number) {
    this.#first = first
    this.#second = second
    this.#bend = bend
    const [ux, uy, rise] = [second.x - first.x, second.y - first.y, second.side - first.side]
    const squared = ux * ux + uy * uy
    this.nx = (rise * ux - bend * root * uy) / squared
    this.ny = (rise * uy + bend * root * ux) / squared
  }

  /** The line that passes the first pivot before the second if bend is 1 and after it if bend is −1, if there is one. */
  static touching(first: Pivot, second: Pivot, bend: 1 | -1): TangentLine | null {
    const [ux, uy, rise] = [second.x - first.x, second.y - first.y, second.side - first.side]
    if (ux === 0 && uy === 0) return null
    const squared = ux * ux + uy * uy
    const root = squared - rise * rise
    // Of whole numbers the difference is exact; of others it is good while it is not much smaller than the squares.
    if (root * 16 > squared || (isWhole(first) && isWhole(second))) {
      return root < 0 ? null : new TangentLine(first, second, bend, Math.sqrt(root))
    }
    const exact = Number(exactLine(first, second, bend).root) * FINEST * FINEST
    return exact < 0 ? null : new TangentLine(first, second, bend, Math.sqrt(exact))
  }

  /** How far to the left a point lies, within SLACK. */
  side(x: number, y: number): number {
    return this.nx * (x - this.#first.x) + this.ny * (y - this.#first.y) + this.#first.side
  }

  /** How far along the line a point lies, within SLACK. */
  along(x: number, y: number): number {
    return this.ny * (x - this.#first.x) - this.nx * (y - this.#first.y)
  }

  /** The sign of how much farther than a whole distance to the left a point lies. */
  compareSide(x: number, y: number, distance: number): number {
    const [first, second] = [this.#first, this.#second]
    if (x === first.x && y === first.y) return Math.sign(first.side - distance)
    if (x === second.x && y === second.y) return Math.sign(second.side - distance)
    const beyond = this.side(x, y) - distance
    if (beyond > SLACK) return 1
    if (beyond < -SLACK) return -1
    return this.signOf(subtract(this.exactSide({ x, y }), this.length(distance)))
  }

  /** The sign of how much farther along the line the first of two points lies. */
  compareAlong(a: Point, b: Point): number {
    const ahead = this.along(a.x, a.y) - this.along(b.x, b.y)
    if (Math.abs(ahead) > 2 * SLACK) return Math.sign(ahead)
    return this.signOf(subtract(this.exactAlong(a), this.exactAlong(b)))
  }

  /** The line in whole numbers, `scale` times what it is. */
  get exact(): ExactLine {
    this.#exact ??= exactLine(this.#first, this.#second, this.#bend)
    return this.#exact
  }

  exactSide({ x, y }: Point): Surd {
    const { unit, ux, uy, rise, bend, side, scale } = this.exact
    const [dx, dy] = [exactly(x - this.#first.x, unit), exactly(y - this.#first.y, unit)]
    return { whole: rise * (dx * ux + dy * uy) + side * scale, times: bend * (dy * ux - dx * uy) }
  }

  exactAlong({ x, y }: Point): Surd {
    const { unit, ux, uy, rise, bend } = this.exact
    const [dx, dy] = [exactly(x - this.#first.x, unit), exactly(y - this.#first.y, unit)]
    return { whole: -rise * (dy * ux - dx * uy), times: bend * (dx * ux + dy * uy) }
  }

  /** The sign of an exact number of this line. */
  signOf({ whole, times }: Surd): number {
    return signOfSurd(whole, times, this.exact.root)
  }

  product(a: Surd, b: Surd): Surd {
    return multiply(a, b, this.exact.root)
  }

  /** A whole length as an exact number of this line. */
  length(value: number): Surd {
    return { whole: exactly(value, this.exact.unit) * this.exact.scale, times: 0n }
  }
}

/** In units of 1 / unit. */
type ExactLine = {
  readonly unit: number
  readonly ux: bigint
  readonly uy: bigint
  readonly rise: bigint
  readonly side: bigint
  readonly bend: bigint
  readonly scale: bigint
  readonly root: bigint
}

const isWhole = ({ x, y }: Point): boolean => Number.isInteger(x) && Number.isInteger(y)

/** Differences of coordinates are exact: they have at most 22 places before the point and 20 after it. */
const exactly = (value: number, unit: number): bigint => BigInt(value * unit)

function exactLine(first: Pivot, second: Pivot, bend: number): ExactLine {
  const unit = isWhole(first) && isWhole(second) ? 1 : 2 ** PLACES
  const [ux, uy] = [exactly(second.x - first.x, unit), exactly(second.y - first.y, unit)]
  const [rise, side] = [exactly(second.side - first.side, unit), exactly(first.side, unit)]
  const scale = ux * ux + uy * uy
  return { unit, ux, uy, rise, side, bend: BigInt(bend), scale, root: scale - rise * rise }
}
