/** The numbers of a turn that are printed in the rulebook (pp. 5, 9, 10, 21, 24). */

/** Order cards that the heal step lets a soldier draw. */
export const HEAL_DRAW = 2

/** How many order cards most soldiers may hold. */
export const HAND_LIMIT = 6

/** Zones of the move that any order card may be played for. */
export const BASIC_MOVE = 2

/** Zones that a bleeding soldier may crawl. */
export const CRAWL = 1

/** Zones that a follow card adds to the only soldier’s move. */
export const SOLO_FOLLOW_ZONES = 1

/** Ammo tokens on a weapon that a mission card gives, as for one that is picked up. */
export const MISSION_AMMO = 2

/** Ammo tokens for a weapon that is held already, instead of a second one. */
export const DUPLICATE_AMMO = 2

/** Order cards in the box. */
export const ORDER_CARDS = 54

/** The most players. */
export const MAX_PLAYERS = 4

/** AI cards that each enemy of a slot brings into the deck. */
export const AI_CARDS_PER_ENEMY = 4
