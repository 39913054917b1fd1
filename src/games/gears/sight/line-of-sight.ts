import { z } from 'zod'
import { type Point, type Segment, turn } from '../../../geometry/plane.ts'
import type { GearsTrace } from '../rules.ts'
import type { Border } from '../table/border.ts'
import type { Place, PlacedMap, PlacedZone } from '../table/placed-map.ts'
import { LIMITS, Point as WholePoint } from '../vocabulary.ts'
import type { Stand } from './line-of-sight.rules.ts'
import { sightOf } from './sight.ts'
import type { ClosedPath } from './sight-walls.ts'

/** Which points of two figures are compared. */
const SIGHT_CASES = ['sameZone', 'zoneZone', 'arrowZone', 'arrowArrow'] as const
const SightCase = z.enum(SIGHT_CASES).meta({ id: 'GearsSightCase' })
type SightCase = z.infer<typeof SightCase>

const coordinate = z.number().min(-LIMITS.coordinate).max(LIMITS.coordinate)
const MapPoint = z.object({ x: coordinate, y: coordinate }).meta({ id: 'GearsMapPoint' })
const SightLine = z.object({ from: MapPoint, to: MapPoint }).meta({ id: 'GearsSightLine' })
const SightWall = z.object({ from: WholePoint, to: WholePoint }).meta({ id: 'GearsSightWall' })

export const LineOfSight = z
  .object({
    visible: z.boolean(),
    case: SightCase,
    witness: SightLine.nullable().describe('A clear line between the two; null in one zone, and where there is none.'),
    fromArrow: WholePoint.nullable().describe('The arrow that the line starts at, for a figure in cover.'),
    toArrow: WholePoint.nullable().describe('The arrow that the line ends at, for a figure in cover.'),
    closed: SightLine.nullable().describe('Where there is none: the line that the fewest walls close.'),
    walls: z.array(SightWall).max(10_000).describe('The walls that close that line, each in its whole length.'),
  })
  .meta({ id: 'GearsLineOfSight' })
export type LineOfSight = z.infer<typeof LineOfSight>

/** Where a figure stands, as facts have it. */
export const standOf = ({ zone, cover }: Place): Stand => ({ zone: zone.id, cover: cover?.id ?? null })

/** Whether two figures see each other. */
export function sees(map: PlacedMap, a: Place, b: Place): boolean {
  if (a.zone === b.zone) return true
  const sight = sightOf(map)
  const [from, to] = [a.zone.number, b.zone.number]
  if (a.cover === null && b.cover === null) return sight.zones(from, to)
  if (a.cover === null) return b.cover?.arrows.some(({ centre }) => sight.arrowZone(centre, to, from)) ?? false
  if (b.cover === null) return a.cover.arrows.some(({ centre }) => sight.arrowZone(centre, from, to))
  const ends = b.cover.arrows
  return a.cover.arrows.some((arrow) => ends.some(({ centre }) => sight.arrows(arrow.centre, centre)))
}

/** Whether a figure sees a zone, as somebody who throws into it has to (gears.los.zone-target). */
export function zoneSees(map: PlacedMap, from: Place, zone: PlacedZone): boolean {
  return sees(map, from, { zone, cover: null })
}

/** The line from a figure to a zone. */
export function lineToZone(map: PlacedMap, from: Place, zone: PlacedZone, trace: GearsTrace): LineOfSight {
  trace.applied('gears.los.zone-target', { from: standOf(from), zone: zone.id })
  return lineOfSight(map, from, { zone, cover: null }, trace)
}

/** Decides whether two figures see each other, and says why. */
export function lineOfSight(map: PlacedMap, a: Place, b: Place, trace: GearsTrace): LineOfSight {
  const [from, to] = [standOf(a), standOf(b)]
  if (a.zone === b.zone) {
    trace.applied('gears.los.same-zone', { zone: a.zone.id })
    return { ...NOTHING, visible: true, case: 'sameZone' }
  }
  for (const place of [a, b]) {
    trace.applied('gears.los.point-set', { position: standOf(place), arrows: place.cover?.arrows.length ?? null })
  }
  const found = clearLine(map, a, b)
  const kind = caseOf(a, b)
  trace.applied(CASE_RULES[kind], { from, to, visible: found !== null })
  if (found === null) return hidden(map, a, b, kind, trace)
  const { line, fromArrow, toArrow } = found
  trace.applied('gears.los.definition', { from, to, visible: true })
  trace.applied('gears.los.clear', { from: line.from, to: line.to, walls: [] })
  const open = openBorders(map, line)
  if (open > 0) trace.applied('gears.los.only-walls', { borders: open })
  return { ...NOTHING, visible: true, case: kind, witness: line, fromArrow, toArrow }
}

const NOTHING: Omit<LineOfSight, 'visible' | 'case'> = {
  witness: null,
  fromArrow: null,
  toArrow: null,
  closed: null,
  walls: [],
}

const CASE_RULES = {
  zoneZone: 'gears.los.case-zone-zone',
  arrowZone: 'gears.los.case-arrow-zone',
  arrowArrow: 'gears.los.case-arrow-arrow',
} as const

function caseOf(a: Place, b: Place): keyof typeof CASE_RULES {
  if (a.cover === null && b.cover === null) return 'zoneZone'
  return a.cover === null || b.cover === null ? 'arrowZone' : 'arrowArrow'
}

function hidden(map: PlacedMap, a: Place, b: Place, kind: SightCase, trace: GearsTrace): LineOfSight {
  const way = sightOf(map).closedPath(a, b)
  const [from, to] = [standOf(a), standOf(b)]
  trace.applied('gears.los.definition', { from, to, visible: false })
  if (way === null) return { ...NOTHING, visible: false, case: kind }
  const walls = way.walls.map((wall) => ({ from: wall.from, to: wall.to }))
  trace.applied('gears.los.clear', { from: way.from, to: way.to, walls })
  traceUnion(way, trace)
  return { ...NOTHING, visible: false, case: kind, closed: { from: way.from, to: way.to }, walls }
}

function traceUnion({ walls }: ClosedPath, trace: GearsTrace): void {
  const joined = walls.find(({ pieces }) => pieces > 1)
  if (joined === undefined) return
  const { from, to, pieces } = joined
  trace.applied('gears.los.union-not-segments', { from, to, pieces })
}

type Found = { readonly line: Segment; readonly fromArrow: Point | null; readonly toArrow: Point | null }

/** A clear line between two figures in different zones. */
function clearLine(map: PlacedMap, a: Place, b: Place): Found | null {
  if (!sees(map, a, b)) return null
  const sight = sightOf(map)
  if (a.cover === null && b.cover === null) {
    const line = sight.witness({ zone: a.zone.number }, b.zone.number)
    return line && { line, fromArrow: null, toArrow: null }
  }
  if (a.cover === null) {
    const found = clearLine(map, b, a)
    return found && { line: { from: found.line.to, to: found.line.from }, fromArrow: null, toArrow: found.fromArrow }
  }
  for (const { centre } of a.cover.arrows) {
    const found = fromArrow(map, a, centre, b)
    if (found !== null) return found
  }
  return null
}

function fromArrow(map: PlacedMap, { zone }: Place, centre: Point, other: Place): Found | null {
  const sight = sightOf(map)
  if (other.cover === null) {
    if (!sight.arrowZone(centre, zone.number, other.zone.number)) return null
    const line = sight.witness({ centre }, other.zone.number)
    return line && { line, fromArrow: centre, toArrow: null }
  }
  const end = other.cover.arrows.find((arrow) => sight.arrows(centre, arrow.centre))
  return end === undefined ? null : { line: { from: centre, to: end.centre }, fromArrow: centre, toArrow: end.centre }
}

/** How many height changes and borders drawn as cover a line passes; it is for the telling, so rounding does no harm. */
function openBorders({ borders }: PlacedMap, { from, to }: Segment): number {
  const isPassed = (border: Border) =>
    turn(from, to, border.from) * turn(from, to, border.to) < 0 &&
    turn(border.from, border.to, from) * turn(border.from, border.to, to) < 0
  return borders.filter((border) => (border.kind === 'elevation' || border.drawnAs === 'cover') && isPassed(border))
    .length
}
