import type { Disc } from '../../src/geometry/disc/disc.ts'
import type { Polygon } from '../../src/geometry/polygon.ts'

/**
 * Sight between discs by trying every line that touches two circles, reckoned with sixty decimal places. On a small
 * grid nothing that differs is so near, so that what is less than 27 places apart is equal.
 */
const PLACES = 200n
const NEAR = 1n << 110n
const fixed = (value: number): bigint => BigInt(value) << PLACES
const times = (a: bigint, b: bigint): bigint => (a * b) >> PLACES
const over = (a: bigint, b: bigint): bigint => (a << PLACES) / b
const sign = (a: bigint): number => (a > NEAR ? 1 : a < -NEAR ? -1 : 0)
const min = (a: bigint, b: bigint): bigint => (a < b ? a : b)
const max = (a: bigint, b: bigint): bigint => (a > b ? a : b)

function root(value: bigint): bigint {
  if (value < 1n << 40n) return 0n
  const target = value << PLACES
  let guess = 1n << BigInt(Math.ceil(target.toString(16).length * 2 + 1))
  for (;;) {
    const next = (guess + target / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

type Circle = { readonly x: bigint; readonly y: bigint; readonly r: bigint }
type Spot = { readonly x: bigint; readonly y: bigint }
type Span = { readonly from: bigint; readonly to: bigint }
type Line = { readonly at: Spot; readonly dx: bigint; readonly dy: bigint }
type Block = { readonly corners: readonly Circle[]; readonly isRound: boolean }

const circle = ({ x, y }: { x: number; y: number }, radius: number): Circle => ({
  x: fixed(x),
  y: fixed(y),
  r: fixed(radius),
})
const sideOf = ({ at, dx, dy }: Line, { x, y }: Spot): bigint => times(dx, y - at.y) - times(dy, x - at.x)
const alongOf = ({ at, dx, dy }: Line, { x, y }: Spot): bigint => times(dx, x - at.x) + times(dy, y - at.y)

export function seesByForce(a: Disc, o: Disc, polygons: readonly Polygon[], discs: readonly Disc[]): boolean {
  const [from, to] = [circle(a, a.radius), circle(o, o.radius)]
  const apart = (a.x - o.x) ** 2 + (a.y - o.y) ** 2
  if (apart <= (a.radius + o.radius) ** 2) return true
  const blocks: Block[] = [
    ...polygons.map((polygon) => ({ corners: polygon.map((corner) => circle(corner, 0)), isRound: false })),
    ...discs.map((disc) => ({ corners: [circle(disc, disc.radius)], isRound: true })),
  ]
  const features = [
    from,
    to,
    ...blocks.flatMap(({ corners }) => corners),
    ...blocks.flatMap((block) => [...edges(block, from), ...edges(block, to)]),
  ]
  for (const [index, one] of features.entries()) {
    for (const other of features.slice(0, index)) {
      for (const line of linesTouching(one, other)) if (isFree(line, from, to, blocks)) return true
    }
  }
  return false
}

function linesTouching(a: Circle, b: Circle): Line[] {
  const [ux, uy] = [b.x - a.x, b.y - a.y]
  const squared = times(ux, ux) + times(uy, uy)
  if (sign(squared) === 0) return []
  const sides = (r: bigint) => (r === 0n ? [0n] : [r, -r])
  return sides(a.r).flatMap((e) =>
    sides(b.r).flatMap((f) => {
      const rise = f - e
      const left = squared - times(rise, rise)
      if (sign(left) < 0) return []
      return [root(left), -root(left)].map((bend) => {
        const nx = over(times(rise, ux) - times(bend, uy), squared)
        const ny = over(times(rise, uy) + times(bend, ux), squared)
        return { at: { x: a.x - times(e, nx), y: a.y - times(e, ny) }, dx: ny, dy: -nx }
      })
    }),
  )
}

function isFree(line: Line, from: Circle, to: Circle, blocks: readonly Block[]): boolean {
  const [start, end] = [roundSpan(line, from), roundSpan(line, to)]
  if (start === null || end === null || sign(end.from - start.to) <= 0) return false
  const way: Span = { from: start.to, to: end.from }
  if (blocks.some((block) => shareLength(cutOf(line, block), way))) return false
  const touched = blocks.map((block) => touchOf(line, block)).filter((touch) => touch !== null)
  return !touched.some((candidate) =>
    touched.some((other) => candidate.side > other.side && isPinch(candidate.span, other.span, way)),
  )
}

function roundSpan(line: Line, { x, y, r }: Circle): Span | null {
  const [side, along] = [sideOf(line, { x, y }), alongOf(line, { x, y })]
  const left = times(r, r) - times(side, side)
  if (sign(left) < 0) return null
  const half = sign(left) === 0 ? 0n : root(left)
  return { from: along - half, to: along + half }
}

/** What a line has in common with the inside of a blocker. */
function cutOf(line: Line, { corners, isRound }: Block): Span | null {
  const [first] = corners
  if (first !== undefined && isRound) return roundSpan(line, first)
  const sides = corners.map((corner) => sideOf(line, corner))
  if (!sides.some((side) => sign(side) > 0) || !sides.some((side) => sign(side) < 0)) return null
  const cuts = corners.flatMap((corner, index) => {
    const [side, next] = [sides[index] as bigint, sides[(index + 1) % corners.length] as bigint]
    if (sign(side) === 0) return [alongOf(line, corner)]
    if (sign(side) * sign(next) >= 0) return []
    const [one, other] = [alongOf(line, corner), alongOf(line, corners[(index + 1) % corners.length] as Circle)]
    return [over(times(one, next) - times(other, side), next - side)]
  })
  return { from: cuts.reduce(min), to: cuts.reduce(max) }
}

const shareLength = (cut: Span | null, way: Span): boolean =>
  cut !== null && sign(min(cut.to, way.to) - max(cut.from, way.from)) > 0

function touchOf(line: Line, { corners, isRound }: Block): { side: number; span: Span } | null {
  const [first] = corners
  if (first !== undefined && isRound) {
    const [side, along] = [sideOf(line, first), alongOf(line, first)]
    const isTouched = sign((side < 0n ? -side : side) - first.r) === 0
    return isTouched ? { side: sign(side), span: { from: along, to: along } } : null
  }
  const signs = corners.map((corner) => sign(sideOf(line, corner)))
  if (!signs.includes(0) || (signs.includes(1) && signs.includes(-1))) return null
  const places = corners.filter((_, index) => signs[index] === 0).map((corner) => alongOf(line, corner))
  return { side: signs.includes(1) ? 1 : -1, span: { from: places.reduce(min), to: places.reduce(max) } }
}

function isPinch(a: Span, b: Span, way: Span): boolean {
  const [from, to] = [max(a.from, b.from), min(a.to, b.to)]
  return sign(to - from) >= 0 && sign(to - way.from) > 0 && sign(way.to - from) > 0
}

/** Where the border of a blocker crosses the edge of a circle. */
function edges({ corners, isRound }: Block, target: Circle): Circle[] {
  const [first] = corners
  if (first !== undefined && isRound) return roundEdges(first, target)
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] as Circle
    const length = root(times(next.x - corner.x, next.x - corner.x) + times(next.y - corner.y, next.y - corner.y))
    const line = { at: corner, dx: over(next.x - corner.x, length), dy: over(next.y - corner.y, length) }
    const span = roundSpan(line, target)
    if (span === null) return []
    return [span.from, span.to]
      .filter((place) => sign(place) >= 0 && sign(length - place) >= 0)
      .map((place) => ({ x: corner.x + times(line.dx, place), y: corner.y + times(line.dy, place), r: 0n }))
  })
}

function roundEdges(a: Circle, b: Circle): Circle[] {
  const [ux, uy] = [b.x - a.x, b.y - a.y]
  const squared = times(ux, ux) + times(uy, uy)
  if (sign(squared) === 0) return []
  const share = over(squared + times(a.r, a.r) - times(b.r, b.r), 2n * squared)
  const left = over(times(a.r, a.r), squared) - times(share, share)
  if (sign(left) < 0) return []
  return [root(left), -root(left)].map((aside) => ({
    x: a.x + times(share, ux) - times(aside, uy),
    y: a.y + times(share, uy) + times(aside, ux),
    r: 0n,
  }))
}
