import { z } from 'zod'
import {
  compareGap,
  compareGapToPolygon,
  compareGapToSegment,
  gapBetween,
  gapToPolygon,
  gapToSegment,
} from '../../../geometry/disc/disc.ts'
import { between, dot, type Point, type Segment } from '../../../geometry/plane.ts'
import { sidesOf } from '../../../geometry/polygon.ts'
import type { SignumTrace } from '../rules.ts'
import type { Disc, PlacedCreature, PlacedSide, PlacedTerrain } from '../table/placed-board.ts'
import { BAND_LENGTHS, Band, centimetres, Distance, Id } from '../vocabulary.ts'
import { bandReached, CONTACT } from './distance.ts'

/** What one measures to. */
export const Measured = z
  .union([
    z.strictObject({ creature: Id }).meta({ id: 'SignumMeasuredCreature' }),
    z.strictObject({ side: Id }).meta({ id: 'SignumMeasuredSide' }),
    z.strictObject({ terrain: Id }).meta({ id: 'SignumMeasuredTerrain' }),
  ])
  .describe('A creature, a player’s side or a template.')
  .meta({ id: 'SignumMeasured' })
export type Measured = z.infer<typeof Measured>

export const MeasuredDistance = z
  .object({
    to: Id,
    kind: z.enum(['creature', 'side', 'terrain']),
    distance: Distance.min(0).describe('In centimetres, from edge to edge.'),
    contact: z.boolean().describe('Whether it is touched.'),
    band: Band.nullable().describe('The shortest ruler that reaches; null beyond XL.'),
  })
  .meta({ id: 'SignumMeasuredDistance' })
export type MeasuredDistance = z.infer<typeof MeasuredDistance>

/** Something that one can measure to, and how. */
export type Goal = {
  readonly id: string
  readonly kind: MeasuredDistance['kind']
  readonly gap: (disc: Disc) => number
  readonly compare: (disc: Disc, length: number) => number
  /** Its point nearest to a place. */
  readonly nearest: (disc: Disc) => Point
}

export const creatureGoal = ({ creature, disc: other }: PlacedCreature): Goal => ({
  id: creature.id,
  kind: 'creature',
  gap: (disc) => gapBetween(disc, other),
  compare: (disc, length) => compareGap(disc, other, length),
  nearest: (disc) => {
    const far = Math.hypot(disc.x - other.x, disc.y - other.y) || 1
    const share = other.radius / far
    return { x: other.x + share * (disc.x - other.x), y: other.y + share * (disc.y - other.y) }
  },
})

export const sideGoal = (side: PlacedSide): Goal => ({
  id: side.player,
  kind: 'side',
  gap: (disc) => gapToSegment(disc, side),
  compare: (disc, length) => compareGapToSegment(disc, side, length),
  nearest: (disc) => nearestOn(side, disc),
})

export const terrainGoal = ({ terrain, outline }: PlacedTerrain): Goal => ({
  id: terrain.id,
  kind: 'terrain',
  gap: (disc) => gapToPolygon(disc, outline),
  compare: (disc, length) => compareGapToPolygon(disc, outline, length),
  nearest: (disc) => {
    const points = sidesOf(outline).map((side) => nearestOn(side, disc))
    const far = (point: Point) => Math.hypot(point.x - disc.x, point.y - disc.y)
    return points.reduce((best, point) => (far(point) < far(best) ? point : best))
  },
})

function nearestOn({ from, to }: Segment, point: Point): Point {
  const way = between(from, to)
  const share = Math.min(1, Math.max(0, dot(way, between(from, point)) / dot(way, way)))
  return { x: from.x + share * way.x, y: from.y + share * way.y }
}

/** Measures from a creature to something, with the reasons. */
export function measure({ creature, disc }: PlacedCreature, goal: Goal, trace: SignumTrace): MeasuredDistance {
  const distance = centimetres(Math.max(0, goal.gap(disc)))
  const contact = goal.compare(disc, CONTACT) <= 0
  const band = bandReached((length) => goal.compare(disc, length) <= 0)
  const toSide = goal.kind === 'side' ? { side: true as const } : {}
  trace.applied('signum.geo.distance', { from: creature.id, to: goal.id, ...toSide, distance, band })
  if (band !== null && distance > centimetres(BAND_LENGTHS[band])) {
    trace.applied('signum.geo.eps', { from: creature.id, to: goal.id, distance, band })
  }
  if (contact) trace.applied('signum.geo.contact', { one: creature.id, other: goal.id, relation: 'contact' })
  return { to: goal.id, kind: goal.kind, distance, contact, band }
}
