import type { Viewpoint } from '../../automata/frame/viewpoint.ts'
import type { Squad } from '../../table/squad.ts'

/** Whether an Automaton is of the players’ squad or of the other one. */
export type AutomatonRole = 'enemy' | 'teammate'

/** What an Automaton has besides what every Legend has. All of it lies open; its Feats lie in no order. */
export type AutomatonState = {
  readonly role: AutomatonRole
  readonly maxShield: number
  readonly maxHealth: number
  readonly charges: number
  readonly arsenal: string
  /** The Feats that were not drawn, and those that were. */
  readonly feats: readonly string[]
  readonly featDiscard: readonly string[]
  readonly activeFeat: string | null
  /** A Feat with a Reaction that waits for the end of a Shot. */
  readonly revealed: string | null
  readonly shotThisRound: boolean
  /** The step of its activation; null outside. */
  readonly step: number | null
  readonly primary: string | null
  readonly secondary: string | null
}

/** What the creator of a match chose about the Automata. */
export type AutomataSettings = {
  /** The Legends of the Automata, where they were chosen. */
  readonly legends?: { readonly enemies: readonly string[]; readonly teammate?: string }
  readonly teammate: boolean
  readonly shield: number
  readonly health: number
  readonly viewpoint: Viewpoint
  readonly beaconTiePolicy: 'default' | 'ask'
  readonly pace: 'auto' | 'step'
  readonly abilities: 'constructed' | 'none'
}

/** What all Automata of a match share. */
export type AutomataState = {
  readonly settings: AutomataSettings
  /** The colour of the players; null before it is drawn. */
  readonly humanSquad: Squad | null
  /** In the order of assignment, the enemies first. */
  readonly assigned: readonly { readonly legend: string; readonly role: AutomatonRole }[]
  /** The Route cards that were not drawn, in no order; those that were, and the one in play. */
  readonly routes: readonly string[]
  readonly routeDiscard: readonly string[]
  readonly routesInPlay: readonly string[]
}
