import process from 'node:process'
import { BOT_LEVELS } from '../../../../src/contract/match.ts'
import { byBots, type Played, type Player } from './random-match.ts'

/**
 * How many matches of each kind are played and by whom, which the environment says:
 *
 *   APEX_MATCHES=125 APEX_FIRST=1 npx vitest run tests/games/apex/match/random-matches.test.ts
 *   APEX_MATCHES=100 APEX_LEVEL=regular npx vitest run … -t 'introductory'
 */
const { APEX_MATCHES, APEX_FIRST, APEX_LEVEL } = process.env

/** The number of the first match. */
export const FIRST = Number(APEX_FIRST ?? 1)

/** Whether more is played than the suite needs, so that it is told how it went. */
export const IS_LONG = APEX_MATCHES !== undefined

/** Of many matches every so-manyth is held against the published shapes and looked through for secrets. */
const THOROUGHLY = 10

export const isThorough = (number: number): boolean => (number - FIRST) % THOROUGHLY === 0

/** The numbers of the matches of each kind; so many, unless the environment says otherwise. */
export const numbersOf = (matches: number): number[] =>
  Array.from({ length: Number(APEX_MATCHES ?? matches) }, (_, index) => index + FIRST)

/** Who plays: chance, or bots of a level. */
export function askedPlayer(): Player | undefined {
  const level = BOT_LEVELS.find((one) => one === APEX_LEVEL)
  return level === undefined ? undefined : byBots(level)
}

/** How a match went, in a line. */
export function summaryOf(number: number, { state, commands, log }: Played): string {
  const { result, round, automata } = state
  const players = automata === undefined ? '' : `, players ${automata.humanSquad}`
  return `match ${number}: ${result?.winner ?? 'nobody'} by ${result?.rule} in round ${round}${players}, ${commands} commands, ${log.length} events`
}
