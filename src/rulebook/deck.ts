import { type Random, shuffled } from './random.ts'

/** A face-down pile (top card first) and the cards drawn from it that are out of the pile. */
export type Deck<Card> = { readonly pile: readonly Card[]; readonly discard: readonly Card[] }

/** A deck of all the cards, shuffled. */
export function freshDeck<Card>(cards: readonly Card[], random: Random): Deck<Card> {
  return { pile: shuffled(cards, random), discard: [] }
}

/** Takes up to `count` cards from the top; an exhausted pile gives what it has. */
export function draw<Card>(deck: Deck<Card>, count: number): { drawn: readonly Card[]; deck: Deck<Card> } {
  return { drawn: deck.pile.slice(0, count), deck: { ...deck, pile: deck.pile.slice(count) } }
}

/** Puts cards on the discard pile, face up, the last one on top. */
export function discard<Card>(deck: Deck<Card>, cards: readonly Card[]): Deck<Card> {
  return { ...deck, discard: [...deck.discard, ...cards] }
}

/** Shuffles the discard pile back into the face-down pile. */
export function reshuffle<Card>(deck: Deck<Card>, random: Random): Deck<Card> {
  return { pile: shuffled([...deck.pile, ...deck.discard], random), discard: [] }
}
