import fc from 'fast-check'
import { type Disc, discsOverlap, overlapsPolygon } from '../../src/geometry/disc/disc.ts'
import { type DiscSight, prepareBlockers, sightBetween } from '../../src/geometry/disc/disc-sight.ts'
import type { Point, Segment } from '../../src/geometry/plane.ts'
import { type Polygon, sidesOf } from '../../src/geometry/polygon.ts'
import { discAt, polygonOf, rectangle, TURNS, turnDisc, turnPolygon } from './shapes.ts'

/** A piece on a table and convex parts that it is made of. */
type Piece = { readonly polygon: Polygon; readonly parts: readonly Polygon[] }

export type Table = {
  readonly from: Disc
  readonly to: Disc
  readonly pieces: readonly Piece[]
  readonly discs: readonly Disc[]
}

export const sightOn = ({ from, to, pieces, discs }: Table): DiscSight =>
  sightBetween(
    from,
    to,
    prepareBlockers(
      pieces.map(({ polygon }) => polygon),
      discs,
    ),
    () => true,
  )

/** Changes everything on a table in the same way. */
export const changed = (table: Table, polygon: (one: Polygon) => Polygon, disc: (one: Disc) => Disc): Table => ({
  from: disc(table.from),
  to: disc(table.to),
  pieces: table.pieces.map((piece) => ({ polygon: polygon(piece.polygon), parts: piece.parts.map(polygon) })),
  discs: table.discs.map(disc),
})

/** The table without what overlaps the disc that looks; and, if sight is to be mutual, the other one. */
export function withoutOverlaps(table: Table, isMutual: boolean): Table {
  const ends = isMutual ? [table.from, table.to] : [table.from]
  return {
    ...table,
    pieces: table.pieces.filter(({ polygon }) => !ends.some((end) => overlapsPolygon(end, polygon))),
    discs: table.discs.filter((disc) => !ends.some((end) => discsOverlap(end, disc))),
  }
}

const LENGTH = 100_000

const place = (from: number, to: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: from, max: to }), y: fc.integer({ min: 0, max: LENGTH / 2 }) })

const piece: fc.Arbitrary<Piece> = fc
  .record({
    at: place(0, LENGTH),
    width: fc.integer({ min: 1_000, max: 30_000 }),
    height: fc.integer({ min: 1_000, max: 30_000 }),
    kind: fc.constantFrom('rectangle', 'triangle', 'angle'),
    by: fc.constantFrom(...TURNS),
  })
  .map(({ at, width, height, kind, by }) => {
    const put = (polygon: Polygon): Polygon =>
      turnPolygon(polygon, by).map(({ x, y }) => ({ x: at.x + Math.round(x / by[2]), y: at.y + Math.round(y / by[2]) }))
    if (kind === 'rectangle') return onePart(put(rectangle(0, 0, width, height)))
    if (kind === 'triangle') return onePart(put(polygonOf([0, 0], [width, 0], [0, height])))
    const corners = put(
      polygonOf([0, 0], [2 * width, 0], [2 * width, height], [width, height], [width, 2 * height], [0, 2 * height]),
    )
    const [a, b, c, d, e, f] = corners as [Point, Point, Point, Point, Point, Point]
    return {
      polygon: corners,
      parts: [
        [a, b, c, d],
        [a, d, e, f],
      ],
    }
  })

const onePart = (polygon: Polygon): Piece => ({ polygon, parts: [polygon] })

const disc = (at: fc.Arbitrary<Point>): fc.Arbitrary<Disc> =>
  fc.tuple(at, fc.integer({ min: 1_000, max: 9_000 })).map(([{ x, y }, radius]) => discAt(x, y, radius))

/** Two discs at the ends of a table, pieces and further discs anywhere. */
export const anyTable: fc.Arbitrary<Table> = fc.record({
  from: disc(place(0, LENGTH / 5)),
  to: disc(place((LENGTH * 4) / 5, LENGTH)),
  pieces: fc.array(piece, { maxLength: 7 }),
  discs: fc.array(disc(place(0, LENGTH)), { maxLength: 5 }),
})

/** Whether a segment keeps away from the inside of everything by more than a distance, which may be negative. */
export function isClear({ from, to }: Segment, { pieces, discs }: Table, distance: number): boolean {
  const parts = pieces.flatMap(({ parts }) => parts)
  return (
    parts.every((part) => staysOut(from, to, part, distance)) &&
    discs.every((disc) => distanceTo(from, to, disc) > disc.radius + distance)
  )
}

/** Clips a segment by the sides of a convex polygon, each moved outwards. */
function staysOut(from: Point, to: Point, polygon: Polygon, distance: number): boolean {
  let [start, end] = [0, 1]
  for (const side of sidesOf(polygon)) {
    const [ux, uy] = [side.to.x - side.from.x, side.to.y - side.from.y]
    const inside = ({ x, y }: Point) =>
      (ux * (y - side.from.y) - uy * (x - side.from.x)) / Math.hypot(ux, uy) + distance
    const [one, other] = [inside(from), inside(to)]
    if (one < 0 && other < 0) return true
    if (one < 0) start = Math.max(start, one / (one - other))
    if (other < 0) end = Math.min(end, one / (one - other))
  }
  return start > end
}

function distanceTo(from: Point, to: Point, point: Point): number {
  const [ux, uy] = [to.x - from.x, to.y - from.y]
  const share = ((point.x - from.x) * ux + (point.y - from.y) * uy) / (ux * ux + uy * uy || 1)
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(from.x + at * ux - point.x, from.y + at * uy - point.y)
}

/** Points of a disc: its centre and rings around it. */
export function pointsOf({ x, y, radius }: Disc): Point[] {
  const rings = [0.35, 0.7, 0.9999].flatMap((share) =>
    Array.from({ length: 12 }, (_, step) => ({
      x: x + share * radius * Math.cos((step * Math.PI) / 6),
      y: y + share * radius * Math.sin((step * Math.PI) / 6),
    })),
  )
  return [{ x, y }, ...rings]
}

const GRID = 8
const gridPoint = fc.record({ x: fc.nat({ max: GRID }), y: fc.nat({ max: GRID }) })

const gridPiece: fc.Arbitrary<Piece> = fc.oneof(
  fc
    .record({ at: gridPoint, width: fc.integer({ min: 1, max: 3 }), height: fc.integer({ min: 1, max: 5 }) })
    .map(({ at: { x, y }, width, height }) => onePart(rectangle(x, y, x + width, y + height))),
  fc
    .tuple(gridPoint, gridPoint, gridPoint)
    .filter(([a, b, c]) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0)
    .map(onePart),
)

/** A table so small that nearly everything touches something. */
export const gridTable: fc.Arbitrary<Table> = fc.record({
  from: fc.record({ x: fc.nat({ max: 2 }), y: fc.nat({ max: GRID }), radius: fc.nat({ max: 2 }) }),
  to: fc.record({ x: fc.integer({ min: GRID - 2, max: GRID }), y: fc.nat({ max: GRID }), radius: fc.nat({ max: 2 }) }),
  pieces: fc.array(gridPiece, { maxLength: 4 }),
  discs: fc.array(
    fc.record({ x: fc.nat({ max: GRID }), y: fc.nat({ max: GRID }), radius: fc.integer({ min: 1, max: 3 }) }),
    {
      maxLength: 2,
    },
  ),
})

export const turnedTable = (table: Table, by: (typeof TURNS)[number]): Table =>
  changed(
    table,
    (polygon) => turnPolygon(polygon, by),
    (item) => turnDisc(item, by),
  )
