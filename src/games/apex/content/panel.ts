/** The cells of a backpack, one token each (p. 12). */
export const BACKPACK_CELLS = 8

/** The weapon slots of a Legend, one card each (p. 12). */
export const WEAPON_SLOTS = 2
