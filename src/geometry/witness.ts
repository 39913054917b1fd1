import { itemAround } from '../lib/items.ts'
import type { CellComplex } from './cell-complex.ts'
import { fractionOf, type LinePlace, later } from './line-place.ts'
import { between, type Point, type Segment } from './plane.ts'
import type { Polygon } from './polygon.ts'
import type { Arrival, LineArrival, OpenArrival } from './sight-search.ts'

/** A point (x / w, y / w) with w > 0, exact; as a line, the points for which a x + b y + c w = 0. */
type Triple = readonly [x: bigint, y: bigint, w: bigint]

/** How many binary places are tried, one after the other; a gap between whole coordinates is never that narrow. */
const PLACES = 120n

/**
 * An open segment that proves an arrival. Its ends have as few binary places as the gap allows, so that they are exact
 * wherever the gap is not narrower than what a floating-point number tells apart.
 */
export function witnessOf(arrival: Arrival, complex: CellComplex): Segment {
  return arrival.kind === 'line' ? lineWitness(arrival) : openWitness(arrival, complex)
}

const exact = ({ x, y }: Point): Triple => [BigInt(x), BigInt(y), 1n]

const cross = ([ax, ay, aw]: Triple, [bx, by, bw]: Triple): Triple => [
  ay * bw - by * aw,
  aw * bx - bw * ax,
  ax * by - bx * ay,
]

/** Positive at the left of a directed line. */
const sideOf = ([a, b, c]: Triple, [x, y, w]: Triple): bigint => a * x + b * y + c * w

const sum = ([ax, ay, aw]: Triple, [bx, by, bw]: Triple, a = 1n, b = 1n): Triple => [
  a * ax * bw + b * bx * aw,
  a * ay * bw + b * by * aw,
  (a + b) * aw * bw,
]

const middle = (a: Triple, b: Triple): Triple => sum(a, b)

function openWitness(arrival: OpenArrival, complex: CellComplex): Segment {
  const [start, end] = [cornersOf(arrival.start, complex), cornersOf(arrival.cell, complex)]
  const [centre] = arrival.leftmost
  if (arrival.lefts.length === 0) return round(exact(centre), [], middleOf(end), end, arrival)
  if (isPoint(arrival)) {
    const line = cross(exact(centre), middle(...balance(arrival)))
    return round(exact(centre), [], chordMiddle(line, end), end, arrival)
  }
  const line = separator(arrival, start)
  return round(chordMiddle(line, start), start, chordMiddle(line, end), end, arrival)
}

const cornersOf = (cell: number, complex: CellComplex): Polygon => complex.cells[cell]?.corners ?? []

/** Lines from a single point have it on both limits and none of its portals at it. */
const isPoint = ({ leftmost, rightmost }: OpenArrival): boolean =>
  leftmost[0].x === rightmost[0].x && leftmost[0].y === rightmost[0].y

/** Points on both limits, about equally far from where the limits start. */
function balance({ leftmost, rightmost }: OpenArrival): [Triple, Triple] {
  const [one, other] = [lengthOf(leftmost), lengthOf(rightmost)]
  return [ahead(leftmost, other, one), ahead(rightmost, one, other)]
}

const lengthOf = ([from, to]: readonly [Point, Point]): bigint =>
  BigInt(Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y))))

function ahead([from, to]: readonly [Point, Point], times: bigint, scale: bigint): Triple {
  const { x, y } = between(from, to)
  const length = times + scale
  return [BigInt(from.x) * scale + BigInt(x) * length, BigInt(from.y) * scale + BigInt(y) * length, scale]
}

/** A line that has all left ends strictly at its left and all right ends strictly at its right. */
function separator(arrival: OpenArrival, start: Polygon): Triple {
  const { lefts, rights, leftmost, rightmost } = arrival
  const [a, b] = [limit(leftmost), limit(rightmost)]
  const [x, y, w] = cross(a, b)
  const [left, right] = [exact(leftmost[1]), exact(rightmost[1])]
  // Before the second portal both limits run along the first.
  if (w === 0n) return cross(middleOf(start), middle(left, right))
  const waist: Triple = w > 0n ? [x, y, w] : [-x, -y, -w]
  const direction = directionBetween(arrival)
  for (let nearness = 0n; nearness < PLACES; nearness++) {
    for (const aside of [left, right]) {
      const pivot = nearness === 0n ? waist : sum(waist, aside, (1n << nearness) - 1n, 1n)
      const line = cross(pivot, [pivot[0] + direction[0] * pivot[2], pivot[1] + direction[1] * pivot[2], pivot[2]])
      if (separates(line, lefts.map(exact), rights.map(exact))) return line
    }
  }
  throw new Error('Between two limits there is a line that touches nothing.')
}

const limit = ([from, to]: readonly [Point, Point]): Triple => cross(exact(from), exact(to))

function directionBetween({ leftmost, rightmost }: OpenArrival): [bigint, bigint] {
  const [a, b] = [between(...leftmost), between(...rightmost)]
  const [one, other] = [lengthOf(leftmost), lengthOf(rightmost)]
  return [BigInt(a.x) * other + BigInt(b.x) * one, BigInt(a.y) * other + BigInt(b.y) * one]
}

const separates = (line: Triple, lefts: readonly Triple[], rights: readonly Triple[]): boolean =>
  lefts.every((point) => sideOf(line, point) > 0n) && rights.every((point) => sideOf(line, point) < 0n)

function middleOf(corners: Polygon): Triple {
  const [x, y] = [
    corners.reduce((total, corner) => total + corner.x, 0),
    corners.reduce((total, corner) => total + corner.y, 0),
  ]
  return [BigInt(x), BigInt(y), BigInt(corners.length)]
}

/** The middle of what a line and a convex polygon have in common. */
function chordMiddle(line: Triple, corners: Polygon): Triple {
  const ends: Triple[] = []
  for (const [index, corner] of corners.entries()) {
    const next = itemAround(corners, index + 1)
    const [one, other] = [sideOf(line, exact(corner)), sideOf(line, exact(next))]
    if (one === 0n) ends.push(exact(corner))
    else if (one > 0n !== other > 0n && other !== 0n) ends.push(sum(exact(corner), exact(next), size(other), size(one)))
  }
  const [first, second] = ends
  if (first === undefined || second === undefined) throw new Error('A line of sight passes the inside of its cells.')
  return middle(first, second)
}

const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** Rounds both ends to the fewest binary places with which the segment still proves the arrival. */
function round(from: Triple, start: Polygon, to: Triple, end: Polygon, { lefts, rights }: OpenArrival): Segment {
  for (let places = 0n; places < PLACES; places++) {
    const [p, q] = [roundTo(from, places), roundTo(to, places)]
    const isGood = isInside(p, start) && isInside(q, end) && separates(cross(p, q), lefts.map(exact), rights.map(exact))
    if (isGood) return { from: numbersOf(p), to: numbersOf(q) }
  }
  return { from: numbersOf(from), to: numbersOf(to) }
}

function roundTo([x, y, w]: Triple, places: bigint): Triple {
  const nearest = (value: bigint) => floor((value << (places + 1n)) + w, 2n * w)
  return [nearest(x), nearest(y), 1n << places]
}

function floor(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  return numerator % denominator < 0n ? quotient - 1n : quotient
}

/** Strictly inside a convex polygon; no polygon asks nothing. */
function isInside(point: Triple, corners: Polygon): boolean {
  return corners.every((from, index) => {
    const to = itemAround(corners, index + 1)
    return sideOf(cross(exact(from), exact(to)), point) > 0n
  })
}

function numbersOf([x, y, w]: Triple): Point {
  return { x: quotient(x, w), y: quotient(y, w) }
}

/** The nearest number to a fraction, also where its parts are too large for numbers. */
function quotient(numerator: bigint, denominator: bigint): number {
  const whole = floor(numerator, denominator)
  const rest = numerator - whole * denominator
  return Number(whole) + Number((rest << 52n) / denominator) / 2 ** 52
}

/** A segment on the only open line: its ends lie on it exactly. */
function lineWitness({ from, to, source, target }: LineArrival): Segment {
  const isFromPoint = source.start === source.end
  const start = isFromPoint ? from : pointBetween(from, to, source.start, source.end)
  return { from: start, to: pointBetween(from, to, later(target.start, source.end), target.end) }
}

/** A point of a line strictly between two places, with few binary places. */
function pointBetween(from: Point, to: Point, a: LinePlace, b: LinePlace): Point {
  const { x, y } = between(from, to)
  const [low, high] = [fractionOf(a), fractionOf(b)]
  const unit = BigInt(x) * BigInt(x) + BigInt(y) * BigInt(y)
  const common = 2n * low.denominator * high.denominator * unit
  const mid = low.numerator * high.denominator + high.numerator * low.denominator
  const [lowest, highest] = [2n * low.numerator * high.denominator, 2n * high.numerator * low.denominator]
  for (let places = 0n; places < PLACES; places++) {
    const steps = floor((mid << (places + 1n)) + common, 2n * common)
    const isGood = lowest << places < steps * common && steps * common < highest << places
    if (isGood) return along(from, { x, y }, steps, places)
  }
  return along(from, { x, y }, floor(mid << PLACES, common), PLACES)
}

function along({ x, y }: Point, direction: Point, steps: bigint, places: bigint): Point {
  const at = (start: number, change: number) =>
    quotient((BigInt(start) << places) + BigInt(change) * steps, 1n << places)
  return { x: at(x, direction.x), y: at(y, direction.y) }
}
