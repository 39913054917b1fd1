import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import type { GearsCommand } from '../../../../src/games/gears/match/command.ts'
import { decideMatch } from '../../../../src/games/gears/match/decide.ts'
import type { GearsEvent, GearsEventType } from '../../../../src/games/gears/match/events.ts'
import { mapOfState } from '../../../../src/games/gears/match/map.ts'
import { offersOf } from '../../../../src/games/gears/match/offers.ts'
import { freshTurn, type GearsState, type PlayerState } from '../../../../src/games/gears/match/state.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { sees } from '../../../../src/games/gears/sight/line-of-sight.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'
import { chanceOf, give, type PlayedMatch } from './random-match.ts'
import { preparedMatch } from './world.ts'

/** Dice that show nothing: the last face of every die is blank. */
export const blank: Random = { draws: [], below: (bound) => bound - 1 }

/** Dice that always show the same face. */
export const face = (number: number): Random => ({ draws: [], below: (bound) => Math.min(number, bound - 1) })

export type Arranged = { readonly players: readonly Partial<PlayerState>[]; readonly state?: Partial<GearsState> }

/** A match of the first mission in the middle of somebody’s turn, with the table as it is wanted. */
export function arranged({ players, state: wanted = {} }: Arranged): PlayedMatch {
  const { state } = preparedMatch({}, players.length, chanceOf(7))
  const arrangedPlayers = state.players.map((player, seat) => ({ ...player, hand: [], ...players[seat] }))
  const zone = arrangedPlayers[wanted.active ?? 0]?.position.zone ?? ''
  const turn = freshTurn(zone)
  const table = { locust: [], step: 'orders', active: 0, turnNumber: 1, turn, ...wanted } as const
  const now: GearsState = { ...state, ...table, players: arrangedPlayers }
  return { log: [], commands: [], state: now }
}

export const map = mapOfState(preparedMatch({}, 2, chanceOf(7)).state, content)
export const zones = map.zones.map(({ id }) => id)
export const movesBetween = (a: string, b: string): number =>
  map.moves(map.zone(a)?.number ?? 0, map.zone(b)?.number ?? 0)

/** Two zones so many steps apart, of which the one is seen from the other. */
export function pairOf(steps: number): [string, string] {
  for (const one of map.zones) {
    const other = map.zones.find(
      (zone) =>
        map.moves(one.number, zone.number) === steps && sees(map, { zone: one, cover: null }, { zone, cover: null }),
    )
    if (other !== undefined) return [one.id, other.id]
  }
  throw new Error(`No zones ${steps} steps apart see each other.`)
}

export const wayBetween = (a: string, b: string): string[] =>
  (map.shortestPath(map.zone(a)?.number ?? 0, map.zone(b)?.number ?? 0, 'moves') ?? [])
    .slice(1)
    .map((number) => zones[number] as string)

export const drone = (id: string, zone: string) =>
  ({ id, enemy: 'drone', position: { zone }, state: 'healthy', marker: null }) as const

/** Answers until nothing is asked: with the first that is wanted, else with the first option. */
export function answerAll(match: PlayedMatch, random: Random, wanted: readonly string[] = []): GearsEvent[] {
  const events: GearsEvent[] = []
  for (let pending = match.state.procedure?.pending; pending != null; pending = match.state.procedure?.pending) {
    const seat = match.state.players.findIndex(({ character }) => character === pending?.player)
    const option = pending.options.find((option) => wanted.includes(option)) ?? pending.options[0] ?? ''
    events.push(...give(match, seat, { answer: { option } }, random))
  }
  return events
}

export const of = <Type extends GearsEventType>(events: readonly GearsEvent[], type: Type) =>
  events.filter((event): event is Extract<GearsEvent, { type: Type }> => event.type === type)

export function refusalOf({ state }: PlayedMatch, seat: number, command: GearsCommand): string[] {
  const around = { random: blank, trace: new Trace<GearsRules>(), content }
  const answer = decideMatch(state, seat, command, around)
  return answer instanceof Refusal ? answer.violations.map(({ rule }) => rule) : []
}

export const offered = ({ state }: PlayedMatch, seat: number): GearsCommand[] =>
  offersOf(state, seat, content).map(({ command }) => command as GearsCommand)
