import { afterAll, describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { Coverage } from './coverage.ts'
import { checkEvent, checkSecrets } from './hidden.ts'
import { asText, fold, inventory, playAtRandom } from './random-match.ts'

/** How many matches of each kind are played, and the number of the first; more by environment variables. */
const MATCHES = Number(process.env.APEX_MATCHES ?? 2)
const FIRST = Number(process.env.APEX_FIRST ?? 1)
/** Of many matches every so-manyth is held against the published shapes and looked through for secrets. */
const THOROUGHLY = 10
/** And in them every so-manyth state. */
const EVERY = 5

const TABLES = [
  { name: 'the introductory game', seats: 2, options: {} },
  { name: 'five seats, three against three', seats: 5, options: { mode: '3v3' } },
  { name: 'a draft on the fortress', seats: 4, options: { legends: 'draft', board: { content: 'fortress' } } },
  { name: 'dealt Legends without the Ring', seats: 2, options: { mode: '3v3', legends: 'random', ring: false } },
] as const

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, one) => sum + one, 0)

/** What holds in every state (section 4.7 of the specification). */
function checkInvariants(state: ApexState): void {
  const size = state.options.mode === '2v2' ? 2 : 3
  const { weapons, tokens } = inventory(state)
  expect(sumOf(weapons)).toBe(48)
  expect(sumOf(tokens)).toBe(50 + 52 + 35 + 3 * state.legends.length)
  expect([...weapons.values()].every((copies) => copies === 2)).toBe(true)
  const cells = state.legends.flatMap(({ where }) => (typeof where === 'object' && 'cell' in where ? [where.cell] : []))
  expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length)
  for (const legend of state.legends) {
    expect(legend.deck.length + legend.hand.length + legend.discard.length).toBe(8)
    expect(legend.backpack.length).toBeLessThanOrEqual(8)
    expect(legend.health).toBeGreaterThan(0)
    expect(legend.health).toBeLessThanOrEqual(40)
    for (const { ammo } of legend.weapons) expect(ammo).toBeLessThanOrEqual(5)
  }
  if (state.phase === 'turn') expect(state.legends).toHaveLength(2 * size)
  expect(state.activation?.ap ?? 0).toBeGreaterThanOrEqual(0)
}

const coverage = new Coverage()
afterAll(() => {
  if (MATCHES > 2) console.log(`${coverage.table}\nunused: ${JSON.stringify(coverage.unused)}`)
})

describe.each(TABLES)('$name', ({ seats, options }) => {
  const numbers = Array.from({ length: MATCHES }, (_, index) => index + FIRST)

  test.each(numbers)(
    'match %i ends, everything offered is accepted, nothing is lost, and replay equals live',
    (number) => {
      const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
      let states = 0
      const isThorough = (number - FIRST) % THOROUGHLY === 0
      const looked = (now: ApexState) => {
        checkInvariants(now)
        if (!isThorough || states++ % EVERY > 0) return
        checkSecrets(now, viewers)
        for (const viewer of viewers) expectPublishedView(apexPlay, apexPlay.view(now, viewer))
      }
      const noted = (event: MatchEvent, before: ApexState, after: ApexState) => {
        coverage.note(event, before)
        if (isThorough) checkEvent(event, after, viewers)
      }
      const { state, log } = playAtRandom(number, seats, options, looked, noted)
      for (const event of isThorough ? log : []) {
        for (const viewer of viewers) expectPublishedEvent(apexPlay, apexPlay.seen(event, viewer))
      }
      expect(state.result).not.toBeNull()
      expect(asText(fold(null, log))).toBe(asText(state))
      expect(apexPlay.ending(state)).not.toBeNull()
    },
  )
})
