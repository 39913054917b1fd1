import { discsOverlap } from '../../../../geometry/disc/disc.ts'
import type { Vector } from '../../../../geometry/plane.ts'
import { pointAlong } from '../../measuring/direction.ts'
import { relationOf } from '../../table/elevation.ts'
import { isOnField } from '../../table/place-field.ts'
import type { Disc, PlacedField, PlacedObject, PlacedPart } from '../../table/placed-field.ts'
import { endViolations, hangsOver, isOver, isOverhead, mayEnd, type Place, placeOn } from '../end-position.ts'
import {
  type Contact,
  changesAlong,
  firstContact,
  isStoppedAt,
  type Stopper,
  stoppersFor,
  supportOf,
} from './push-path.ts'

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
  readonly landings: readonly PlacedPart[]
  readonly field: PlacedField
}

/**
 * Micrometres before a change at which a place to rest is looked for. A change is told by a number and a place is whole,
 * so where a way grazes something it takes a while until the certain answer agrees.
 */
const BEFORE = [0, 1, 2, 3, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]

/** Moves an object in a straight line until its way ends or it is stopped. */
export function pushAlong(object: PlacedObject, direction: Vector, length: number, field: PlacedField): Pushed {
  const support = supportOf(object, field)
  const stoppers = stoppersFor(object, support, field)
  const landings = landingsFor(object, support, field)
  const drive: Drive = { object, direction, support, stoppers, landings, field }
  const way = { from: object.disc, direction }
  const contact = firstContact(object.disc, way, length, stoppers)
  const changes = changesAlong(object.disc, way, contact?.at ?? length, field)
  for (const [index, change] of changes.entries()) {
    const rest = restBefore(drive, Math.min(length, Math.ceil(change)), changes[index + 1] ?? 0)
    if (rest === null) continue
    const isAtContact = index === 0 && contact !== null
    return { ...rest, support, ...(isAtContact ? stopBy(contact) : stopAfter(drive, rest.distance, length)) }
  }
  const { disc, on, z } = object
  const stop = contact !== null && contact.at < BEYOND ? stopBy(contact) : stopAfter(drive, 0, length)
  return { place: { disc, on, z }, distance: 0, support, ...stop }
}

type Rest = { readonly place: Place; readonly distance: number }

/** The last place to rest just before a distance, and beyond another one. */
function restBefore(drive: Drive, distance: number, beyond: number): Rest | null {
  for (const before of BEFORE) {
    const at = distance - before
    if (at <= beyond && before > 0) return null
    const place = at > 0 ? restAt(drive, at) : null
    if (place !== null) return { place, distance: at }
  }
  return null
}

const discAt = ({ object, direction }: Drive, distance: number): Disc => ({
  ...pointAlong(object.disc, direction, distance),
  radius: object.disc.radius,
})

/** The place where an object rests at a distance; none if it runs into something there or may not end there. */
function restAt(drive: Drive, distance: number): Place | null {
  const { object, stoppers, field } = drive
  const disc = discAt(drive, distance)
  const place = landingAt(disc, drive)
  // Most places among many parts hang over, and that is told soonest.
  if (hangsOver(place, field) || !mayEnd(place, object, field)) return null
  if (tokenBelow(place, drive) !== null) return null
  return stoppers.some((stopper) => isStoppedAt(disc, stopper)) ? null : place
}

/** What an object comes down on: the highest that is below it, however little of it. */
const landingAt = (disc: Disc, { landings }: Drive): Place =>
  placeOn(disc, landings.find((part) => isOver(disc, part)) ?? null)

/** A lower token that an object would come down on in part: it would lie half on the token and half on the ground. */
function tokenBelow({ disc, z }: Place, { object, field }: Drive): string | null {
  const isUnder = (token: PlacedObject) =>
    token.id !== object.id &&
    relationOf(token.z, object.z, field) === 'lower' &&
    relationOf(token.z, z, field) === 'same' &&
    discsOverlap(token.disc, disc)
  return field.objectives.find(isUnder)?.id ?? null
}

/** The parts that an object can come down on, the highest first. */
function landingsFor({ z }: PlacedObject, support: readonly PlacedPart[], field: PlacedField): PlacedPart[] {
  return field.parts
    .filter((part) => (part.top <= z || support.includes(part)) && !isOverhead(part, z, field))
    .sort((a, b) => b.top - a.top)
}

const stopBy = ({ by }: Contact): Pick<Pushed, 'stop' | 'by'> => ({ stop: by.kind, by: by.id })

/** Just beyond where something stops, in micrometres. */
const BEYOND = 4

/** What ended a push that ran into nothing: its length, the edge of the table, or that it would hang over. */
function stopAfter(drive: Drive, distance: number, length: number): Pick<Pushed, 'stop' | 'by'> {
  if (distance === length) return { stop: 'full', by: null }
  const beyond = discAt(drive, Math.min(distance + BEYOND, length))
  const { width, depth } = drive.field
  if (!isOnField({ disc: beyond }, width, depth)) return { stop: 'edge', by: null }
  return { stop: 'drop', by: blockerAt(beyond, drive) }
}

/** What an object would partly lie over just beyond where it stops. */
function blockerAt(disc: Disc, drive: Drive): string | null {
  const place = landingAt(disc, drive)
  return endViolations(place, drive.object, drive.field, [])[0]?.by ?? tokenBelow(place, drive)
}
