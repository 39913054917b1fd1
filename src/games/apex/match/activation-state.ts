import type { BasicAction } from '../content/actions.ts'

/** The activation of a Legend as far as it has come. */
export type ActivationState = {
  readonly legend: string
  readonly ap: number
  readonly shotUsed: boolean
  readonly rushUsed: boolean
  readonly rideUsed: boolean
  /** Whether loot was handled since the last action. */
  readonly lootHandled: boolean
  /** Whether it was eliminated in this very activation. */
  readonly diedHere: boolean
  /** What Respawn costs, if a card has changed that. */
  readonly respawnCost: number | null
}

/** A part of an action that is not done: `amount` is its movement points or the number of objects. */
export type PartState = { readonly part: BasicAction; readonly amount: number | null }

export const INTERACT_OPTIONS = ['object', 'install', 'uninstall'] as const
export type InteractOption = (typeof INTERACT_OPTIONS)[number]

/** An action that has begun and is not over; its AP are paid. */
export type ActionState = {
  /** A basic action, or the card whose effects are its parts. */
  readonly source: string
  readonly parts: readonly PartState[]
  /** The parts that were done. */
  readonly done: readonly BasicAction[]
  /** The options of an Interact action that were used. */
  readonly interacted: readonly InteractOption[]
}
