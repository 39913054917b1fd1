import type { PlacedMap } from '../table/placed-map.ts'

/** Which way a Locust is told to move. */
export const DIRECTIONS = ['toward', 'away'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The zones beside a zone that are one step nearer to a goal; none at the goal itself or if no way leads there. */
export function stepsToward(map: PlacedMap, from: number, goal: number): number[] {
  const left = map.moves(from, goal)
  if (left === Number.POSITIVE_INFINITY) return []
  return map.neighbours(from, 'moves').filter((next) => map.moves(next, goal) === left - 1)
}

/** The zones beside a zone that are one step farther from what is fled; none if no way leads to it at all. */
export function stepsAway(map: PlacedMap, from: number, fled: number): number[] {
  const left = map.moves(from, fled)
  return map.neighbours(from, 'moves').filter((next) => map.moves(next, fled) > left)
}

const STEPS: Readonly<Record<Direction, typeof stepsToward>> = { toward: stepsToward, away: stepsAway }

/** An instruction to move: how far at most, and nearer to or farther from a zone. */
export type LocustMove = { readonly zones: number; readonly direction: Direction; readonly goal: number }

/** A zone that a move passes or ends in: how many steps there, from where, and in how many ways. */
export type Stop = {
  readonly zone: number
  readonly steps: number
  readonly before: number[]
  readonly next: readonly number[]
  ways: number
}

/** More ways than this are not told apart. */
const MAX_WAYS = 100_000

/**
 * Every zone that a move may pass, by its steps. Each step changes the distance to the goal by one, so a zone is always
 * reached with the same number of steps, whatever the way.
 */
export function locustStops(map: PlacedMap, from: number, { zones, direction, goal }: LocustMove): Stop[] {
  const stopOf = (zone: number, steps: number): Stop => {
    const next = steps === zones ? [] : STEPS[direction](map, zone, goal)
    return { zone, steps, before: [], next, ways: 0 }
  }
  const start = stopOf(from, 0)
  start.ways = 1
  const byZone = new Map([[from, start]])
  // Stops that are found are appended while the map is walked through, so this goes layer by layer.
  for (const stop of byZone.values()) {
    for (const zone of stop.next) {
      const after = byZone.get(zone) ?? stopOf(zone, stop.steps + 1)
      byZone.set(zone, after)
      after.before.push(stop.zone)
      after.ways = Math.min(MAX_WAYS, after.ways + stop.ways)
    }
  }
  return [...byZone.values()]
}

/** The stops at which the move is over: moving is compulsory while a step is left (gears.locust.move-toward). */
export const endsOf = (stops: readonly Stop[]): Stop[] => stops.filter(({ next }) => next.length === 0)

/** One way to a stop, both ends included. */
export function pathTo(stop: Stop, stops: readonly Stop[]): number[] {
  const byZone = new Map(stops.map((stop) => [stop.zone, stop]))
  const way: number[] = []
  for (let at: Stop | undefined = stop; at !== undefined; at = byZone.get(at.before[0] ?? -1)) way.unshift(at.zone)
  return way
}
