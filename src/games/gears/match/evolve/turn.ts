import type { MarkerEvent, TurnEvent } from '../events.ts'
import { freshTurn, type GearsState, type OpenOrder, type PlayerState } from '../state.ts'
import { evolveBelongings } from './belongings.ts'
import { withLocust, withMarkers, without, withPlayer } from './table.ts'

/** Makes true what happened in the course of turns. */
export function evolveTurn(state: GearsState, event: TurnEvent): GearsState {
  switch (event.type) {
    case 'cogPlaced':
      return placed(state, event.seat, event.position)
    case 'turnStarted':
      return {
        ...state,
        active: event.seat,
        turnNumber: event.number,
        turn: freshTurn(state.players[event.seat]?.position.zone ?? ''),
      }
    case 'stepStarted':
      return { ...state, step: event.step }
    case 'cogRevived':
      return withPlayer(state, event.figure, () => ({ status: 'standing' }))
    case 'holeSealed':
      return sealHole(state, event.hole)
    case 'orderPlayed':
    case 'orderReplaced':
    case 'actionTaken':
    case 'actionSkipped':
    case 'extraOrderGained':
    case 'extraOrderEnded':
    case 'extraMoveUsed':
    case 'locustStepSkipped':
    case 'specialActionTaken':
    case 'followed':
    case 'soloFollowed':
      return evolveOrders(state, event)
    default:
      return evolveBelongings(state, event)
  }
}

function placed(state: GearsState, seat: number, position: PlayerState['position']): GearsState {
  return {
    ...state,
    players: state.players.map((player, index) => (index === seat ? { ...player, position } : player)),
  }
}

/** A printed hole gets a token, a token hole is removed. */
function sealHole(state: GearsState, hole: string): GearsState {
  const holeTokens = state.holeTokens.filter(({ id }) => id !== hole)
  if (holeTokens.length < state.holeTokens.length) return { ...state, holeTokens }
  return { ...state, sealedHoles: [...state.sealedHoles, hole] }
}

type OrdersEvent = Extract<
  TurnEvent,
  {
    type:
      | 'orderPlayed'
      | 'orderReplaced'
      | 'actionTaken'
      | 'actionSkipped'
      | 'extraOrderGained'
      | 'extraOrderEnded'
      | 'extraMoveUsed'
      | 'locustStepSkipped'
      | 'specialActionTaken'
      | 'followed'
      | 'soloFollowed'
  }
>

/** What the turn remembers of its orders step. */
function evolveOrders(state: GearsState, event: OrdersEvent): GearsState {
  const { turn } = state
  switch (event.type) {
    case 'orderPlayed':
      return playCard(state, event)
    case 'orderReplaced':
      return { ...state, turn: { ...turn, hasPlayed: true } }
    case 'actionTaken':
    case 'actionSkipped':
      return { ...state, turn: { ...turn, orders: top(turn.orders, { next: event.action + 1 }) } }
    case 'extraOrderGained': {
      const open: OpenOrder = { seat: event.seat, card: null, use: 'printed', next: 0 }
      return { ...state, turn: { ...turn, orders: [...turn.orders, open] } }
    }
    case 'extraOrderEnded':
      return { ...state, turn: { ...turn, orders: turn.orders.slice(0, -1) } }
    case 'extraMoveUsed':
      return { ...state, turn: { ...turn, extraMoveUsed: true } }
    case 'locustStepSkipped':
      return { ...state, turn: { ...turn, skipsLocustStep: true } }
    case 'specialActionTaken':
      return { ...state, turn: { ...turn, specialActions: [...turn.specialActions, event.special] } }
    case 'followed': {
      const { figure, leader } = event
      return { ...state, turn: { ...turn, followers: [...turn.followers, { figure, leader }] } }
    }
    case 'soloFollowed':
      return { ...state, turn: { ...turn, soloFollowUsed: true } }
  }
}

const top = (orders: readonly OpenOrder[], change: Partial<OpenOrder>): readonly OpenOrder[] =>
  orders.map((order, index) => (index === orders.length - 1 ? { ...order, ...change } : order))

type Played = Extract<TurnEvent, { type: 'orderPlayed' }>

/** The card leaves the hand before it is resolved; an order that was granted is filled in. */
function playCard(state: GearsState, { seat, card, use }: Played): GearsState {
  const { turn } = state
  const isGranted = turn.orders.at(-1)?.card === null
  const open: OpenOrder = { seat, card, use, next: 0 }
  return {
    ...state,
    players: state.players.map((player, index) =>
      index === seat ? { ...player, hand: without(player.hand, card) } : player,
    ),
    orders: { ...state.orders, discard: [...state.orders.discard, card] },
    turn: {
      ...turn,
      hasPlayed: turn.hasPlayed || seat === state.active,
      ammoSpent: false,
      orders: isGranted ? top(turn.orders, open) : [...turn.orders, open],
    },
  }
}

/** Makes true where a marker lies now. */
export function evolveMarkers(state: GearsState, event: MarkerEvent): GearsState {
  const { figure, kind, marker, from } = event
  const taken = withMarkers(state, kind, ({ unused, discards }) => {
    if (from === 'own') return { unused, discards }
    if (from === 'map') return { unused, discards: without(discards, marker) }
    const pile = from === 'discards' ? [...unused, ...discards] : unused
    return { unused: without(pile, marker), discards: from === 'discards' ? [] : discards }
  })
  if (event.type === 'markerPlaced') return withLocust(taken, figure, { marker })
  const after = withLocust(taken, figure, { marker: null })
  if (event.weapon !== null) return after
  return withMarkers(after, kind, ({ unused, discards }) => ({ unused, discards: [...discards, marker] }))
}
