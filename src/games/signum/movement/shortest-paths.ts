import type { Point } from '../../../geometry/plane.ts'
import type { FreeLegs, Obstacles } from './free-leg.ts'
import { legLength } from './sweep.ts'
import { turningPoints } from './turning-points.ts'

/** A path after its start, and how long it is. */
export type ShortPath = { readonly length: number; readonly path: readonly Point[] }

/** A path turns no more often than this. */
const MAX_TURNS = 7
/** More straight pieces of paths than this are not looked at. */
const MAX_PIECES = 1000

/** The shortest paths to the start and to the places where a path may turn: each is settled once, the nearest first. */
export function shortestPaths(
  start: Point & { readonly radius: number },
  goals: readonly (Point & { readonly radius: number })[],
  obstacles: Obstacles,
  most: number,
  legs: FreeLegs,
): ShortPath[] {
  const widest = Math.max(...goals.map(({ radius }) => radius))
  const places = turningPoints(start, goals, obstacles, most + start.radius + widest, legs)
  let open = places.map((place) => ({ place, length: Infinity, path: [] as readonly Point[] }))
  const settled: ShortPath[] = [{ length: 0, path: [] }]
  let pieces = 0
  for (let last = settled[0]; last !== undefined && open.length > 0 && pieces < MAX_PIECES; last = settled.at(-1)) {
    const from = last.path.at(-1) ?? start
    for (const turn of open) {
      const length = last.length + legLength({ from, to: turn.place })
      if (length >= turn.length || length > most) continue
      pieces++
      if (!legs.isOpen(from, turn.place)) continue
      turn.length = length
      turn.path = [...last.path, turn.place]
    }
    const next = open.reduce((best, turn) => (turn.length < best.length ? turn : best))
    if (next.length === Infinity || next.path.length > MAX_TURNS) break
    settled.push({ length: next.length, path: next.path })
    open = open.filter((turn) => turn !== next)
  }
  return settled
}
