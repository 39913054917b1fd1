import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { engagedEnemies, engagementOf } from '../sight/engagement.ts'
import { Battlefield } from '../table/battlefield.ts'
import { charactersOn } from '../table/named-objects.ts'
import type { PlacedCharacter, PlacedField } from '../table/placed-field.ts'
import { Id } from '../vocabulary.ts'
import { EndPlace, type Place, placeAt } from './end-position.ts'
import { MoveKind, type Mover } from './move.ts'

/** What is asked about a character that moves with a template. */
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
  end: EndPlace,
}
/** What may be cited besides the rules on movement. */
export const moverRules = [
  'shatterpoint.direction.cone',
  'shatterpoint.engaged.def',
  'shatterpoint.wounded.no-restrict',
  'shatterpoint.table.agrees',
] as const

const MoverInput = z.strictObject(moverFields)
export type MoverInput = z.infer<typeof MoverInput>

/** A character on its table, how it moves and where to; or all that is missing. */
export function moverOn(
  { battlefield, character: name, kind, scale, engaged, direction, end }: MoverInput,
  { content, trace }: { readonly content: ShatterpointContent; readonly trace: ShatterpointTrace },
): { field: PlacedField; mover: Mover; end: Place } | Refusal {
  const placed = charactersOn(battlefield, { character: name }, content)
  if (placed instanceof Refusal) return placed
  const { field, found } = placed
  const { character } = found
  const [towards, place] = [directionOn(field, direction), placeAt(end, character, field, ['end'])]
  if (towards instanceof Refusal) return towards
  if (place instanceof Refusal) return place
  const isHeldThere = isHeldAtStart(character, field, engaged === undefined ? trace : new Trace())
  if (engaged === false && isHeldThere) return contradicts(name)
  const isHeld = engaged ?? isHeldThere
  return { field, mover: { character, kind, isHeld, usesScale: scale, direction: towards }, end: place }
}

/** Whether a character is engaged with a unit that is not wounded, with the reason. */
function isHeldAtStart(character: PlacedCharacter, field: PlacedField, trace: ShatterpointTrace): boolean {
  const engagements = engagedEnemies(field, character).map((enemy) => engagementOf(field, character, enemy, trace))
  return engagements.some(({ restricts }) => restricts)
}

/** Who is engaged on the table is engaged; the table may leave out enemies, so the reverse contradicts nothing. */
function contradicts(what: string): Refusal {
  const paths = ['engaged', 'battlefield.drawn.units']
  const facts = { what, fact: 'engaged', here: 'false', there: 'true', paths }
  return refuse([{ rule: 'shatterpoint.table.agrees', path: ['engaged'], facts }])
}

/** The direction that a special rule demands; an object that is not on the table is refused. */
function directionOn(field: PlacedField, direction: MoverInput['direction']): Mover['direction'] | Refusal {
  if (direction === undefined) return null
  const object = [...field.characters, ...field.objectives].find(({ id }) => id === direction.object)
  if (object !== undefined) return { mode: direction.mode === 'away' ? 'push' : 'pull', object }
  const facts = { id: direction.object }
  return refuse([{ rule: 'shatterpoint.table.known', path: ['direction', 'object'], facts }])
}
