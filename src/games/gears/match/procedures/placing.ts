import type { GearsContent } from '../../content/gears-content.ts'
import { isOccupied } from '../../locust/ai/battlefield.ts'
import type { GearsViolation } from '../../refusal.ts'
import type { Position } from '../../vocabulary.ts'
import type { MatchContext } from '../context.ts'
import { chainOfPiece, entranceZones, isPlaced } from '../map.ts'
import { type GearsState, playerOf } from '../state.ts'
import { pieceOf } from './building.ts'
import { fieldOf } from './field.ts'
import { splitOf } from './mission-rules.ts'

/** The seat whose soldier is placed next, from the first player on; null if all are placed. */
export function placingSeat({ players, first }: GearsState): number | null {
  const seats = players.map((_, index) => (first + index) % players.length)
  return seats.find((seat) => !isPlaced(playerOf({ players }, seat))) ?? null
}

/** The zones where the next soldier may start: the entrance zones of the maps that have room for more. */
export function startZones(state: GearsState, content: GearsContent): string[] {
  const split = splitOf(state, content)
  return state.chains.flatMap(({ pieces }, chain) => {
    const taken = state.players.filter(({ position }) => chainOfPiece(state, pieceOf(position.zone)) === chain).length
    return taken < (split[chain] ?? 0) ? entranceZones(pieces[0] ?? '', content) : []
  })
}

/** Every place where the next soldier may start, in the open and in cover. */
export function startPositions(state: GearsState, content: GearsContent): Position[] {
  const field = fieldOf(state, content)
  return startZones(state, content).flatMap((zone): Position[] => {
    const free = field.map.zone(zone)?.covers.filter((cover) => !isOccupied(field, cover)) ?? []
    return [{ zone }, ...free.map(({ id }): Position => ({ zone, cover: id }))]
  })
}

/** Why a soldier may not start there; null if it is allowed. */
export function placingViolation(
  state: GearsState,
  seat: number,
  position: Position,
  content: GearsContent,
): GearsViolation | null {
  const { zone, cover } = position
  const zones = startZones(state, content)
  const isThere = startPositions(state, content).some(
    (candidate) => candidate.zone === zone && candidate.cover === cover,
  )
  if (isThere) return null
  const { character } = playerOf(state, seat)
  const path = ['command', 'placeCog', zones.includes(zone) ? 'cover' : 'zone']
  return { rule: 'gears.cover.setup', path, facts: { cog: character, zone, zones, isFree: false } }
}

/** Puts a soldier on a legal starting zone. */
export function placeSoldier(context: MatchContext, seat: number, position: Position): void {
  const { state, content } = context
  const { character } = playerOf(state, seat)
  const zones = startZones(state, content)
  context.trace.applied('gears.cover.setup', { cog: character, zone: position.zone, zones, isFree: true })
  context.emit({ type: 'cogPlaced', seat, position })
}
