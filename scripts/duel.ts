import { BOT_LEVELS, type BotLevel, type Play } from '../src/contract/match.ts'
import type { JsonObject } from '../src/lib/json.ts'
import { chooseCommand } from '../src/matches/bots/thinking.ts'
import { formatSeed, seeded } from '../src/rulebook/random.ts'
import { toyPlay } from '../tests/support/toy-play.ts'

// Lets bots of two levels play the invented game against each other: `npx tsx scripts/duel.ts expert regular 50`.

const MAX_COMMANDS = 600

const chanceOf = (number: number) => {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return seeded(formatSeed(bytes))
}

/** Plays one match and tells which seat won; `null` if it took too long. */
export function duel(play: Play, levels: readonly BotLevel[], number: number, options: JsonObject): number | null {
  const random = chanceOf(number)
  const start = play.setup(options, levels.length, random)
  if (start.kind !== 'decided') throw new Error(start.kind)
  let state = start.events.reduce<JsonObject | null>(play.evolve, null) ?? {}
  for (let count = 0; count < MAX_COMMANDS; count++) {
    const ending = play.ending(state)
    if (ending !== null) return ending.winners[0] ?? null
    const seat = play.activeSeat(state) ?? 0
    const command = chooseCommand({ play, seat, random }, state, levels[seat] ?? 'novice')
    const decision = play.decide(state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
    state = decision.events.reduce<JsonObject>(play.evolve, state)
  }
  return null
}

const isLevel = (text: string | undefined): text is BotLevel => BOT_LEVELS.some((level) => level === text)

function main([one, other, games = '40']: readonly string[]): void {
  if (!isLevel(one) || !isLevel(other)) throw new Error(`Give two of ${BOT_LEVELS.join(', ')} and a number of matches.`)
  let [wins, losses] = [0, 0]
  for (let number = 0; number < Number(games); number++) {
    const seat = number % 2
    const levels = seat === 0 ? [one, other] : [other, one]
    const winner = duel(toyPlay, levels, 1_000 + number, { goal: 40 })
    if (winner === seat) wins++
    else if (winner !== null) losses++
  }
  console.log(`${one} won ${wins} and lost ${losses} of ${games} against ${other}.`)
}

if (process.argv[1]?.endsWith('duel.ts')) main(process.argv.slice(2))
