import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import type { GearsCommand } from '../../../../src/games/gears/match/command.ts'
import { decideMatch } from '../../../../src/games/gears/match/decide.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { evolveMatch } from '../../../../src/games/gears/match/evolve.ts'
import { mapOfState } from '../../../../src/games/gears/match/map.ts'
import { offersOf } from '../../../../src/games/gears/match/offers.ts'
import { GearsOptions } from '../../../../src/games/gears/match/options.ts'
import { setUpMatch } from '../../../../src/games/gears/match/setup.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import type { GearsRules } from '../../../../src/games/gears/rules.ts'
import { formatSeed, type Random, seeded } from '../../../../src/rulebook/random.ts'
import { Refusal } from '../../../../src/rulebook/refusal.ts'
import { Trace } from '../../../../src/rulebook/trace.ts'

/** A match as it is played by chance. */
export type PlayedMatch = {
  readonly log: GearsEvent[]
  readonly commands: { seat: number; command: GearsCommand }[]
  state: GearsState
}

export const chanceOf = (number: number): Random =>
  seeded(formatSeed(Uint8Array.from({ length: 32 }, (_, index) => (number >> (8 * (index % 4))) & 255)))

/** Sets a match up. */
export function startMatch(options: Partial<GearsOptions>, seats: number, random: Random): PlayedMatch {
  const choices = Array.from({ length: seats }, () => null)
  const around = { random, trace: new Trace<GearsRules>(), content: gearsContent, choices }
  const events = setUpMatch(GearsOptions.parse(options), seats, around)
  if (events instanceof Refusal) throw new Error(JSON.stringify(events.violations))
  return { log: [...events], commands: [], state: events.reduce<GearsState | null>(after, null) as GearsState }
}

const after = (state: GearsState | null, event: GearsEvent): GearsState => evolveMatch(state, event, gearsContent)

/** The same match with all but the first Locust back in the box and one hole open, so that it lasts and can be won. */
export function eased({ state, commands }: PlayedMatch, left = 1): PlayedMatch {
  const pool = { ...state.pool }
  for (const { enemy } of state.locust.slice(left)) {
    const type = gearsContent.enemies.get(enemy)?.figureType
    if (type !== undefined) pool[type]++
  }
  const { pile } = state.orders
  const players = state.players.map((player, seat) => ({
    ...player,
    grenades: 9,
    handLimit: 13,
    hand: [...player.hand, ...pile.slice(6 * seat, 6 * seat + 6)],
  }))
  const orders = { pile: pile.slice(6 * players.length), discard: state.orders.discard }
  const sealedHoles = mapOfState(state, gearsContent).zones.flatMap(({ holes }) => holes.map(({ id }) => id))
  const locust = state.locust.slice(0, left)
  const easier: GearsState = { ...state, pool, players, orders, locust, sealedHoles: sealedHoles.slice(1) }
  return { log: [{ type: 'matchSetUp', state: easier }], commands, state: easier }
}

/** Gives a command, which has to be legal. */
export function give(match: PlayedMatch, seat: number, command: GearsCommand, random: Random): GearsEvent[] {
  const around = { random, trace: new Trace<GearsRules>(), content: gearsContent }
  const events = decideMatch(match.state, seat, command, around)
  if (events instanceof Refusal) {
    throw new Error(`${seat} ${JSON.stringify(command)}: ${JSON.stringify(events.violations)}`)
  }
  match.commands.push({ seat, command })
  match.log.push(...events)
  match.state = events.reduce<GearsState>(after, match.state)
  return [...events]
}

/** What every seat may do now, apart from throwing weapons away. */
export function choices({ state }: PlayedMatch): { seat: number; command: GearsCommand }[] {
  return state.players.flatMap((_, seat) =>
    offersOf(state, seat, gearsContent)
      .map(({ command }) => ({ seat, command: command as GearsCommand }))
      .filter(({ command }) => !('discardWeapon' in command)),
  )
}

/** Players of some sense: they heal, keep their cards, shoot when they can, and do not blow themselves up. */
function weightOf({ state }: PlayedMatch, command: GearsCommand): number {
  if ('answer' in command) return command.answer.option === 'decline' ? 16 : 4
  if ('heal' in command) return 1 + 20 * command.heal.cards
  if ('attack' in command || 'chainsaw' in command) return 12
  if ('throwGrenade' in command) return gainOf(state, command.throwGrenade.zone)
  if ('move' in command) return Math.ceil(40 / (1 + 2 * holeDistance(state, command.move.path.at(-1) ?? '')))
  if ('revive' in command) return 20
  if ('skipAction' in command || 'activateEquipment' in command || 'soloFollow' in command) return 1
  return 'endOrders' in command ? 20 : 4
}

const isAtHole = (state: GearsState, zone: string): boolean =>
  (mapOfState(state, gearsContent).zone(zone)?.holes ?? []).some(({ id }) => !state.sealedHoles.includes(id))

/** How far the nearest open hole is, or the nearest Locust where none is open. */
function holeDistance(state: GearsState, zone: string): number {
  const map = mapOfState(state, gearsContent)
  const from = map.zone(zone)?.number
  if (from === undefined) return 5
  const holes = map.zones.filter(({ id }) => isAtHole(state, id))
  const goals = holes.length > 0 ? holes : state.locust.flatMap(({ position }) => map.zone(position.zone) ?? [])
  return Math.min(20, ...goals.map(({ number }) => map.moves(from, number)))
}

const gainOf = (state: GearsState, zone: string): number => {
  const { players, locust } = state
  if (players.some(({ position }) => position.zone === zone)) return 1
  if (isAtHole(state, zone)) return 60
  return locust.some(({ position }) => position.zone === zone) ? 20 : 2
}

/** Plays by chance until the match is over, or so many turns are played. */
export function playOn(
  match: PlayedMatch,
  random: Random,
  turns: number,
  watch: (match: PlayedMatch, events: readonly GearsEvent[]) => void = () => {},
): void {
  while (match.state.result === null && match.state.turnNumber < turns) {
    const open = choices(match).flatMap((choice) =>
      Array.from({ length: weightOf(match, choice.command) }, () => choice),
    )
    const chosen = open[random.below(open.length)]
    if (chosen === undefined) throw new Error(`Nobody may do anything: ${match.state.step}`)
    watch(match, give(match, chosen.seat, chosen.command, random))
  }
}
