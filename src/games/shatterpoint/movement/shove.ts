import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { PlacedCharacter, PlacedField } from '../table/placed-field.ts'
import { movedField } from './moved-field.ts'
import { fromItself, type ResolvedPush, resolvePush } from './push.words.ts'

/** What the controller of the shoving character decides: whether to push, whether to follow, and at what angles. */
export type ShoveChoice = {
  readonly push: { readonly angle?: number } | null
  readonly follow: { readonly angle?: number } | null
}

/** What became of both characters; null for one that was not moved. */
export type Shoved = { readonly push: ResolvedPush | null; readonly follow: ResolvedPush | null }

const RANGE = 1

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
  const declaration = { object, source, mode: 'push', range: RANGE, angle: push.angle } as const
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
  const after = push === null ? field : movedField(field, affected.id, push.place)
  const declaration = { object, source, mode: 'pull', range: RANGE, angle: follow.angle } as const
  return resolvePush(declaration, after, trace, ['follow', 'angle'])
}
