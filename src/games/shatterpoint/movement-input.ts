import { z } from 'zod'
import { Refusal } from '../../rulebook/refusal.ts'
import { Battlefield } from './battlefield.ts'
import { MoveKind, type Mover } from './move.ts'
import type { PlacedField } from './placed-field.ts'
import { Id } from './vocabulary.ts'

/** What a character that moves with a template says about itself. */
export const moverFields = {
  battlefield: Battlefield,
  character: Id,
  kind: MoveKind.describe('What it would do, before engagement and Scale.'),
  scale: z.boolean().default(false).describe('By its keyword Scale it climbs instead of advancing or dashing.'),
  engaged: z
    .boolean()
    .exactOptional()
    .describe('With a unit that is not wounded, where it starts. Found on the table if left out.'),
  direction: z
    .strictObject({ mode: z.enum(['towards', 'away']), object: Id })
    .meta({ id: 'ShatterpointMoveDirection' })
    .exactOptional()
    .describe('For a special rule by which it moves towards an object or away from it.'),
}
const MoverInput = z.strictObject(moverFields)
export type MoverInput = z.infer<typeof MoverInput>

/** The direction that a special rule demands; an object that is not on the table is refused. */
export function directionOn(field: PlacedField, direction: MoverInput['direction']): Mover['direction'] | Refusal {
  if (direction === undefined) return null
  const object = [...field.characters, ...field.objectives].find(({ id }) => id === direction.object)
  if (object !== undefined) return { mode: direction.mode === 'away' ? 'push' : 'pull', object }
  const unknown = { rule: 'shatterpoint.table.known', path: ['direction', 'object'], facts: { id: direction.object } }
  return new Refusal([unknown])
}
