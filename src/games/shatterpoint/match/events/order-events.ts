import type { Player } from '../../vocabulary.ts'

/** Order cards and Force. Which card lies where in a deck is in no event but for the state of the match. */
export type OrderEvent =
  | { readonly type: 'orderRevealed'; readonly player: Player; readonly card: string }
  | { readonly type: 'orderRemoved'; readonly player: Player; readonly card: string }
  | { readonly type: 'orderReserved'; readonly player: Player; readonly card: string; readonly price: number }
  | { readonly type: 'orderPutUnder'; readonly player: Player; readonly card: string; readonly price: number }
  | { readonly type: 'reserveTaken'; readonly player: Player; readonly card: string }
  | { readonly type: 'orderDiscarded'; readonly player: Player; readonly card: string }
  /** The Shatterpoint card went back into the deck, which was shuffled. */
  | { readonly type: 'orderReturned'; readonly player: Player; readonly deck: readonly string[] }
  /** The revealed card went into the reserve, and the reserved one back to the deck. */
  | {
      readonly type: 'reserveSwapped'
      readonly player: Player
      readonly card: string
      readonly back: string
      readonly to: 'top' | 'bottom'
    }
  | {
      readonly type: 'cardShuffledIn'
      readonly player: Player
      readonly card: string
      readonly deck: readonly string[]
    }
  | { readonly type: 'deckRefreshed'; readonly player: Player; readonly deck: readonly string[] }
  | { readonly type: 'forceSpent'; readonly player: Player; readonly amount: number; readonly ready: number }
  | { readonly type: 'forceRefreshed'; readonly player: Player; readonly amount: number; readonly ready: number }
