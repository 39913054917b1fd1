/** The numbers of the book that belong to no card. */

/** Prosperity: at the start, in every Initial phase, for passing the Construction phase, and to win (pp. 17-18, 32). */
export const PROSPERITY = { start: 3, income: 1, skipping: 2, victory: 51 } as const

/** The first hand, of which so many cards may be exchanged once (p. 17). */
export const FIRST_HAND = 4

/** The largest hand (p. 18). */
export const MAX_CARDS_IN_HAND = 10

/** The size of a battle deck (p. 17). */
export const DECK_SIZE = { min: 20, max: 40 } as const

/** More characters than this no player has on the battlefield (p. 20). */
export const MAX_CHARACTERS = 7

/** The largest city (p. 19). */
export const MAX_BUILDINGS = 12
