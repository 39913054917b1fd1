import { z } from 'zod'
import { discsOverlap, overlapsPolygon } from '../../../geometry/disc/disc.ts'
import { Ground } from '../../../geometry/disc/disc-cover.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { relationOf } from '../table/elevation.ts'
import { micrometres, millimetres, rangeLength } from '../table/lengths.ts'
import { isOnField } from '../table/place-field.ts'
import type { Disc, PlacedCharacter, PlacedField, PlacedObject, PlacedPart } from '../table/placed-field.ts'
import { Id, Length, Millimetres } from '../vocabulary.ts'
import type { MovementViolation } from './movement-violation.ts'

/** Where a movement is to end, as a caller says it. */
export const EndPlace = z
  .strictObject({
    x: Millimetres,
    y: Millimetres,
    on: Id.exactOptional().describe('The terrain part it stands on in the end; none on the ground.'),
  })
  .meta({ id: 'ShatterpointEndPlace' })
export type EndPlace = z.infer<typeof EndPlace>

/** Where an object ends, in an answer. */
export const EndPosition = z
  .object({ x: Millimetres, y: Millimetres, z: Length, on: Id.nullable() })
  .meta({ id: 'ShatterpointEndPosition' })
export type EndPosition = z.infer<typeof EndPosition>

/** A place in micrometres: a base on a terrain part or on the ground. */
export type Place = { readonly disc: Disc; readonly on: PlacedPart | null; readonly z: number }

type Path = readonly (string | number)[]

export const positionOf = ({ disc, on, z: height }: Place): EndPosition => ({
  x: millimetres(disc.x),
  y: millimetres(disc.y),
  z: millimetres(height),
  on: on?.id ?? null,
})

export const placeOn = (disc: Disc, on: PlacedPart | null): Place => ({ disc, on, z: on?.top ?? 0 })

/** The place that a caller names for an object; a part that is not on the table is refused. */
export function placeAt(
  { x, y, on }: EndPlace,
  { disc }: Pick<PlacedObject, 'disc'>,
  { parts }: PlacedField,
  path: Path,
): Place | Refusal {
  const part = on === undefined ? null : parts.find(({ id }) => id === on)
  if (part !== undefined) return placeOn({ x: micrometres(x), y: micrometres(y), radius: disc.radius }, part)
  return refuse([{ rule: 'shatterpoint.table.known', path: [...path, 'on'], facts: { id: on ?? '' } }])
}

/** Whether a part can be moved through and leaves room for a miniature below it. */
export function isOverhead({ isPassable, bottom }: PlacedPart, height: number, { lengths }: PlacedField): boolean {
  return isPassable && bottom >= height + micrometres(lengths.miniatureHeight)
}

/** The parts below or inside a base; those it would stand under are left out. */
export function partsUnder(disc: Disc, height: number, field: PlacedField): PlacedPart[] {
  return field.parts.filter((part) => !isOverhead(part, height, field) && isOver(disc, part))
}

/** Whether a part has some of its inside below a base. */
export function isOver(disc: Disc, { outline }: PlacedPart): boolean {
  const { x, y, radius } = disc
  // Most parts lie wholly at one side of the base.
  if (outline.every((corner) => corner.x >= x + radius) || outline.every((corner) => corner.x <= x - radius))
    return false
  if (outline.every((corner) => corner.y >= y + radius) || outline.every((corner) => corner.y <= y - radius))
    return false
  return overlapsPolygon(disc, outline)
}

/** Everything that an object may stand on at a place on the plan; what is equally high is as good. */
export function standingPlaces(disc: Disc, object: PlacedObject, field: PlacedField): Place[] {
  const under = field.parts.filter((part) => isOver(disc, part))
  const places = [null, ...under].map((part) => placeOn(disc, part))
  const legal = new Map<number, boolean>()
  for (const place of places) if (!legal.has(place.z)) legal.set(place.z, mayEnd(place, object, field))
  return places.filter((place) => legal.get(place.z))
}

/** All that keeps an object from ending a movement at a place. */
export function endViolations(place: Place, object: PlacedObject, field: PlacedField, path: Path): MovementViolation[] {
  const parts = partsUnder(place.disc, place.z, field)
  return [
    ...edgeViolations(place, object, field, path),
    ...heightViolations(place, object, parts, field, path),
    ...higherViolations(place, object, parts, field, path),
    ...overhangViolations(place, object, field, path),
    ...baseViolations(place, object, field, path),
  ]
}

/** Whether nothing keeps an object from ending a movement at a place; what is told soonest is asked first. */
export function mayEnd(place: Place, object: PlacedObject, field: PlacedField): boolean {
  const isFree = (violations: readonly MovementViolation[]) => violations.length === 0
  if (!isFree(edgeViolations(place, object, field, [])) || !isFree(baseViolations(place, object, field, [])))
    return false
  const parts = partsUnder(place.disc, place.z, field)
  return (
    isFree(heightViolations(place, object, parts, field, [])) &&
    isFree(higherViolations(place, object, parts, field, [])) &&
    !hangsOver(place, field)
  )
}

function edgeViolations(
  { disc }: Place,
  { id }: PlacedObject,
  { width, depth }: PlacedField,
  path: Path,
): MovementViolation[] {
  if (isOnField({ disc }, width, depth)) return []
  const edge = { rule: 'shatterpoint.move.battlefield-edge', facts: { object: id } } as const
  return [{ code: 'offBattlefield', by: null, path, ...edge }]
}

/** An object is as high as the highest part of its own elevation below it, or it stands on the ground. */
function heightViolations(
  { on, z: height }: Place,
  { id }: PlacedObject,
  parts: readonly PlacedPart[],
  field: PlacedField,
  path: Path,
): MovementViolation[] {
  const level = parts.filter(({ top }) => relationOf(top, height, field) === 'same')
  const highest = level.reduce<PlacedPart | null>((best, part) => (part.top > (best?.top ?? 0) ? part : best), null)
  const isBeside = on !== null && !level.includes(on)
  if (!isBeside && (highest?.top ?? 0) === height) return []
  const right = isBeside ? on : highest
  const by = right?.id ?? null
  const facts = {
    object: id,
    problem: isBeside ? 'beside' : 'height',
    by,
    amount: millimetres(right?.top ?? 0),
  } as const
  return [{ code: 'wrongHeight', rule: END, by, path: [...path, 'on'], facts }]
}

const END = 'shatterpoint.move.end-legal'

/** Parts higher than the object take its place, or the room above it. */
function higherViolations(
  { z: height }: Place,
  { id }: PlacedObject,
  parts: readonly PlacedPart[],
  field: PlacedField,
  path: Path,
): MovementViolation[] {
  const needed = micrometres(field.lengths.miniatureHeight)
  return parts
    .filter(({ top }) => relationOf(top, height, field) === 'higher')
    .map(({ id: by, bottom }): MovementViolation => {
      const room = bottom - height
      const isTooLow = room > 0 && room < needed
      const problem = isTooLow ? 'headroom' : 'higher'
      const facts = { object: id, problem, by, amount: millimetres(Math.max(0, room)) } as const
      return { code: isTooLow ? 'noHeadroom' : 'endPartial', rule: END, by, path, facts }
    })
}

function overhangViolations(place: Place, { id }: PlacedObject, field: PlacedField, path: Path): MovementViolation[] {
  if (!hangsOver(place, field)) return []
  const by = place.on?.id ?? null
  const facts = { object: id, problem: 'overhang', by, amount: millimetres(place.z) } as const
  return [{ code: 'endPartial', rule: END, by, path, facts }]
}

/** Above the ground’s elevation, the whole base needs parts of its elevation below it. */
export function hangsOver({ disc, z: height }: Place, field: PlacedField): boolean {
  return height > rangeLength(2, field.lengths) && !groundAt(height, field).covers(disc)
}

const grounds = new WeakMap<PlacedField['parts'], Map<number, Ground>>()

/** What can be stood on at a height, made ready once for all questions about it. */
function groundAt(height: number, field: PlacedField): Ground {
  const known = grounds.get(field.parts) ?? new Map<number, Ground>()
  grounds.set(field.parts, known)
  const ready = known.get(height)
  if (ready !== undefined) return ready
  const level = field.parts.filter(
    (part) => relationOf(part.top, height, field) === 'same' && !isOverhead(part, height, field),
  )
  const ground = new Ground(level.map(({ outline }) => outline))
  known.set(height, ground)
  return ground
}

function baseViolations(place: Place, { id }: PlacedObject, field: PlacedField, path: Path): MovementViolation[] {
  return overlappedBases(place, id, field)
    .filter(({ z: other }) => relationOf(other, place.z, field) === 'same')
    .map(({ id: by }) => {
      const facts = { object: id, problem: 'base', by, amount: 0 } as const
      return { code: 'endOverlapsBase', rule: END, by, path, facts }
    })
}

/** The other bases that a base lies over, at whatever height. */
const overlappedBases = ({ disc }: Place, id: string, { characters }: PlacedField): PlacedCharacter[] =>
  characters.filter((other) => other.id !== id && discsOverlap(disc, other.disc))

/** Tells why an object may end at a place where nothing keeps it from ending. */
export function explainEnd(place: Place, { id }: PlacedObject, field: PlacedField, trace: ShatterpointTrace): void {
  const { on, z: height } = positionOf(place)
  trace.applied(END, { object: id, problem: null, by: on, amount: height })
  for (const other of overlappedBases(place, id, field))
    trace.applied('shatterpoint.move.bases-different-level', { object: id, other: other.id })
}
