import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import type { PlacedCharacter, PlacedField } from '../../table/placed-field.ts'
import { Degrees } from '../../vocabulary.ts'
import { moveOnField } from '../move-on-field.ts'
import { fromItself, type ResolvedPush, resolvePush } from './resolve-push.ts'

export const ShovePart = z
  .strictObject({ angle: Degrees.exactOptional().describe('Straight along the axis if left out.') })
  .meta({ id: 'ShatterpointShovePart' })

/** What the controller of a shoving character decides. */
export const ShoveChoice = z
  .strictObject({
    push: ShovePart.nullable().default({}).describe('null if the affected character is not pushed.'),
    follow: ShovePart.nullable().default(null).describe('null if the shoving character is not pulled after it.'),
  })
  .meta({ id: 'ShatterpointShoveChoice' })
export type ShoveChoice = z.infer<typeof ShoveChoice>

/** What became of both characters; null for one that was not moved. */
export type Shoved = { readonly push: ResolvedPush | null; readonly follow: ResolvedPush | null }

/** Pushes the affected character away; then the shoving character may be pulled after it. */
export function shove(
  shover: PlacedCharacter,
  affected: PlacedCharacter,
  choice: ShoveChoice,
  field: PlacedField,
  trace: ShatterpointTrace,
): Shoved | Refusal {
  if (shover === affected) return fromItself(affected.id, 'push', ['affected'])
  const doesPush = choice.push !== null
  const follows = choice.follow !== null
  trace.applied('shatterpoint.shove', { shover: shover.id, affected: affected.id, doesPush, follows })
  const push = pushAway(shover, affected, choice, field, trace)
  if (push instanceof Refusal) return push
  const follow = followUp(shover, affected, push, choice, field, trace)
  return follow instanceof Refusal ? follow : { push, follow }
}

function pushAway(
  source: PlacedCharacter,
  object: PlacedCharacter,
  { push }: ShoveChoice,
  field: PlacedField,
  trace: ShatterpointTrace,
): ResolvedPush | Refusal | null {
  if (push === null) return null
  const declaration = { object, source, mode: 'push', range: BOOK.shoveRange, angle: push.angle } as const
  return resolvePush(declaration, field, trace, ['push', 'angle'])
}

function followUp(
  object: PlacedCharacter,
  affected: PlacedCharacter,
  push: ResolvedPush | null,
  { follow }: ShoveChoice,
  field: PlacedField,
  trace: ShatterpointTrace,
): ResolvedPush | Refusal | null {
  if (follow === null) return null
  const source = push === null ? affected : { ...affected, ...push.place }
  const after = push === null ? field : moveOnField(field, affected.id, push.place)
  const declaration = { object, source, mode: 'pull', range: BOOK.shoveRange, angle: follow.angle } as const
  return resolvePush(declaration, after, trace, ['follow', 'angle'])
}
