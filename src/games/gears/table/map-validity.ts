import { z } from 'zod'
import { itemAt } from '../../../lib/items.ts'
import { joinRefusals } from '../../../rulebook/all-or-refusal.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { citeViolations, RuleViolations } from '../language/violation.ts'
import type { GearsTrace } from '../rules.ts'
import { Count } from '../vocabulary.ts'
import { GearsMap } from './map.ts'
import { checkPiece } from './map-assembly.ts'
import { MapPiece } from './map-piece.ts'
import { checkHoles } from './piece-check.ts'
import { checkMap, placeMap } from './place-map.ts'
import { isSolid, type PlacedMap } from './placed-map.ts'

export const MapSubject = z
  .union([...GearsMap.options, z.strictObject({ piece: MapPiece })])
  .describe('A map, or a map piece of the caller’s own.')
  .meta({ id: 'GearsMapSubject' })
export type MapSubject = z.infer<typeof MapSubject>

const MapCounts = z
  .object({
    zones: Count,
    passable: Count.describe('Pieces of border between zones that can be walked over.'),
    elevation: Count,
    wall: Count.describe('Pieces of wall between zones.'),
    outer: Count.describe('Pieces of the outer border.'),
    doors: Count,
    covers: Count,
    holes: Count,
    equipment: Count,
    maps: Count.describe('Parts that do not even touch each other.'),
  })
  .meta({ id: 'GearsMapCounts' })
type MapCounts = z.infer<typeof MapCounts>

/** Whether a map can be played on. */
export const MapCheck = z
  .object({
    legal: z.boolean(),
    violations: RuleViolations,
    counts: MapCounts.nullable().describe('What a valid map is made of; null if there are violations.'),
  })
  .meta({ id: 'GearsMapCheckOutcome' })
export type MapCheck = z.infer<typeof MapCheck>

/** Checks a map or a piece: everything that is wrong with it, or what it is made of. */
export function checkSubject(subject: MapSubject, content: GearsContent, trace: GearsTrace): MapCheck {
  const map = placeSubject(subject, content)
  if (map instanceof Refusal) {
    return { legal: false, violations: citeViolations(map.violations, trace), counts: null }
  }
  const counts = countsOf(map)
  recordValidity(map, counts, trace)
  if ('piece' in subject) trace.applied('gears.map.hole-min', { piece: subject.piece.id, holes: counts.holes })
  return { legal: true, violations: [], counts }
}

/** The map of a question, if nothing is wrong with it. */
export function placeSubject(subject: MapSubject, content: GearsContent): PlacedMap | Refusal {
  if (!('piece' in subject)) return placeMap(subject, ['subject'], content)
  const path = ['subject', 'piece']
  const { piece } = subject
  const refusal = joinRefusals(checkPiece(piece, path), checkHoles(piece, path))
  return refusal ?? checkMap({ zones: piece.zones, edges: piece.edges, doors: [] }, path)
}

/** What a sound map is made of. */
function countsOf(map: PlacedMap): MapCounts {
  const inner = map.borders.filter(({ zones }) => zones.length === 2)
  const open = inner.filter((border) => !isSolid(border))
  const sum = (count: (zone: PlacedMap['zones'][number]) => number) =>
    map.zones.reduce((total, zone) => total + count(zone), 0)
  return {
    zones: map.zones.length,
    passable: open.filter(({ kind }) => kind === 'passable').length,
    elevation: open.filter(({ kind }) => kind === 'elevation').length,
    wall: inner.filter(({ kind }) => kind === 'wall').length,
    outer: map.borders.length - inner.length,
    doors: map.doors.length,
    covers: sum(({ covers }) => covers.length),
    holes: sum(({ holes }) => holes.length),
    equipment: sum(({ equipment }) => (equipment ? 1 : 0)),
    maps: partsOf(map),
  }
}

/** How many parts a map has of which no two touch. */
function partsOf({ zones, borders }: PlacedMap): number {
  const part = zones.map(({ number }) => number)
  const rootOf = (zone: number): number => (part[zone] === zone ? zone : rootOf(itemAt(part, zone)))
  for (const {
    zones: [one = 0, other = one],
  } of borders)
    part[rootOf(one)] = rootOf(other)
  return new Set(zones.map(({ number }) => rootOf(number))).size
}

/** Describes what a sound map allows. */
function recordValidity(map: PlacedMap, counts: MapCounts, trace: GearsTrace): void {
  const { zones, passable, elevation, wall, doors, outer, maps } = counts
  trace.applied('gears.map.piece-model', { zones, borders: map.borders.length })
  trace.applied('gears.map.perimeter-is-wall', { outer })
  trace.applied('gears.map.edge-effects', { passable, elevation, wall, doors })
  const pairs = (measure: 'moves' | 'range') =>
    map.zones.reduce((sum, { number }) => sum + map.neighbours(number, measure).length, 0) / 2
  trace.applied('gears.map.adjacency', { moves: pairs('moves'), range: pairs('range') })
  const equipped = map.zones.filter(({ equipment }) => equipment).map(({ id }) => id)
  if (equipped.length > 0) trace.applied('gears.map.equipment-zone', { zones: equipped })
  if (maps > 1) trace.applied('gears.map.separate-maps', { maps })
}
