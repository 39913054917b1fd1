import { isInPolygon, overlapsPolygon } from '../../../geometry/disc/disc.ts'
import { isCovered } from '../../../geometry/disc/disc-cover.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { refuse } from '../refusal.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { millimetres } from '../table/lengths.ts'
import { unknownThing } from '../table/named-objects.ts'
import { placeField } from '../table/place-field.ts'
import type { PlacedField, PlacedObject, PlacedPart } from '../table/placed-field.ts'

/** Where a token lies once terrain is put where it was; `part` and `z` are null if it fits nowhere. */
type TokenPlace = { readonly part: PlacedPart | null; readonly z: number | null; readonly isMoved: boolean }

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

/** Where the objective tokens go when terrain is put where they lie. */
export function placeTokens(
  { battlefield, piece }: { readonly battlefield: Battlefield; readonly piece?: string },
  { content, trace }: ShatterpointContext,
) {
  const field = placeField(battlefield, content)
  if (field instanceof Refusal) return field
  const isPlaced = (part: PlacedPart) => piece === undefined || part.piece === piece
  if (piece !== undefined && !field.parts.some(isPlaced)) return refuse([unknownThing(piece, ['piece'])])
  const objectives = field.objectives.map((token) => placementOf(token, placeToken(field, token, isPlaced, trace)))
  return { legal: objectives.every(({ fits }) => fits), objectives }
}

const placementOf = ({ id }: PlacedObject, { part, z: height, isMoved }: TokenPlace) => ({
  objective: id,
  fits: height !== null,
  moved: isMoved,
  on: part?.id ?? null,
  z: height === null ? null : millimetres(height),
})
