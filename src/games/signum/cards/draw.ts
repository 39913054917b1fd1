import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import type { Random } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { MAX_CARDS_IN_HAND } from '../content/numbers.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { Count, Id } from '../vocabulary.ts'
import { missDraws } from './prosperity.ts'

/** Draws that were missed before; further ones would give more points than anybody needs. */
export const MissedDraws = wholeNumber(0, 20).describe('Draws from the empty deck earlier in the game.')
export const Draws = wholeNumber(1, 10).describe('How many cards have to be drawn.')

/** Points of prosperity in an answer. */
export const Points = z.int().min(0).max(2_000_000_000)

export const HandState = z.strictObject({
  hand: z.array(Id).max(40),
  deck: z.array(Id).max(100).describe('The battle deck, the top card first.'),
  draws: Draws.default(1),
  missedDraws: MissedDraws.default(0),
  picked: z.array(Id).max(10).exactOptional().describe('The cards that were picked blind at the table.'),
})
export type HandState = z.infer<typeof HandState>

export const Drawn = z
  .object({
    hand: z.array(Id),
    drawn: z.array(Id),
    discarded: z.array(Id).describe('In the order in which they reach the graveyard.'),
    deckLeft: Count,
    missedDraws: Count,
    opponentsGain: Points.describe('What each opponent gains for draws from the empty deck.'),
  })
  .meta({ id: 'SignumHandLimitOutcome' })
export type Drawn = z.infer<typeof Drawn>

/** Draws cards one by one; a full hand first loses one at random, unless the deck is empty and no card comes. */
export function drawCards(state: HandState, random: Random, trace: SignumTrace): Drawn | Refusal {
  const violations = [...handViolations(state), ...pickViolations(state)]
  if (violations.length > 0) return refuse(violations)
  if (state.draws > 1) trace.applied('signum.turn.draw-elsewhere', { cards: state.draws })
  const hand = [...state.hand]
  const discarded: string[] = []
  const drawn: string[] = []
  for (let draw = 0; draw < state.draws; draw++) {
    const card = state.deck[drawn.length]
    if (card === undefined) {
      if (hand.length === MAX_CARDS_IN_HAND) trace.applied('signum.turn.full-hand-empty-deck', { hand: hand.length })
      continue
    }
    if (hand.length === MAX_CARDS_IN_HAND) {
      const lost = discardOne(hand, state.picked?.[discarded.length], random, trace)
      if (lost === null) return notInHand(state.picked?.[discarded.length] ?? '', state)
      discarded.push(lost)
    }
    drawn.push(card)
    hand.push(card)
  }
  return { hand, drawn, discarded, ...afterDrawing(state, drawn.length, trace) }
}

/** A full hand loses the card that was picked blind, or one at random; null if the picked one is not there. */
function discardOne(hand: string[], picked: string | undefined, random: Random, trace: SignumTrace): string | null {
  const index = picked === undefined ? random.below(hand.length) : hand.indexOf(picked)
  if (index < 0) return null
  const [lost = ''] = hand.splice(index, 1)
  trace.applied('signum.turn.hand-limit', { hand: MAX_CARDS_IN_HAND, max: MAX_CARDS_IN_HAND, discarded: lost })
  return lost
}

function afterDrawing({ deck, draws, missedDraws }: HandState, drawn: number, trace: SignumTrace) {
  if (drawn > 0) trace.applied('signum.turn.initial.draw', { cards: drawn })
  const missed = missDraws(missedDraws, draws - drawn, [], trace)
  return {
    deckLeft: deck.length - drawn,
    missedDraws: missedDraws + missed.length,
    opponentsGain: missed.reduce((sum, { gain }) => sum + gain, 0),
  }
}

function handViolations({ hand }: HandState): SignumViolation[] {
  if (hand.length <= MAX_CARDS_IN_HAND) return []
  const facts = { hand: hand.length, max: MAX_CARDS_IN_HAND, discarded: null }
  return [{ rule: 'signum.turn.hand-limit', path: ['hand'], facts }]
}

/** There has to be one pick for each discard. */
function pickViolations(state: HandState): SignumViolation[] {
  const needed = discardsOf(state)
  const given = state.picked?.length ?? needed
  if (given === needed) return []
  return [{ rule: 'signum.turn.picked', path: ['picked'], facts: { card: null, needed, given } }]
}

/** How often a full hand has to draw. */
function discardsOf({ hand, deck, draws }: HandState): number {
  let [cards, left, discards] = [hand.length, deck.length, 0]
  for (let draw = 0; draw < draws; draw++) {
    if (left === 0) break
    if (cards === MAX_CARDS_IN_HAND) {
      cards--
      discards++
    }
    cards++
    left--
  }
  return discards
}

function notInHand(card: string, { picked = [] }: HandState): Refusal {
  const facts = { card, needed: picked.length, given: picked.length }
  return refuse([{ rule: 'signum.turn.picked', path: ['picked'], facts }])
}
