import type { CardActionKind } from '../content/effects.ts'
import type { ApexRule, ApexTrace } from '../rules.ts'
import { type ActionVerdict, type ActivationState, type CardPlay, forbiddenByUse } from './action-legality.ts'

/** Records the rule that decides and names it if it forbids. */
type Judge = (card: CardPlay, state: ActivationState, trace: ApexTrace) => ApexRule | null

/** Decides about playing a card. */
export function judgeCard(card: CardPlay, state: ActivationState, trace: ApexTrace): ActionVerdict {
  const rule = unavailable(card, state, trace) ?? KINDS[card.kind](card, state, trace)
  if (rule === null && card.source === 'feat') trace.applied('apex.feat.use', { ...playOf(card, state), inHand: true })
  return { action: card.id, cost: card.ap, legal: rule === null, rule, parts: [] }
}

const playOf = ({ id }: CardPlay, { legend }: ActivationState) => ({ legend, card: id })

/** Whether the card cannot be used at all: its Legend is off the board, or it is not at hand. */
const unavailable: Judge = (card, state, trace) => {
  if (state.eliminated !== 'no') {
    trace.applied('apex.card.on-board', playOf(card, state))
    return 'apex.card.on-board'
  }
  if (card.available) return null
  if (card.source === 'weapon') {
    trace.applied('apex.activation.card-actions', { action: card.id, cost: card.ap, equipped: false })
    return 'apex.activation.card-actions'
  }
  if (card.source === 'feat') {
    trace.applied('apex.feat.use', { ...playOf(card, state), inHand: false })
    return 'apex.feat.use'
  }
  trace.applied('apex.ability.need-token', playOf(card, state))
  return 'apex.ability.need-token'
}

const inOwnActivation: Judge = (card, state, trace) => {
  if (state.ownActivation) return null
  trace.applied('apex.card.own-activation', playOf(card, state))
  return 'apex.card.own-activation'
}

const asAction: Judge = (card, state, trace) => {
  const outOfTurn = inOwnActivation(card, state, trace)
  if (outOfTurn !== null) return outOfTurn
  if (state.resolving) {
    trace.applied('apex.activation.resolve-fully', { action: card.id })
    return 'apex.activation.resolve-fully'
  }
  const cost = card.ap
  const spent = forbiddenByUse({ action: card.id, cost, shoots: card.shoots }, state, trace)
  if (spent === null) trace.applied('apex.activation.card-actions', { action: card.id, cost, equipped: true })
  return spent
}

const asEnhancement: Judge = (card, state, trace) => {
  const outOfTurn = inOwnActivation(card, state, trace)
  if (outOfTurn !== null) return outOfTurn
  const reason = !state.resolving ? 'noAction' : state.enhancementUsed ? 'used' : 'playable'
  trace.applied('apex.card.enhancement', { ...playOf(card, state), reason })
  return reason === 'playable' ? null : 'apex.card.enhancement'
}

const asReaction: Judge = (card, state, trace) => {
  const reason = state.ownActivation ? 'ownActivation' : card.conditionHolds ? 'open' : 'noShot'
  trace.applied('apex.reaction.when', { ...playOf(card, state), reason })
  return reason === 'open' ? null : 'apex.reaction.when'
}

const asInstant: Judge = (card, state, trace) => {
  trace.applied('apex.instant.when', { ...playOf(card, state), holds: card.conditionHolds })
  return card.conditionHolds ? null : 'apex.instant.when'
}

const KINDS: Readonly<Record<CardActionKind, Judge>> = {
  free: asAction,
  special: asAction,
  shotEnhancement: asEnhancement,
  reaction: asReaction,
  instant: asInstant,
}
