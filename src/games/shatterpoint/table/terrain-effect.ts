import { z } from 'zod'
import { overlapsPolygon } from '../../../geometry/disc/disc.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { Id } from '../vocabulary.ts'
import { elevationOf } from './elevation.ts'
import type { PlacedField, PlacedObject, PlacedPart } from './placed-field.ts'

/** What a part of terrain is to an object. */
export const TerrainEffect = z
  .object({
    part: Id,
    elevation: z.enum(['same', 'higher', 'lower']).describe('Of the part against the object.'),
    overlapped: z.boolean().describe('Whether the base lies on it or under it, at least in part.'),
    hides: z.boolean().describe('Whether it interrupts lines of sight to objects on the ground behind it.'),
    movement: z
      .enum(['through', 'over', 'around'])
      .describe('How an advance or a dash passes it.')
      .meta({ id: 'ShatterpointTerrainPassage' }),
  })
  .meta({ id: 'ShatterpointTerrainEffect' })
export type TerrainEffect = z.infer<typeof TerrainEffect>

/** What a part of terrain is to an object, with the reasons. */
export function terrainEffect(
  field: PlacedField,
  part: PlacedPart,
  object: PlacedObject,
  trace: ShatterpointTrace,
): TerrainEffect {
  trace.applied('shatterpoint.terrain.parts', { part: part.id, isValid: true })
  const elevation = elevationOf({ id: part.id, z: part.top }, object, field, trace)
  const overlapped = overlapsPolygon(object.disc, part.outline)
  const hides = part.isBlocked && elevation === 'higher' && !overlapped
  traceSight(part, object, elevation === 'higher', overlapped, trace)
  const movement = part.isPassable ? 'through' : elevation === 'higher' ? 'around' : 'over'
  trace.applied('shatterpoint.terrain.movement', { part: part.id, movement })
  return { part: part.id, elevation, overlapped, hides, movement }
}

function traceSight(
  { id, isBlocked }: PlacedPart,
  object: PlacedObject,
  isHigher: boolean,
  overlapped: boolean,
  trace: ShatterpointTrace,
): void {
  const line = { viewer: object.id, target: null }
  if (!isBlocked) trace.applied('shatterpoint.terrain.sight', { parts: [id] })
  else if (!isHigher) trace.applied('shatterpoint.los.transparent', { ...line, names: [id], why: 'notAboveViewer' })
  else if (overlapped) trace.applied('shatterpoint.los.transparent', { ...line, names: [id], why: 'overlapped' })
  else trace.applied('shatterpoint.los.blocker', { ...line, parts: [id] })
}
