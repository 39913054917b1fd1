import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import type { ShatterpointContext } from '../../define.ts'
import type { Mode } from '../../measuring/direction.ts'
import type { Battlefield } from '../../table/battlefield.ts'
import { drawnOf } from '../../table/drawn-battlefield.ts'
import { millimetres } from '../../table/lengths.ts'
import { charactersOn, objectsOn } from '../../table/named-objects.ts'
import { Id, Length } from '../../vocabulary.ts'
import { consequencesOf } from '../consequences.ts'
import { EndPosition, positionOf } from '../end-position.ts'
import { moveOnField } from '../move-on-field.ts'
import { STOPS } from './push.ts'
import { fromItself, type ResolvedPush, resolvePush } from './resolve-push.ts'
import { type ShoveChoice, shove } from './shove.ts'
/** What became of a pushed object, in an answer. */
export const PushResult = z
  .object({
    object: Id,
    angle: z.number().describe('The direction it was moved in, in degrees.'),
    distance: Length.describe('How far its centre moved.'),
    end: EndPosition,
    stop: z.enum(STOPS).meta({ id: 'ShatterpointPushStop' }).describe('What ended the movement.'),
    by: Id.nullable().describe('The part, character or token that ended it.'),
  })
  .meta({ id: 'ShatterpointPushResult' })
export type PushResult = z.infer<typeof PushResult>

/** What became of a pushed object, in millimetres. */
const pushResult = (object: string, { angle, distance, place, stop, by }: ResolvedPush): PushResult => ({
  object,
  angle,
  distance: millimetres(distance),
  end: positionOf(place),
  stop,
  by,
})

/** A push or a pull, as a caller says it. */
type PushQuestion = {
  readonly battlefield: Battlefield
  readonly object: string
  readonly mode: Mode
  readonly source?: string
  readonly range: number
  readonly angle?: number
}

/** Where a pushed or pulled object ends, what stopped it, and what follows from it. */
export function pushObject(
  { battlefield, object, mode, source, range, angle }: PushQuestion,
  { content, trace }: ShatterpointContext,
) {
  const placed = pairOn(battlefield, object, source, content)
  if (placed instanceof Refusal) return placed
  const { field, found } = placed
  if (found.source === found.object) return fromItself(object, mode, ['source'])
  const pushed = resolvePush({ ...found, mode, range, angle }, field, trace)
  if (pushed instanceof Refusal) return pushed
  const drawn = drawnOf(battlefield, content)
  if (drawn instanceof Refusal) return drawn
  const after = moveOnField(field, object, pushed.place)
  const consequences = consequencesOf({ drawn: drawn.battlefield, before: field, after }, trace)
  return { ...pushResult(object, pushed), consequences }
}

/** The object, and where the push comes from if it comes from anywhere. */
function pairOn(battlefield: Battlefield, object: string, source: string | undefined, content: ShatterpointContent) {
  if (source !== undefined) return objectsOn(battlefield, { object, source }, content)
  const placed = objectsOn(battlefield, { object }, content)
  return placed instanceof Refusal ? placed : { field: placed.field, found: { ...placed.found, source: null } }
}

/** A shove, as a caller says it. */
type ShoveQuestion = ShoveChoice & {
  readonly battlefield: Battlefield
  readonly shover: string
  readonly affected: string
}

/** What becomes of both characters of a shove, and what follows from it. */
export function shoveCharacter(
  { battlefield, shover, affected, push, follow }: ShoveQuestion,
  { content, trace }: ShatterpointContext,
) {
  const placed = charactersOn(battlefield, { shover, affected }, content)
  if (placed instanceof Refusal) return placed
  const { field, found } = placed
  const shoved = shove(found.shover, found.affected, { push, follow }, field, trace)
  if (shoved instanceof Refusal) return shoved
  const drawn = drawnOf(battlefield, content)
  if (drawn instanceof Refusal) return drawn
  const moved = shoved.push === null ? field : moveOnField(field, affected, shoved.push.place)
  const after = shoved.follow === null ? moved : moveOnField(moved, shover, shoved.follow.place)
  const consequences = consequencesOf({ drawn: drawn.battlefield, before: field, after }, trace)
  return {
    consequences,
    push: shoved.push === null ? null : pushResult(affected, shoved.push),
    follow: shoved.follow === null ? null : pushResult(shover, shoved.follow),
  }
}
