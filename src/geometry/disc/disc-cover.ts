import { type Box, boxesMeet, boxOf, isInBox } from '../box.ts'
import { between, dot, type Point, type Segment } from '../plane.ts'
import { againstTheClock, doubleArea, locate, type Polygon, sidesOf } from '../polygon.ts'
import { bareStretches, compareShares, type Share, type Stretch } from '../side-cover.ts'
import { type Disc, gapToSegment, isInPolygon } from './disc.ts'

/** Whether every point of a disc lies in some of the polygons, borders included. */
export const isCovered = (disc: Disc, polygons: readonly Polygon[]): boolean => new Ground(polygons).covers(disc)

type Boxed<Shape> = { readonly shape: Shape; readonly box: Box }

/** A stretch of a border with nothing next to its right, exactly and as a segment that is as good as numbers are. */
type Brink = { readonly side: Segment; readonly stretch: Stretch; readonly roughly: Segment }

/**
 * Ground that polygons cover together, for questions about many discs. A disc is covered if its centre is and no brink
 * reaches into it: what is uncovered ends somewhere, and it ends at a border. The brinks of a side are looked for once.
 */
export class Ground {
  readonly #polygons: readonly Boxed<Polygon>[]
  readonly #sides: readonly Boxed<Segment>[]
  readonly #brinks = new Map<Boxed<Segment>, readonly Brink[]>()
  /** What was in the way the last time; it often still is for a disc near by. */
  #last: Brink | null = null

  constructor(polygons: readonly Polygon[]) {
    // Large polygons cover much, so that few of them have to be looked at.
    const turned = polygons.map(againstTheClock).sort((a, b) => doubleArea(b) - doubleArea(a))
    this.#polygons = turned.map((shape) => ({ shape, box: boxOf(shape) }))
    this.#sides = turned.flatMap(sidesOf).map((shape) => ({ shape, box: boxOf([shape.from, shape.to]) }))
  }

  covers(disc: Disc): boolean {
    if (this.#last !== null && reachesInto(this.#last, disc)) return false
    const below = this.#polygons.filter(({ shape, box }) => isInBox(disc, box) && locate(shape, disc) !== 'outside')
    if (below.length === 0) return false
    if (below.some(({ shape }) => isInPolygon(disc, shape))) return true
    const box = boxAround(disc)
    for (const side of this.#sides) {
      if (!boxesMeet(side.box, box) || gapToSegment(disc, side.shape) > ROUGH) continue
      const brink = this.#brinksOf(side).find((candidate) => reachesInto(candidate, disc))
      if (brink === undefined) continue
      this.#last = brink
      return false
    }
    return true
  }

  /** Where the ground ends, as far as numbers tell. */
  get ends(): Segment[] {
    return this.#sides.flatMap((side) => this.#brinksOf(side).map(({ roughly }) => roughly))
  }

  #brinksOf(side: Boxed<Segment>): readonly Brink[] {
    const known = this.#brinks.get(side)
    if (known !== undefined) return known
    const beside = this.#polygons.filter(({ box }) => boxesMeet(box, side.box)).map(({ shape }) => shape)
    const brinks = bareStretches(side.shape, beside).map((stretch) => brinkOf(side.shape, stretch))
    this.#brinks.set(side, brinks)
    return brinks
  }
}

const boxAround = ({ x, y, radius }: Disc): Box => ({
  left: x - radius,
  right: x + radius,
  near: y - radius,
  far: y + radius,
})

function brinkOf(side: Segment, stretch: Stretch): Brink {
  const way = between(side.from, side.to)
  const at = ({ numerator, denominator }: Share): Point => ({
    x: side.from.x + (way.x * numerator) / denominator,
    y: side.from.y + (way.y * numerator) / denominator,
  })
  return { side, stretch, roughly: { from: at(stretch.from), to: at(stretch.to) } }
}

/** Numbers tell gaps much better than this. */
const ROUGH = 0.001

/** Whether a brink has a point inside a disc. */
function reachesInto({ side, stretch, roughly }: Brink, disc: Disc): boolean {
  const gap = gapToSegment(disc, roughly)
  return Math.abs(gap) > ROUGH ? gap < 0 : reachesExactly(side, stretch, disc)
}

function reachesExactly(side: Segment, { from, to }: Stretch, disc: Disc): boolean {
  const way = between(side.from, side.to)
  const nearest = { numerator: dot(way, between(side.from, disc)), denominator: dot(way, way) }
  const closest = compareShares(nearest, from) < 0 ? from : compareShares(nearest, to) > 0 ? to : nearest
  const [numerator, denominator] = [BigInt(closest.numerator), BigInt(closest.denominator)]
  const dx = BigInt(way.x) * numerator - BigInt(disc.x - side.from.x) * denominator
  const dy = BigInt(way.y) * numerator - BigInt(disc.y - side.from.y) * denominator
  const reach = BigInt(disc.radius) * denominator
  return dx * dx + dy * dy < reach * reach
}
