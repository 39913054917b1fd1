import type { CardEvent } from '../events/card-events.ts'
import { withLegend, without } from '../legends.ts'
import type { AbilityToken, ApexState, TokenPlace } from '../state.ts'
import { withActivation } from './turn.ts'

/** The state after an event about a card. */
export function evolveCard(state: ApexState, event: CardEvent): ApexState {
  switch (event.type) {
    case 'featPlayed':
      return discardFeat(state, event.legend, event.card)
    case 'reactionsPlayed':
      return event.cards.reduce(
        (played, { legend, card, token }) =>
          token === null ? discardFeat(played, legend, card) : moveToken(played, token, 'inUse'),
        state,
      )
    case 'abilityUsed': {
      const { token, turnIndex, miniatures } = event
      const used = moveToken(state, token, turnIndex === null ? 'inUse' : { turnIndex })
      const taken = miniatures.map(({ id }) => id)
      const others = used.miniatures.filter(({ id }) => !taken.includes(id))
      return miniatures.length === 0 ? used : { ...used, miniatures: [...others, ...miniatures] }
    }
    case 'cooldownStarted':
      return returnMiniatures(moveToken(state, event.token, { cooldown: event.cooldown }), event.miniatures)
    case 'respawnCostChanged':
      return withActivation(state, { respawnCost: event.ap })
    case 'rode':
      return withActivation(state, { rideUsed: true })
    case 'abilityTriggered':
    case 'abilityExpired':
      return state
  }
}

const discardFeat = (state: ApexState, id: string, card: string): ApexState =>
  withLegend(state, id, (legend) => ({
    ...legend,
    hand: without(legend.hand, [card]),
    discard: [...legend.discard, card],
  }))

/** A token that moves lies below those that are there, so it goes to the end of the list. */
function moveToken(state: ApexState, id: string, at: TokenPlace): ApexState {
  const isMoved = (token: AbilityToken) => token.id === id
  const moved = state.tokens.filter(isMoved).map((token) => ({ ...token, at }))
  return { ...state, tokens: [...state.tokens.filter((token) => !isMoved(token)), ...moved] }
}

/** The state without some miniatures; the board is the same if none of them was there. */
export const returnMiniatures = (state: ApexState, gone: readonly string[]): ApexState =>
  gone.length === 0 ? state : { ...state, miniatures: state.miniatures.filter(({ id }) => !gone.includes(id)) }
