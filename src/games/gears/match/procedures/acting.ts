import { attack, type CardEffect, move } from '../../content/card-effects.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { BASIC_MOVE } from '../../content/turn.ts'
import { type GearsState, type OpenOrder, playerOf } from '../state.ts'
import { placingSeat } from './placing.ts'
import { decidingSeat } from './procedure-run.ts'

/** The seat that acts now: who resolves an order card, else the active one, or who decides for an executed one. */
export function actingSeat(state: GearsState): number {
  if (state.step === 'placing') return placingSeat(state) ?? state.active
  if (state.step === 'orders') return state.turn.orders.at(-1)?.seat ?? state.active
  return state.step === 'locust' ? decidingSeat(state) : state.active
}

/** The actions that an order card gives in the way it is used. */
export function actionsOf({ card, use }: OpenOrder, { orderCards }: GearsContent): readonly (readonly CardEffect[])[] {
  if (card === null) return []
  if (use === 'move') return [[move(BASIC_MOVE)]]
  if (use === 'attack') return [[attack()]]
  return orderCards.get(card)?.actions ?? []
}

/** The next action of the order card that is being resolved. */
export type OpenAction = { readonly number: number; readonly effects: readonly CardEffect[] }

export function openAction({ turn, step }: GearsState, content: GearsContent): OpenAction | null {
  const order = turn.orders.at(-1)
  if (step !== 'orders' || order === undefined) return null
  const effects = actionsOf(order, content)[order.next]
  return effects === undefined ? null : { number: order.next, effects }
}

const MOVES: readonly CardEffect['does'][] = ['move', 'takeCover', 'takeHeldCover']
const ATTACKS: readonly CardEffect['does'][] = ['attack', 'freeAttack']

/** Which command resolves an action. */
export type ActionKind = 'move' | 'attack' | 'act'

export function kindOf({ effects }: OpenAction): ActionKind {
  if (effects.some(({ does }) => MOVES.includes(does))) return 'move'
  return effects.some(({ does }) => ATTACKS.includes(does)) ? 'attack' : 'act'
}

/** How far a move action goes, and whether a Locust may be driven out of its cover. */
export type MoveTerms = { readonly zones: number; readonly extra: number; readonly displacing: number | null }

export function moveTerms(
  state: GearsState,
  seat: number,
  effects: readonly CardEffect[],
  content: GearsContent,
): MoveTerms {
  const zones = effects.find(({ does }) => does === 'move')?.amount ?? 0
  const character = content.characters.get(playerOf(state, seat).character)
  const canGoFarther = zones > 0 && !state.turn.extraMoveUsed
  const displacing = effects.find(({ does }) => does === 'takeHeldCover')?.amount ?? null
  return { zones, extra: canGoFarther ? (character?.extraMove ?? 0) : 0, displacing }
}

/** A weapon that slows its bearer, and how far that soldier may still move this turn. */
export type Slowness = { readonly weapon: string; readonly max: number; readonly left: number }

/** What slows a soldier, which is nothing outside the own turn: so it does not keep anyone from following. */
export function slownessOf(state: GearsState, seat: number, { weapons }: GearsContent): Slowness | null {
  if (seat !== state.active) return null
  const limits = playerOf(state, seat).weapons.flatMap(({ weapon }): Slowness[] => {
    const max = weapons.get(weapon)?.maxZones ?? null
    return max === null ? [] : [{ weapon, max, left: Math.max(0, max - state.turn.zonesMoved) }]
  })
  return limits.reduce<Slowness | null>((min, value) => (min === null || value.left < min.left ? value : min), null)
}

/** What a card changes about an attack. */
export type AttackTerms = { readonly isFree: boolean; readonly extraDice: number }

export function attackTerms(effects: readonly CardEffect[]): AttackTerms {
  const effect = effects.find(({ does }) => ATTACKS.includes(does))
  return { isFree: effect?.does === 'freeAttack', extraDice: effect?.amount ?? 0 }
}

/** Whether the seat is in its own orders step and no order of another is open. */
export const isOwnOrders = (state: GearsState, seat: number): boolean =>
  state.step === 'orders' && seat === state.active && actingSeat(state) === seat

/** Whether an order card may be played now: the one of the turn, or one that a card grants. */
export function mayPlay(state: GearsState, seat: number): boolean {
  if (state.step !== 'orders' || actingSeat(state) !== seat) return false
  const top = state.turn.orders.at(-1)
  return top === undefined ? !state.turn.hasPlayed : top.card === null
}
