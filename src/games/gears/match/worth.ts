import type { GearsContent } from '../content/gears-content.ts'
import type { PlacedMap } from '../table/placed-map.ts'
import type { LocustState } from '../vocabulary.ts'
import { isPlaced, mapOfState } from './map.ts'
import type { GearsState, PlayerState } from './state.ts'

/** How much things count for a bot. Nothing in the book says so; the numbers are chosen by playing. */
const WORTH = {
  standing: 40,
  bleeding: 5,
  card: 4,
  ammo: 0.5,
  weapon: 2,
  grenade: 3,
  seal: 25,
  phase: 80,
  distance: 1.5,
  cover: 2,
  piece: 6,
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
  return soldiers - enemies + progress - WORTH.distance * wayToGo(state, seat, map)
}

function soldierWorth({ status, hand, weapons, grenades, position }: PlayerState): number {
  if (status === 'executed') return 0
  if (status === 'bleeding') return WORTH.bleeding
  const arms = weapons.reduce((sum, { ammo }) => sum + WORTH.weapon + WORTH.ammo * ammo, 0)
  const cover = position.cover === undefined ? 0 : WORTH.cover
  return WORTH.standing + WORTH.card * hand.length + arms + WORTH.grenade * grenades + cover
}

const MAX_WAY = 12

/** How far it is to the nearest open hole, door or enemy: there the mission is played. */
function wayToGo({ players, sealedHoles, locust, doors }: GearsState, seat: number, map: PlacedMap): number {
  const player = players[seat]
  const from = player !== undefined && isPlaced(player) ? map.zone(player.position.zone)?.number : undefined
  if (from === undefined) return 0
  const holes = map.zones.filter(({ holes: printed }) => printed.some(({ id }) => !sealedHoles.includes(id)))
  const exits = map.zones.filter(({ id }) => doors.some(({ piece }) => id.startsWith(`${piece}-`)))
  const enemies = locust.flatMap(({ position }) => map.zone(position.zone) ?? [])
  const goals = holes.length > 0 ? holes : [...exits, ...enemies]
  return Math.min(MAX_WAY, ...goals.map(({ number }) => map.moves(from, number)))
}
