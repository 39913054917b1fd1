import { between, dot, type Point, type Segment, type Vector } from '../plane.ts'
import { type Polygon, sidesOf } from '../polygon.ts'
import { entersPolygon } from '../polygon-overlap.ts'
import { signOfRooted } from '../surd.ts'
import { type Disc, overlapsPolygon, squaredDistance } from './disc.ts'

/** Whether the inside of a polygon meets the convex hull of two discs; touching it is not meeting it. */
export function hullMeets(a: Disc, b: Disc, polygon: Polygon): boolean {
  if (isBeside(a, b, polygon)) return false
  if (overlapsPolygon(a, polygon) || overlapsPolygon(b, polygon)) return true
  if (squaredDistance(a, b) <= (a.radius - b.radius) ** 2) return false
  if (a.radius === 0 && b.radius === 0) return entersPolygon({ from: a, to: b }, polygon)
  const band = new Band(a, b)
  return sidesOf(polygon).some((side) => band.isEnteredBy(side))
}

/** Whether an upright or level line keeps a polygon apart from two discs, which is quickly seen. */
function isBeside(a: Disc, b: Disc, polygon: Polygon): boolean {
  const left = Math.min(a.x - a.radius, b.x - b.radius)
  const right = Math.max(a.x + a.radius, b.x + b.radius)
  const bottom = Math.min(a.y - a.radius, b.y - b.radius)
  const top = Math.max(a.y + a.radius, b.y + b.radius)
  return (
    polygon.every(({ x }) => x <= left) ||
    polygon.every(({ x }) => x >= right) ||
    polygon.every(({ y }) => y <= bottom) ||
    polygon.every(({ y }) => y >= top)
  )
}

/**
 * What lies between the outer tangents of two discs and between the chords that join their points of contact: the hull
 * without the two discs. The normals of the tangents are (rise·way ± √root·aside) / squared.
 */
class Band {
  readonly #a: Disc
  readonly #b: Disc
  readonly #way: Vector
  readonly #aside: Vector
  readonly #squared: number
  readonly #rise: number
  readonly #root: number

  constructor(a: Disc, b: Disc) {
    this.#a = a
    this.#b = b
    this.#way = between(a, b)
    this.#aside = { x: -this.#way.y, y: this.#way.x }
    this.#squared = dot(this.#way, this.#way)
    this.#rise = a.radius - b.radius
    this.#root = this.#squared - this.#rise ** 2
  }

  /** Whether a segment has a point inside; if not, the line of one of its sides or of the segment keeps them apart. */
  isEnteredBy(segment: Segment): boolean {
    const ends = [between(this.#a, segment.from), between(this.#a, segment.to)]
    return (
      ends.some((end) => dot(end, this.#way) > this.#a.radius * this.#rise) &&
      ends.some((end) => dot(end, this.#way) < this.#squared + this.#b.radius * this.#rise) &&
      ends.some((end) => this.#compareToTangent(end, 1) < 0) &&
      ends.some((end) => this.#compareToTangent(end, -1) < 0) &&
      this.#isCutBy(segment)
    )
  }

  /** Positive for a point beyond a tangent, as it is seen from the discs. */
  #compareToTangent(point: Vector, sign: number): number {
    return signOfRooted(
      [this.#rise, dot(point, this.#way)],
      [-this.#a.radius, this.#squared],
      [sign, dot(point, this.#aside)],
      this.#root,
    )
  }

  /** Whether the points of contact lie on both sides of a line. */
  #isCutBy({ from, to }: Segment): boolean {
    const normal = { x: from.y - to.y, y: to.x - from.x }
    const sides = [this.#a, this.#b].flatMap((disc) =>
      [1, -1].map((sign) => this.#contactSide(disc, sign, from, normal)),
    )
    return sides.some((side) => side > 0) && sides.some((side) => side < 0)
  }

  #contactSide(disc: Disc, sign: number, from: Point, normal: Vector): number {
    return signOfRooted(
      [this.#squared, dot(between(from, disc), normal)],
      [disc.radius * this.#rise, dot(this.#way, normal)],
      [sign * disc.radius, dot(this.#aside, normal)],
      this.#root,
    )
  }
}
