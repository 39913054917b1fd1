/**
 * The slow reference of the specification (5.4, 5.6), written without a look at the service: every line through two
 * points of interest and its four shifted neighbours, all in whole numbers of unlimited size.
 */
type Whole = { readonly x: number; readonly y: number }
type Wall = { readonly from: Whole; readonly to: Whole }
export type Layout = { readonly zones: readonly (readonly Whole[])[]; readonly walls: readonly Wall[] }

/** A point (x / w, y / w) with w > 0. */
type Spot = readonly [x: bigint, y: bigint, w: bigint]

export const spot = ({ x, y }: Whole): Spot => [BigInt(x), BigInt(y), 1n]

/** A number that a binary computer holds exactly, as a spot. */
export function spotOfNumbers(x: number, y: number): Spot {
  let scale = 1
  while (!Number.isInteger(x * scale) || !Number.isInteger(y * scale)) scale *= 2
  return [BigInt(x * scale), BigInt(y * scale), BigInt(scale)]
}

const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0)

function orient([ax, ay, aw]: Spot, [bx, by, bw]: Spot, [cx, cy, cw]: Spot): number {
  return sign(ax * (by * cw - cy * bw) - ay * (bx * cw - cx * bw) + aw * (bx * cy - cx * by))
}

/** The sign of (a − p) · (b − p). */
function facing([px, py, pw]: Spot, [ax, ay, aw]: Spot, [bx, by, bw]: Spot): number {
  return sign((ax * pw - px * aw) * (bx * pw - px * bw) + (ay * pw - py * aw) * (by * pw - py * bw))
}

const strictlyBetween = (point: Spot, p: Spot, q: Spot): boolean => facing(point, p, q) < 0
const same = (a: Spot, b: Spot): boolean => a[0] * b[2] === b[0] * a[2] && a[1] * b[2] === b[1] * a[2]

/** The segment test of the specification. */
export function isClear(walls: readonly Wall[], p: Spot, q: Spot): boolean {
  if (same(p, q)) return true
  const touched = new Map<string, Set<number>>()
  for (const wall of walls) {
    const [a, b] = [spot(wall.from), spot(wall.to)]
    const [one, other] = [orient(p, q, a), orient(p, q, b)]
    if (one * other < 0 && orient(a, b, p) * orient(a, b, q) < 0) return false
    if (one === 0 && other === 0 && overlap(p, q, a, b)) return false
    if (one === 0 && other !== 0 && strictlyBetween(a, p, q)) touch(touched, wall.from, other)
    if (other === 0 && one !== 0 && strictlyBetween(b, p, q)) touch(touched, wall.to, one)
  }
  return [...touched.values()].every((sides) => sides.size < 2)
}

function touch(touched: Map<string, Set<number>>, { x, y }: Whole, side: number): void {
  const key = `${x},${y}`
  touched.set(key, (touched.get(key) ?? new Set()).add(side))
}

function overlap(p: Spot, q: Spot, a: Spot, b: Spot): boolean {
  const inside = [a, b].some((end) => strictlyBetween(end, p, q)) || [p, q].some((end) => strictlyBetween(end, a, b))
  return inside || (same(p, a) && same(q, b)) || (same(p, b) && same(q, a))
}

/** Whether a spot is strictly inside a polygon. */
export function isInside(polygon: readonly Whole[], point: Spot): boolean {
  let winding = 0
  for (const [index, corner] of polygon.entries()) {
    const [a, b] = [spot(corner), spot(polygon[(index + 1) % polygon.length] as Whole)]
    const side = orient(a, b, point)
    if (side === 0 && facing(point, a, b) <= 0) return false
    const [from, to] = [a[1] * point[2] <= point[1], b[1] * point[2] <= point[1]]
    if (from && !to && side > 0) winding++
    if (!from && to && side < 0) winding--
  }
  return winding !== 0
}

/** A place on a line as a fraction of the way between its two points, with a positive denominator. */
type Fraction = readonly [bigint, bigint]
const compare = (a: Fraction, b: Fraction): number => sign(a[0] * b[1] - b[0] * a[1])

class Line {
  readonly #u: Spot
  readonly #v: Spot
  readonly #walls: readonly Wall[]
  readonly #cuts: Fraction[]

  constructor(u: Spot, v: Spot, walls: readonly Wall[], zones: readonly (readonly Whole[])[]) {
    this.#u = u
    this.#v = v
    this.#walls = walls
    const sides = zones.flatMap((zone) =>
      zone.map((from, index) => ({ from, to: zone[(index + 1) % zone.length] as Whole })),
    )
    this.#cuts = [...walls, ...sides].flatMap((segment) => this.#meets(segment)).sort(compare)
  }

  /** Where the line meets a segment; both ends if it runs along it. */
  #meets({ from, to }: Wall): Fraction[] {
    const [a, b] = [spot(from), spot(to)]
    const [one, other] = [orient(this.#u, this.#v, a), orient(this.#u, this.#v, b)]
    if (one === other && one !== 0) return []
    return [
      ...(one === 0 ? [a] : []),
      ...(other === 0 ? [b] : []),
      ...(one * other < 0 ? [this.#crossing(a, b)] : []),
    ].map((point) => this.#fraction(point))
  }

  #crossing(a: Spot, b: Spot): Spot {
    const [l, m] = [cross(this.#u, this.#v), cross(a, b)]
    const [x, y, w] = cross(l, m)
    return w > 0n ? [x, y, w] : [-x, -y, -w]
  }

  #fraction([x, y, w]: Spot): Fraction {
    const [[ux, uy, uw], [vx, vy, vw]] = [this.#u, this.#v]
    // Along the axis on which the line's two points differ.
    const isWide = vx * uw !== ux * vw
    const [p, u, v] = isWide ? [x, ux, vx] : [y, uy, vy]
    const numerator = (p * uw - u * w) * vw
    const denominator = (v * uw - u * vw) * w
    return denominator > 0n ? [numerator, denominator] : [-numerator, -denominator]
  }

  #at([n, d]: Fraction): Spot {
    const [[ux, uy, uw], [vx, vy, vw]] = [this.#u, this.#v]
    const x = ux * vw * d + (vx * uw - ux * vw) * n
    const y = uy * vw * d + (vy * uw - uy * vw) * n
    return [x, y, uw * vw * d]
  }

  /** The middles of all elementary pieces of the line inside a zone. */
  middles(zone: readonly Whole[]): Spot[] {
    const middles: Spot[] = []
    for (const [index, cut] of this.#cuts.entries()) {
      const next = this.#cuts[index + 1]
      if (next === undefined || compare(cut, next) === 0) continue
      const middle = this.#at([cut[0] * next[1] + next[0] * cut[1], 2n * cut[1] * next[1]])
      if (isInside(zone, middle)) middles.push(middle)
    }
    return middles
  }

  /** Whether the line joins two zones by a clear segment. */
  joins(a: readonly Whole[], b: readonly Whole[]): boolean {
    const from = this.middles(a)
    if (from.length === 0) return false
    const to = this.middles(b)
    return from.some((p) => to.some((q) => isClear(this.#walls, p, q)))
  }

  /** The clear segments from the line's first point to a zone, forwards. */
  reaches(zone: readonly Whole[]): Spot[] {
    return this.middles(zone).filter((q) => facing(this.#u, this.#v, q) > 0 && isClear(this.#walls, this.#u, q))
  }
}

function cross([ax, ay, aw]: Spot, [bx, by, bw]: Spot): Spot {
  return [ay * bw - by * aw, aw * bx - bw * ax, ax * by - bx * ay]
}

/** Whether two zones see each other. */
export function zonesSee({ zones, walls }: Layout, one: number, other: number): boolean {
  const [a, b] = [zones[one] as readonly Whole[], zones[other] as readonly Whole[]]
  const points = distinct([...walls.flatMap(({ from, to }) => [from, to]), ...a, ...b])
  const near = 64n * BigInt(squaredDiameter(points))
  for (const [index, u] of points.entries()) {
    for (const v of points.slice(index + 1)) {
      const lines = linesAt(u, v, near).filter(([p, q]) => parts(p, q, a) && parts(p, q, b))
      if (lines.some(([p, q]) => new Line(p, q, walls, [a, b]).joins(a, b))) return true
    }
  }
  return false
}

/** Whether a line has corners of a zone on both sides; if not, it does not pass its inside. */
function parts(p: Spot, q: Spot, zone: readonly Whole[]): boolean {
  const sides = zone.map((corner) => orient(p, q, spot(corner)))
  return sides.includes(1) && sides.includes(-1)
}

/** A line and its four neighbours, shifted by 1 / near of the perpendicular at either point. */
function linesAt(u: Whole, v: Whole, near: bigint): (readonly [Spot, Spot])[] {
  const [nx, ny] = [BigInt(u.y - v.y), BigInt(v.x - u.x)]
  const shifted = ({ x, y }: Whole, way: bigint): Spot => [
    BigInt(x) * near + way * nx,
    BigInt(y) * near + way * ny,
    near,
  ]
  const ways = [1n, -1n]
  return [
    [spot(u), spot(v)],
    ...ways.flatMap((way) => ways.map((other) => [shifted(u, way), shifted(v, other)] as const)),
  ]
}

function squaredDiameter(points: readonly Whole[]): number {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return (Math.max(...xs) - Math.min(...xs)) ** 2 + (Math.max(...ys) - Math.min(...ys)) ** 2
}

function distinct(points: readonly Whole[]): Whole[] {
  return [...new Map(points.map((point) => [`${point.x},${point.y}`, point])).values()]
}

/** The points of a zone, one of each kind, that a centre sees: along every direction of interest and between them. */
function seenPoints({ zones, walls }: Layout, centre: Whole, zone: number, directions: readonly Whole[]): Spot[] {
  const target = zones[zone] as readonly Whole[]
  const points = [...walls.flatMap(({ from, to }) => [from, to]), ...target]
  const all = [...points.map(({ x, y }) => ({ x: x - centre.x, y: y - centre.y })), ...directions].filter(
    ({ x, y }) => x !== 0 || y !== 0,
  )
  const sorted = all.sort((a, b) => half(a) - half(b) || b.x * a.y - a.x * b.y)
  const rays = sorted.flatMap((ray, index) => {
    const next = sorted[(index + 1) % sorted.length] as Whole
    // The sum of two directions lies between them unless they are half a turn or more apart.
    const isWide = ray.x * next.y - ray.y * next.x <= 0
    const middle = isWide ? { x: -ray.y, y: ray.x } : { x: ray.x + next.x, y: ray.y + next.y }
    return [ray, middle]
  })
  return rays.flatMap(({ x, y }) => {
    if (x === 0 && y === 0) return []
    const line = new Line(spot(centre), spot({ x: centre.x + x, y: centre.y + y }), walls, zones)
    return line.reaches(target)
  })
}

const half = ({ x, y }: Whole): number => (y > 0 || (y === 0 && x > 0) ? 0 : 1)

/** What one arrow gives against attackers anywhere in a zone; null if it does not see them. */
export function gradeAgainstZone(
  layout: Layout,
  arrow: { centre: Whole; facing: Whole },
  zone: number,
): 'partial' | 'full' | null {
  const { centre, facing: f } = arrow
  const seen = seenPoints(layout, centre, zone, [
    { x: -f.y, y: f.x },
    { x: f.y, y: -f.x },
  ])
  if (seen.length === 0) return null
  const [fx, fy] = [BigInt(f.x), BigInt(f.y)]
  const isFront = ([x, y, w]: Spot) => fx * (x - BigInt(centre.x) * w) + fy * (y - BigInt(centre.y) * w) > 0n
  return seen.every(isFront) ? 'full' : 'partial'
}
