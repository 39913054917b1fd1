/** The Legends of a squad in 2v2 and in 3v3 (p. 8). */
export const SQUAD_SIZE = { min: 2, max: 3 } as const

/** The victory points that win at the start of an activation, by the size of the squads (p. 8). */
export const pointsToWin = (squadSize: number): number => (squadSize === SQUAD_SIZE.min ? 2 : 4)
