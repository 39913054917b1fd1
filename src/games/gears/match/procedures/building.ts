import type { MissionRule } from '../../content/mission.ts'
import type { MatchContext } from '../context.ts'
import { chainOfPiece } from '../map.ts'
import { type Asking, ask } from '../questions.ts'
import type { Growth } from './laying.ts'
import { ruleNow, splitOf } from './mission-rules.ts'
import { spawnWanted } from './spawning.ts'

/** Lays pieces one after the other, fills each with Locust and keeps the cards that have equipment. */
export function* buildPieces(context: MatchContext, growth: Growth, pieces: readonly string[]): Asking<void> {
  const { content } = context
  for (const piece of pieces) {
    context.emit({ type: 'piecesPlaced', ...growth, pieces: [piece] })
    yield* fillPiece(context, piece)
    const hasEquipment = content.locations.get(piece)?.equipment != null
    if (hasEquipment) context.emit({ type: 'locationKept', piece })
  }
}

/** Spawns by the line of a location card, unless the mission says otherwise. */
function* fillPiece(context: MatchContext, piece: string): Asking<void> {
  const override = ruleNow(context.state, context.content, 'exploreSpawnOverride')
  if (override === undefined) return yield* fillByLine(context, piece)
  // The lines are ignored; when nobody explores, nobody spawns anything.
  if (context.state.step !== 'placing') yield* fillByPlayers(context, piece, override)
}

/** Every hole of the piece receives the figures of the line (gears.spawn.location). */
function* fillByLine(context: MatchContext, piece: string): Asking<void> {
  const { state, content, trace, field } = context
  const players = lineNumber(context, piece)
  const line = content.locations.get(piece)?.spawn[players - 1] ?? ''
  const zones = field.map.zones.filter((zone) => zone.piece === piece)
  const holes = zones.flatMap((zone) => zone.holes.map(({ id }) => ({ id, zone: zone.id })))
  const names = holes.map(({ id }) => id)
  const figures = line.length * holes.length
  trace.applied('gears.spawn.location', { location: piece, line, players, holes: names, figures })
  const slots: Readonly<Record<string, string | null>> = state.slots
  const isFilled = (slot: string) => slots[slot] !== null
  const requests = holes.flatMap(({ zone }) => [...line].filter(isFilled).map((request) => ({ request, zone })))
  yield* spawnWanted(context, requests)
}

/** The number of soldiers that a location line is chosen by; those on the map only, if the mission says so. */
function lineNumber({ state, content, trace }: MatchContext, piece: string): number {
  const players = state.players.length
  if (ruleNow(state, content, 'spawnByOwnMap') === undefined) return players
  const chain = chainOfPiece(state, piece)
  const onMap = state.step === 'placing' ? splitOf(state, content)[chain] : soldiersOn(state, chain)
  const line = Math.max(1, onMap ?? players)
  trace.applied('gears.mission.scattered.spawn', { players, onMap: line })
  return line
}

const soldiersOn = (state: MatchContext['state'], chain: number): number =>
  state.players.filter(({ position }) => chainOfPiece(state, pieceOf(position.zone)) === chain).length

/** The piece that a zone is printed on, which its name starts with. */
export const pieceOf = (zone: string): string => zone.slice(0, zone.indexOf('-'))

/** Each player, the active one first, spawns a figure in an empty zone of the new piece (gears.mission.landown.spawn). */
function* fillByPlayers(context: MatchContext, piece: string, { enemies }: MissionRule): Asking<void> {
  const { state, trace } = context
  const enemy = enemies[0] ?? ''
  trace.applied('gears.mission.landown.spawn', { players: state.players.length, enemy, location: piece })
  for (let turn = 0; turn < state.players.length; turn++) {
    const player = state.players[(state.active + turn) % state.players.length]
    if (player === undefined || player.status === 'executed') continue
    const [first, ...others] = roomiest(context, piece)
    if (first === undefined) return
    const question = { kind: 'zoneChoice', player: player.character } as const
    const zone = yield* ask(question, [first, ...others], (id) => id)
    yield* spawnWanted(context, [{ request: enemy, zone }])
  }
}

/** The empty zones of a piece, or all of them if none is empty. */
export function roomiest({ field }: MatchContext, piece: string): string[] {
  const zones = field.map.zones.filter((zone) => zone.piece === piece).map(({ id }) => id)
  const taken = new Set([...field.cogs, ...field.locust].map(({ place }) => place.zone.id))
  const empty = zones.filter((zone) => !taken.has(zone))
  return empty.length > 0 ? empty : zones
}
