import type { Effect } from '../../content/effects.ts'
import type { Toll } from '../procedures/damage.ts'
import type { ApexRun, Asking } from '../questions.ts'
import type { CardPlay, EffectOf, Scene } from './card-play.ts'

/** What the match does with one word of the cards. */
export type EffectRules<Name extends Effect['effect']> = {
  /** Whether it would change anything now, by what everybody at the table knows. */
  isPossible(scene: Scene, play: CardPlay, effect: EffectOf<Name>): boolean
  /** Carries it out, and says whom it has hurt; nothing is asked where no generator is returned. */
  resolve(run: ApexRun, play: CardPlay, effect: EffectOf<Name>): Asking<Toll> | Toll
}
