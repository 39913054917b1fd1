import { z } from 'zod'
import { boxesMeet, boxOf } from '../../../../geometry/box.ts'
import { compareGapToPolygon, compareGapToSegment, gapToPolygon, gapToSegment } from '../../../../geometry/disc/disc.ts'
import { meet, type Point, type Segment } from '../../../../geometry/plane.ts'
import { locate, type Polygon, sidesOf } from '../../../../geometry/polygon.ts'
import { CONTACT, TOLERANCE } from '../../measuring/distance.ts'
import type { SignumViolation } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { areEnemies, type PlacedBoard } from '../../table/placed-board.ts'
import { BAND_LENGTHS, centimetres, Distance, Id } from '../../vocabulary.ts'

/** How far a template is from something that it has to keep away from. */
export const TemplateDistance = z
  .object({
    to: Id,
    kind: z.enum(['base', 'terrain', 'ownSide', 'alliedSide', 'opponentSide']),
    distance: Distance.min(0),
    min: Distance.min(0).describe('How far it has to be; from a base it only has to keep clear.'),
    kept: z.boolean(),
  })
  .meta({ id: 'SignumTemplateDistance' })
export type TemplateDistance = z.infer<typeof TemplateDistance>

/** Measures a template of a player that is to be put on the board. */
export function templateDistances(board: PlacedBoard, player: string, outline: Polygon): TemplateDistance[] {
  return [
    ...board.creatures.map(({ creature, disc }) => ({
      to: creature.id,
      kind: 'base' as const,
      distance: shownGap(gapToPolygon(disc, outline)),
      min: 0,
      kept: compareGapToPolygon(disc, outline, CONTACT) > 0,
    })),
    ...board.terrain.map((other) => ({
      to: other.terrain.id,
      kind: 'terrain' as const,
      ...fromPolygon(outline, other.outline, BAND_LENGTHS.S),
    })),
    ...board.sides.map((side) => {
      const kind = kindOfSide(board, player, side.player)
      return { to: side.player, kind, ...fromSegment(outline, side, lengthTo(kind)) }
    }),
  ]
}

/** A board with only what may be too near to an outline, so that nothing else has to be measured. */
export function boardNear(board: PlacedBoard, outline: Polygon): PlacedBoard {
  const { left, right, near: from, far: to } = boxOf(outline)
  const reach = BAND_LENGTHS.M + TOLERANCE
  const around = { left: left - reach, right: right + reach, near: from - reach, far: to + reach }
  return {
    ...board,
    creatures: board.creatures.filter(({ disc: { x, y, radius } }) =>
      boxesMeet(around, { left: x - radius, right: x + radius, near: y - radius, far: y + radius }),
    ),
    terrain: board.terrain.filter((other) => boxesMeet(around, boxOf(other.outline))),
    sides: board.sides.filter((side) => boxesMeet(around, boxOf([side.from, side.to]))),
  }
}

type SideKind = 'ownSide' | 'alliedSide' | 'opponentSide'

/** How far a template keeps from a side. */
export const lengthTo = (kind: SideKind): number => (kind === 'opponentSide' ? BAND_LENGTHS.M : BAND_LENGTHS.S)

export function kindOfSide(board: PlacedBoard, player: string, owner: string): SideKind {
  if (owner === player) return 'ownSide'
  return areEnemies(player, owner, board) ? 'opponentSide' : 'alliedSide'
}

/** In teams the side of an ally counts as one’s own. */
export function traceAlliedSides(board: PlacedBoard, player: string, trace: SignumTrace): void {
  const owners = board.sides.map((side) => side.player)
  const allies = owners.filter((owner) => kindOfSide(board, player, owner) === 'alliedSide')
  if (allies.length > 0) trace.applied('signum.variant.teams.terrain', { player, allies })
}

const shownGap = (gap: number): number => centimetres(Math.max(0, gap))

const dot = ({ x, y }: Point) => ({ x, y, radius: 0 })

function fromSegment(outline: Polygon, side: Segment, min: number) {
  const touches = sidesOf(outline).some((candidate) => meet(candidate, side))
  const gaps = [
    ...outline.map((corner) => gapToSegment(dot(corner), side)),
    ...ends(side).map((end) => gapToPolygon(dot(end), outline)),
  ]
  const kept = !isNearSegment(outline, side, min)
  return { distance: touches ? 0 : shownGap(Math.min(...gaps)), min: centimetres(min), kept }
}

/** Whether an outline is nearer to a side than a length. */
export const isNearSegment = (outline: Polygon, side: Segment, min: number): boolean =>
  sidesOf(outline).some((candidate) => meet(candidate, side)) ||
  outline.some((corner) => compareGapToSegment(dot(corner), side, min - TOLERANCE) < 0) ||
  ends(side).some((end) => compareGapToPolygon(dot(end), outline, min - TOLERANCE) < 0)

const ends = ({ from, to }: Segment): Point[] => [from, to]

function fromPolygon(a: Polygon, b: Polygon, min: number) {
  const touches = polygonsTouch(a, b)
  const gap = Math.min(...cornersOf(a, b).map(({ corner, polygon }) => gapToPolygon(dot(corner), polygon)))
  return { distance: touches ? 0 : shownGap(gap), min: centimetres(min), kept: !isNearPolygon(a, b, min) }
}

const polygonsTouch = (a: Polygon, b: Polygon): boolean =>
  sidesOf(a).some((side) => sidesOf(b).some((another) => meet(side, another)))

const cornersOf = (a: Polygon, b: Polygon) => [
  ...a.map((corner) => ({ corner, polygon: b })),
  ...b.map((corner) => ({ corner, polygon: a })),
]

/** Whether two outlines are nearer to each other than a length. */
export const isNearPolygon = (a: Polygon, b: Polygon, min: number): boolean =>
  cornersOf(a, b).some(({ corner, polygon }) => compareGapToPolygon(dot(corner), polygon, min - TOLERANCE) < 0) ||
  polygonsTouch(a, b)

/** Everything that is against a template at a place. */
export function templateViolations(
  { width, height }: PlacedBoard,
  outline: Polygon,
  distances: readonly TemplateDistance[],
): SignumViolation[] {
  const edge = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ]
  const isOn = outline.every((corner) => locate(edge, corner) !== 'outside')
  const wrong = (facts: { thing: string; kind: string; distance: number; min: number }): SignumViolation => ({
    rule: 'signum.terrain.place',
    path: ['outline'],
    facts,
  })
  return [
    ...(isOn ? [] : [wrong({ thing: 'board', kind: 'board', distance: 0, min: 0 })]),
    ...distances
      .filter(({ kept }) => !kept)
      .map(({ to, kind, distance, min }) => wrong({ thing: to, kind, distance, min })),
  ]
}
