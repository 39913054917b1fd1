import { z } from 'zod'
import { compareGapToSegment, overlapsPolygon } from '../../../geometry/disc/disc.ts'
import { hullMeets } from '../../../geometry/disc/disc-hull.ts'
import { type Blockers, type DiscSight, prepareBlockers, sightBetween } from '../../../geometry/disc/disc-sight.ts'
import type { ShatterpointTrace } from '../rules.ts'
import { relationOf } from '../table/elevation.ts'
import { millimetres } from '../table/lengths.ts'
import type { PlacedField, PlacedObject, PlacedPart } from '../table/placed-field.ts'
import { Id, LIMITS, Point } from '../vocabulary.ts'

/** Why a part does not interrupt a line. */
const SEEN_THROUGH = ['clear', 'overlapped', 'notAboveViewer', 'notAboveTarget'] as const
const SeenThrough = z.enum(SEEN_THROUGH).meta({ id: 'ShatterpointSeenThrough' })
type SeenThrough = z.infer<typeof SeenThrough>

const SightLine = z.object({ from: Point, to: Point }).meta({ id: 'ShatterpointSightLine' })

export const LineOfSight = z
  .object({
    visible: z.boolean(),
    witness: SightLine.nullable().describe('A line from base to base that nothing interrupts; null if there is none.'),
    blockers: z
      .array(Id)
      .max(LIMITS.partsInAll)
      .describe('Where there is none: the parts that interrupt the line between the centres.'),
    seenThrough: z
      .array(z.object({ part: Id, why: SeenThrough }).meta({ id: 'ShatterpointSeenThroughPart' }))
      .max(LIMITS.partsInAll)
      .describe('The parts between the two that do not interrupt.'),
  })
  .meta({ id: 'ShatterpointLineOfSight' })
export type LineOfSight = z.infer<typeof LineOfSight>

/** Whether a character sees an object. */
export const sees = (field: PlacedField, viewer: PlacedObject, target: PlacedObject): boolean =>
  sightOf(field, viewer, target).visible

/** Whether a character sees an object, with the reason. */
export function lineOfSight(
  field: PlacedField,
  viewer: PlacedObject,
  target: PlacedObject,
  trace: ShatterpointTrace,
): LineOfSight {
  const sight = sightOf(field, viewer, target)
  const facts = { viewer: viewer.id, target: target.id }
  const seenThrough = partsSeenThrough(field, viewer, target)
  traceSeenThrough(field, viewer, target, seenThrough, trace)
  if (sight.visible) {
    const witness = { from: placeOf(sight.from), to: placeOf(sight.to) }
    trace.applied('shatterpoint.los.line', { ...facts, visible: true })
    return { visible: true, witness, blockers: [], seenThrough }
  }
  const { parts } = prepare(field)
  const blockers = sight.blockers.flatMap((number) => parts[number]?.id ?? [])
  trace.applied('shatterpoint.los.blocker', { ...facts, parts: blockers })
  trace.applied('shatterpoint.los.line', { ...facts, visible: false })
  return { visible: false, witness: null, blockers, seenThrough }
}

const placeOf = ({ x, y }: { x: number; y: number }) => ({ x: millimetres(x), y: millimetres(y) })

function sightOf(field: PlacedField, viewer: PlacedObject, target: PlacedObject): DiscSight {
  const { blockers, parts } = prepare(field)
  const counts = (number: number) => {
    const part = parts[number]
    return part !== undefined && whySeenThrough(part, field, viewer, target) === null
  }
  return sightBetween(viewer.disc, target.disc, blockers, counts)
}

type Prepared = { readonly parts: readonly PlacedPart[]; readonly blockers: Blockers }
const prepared = new WeakMap<readonly PlacedPart[], Prepared>()

/** The blocked parts of a field, made ready once for all questions about it. */
function prepare(field: PlacedField): Prepared {
  const found = prepared.get(field.parts)
  if (found !== undefined) return found
  const parts = field.parts.filter(({ isBlocked }) => isBlocked)
  const blockers = prepareBlockers(
    parts.map(({ outline }) => outline),
    [],
  )
  prepared.set(field.parts, { parts, blockers })
  return { parts, blockers }
}

/** Why a part does not interrupt lines from a viewer to a target; null if it does. */
function whySeenThrough(
  part: PlacedPart,
  field: PlacedField,
  viewer: PlacedObject,
  target: PlacedObject,
): SeenThrough | null {
  if (!part.isBlocked) return 'clear'
  if (relationOf(part.top, viewer.z, field) !== 'higher') return 'notAboveViewer'
  if (standsOnTerrain(target) && relationOf(part.top, target.z, field) !== 'higher') return 'notAboveTarget'
  return overlapsPolygon(viewer.disc, part.outline) ? 'overlapped' : null
}

/** An object above the ground stands on terrain, whether or not the part is named. */
const standsOnTerrain = ({ on, z }: PlacedObject): boolean => on !== null || z > 0

function partsSeenThrough(field: PlacedField, viewer: PlacedObject, target: PlacedObject) {
  return field.parts.flatMap((part) => {
    const why = whySeenThrough(part, field, viewer, target)
    return why !== null && hullMeets(viewer.disc, target.disc, part.outline) ? [{ part: part.id, why }] : []
  })
}

function traceSeenThrough(
  field: PlacedField,
  viewer: PlacedObject,
  target: PlacedObject,
  seenThrough: LineOfSight['seenThrough'],
  trace: ShatterpointTrace,
): void {
  const facts = { viewer: viewer.id, target: target.id }
  const between = charactersBetween(field, viewer, target)
  if (between.length > 0) trace.applied('shatterpoint.los.transparent', { ...facts, names: between, why: 'character' })
  for (const why of SEEN_THROUGH) {
    const names = seenThrough.filter((candidate) => candidate.why === why).map(({ part }) => part)
    if (names.length === 0) continue
    if (why === 'clear') trace.applied('shatterpoint.terrain.sight', { parts: names })
    else trace.applied('shatterpoint.los.transparent', { ...facts, names, why })
  }
}

/** The other characters on the line between the centres. */
function charactersBetween({ characters }: PlacedField, viewer: PlacedObject, target: PlacedObject): string[] {
  const line = { from: viewer.disc, to: target.disc }
  return characters
    .filter(
      (character) => character !== viewer && character !== target && compareGapToSegment(character.disc, line, 0) < 0,
    )
    .map(({ id }) => id)
}
