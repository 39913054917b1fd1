import { z } from 'zod'
import { gapBetween } from '../../../geometry/disc/disc.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContext } from '../define.ts'
import { isWithin } from '../measuring/distance.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { AccessGroup, type AccessPoint } from '../table/access-group.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { relationOf } from '../table/elevation.ts'
import { micrometres, millimetres, rangeLength } from '../table/lengths.ts'
import { charactersOn, unknownThing } from '../table/named-objects.ts'
import type { Disc, PlacedField, PlacedObject } from '../table/placed-field.ts'
import { LIMITS } from '../vocabulary.ts'
import { type EndPlace, endViolations, explainEnd, type Place, placeAt } from './end-position.ts'
import type { MovementViolation } from './movement-violation.ts'
import { listViolations } from './movement-violation.ts'

export const AccessGroups = z.array(AccessGroup).min(1).max(LIMITS.accessGroups)

/** Using an access point: where the move ended, and where the character is placed by which other point. */
export type AccessUse = {
  readonly character: PlacedObject
  readonly end: Place
  readonly groups: readonly AccessGroup[]
  readonly to: string
  readonly arrival: Place
}

type Found = { readonly group: AccessGroup; readonly point: AccessPoint }

const discOf = ({ x, y }: AccessPoint): Disc => ({ x: micrometres(x), y: micrometres(y), radius: 0 })

const isNear = ({ disc }: Place, point: AccessPoint, { lengths }: PlacedField): boolean =>
  isWithin(disc, discOf(point), rangeLength(BOOK.accessRange, lengths))

const isLevel = (place: Place, point: AccessPoint, field: PlacedField): boolean =>
  relationOf(place.z, micrometres(point.z), field) === 'same'

/** The points that lead to where the character wants to go, or every point if none does. */
function pointsTo({ groups, to }: AccessUse): { leading: Found[]; arrival: AccessPoint | null } {
  const all = groups.flatMap((group) => group.points.map((point): Found => ({ group, point })))
  const targets = all.filter(({ point }) => point.id === to)
  const leading = all.filter(
    ({ group, point }) => point.id !== to && targets.some((target) => target.group.id === group.id),
  )
  return { leading, arrival: targets[0]?.point ?? null }
}

/** The point that a character uses: one that leads there, is near enough and on its level. */
function findUsedPoint(use: AccessUse, field: PlacedField): AccessPoint | null {
  const { leading } = pointsTo(use)
  const usable = leading.find(({ point }) => isNear(use.end, point, field) && isLevel(use.end, point, field))
  return usable?.point ?? null
}

/** All that is wrong with using an access point. */
export function accessViolations(use: AccessUse, field: PlacedField): MovementViolation[] {
  const { character, end, arrival } = use
  return [
    ...endViolations(end, character, field, ['end']),
    ...departureViolations(use, field),
    ...arrivalViolations(use, field),
    ...endViolations(arrival, character, field, ['arrival']),
  ]
}

function departureViolations(use: AccessUse, field: PlacedField): MovementViolation[] {
  const { character, groups, end, to } = use
  const { leading } = pointsTo(use)
  if (findUsedPoint(use, field) !== null) return []
  const near = leading.filter(({ point }) => isNear(end, point, field))
  if (near.length > 0) return near.slice(0, 1).map(({ point }) => otherLevel(character, point, ['end']))
  const unlinked = groups.flatMap(({ points }) => points).find((point) => point.id !== to && isNear(end, point, field))
  if (unlinked !== undefined)
    return [
      {
        code: 'notLinked',
        rule: 'shatterpoint.access.groups',
        by: unlinked.id,
        path: ['to'],
        facts: { from: unlinked.id, to, isLinked: false },
      },
    ]
  const nearest = nearestOf(end, leading)
  return [notAt(use, end, nearest, ['end'])]
}

function nearestOf({ disc }: Place, found: readonly Found[]): AccessPoint | null {
  return found.reduce<AccessPoint | null>(
    (best, { point }) =>
      best === null || gapBetween(disc, discOf(point)) < gapBetween(disc, discOf(best)) ? point : best,
    null,
  )
}

function arrivalViolations(use: AccessUse, field: PlacedField): MovementViolation[] {
  const { character, arrival } = use
  const point = pointsTo(use).arrival
  if (point === null) return []
  return [
    ...(isNear(arrival, point, field) ? [] : [notAt(use, arrival, point, ['arrival'])]),
    ...(isLevel(arrival, point, field) ? [] : [otherLevel(character, point, ['arrival'])]),
  ]
}

const otherLevel = ({ id }: PlacedObject, point: AccessPoint, path: readonly string[]): MovementViolation => ({
  code: 'otherElevation',
  rule: 'shatterpoint.access.level',
  by: point.id,
  path,
  facts: { character: id, point: point.id, z: point.z, isLevel: false },
})

function notAt(
  { character }: AccessUse,
  { disc }: Place,
  point: AccessPoint | null,
  path: readonly string[],
): MovementViolation {
  const gap = point === null ? null : millimetres(Math.max(0, gapBetween(disc, discOf(point))))
  const by = point?.id ?? null
  const facts = { character: character.id, from: by, to: null, gap }
  return { code: 'notAtAccessPoint', rule: 'shatterpoint.access.use', by, path, facts }
}

/** Tells why a character may use an access point. */
export function explainAccess(use: AccessUse, field: PlacedField, trace: ShatterpointTrace): AccessPoint | null {
  const from = findUsedPoint(use, field)
  if (from === null) return null
  const { character, to, end, arrival } = use
  explainEnd(end, character, field, trace)
  trace.applied('shatterpoint.access.groups', { from: from.id, to, isLinked: true })
  trace.applied('shatterpoint.access.level', { character: character.id, point: from.id, z: from.z, isLevel: true })
  const gap = millimetres(Math.max(0, gapBetween(end.disc, discOf(from))))
  trace.applied('shatterpoint.access.use', { character: character.id, from: from.id, to, gap })
  explainEnd(arrival, character, field, trace)
  return from
}

/** A move that would end at an access point, and the point it leads to. */
type AccessQuestion = {
  readonly battlefield: Battlefield
  readonly character: string
  readonly end: EndPlace
  readonly groups: readonly AccessGroup[]
  readonly to: string
  readonly arrival: EndPlace
}

/** Whether a character may use an access point at the end of its move. */
export function checkAccess(
  { battlefield, character, end, groups, to, arrival }: AccessQuestion,
  { content, trace }: ShatterpointContext,
) {
  const placed = charactersOn(battlefield, { character }, content)
  if (placed instanceof Refusal) return placed
  const { field, found } = placed
  const there = placeAt(arrival, found.character, field, ['arrival'])
  const here = placeAt(end, found.character, field, ['end'])
  if (here instanceof Refusal) return here
  if (there instanceof Refusal) return there
  if (!groups.some(({ points }) => points.some(({ id }) => id === to))) return refuse([unknownThing(to, ['to'])])

  const use = { character: found.character, end: here, groups, to, arrival: there }
  const violations = accessViolations(use, field)
  if (violations.length === 0) explainAccess(use, field, trace)
  const from = findUsedPoint(use, field)
  return { legal: violations.length === 0, from: from?.id ?? null, violations: listViolations(violations, trace) }
}
