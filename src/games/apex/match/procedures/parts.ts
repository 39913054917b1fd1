import { BASIC_DESTROY } from '../../content/destroy.ts'
import type { Effect } from '../../content/effects.ts'
import type { PartState } from '../activation-state.ts'

/** What the own Legend of a card does with commands of its own: the parts of the action that the card opens. */
export const partsOf = (effects: readonly Effect[]): PartState[] =>
  effects.flatMap((effect): PartState[] => {
    if (effect.effect === 'move' && effect.to === 'self') return [{ part: 'move', amount: effect.points }]
    if (effect.effect !== 'extraAction' || effect.to !== 'self') return []
    return [{ part: effect.action, amount: effect.action === 'destroy' ? BASIC_DESTROY : null }]
  })
