import { type Condition, distanceToSegment } from '../../../../geometry/contour.ts'
import { anyOf, awayFrom, clearOf, insideOf, type Outline, over } from '../../../../geometry/depths.ts'
import { Ground } from '../../../../geometry/disc/disc-cover.ts'
import type { Point } from '../../../../geometry/plane.ts'
import { isOverhead } from '../../movement/end-position.ts'
import { relationOf } from '../../table/elevation.ts'
import { millimetres, rangeLength } from '../../table/lengths.ts'
import type { PlacedField, PlacedPart } from '../../table/placed-field.ts'

const MICROMETRES = 1000

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
    ...(part === null ? [] : [over(outlineOf(part), radius)]),
    ...field.characters
      .filter((other) => other.id !== base.id && isLevel(other.z))
      .map(({ disc }) => awayFrom(millimetres(disc.x), millimetres(disc.y), radius + millimetres(disc.radius))),
    ...inTheWay.map((other) => clearOf(outlineOf(other), radius)),
    ...(height > rangeLength(2, field.lengths) ? coveredConditions(height, radius, field) : []),
  ]
}

/** Whether a part may not lie below or inside a base: it is higher, or it would be what the base stands on. */
function isObstacle(other: PlacedPart, part: PlacedPart | null, height: number, field: PlacedField): boolean {
  const relation = relationOf(other.top, height, field)
  if (relation === 'lower') return false
  return relation === 'higher' || other.top > (part?.top ?? 0)
}

/** Parts that make up the ground at a height, and where that ends, in millimetres. */
type Level = { readonly parts: readonly PlacedPart[]; readonly ends: readonly (readonly [Corner, Corner])[] }
type Corner = readonly [x: number, y: number]

const levels = new WeakMap<readonly PlacedPart[], Map<number, Level>>()

function levelAt(height: number, field: PlacedField): Level {
  const known = levels.get(field.parts) ?? new Map<number, Level>()
  levels.set(field.parts, known)
  const ready = known.get(height)
  if (ready !== undefined) return ready
  const parts = field.parts.filter(
    (part) => relationOf(part.top, height, field) === 'same' && !isOverhead(part, height, field),
  )
  const corner = ({ x, y }: Point): Corner => [x / MICROMETRES, y / MICROMETRES]
  const ends = new Ground(parts.map(({ outline }) => outline)).ends
  const level = { parts, ends: ends.map(({ from, to }) => [corner(from), corner(to)] as const) }
  known.set(height, level)
  return level
}

/** Above the ground’s elevation, the whole base needs parts of its elevation below it: it keeps away from where they end. */
function coveredConditions(height: number, radius: number, field: PlacedField): Condition[] {
  const { parts, ends } = levelAt(height, field)
  return [
    anyOf(parts.map((part) => over(outlineOf(part), radius))),
    ...ends.map(([from, to]): Condition => ({ depth: (x, y) => distanceToSegment(x, y, from, to) - radius })),
  ]
}
