import { itemAround, itemAt } from '../lib/items.ts'
import { type Cell, type CellComplex, coordinateAt } from './cell-complex.ts'
import { compare, crossing, earlier, type LinePlace, later, standing } from './line-place.ts'
import { between, dot, type Point, turn } from './plane.ts'

/** A stretch of a line inside a region. */
export type Stretch = { readonly region: number; readonly start: LinePlace; readonly end: LinePlace }

/** A stretch or a point of a line that is closed. */
type Closed = { readonly start: LinePlace; readonly end: LinePlace }

/** The bits for what leaves a point of the line to its left and to its right. */
const LEFT = 1
const RIGHT = 2

/** A directed line through a complex: the regions it passes and where it is closed. */
export class LineTrace {
  readonly stretches: readonly Stretch[]
  readonly #closed: readonly Closed[]

  constructor(complex: CellComplex, from: Point, to: Point) {
    const sides = Float64Array.from(complex.points, (point) => turn(from, to, point))
    const direction = between(from, to)
    const along = Float64Array.from(complex.points, (point) => dot(between(from, point), direction))
    this.stretches = stretchesOf(complex, sides, along)
    this.#closed = closedOf(complex, sides, along)
  }

  /** The stretches that are reached forwards after a place without meeting what is closed. */
  *reachedFrom(place: LinePlace): Generator<Stretch> {
    const stop = this.#firstClosed(place)
    for (const stretch of this.stretches) {
      if (compare(stretch.end, place) <= 0) continue
      if (stop === null || compare(later(stretch.start, place), stop) < 0) yield stretch
    }
  }

  /** Where the line is first closed at or after a place. */
  #firstClosed(place: LinePlace): LinePlace | null {
    let first: LinePlace | null = null
    for (const { start, end } of this.#closed) {
      const isAhead = compare(start, place) >= 0 || compare(end, place) > 0
      if (isAhead) first = first === null ? start : earlier(first, start)
    }
    return first
  }
}

function stretchesOf(complex: CellComplex, sides: Float64Array, along: Float64Array): Stretch[] {
  const stretches: Stretch[] = []
  for (const cell of complex.cells) {
    const chord = chordOf(cell, sides, along)
    if (chord !== null) stretches.push({ region: cell.region, ...chord })
  }
  for (const { from, to, region } of complex.cuts) {
    if (sides[from] === 0 && sides[to] === 0) stretches.push({ region, ...spanOf(from, to, along) })
  }
  return stretches
}

/** What a line and the inside of a convex cell have in common. */
function chordOf({ points }: Cell, sides: Float64Array, along: Float64Array): Closed | null {
  const places: LinePlace[] = []
  let [isLeft, isRight] = [false, false]
  for (let index = 0; index < points.length; index++) {
    const [one, other] = [itemAt(points, index), itemAround(points, index + 1)]
    const [side, next] = [coordinateAt(sides, one), coordinateAt(sides, other)]
    isLeft ||= side > 0
    isRight ||= side < 0
    if (side === 0) places.push(standing(coordinateAt(along, one)))
    else if (side > 0 !== next > 0 && next !== 0)
      places.push(crossing(coordinateAt(along, one), side, coordinateAt(along, other), next))
  }
  if (!isLeft || !isRight) return null
  return { start: places.reduce(earlier), end: places.reduce(later) }
}

function spanOf(from: number, to: number, along: Float64Array): Closed {
  const [one, other] = [standing(coordinateAt(along, from)), standing(coordinateAt(along, to))]
  return { start: earlier(one, other), end: later(one, other) }
}

/** Closed pieces that cross the line or run along it, and points that they leave to both sides. */
function closedOf(complex: CellComplex, sides: Float64Array, along: Float64Array): Closed[] {
  const closed: Closed[] = []
  const leaving = new Map<number, number>()
  const leave = (point: number, side: number) =>
    leaving.set(point, (leaving.get(point) ?? 0) | (side > 0 ? LEFT : RIGHT))
  for (const [from, to] of complex.closed) {
    const [one, other] = [coordinateAt(sides, from), coordinateAt(sides, to)]
    if (one === 0 && other === 0) closed.push(spanOf(from, to, along))
    else if (one === 0) leave(from, other)
    else if (other === 0) leave(to, one)
    else if (one > 0 !== other > 0) {
      const place = crossing(coordinateAt(along, from), one, coordinateAt(along, to), other)
      closed.push({ start: place, end: place })
    }
  }
  for (const [point, sidesLeft] of leaving) {
    const place = standing(coordinateAt(along, point))
    if (sidesLeft === (LEFT | RIGHT)) closed.push({ start: place, end: place })
  }
  return closed
}
