import { z } from 'zod'
import { cellsOfVertex, sameCell } from '../../../geometry/grid.ts'
import type { GridSegment } from '../../../geometry/grid-segment.ts'
import { meetsRhombus, type RhombusContact } from '../../../geometry/rhombus.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { ZONE_HALF_DIAGONAL } from '../content/zones.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { type PlacedEnd, placeEnd } from '../table/line-end.ts'
import type { PlacedBoard } from '../table/placed-board.ts'
import { type End, Intersection } from '../vocabulary.ts'
import { sightLine } from './sight-line.ts'

export const Zone = z
  .strictObject({
    id: z.string().min(1).max(64),
    intersection: Intersection,
    kind: z.string().max(80).optional().describe('A kind of Zone of the content, such as smoke.'),
    difficulty: z
      .int()
      .min(-100)
      .max(100)
      .optional()
      .describe('What it adds to the hit difficulty; as its kind says if left out.'),
  })
  .meta({ id: 'ApexZone' })
export type Zone = z.infer<typeof Zone>

/** The Zones that callers name besides the miniatures on the board. */
export const ZoneList = z
  .array(Zone)
  .max(50)
  .default([])
  .describe('Zones besides those of the miniatures on the board, which are its objects with the tag ZONE.')

const Difficulty = z.int().min(-10_000).max(10_000)

const JudgedZone = z
  .object({
    id: z.string(),
    applies: z.boolean(),
    inside: z.array(z.enum(['from', 'to']).meta({ id: 'ApexLineEnd' })).describe('The ends that are in the Zone.'),
    through: z.boolean().describe('Whether the line goes through the Zone, its upper end being on the level of it.'),
    difficulty: Difficulty.describe('What it adds to the hit difficulty of a shot.'),
  })
  .meta({ id: 'ApexJudgedZone' })
type JudgedZone = z.infer<typeof JudgedZone>

export const Zones = z
  .object({ zones: z.array(JudgedZone), difficulty: Difficulty.describe('Of all Zones that apply, together.') })
  .meta({ id: 'ApexZonesOutcome' })
export type Zones = z.infer<typeof Zones>

/** The Zones of the miniatures that stand on the board. */
export function zonesOnBoard(board: PlacedBoard): Zone[] {
  return board.objects.flatMap(({ piece, tags, intersection }) =>
    tags.has('ZONE') && intersection !== null ? [{ id: piece.id, kind: piece.kind, intersection }] : [],
  )
}

/** Refuses Zones of an unknown kind, or in a place that is not there. */
export function checkZones(board: PlacedBoard, zones: readonly Zone[], { zoneKinds }: ApexContent): Refusal | null {
  const refusals = zones.flatMap(({ intersection, kind }, index) => {
    if (kind !== undefined && !zoneKinds.has(kind)) {
      const facts = { kind, known: [...zoneKinds.keys()] }
      return [refuse([{ rule: 'apex.zone.rules-change', path: ['zones', index, 'kind'], facts }])]
    }
    const end = placeEnd(board, { intersection }, ['zones', index])
    return end instanceof Refusal ? [end] : []
  })
  const found = [...refusals, ...zones.flatMap((zone, index) => contradictions(board, zone, index))]
  return found.length > 0 ? Refusal.join(found) : null
}

/** A Zone that is named besides a miniature of the board stands where the miniature stands. */
function contradictions(board: PlacedBoard, { id, intersection }: Zone, index: number): Refusal[] {
  const there = zonesOnBoard(board).find((zone) => zone.id === id)
  if (there === undefined || isSameCorner(there.intersection, intersection)) return []
  const object = board.objects.findIndex(({ piece }) => piece.id === id)
  const paths = [`zones.${index}.intersection`, `board.drawn.objects.${object}.intersection`]
  const facts = { what: id, here: cornerText(intersection), there: cornerText(there.intersection), paths }
  return [refuse([{ rule: 'apex.table.agrees', path: ['zones', index, 'intersection'], facts }])]
}

const isSameCorner = (a: Intersection, b: Intersection): boolean => a.x === b.x && a.y === b.y && a.level === b.level
const cornerText = ({ x, y, level }: Intersection): string => `(${x}, ${y}, L${level})`

/** The Zones of the board and those that are named besides; one that is both counts once. */
export function allZones(board: PlacedBoard, named: readonly Zone[]): Zone[] {
  return [...zonesOnBoard(board).filter(({ id }) => !named.some((zone) => zone.id === id)), ...named]
}

/** Decides which Zones apply to what happens between two ends. */
export function zones(
  asked: { readonly zones: readonly Zone[]; readonly from: PlacedEnd; readonly to: PlacedEnd },
  content: ApexContent,
  trace: ApexTrace,
): Zones {
  const judged = asked.zones.map((zone) => judgeZone(zone, asked.from, asked.to, content, trace))
  const difficulty = judged.reduce((sum, zone) => sum + zone.difficulty, 0)
  const applying = judged.filter(({ applies }) => applies)
  if (applying.length > 0) trace.applied('apex.zone.rules-change', { zones: applying.map(({ id }) => id) })
  return { zones: judged, difficulty }
}

function judgeZone(zone: Zone, from: PlacedEnd, to: PlacedEnd, content: ApexContent, trace: ApexTrace): JudgedZone {
  const { id, intersection, kind } = zone
  const inside = (['from', 'to'] as const).filter((end) => isInZone(end === 'from' ? from : to, intersection))
  const { segment, upper } = sightLine(from, to)
  const contact = contactOf(segment, intersection)
  const through = contact === 'crosses' && upper.level === intersection.level
  const applies = inside.length > 0 || through

  const ends = inside.map((end): End => (end === 'from' ? from.end : to.end))
  if (inside.length > 0) trace.applied('apex.zone.shape', { zone: id, level: intersection.level, ends })
  if (contact === 'touches' && inside.length === 0) trace.applied('apex.zone.crossing', { zone: id })
  const levels = { level: intersection.level, upperLevel: upper.level }
  trace.applied('apex.zone.applies', {
    zone: id,
    inside: inside.length,
    crosses: contact === 'crosses',
    ...levels,
    applies,
  })
  const added = zone.difficulty ?? (kind === undefined ? 0 : (content.zoneKinds.get(kind)?.difficulty ?? 0))
  if (applies && added !== 0) trace.applied('apex.zone.example-smoke', { zone: id, difficulty: added })
  return { id, applies, inside, through, difficulty: applies ? added : 0 }
}

/** A space is in a Zone if it is one of the four around the miniature and on its level; intersections never are. */
export function isInZone({ end, level }: PlacedEnd, intersection: Intersection): boolean {
  return (
    'cell' in end &&
    level === intersection.level &&
    cellsOfVertex(intersection).some((cell) => sameCell(cell, end.cell))
  )
}

/** Where a line meets the rhombus of a Zone; lines are measured in half spaces. */
function contactOf(segment: GridSegment, { x, y }: Intersection): RhombusContact {
  return meetsRhombus(segment, { x: 2 * x, y: 2 * y, halfDiagonal: 2 * ZONE_HALF_DIAGONAL })
}
