import { z } from 'zod'
import { explainRule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import { type GearsTrace, gearsRules } from '../rules.ts'
import { Count, LIMITS, PieceId } from '../vocabulary.ts'
import { DrawnMap } from './map.ts'
import { pieceViolations } from './map-assembly.ts'
import { MapPiece } from './map-piece.ts'
import { holeViolations } from './piece-check.ts'
import { checkMap, joinMap } from './place-map.ts'
import { isSolid, PlacedMap } from './placed-map.ts'

export const MapSubject = z
  .union([
    z.strictObject({ drawn: DrawnMap }),
    z.strictObject({ pieces: z.array(PieceId).min(1).max(LIMITS.pieces) }),
    z.strictObject({ piece: MapPiece }),
  ])
  .describe('A drawn map, known pieces to be joined in order, or a map piece of the caller’s own.')
  .meta({ id: 'GearsMapSubject' })
export type MapSubject = z.infer<typeof MapSubject>

export const MapViolation = z
  .object({
    rule: z.string().max(80),
    path: z.string().max(400).describe('The field that is wrong, as in drawn.zones.2.polygon.'),
    en: z.string(),
    es: z.string(),
  })
  .describe('One thing that is wrong, in both languages.')
  .meta({ id: 'GearsMapDefect' })
export type MapViolation = z.infer<typeof MapViolation>

export const MapCounts = z
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
export type MapCounts = z.infer<typeof MapCounts>

/** More violations than this are not listed. */
export const MAX_VIOLATIONS = 200

/** A map with its counts, or everything that is wrong with it. */
export type Validity = { readonly map: PlacedMap } | { readonly violations: readonly GearsViolation[] }

/** Checks a map or a piece. */
export function validity(subject: MapSubject, content: GearsContent): Validity {
  const checked = checkSubject(subject, content)
  return checked instanceof PlacedMap ? { map: checked } : { violations: checked }
}

function checkSubject(subject: MapSubject, content: GearsContent): PlacedMap | readonly GearsViolation[] {
  if ('drawn' in subject) return checkMap(subject.drawn, ['subject', 'drawn'])
  if ('pieces' in subject) return joinMap(subject.pieces, ['subject', 'pieces'], content)
  const { piece } = subject
  const path = ['subject', 'piece']
  const violations = [...pieceViolations(piece, path), ...holeViolations(piece, path)]
  return violations.length > 0 ? violations : checkMap({ zones: piece.zones, edges: piece.edges, doors: [] }, path)
}

/** Puts a violation into words that do not depend on who asks. */
export function violationOf({ rule, path, facts }: GearsViolation): MapViolation {
  const entry = gearsRules.byId[rule]
  return {
    rule,
    path: path.slice(1).join('.'),
    en: explainRule(entry, 'en', facts),
    es: explainRule(entry, 'es', facts),
  }
}

/** What a sound map is made of. */
export function countsOf(map: PlacedMap): MapCounts {
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
  const rootOf = (zone: number): number => (part[zone] === zone ? zone : rootOf(part[zone] as number))
  for (const {
    zones: [one = 0, other = one],
  } of borders)
    part[rootOf(one)] = rootOf(other)
  return new Set(zones.map(({ number }) => rootOf(number))).size
}

/** Describes what a sound map allows. */
export function recordValidity(map: PlacedMap, counts: MapCounts, trace: GearsTrace): void {
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
