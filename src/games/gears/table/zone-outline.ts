import { crossInside, isOnSegment, type Point, type Segment, samePoint } from '../../../geometry/plane.ts'
import { locate, type Polygon, sidesOf } from '../../../geometry/polygon.ts'

type Box = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number }
type BoxedSide = Segment & { readonly box: Box }

/** The border of a zone with the boxes around it and around its sides. */
export type Outline = {
  readonly polygon: Polygon
  /** The corners on a grid twice as fine, on which the middle between two corners has whole coordinates. */
  readonly doubled: Polygon
  readonly sides: readonly BoxedSide[]
  readonly box: Box
}

export function outlineOf(polygon: Polygon): Outline {
  return {
    polygon,
    doubled: polygon.map(({ x, y }) => ({ x: 2 * x, y: 2 * y })),
    sides: sidesOf(polygon).map(({ from, to }) => ({ from, to, box: boxOf([from, to]) })),
    box: boxOf(polygon),
  }
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** Whether the insides of the boxes around two outlines have points in common. */
export const areNear = ({ box: a }: Pick<Outline, 'box'>, { box: b }: Pick<Outline, 'box'>): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top

const meetBoxes = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top

/** Whether two outlines cross, or one has a part of its border inside the other; equal outlines do neither. */
export function overlap(a: Outline, b: Outline): boolean {
  return cross(a, b) || reachesInto(a, b) || reachesInto(b, a)
}

function cross(a: Outline, b: Outline): boolean {
  const near = b.sides.filter(({ box }) => meetBoxes(box, a.box))
  return a.sides.some(
    (side) =>
      meetBoxes(side.box, b.box) &&
      near.some((crossing) => meetBoxes(side.box, crossing.box) && crossInside(side, crossing)),
  )
}

/** Outlines that do not cross: a side lies inside the other polygon if the middle of some piece of it does. */
function reachesInto({ sides }: Outline, { polygon, doubled, box }: Outline): boolean {
  return sides.some((side) => {
    if (!meetBoxes(side.box, box)) return false
    const { from, to } = side
    const on = polygon.filter((corner) => isOnSegment(side, corner))
    const stops = [from, ...on, to].sort((a, b) => (a.x - b.x) * (to.x - from.x) + (a.y - b.y) * (to.y - from.y))
    return stops.some((stop, index) => {
      const next = stops[index + 1]
      if (next === undefined || samePoint(stop, next)) return false
      return locate(doubled, { x: stop.x + next.x, y: stop.y + next.y }) === 'inside'
    })
  })
}
