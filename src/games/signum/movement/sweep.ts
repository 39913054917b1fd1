import { boxesMeet, boxOf } from '../../../geometry/box.ts'
import { compareGapToPolygon, compareGapToSegment } from '../../../geometry/disc/disc.ts'
import { stretchNearPoint, stretchNearSegment, type Way } from '../../../geometry/disc/disc-way.ts'
import { between, dot, type Point, type Segment } from '../../../geometry/plane.ts'
import { sidesOf } from '../../../geometry/polygon.ts'
import { entersPolygon } from '../../../geometry/polygon-overlap.ts'
import { CONTACT, TOLERANCE } from '../measuring/distance.ts'
import type { Disc, PlacedTerrain } from '../table/placed-board.ts'

/** One straight piece of a way of a base, in whole micrometres. */
export type Leg = Segment & { readonly radius: number }

export const legLength = ({ from, to }: Segment): number => Math.hypot(to.x - from.x, to.y - from.y)

const wayOf = ({ from, to }: Leg): Way => {
  const long = legLength({ from, to }) || 1
  return { from, direction: { x: (to.x - from.x) / long, y: (to.y - from.y) / long } }
}

/** The place on a leg after a length, in whole micrometres. */
export function placeOn(leg: Leg, length: number): Point {
  const { from, direction } = wayOf(leg)
  return { x: Math.round(from.x + length * direction.x), y: Math.round(from.y + length * direction.y) }
}

/** Whether a base passes over another on a leg. */
export const passesBase = (leg: Leg, other: Disc): boolean => compareGapToSegment(other, leg, leg.radius - CONTACT) < 0

/** Whether a base on a leg comes so near to a template that it may touch it: what does not needs no exact look. */
function mayTouch({ from, to, radius }: Leg, { outline }: PlacedTerrain): boolean {
  const reach = radius + CONTACT + TOLERANCE
  const [left, right] = [Math.min(from.x, to.x) - reach, Math.max(from.x, to.x) + reach]
  const [near, far] = [Math.min(from.y, to.y) - reach, Math.max(from.y, to.y) + reach]
  return boxesMeet({ left, right, near, far }, boxOf(outline))
}

/** Whether a base passes over a template on a leg. */
export function passesTerrain(leg: Leg, template: PlacedTerrain): boolean {
  if (!mayTouch(leg, template)) return false
  const [{ from, to, radius }, { outline }] = [leg, template]
  return (
    [from, to].some(({ x, y }) => compareGapToPolygon({ x, y, radius }, outline, -TOLERANCE) < 0) ||
    outline.some(({ x, y }) => compareGapToSegment({ x, y, radius: 0 }, leg, radius - TOLERANCE) < 0) ||
    entersPolygon({ from, to }, outline)
  )
}

/**
 * After which length of a leg a base touches another that it did not touch before: where the edges meet, or where they
 * come nearest if that is contact too.
 */
export function firstContact(leg: Leg, other: Disc): number | null {
  const [way, long] = [wayOf(leg), legLength(leg)]
  if (long === 0) return null
  const over = stretchNearPoint(way, other, leg.radius + other.radius)
  if (over !== null && over.to > 0 && over.from <= long) return Math.max(0, over.from)
  if (compareGapToSegment(other, leg, leg.radius + CONTACT) > 0) return null
  return Math.min(long, Math.max(0, dot(way.direction, between(leg.from, other))))
}

/** After which length of a leg a base first touches a template. */
export function firstTouch(leg: Leg, template: PlacedTerrain): number | null {
  const [way, long] = [wayOf(leg), legLength(leg)]
  if (long === 0 || !mayTouch(leg, template)) return null
  const touchWithin = (reach: number): number | null => {
    const starts = sidesOf(template.outline)
      .map((side) => stretchNearSegment(way, side, reach))
      .filter((stretch) => stretch !== null && stretch.to > 0 && stretch.from <= long)
      .map((stretch) => Math.max(0, stretch?.from ?? 0))
    return starts.length === 0 ? null : Math.min(...starts)
  }
  return touchWithin(leg.radius) ?? touchWithin(leg.radius + CONTACT)
}
