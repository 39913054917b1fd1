import type { BotLevel, MatchEvent } from '../../../../src/contract/match.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { chooseCommand } from '../../../../src/matches/bots/thinking.ts'
import { begin, chanceOf, fold } from './random-match.ts'

const MAX_COMMANDS = 4_000

/** Plays a match by bots of these levels, by seat. */
export function playByBots(
  number: number,
  levels: readonly BotLevel[],
  options: JsonObject = {},
  choices: readonly (JsonObject | null)[] = [],
): { readonly state: SignumState; readonly log: readonly MatchEvent[]; readonly commands: number } {
  const random = chanceOf(number)
  const begun = begin(options, random, choices)
  let { state } = begun
  const log = [...begun.log]
  let commands = 0
  for (; state.result === null && commands < MAX_COMMANDS; commands++) {
    const seat = signumPlay.activeSeat(state) ?? 0
    const command = chooseCommand({ play: signumPlay, seat, random }, state, levels[seat] ?? 'regular')
    const decision = signumPlay.decide(state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
    log.push(...decision.events)
    state = fold(state, decision.events)
  }
  return { state, log, commands }
}
