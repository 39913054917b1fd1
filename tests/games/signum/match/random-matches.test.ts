import { describe, expect, test } from 'vitest'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { checkState } from './always.ts'
import { fold, playAtRandom } from './random-match.ts'

/** How many matches are played; more by `MATCHES=300`. */
const MATCHES = Number(process.env.MATCHES ?? 1)
const FIRST = Number(process.env.FIRST ?? 1)
const numbers = Array.from({ length: MATCHES }, (_, index) => index + FIRST)
const LONG = 600_000

describe('random matches', () => {
  test.each(numbers)(
    'match %i ends, no offer is refused, and the log leads to the same state',
    (number) => {
      let looks = 0
      const { state, log } = playAtRandom(number, {}, (now) => {
        checkState(now)
        if (looks++ % 10 > 0) return
        for (const viewer of [0, 1, null]) expectPublishedView(signumPlay, signumPlay.view(now, viewer))
      })
      expect(state.result).not.toBeNull()
      expect(canonicalJson(fold(null, JSON.parse(JSON.stringify(log))))).toBe(canonicalJson(state))
      expect(signumPlay.ending(state)).not.toBeNull()
      for (const event of log) expectPublishedEvent(signumPlay, signumPlay.seen(event, number % 2))
    },
    LONG,
  )

  test(
    'four players in two teams play to the end',
    () => {
      const { state } = playAtRandom(3, { variant: 'teams', roundLimit: 5 }, checkState)
      expect(state.result).not.toBeNull()
      expect([0, 2]).toContain(state.result?.winners.length)
    },
    LONG,
  )

  test(
    'three players with construction decks play to the end',
    () => {
      const { state } = playAtRandom(4, { variant: 'three', experiencedArchitect: true, roundLimit: 5 }, checkState)
      expect(state.result).not.toBeNull()
    },
    LONG,
  )
})
