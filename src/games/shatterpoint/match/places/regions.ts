import { type Condition, contourOf, type Extent, type Ring } from '../../../../geometry/contour.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { millimetres } from '../../table/lengths.ts'
import type { PlacedField, PlacedPart } from '../../table/placed-field.ts'
import { surfaceConditions } from './surfaces.ts'

/** Where a base may go on one surface: rings in millimetres, drawn a little inside of what is legal. */
export type PlaceRegion = { readonly on: string | null; readonly rings: readonly Ring[] }

/** The squares by which outlines are found, how deep inside they are drawn, and how far they are straightened. */
const GRID = { leaf: 0.75, margin: 0.2, slack: 0.1 } as const
const PAD = 2

/** The base that goes somewhere: its name, so that it is not in its own way, and its radius in millimetres. */
export type Base = { readonly id: string; readonly radius: number }

const kept = new WeakMap<PlacedField, Map<string, readonly PlaceRegion[]>>()

/** The regions of a question about a table, found once. */
export function* keptRegions(
  field: PlacedField,
  question: string,
  find: () => Steps<readonly PlaceRegion[]>,
): Steps<readonly PlaceRegion[]> {
  const known = kept.get(field) ?? new Map<string, readonly PlaceRegion[]>()
  kept.set(field, known)
  const regions = known.get(question) ?? (yield* find())
  known.set(question, regions)
  return regions
}

/** The regions of a base on some surfaces, under conditions that hold for all of them. */
export function* regionsOn(
  surfaces: readonly (PlacedPart | null)[],
  base: Base,
  conditions: readonly Condition[],
  extent: Extent,
  field: PlacedField,
): Steps<PlaceRegion[]> {
  const regions: PlaceRegion[] = []
  for (const part of surfaces) {
    // The surface tells most squares to be outside, and is asked faster than walls in the way.
    const all = [...surfaceConditions(part, base, field), ...conditions]
    const rings = yield* contourOf(all, clipped(extent, part, base), GRID)
    if (rings.length > 0) regions.push({ on: part?.id ?? null, rings: rings.map(rounded) })
  }
  return regions
}

/** The part of the table to look at: around the reach, and around the part. */
function clipped(extent: Extent, part: PlacedPart | null, { radius }: Base): Extent {
  const padded = { left: extent.left - PAD, right: extent.right + PAD, near: extent.near - PAD, far: extent.far + PAD }
  if (part === null) return padded
  const [xs, ys] = [part.outline.map(({ x }) => millimetres(x)), part.outline.map(({ y }) => millimetres(y))]
  return {
    left: Math.max(padded.left, Math.min(...xs) - radius - PAD),
    right: Math.min(padded.right, Math.max(...xs) + radius + PAD),
    near: Math.max(padded.near, Math.min(...ys) - radius - PAD),
    far: Math.min(padded.far, Math.max(...ys) + radius + PAD),
  }
}

const rounded = (ring: Ring): Ring => ring.map(([x, y]) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100])

/** A square of the table around a point. */
export const around = (x: number, y: number, reach: number): Extent => ({
  left: Math.max(0, x - reach),
  right: x + reach,
  near: Math.max(0, y - reach),
  far: y + reach,
})
