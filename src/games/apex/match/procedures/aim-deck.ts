import { Refusal } from '../../../../rulebook/refusal.ts'
import { type RevealedCard, revealAimCards } from '../../combat/shot/aim-deck.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { openly } from '../chance.ts'
import type { Drawing } from '../events/combat-events.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState } from '../state.ts'

/** The content with the Aim cards that are in the deck: those on the track are not. */
export function withDeck({ combat }: Pick<ApexState, 'combat'>, content: ApexContent): ApexContent {
  if (combat.aimTrack.length === 0) return content
  const left = [...content.aimCards].filter(([id]) => !combat.aimTrack.includes(id))
  return { ...content, aimCards: new Map(left) }
}

/** Reveals cards of the Aim deck, so that everybody sees them. */
export function revealCards(run: ApexRun, legend: string, count: number, purpose: Drawing): RevealedCard[] {
  const content = withDeck(run.state, run.content)
  const lying = run.state.combat.aimTrack.length
  if (lying > 0) run.trace.applied('apex.aim.nested', { lying, left: content.aimCards.size })
  const revealed = revealAimCards(count, undefined, content, openly(run.random))
  if (revealed instanceof Refusal) throw new Error('The service draws only cards that are there.')
  run.emit({ type: 'aimCardsRevealed', legend, purpose, cards: revealed.flatMap(({ id }) => id ?? []) })
  return revealed
}

/** Puts every card back that lies on the track. */
export const returnTrack = (run: ApexRun): void =>
  run.emit({ type: 'aimDeckShuffled', cards: run.state.combat.aimTrack })

/** Puts used cards back and shuffles the deck. */
export function returnCards(run: ApexRun, cards: readonly RevealedCard[]): void {
  run.emit({ type: 'aimDeckShuffled', cards: cards.flatMap(({ id }) => id ?? []) })
}
