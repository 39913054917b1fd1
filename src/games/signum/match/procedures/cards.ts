import { pickPlace, shuffled } from '../../../../rulebook/random.ts'
import { missDraws } from '../../cards/prosperity.ts'
import { MAX_CARDS_IN_HAND } from '../../content/numbers.ts'
import type { PlayerId } from '../players.ts'
import type { MatchRun } from '../questions.ts'
import { opponentsOf, playerOf } from '../table.ts'
import { changeProsperity } from './victory.ts'

/** A player draws cards one by one; each that an empty deck does not give is paid for. */
export function drawCards(run: MatchRun, player: PlayerId, count: number): void {
  for (let card = 0; card < count; card++) drawOne(run, player)
}

function drawOne(run: MatchRun, player: PlayerId): void {
  const { deck, hand } = playerOf(run.state, player)
  const [card] = deck
  if (card === undefined) missDraw(run, player, hand.length)
  else {
    makeRoom(run, player)
    run.emit({ type: 'cardDrawn', player, card })
  }
}

/** A full hand loses a card, picked blind, before another comes. */
export function makeRoom(run: MatchRun, player: PlayerId): void {
  const { hand } = playerOf(run.state, player)
  if (hand.length < MAX_CARDS_IN_HAND) return
  const lost = hand[pickPlace(hand, run.random)] ?? ''
  const facts = { hand: hand.length, max: MAX_CARDS_IN_HAND, discarded: lost }
  run.trace.applied('signum.turn.hand-limit', facts)
  run.emit({ type: 'cardsDiscarded', player, cards: [lost], why: 'handLimit' })
}

function missDraw(run: MatchRun, player: PlayerId, hand: number): void {
  const { missedDraws } = playerOf(run.state, player)
  const opponents = opponentsOf(run.state, player)
  if (hand >= MAX_CARDS_IN_HAND) run.trace.applied('signum.turn.full-hand-empty-deck', { hand })
  const [missed] = missDraws(missedDraws, 1, opponents, run.trace)
  run.emit({ type: 'drawMissed', player, missed: missedDraws + 1 })
  for (const opponent of opponents) changeProsperity(run, opponent, missed?.gain ?? 0)
}

/** A deck that a card went back to is shuffled. */
export function shuffleDeck(run: MatchRun, player: PlayerId, card: string): void {
  run.trace.applied('signum.zone.deck-shuffle-on-return', { card, player })
  run.emit({ type: 'deckShuffled', player, deck: shuffled(playerOf(run.state, player).deck, run.random) })
}
