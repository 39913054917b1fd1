/** The figures that the Abilities of Automata place, as many as the core box has of each. */
export const FIGURE_SUPPLY: Readonly<Record<string, number>> = { smoke: 2, raven: 3, thunder: 1, bombardment: 1 }
