import { createHash } from 'node:crypto'
import process from 'node:process'
import { BOT_LEVELS, type BotLevel, type Play } from '../src/contract/match.ts'
import { gears } from '../src/games/gears/index.ts'
import type { GearsState } from '../src/games/gears/match/state.ts'
import { chooseCommand } from '../src/matches/bots/thinking.ts'
import { formatSeed, type Random, seeded } from '../src/rulebook/random.ts'

/**
 * Plays a mission of Gears many times with bots, and tells how often it is won: the numbers of cards that no book gives
 * are chosen so that the first mission is neither always won nor always lost.
 *
 *   npx tsx scripts/balance.ts emergence 2 20 regular
 */
const [mission = 'emergence', players = '2', matches = '10', wanted = 'regular'] = process.argv.slice(2)
const MAX_COMMANDS = 1500
/** The turns in which nobody should fall. */
const FIRST_TURNS = 2

const level: BotLevel = BOT_LEVELS.find((one) => one === wanted) ?? 'regular'
const play = gears.play as Play
const chance = (text: string): Random => seeded(formatSeed(createHash('sha256').update(text).digest()))

type Played = {
  readonly result: string
  readonly turns: number
  readonly commands: number
  readonly fellAt: number | null
}

function playOnce(name: string): Played {
  const random = chance(name)
  const opened = play.setup({ mission }, Number(players), random)
  if (opened.kind !== 'decided') throw new Error(JSON.stringify(opened))
  let state = opened.events.reduce<GearsState | null>((now, event) => play.evolve(now, event) as GearsState, null)
  let fellAt: number | null = null
  for (let commands = 0; state !== null; commands++) {
    const isDown = state.players.some(({ status }) => status !== 'standing')
    if (isDown) fellAt ??= state.turnNumber
    if (state.result !== null || commands === MAX_COMMANDS) {
      const result = `${state.result ?? 'unfinished'} in phase ${state.phase}`
      return { result, turns: state.turnNumber, commands, fellAt }
    }
    const seat: number = play.activeSeat(state) ?? 0
    const decision = play.decide(state, seat, chooseCommand({ play, seat, random }, state, level), random)
    if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
    state = decision.events.reduce<GearsState>((now, event) => play.evolve(now, event) as GearsState, state)
  }
  throw new Error('Nothing was set up.')
}

const tally = new Map<string, number>()
let early = 0
for (let match = 0; match < Number(matches); match++) {
  const { result, turns, commands, fellAt } = playOnce(`${mission}:${players}:${match}`)
  tally.set(result, (tally.get(result) ?? 0) + 1)
  if (fellAt !== null && fellAt <= FIRST_TURNS) early++
  process.stdout.write(`match ${match + 1}: ${result} after ${turns} turns, ${commands} commands\n`)
}
process.stdout.write(`${mission}, ${players} players, ${level}: `)
process.stdout.write(`${[...tally].map(([result, count]) => `${result} ${count}`).join(', ')}; `)
process.stdout.write(`somebody fell in the first ${FIRST_TURNS} turns of ${early}\n`)
