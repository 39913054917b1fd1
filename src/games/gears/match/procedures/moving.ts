import { required } from '../../../../lib/required.ts'
import { isOccupied } from '../../locust/ai/battlefield.ts'
import type { MatchContext } from '../context.ts'
import { type Asking, ask } from '../questions.ts'
import { playerOf } from '../state.ts'
import { enterCover, leaveCover, takeOwnCover } from './covering.ts'
import { doorsIn, explore, exploreViolation } from './explore.ts'
import { offerFollow, placeFollowers } from './following.ts'
import { settle } from './resolving.ts'

/** A move that nothing stands against. */
export type CogMove = {
  readonly path: readonly string[]
  readonly cover?: string | undefined
  /** How many zones it may go. */
  readonly zones: number
  /** The wounds of a Locust that is driven out of its cover; null if none may be. */
  readonly displacing: number | null
}

const STOP = 'stop'

/** A COG moves zone by zone; others may follow, and doors may be explored on the way (procedure 6.5). */
export function* moveCog(context: MatchContext, seat: number, move: CogMove): Asking<void> {
  const { character: id, position } = playerOf(context.state, seat)
  if (position.cover !== undefined && (move.path.length > 0 || move.cover !== position.cover)) leaveCover(context, id)
  let hasExplored = false
  let steps = 0
  for (const zone of move.path) {
    if (!isNext(context, seat, zone)) break
    yield* stepTo(context, seat, zone)
    hasExplored = yield* exploreOnTheWay(context, seat, move.zones - ++steps)
    if (context.state.result !== null) return
  }
  if (hasExplored && (yield* goOn(context, seat, move.zones - steps))) yield* takeOwnCover(context, id)
  else if (steps === move.path.length) yield* endInCover(context, seat, move)
  yield* placeFollowers(context, seat)
}

/** Whether a step can still be taken: a mission card that is flipped on the way may have changed the map. */
function isNext({ state, field: { map } }: MatchContext, seat: number, zone: string): boolean {
  const { status, position } = playerOf(state, seat)
  const [from, to] = [map.zone(position.zone), map.zone(zone)]
  if (from === undefined || to === undefined || status === 'executed') return false
  return map.neighbours(from.number, 'moves').includes(to.number)
}

/** Takes the cover that was wanted, unless a Locust that appeared on the way is in it. */
function* endInCover(context: MatchContext, seat: number, { cover, displacing }: CogMove): Asking<void> {
  if (cover === undefined) return
  const { character, position } = playerOf(context.state, seat)
  const { field } = context
  const space = field.map.zone(position.zone)?.covers.find(({ id }) => id === cover) ?? null
  if (displacing === null && isOccupied(field, space)) return
  yield* enterCover(context, character, cover, displacing)
}

function* stepTo(context: MatchContext, seat: number, zone: string): Asking<void> {
  yield* offerFollow(context, seat)
  const { character: figure, position } = playerOf(context.state, seat)
  context.trace.applied('gears.move.step', { from: position.zone, to: zone })
  context.emit({ type: 'figureMoved', figure, from: position.zone, zone })
  // An objective that is met on the way flips the mission card at once (gears.mission.flip-now).
  yield* settle(context)
}

/** A door in a zone that is entered may be explored with movement left; without any there is time for it afterwards. */
function* exploreOnTheWay(context: MatchContext, seat: number, left: number): Asking<boolean> {
  if (left <= 0 || seat !== context.state.active) return false
  const { character: player, position } = playerOf(context.state, seat)
  const { content } = context
  const doors = doorsIn(context.state, position.zone, content).filter(
    ({ door }) => exploreViolation(context.state, seat, door, content) === null,
  )
  for (const { door } of doors) {
    const answer = yield* ask({ kind: 'exploreOffer', player, figure: door }, ['decline', door], (option) => option)
    if (answer !== door) continue
    context.trace.applied('gears.order.explore-anytime', { door, inAction: true })
    yield* explore(context, door)
    yield* settle(context)
    return true
  }
  return false
}

/** After exploring at the end of the way the move may go on with what is left of it. */
function* goOn(context: MatchContext, seat: number, zones: number): Asking<boolean> {
  let hasMoved = false
  for (let left = zones; left > 0; left--) {
    const { character, position } = playerOf(context.state, seat)
    const { map } = context.field
    const next = map.neighbours(required(map.zone(position.zone), 'zone of a figure').number, 'moves')
    const names = next.map((number) => map.zoneAt(number).id)
    const zone = yield* ask({ kind: 'moveOn', player: character, figure: character }, [STOP, ...names], (id) => id)
    if (zone === STOP) break
    hasMoved = true
    yield* stepTo(context, seat, zone)
    yield* exploreOnTheWay(context, seat, left - 1)
    if (context.state.result !== null) break
  }
  return hasMoved
}
