import { isInPolygon, overlapsPolygon } from '../../../geometry/disc.ts'
import { isCovered } from '../../../geometry/disc-cover.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { millimetres } from '../table/lengths.ts'
import type { PlacedField, PlacedObject, PlacedPart } from '../table/placed-field.ts'

/** Where a token lies once terrain is put where it was; `part` and `z` are null if it fits nowhere. */
export type TokenPlace = { readonly part: PlacedPart | null; readonly z: number | null; readonly isMoved: boolean }

/** Puts an objective token on the terrain that is put where it lies, with the reason. */
export function placeToken(
  { parts }: PlacedField,
  token: PlacedObject,
  isPlaced: (part: PlacedPart) => boolean,
  trace: ShatterpointTrace,
): TokenPlace {
  const under = parts.filter(({ outline }) => overlapsPolygon(token.disc, outline))
  if (!under.some(isPlaced)) return { part: token.on, z: token.z, isMoved: false }
  const part = under.toSorted((a, b) => b.top - a.top).find((candidate) => liesOn(token, candidate, under)) ?? null
  const z = part?.top ?? null
  const facts = { objective: token.id, part: part?.id ?? null, z: z === null ? null : millimetres(z) }
  trace.applied('shatterpoint.objective.on-terrain', facts)
  return { part, z, isMoved: z !== null && z !== token.z }
}

/** Whether the whole token lies on a part, or on parts that end level with it, and nothing stands up through it. */
function liesOn({ disc }: PlacedObject, part: PlacedPart, under: readonly PlacedPart[]): boolean {
  const level = under.filter(({ top }) => top === part.top)
  const isWhole =
    isInPolygon(disc, part.outline) ||
    isCovered(
      disc,
      level.map(({ outline }) => outline),
    )
  return isWhole && !under.some(({ bottom, top }) => bottom <= part.top && top > part.top)
}
