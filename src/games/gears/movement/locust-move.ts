import { z } from 'zod'
import type { GearsTrace } from '../rules.ts'
import type { Place, PlacedMap, PlacedZone } from '../table/placed-map.ts'
import { Count, Distance, Id, LIMITS } from '../vocabulary.ts'
import { Steps } from './cog-move.ts'
import { type CoverChoice, type CoverQuestion, takeCover } from './locust-cover.ts'
import { type Direction, endsOf, type LocustMove, locustStops, pathTo, type Stop } from './locust-movement.ts'

const LocustEnd = z
  .object({
    zone: Id,
    steps: Steps,
    path: z.array(Id).max(LIMITS.zones).describe('One way, both ends included.'),
    paths: Count.describe('How many different ways end here, counted up to 100,000.'),
    covers: z.array(Id).max(LIMITS.covers).describe('The cover spaces to choose from; it has to take one of them.'),
    references: z
      .array(Id)
      .max(LIMITS.cogs)
      .describe('The COG that the cover is measured against; several if they tie.'),
  })
  .meta({ id: 'GearsLocustEnd' })

const PathChoice = z
  .object({ from: Id, to: z.array(Id).max(LIMITS.zones) })
  .describe('A zone of the way in which the active player chooses the next one.')
  .meta({ id: 'GearsPathChoice' })

export const LocustMoveOutcome = z
  .object({
    distance: Distance.describe('The distance in movement to the goal before the move; null if no way leads there.'),
    moves: z.boolean().describe('Whether it leaves its zone; if not, it keeps its exact position.'),
    isForced: z.boolean().describe('Whether there is only one way, so that nobody chooses.'),
    firstSteps: z.array(Id).max(LIMITS.zones).describe('The zones among which the first step is chosen.'),
    choices: z.array(PathChoice).max(LIMITS.zones),
    ends: z.array(LocustEnd).max(LIMITS.zones),
  })
  .meta({ id: 'GearsLocustMoveOutcome' })
export type LocustMoveOutcome = z.infer<typeof LocustMoveOutcome>

/** A Locust that is told to move, and everybody who matters to its cover. */
export type LocustMoveQuestion = Omit<CoverQuestion, 'zone'> & {
  readonly locust: Place
  readonly goal: PlacedZone
  readonly zones: number
  readonly direction: Direction
  readonly isByEffect: boolean
}

/** All ways of a Locust that is told to move, and the cover it takes where they end. */
export function moveLocust(map: PlacedMap, question: LocustMoveQuestion, trace: GearsTrace): LocustMoveOutcome {
  const { locust, goal, zones, direction } = question
  const move: LocustMove = { zones, direction, goal: goal.number }
  const stops = locustStops(map, locust.zone.number, move)
  const ends = endsOf(stops)
  const nameOf = (number: number): string => map.zones[number]?.id ?? ''
  recordPath(
    map,
    question,
    ends.map(({ zone }) => nameOf(zone)),
    trace,
  )

  const moves = ends.some(({ steps }) => steps > 0)
  if (!moves) trace.applied('gears.cover.locust-zero', { zone: locust.zone.id })
  else
    recordCoverAfter(
      question,
      ends.map(({ zone }) => nameOf(zone)),
      trace,
    )
  const distance = map.moves(locust.zone.number, goal.number)
  return {
    distance: distance === Number.POSITIVE_INFINITY ? null : distance,
    moves,
    isForced: ends.length === 1 && ends[0]?.ways === 1,
    firstSteps: (stops[0]?.next ?? []).map(nameOf),
    choices: stops
      .filter(({ next }) => next.length > 1)
      .map(({ zone, next }) => ({ from: nameOf(zone), to: next.map(nameOf) })),
    ends: ends.map((end) => {
      const { choices, references } = coverAt(map, question, end, trace)
      const path = pathTo(end, stops).map(nameOf)
      return { zone: nameOf(end.zone), steps: end.steps, path, paths: end.ways, covers: choices, references }
    }),
  }
}

function coverAt(
  map: PlacedMap,
  question: LocustMoveQuestion,
  { zone, steps }: Stop,
  trace: GearsTrace,
): Pick<CoverChoice, 'choices' | 'references'> {
  const place = map.zones[zone]
  if (steps === 0 || place === undefined) return { choices: [], references: [] }
  const { enemy, occupied, cogs } = question
  return takeCover(map, { enemy, occupied, cogs, zone: place }, trace)
}

function recordPath(
  map: PlacedMap,
  { locust, goal, zones, direction }: LocustMoveQuestion,
  ends: string[],
  trace: GearsTrace,
): void {
  const [from, to] = [locust.zone.number, goal.number]
  const [moves, range] = [map.moves(from, to), map.range(from, to)]
  if (range < moves)
    trace.applied('gears.locust.same-rules', { moves: moves === Number.POSITIVE_INFINITY ? null : moves, range })
  if (moves === Number.POSITIVE_INFINITY) {
    trace.applied('gears.locust.move-unreachable', { from: locust.zone.id, goal: goal.id })
    return
  }
  trace.applied(`gears.locust.move-${direction}`, { from: locust.zone.id, goal: goal.id, zones, ends })
  if (zones > 1) trace.applied('gears.locust.move-goal-fixed', { goal: goal.id })
}

function recordCoverAfter({ enemy, isByEffect }: LocustMoveQuestion, ends: string[], trace: GearsTrace): void {
  if (isByEffect) trace.applied('gears.cover.locust-forced-move', { zone: ends.join(', ') })
  if (enemy.takesCover) trace.applied('gears.locust.cover-after', { ends })
}
