import { z } from 'zod'
import { Id, Length, Millimetres } from '../vocabulary.ts'

/** An end of a ladder, a stop of a lift: a point at a height. */
export const AccessPoint = z
  .strictObject({ id: Id, x: Millimetres, y: Millimetres, z: Length.default(0) })
  .meta({ id: 'ShatterpointLinkedPoint' })
export type AccessPoint = z.infer<typeof AccessPoint>

/** Access points that lead to each other. */
export const AccessGroup = z
  .strictObject({ id: Id, points: z.array(AccessPoint).min(2).max(8) })
  .meta({ id: 'ShatterpointAccessGroup' })
export type AccessGroup = z.infer<typeof AccessGroup>
