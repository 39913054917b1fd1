import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import type { GearsCommand } from '../../../../src/games/gears/match/command.ts'
import { decideMatch } from '../../../../src/games/gears/match/decide.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { evolveMatch } from '../../../../src/games/gears/match/evolve.ts'
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
  const around = { random, trace: new Trace<GearsRules>(), content: gearsContent }
  const events = setUpMatch(GearsOptions.parse(options), seats, around)
  if (events instanceof Refusal) throw new Error(JSON.stringify(events.violations))
  return { log: [...events], commands: [], state: events.reduce<GearsState | null>(after, null) as GearsState }
}

const after = (state: GearsState | null, event: GearsEvent): GearsState => evolveMatch(state, event, gearsContent)

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
  return events
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
  if ('heal' in command) return 1 + 20 * command.heal.cards
  if ('attack' in command || 'chainsaw' in command) return 12
  if ('throwGrenade' in command) return gainOf(state, command.throwGrenade.zone)
  if ('revive' in command) return 20
  if ('skipAction' in command || 'activateEquipment' in command || 'soloFollow' in command) return 1
  return 'endOrders' in command ? 20 : 4
}

const gainOf = ({ players, locust }: GearsState, zone: string): number => {
  if (players.some(({ position }) => position.zone === zone)) return 1
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
