import type { GearsContent } from '../content/gears-content.ts'
import type { PlacedMap } from '../table/placed-map.ts'
import type { LocustState } from '../vocabulary.ts'
import { isPlaced, mapOfState } from './map.ts'
import { actionsOf } from './procedures/acting.ts'
import type { GearsState, PlayerState } from './state.ts'

/** How much things count for a bot. Nothing in the book says so; the numbers are chosen by playing. */
const WORTH = {
  standing: 40,
  bleeding: 5,
  card: 4,
  ammo: 0.8,
  weapon: 2,
  grenade: 5,
  seal: 30,
  phase: 80,
  distance: 1.5,
  cover: 5,
  piece: 6,
  /** An action of an order card that can still be taken: a card is played for what it lets one do. */
  action: 6,
  emptyHand: 10,
} as const

/** What a living enemy costs; a wounded one is nearly dead. */
const ENEMY: Readonly<Record<LocustState, number>> = { healthy: 9, wounded: 6, gravelyWounded: 4 }

/** How well everybody stands: all players win or lose together, and each looks after the own soldier’s way a little. */
export function worthOf(state: GearsState, seat: number, content: GearsContent): number {
  const map = mapOfState(state, content)
  const soldiers = state.players.reduce((sum, player) => sum + soldierWorth(player), 0)
  const enemies = state.locust.reduce((sum, { state: health }) => sum + ENEMY[health], 0)
  const pieces = state.chains.reduce((sum, { pieces: laid, branch }) => sum + laid.length + branch.length, 0)
  const progress = WORTH.phase * state.phase + WORTH.seal * state.sealedHoles.length + WORTH.piece * pieces
  return (
    soldiers -
    enemies +
    progress +
    WORTH.action * actionsLeft(state, content) -
    WORTH.distance * wayToGo(state, seat, map)
  )
}

function soldierWorth({ status, hand, weapons, grenades, position }: PlayerState): number {
  if (status === 'executed') return 0
  if (status === 'bleeding') return WORTH.bleeding
  const arms = weapons.reduce((sum, { ammo }) => sum + WORTH.weapon + WORTH.ammo * Math.min(MAX_AMMO, ammo), 0)
  const cover = position.cover === undefined ? 0 : WORTH.cover
  const dread = hand.length === 0 ? WORTH.emptyHand : 0
  return WORTH.standing + WORTH.card * hand.length + arms + WORTH.grenade * Math.min(2, grenades) + cover - dread
}

/** The actions of order cards that are being resolved. */
const actionsLeft = ({ turn }: GearsState, content: GearsContent): number =>
  turn.orders.reduce((sum, order) => sum + Math.max(0, actionsOf(order, content).length - order.next), 0)

/** More ammo than this is seldom spent. */
const MAX_AMMO = 3
const MAX_WAY = 12

/**
 * How far it is to where the mission is played: with a grenade to an open hole, or next to it; without one to the
 * equipment, where there may be some; where no hole is open, to doors and enemies.
 */
function wayToGo({ players, sealedHoles, locust, doors }: GearsState, seat: number, map: PlacedMap): number {
  const player = players[seat]
  const from = player !== undefined && isPlaced(player) ? map.zone(player.position.zone)?.number : undefined
  if (player === undefined || from === undefined) return 0
  const holes = map.zones.filter(({ holes: printed }) => printed.some(({ id }) => !sealedHoles.includes(id)))
  const stores = map.zones.filter(({ equipment }) => equipment)
  const exits = map.zones.filter(({ id }) => doors.some(({ piece }) => id.startsWith(`${piece}-`)))
  const enemies = locust.flatMap(({ position }) => map.zone(position.zone) ?? [])
  const isArmed = player.grenades > 0 || stores.length === 0
  const goals = holes.length === 0 ? [...exits, ...enemies] : isArmed ? holes : stores
  const reach = holes.length > 0 && isArmed ? 1 : 0
  return Math.min(MAX_WAY, ...goals.map(({ number }) => Math.max(0, map.moves(from, number) - reach)))
}
