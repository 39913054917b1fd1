import { itemAround, itemAt } from '../lib/items.ts'
import { type Point, turn } from './plane.ts'
import type { Polygon } from './polygon.ts'

/**
 * Cuts a simple polygon, its corners against the clock, into convex parts whose corners are corners of the polygon.
 * No cut passes through a third corner.
 */
export function convexParts(polygon: Polygon): Polygon[] {
  const corners = polygon.filter((corner, index) => turn(before(polygon, index), corner, after(polygon, index)) !== 0)
  if (isConvex(corners)) return [corners]
  return joinParts(triangles(corners))
}

const before = (polygon: Polygon, index: number): Point => itemAround(polygon, index - 1)
const after = (polygon: Polygon, index: number): Point => itemAround(polygon, index + 1)

function isConvex(polygon: Polygon): boolean {
  return polygon.every((corner, index) => turn(before(polygon, index), corner, after(polygon, index)) >= 0)
}

/** Cuts off one ear after the other. A polygon always has an ear, so the loop ends. */
function triangles(polygon: Polygon): Polygon[] {
  const rest = [...polygon]
  const cut: Polygon[] = []
  while (rest.length > 3) {
    const ear = rest.findIndex((_, index) => isEar(rest, index))
    if (ear < 0) throw new Error('A polygon that does not touch itself has an ear.')
    cut.push([before(rest, ear), itemAt(rest, ear), after(rest, ear)])
    rest.splice(ear, 1)
  }
  return [...cut, rest]
}

function isEar(polygon: Polygon, index: number): boolean {
  const [a, b, c] = [before(polygon, index), itemAt(polygon, index), after(polygon, index)]
  if (turn(a, b, c) <= 0) return false
  return !polygon.some((point) => point !== a && point !== b && point !== c && isInTriangle(point, a, b, c))
}

const isInTriangle = (point: Point, a: Point, b: Point, c: Point): boolean =>
  turn(a, b, point) >= 0 && turn(b, c, point) >= 0 && turn(c, a, point) >= 0

/** Puts parts together along a common side for as long as the result is convex. */
function joinParts(parts: readonly Polygon[]): Polygon[] {
  const joined: Polygon[] = []
  for (const part of parts) {
    let whole = part
    for (let at = joined.length - 1; at >= 0; at--) {
      const union = joinTwo(itemAt(joined, at), whole)
      if (union === null) continue
      joined.splice(at, 1)
      whole = union
    }
    joined.push(whole)
  }
  return joined
}

function joinTwo(a: Polygon, b: Polygon): Polygon | null {
  for (const [index, from] of a.entries()) {
    const at = b.indexOf(after(a, index))
    if (at < 0 || after(b, at) !== from) continue
    // Around the first part from the end of the common side to its start, then around the second one back.
    const union = [...startAt(a, index + 1), ...startAt(b, at + 1).slice(1, -1)]
    return isConvex(union) ? union : null
  }
  return null
}

const startAt = (polygon: Polygon, start: number): Point[] =>
  polygon.map((_, index) => itemAround(polygon, start + index))
