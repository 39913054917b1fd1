import { appendFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BotLevel, Play } from '../../../../src/contract/match.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { canonicalJson, type JsonObject } from '../../../../src/lib/json.ts'
import { chooseCommand } from '../../../../src/matches/bots/thinking.ts'
import { chanceOf, randomMatches } from '../../../support/random-match.ts'
import { checkSecrets, checkState } from './always.ts'
import { Coverage, fullDecks } from './coverage.ts'

/** Long runs: `SIGNUM_SOAK=20 LEVEL=novice FIRST=1 TABLE=coverage.md`. */
const COUNT = Number(process.env.SIGNUM_SOAK ?? 1)
const FIRST = Number(process.env.FIRST ?? 1)
const LEVEL = (process.env.LEVEL ?? 'novice') as BotLevel
const FILE = process.env.TABLE
const SECONDS = Number(process.env.SECONDS_OF_CPU ?? 240)
const MAX_COMMANDS = 6_000

function playOne(play: Play, number: number, choices: readonly JsonObject[]) {
  const { begin, fold } = randomMatches<SignumState>(play, () => 2)
  const random = chanceOf(number)
  const begun = begin({}, random, choices)
  let { state } = begun
  const log = [...begun.log]
  for (let commands = 0; state.result === null && commands < MAX_COMMANDS; commands++) {
    const seat = play.activeSeat(state) ?? 0
    const command = chooseCommand({ play, seat, random }, state, LEVEL)
    const decision = play.decide(state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
    log.push(...decision.events)
    state = fold(state, decision.events)
    if (commands % EVERY === 0) check(state)
  }
  const again = number % 5 === 0 ? fold(null, JSON.parse(JSON.stringify(log))) : state
  expect(canonicalJson(again)).toBe(canonicalJson(state))
  return state
}

/** What always holds is looked at after every so many commands. */
const EVERY = 5

function check(state: SignumState): void {
  checkState(state)
  checkSecrets(state)
}

test('many matches end, and it is told what was used in them', () => {
  const coverage = new Coverage()
  const wins: Record<string, number> = {}
  const began = process.cpuUsage()
  let played = 0
  for (; played < COUNT && process.cpuUsage(began).user / 1e6 < SECONDS; played++) {
    const number = FIRST + played
    const decks = LEVEL === 'novice' && number % 2 === 1 ? fullDecks() : []
    const { result, round, players } = playOne(coverage.play, number, decks)
    expect(result).not.toBeNull()
    const won = players.filter(({ player }) => result?.winners.includes(player)).map(({ hero }) => hero)
    const key = `${won.join('+') || 'draw'} ${result?.reason ?? ''}`
    wins[key] = (wins[key] ?? 0) + 1
    if (FILE !== undefined) appendFileSync(`${FILE}.log`, `${number} ${key} round ${round}\n`)
  }
  if (FILE !== undefined) {
    appendFileSync(FILE, `${played} matches (${LEVEL}, from ${FIRST}): ${JSON.stringify(wins)}\n${coverage.table}\n`)
    appendFileSync(FILE, `unused: ${JSON.stringify(coverage.unused)}\n`)
  }
  expect(played).toBeGreaterThan(0)
}, 3_600_000)
