/** What a Legend starts with and comes back with (p. 8, 30, 31). */
export const STARTING_SHIELD = 20
/** The Health that a Legend starts with, comes back with, and never exceeds (p. 30). */
export const MAX_HEALTH = 40
/** The tokens that a Legend can lose to the enemy (p. 8). */
export const DEATH_BOXES = 2
/** The difficulty that each space outside the optimal range adds (p. 27). */
export const RANGE_PENALTY = 10
/** The half hits that make one hit (p. 29). */
export const PARTIALS_PER_HIT = 2
