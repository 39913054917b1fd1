import { z } from 'zod'
import { tableForm } from '../../../contract/table-form.ts'
import { EdgeKind, Id, LIMITS, Point } from '../vocabulary.ts'

export const CoverArrow = z
  .strictObject({
    centre: Point,
    facing: Point.describe('The direction the arrow points in, over the cover.'),
  })
  .meta({ id: 'GearsCoverArrow' })
export type CoverArrow = z.infer<typeof CoverArrow>

export const CoverSpace = z
  .strictObject({ id: Id, arrows: z.array(CoverArrow).min(1).max(LIMITS.arrows) })
  .describe('A space for one figure inside a zone.')
  .meta({ id: 'GearsCoverSpace' })
export type CoverSpace = z.infer<typeof CoverSpace>

const EmergenceHole = z
  .strictObject({ id: Id, at: Point })
  .describe('A printed emergence hole.')
  .meta({ id: 'GearsEmergenceHole' })

export const Zone = z
  .strictObject({
    id: Id,
    polygon: z.array(Point).min(3).max(LIMITS.corners),
    covers: z.array(CoverSpace).max(LIMITS.covers).default([]),
    holes: z.array(EmergenceHole).max(LIMITS.holes).default([]),
    equipment: z.boolean().default(false).describe('Whether the zone shows the equipment icon.'),
    piece: Id.optional().describe('The map piece that the zone is printed on.'),
  })
  .meta({ id: 'GearsZone' })
export type Zone = z.infer<typeof Zone>

const DrawnAs = z
  .enum(['line', 'cover'])
  .describe('A passable border may be drawn as cover, which changes nothing.')
  .meta({ id: 'GearsDrawnAs' })

export const Edge = z
  .strictObject({
    from: Point,
    to: Point,
    kind: EdgeKind,
    drawnAs: DrawnAs.optional(),
  })
  .meta({ id: 'GearsEdge' })
export type Edge = z.infer<typeof Edge>

export const Door = z
  .strictObject({ id: Id, zone: Id, from: Point, to: Point })
  .describe('A door token on the exit of a zone; it blocks until the level behind it is explored.')
  .meta({ id: 'GearsDoor' })
export type Door = z.infer<typeof Door>

/** How many arrows the cover spaces of zones have in all. */
function arrowCount(zones: readonly Zone[]): number {
  let count = 0
  for (const { covers } of zones) for (const { arrows } of covers) count += arrows.length
  return count
}

export const DrawnMap = z
  .strictObject({
    zones: z.array(Zone).min(1).max(LIMITS.zones),
    edges: z
      .array(Edge)
      .max(LIMITS.edges)
      .default([])
      .describe('Borders that are not the usual: a side that two zones share is passable, the outer border is wall.'),
    doors: z.array(Door).max(LIMITS.doors).default([]),
  })
  .refine(({ zones }) => zones.reduce((sum, { polygon }) => sum + polygon.length, 0) <= LIMITS.cornersInAll, {
    error: `All zones together may have ${LIMITS.cornersInAll} corners.`,
    path: ['zones'],
  })
  .refine(({ zones }) => arrowCount(zones) <= LIMITS.arrowsInAll, {
    error: `All zones together may have ${LIMITS.arrowsInAll} cover arrows.`,
    path: ['zones'],
  })
  .meta({ id: 'GearsDrawnMap' })
export type DrawnMap = z.infer<typeof DrawnMap>

const JoinedZone = Zone.extend({ piece: Id }).meta({ id: 'GearsJoinedZone' })
const JoinedEdge = Edge.extend({ drawnAs: DrawnAs }).meta({ id: 'GearsJoinedEdge' })

export const JoinedMap = z
  .strictObject({
    zones: z.array(JoinedZone).max(LIMITS.zones),
    edges: z.array(JoinedEdge).max(LIMITS.edges),
    doors: z.array(Door).max(LIMITS.doors),
  })
  .describe('A map that was joined from pieces; it can be sent back as a drawn map.')
  .meta({ id: 'GearsJoinedMap' })
export type JoinedMap = z.infer<typeof JoinedMap>

/** What stands between the ids of map pieces that are joined in order. */
const JOINER = '+'

/** A map as a question gives it: drawn, or by the pieces of the content that it is joined from. */
export const GearsMap = tableForm(DrawnMap, {
  id: 'GearsMap',
  description:
    'A map: drawn in the question, or a map piece of the content, such as 2A. Several are joined in order by +, as in ' +
    '2A+16A: each at the exit of the one before, with a door on the last exit.',
})
export type GearsMap = z.infer<typeof GearsMap>

/** The ids of the pieces that a map of the content is joined from. */
export const pieceIdsOf = (content: string): string[] => content.split(JOINER)
