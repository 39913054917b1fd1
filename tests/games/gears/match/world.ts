import { Run } from '../../../../src/contract/match-run.ts'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import type { MatchContext } from '../../../../src/games/gears/match/context.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { evolveMatch } from '../../../../src/games/gears/match/evolve.ts'
import { doorZone, mapOfState } from '../../../../src/games/gears/match/map.ts'
import type { GearsOptions } from '../../../../src/games/gears/match/options.ts'
import { explore } from '../../../../src/games/gears/match/procedures/explore.ts'
import { checkMission } from '../../../../src/games/gears/match/procedures/mission.ts'
import { placeSoldier, placingSeat, startPositions } from '../../../../src/games/gears/match/procedures/placing.ts'
import { ProcedureRun } from '../../../../src/games/gears/match/procedures/procedure-run.ts'
import { startTurn } from '../../../../src/games/gears/match/procedures/turn.ts'
import type { Asking, GearsTypes, MatchDecision } from '../../../../src/games/gears/match/questions.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { give, type PlayedMatch, startMatch } from './random-match.ts'

/** A part of a match that was played out. */
export type Played = {
  readonly state: GearsState
  readonly events: readonly GearsEvent[]
  readonly rules: readonly string[]
  readonly asked: readonly MatchDecision[]
}

/** Plays a part from a state; whoever is asked gives the answer, else the first option. */
export function played(
  state: GearsState,
  random: Random,
  part: (context: MatchContext) => Asking<void>,
  answer: (decision: MatchDecision) => string | undefined = () => undefined,
): Played {
  const trace = new Trace<GearsRules>()
  const run = new ProcedureRun(new Run<GearsTypes>(state, { content, trace, random }, evolveMatch))
  const asked: MatchDecision[] = []
  const asking = part(run)
  for (let turn = asking.next(); !turn.done; ) {
    asked.push(turn.value)
    turn = asking.next(answer(turn.value) ?? (turn.value.options[0] as string))
  }
  return { state: run.state, events: run.events, rules: trace.steps.map(({ rule }) => rule), asked }
}

/** A match whose map is built; the first player takes the first option of everything. */
export function preparedMatch(options: Partial<GearsOptions>, seats: number, random: Random): PlayedMatch {
  const match = startMatch(options, seats, random)
  for (let asked = match.state.procedure?.pending; asked != null; asked = match.state.procedure?.pending) {
    const option = asked.options[0] as string
    give(match, match.state.first, { answer: { option } }, random)
  }
  return match
}

/** A match whose soldiers are placed, in the orders step of the first player. */
export function placedMatch(options: Partial<GearsOptions>, seats: number, random: Random): GearsState {
  const { state } = preparedMatch(options, seats, random)
  // biome-ignore lint/correctness/useYield: nothing is asked.
  return played(state, random, function* (context) {
    for (let seat = placingSeat(context.state); seat !== null; seat = placingSeat(context.state)) {
      const [position] = startPositions(context.state, content)
      if (position === undefined) throw new Error('There is no room for a soldier.')
      placeSoldier(context, seat, position)
    }
    startTurn(context, context.state.first)
    context.emit({ type: 'stepStarted', step: 'orders' })
  }).state
}

/** The state after the mission was looked at. */
export const checked = (
  state: GearsState,
  random: Random,
  answer?: (decision: MatchDecision) => string | undefined,
): Played => played(state, random, checkMission, answer)

/** The active player’s soldier is put at a door and explores it; then the mission is looked at. */
export function explored(state: GearsState, door: string, random: Random): Played {
  const there = standing(state, zoneOfDoor(state, door), [state.active])
  return played(there, random, function* (context) {
    yield* explore(context, door)
    yield* checkMission(context)
  })
}

export function zoneOfDoor(state: GearsState, door: string): string {
  const found = state.doors.find((candidate) => candidate.door === door)
  if (found === undefined) throw new Error(`There is no door ${door}.`)
  return doorZone(mapOfState(state, content), found)
}

/** Soldiers in a zone, in the open. */
export function standing(state: GearsState, zone: string, seats = [...state.players.keys()]): GearsState {
  const players = state.players.map((player, seat) =>
    seats.includes(seat) ? { ...player, position: { zone } } : player,
  )
  return { ...state, players }
}

/** A state without Locust, or without those of one enemy; the figures are back in the pool. */
export function without(state: GearsState, enemy?: string): GearsState {
  const gone = state.locust.filter((figure) => enemy === undefined || figure.enemy === enemy)
  const pool = { ...state.pool }
  for (const one of gone) {
    const type = content.enemies.get(one.enemy)?.figureType
    if (type !== undefined) pool[type]++
  }
  return { ...state, locust: state.locust.filter((figure) => !gone.includes(figure)), pool }
}
