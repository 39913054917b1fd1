import type { Effect } from '../../content/effects.ts'
import { joinTolls, NO_TOLL, type Toll } from '../procedures/damage.ts'
import type { ApexRun, Asking } from '../questions.ts'
import { acting } from './acting.ts'
import type { CardPlay, Scene } from './card-play.ts'
import type { EffectRules } from './effect-rules.ts'
import { cooling, damaging, drawing, loading, recovering, waiving } from './giving.ts'
import { moving, pushing, swapping, teleporting } from './placing.ts'

/** Effects that are read where they count: in the shot they change, in the action they open, while they last. */
const elsewhere = <Name extends Effect['effect']>(isPossible: boolean): EffectRules<Name> => ({
  isPossible: () => isPossible,
  resolve: () => NO_TOLL,
})

/** What every word of the cards does in a match. */
const EFFECTS: { readonly [Name in Effect['effect']]: EffectRules<Name> } = {
  move: moving,
  teleport: teleporting,
  swapPlaces: swapping,
  push: pushing,
  recover: recovering,
  damage: damaging,
  draw: drawing,
  ammo: loading,
  cooldown: cooling,
  respawnCost: waiving,
  shot: elsewhere(true),
  extraAction: acting,
  attachMiniature: elsewhere(true),
  placeMiniature: elsewhere(true),
  addMovePoints: elsewhere(false),
  cancel: elsewhere(false),
}

const rulesOf = (effect: Effect) => EFFECTS[effect.effect] as EffectRules<Effect['effect']>

/** Whether an effect would change anything now, by what everybody knows. */
export const isPossible = (scene: Scene, play: CardPlay, effect: Effect): boolean =>
  rulesOf(effect).isPossible(scene, play, effect)

/** Whether a card may be played at all: one whose only effect cannot happen is not. */
export const isPlayable = (scene: Scene, play: CardPlay): boolean =>
  play.effects.some((effect) => isPossible(scene, play, effect))

/** Carries the effects of a card out in the order in which they are printed, and says whom they have hurt. */
export function* resolveEffects(run: ApexRun, play: CardPlay): Asking<Toll> {
  let toll = NO_TOLL
  for (const effect of play.effects) {
    if (!isPossible(run, play, effect)) continue
    const done = rulesOf(effect).resolve(run, play, effect)
    toll = joinTolls(toll, 'damaged' in done ? done : yield* done)
  }
  return toll
}
