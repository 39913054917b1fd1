import { BOT_LEVELS, type BotLevel, type Play } from '../src/contract/match.ts'
import { apex } from '../src/games/apex/index.ts'
import { shatterpoint } from '../src/games/shatterpoint/index.ts'
import type { JsonObject } from '../src/lib/json.ts'
import { chooseCommand } from '../src/matches/bots/thinking.ts'
import { formatSeed, seeded } from '../src/rulebook/random.ts'
import { toyPlay } from '../tests/support/toy-play.ts'

/**
 * Lets bots of two levels play against each other, in the invented game, in Apex Legends or in Star Wars: Shatterpoint,
 * and tells how often each level and each seat won. In Apex Legends the first seat is Red. The last number is that of the first match. Against
 * Automata the first level plays every seat, and the second is not used.
 *
 *   npx tsx scripts/duel.ts expert regular 50
 *   npx tsx scripts/duel.ts regular regular 50 apex 0
 *   npx tsx scripts/duel.ts regular regular 50 apex-teammate 0
 *   npx tsx scripts/duel.ts regular regular 60 shatterpoint 0
 */
const MAX_COMMANDS = 3_000

type Game = { readonly play: Play; readonly options: JsonObject; readonly together?: number }

const apexPlay = apex.play as Play

const GAMES: ReadonlyMap<string, Game> = new Map([
  ['toy', { play: toyPlay, options: { goal: 40 } }],
  ['apex', { play: apexPlay, options: { red: 'A' } }],
  ['apex-solo', { play: apexPlay, options: { automata: {} }, together: 1 }],
  ['apex-teammate', { play: apexPlay, options: { automata: { teammate: true } }, together: 1 }],
  ['apex-coop', { play: apexPlay, options: { automata: {} }, together: 2 }],
  ['shatterpoint', { play: shatterpoint.play as Play, options: {} }],
])

const chanceOf = (number: number) => {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, number)
  return seeded(formatSeed(bytes))
}

/** How a match went: no seat has won after a draw or if the Automata have, and it is not over if it took too long. */
type Played = { readonly winner: number | null; readonly reason: string | null; readonly commands: number }

/** Plays one match to its end. */
export function duel({ play, options }: Game, levels: readonly BotLevel[], number: number): Played {
  const random = chanceOf(number)
  const start = play.setup(options, levels.length, random)
  if (start.kind !== 'decided') throw new Error(start.kind)
  let state = start.events.reduce<JsonObject | null>(play.evolve, null) ?? {}
  for (let commands = 0; commands < MAX_COMMANDS; commands++) {
    const ending = play.ending(state)
    if (ending !== null) return { winner: ending.winners[0] ?? null, reason: ending.reason.en, commands }
    const seat = play.activeSeat(state) ?? 0
    const command = chooseCommand({ play, seat, random }, state, levels[seat] ?? 'novice')
    const decision = play.decide(state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(decision)}`)
    state = decision.events.reduce<JsonObject>(play.evolve, state)
  }
  return { winner: null, reason: null, commands: MAX_COMMANDS }
}

/** Who sits where: against Automata all seats are of one side, else the levels take turns in going first. */
function seated({ together }: Game, one: BotLevel, other: BotLevel, seat: number): BotLevel[] {
  if (together !== undefined) return Array.from({ length: together }, () => one)
  return seat === 0 ? [one, other] : [other, one]
}

const isLevel = (text: string | undefined): text is BotLevel => BOT_LEVELS.some((level) => level === text)

function main([one, other, matches = '40', name = 'toy', first = '1000']: readonly string[]): void {
  if (!isLevel(one) || !isLevel(other)) throw new Error(`Give two of ${BOT_LEVELS.join(', ')} and a number of matches.`)
  const game = GAMES.get(name)
  if (game === undefined) throw new Error(`Give one of ${[...GAMES.keys()].join(', ')}.`)
  const tally = { won: 0, lost: 0, firstSeat: 0, nobody: 0, unfinished: 0 }
  for (let number = 0; number < Number(matches); number++) {
    const seat = number % 2
    const { winner, reason, commands } = duel(game, seated(game, one, other, seat), Number(first) + number)
    const isWon = game.together === undefined ? winner === seat : winner !== null
    if (reason === null) tally.unfinished++
    else if (winner === null) tally.nobody++
    else tally[isWon ? 'won' : 'lost']++
    if (winner === 0) tally.firstSeat++
    console.log(`${number}: ${resultOf(winner, reason)} (${commands} commands)`)
  }
  const { won, lost, firstSeat, nobody, unfinished } = tally
  if (game.together === undefined) {
    console.log(`${one} won ${won} and lost ${lost} of ${matches} against ${other}; the first seat won ${firstSeat}.`)
    console.log(`${nobody} were drawn and ${unfinished} not finished.`)
    return
  }
  console.log(
    `${one} won ${won} of ${matches} against the Automata, who won or drew ${nobody}; ${unfinished} were not finished.`,
  )
}

/** Why a match ended, in words of the game: it knows whether nobody or the Automata have won where no seat has. */
function resultOf(winner: number | null, reason: string | null): string {
  if (reason === null) return 'Not finished.'
  return winner === null ? reason : `Seat ${winner}: ${reason}`
}

if (process.argv[1]?.endsWith('duel.ts')) main(process.argv.slice(2))
