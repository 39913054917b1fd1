import type { DamageTag } from '../../damage/damage.ts'
import type { Aimed } from '../shot/aim.ts'
import type { Acting, Figure } from './acting.ts'
import type { ActivationEvent } from './events.ts'
import type { Asking } from './questions.ts'

/** Damage on its way to a Legend. */
export type Blow = { readonly figure: Figure; readonly amount: number; readonly tag?: DamageTag }

/** Carries out what an activation decides: on the table of a question, or in a match with all that belongs to it. */
export interface Stage {
  /** Hears everything that happens, at the moment it does. */
  tell?(event: ActivationEvent, acting: Acting): void
  /** Deals damage to Legends, all of it at once, and takes away who is eliminated. */
  harm(acting: Acting, blows: readonly Blow[], source: 'card' | 'grenade'): Asking<void>
  /** A Shot that was aimed: reactions, cards, damage, reactions. */
  resolveShot(acting: Acting, target: Figure, aimed: Aimed): Asking<void>
}
