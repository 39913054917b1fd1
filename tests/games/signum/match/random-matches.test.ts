import { describe, expect, test } from 'vitest'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { PlayerState, SignumState } from '../../../../src/games/signum/match/state.ts'
import { placedOf } from '../../../../src/games/signum/match/table.ts'
import { basesOverlap } from '../../../../src/games/signum/measuring/distance.ts'
import { isOnBoard } from '../../../../src/games/signum/table/place-board.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'
import { expectPublishedEvent, expectPublishedView } from '../../../support/published.ts'
import { fold, playAtRandom } from './random-match.ts'

/** How many matches are played; more by `MATCHES=300`. */
const MATCHES = Number(process.env.MATCHES ?? 1)
const FIRST = Number(process.env.FIRST ?? 1)
const numbers = Array.from({ length: MATCHES }, (_, index) => index + FIRST)
const LONG = 600_000

/** The cards of a player’s deck, wherever they are now; one that is being resolved is nowhere. */
const cardsOf = (
  state: SignumState,
  { player, deck, hand, graveyard, relics, tactics, hero }: PlayerState,
): string[] => [
  ...deck,
  ...hand,
  ...graveyard.filter((card) => card !== hero),
  ...relics.map(({ id }) => id),
  ...tactics.map(({ id }) => id),
  ...state.creatures.filter(({ owner, kind }) => owner === player && kind === 'character').map(({ id }) => id),
]

/** Whatever a state of a match is, some things always hold. */
function checkState(state: SignumState): void {
  for (const player of state.players) {
    const cards = cardsOf(state, player)
    expect(new Set(cards).size).toBe(cards.length)
    expect(cards.length).toBeGreaterThanOrEqual(state.procedure === null ? 30 : 29)
    expect(player.prosperity).toBeGreaterThanOrEqual(0)
    expect(player.hand.length).toBeLessThanOrEqual(10)
  }
  checkTable(state)
}

/** Every base lies on the board and on no other. */
function checkTable(state: SignumState): void {
  const { creatures, width, height } = placedOf({ state, content: signumContent })
  for (const [index, { disc }] of creatures.entries()) {
    expect(isOnBoard(disc, width, height)).toBe(true)
    for (const other of creatures.slice(index + 1)) expect(basesOverlap(disc, other.disc)).toBe(false)
  }
}

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
