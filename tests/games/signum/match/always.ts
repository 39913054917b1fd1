import { expect } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
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

/** A spell, a tactic and a character that are just being resolved lie nowhere. */
const MAX_RESOLVING = 2

/** Whether cards are being resolved: while a question waits, and where a match was won in the middle of their text. */
const isResolving = ({ procedure, result }: SignumState): boolean => procedure?.pending != null || result !== null

/** Whatever a state of a match is, some things always hold. */
export function checkState(state: SignumState): void {
  for (const player of state.players) {
    const cards = cardsOf(state, player)
    expect(new Set(cards).size).toBe(cards.length)
    expect(cards.length).toBeGreaterThanOrEqual(isResolving(state) ? 30 - MAX_RESOLVING : 30)
    expect(player.prosperity).toBeGreaterThanOrEqual(0)
    expect(player.hand.length).toBeLessThanOrEqual(10)
  }
  checkTable(state)
}

/** No card of a match is lost or made: all are those with which its players began. */
export function expectConserved(first: SignumState, state: SignumState): void {
  for (const [seat, player] of state.players.entries()) {
    const before = new Set(cardsOf(first, first.players[seat] ?? player))
    const now = cardsOf(state, player)
    const missing = before.size - now.length
    expect(now.filter((card) => !before.has(card))).toEqual([])
    expect(missing).toBeGreaterThanOrEqual(0)
    expect(missing).toBeLessThanOrEqual(isResolving(state) ? MAX_RESOLVING : 0)
  }
}

/** Every base lies on the board and on no other. */
export function checkTable(state: SignumState): void {
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

/** Events that lay a card open which may go back into a hand or a deck afterwards. */
const OPENING: ReadonlySet<string> = new Set(['cardDeclared', 'cardCancelled', 'creatureReturned'])

/** What nobody may learn from events: cards that lie hidden, unless an event laid them open before. */
export class SecretEvents {
  readonly #opened = new Set<string>()

  /** Looks at events of which the last left a state. */
  check(events: readonly MatchEvent[], state: SignumState): void {
    for (const event of events) {
      const thing = event.card ?? event.creature
      if (OPENING.has(event.type) && event.tactic !== true && typeof thing === 'string') this.#opened.add(thing)
    }
    const seats = state.players.map((_, seat) => seat)
    for (const viewer of [...seats, null]) {
      const seen = canonicalJson(events.map((event) => signumPlay.seen(event, viewer)))
      const hidden = seats.filter((seat) => seat !== viewer).flatMap((seat) => secretsOf(state, seat))
      expect(hidden.filter((card) => !this.#opened.has(card) && names(seen, card))).toEqual([])
    }
  }
}
