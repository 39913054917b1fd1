import { discsOverlap, overlapsPolygon } from '../../../../geometry/disc/disc.ts'
import {
  crossingOf,
  type Stretch,
  stretchNearPoint,
  stretchNearSegment,
  type Way,
} from '../../../../geometry/disc/disc-way.ts'
import type { Point, Segment } from '../../../../geometry/plane.ts'
import { sidesOf } from '../../../../geometry/polygon.ts'
import { relationOf } from '../../table/elevation.ts'
import { rangeLength } from '../../table/lengths.ts'
import type { Disc, PlacedField, PlacedObject, PlacedPart } from '../../table/placed-field.ts'
import { isOverhead, partsUnder } from '../end-position.ts'

/** What stops a push at the first contact. */
export type Stopper =
  | { readonly kind: 'terrain'; readonly id: string; readonly part: PlacedPart }
  | { readonly kind: 'character' | 'objective'; readonly id: string; readonly disc: Disc }

/** A place on the table is rounded to whole micrometres; so deep something may be entered by rounding alone. */
const BY_ROUNDING = 0.75

/** More seams between parts than this are not looked at one by one; a push among them may stop a little early. */
const MAX_SEAMS = 400

/** The parts an object stands on, and the parts of the same pieces at its elevation. */
export function supportOf(object: PlacedObject, field: PlacedField): PlacedPart[] {
  const isLevel = ({ top }: PlacedPart) => relationOf(top, object.z, field) === 'same'
  const standing = partsUnder(object.disc, object.z, field).filter(isLevel)
  const pieces = new Set([...standing, ...(object.on === null ? [] : [object.on])].map(({ piece }) => piece))
  return field.parts.filter(
    (part) => part === object.on || (pieces.has(part.piece) && isLevel(part) && !isOverhead(part, object.z, field)),
  )
}

/** Everything of the same or a higher elevation that an object could run into. */
export function stoppersFor(object: PlacedObject, support: readonly PlacedPart[], field: PlacedField): Stopper[] {
  const { parts, characters, objectives } = field
  const isLower = (height: number) => relationOf(height, object.z, field) === 'lower'
  const isFree = (other: PlacedObject) =>
    other.id !== object.id && !isLower(other.z) && !discsOverlap(object.disc, other.disc)
  return [
    ...parts
      .filter((part) => !isLower(part.top) && !support.includes(part) && !isOverhead(part, object.z, field))
      .map((part): Stopper => ({ kind: 'terrain', id: part.id, part })),
    ...characters.filter(isFree).map(({ id, disc }): Stopper => ({ kind: 'character', id, disc })),
    ...objectives.filter(isFree).map(({ id, disc }): Stopper => ({ kind: 'objective', id, disc })),
  ]
}

export const isStoppedAt = (disc: Disc, stopper: Stopper): boolean =>
  stopper.kind === 'terrain' ? overlapsPolygon(disc, stopper.part.outline) : discsOverlap(disc, stopper.disc)

/** How far along its way a base comes before it runs into something, and into what. */
export type Contact = { readonly at: number; readonly by: Stopper }

export function firstContact(base: Disc, way: Way, length: number, stoppers: readonly Stopper[]): Contact | null {
  const contacts = stoppers
    .flatMap((by) => entriesOf(base, way, by).map((at): Contact => ({ at, by })))
    .filter(({ at }) => at < length)
  return contacts.reduce<Contact | null>(
    (first, value) => (first === null || value.at < first.at ? value : first),
    null,
  )
}

/** Where a way leads into something, deeper than rounding does. */
function entriesOf(base: Disc, way: Way, stopper: Stopper): number[] {
  if (isStoppedAt(base, stopper)) return [0]
  const near = (reach: number): (Stretch | null)[] =>
    stopper.kind === 'terrain'
      ? sidesOf(stopper.part.outline).map((side) => stretchNearSegment(way, side, reach))
      : [stretchNearPoint(way, stopper.disc, reach + stopper.disc.radius)]
  const deep = near(base.radius - BY_ROUNDING)
  return near(base.radius).flatMap((stretch, index) => {
    const inner = deep[index] ?? null
    return stretch === null || inner === null || inner.to <= 0 ? [] : [Math.max(0, stretch.from)]
  })
}

/**
 * The distances along a way, the farthest first, at which it can change whether a base may rest there: where it comes
 * over something or leaves it, and where a seam between parts comes below it.
 */
export function changesAlong(base: Disc, way: Way, farthest: number, field: PlacedField): number[] {
  const { parts, characters, objectives, lengths } = field
  const reachedSides = parts.flatMap((part) =>
    sidesOf(part.outline)
      .map((side) => ({ part, side, stretch: stretchNearSegment(way, side, base.radius) }))
      .filter(({ stretch }) => isReached(stretch, farthest)),
  )
  const isHigh = reachedSides.some(({ part }) => part.top > rangeLength(2, lengths))
  const seams = isHigh ? seamsOf(reachedSides).map((point) => stretchNearPoint(way, point, base.radius)) : []
  const stretches = [
    ...reachedSides.map(({ stretch }) => stretch),
    ...[...characters, ...objectives].map(({ disc }) => stretchNearPoint(way, disc, base.radius + disc.radius)),
  ]
  const changes = [
    ...stretches.filter((stretch) => isReached(stretch, farthest)).flatMap(({ from, to }) => [from, to]),
    ...thinOut(seams.filter((stretch) => isReached(stretch, farthest)).map(({ from }) => from)),
    ...edgesAlong(base, way, field),
  ]
  const whole = new Set(changes.filter((at) => at > 0 && at < farthest).map(Math.ceil))
  return [farthest, ...[...whole].sort((a, b) => b - a)]
}

const isReached = (stretch: Stretch | null, farthest: number): stretch is Stretch =>
  stretch !== null && stretch.to > 0 && stretch.from < farthest

/** Where uncovered ground between parts can end: at their corners, and where their sides cross. */
function seamsOf(sides: readonly { readonly side: Segment; readonly part: PlacedPart }[]): Point[] {
  const seams = sides.map(({ side }) => side.from)
  for (const [index, one] of sides.entries()) {
    for (const other of sides.slice(0, index)) {
      const crossing = one.part === other.part ? null : crossingOf(one.side, other.side)
      if (crossing !== null) seams.push(crossing)
    }
  }
  return seams
}

/** Where a base comes to the edges of the table. */
function edgesAlong({ radius }: Disc, { from, direction }: Way, { width, depth }: PlacedField): number[] {
  const alongX = direction.x === 0 ? [] : [radius, width - radius].map((x) => (x - from.x) / direction.x)
  const alongY = direction.y === 0 ? [] : [radius, depth - radius].map((y) => (y - from.y) / direction.y)
  return [...alongX, ...alongY]
}

function thinOut(changes: readonly number[]): number[] {
  const step = Math.ceil(changes.length / MAX_SEAMS)
  return changes.toSorted((a, b) => a - b).filter((_, index) => index % step === 0)
}
