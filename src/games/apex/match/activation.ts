import { BASIC_ACTIONS, type BasicAction } from '../content/actions.ts'
import type { ActivationState as Judged } from '../turn/action-legality.ts'
import { isOnBoard, legendOf } from './legends.ts'
import type { ApexState } from './state.ts'

export const isBasicAction = (source: string): source is BasicAction =>
  BASIC_ACTIONS.some((action) => action === source)

/** The activation of a Legend, as actions are judged. */
export function activationOf(state: ApexState, id: string): Judged {
  const { activation, action } = state
  const legend = legendOf(state, id)
  const isOwn = activation?.legend === id
  const open = action !== null && isOwn && isBasicAction(action.source) ? action.source : null
  return {
    legend: id,
    ownActivation: isOwn,
    ap: isOwn ? activation.ap : 0,
    eliminated: isOnBoard(legend) ? 'no' : isOwn && activation.diedHere ? 'inThisActivation' : 'before',
    resolving: action !== null && isOwn && open === null,
    ...(open === null ? {} : { open: { action: open, done: [...(action?.done ?? [])] } }),
    respawnCostWaived: isOwn && activation.respawnCost === 0,
    shotUsed: isOwn && activation.shotUsed,
    rushUsed: isOwn && activation.rushUsed,
    enhancementUsed: false,
    featsInHand: legend.hand.length,
  }
}
