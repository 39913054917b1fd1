import { crossInside, isOnSegment, samePoint } from '../../geometry/plane.ts'
import { locate, type Polygon, sidesOf } from '../../geometry/polygon.ts'

/** The border of a zone with the box around it. */
export type Outline = ReturnType<typeof outlineOf>

export function outlineOf(polygon: Polygon) {
  const [xs, ys] = [polygon.map(({ x }) => x), polygon.map(({ y }) => y)]
  const box = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
  return { polygon, sides: sidesOf(polygon), box }
}

/** Whether the boxes around two outlines have points in common. */
export const areNear = ({ box: a }: Pick<Outline, 'box'>, { box: b }: Pick<Outline, 'box'>): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top

/** Whether two outlines cross, or one has a part of its border inside the other; equal outlines do neither. */
export function overlap(one: Outline, other: Outline): boolean {
  if (one.sides.some((side) => other.sides.some((cross) => crossInside(side, cross)))) return true
  return reachesInto(one, other) || reachesInto(other, one)
}

/** Outlines that do not cross: a side lies inside the other polygon if the middle of some piece of it does. */
function reachesInto({ sides }: Outline, { polygon }: Outline): boolean {
  const doubled = polygon.map(({ x, y }) => ({ x: 2 * x, y: 2 * y }))
  return sides.some(({ from, to }) => {
    const on = polygon.filter((corner) => isOnSegment({ from, to }, corner))
    const stops = [from, ...on, to].sort((a, b) => (a.x - b.x) * (to.x - from.x) + (a.y - b.y) * (to.y - from.y))
    return stops.some((stop, index) => {
      const next = stops[index + 1]
      if (next === undefined || samePoint(stop, next)) return false
      return locate(doubled, { x: stop.x + next.x, y: stop.y + next.y }) === 'inside'
    })
  })
}
