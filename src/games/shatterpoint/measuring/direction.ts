import { between, dot, type Point, type Vector } from '../../../geometry/plane.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { millimetres } from '../table/lengths.ts'
import type { PlacedObject } from '../table/placed-field.ts'

const ANGLE_TOLERANCE = 1e-6

const QUARTER = 90
const TURN = 360

/** A vector of length 1; quarters of a turn are exact, and a quarter more turns every answer exactly. */
export function unitVector(degrees: number): Vector {
  const turned = ((degrees % TURN) + TURN) % TURN
  const quarters = Math.floor(turned / QUARTER)
  const radians = ((turned - quarters * QUARTER) * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  if (quarters === 0) return { x: cosine, y: sine }
  if (quarters === 1) return { x: -sine, y: cosine }
  return quarters === 2 ? { x: -cosine, y: -sine } : { x: sine, y: -cosine }
}

/** The angle of a vector, from 0 up to 360 degrees. */
export function angleOf({ x, y }: Vector): number {
  const degrees = (Math.atan2(y, x) * 180) / Math.PI
  return degrees < 0 ? degrees + TURN : degrees
}

/** To a millionth of a degree, which is as exact as angles are read. */
export const roundAngle = (degrees: number): number => Math.round(degrees * 1e6) / 1e6

/** What a point is when a way is laid from it, on whole micrometres. */
export const pointAlong = ({ x, y }: Point, direction: Vector, length: number): Point => ({
  x: Math.round(x + direction.x * length),
  y: Math.round(y + direction.y * length),
})

/** Away from something or towards it. */
export type Mode = 'push' | 'pull'

/** The way an object is driven: from the other one, or to it. */
export function axisOf(object: PlacedObject, other: PlacedObject, mode: Mode): Vector | null {
  const axis = mode === 'push' ? between(other.disc, object.disc) : between(object.disc, other.disc)
  return axis.x === 0 && axis.y === 0 ? null : axis
}

/** Whether an angle lies in the cone around an axis; without an axis every angle does. */
export function isInCone(angle: number, axis: Vector | null): boolean {
  if (axis === null) return true
  const away = (((angle - angleOf(axis)) % TURN) + TURN) % TURN
  return Math.min(away, TURN - away) <= BOOK.halfCone + ANGLE_TOLERANCE
}

/**
 * Whether a base that moved so far lies in the wedge. The arms of the bent template touch the base where it starts, so
 * the base stays within them exactly as long as its way leads no more than half a right angle off the axis.
 */
export function isInWedge(way: Vector, axis: Vector | null): boolean {
  if (axis === null) return true
  const aside = axis.x * way.y - axis.y * way.x
  return Math.abs(aside) <= dot(axis, way)
}

/** The axis of a direction, the angles it allows, and where the joint of the bent template lies. */
export type Cone = {
  readonly axis: number | null
  readonly min: number
  readonly max: number
  readonly joint: { readonly x: number; readonly y: number } | null
}

export function coneOf({ disc }: PlacedObject, axis: Vector | null): Cone {
  if (axis === null) return { axis: null, min: 0, max: TURN, joint: null }
  const angle = roundAngle(angleOf(axis))
  const length = Math.hypot(axis.x, axis.y)
  const back = (-Math.SQRT2 * disc.radius) / length
  const joint = { x: millimetres(disc.x + back * axis.x), y: millimetres(disc.y + back * axis.y) }
  return { axis: angle, min: roundAngle(angle - BOOK.halfCone), max: roundAngle(angle + BOOK.halfCone), joint }
}

/** Tells along which axis an object is driven, and the angles that allows. */
export function explainCone(
  object: PlacedObject,
  other: PlacedObject,
  mode: Mode,
  { axis, min, max }: Cone,
  trace: ShatterpointTrace,
): void {
  const names = { object: object.id, other: other.id }
  trace.applied(mode === 'push' ? 'shatterpoint.push.away' : 'shatterpoint.pull.toward', names)
  if (axis === null) trace.applied('shatterpoint.direction.degenerate', { ...names, needsAngle: false })
  else trace.applied('shatterpoint.direction.cone', { object: object.id, axis, min, max, angle: null })
}
