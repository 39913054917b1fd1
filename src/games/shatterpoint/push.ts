import type { Vector } from '../../geometry/plane.ts'
import { pointAlong } from './direction.ts'
import { endDefects, type Place, partsUnder, placeOn } from './end-position.ts'
import { isOnField } from './place-field.ts'
import type { Disc, PlacedField, PlacedObject, PlacedPart } from './placed-field.ts'
import {
  type Contact,
  changesAlong,
  firstContact,
  isStoppedAt,
  type Stopper,
  stoppersFor,
  supportOf,
} from './push-way.ts'

export const STOPS = ['full', 'terrain', 'character', 'objective', 'edge', 'drop'] as const
export type Stop = (typeof STOPS)[number]

/** Where a push ends, how far that is, and what ended it. */
export type Pushed = {
  readonly place: Place
  readonly distance: number
  readonly stop: Stop
  readonly by: string | null
  /** The parts it stood on, which do not stop it. */
  readonly support: readonly PlacedPart[]
}

/** An object that is driven in a direction. */
type Drive = {
  readonly object: PlacedObject
  readonly direction: Vector
  readonly support: readonly PlacedPart[]
  readonly stoppers: readonly Stopper[]
  readonly field: PlacedField
}

/** Micrometres by which a contact that is told by a number can differ from the place that is certain. */
const SLACK = 4

/** Moves an object in a straight line until its way ends or it is stopped. */
export function pushAlong(object: PlacedObject, direction: Vector, length: number, field: PlacedField): Pushed {
  const support = supportOf(object, field)
  const stoppers = stoppersFor(object, support, field)
  const drive: Drive = { object, direction, support, stoppers, field }
  const way = { from: object.disc, direction }
  const contact = firstContact(object.disc, way, length, stoppers)
  const farthest = contact?.at ?? length
  for (const change of changesAlong(object.disc, way, farthest, field)) {
    for (const distance of nearby(change, length)) {
      const place = restAt(drive, distance)
      if (place !== null) return { place, distance, support, ...stopOf(drive, distance, length, contact) }
    }
  }
  const { disc, on, z } = object
  return { place: { disc, on, z }, distance: 0, support, ...stopOf(drive, 0, length, contact) }
}

/** The whole distances about a change, the farthest first. */
function nearby(change: number, length: number): number[] {
  const nearest = Math.ceil(change)
  const all = Array.from({ length: SLACK + 1 }, (_, less) => nearest - less)
  return all.filter((distance) => distance > 0 && distance <= length)
}

const discAt = ({ object, direction }: Drive, distance: number): Disc => ({
  ...pointAlong(object.disc, direction, distance),
  radius: object.disc.radius,
})

/** The place where an object rests at a distance; none if it runs into something there or may not end there. */
function restAt(drive: Drive, distance: number): Place | null {
  const { object, stoppers, field } = drive
  const disc = discAt(drive, distance)
  if (stoppers.some((stopper) => isStoppedAt(disc, stopper))) return null
  const place = landingAt(disc, drive)
  return endDefects(place, object, field, []).length === 0 ? place : null
}

/** What an object comes down on: the highest that is below it, however little of it. */
function landingAt(disc: Disc, { object, support, field }: Drive): Place {
  const parts = field.parts.filter((part) => part.top <= object.z || support.includes(part))
  const under = partsUnder(disc, object.z, { ...field, parts })
  const highest = under.reduce<PlacedPart | null>((best, part) => (part.top > (best?.top ?? 0) ? part : best), null)
  return placeOn(disc, highest)
}

/** What ended a push: its length, what it ran into, the edge of the table, or that it would hang over. */
function stopOf(drive: Drive, distance: number, length: number, contact: Contact | null) {
  if (distance === length) return { stop: 'full', by: null } as const
  if (contact !== null && contact.at - distance < SLACK) return { stop: contact.by.kind, by: contact.by.id } as const
  const beyond = discAt(drive, Math.min(distance + SLACK, contact?.at ?? length))
  const { width, depth } = drive.field
  if (!isOnField({ disc: beyond }, width, depth)) return { stop: 'edge', by: null } as const
  return { stop: 'drop', by: blockerAt(beyond, drive) } as const
}

/** What an object would partly lie over just beyond where it stops. */
function blockerAt(disc: Disc, drive: Drive): string | null {
  return endDefects(landingAt(disc, drive), drive.object, drive.field, [])[0]?.by ?? null
}
