import { dot, type Point, type Vector } from '../../../geometry/plane.ts'
import { sidesOf } from '../../../geometry/polygon.ts'
import { itemAt } from '../../../lib/items.ts'
import { required } from '../../../lib/required.ts'
import type { EdgeKind } from '../vocabulary.ts'
import type { Door, DrawnMap, Edge } from './map.ts'

/** A straight piece of border along which nothing changes: the zones beside it, its kind, its door. */
export type Border = {
  readonly from: Point
  readonly to: Point
  /** The numbers of the zones beside it: one on the outer border, two inside. */
  readonly zones: readonly number[]
  readonly kind: EdgeKind
  readonly drawnAs: 'cover' | null
  /** The door token that stands on it. */
  readonly door: string | null
}

/** What is wrong with a piece of border. */
export type BorderViolation =
  | { readonly violation: 'overlap'; readonly zones: readonly [number, number] }
  | { readonly violation: 'twoKinds' | 'offBorder' | 'openOuter'; readonly edge: number }
  | { readonly violation: 'doorOffBorder'; readonly door: number }

type Side = Span & { readonly zone: number; readonly isForward: boolean }
type Span = { readonly start: number; readonly end: number }
type Line = {
  readonly sides: Side[]
  readonly edges: (Span & { readonly edge: Edge; readonly index: number })[]
  readonly doors: (Span & { readonly door: Door; readonly index: number })[]
  readonly pointAt: Map<number, Point>
}

/**
 * Cuts the sides of all zones wherever a zone, a listed edge or a door begins or ends, and gives every piece its kind:
 * what is listed, else passable between two zones and wall on the outer border (gears.map.perimeter-is-wall).
 */
export function cutBorders(map: DrawnMap): { borders: Border[]; violations: BorderViolation[] } {
  const borders: Border[] = []
  const violations: BorderViolation[] = []
  for (const line of linesOf(map).values()) cutLine(line, borders, violations)
  return { borders, violations }
}

/** Everything that lies on one infinite line, measured along it. */
function linesOf(map: DrawnMap): Map<string, Line> {
  const lines = new Map<string, Line>()
  for (const [zone, { polygon }] of map.zones.entries()) {
    for (const { from, to } of sidesOf(polygon)) {
      const { line, start, end } = lay(lines, from, to)
      line.sides.push({ zone, isForward: start < end, start: Math.min(start, end), end: Math.max(start, end) })
    }
  }
  for (const [index, edge] of map.edges.entries()) {
    const { line, start, end } = lay(lines, edge.from, edge.to)
    line.edges.push({ edge, index, start: Math.min(start, end), end: Math.max(start, end) })
  }
  for (const [index, door] of map.doors.entries()) {
    const { line, start, end } = lay(lines, door.from, door.to)
    line.doors.push({ door, index, start: Math.min(start, end), end: Math.max(start, end) })
  }
  return lines
}

function lay(lines: Map<string, Line>, from: Point, to: Point): { line: Line; start: number; end: number } {
  const direction = directionOf(from, to)
  const key = `${direction.x},${direction.y},${direction.x * from.y - direction.y * from.x}`
  const line = lines.get(key) ?? { sides: [], edges: [], doors: [], pointAt: new Map() }
  lines.set(key, line)
  const [start, end] = [dot(direction, from), dot(direction, to)]
  line.pointAt.set(start, from).set(end, to)
  return { line, start, end }
}

/** The shortest whole vector along a line, always in the same one of its two directions. */
function directionOf(from: Point, to: Point): Vector {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const divisor = greatestCommonDivisor(Math.abs(x), Math.abs(y)) || 1
  const sign = x < 0 || (x === 0 && y < 0) ? -1 : 1
  return { x: (sign * x) / divisor + 0, y: (sign * y) / divisor + 0 }
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function cutLine(line: Line, borders: Border[], violations: BorderViolation[]): void {
  const cuts = [...line.pointAt.keys()].sort((a, b) => a - b)
  for (let index = 0; index + 1 < cuts.length; index++) {
    const span = { start: itemAt(cuts, index), end: itemAt(cuts, index + 1) }
    const on: OnSpan = {
      sides: line.sides.filter((side) => covers(side, span)),
      edges: line.edges.filter((edge) => covers(edge, span)),
      doors: line.doors.filter((door) => covers(door, span)),
    }
    const wrong = violationsOf(on)
    if (wrong.length > 0) violations.push(...wrong)
    else if (on.sides.length > 0) borders.push(borderOf(on, line, span))
  }
}

type OnSpan = Pick<Line, 'sides' | 'edges' | 'doors'>

function borderOf({ sides, edges, doors }: OnSpan, { pointAt }: Line, { start, end }: Span): Border {
  const listed = edges[0]?.edge
  return {
    from: required(pointAt.get(start), 'point where a border starts'),
    to: required(pointAt.get(end), 'point where a border ends'),
    zones: sides.map(({ zone }) => zone),
    kind: listed?.kind ?? (sides.length === 1 ? 'wall' : 'passable'),
    drawnAs: listed?.drawnAs === 'cover' ? 'cover' : null,
    door: doors[0]?.door.id ?? null,
  }
}

function violationsOf({ sides, edges, doors }: OnSpan): BorderViolation[] {
  if (sides.length === 0) {
    return [
      ...edges.map(({ index }): BorderViolation => ({ violation: 'offBorder', edge: index })),
      ...doors.map(({ index }): BorderViolation => ({ violation: 'doorOffBorder', door: index })),
    ]
  }
  const overlap = overlapOf(sides)
  if (overlap !== null) return [{ violation: 'overlap', zones: overlap }]
  const violation = violationOf(edges, sides.length)
  return violation === null ? [] : [violation]
}

const covers = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end

/** Two zones on the same side of a line overlap. */
function overlapOf(sides: readonly Side[]): [number, number] | null {
  for (const side of sides) {
    const other = sides.find((candidate) => candidate !== side && candidate.isForward === side.isForward)
    if (other !== undefined) return [side.zone, other.zone]
  }
  return null
}

function violationOf(edges: readonly { edge: Edge; index: number }[], zones: number): BorderViolation | null {
  const [first] = edges
  if (first === undefined) return null
  const different = edges.find(({ edge }) => edge.kind !== first.edge.kind)
  if (different !== undefined) return { violation: 'twoKinds', edge: different.index }
  if (zones === 1 && first.edge.kind !== 'wall') return { violation: 'openOuter', edge: first.index }
  return null
}
