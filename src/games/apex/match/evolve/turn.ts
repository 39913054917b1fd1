import type { ActivationState } from '../activation-state.ts'
import type { TurnEvent } from '../events/turn-events.ts'
import { withLegend, without } from '../legends.ts'
import type { AbilityToken, ApexState } from '../state.ts'

/** The state after an event of rounds, turns and activations. */
export function evolveTurn(state: ApexState, event: TurnEvent): ApexState {
  switch (event.type) {
    case 'activationStarted':
    case 'activationEnded':
    case 'actionStarted':
    case 'partDone':
    case 'interactOptionUsed':
    case 'actionEnded':
    case 'rushed':
      return evolveActivation(state, event)
    case 'moved': {
      const cell = event.path.at(-1)
      return cell === undefined ? state : withLegend(state, event.legend, (legend) => ({ ...legend, where: { cell } }))
    }
    case 'placed':
      return withLegend(state, event.legend, (legend) => ({ ...legend, where: { cell: event.cell } }))
    case 'respawned':
      return respawn(state, event)
    case 'featsDrawn':
      return withLegend(state, event.legend, (legend) => ({
        ...legend,
        deck: without(legend.deck, event.cards),
        hand: [...legend.hand, ...event.cards],
      }))
    default:
      return evolveRound(state, event)
  }
}

type OfActivation = Extract<
  TurnEvent,
  {
    type:
      | 'activationStarted'
      | 'activationEnded'
      | 'actionStarted'
      | 'partDone'
      | 'interactOptionUsed'
      | 'actionEnded'
      | 'rushed'
  }
>
type OfRound = Exclude<TurnEvent, OfActivation | { type: 'moved' | 'placed' | 'respawned' | 'featsDrawn' }>

const startActivation = (legend: string, ap: number): ActivationState => ({
  legend,
  ap,
  shotUsed: false,
  rushUsed: false,
  rideUsed: false,
  lootHandled: false,
  diedHere: false,
  respawnCost: null,
})

/** The state with the running activation changed. */
export const withActivation = (state: ApexState, change: Partial<ActivationState>): ApexState =>
  state.activation === null ? state : { ...state, activation: { ...state.activation, ...change } }

function evolveActivation(state: ApexState, event: OfActivation): ApexState {
  switch (event.type) {
    case 'activationStarted':
      return { ...state, activation: startActivation(event.legend, event.ap) }
    case 'activationEnded':
      return {
        ...withLegend(state, event.legend, (legend) => ({ ...legend, activated: true })),
        activation: null,
        action: null,
      }
    case 'actionStarted': {
      const { source, parts, cost } = event
      const paid = withActivation(state, { ap: (state.activation?.ap ?? 0) - cost, lootHandled: false })
      return { ...paid, action: { source, parts, done: [], interacted: [] } }
    }
    case 'partDone':
      return donePart(state, event.part)
    case 'interactOptionUsed':
      return state.action === null
        ? state
        : { ...state, action: { ...state.action, interacted: [...state.action.interacted, event.option] } }
    case 'actionEnded':
      return { ...state, action: null }
    case 'rushed': {
      const discarded = withLegend(state, event.legend, (legend) => ({
        ...legend,
        hand: without(legend.hand, [event.card]),
        discard: [...legend.discard, event.card],
      }))
      return withActivation(discarded, { rushUsed: true, lootHandled: false })
    }
  }
}

function donePart(state: ApexState, part: Extract<OfActivation, { type: 'partDone' }>['part']): ApexState {
  const { action } = state
  if (action === null) return state
  const place = action.parts.findIndex((candidate) => candidate.part === part)
  const parts = action.parts.filter((_, index) => index !== place)
  const used = part === 'shoot' ? withActivation(state, { shotUsed: true }) : state
  return { ...used, action: { ...action, parts, done: [...action.done, part] } }
}

function respawn(state: ApexState, { legend, cell, cost }: Extract<TurnEvent, { type: 'respawned' }>): ApexState {
  const back = withLegend(state, legend, (one) => ({ ...one, where: { cell } }))
  return withActivation(back, { ap: (state.activation?.ap ?? 0) - cost, respawnCost: null, lootHandled: false })
}

function evolveRound(state: ApexState, event: OfRound): ApexState {
  switch (event.type) {
    case 'turnStarted':
      return { ...state, phase: 'turn', turnIndex: event.turnIndex, round: event.round }
    case 'transitionStarted':
      return { ...state, phase: 'transition' }
    case 'cooldownTicked':
      return { ...state, tokens: cooled(state.tokens, event.tokens) }
    case 'roundMarkerMoved':
      return { ...state, trackCell: event.cell }
    case 'ringShifted':
      return { ...state, ring: event.ring }
    case 'ringCardRevealed':
      return revealRingCard(state, event.card)
    case 'roundStarted':
      return {
        ...state,
        round: event.round,
        turnIndex: event.turnIndex,
        legends: state.legends.map((legend) => ({ ...legend, activated: false })),
      }
    case 'matchEnded':
      return {
        ...state,
        phase: 'ended',
        activation: null,
        action: null,
        result: { winner: event.winner, rule: event.rule },
      }
    default:
      return state
  }
}

type Ticked = Extract<TurnEvent, { type: 'cooldownTicked' }>['tokens']

function cooled(tokens: readonly AbilityToken[], ticked: Ticked): AbilityToken[] {
  return tokens.map((token) => {
    const found = ticked.find((one) => one.token === token.id)
    if (found === undefined) return token
    return { ...token, at: found.cooldown === null ? 'supply' : { cooldown: found.cooldown } }
  })
}

/** The card that was shown goes back into the deck before another one is revealed. */
function revealRingCard(state: ApexState, card: string): ApexState {
  const deck = state.ringCard === null ? state.stock.ring : [...state.stock.ring, state.ringCard]
  return { ...state, ringCard: card, stock: { ...state.stock, ring: without(deck, [card]) } }
}
