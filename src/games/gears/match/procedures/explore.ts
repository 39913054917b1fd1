import type { GearsContent } from '../../content/gears-content.ts'
import type { GearsViolation } from '../../refusal.ts'
import type { MatchContext } from '../context.ts'
import { chainOfPiece, doorZone, type Laid, levelOfPiece, mapOfState } from '../map.ts'
import type { Asking } from '../questions.ts'
import { type DoorState, type GearsState, type LevelState, playerOf } from '../state.ts'
import { buildPieces } from './building.ts'
import { anyOrderFits, endOf, fittingCards, type Growth } from './laying.ts'
import { phaseOf, ruleNow } from './mission-rules.ts'

/** The doors in a zone. */
export function doorsIn(state: GearsState, zone: string, content: GearsContent): DoorState[] {
  const map = mapOfState(state, content)
  return state.doors.filter((door) => doorZone(map, door) === zone)
}

/** The location deck behind a door: that of the mission, else the lowest that still has cards (gears.explore.next-deck). */
export function levelBehind({ levels }: GearsState, { level }: DoorState): LevelState | null {
  const filled = levels.filter(({ cards }) => cards.length > 0)
  const found = level === null ? filled[0] : filled.find(({ number }) => number === level)
  return found ?? null
}

/** Whether the current objective is that this door is explored; the mission card then says what lies behind it. */
function isObjective(state: GearsState, { piece }: DoorState, content: GearsContent): boolean {
  const level = levelOfPiece(state, piece)
  return (phaseOf(state, content)?.objective ?? []).some(
    (candidate) => candidate.asks === 'doorExplored' && candidate.level === level,
  )
}

/** Why a player may not explore a door now; null if the player may. */
export function exploreViolation(
  state: GearsState,
  seat: number,
  id: string,
  content: GearsContent,
): GearsViolation | null {
  const path = ['command', 'explore', 'door']
  const { character, status, position } = playerOf(state, seat)
  const door = state.doors.find((door) => door.door === id)
  const refuse = (reason: 'noDoor' | 'otherZone' | 'down'): GearsViolation => ({
    rule: 'gears.explore.who',
    path,
    facts: { cog: character, door: id, reason },
  })
  if (door === undefined) return refuse('noDoor')
  if (status !== 'standing') return refuse('down')
  if (doorZone(mapOfState(state, content), door) !== position.zone) return refuse('otherZone')
  return closedViolation(state, door, content, path)
}

/** Why what lies behind a door cannot be built now. */
function closedViolation(
  state: GearsState,
  door: DoorState,
  content: GearsContent,
  path: GearsViolation['path'],
): GearsViolation | null {
  const closed = ruleNow(state, content, 'closedDoor')?.level ?? null
  const isClosed = closed !== null && closed === levelOfPiece(state, door.piece)
  const level = levelBehind(state, door)
  const facts = { door: door.door, level: level?.number ?? null }
  if (isClosed) return { rule: 'gears.explore.next-deck', path, facts: { ...facts, reason: 'closed' } }
  if (isObjective(state, door, content)) return null
  const isOneLevel = ruleNow(state, content, 'oneLevel') !== undefined
  if (level === null || isOneLevel)
    return { rule: 'gears.explore.next-deck', path, facts: { ...facts, reason: 'empty' } }
  if (level.isLocked) return { rule: 'gears.explore.unlocked', path, facts: { door: door.door, level: level.number } }
  const growth = growthAt(state, door.piece, level.number)
  if (anyOrderFits(state, growth, level.cards, cardsAtOnce(state, level, content), content)) return null
  // Which card lies on top is hidden; that it is one of the level is not.
  const piece = [...level.cards].sort()[0] ?? ''
  const collision = { piece, other: door.piece, order: 'none' } as const
  return { rule: 'gears.explore.collision', path, facts: collision }
}

/** Where pieces are joined to the exit of a piece. */
function growthAt(state: Laid, piece: string, level: number): Growth {
  const chain = chainOfPiece(state, piece)
  const atFirst = piece !== '' && endOf(state, { chain, atFirst: false, level }) !== piece
  return { chain, atFirst, level }
}

/** How many location cards one exploration draws. */
function cardsAtOnce(state: GearsState, { cards, number }: LevelState, content: GearsContent): number {
  const one = ruleNow(state, content, 'exploreOneCard')
  return one !== undefined && one.level === number ? 1 : cards.length
}

/** The active player explores a door that may be explored (gears.explore.build). */
export function* explore(context: MatchContext, id: string): Asking<void> {
  const { state, content, trace } = context
  const door = state.doors.find((door) => door.door === id)
  const player = state.players[state.active]
  if (door === undefined || player === undefined) return
  trace.applied('gears.explore.who', { cog: player.character, door: id, reason: null })
  const own = levelOfPiece(state, door.piece) ?? 0
  const isAsked = isObjective(state, door, content)
  const level = levelBehind(state, door)
  context.emit({ type: 'doorExplored', seat: state.active, door: id, level: own })
  if (isAsked || level === null) return context.emit({ type: 'marked', mark: `door:${own}` })
  trace.applied('gears.explore.next-deck', { door: id, level: level.number, reason: null })
  yield* buildLevel(context, growthAt(state, door.piece, level.number), level)
}

/** Builds a level from its deck; then a door stands on the last exit. */
export function* buildLevel(context: MatchContext, growth: Growth, level: LevelState): Asking<void> {
  const { state, content, trace } = context
  const count = cardsAtOnce(state, level, content)
  const before = state.doors.length
  const leavesRoom = (laid: Laid) => isRoomBehindDoors(state, laid, level, content)
  const pieces = fittingCards(state, growth, level.cards, count, context, leavesRoom)
  if (pieces === null) return reopen(context, growth)
  if (pieces.some((piece, index) => piece !== level.cards[index])) {
    const cards = [...pieces, ...level.cards.filter((card) => !pieces.includes(card))]
    context.emit({ type: 'levelShuffled', level: { ...level, cards } })
  }
  yield* buildPieces(context, growth, pieces)
  placeDoor(context, growth, null)
  const doors = context.state.doors.slice(before).map(({ piece }) => piece)
  trace.applied('gears.explore.build', { pieces, doors })
}

/** Whether the levels that the mission binds to other doors can still be built. */
function isRoomBehindDoors(state: GearsState, laid: Laid, built: LevelState, content: GearsContent): boolean {
  return state.doors.every((door) => {
    const level = levelBehind(state, door)
    if (door.level === null || level === null || level.number === built.number) return true
    const growth = growthAt(laid, door.piece, level.number)
    return anyOrderFits(laid, growth, level.cards, level.cards.length, content)
  })
}

/** Nothing fits, so the door stays where it was (gears.explore.collision). */
function reopen(context: MatchContext, growth: Growth): void {
  const piece = endOf(context.state, growth)
  context.trace.applied('gears.explore.collision', { piece, other: piece, order: 'none' })
  placeDoor(context, growth, growth.level)
}

/** Puts a door on the exit at the end of a map, if it has one. */
export function placeDoor(context: MatchContext, growth: Growth, level: number | null): void {
  const piece = endOf(context.state, growth)
  if (context.content.pieces.get(piece)?.exit === undefined) return
  context.emit({ type: 'doorPlaced', door: { door: `${piece}-door`, piece, level } })
}
