import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BotLevel, Play } from '../../../../src/contract/match.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { canonicalJson, type JsonObject } from '../../../../src/lib/json.ts'
import { chooseCommand } from '../../../../src/matches/bots/thinking.ts'
import { chanceOf, randomMatches } from '../../../support/random-match.ts'
import { checkSecrets, checkState, expectConserved, SecretEvents } from './always.ts'
import { Coverage, fullDecks } from './coverage.ts'

/** Long runs: `SIGNUM_SOAK=20 LEVEL=novice FIRST=1 TABLE=coverage.md`; duels of others may be limited, by `ROUNDS=8`. */
const COUNT = Number(process.env.SIGNUM_SOAK ?? 1)
const FIRST = Number(process.env.FIRST ?? 1)
const LEVEL = (process.env.LEVEL ?? 'novice') as BotLevel
const FILE = process.env.TABLE
const SECONDS = Number(process.env.SECONDS_OF_CPU ?? 240)
const ROUNDS = process.env.ROUNDS === undefined ? {} : { roundLimit: Number(process.env.ROUNDS) }
const MAX_COMMANDS = 6_000

/** Kinds of matches, one after the other: mostly duels, and all variants. */
const TABLES: readonly { readonly options: JsonObject; readonly seats: number }[] = [
  { options: {}, seats: 2 },
  { options: { roundLimit: 10, battlefield: { content: 'forest-crossing' } }, seats: 2 },
  { options: { variant: 'teams', roundLimit: 6 }, seats: 4 },
  { options: { roundLimit: 12 }, seats: 2 },
  { options: { variant: 'three', roundLimit: 6, experiencedArchitect: true }, seats: 3 },
  { options: { roundLimit: 8, experiencedArchitect: true }, seats: 2 },
  { options: { variant: 'four', roundLimit: 5 }, seats: 4 },
  { options: { roundLimit: 9 }, seats: 2 },
]

/** What always holds is looked at after every so many commands. */
const EVERY = 5

function playOne(play: Play, number: number, { options, seats }: (typeof TABLES)[number]) {
  const { begin, fold } = randomMatches<SignumState>(play, () => seats)
  const random = chanceOf(number)
  const first = begin(options, random, LEVEL === 'novice' && number % 2 === 1 ? fullDecks(seats) : [])
  let { state } = first
  const log = [...first.log]
  const secrets = new SecretEvents()
  for (let commands = 0; state.result === null && commands < MAX_COMMANDS; commands++) {
    const seat = play.activeSeat(state) ?? 0
    const command = chooseCommand({ play, seat, random }, state, LEVEL)
    const decision = play.decide(state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
    log.push(...decision.events)
    state = fold(state, decision.events)
    expectConserved(first.state, state)
    if (commands % EVERY !== 0) continue
    checkState(state)
    checkSecrets(state)
    secrets.check(decision.events, state)
  }
  expect(canonicalJson(fold(null, JSON.parse(JSON.stringify(log))))).toBe(canonicalJson(state))
  return state
}

test('many matches end, and it is told what was used in them', () => {
  const coverage = new Coverage()
  const wins: Record<string, number> = {}
  const began = process.cpuUsage()
  let played = 0
  for (; played < COUNT && process.cpuUsage(began).user / 1e6 < SECONDS; played++) {
    const number = FIRST + played
    const table = LEVEL === 'novice' ? TABLES[number % TABLES.length] : { options: ROUNDS, seats: 2 }
    if (table === undefined) throw new Error('There is no such table.')
    const { result, round, players } = playOne(coverage.play, number, table)
    expect(result).not.toBeNull()
    const won = players.filter(({ player }) => result?.winners.includes(player)).map(({ hero }) => hero)
    const key = `${won.join('+') || 'draw'} ${result?.reason ?? ''}`
    wins[key] = (wins[key] ?? 0) + 1
    if (FILE !== undefined)
      appendFileSync(`${FILE}.log`, `${number} ${key} round ${round}, ${players.length} players\n`)
  }
  if (FILE !== undefined) {
    appendFileSync(FILE, `${played} matches (${LEVEL}, from ${FIRST}): ${JSON.stringify(wins)}\n${coverage.table}\n`)
    appendFileSync(FILE, `unused: ${JSON.stringify(coverage.unused)}\n`)
  }
  expect(played).toBeGreaterThan(0)
}, 3_600_000)
