import type { MatchEvent, Viewer } from '../../src/contract/match.ts'
import { type Random, shuffled } from '../../src/rulebook/random.ts'
import type { ToyProcedure } from './toy-procedures.ts'

/** A match of the invented game. */
export type State = {
  readonly goal: number
  readonly pile: readonly number[]
  readonly hands: readonly (readonly number[])[]
  readonly laid: readonly (readonly number[])[]
  readonly active: number
  readonly procedure: ToyProcedure | null
}

export type PlayEvent =
  | { readonly type: 'dealt'; readonly goal: number; readonly pile: readonly number[]; readonly seats: number }
  | { readonly type: 'chose'; readonly seat: number; readonly card: number }
  | { readonly type: 'drew'; readonly seat: number; readonly card: number }
  | { readonly type: 'laid'; readonly seat: number; readonly card: number }
  | { readonly type: 'shuffled'; readonly pile: readonly number[] }
  | { readonly type: 'sorted'; readonly seat: number }
  | { readonly type: 'cut'; readonly seat: number; readonly at: number }
  | { readonly type: 'discarded'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'placed'; readonly seat: number; readonly x: number; readonly y: number }
  | { readonly type: 'greeted'; readonly seat: number }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'gave'; readonly seat: number; readonly to: number; readonly card: number }
  | { readonly type: 'rolled'; readonly seat: number; readonly face: number }
  | { readonly type: 'won'; readonly seat: number; readonly card: number }
  | { readonly type: 'knocked'; readonly seat: number; readonly count: number }

export const handOf = ({ hands }: Pick<State, 'hands'>, seat: number): readonly number[] => hands[seat] ?? []
const replaced = <Item>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((entry, index) => (index === at ? item : entry))
const added = (state: State, seat: number, card: number): State['hands'] =>
  replaced(state.hands, seat, [...handOf(state, seat), card])

export const dealt = ({ goal, pile, seats }: Extract<PlayEvent, { type: 'dealt' }>): State => {
  const nothing = Array.from({ length: seats }, () => [])
  return { goal, pile, hands: nothing, laid: nothing, active: 0, procedure: null }
}

/** The state after an event of the game. */
export function evolveCards(state: State, event: PlayEvent): State {
  const next = (state.active + 1) % state.hands.length
  switch (event.type) {
    case 'dealt':
      return dealt(event)
    case 'chose': {
      const hands = replaced(state.hands, event.seat, [event.card])
      return { ...state, hands, pile: state.pile.filter((card) => card !== event.card) }
    }
    case 'drew': {
      const pile = state.pile.filter((card) => card !== event.card)
      return { ...state, hands: added(state, event.seat, event.card), pile, active: next }
    }
    case 'won': {
      const pile = state.pile.filter((card) => card !== event.card)
      return { ...state, hands: added(state, event.seat, event.card), pile }
    }
    case 'gave': {
      const hand = handOf(state, event.seat).filter((card) => card !== event.card)
      return { ...state, hands: replaced(added(state, event.to, event.card), event.seat, hand) }
    }
    case 'laid': {
      const hand = handOf(state, event.seat).filter((card) => card !== event.card)
      const laid = replaced(state.laid, event.seat, [...(state.laid[event.seat] ?? []), event.card])
      return { ...state, hands: replaced(state.hands, event.seat, hand), laid, active: next }
    }
    case 'shuffled':
      return { ...state, pile: event.pile, laid: state.laid.map(() => []) }
    case 'sorted': {
      const hand = handOf(state, event.seat).toSorted((a, b) => a - b)
      return { ...state, hands: replaced(state.hands, event.seat, hand) }
    }
    case 'rolled':
    case 'knocked':
      return state
    case 'passed':
    case 'greeted':
    case 'placed':
      return { ...state, active: next }
    case 'cut':
      return { ...state, pile: [...state.pile.slice(event.at), ...state.pile.slice(0, event.at)], active: next }
    case 'discarded': {
      const hand = handOf(state, event.seat).filter((card) => !event.cards.includes(card))
      return { ...state, hands: replaced(state.hands, event.seat, hand), active: next }
    }
  }
}

/** What a viewer may see of an event. */
export function seenByViewer(event: PlayEvent, viewer: Viewer): MatchEvent {
  if (event.type === 'dealt') return { type: 'dealt', goal: event.goal, seats: event.seats, pile: event.pile.length }
  if (event.type === 'shuffled') return { type: 'shuffled', pile: event.pile.length }
  if ((event.type === 'drew' || event.type === 'won') && event.seat !== viewer) {
    return { type: event.type, seat: event.seat }
  }
  if (event.type === 'gave' && event.seat !== viewer && event.to !== viewer) {
    return { type: 'gave', seat: event.seat, to: event.to }
  }
  return event
}

/** The table with the pile and the other hands drawn anew; what was seen since comes from where it lay. */
export function imagineTable(state: State, viewer: Viewer, random: Random, seen: readonly MatchEvent[] = []): State {
  const cardsOf = (type: string, from: Viewer) =>
    seen.flatMap((event) => (event.type === type && event.seat === from ? [Number(event.card)] : [])).filter(Boolean)
  const won = cardsOf('won', viewer)
  const given = state.hands.map((_, seat) => (seat === viewer ? [] : cardsOf('gave', seat)))
  const known = new Set([...won, ...given.flat()])
  const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand))
  const hidden = shuffled(
    [...state.pile, ...others].filter((card) => !known.has(card)),
    random,
  )
  const hands = state.hands.map((hand, seat) => {
    const own = given[seat] ?? []
    return seat === viewer ? hand : shuffled([...own, ...hidden.splice(0, hand.length - own.length)], random)
  })
  return { ...state, hands, pile: [...won, ...hidden] }
}
