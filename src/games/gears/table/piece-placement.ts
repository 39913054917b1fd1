import type { Point, Segment } from '../../../geometry/plane.ts'
import { dot, turn } from '../../../geometry/plane.ts'
import { type MapPiece, WAYS, type Way } from './map-piece.ts'

/** How a piece lies: quarter turns against the clock around the origin, then a shift. */
export type Placement = { readonly turns: number; readonly shift: Point }

/** A piece that lies on the table. */
export type PlacedPiece = Placement & { readonly piece: MapPiece }

/** As it is drawn. */
export const UNMOVED: Placement = { turns: 0, shift: { x: 0, y: 0 } }

/** Where a point of a piece comes to lie. */
export function layPoint(point: Point, { turns, shift }: Placement): Point {
  const { x, y } = turned(point, turns)
  return { x: x + shift.x, y: y + shift.y }
}

/** A vector after quarter turns against the clock. Subtracting from zero keeps negative zeros out. */
export function turned({ x, y }: Point, turns: number): Point {
  if (turns === 1) return { x: 0 - y, y: x }
  if (turns === 2) return { x: 0 - x, y: 0 - y }
  if (turns === 3) return { x: y, y: 0 - x }
  return { x, y }
}

const turnsFrom = (from: Way, to: Way): number => (WAYS.indexOf(to) - WAYS.indexOf(from) + 4) % 4

/** Where an arrow points once its piece has been turned. */
const wayAfter = (way: Way, turns: number): Way => WAYS[(WAYS.indexOf(way) + turns) % 4] ?? way

/** The placement that turns a piece and brings one of its points to a given one. */
function placementTo(turns: number, point: Point, target: Point): Placement {
  const { x, y } = turned(point, turns)
  return { turns, shift: { x: target.x - x, y: target.y - y } }
}

/** Lays the entrance of a piece on the exit of the one before, its arrow pointing away (gears.map.join). */
export function joinedTo({ piece: { exit }, ...before }: PlacedPiece, { entrance }: MapPiece): Placement | null {
  if (exit === undefined) return null
  const turns = turnsFrom(entrance.way, wayAfter(exit.way, before.turns))
  return placementTo(turns, entrance.anchor, layPoint(exit.anchor, before))
}

/** Lays the entrance of a piece on the entrance of another, side to side (gears.mission.resonator.rotate). */
export function facing({ piece: { entrance: other }, ...before }: PlacedPiece, { entrance }: MapPiece): Placement {
  const turns = (turnsFrom(entrance.way, wayAfter(other.way, before.turns)) + 2) % 4
  const farEnd = other.from.x === other.anchor.x && other.from.y === other.anchor.y ? other.to : other.from
  return placementTo(turns, entrance.anchor, layPoint(farEnd, before))
}

/** The part that two segments on one line have in common; null if they only touch or lie on different lines. */
export function commonPart(one: Segment, other: Segment): Segment | null {
  if (turn(one.from, one.to, other.from) !== 0 || turn(one.from, one.to, other.to) !== 0) return null
  const along = { x: one.to.x - one.from.x, y: one.to.y - one.from.y }
  const byPosition = (a: Point, b: Point) => dot(along, a) - dot(along, b)
  const isForward = byPosition(other.from, other.to) <= 0
  const [start, end] = isForward ? [other.from, other.to] : [other.to, other.from]
  const from = byPosition(one.from, start) > 0 ? one.from : start
  const to = byPosition(one.to, end) < 0 ? one.to : end
  return byPosition(from, to) < 0 ? { from, to } : null
}
