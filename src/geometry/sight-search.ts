import { itemAt } from '../lib/items.ts'
import { type CellComplex, coordinateAt, type Portal } from './cell-complex.ts'
import { type LinePlace, standing } from './line-place.ts'
import { LineTrace, type Stretch } from './line-trace.ts'
import { isOnSegment, type Point } from './plane.ts'
import { WantedRegions } from './wanted-regions.ts'

/** A whole pencil of lines reaches a region: those between two limits that keep the portals' ends on their sides. */
export type OpenArrival = {
  readonly kind: 'open'
  readonly region: number
  /** The cell in which the lines start and the one that they enter. */
  readonly start: number
  readonly cell: number
  /** Portal ends that stay at the left and at the right of the lines. */
  readonly lefts: readonly Point[]
  readonly rights: readonly Point[]
  /** The limits: the lines turned farthest against the clock and with it. */
  readonly leftmost: readonly [Point, Point]
  readonly rightmost: readonly [Point, Point]
}

/** One single line reaches a region, because closed pieces touch it from both sides. */
export type LineArrival = {
  readonly kind: 'line'
  readonly region: number
  readonly from: Point
  readonly to: Point
  /** Where the source is left; for a source that is a point, the point itself. */
  readonly source: { readonly start: LinePlace; readonly end: LinePlace }
  readonly target: Stretch
}

export type Arrival = OpenArrival | LineArrival

/** The directions from a centre towards the points of an angle. */
export type Angle = { readonly right: Point; readonly left: Point }

/** Hears of every wanted region when it is first reached. */
export type ArrivalListener = (region: number, arrival: () => Arrival) => void

/**
 * Searches what can be seen from a region or a point.
 *
 * A line of sight passes a row of portals, each with its left end at the left of the line and its right end at the
 * right. Going from cell to cell, the search keeps the two limits between which such lines lie: the line turned
 * farthest against the clock, through a right end and then a left end, and the one turned farthest with the clock,
 * through a left end and then a right end. Another portal leaves some lines over exactly if its left end lies left of
 * the second and its right end right of the first. If an end lies on a limit, that limit is the only line left: closed
 * pieces touch it on alternating sides, and whether it is open is traced exactly. Every test is the turn of three
 * points with whole coordinates, so that nothing hangs on rounding. Rows of portals behind which no wanted region can
 * lie are left, and the search ends with the last one found.
 */
export class SightSearch {
  readonly #complex: CellComplex
  readonly #xs: Float64Array
  readonly #ys: Float64Array
  readonly #lefts: number[] = []
  readonly #rights: number[] = []
  readonly #traced = new Set<string>()
  readonly #wanted: WantedRegions
  readonly #arrived: ArrivalListener
  #region = NONE
  #centre = NONE
  #start = 0
  #hasAngle = false

  constructor(complex: CellComplex, wanted: readonly number[], arrived: ArrivalListener) {
    this.#complex = complex
    this.#wanted = new WantedRegions(complex, wanted)
    this.#arrived = arrived
    this.#xs = coordinates(complex.points, 'x')
    this.#ys = coordinates(complex.points, 'y')
  }

  /** Searches from all points inside a region. */
  fromRegion(region: number): void {
    this.#region = region
    for (const [number, cell] of this.#complex.cells.entries()) {
      if (cell.region === region && this.#leave(number)) return
    }
  }

  #leave(cell: number): boolean {
    this.#start = cell
    for (const portal of this.#portalsOf(cell)) {
      const { left, right, next, twin } = this.#portal(portal)
      if (this.#regionOf(next) === this.#region) continue
      this.#lefts.push(left)
      this.#rights.push(right)
      const isOver = this.#enter(next, twin, right, left, left, right)
      this.#lefts.pop()
      this.#rights.pop()
      if (isOver) return true
    }
    return false
  }

  /** Searches from a point, in all directions or only in those strictly inside an angle of less than half a turn. */
  fromPoint(centre: Point, angle: Angle | null): void {
    const number = this.#complex.points.length
    this.#centre = number
    this.#hasAngle = angle !== null
    this.#place(number, centre)
    this.#place(number + 1, angle?.right ?? centre)
    this.#place(number + 2, angle?.left ?? centre)
    for (const cell of this.#complex.cellsAt(centre)) {
      if (this.#look(cell)) return
    }
  }

  /** Searches along one ray only. */
  alongRay(centre: Point, towards: Point): boolean {
    const trace = new LineTrace(this.#complex, centre, towards)
    return this.#follow(trace, { start: standing(0), end: standing(0) }, centre, towards)
  }

  #place(number: number, { x, y }: Point): void {
    this.#xs[number] = x
    this.#ys[number] = y
  }

  #look(cell: number): boolean {
    this.#start = cell
    if (!this.#hasAngle && this.#arrive(cell, this.#centre, this.#centre, this.#centre, this.#centre)) return true
    return this.#portalsOf(cell).some((portal) => this.#lookThrough(this.#portal(portal)))
  }

  #lookThrough({ left, right, next, twin }: Portal): boolean {
    const centre = this.#centre
    if (this.#turn(centre, right, left) === 0) return this.#lookAlong(left, right)
    const leftLimit = this.#hasAngle ? this.#narrow(left, right, left, centre + 2) : left
    const rightLimit = this.#hasAngle ? this.#narrow(left, right, right, centre + 1) : right
    if (leftLimit === NONE || rightLimit === NONE || this.#turn(centre, rightLimit, leftLimit) <= 0) return false
    this.#lefts.push(left)
    this.#rights.push(right)
    const isOver = this.#enter(next, twin, centre, leftLimit, centre, rightLimit)
    this.#lefts.pop()
    this.#rights.pop()
    return isOver
  }

  /** The limit of the portal if it lies in the angle, or the limit of the angle if it lies in the portal. */
  #narrow(left: number, right: number, ofPortal: number, ofAngle: number): number {
    if (this.#isInAngle(ofPortal, this.#centre + 1, this.#centre + 2)) return ofPortal
    return this.#isInAngle(ofAngle, right, left) ? ofAngle : NONE
  }

  #isInAngle(point: number, right: number, left: number): boolean {
    return this.#turn(this.#centre, right, point) >= 0 && this.#turn(this.#centre, point, left) >= 0
  }

  /** A portal on one line with the centre is seen along that line only; if the centre is on it, so is its next cell. */
  #lookAlong(left: number, right: number): boolean {
    const [centre, one, other] = [this.#point(this.#centre), this.#point(left), this.#point(right)]
    if (isOnSegment({ from: one, to: other }, centre)) return false
    if (this.#hasAngle && !this.#isInAngle(left, this.#centre + 1, this.#centre + 2)) return false
    return this.alongRay(centre, one)
  }

  /** Arrives in a cell by lines between two limits, each through two points, and goes on through its portals. */
  #enter(cell: number, entry: number, aFrom: number, aTo: number, bFrom: number, bTo: number): boolean {
    if (this.#arrive(cell, aFrom, aTo, bFrom, bTo)) return true
    if (!this.#isPromising(entry, aFrom, aTo, bFrom, bTo)) return false
    for (const number of this.#portalsOf(cell)) {
      if (number !== entry && this.#pass(this.#portal(number), aFrom, aTo, bFrom, bTo)) return true
    }
    return false
  }

  /** Whether the lines may lead to a wanted region: ahead of the last portal, between the limits. */
  #isPromising(entry: number, aFrom: number, aTo: number, bFrom: number, bTo: number): boolean {
    // Through its twin, seen from behind, the ends of the last portal are exchanged.
    const { left, right } = this.#portal(entry)
    const [xs, ys] = [this.#xs, this.#ys]
    return this.#wanted.someBetween(xs, ys, aFrom, aTo, bFrom, bTo, right, left)
  }

  /** Goes on through a portal with the lines that pass it. */
  #pass({ left, right, next, twin }: Portal, aFrom: number, aTo: number, bFrom: number, bTo: number): boolean {
    // Whoever comes back to the source could have started there.
    if (this.#regionOf(next) === this.#region) return false
    const ofLeft = this.#sideOfLeft(left, bFrom, bTo)
    const ofRight = this.#sideOfRight(right, aFrom, aTo)
    if (ofLeft < 0 || ofRight > 0) return false
    if (ofLeft === 0 && this.#tryLine(left, bFrom, bTo)) return true
    if (ofRight === 0 && this.#tryLine(right, aFrom, aTo)) return true
    if (ofLeft === 0 || ofRight === 0) return false
    this.#lefts.push(left)
    this.#rights.push(right)
    const isLeftNearer = this.#turn(aFrom, aTo, left) < 0
    const isRightNearer = this.#turn(bFrom, bTo, right) > 0
    const isOver = this.#enter(
      next,
      twin,
      isLeftNearer ? this.#touchingRight(left) : aFrom,
      isLeftNearer ? left : aTo,
      isRightNearer ? this.#touchingLeft(right) : bFrom,
      isRightNearer ? right : bTo,
    )
    this.#lefts.pop()
    this.#rights.pop()
    return isOver
  }

  /** Positive if some lines have a left end at their left, zero if only the limit has, which it lies on. */
  #sideOfLeft(left: number, from: number, to: number): number {
    const side = this.#turn(from, to, left)
    return side === 0 && (this.#lefts.includes(left) || this.#isBefore(left, from, to)) ? 1 : side
  }

  /** Negative if some lines have a right end at their right, zero if only the limit has, which it lies on. */
  #sideOfRight(right: number, from: number, to: number): number {
    const side = this.#turn(from, to, right)
    return side === 0 && (this.#rights.includes(right) || this.#isBefore(right, from, to)) ? -1 : side
  }

  /** Of three points on a limit: whether one comes no later than the first. Lines that turn there have it on its side. */
  #isBefore(point: number, from: number, to: number): boolean {
    const [x, y] = [this.#x(from), this.#y(from)]
    const [dx, dy] = [this.#x(to) - x, this.#y(to) - y]
    return (this.#x(point) - x) * dx + (this.#y(point) - y) * dy <= 0
  }

  /** The right end from which a line to a left end has all right ends at its right. */
  #touchingRight(left: number): number {
    if (this.#centre !== NONE) return this.#centre
    let best = NONE
    for (const right of this.#rights) {
      if (best === NONE || this.#turn(best, left, right) > 0) best = right
    }
    return best
  }

  /** The left end from which a line to a right end has all left ends at its left. */
  #touchingLeft(right: number): number {
    if (this.#centre !== NONE) return this.#centre
    let best = NONE
    for (const left of this.#lefts) {
      if (best === NONE || this.#turn(best, right, left) < 0) best = left
    }
    return best
  }

  /**
   * Only one line is left. It matters if closed pieces end on it at both sides; other ends on it can be passed on
   * either side, which the search does by other rows of portals.
   */
  #tryLine(end: number, from: number, to: number): boolean {
    if (this.#complex.isClosedEnd[end] !== 1) return false
    const [one, other] = [this.#point(from), this.#point(to)]
    if (!this.#touchesClosed(this.#lefts, from, to) && !this.#touchesClosed(this.#rights, from, to)) return false
    const key = lineKey(one, other)
    if (this.#traced.has(key)) return false
    this.#traced.add(key)
    if (this.#centre !== NONE) return this.alongRay(one, other)
    const trace = new LineTrace(this.#complex, one, other)
    return trace.stretches.some((source) => source.region === this.#region && this.#follow(trace, source, one, other))
  }

  #touchesClosed(ends: readonly number[], from: number, to: number): boolean {
    return ends.some((end) => this.#complex.isClosedEnd[end] === 1 && this.#turn(from, to, end) === 0)
  }

  #follow(trace: LineTrace, source: { start: LinePlace; end: LinePlace }, from: Point, to: Point): boolean {
    for (const target of trace.reachedFrom(source.end)) {
      const { region } = target
      if (this.#reach(region, () => ({ kind: 'line', region, from, to, source, target }))) return true
    }
    return false
  }

  /** Takes note of a region; true if it was the last one wanted. */
  #reach(region: number, arrival: () => Arrival): boolean {
    if (this.#wanted.remove(region)) this.#arrived(region, arrival)
    return this.#wanted.isEmpty
  }

  #arrive(cell: number, aFrom: number, aTo: number, bFrom: number, bTo: number): boolean {
    const region = this.#regionOf(cell)
    return this.#reach(region, () => ({
      kind: 'open',
      region,
      start: this.#start,
      cell,
      lefts: this.#lefts.map((left) => this.#point(left)),
      rights: this.#rights.map((right) => this.#point(right)),
      leftmost: [this.#point(aFrom), this.#point(aTo)],
      rightmost: [this.#point(bFrom), this.#point(bTo)],
    }))
  }

  #turn(a: number, b: number, c: number): number {
    const [x, y] = [this.#x(a), this.#y(a)]
    return (this.#x(b) - x) * (this.#y(c) - y) - (this.#y(b) - y) * (this.#x(c) - x)
  }

  #point(number: number): Point {
    return { x: this.#x(number), y: this.#y(number) }
  }

  #x(point: number): number {
    return coordinateAt(this.#xs, point)
  }

  #y(point: number): number {
    return coordinateAt(this.#ys, point)
  }

  #portal(number: number): Portal {
    return itemAt(this.#complex.portals, number)
  }

  #portalsOf(cell: number): readonly number[] {
    return this.#complex.cells[cell]?.portals ?? []
  }

  #regionOf(cell: number): number {
    return this.#complex.cells[cell]?.region ?? NONE
  }
}

const NONE = -1

/** Room for the centre of a search and the limits of its angle behind the points of the complex. */
const SPARE = 3

function coordinates(points: readonly Point[], axis: 'x' | 'y'): Float64Array {
  const values = new Float64Array(points.length + SPARE)
  for (const [index, point] of points.entries()) values[index] = point[axis]
  return values
}

/** The same for every two points of one directed line. */
function lineKey(from: Point, to: Point): string {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const divisor = greatestCommonDivisor(Math.abs(x), Math.abs(y))
  return `${x / divisor},${y / divisor},${(x / divisor) * from.y - (y / divisor) * from.x}`
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
