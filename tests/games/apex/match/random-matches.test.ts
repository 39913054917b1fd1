import { afterAll, describe, expect, test } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { CORE_THINGS, Coverage } from './coverage.ts'
import { checkEvent, checkSecrets } from './hidden.ts'
import { checkInvariants, checkOffers } from './invariants.ts'
import { askedPlayer, IS_LONG, isThorough, numbersOf, summaryOf } from './long-run.ts'
import { asText, fold, playMatch } from './random-match.ts'

/** So many matches of each kind are played, if nothing else is asked for. */
const MATCHES = 2
/** In matches that are looked through every so-manyth state. */
const EVERY = 5

const TABLES = [
  { name: 'the introductory game', seats: 2, options: {} },
  { name: 'five seats, three against three', seats: 5, options: { mode: '3v3' } },
  { name: 'a draft on the fortress', seats: 4, options: { legends: 'draft', board: { content: 'fortress' } } },
  { name: 'dealt Legends without the Ring', seats: 2, options: { mode: '3v3', legends: 'random', ring: false } },
] as const

const coverage = new Coverage(CORE_THINGS)
afterAll(() => {
  if (IS_LONG) console.log(`${coverage.table}\nunused: ${JSON.stringify(coverage.unused)}`)
})

describe.each(TABLES)('$name', ({ name, seats, options }) => {
  test.each(numbersOf(MATCHES))(
    'match %i ends, everything offered is accepted, nothing is lost, and replay equals live',
    (number) => {
      const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
      let states = 0
      const check = (now: ApexState) => {
        checkInvariants(now)
        if (!isThorough(number) || states++ % EVERY > 0) return
        checkOffers(now)
        checkSecrets(now, viewers)
        for (const viewer of viewers) expectPublishedView(apexPlay, apexPlay.view(now, viewer))
      }
      const note = (event: MatchEvent, before: ApexState, after: ApexState) => {
        coverage.note(event, before)
        if (event.type === 'roundStarted') expect(after.legends.filter(({ activated }) => activated)).toEqual([])
        if (isThorough(number)) checkEvent(event, after, viewers)
      }
      const played = playMatch(number, seats, options, { check, note }, askedPlayer())
      const { state, log } = played
      for (const event of isThorough(number) ? log : []) {
        for (const viewer of viewers) expectPublishedEvent(apexPlay, apexPlay.seen(event, viewer))
      }
      expect(state.result).not.toBeNull()
      expect(asText(fold(null, log))).toBe(asText(state))
      expect(apexPlay.ending(state)).not.toBeNull()
      if (IS_LONG) console.log(`${name}, ${summaryOf(number, played)}`)
    },
  )
})
