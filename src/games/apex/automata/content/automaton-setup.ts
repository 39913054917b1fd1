/** The aim card from which on the players are Red (p. 5). */
export const RED_FROM = 50

/** The Automata that always face the players (p. 3). */
export const ENEMY_SQUAD = 2

/** What an Automaton beside a supply bin gains (p. 16). */
export const BIN_BENEFIT = { shield: 5, health: 5, charges: 1 } as const

/** What an Automaton without enemies gains (p. 15). */
export const REST = { charges: 2, shield: 10, health: 10 } as const

/** The only grenade that Automata throw (p. 12). */
export const AUTOMATON_GRENADE = 'frag'

/** The steps of an activation in which the Optimal Shot may be taken (p. 17). */
export const OPTIMAL_STEPS = { from: 5, to: 9 } as const

/** The Charges that an Automaton starts with (p. 7). */
export const STARTING_CHARGES = 1

/** The Charge tokens of the box (p. 4). */
export const CHARGE_TOKENS = 15

/** The epic tokens that each Legend of a player draws in stage 1, of which one is kept (p. 7). */
export const EPIC_CHOICE = 2

/** The Movement with which the Legends of the players enter the board (p. 8). */
export const ENTRY_MOVE = 3
