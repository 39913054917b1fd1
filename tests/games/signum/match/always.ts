import { expect } from 'vitest'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { PlayerState, SignumState } from '../../../../src/games/signum/match/state.ts'
import { placedOf } from '../../../../src/games/signum/match/table.ts'
import { basesOverlap } from '../../../../src/games/signum/measuring/distance.ts'
import { isOnBoard } from '../../../../src/games/signum/table/place-board.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'

/** What always holds in a match, for tests that play many. */

/** The cards of a player’s deck, wherever they are now; a spell and a tactic that are being resolved are nowhere. */
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
export function checkState(state: SignumState): void {
  for (const player of state.players) {
    const cards = cardsOf(state, player)
    expect(new Set(cards).size).toBe(cards.length)
    expect(cards.length).toBeGreaterThanOrEqual(state.procedure?.pending == null ? 30 : 28)
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

/** The cards of a seat that others must not see: in hand, deck and face down. */
const secretsOf = ({ players }: SignumState, seat: number): string[] => {
  const player = players[seat]
  return player === undefined ? [] : [...player.deck, ...player.hand, ...player.tactics.map(({ id }) => id)]
}

/** A name as a whole word, so that a copy of a card is no other. */
const names = (text: string, card: string): boolean => text.includes(`"${card}"`)

/** No view tells a card of another hand, deck or of a tactic that lies face down. */
export function checkSecrets(state: SignumState): void {
  const seats = state.players.map((_, seat) => seat)
  for (const viewer of [...seats, null]) {
    const view = canonicalJson(signumPlay.view(state, viewer))
    for (const seat of seats.filter((one) => one !== viewer)) {
      for (const card of secretsOf(state, seat)) expect(names(view, card), `${card} ${viewer}`).toBe(false)
    }
  }
}
