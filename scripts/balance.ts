import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { BOT_LEVELS, type BotLevel, type Play } from '../src/contract/match.ts'
import { gears } from '../src/games/gears/index.ts'
import type { GearsState } from '../src/games/gears/match/state.ts'
import { chooseCommand } from '../src/matches/bots/thinking.ts'
import { formatSeed, type Random, seeded } from '../src/rulebook/random.ts'

/**
 * Plays a mission of Gears many times with bots, and tells how often it is won: the numbers of cards that no book gives
 * are chosen so that the first mission is neither always won nor always lost. The last two numbers are that of processes
 * and that of the first match, so that a long run can be made in pieces.
 *
 *   npx tsx scripts/balance.ts emergence 2 200 regular 2 0
 */
const [mission = 'emergence', players = '2', matches = '10', wanted = 'regular', processes = '1', first = '0', part] =
  process.argv.slice(2)
const MAX_COMMANDS = 1500
/** The turns in which nobody should be killed, and hardly anybody should fall. */
const FIRST_TURNS = 2

const level: BotLevel = BOT_LEVELS.find((one) => one === wanted) ?? 'regular'
const play = gears.play as Play
const chance = (text: string): Random => seeded(formatSeed(createHash('sha256').update(text).digest()))

type Played = {
  readonly result: string
  readonly turns: number
  readonly commands: number
  readonly fellAt: number | null
  readonly killedAt: number | null
}

function playOnce(name: string): Played {
  const random = chance(name)
  const opened = play.setup({ mission }, Number(players), random)
  if (opened.kind !== 'decided') throw new Error(JSON.stringify(opened))
  let state = opened.events.reduce<GearsState | null>((now, event) => play.evolve(now, event) as GearsState, null)
  let fellAt: number | null = null
  let killedAt: number | null = null
  for (let commands = 0; state !== null; commands++) {
    if (state.result !== null || commands === MAX_COMMANDS) {
      const result = `${state.result ?? 'unfinished'} in phase ${state.phase}`
      return { result, turns: state.turnNumber, commands, fellAt, killedAt }
    }
    const seat: number = play.activeSeat(state) ?? 0
    const turn = state.turnNumber
    const decision = play.decide(state, seat, chooseCommand({ play, seat, random }, state, level), random)
    if (decision.kind !== 'decided') throw new Error(JSON.stringify(decision))
    state = decision.events.reduce<GearsState>((now, event) => play.evolve(now, event) as GearsState, state)
    if (state.players.some(({ status }) => status !== 'standing')) fellAt ??= turn
    if (state.players.some(({ status }) => status === 'executed')) killedAt ??= turn
  }
  throw new Error('Nothing was set up.')
}

/** Plays every so-manyth match, and tells the process that asked for it. */
function playPart(offset: number): void {
  for (let match = offset; match < Number(matches); match += Number(processes)) {
    process.send?.(playOnce(`${mission}:${players}:${Number(first) + match}`))
  }
  process.disconnect?.()
}

/** How likely the true rate lies where, at 95 %: Wilson's interval. */
function interval(wins: number, all: number): string {
  const z = 1.96
  const rate = wins / all
  const centre = (rate + z ** 2 / (2 * all)) / (1 + z ** 2 / all)
  const half = (z / (1 + z ** 2 / all)) * Math.sqrt((rate * (1 - rate)) / all + z ** 2 / (4 * all ** 2))
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`
  return `${percent(rate)} (${percent(centre - half)} to ${percent(centre + half)})`
}

async function playAll(): Promise<void> {
  const played: Played[] = []
  const parts = Array.from({ length: Number(processes) }, (_, number) => {
    const shared = [mission, players, matches, wanted, processes, first]
    const child = fork(fileURLToPath(import.meta.url), [...shared, String(number)], { execArgv: process.execArgv })
    child.on('message', (one: Played) => {
      played.push(one)
      process.stdout.write(`${played.length}: ${one.result} after ${one.turns} turns, ${one.commands} commands\n`)
    })
    return new Promise<void>((resolve, reject) =>
      child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A part ended with ${code}.`)))),
    )
  })
  await Promise.all(parts)
  tell(played)
}

function tell(played: readonly Played[]): void {
  const tally = new Map<string, number>()
  for (const { result } of played) tally.set(result, (tally.get(result) ?? 0) + 1)
  const wins = played.filter(({ result }) => result.startsWith('won')).length
  const early = (turn: number | null) => turn !== null && turn <= FIRST_TURNS
  const fallen = played.filter(({ fellAt }) => early(fellAt)).length
  const killed = played.filter(({ killedAt }) => early(killedAt)).length
  process.stdout.write(`${mission}, ${players} players, ${level}: won ${interval(wins, played.length)}; `)
  process.stdout.write(`${[...tally].map(([result, count]) => `${result} ${count}`).join(', ')}; `)
  process.stdout.write(`in the first ${FIRST_TURNS} turns somebody fell in ${fallen} and was killed in ${killed}\n`)
}

if (part === undefined) await playAll()
else playPart(Number(part))
