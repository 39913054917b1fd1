import { z } from 'zod'
import { PieceId, Point } from '../vocabulary.ts'
import { Edge, Zone } from './map.ts'

/** The ways an entrance or exit can point, each a quarter turn against the clock from the one before. */
export const WAYS = ['north', 'west', 'south', 'east'] as const
export const Way = z.enum(WAYS).meta({ id: 'GearsWay' })
export type Way = z.infer<typeof Way>

export const Gate = z
  .strictObject({
    from: Point,
    to: Point,
    anchor: Point.describe('The point of an entrance that is laid on the same point of the exit before.'),
    way: Way.describe('Where the arrow points: into the piece at an entrance, out of it at an exit.'),
  })
  .describe('The open side by which a piece is entered, or the opening by which it is left.')
  .meta({ id: 'GearsGate' })
export type Gate = z.infer<typeof Gate>

const max = { zones: 20, edges: 200 } as const

export const MapPiece = z
  .strictObject({
    id: PieceId,
    zones: z.array(Zone).min(1).max(max.zones),
    edges: z.array(Edge).max(max.edges).default([]),
    entrance: Gate,
    exit: Gate.optional(),
  })
  .describe('One side of a map piece.')
  .meta({ id: 'GearsMapPiece' })
export type MapPiece = z.infer<typeof MapPiece>
