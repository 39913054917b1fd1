import { cellOf, legendOf } from '../legends.ts'
import { NO_TOLL } from '../procedures/damage.ts'
import { couldDo } from '../procedures/opportunities.ts'
import type { EffectRules } from './effect-rules.ts'

/** A part of a basic action: the card opens an action with it, which the Legend's own commands carry out. */
export const acting: EffectRules<'extraAction'> = {
  isPossible({ state, content }, play, { action }) {
    const legend = legendOf(state, play.legend)
    const cell = cellOf(legend)
    return cell !== null && couldDo(state, legend, action, cell, content)
  },
  resolve: () => NO_TOLL,
}
