/** What a step costs in movement points, and how far up it may go (p. 18). */
export const STEP = { space: 1, obstacle: 1, joint: 1, climb: 1, levelsUp: 1 } as const

/** The level of a Legend that stands outside the board, about to enter it (p. 13). */
export const OUTSIDE_LEVEL = 0

/** Spaces of a rush: a Move of its own, or what it adds to another Move (p. 15). */
export const RUSH_SPACES = 1
