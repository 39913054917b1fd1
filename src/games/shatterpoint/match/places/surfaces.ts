import type { Condition } from '../../../../geometry/contour.ts'
import { Ground } from '../../../../geometry/disc/disc-cover.ts'
import { isOverhead } from '../../movement/end-position.ts'
import { relationOf } from '../../table/elevation.ts'
import { micrometres, millimetres, rangeLength } from '../../table/lengths.ts'
import type { PlacedField, PlacedPart } from '../../table/placed-field.ts'
import { awayFrom, clearOf, insideOf, type Outline, over } from './depths.ts'

const outlines = new WeakMap<PlacedPart, Outline>()

/** The outline of a part in millimetres. */
export function outlineOf(part: PlacedPart): Outline {
  const known = outlines.get(part)
  if (known !== undefined) return known
  const made = part.outline.map(({ x, y }) => [millimetres(x), millimetres(y)] as const)
  outlines.set(part, made)
  return made
}

/** What a base has to keep to that ends on a part, or on the ground: the rules of where a movement may end. */
export function surfaceConditions(
  part: PlacedPart | null,
  base: { readonly id: string; readonly radius: number },
  field: PlacedField,
): Condition[] {
  const { radius } = base
  const height = part?.top ?? 0
  const [width, depth] = [millimetres(field.width), millimetres(field.depth)]
  const isLevel = (z: number) => relationOf(z, height, field) === 'same'
  const inTheWay = field.parts.filter(
    (other) => other !== part && !isOverhead(other, height, field) && isObstacle(other, part, height, field),
  )
  return [
    insideOf(radius, radius, width - radius, depth - radius),
    ...field.characters
      .filter((other) => other.id !== base.id && isLevel(other.z))
      .map(({ disc }) => awayFrom(millimetres(disc.x), millimetres(disc.y), radius + millimetres(disc.radius))),
    ...inTheWay.map((other) => clearOf(outlineOf(other), radius)),
    ...(part === null ? [] : [over(outlineOf(part), radius)]),
    ...(height > rangeLength(2, field.lengths) ? [covered(height, radius, field)] : []),
  ]
}

/** Whether a part may not lie below or inside a base: it is higher, or it would be what the base stands on. */
function isObstacle(other: PlacedPart, part: PlacedPart | null, height: number, field: PlacedField): boolean {
  const relation = relationOf(other.top, height, field)
  if (relation === 'lower') return false
  return relation === 'higher' || other.top > (part?.top ?? 0)
}

const grounds = new WeakMap<readonly PlacedPart[], Map<number, Ground>>()

/** Above the ground’s elevation, the whole base needs parts of its elevation below it. */
function covered(height: number, radius: number, field: PlacedField): Condition {
  const known = grounds.get(field.parts) ?? new Map<number, Ground>()
  grounds.set(field.parts, known)
  const level = field.parts.filter(
    (part) => relationOf(part.top, height, field) === 'same' && !isOverhead(part, height, field),
  )
  const ground = known.get(height) ?? new Ground(level.map(({ outline }) => outline))
  known.set(height, ground)
  return { depth: (x, y) => millimetres(ground.depth({ x: micrometres(x), y: micrometres(y) })) - radius }
}
