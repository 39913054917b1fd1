import { compareProducts } from './exact.ts'
import { type Segment, turn } from './plane.ts'
import { type Polygon, sidesOf } from './polygon.ts'

/** A share of the way along a side, whole numbers, denominator > 0. */
export type Share = { readonly numerator: number; readonly denominator: number }

/** A stretch of a side. */
export type Stretch = { readonly from: Share; readonly to: Share }

const ALL: Stretch = { from: { numerator: 0, denominator: 1 }, to: { numerator: 1, denominator: 1 } }

export const compareShares = (a: Share, b: Share): number =>
  compareProducts(a.numerator, b.denominator, b.numerator, a.denominator)

/** The stretches of a side, none of them empty, where no polygon covers the ground next to its right. */
export function bareStretches(side: Segment, polygons: readonly Polygon[]): readonly Stretch[] {
  let bare: readonly Stretch[] = [ALL]
  for (const polygon of polygons) {
    for (const covered of coveredStretches(side, polygon)) bare = bare.flatMap((stretch) => without(stretch, covered))
    if (bare.length === 0) return bare
  }
  return bare
}

/**
 * Where a polygon covers the ground next to the right of a line. A line that runs there, as near as may be, has every
 * point of this one at its left. So it passes through no corner, and it is inside between its first crossing and its
 * second, and so on.
 */
function coveredStretches(line: Segment, polygon: Polygon): Stretch[] {
  const crossings = sidesOf(polygon)
    .flatMap((side) => crossingWith(line, side) ?? [])
    .sort(compareShares)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 1 || to === undefined ? [] : [{ from, to }]
  })
}

function crossingWith(line: Segment, { from, to }: Segment): Share | null {
  if (turn(line.from, line.to, from) >= 0 === turn(line.from, line.to, to) >= 0) return null
  const [before, after] = [turn(from, to, line.from), turn(from, to, line.to)]
  const [numerator, denominator] = [before, before - after]
  return denominator < 0 ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator }
}

/** What is left of a stretch when another is taken out. */
function without({ from, to }: Stretch, taken: Stretch): Stretch[] {
  if (compareShares(taken.to, from) <= 0 || compareShares(taken.from, to) >= 0) return [{ from, to }]
  return [
    ...(compareShares(from, taken.from) < 0 ? [{ from, to: taken.from }] : []),
    ...(compareShares(taken.to, to) < 0 ? [{ from: taken.to, to }] : []),
  ]
}
