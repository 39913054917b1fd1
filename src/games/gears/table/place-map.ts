import { isOnSegment, type Segment, samePoint } from '../../../geometry/plane.ts'
import { againstTheClock, isSimple, locate } from '../../../geometry/polygon.ts'
import { required } from '../../../lib/required.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { type Assembly, assemble } from './assembly.ts'
import { type Border, type BorderViolation, cutBorders } from './border.ts'
import { type CoverArrow, type DrawnMap, type GearsMap, pieceIdsOf, type Zone } from './map.ts'
import { findPieces } from './piece-check.ts'
import { isSolid, PlacedMap, type PlacedZone } from './placed-map.ts'
import { areNear, outlineOf, overlap } from './zone-outline.ts'

type Path = GearsViolation['path']

/** Checks a map, or joins its pieces; otherwise refuses with everything that is wrong. */
export function placeMap(map: GearsMap, path: Path, content: GearsContent): PlacedMap | Refusal {
  if ('drawn' in map) return placeDrawn(map.drawn, [...path, 'drawn'])
  return joinMap(pieceIdsOf(map.content), content, () => [...path, 'content'])
}

/** Maps that were found sound, so that a picture need not check again what was ruled on. */
const validMaps = new WeakMap<DrawnMap, PlacedMap>()

function placeDrawn(map: DrawnMap, path: Path): PlacedMap | Refusal {
  const known = validMaps.get(map)
  if (known !== undefined) return known
  const placed = checkMap(map, path)
  if (placed instanceof PlacedMap) validMaps.set(map, placed)
  return placed
}

/** The map of a chain of pieces, or why they cannot be joined. The pieces of the content are known to be sound. */
function joinMap(ids: readonly string[], content: GearsContent, pathOf: (index: number) => Path): PlacedMap | Refusal {
  const joined = joinPieces(ids, content, pathOf)
  if (joined instanceof Refusal) return joined
  return new PlacedMap(joined.map.zones.map(placeZone), joined.borders, joined.map.doors)
}

function joinPieces(
  ids: readonly string[],
  content: GearsContent,
  pathOf: (index: number) => Path,
): Assembly | Refusal {
  const pieces = findPieces(ids, (id) => content.pieces.get(id), pathOf)
  return pieces instanceof Refusal ? pieces : assemble([{ pieces, placements: [], turnFirst: false, pathOf }])
}

/** The map of a question that was ruled on, drawn. */
export function drawnMap(map: GearsMap, content: GearsContent): DrawnMap {
  if ('drawn' in map) return map.drawn
  const joined = joinPieces(pieceIdsOf(map.content), content, () => ['map', 'content'])
  if (joined instanceof Refusal) throw new Error('A map that was ruled on can be joined.')
  return joined.map
}

/** A map on which everything lies properly, or everything that does not. */
export function checkMap(map: DrawnMap, path: Path): PlacedMap | Refusal {
  const shapes = shapeViolations(map, path)
  if (shapes.length > 0) return refuse(shapes)
  const drawn = { ...map, zones: map.zones.map((zone) => ({ ...zone, polygon: [...againstTheClock(zone.polygon)] })) }
  const overlaps = overlapViolations(drawn, path)
  if (overlaps.length > 0) return refuse(overlaps)
  const { borders, violations: cut } = cutBorders(drawn)
  const violations = [
    ...unique(cut).map((violation) => borderViolation(violation, drawn, path)),
    ...doorViolations(drawn, borders, path),
    ...drawn.zones.flatMap((zone, index) => zoneViolations(zone, borders, [...path, 'zones', index])),
  ]
  return violations.length > 0 ? refuse(violations) : new PlacedMap(drawn.zones.map(placeZone), borders, drawn.doors)
}

/** A zone of a sound map under its number. */
export function placeZone({ id, polygon, covers, holes, equipment, piece }: Zone, number: number): PlacedZone {
  return {
    number,
    id,
    polygon,
    covers: covers.map((cover) => ({ id: cover.id, zone: number, arrows: cover.arrows })),
    holes,
    equipment,
    piece: piece ?? null,
  }
}

/** Repeated names, borders that cross themselves, edges and doors without length. */
function shapeViolations({ zones, edges, doors }: DrawnMap, path: Path): GearsViolation[] {
  const violations: GearsViolation[] = []
  for (const [index, { id, polygon }] of zones.entries()) {
    const at = [...path, 'zones', index]
    if (zones.findIndex((zone) => zone.id === id) < index) violations.push(model('repeatedId', id, null, [...at, 'id']))
    if (!isSimple(polygon)) violations.push(model('notSimple', id, null, [...at, 'polygon']))
  }
  for (const [index, { id, zone, from, to }] of doors.entries()) {
    const at = [...path, 'doors', index]
    if (doors.findIndex((door) => door.id === id) < index) violations.push(model('repeatedId', id, null, [...at, 'id']))
    if (!zones.some((candidate) => candidate.id === zone)) violations.push(unknownZone(zone, [...at, 'zone']))
    if (samePoint(from, to)) violations.push({ rule: 'gears.map.exit', path: at, facts: { door: id, zone } })
  }
  for (const [index, { from, to, kind }] of edges.entries()) {
    if (!samePoint(from, to)) continue
    const facts = { reason: 'offBorder', from, to, kind } as const
    violations.push({ rule: 'gears.map.edge-kinds', path: [...path, 'edges', index], facts })
  }
  return violations
}

const model = (
  reason: 'repeatedId' | 'notSimple' | 'overlap' | 'holeOutside',
  zone: string,
  other: string | null,
  path: Path,
): GearsViolation => ({ rule: 'gears.map.piece-model', path, facts: { reason, zone, other } })

/** The refusal of a zone that is not on the map. */
export const unknownZone = (zone: string, path: Path): GearsViolation => ({
  rule: 'gears.map.piece-model',
  path,
  facts: { reason: 'unknownZone', zone, other: null },
})

/** Zones whose insides have a point in common. Zones on the same side of one border are found when it is cut. */
function overlapViolations({ zones }: DrawnMap, path: Path): GearsViolation[] {
  const outlines = zones.map(({ id, polygon }) => ({ id, ...outlineOf(polygon) }))
  return outlines.flatMap((zone, index) => {
    const earlier = outlines.slice(0, index).filter((other) => areNear(zone, other) && overlap(zone, other))
    return earlier.map(({ id }) => model('overlap', zone.id, id, [...path, 'zones', index, 'polygon']))
  })
}

/** A listed edge is reported once, however many pieces of it are wrong. */
function unique(violations: readonly BorderViolation[]): BorderViolation[] {
  const byKey = new Map(violations.map((violation) => [JSON.stringify(violation), violation]))
  return [...byKey.values()]
}

function borderViolation(violation: BorderViolation, { zones, edges, doors }: DrawnMap, path: Path): GearsViolation {
  if (violation.violation === 'overlap') {
    const [one, other] = violation.zones
    const at = [...path, 'zones', one, 'polygon']
    return model('overlap', zones[one]?.id ?? '', zones[other]?.id ?? '', at)
  }
  if (violation.violation === 'doorOffBorder') {
    const door = required(doors[violation.door], 'door that was found wrong')
    return {
      rule: 'gears.map.exit',
      path: [...path, 'doors', violation.door],
      facts: { door: door.id, zone: door.zone },
    }
  }
  const { from, to, kind } = required(edges[violation.edge], 'edge that was found wrong')
  return {
    rule: 'gears.map.edge-kinds',
    path: [...path, 'edges', violation.edge],
    facts: { reason: violation.violation, from, to, kind },
  }
}

/** A door stands on the border of its own zone. */
function doorViolations({ zones, doors }: DrawnMap, borders: readonly Border[], path: Path): GearsViolation[] {
  return doors.flatMap((door, index): GearsViolation[] => {
    const own = zones.findIndex(({ id }) => id === door.zone)
    const on = borders.filter((border) => border.door === door.id)
    if (on.length === 0 || on.some((border) => border.zones.includes(own))) return []
    return [{ rule: 'gears.map.exit', path: [...path, 'doors', index], facts: { door: door.id, zone: door.zone } }]
  })
}

function zoneViolations(zone: Zone, borders: readonly Border[], path: Path): GearsViolation[] {
  const walls = borders.filter(isSolid)
  const covers = zone.covers.flatMap(({ id, arrows }, index): GearsViolation[] => {
    const at = [...path, 'covers', index]
    const isRepeated = zone.covers.findIndex((cover) => cover.id === id) < index
    const repeated: GearsViolation[] = isRepeated
      ? [
          {
            rule: 'gears.map.cover-space',
            path: [...at, 'id'],
            facts: { reason: 'repeatedId', zone: zone.id, cover: id },
          },
        ]
      : []
    return [
      ...repeated,
      ...arrows.flatMap((arrow, number) => arrowViolations(zone, id, arrow, walls, [...at, 'arrows', number])),
    ]
  })
  const holes = zone.holes.flatMap(({ id, at }, index): GearsViolation[] =>
    locate(zone.polygon, at) === 'outside' ? [model('holeOutside', zone.id, id, [...path, 'holes', index, 'at'])] : [],
  )
  return [...covers, ...holes]
}

function arrowViolations(
  zone: Zone,
  cover: string,
  arrow: CoverArrow,
  walls: readonly Segment[],
  path: Path,
): GearsViolation[] {
  const reason = arrowViolation(zone, arrow, walls)
  if (reason === null) return []
  return [{ rule: 'gears.map.validate-arrow', path, facts: { zone: zone.id, cover, centre: arrow.centre, reason } }]
}

function arrowViolation(zone: Zone, { centre, facing }: CoverArrow, walls: readonly Segment[]) {
  if (facing.x === 0 && facing.y === 0) return 'noFacing'
  if (locate(zone.polygon, centre) === 'outside') return 'outside'
  return walls.some((wall) => isOnSegment(wall, centre)) ? 'onWall' : null
}
