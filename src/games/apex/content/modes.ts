/** The introductory mode by size of squads (p. 8). */
export const MODES = ['2v2', '3v3'] as const
export type Mode = (typeof MODES)[number]

/** The Legends of a squad, and the victory points that win at the start of an activation (p. 8). */
export const MODE_NUMBERS: Readonly<Record<Mode, { readonly squadSize: number; readonly pointsToWin: number }>> = {
  '2v2': { squadSize: 2, pointsToWin: 2 },
  '3v3': { squadSize: 3, pointsToWin: 4 },
}

/** The death boxes of a Legend (p. 8). */
export const DEATH_BOXES = 2

/** The Health of a Legend at the start and at most (p. 30). */
export const MOST_HEALTH = 40
