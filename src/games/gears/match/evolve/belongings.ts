import type { HeldWeapon } from '../../table/figures.ts'
import type { TurnEvent } from '../events.ts'
import type { GearsState, PlayerState } from '../state.ts'
import { without, withoutDropped, withPlayer } from './table.ts'

/** Makes true what happened to cards, weapons and tokens of players. */
export function evolveBelongings(state: GearsState, event: TurnEvent): GearsState {
  switch (event.type) {
    case 'orderCardsDrawn':
      return draw(state, event.seat, event.cards)
    case 'cardsDiscarded':
      return discardCards(state, event.seat, event.cards)
    case 'cardReplaced': {
      const after = withSeat(state, event.seat, ({ hand }) => ({ hand: without(hand, event.card) }))
      return { ...after, removed: [...after.removed, event.card] }
    }
    case 'decksShuffled':
      return { ...state, [event.which]: { pile: event.pile, discard: [] } }
    case 'aiDeckRenewed':
      return { ...state, ai: { pile: event.pile, discard: event.discard ?? [] } }
    case 'grenadeThrown':
      return withPlayer(state, event.figure, ({ grenades }) => ({ grenades: grenades - 1 }))
    case 'grenadesGained':
      return withSeat(state, event.seat, ({ grenades }) => ({ grenades: grenades + event.amount }))
    case 'ammoGained':
      return withSeat(state, event.seat, ({ weapons }) => ({ weapons: addAmmo(weapons, event) }))
    case 'markerPickedUp':
      return withoutDropped(state, event.marker)
    default:
      return evolveWeapons(state, event)
  }
}

function evolveWeapons(state: GearsState, event: TurnEvent): GearsState {
  switch (event.type) {
    case 'weaponsDrawn':
      return { ...state, weapons: { ...state.weapons, pile: state.weapons.pile.slice(event.weapons.length) } }
    case 'weaponRejected':
      return { ...state, weapons: { ...state.weapons, discard: [...state.weapons.discard, event.weapon] } }
    case 'weaponGained':
      return gainWeapon(state, event)
    case 'weaponDiscarded': {
      const after = withSeat(state, event.seat, ({ weapons }) => ({ weapons: withoutWeapon(weapons, event.weapon) }))
      return { ...after, removed: [...after.removed, event.weapon] }
    }
    default:
      return state
  }
}

function withSeat(state: GearsState, seat: number, change: (player: PlayerState) => Partial<PlayerState>): GearsState {
  return withPlayer(state, state.players[seat]?.character ?? '', change)
}

function draw(state: GearsState, seat: number, cards: readonly string[]): GearsState {
  const after = withSeat(state, seat, ({ hand }) => ({ hand: [...hand, ...cards] }))
  return { ...after, orders: { ...state.orders, pile: state.orders.pile.slice(cards.length) } }
}

function discardCards(state: GearsState, seat: number, cards: readonly string[]): GearsState {
  const after = withSeat(state, seat, ({ hand }) => ({ hand: cards.reduce<readonly string[]>(without, hand) }))
  return { ...after, orders: { ...state.orders, discard: [...state.orders.discard, ...cards] } }
}

type Loaded = { readonly weapon: string; readonly amount: number }

const addAmmo = (weapons: readonly HeldWeapon[], { weapon, amount }: Loaded): HeldWeapon[] =>
  weapons.map((held) => (held.weapon === weapon ? { weapon, ammo: held.ammo + amount } : held))

const withoutWeapon = (weapons: readonly HeldWeapon[], weapon: string): HeldWeapon[] => {
  const at = weapons.findIndex((held) => held.weapon === weapon)
  return weapons.filter((_, index) => index !== at)
}

type Gained = Extract<TurnEvent, { type: 'weaponGained' }>

/** Special weapons come from the box, random ones from the top of their deck, or from those that were drawn. */
function gainWeapon(state: GearsState, { seat, weapon, ammo, from }: Gained): GearsState {
  const after = withSeat(state, seat, ({ weapons }) => ({ weapons: [...weapons, { weapon, ammo }] }))
  if (from === 'randomDeck') return { ...after, weapons: { ...after.weapons, pile: after.weapons.pile.slice(1) } }
  if (from === 'drawn') return after
  const left = Math.max(0, (after.specialWeapons[weapon] ?? 0) - 1)
  return { ...after, specialWeapons: { ...after.specialWeapons, [weapon]: left } }
}
