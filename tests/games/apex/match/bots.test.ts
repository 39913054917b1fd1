import { beforeAll, describe, expect, test } from 'vitest'
import { duel } from '../../../../scripts/duel.ts'
import type { Play } from '../../../../src/contract/match.ts'
import { DEATH_BOXES } from '../../../../src/games/apex/content/vitals.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { chooseCommand } from '../../../../src/matches/bots/thinking.ts'
import { begin, chanceOf, fold } from './random-match.ts'

/** Ends a hang; a match of two regular bots takes about two hundred commands. */
const MAX_COMMANDS = 1_000
const TIME_LIMIT = 600_000

type Given = { readonly seat: number; readonly name: string; readonly wasAsked: boolean; readonly isSettled: boolean }

type Played = { readonly state: ApexState; readonly given: readonly Given[] }

/** Plays the introductory game by two regular bots, and notes what they gave. */
function playByBots(number: number): Played {
  const random = chanceOf(number)
  let { state } = begin(2, { red: 'A' }, random)
  const given: Given[] = []
  while (state.result === null && given.length < MAX_COMMANDS) {
    const seat = apexPlay.activeSeat(state) ?? 0
    const command = chooseCommand({ play: apexPlay, seat, random }, state, 'regular')
    const wasAsked = state.procedure?.pending != null
    given.push({ seat, name: Object.keys(command ?? {})[0] ?? '', wasAsked, isSettled: apexPlay.isSettled(state) })
    const decision = apexPlay.decide(state, seat, command, random)
    if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
    state = fold(state, decision.events)
  }
  return { state, given }
}

describe('two regular bots', () => {
  let played: Played
  beforeAll(() => {
    played = playByBots(0)
  }, TIME_LIMIT)

  test('play the introductory game to its end, and the squad that wins has eliminated somebody', () => {
    const { result, legends } = played.state
    expect(result?.winner).toBeTypeOf('string')
    const enemies = legends.filter(({ squad }) => squad !== result?.winner)
    expect(enemies.some(({ boxes }) => boxes < DEATH_BOXES)).toBe(true)
  })

  test.each([0, 1])('seat %i moves and shoots more than once', (seat) => {
    const names = played.given.filter((one) => one.seat === seat).map(({ name }) => name)
    for (const action of ['move', 'shoot']) expect(names.filter((name) => name === action).length).toBeGreaterThan(1)
  })

  test('a command that waits for an answer is not judged before its end', () => {
    expect(played.given.some(({ wasAsked }) => wasAsked)).toBe(true)
    for (const { wasAsked, isSettled } of played.given) expect(isSettled).toBe(!wasAsked)
  })
})

test('a duel that no seat has won says whether the Automata have, or nobody', () => {
  const { winner, reason } = duel({ play: apexPlay as Play, options: { automata: {} } }, ['novice'], 0)
  expect(winner).toBeNull()
  expect(reason).toMatch(/^The Automata win\. /)
})
