/** A shoot action that is being resolved, as everybody at the table knows it. */
export type ShotState = {
  readonly shooter: string
  readonly target: string
  readonly weapon: string
  readonly distance: number
  /** As it was declared; reactions may change it until the cards are revealed. */
  readonly difficulty: number
  readonly enhancement: string | null
}

/** What an attack that is being resolved has laid open. */
export type CombatState = {
  /** The Aim cards that lie on the track; the rest of the 14 is the deck. */
  readonly aimTrack: readonly string[]
  readonly shot: ShotState | null
}

export const NO_COMBAT: CombatState = { aimTrack: [], shot: null }
