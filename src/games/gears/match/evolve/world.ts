import type { GearsContent } from '../../content/gears-content.ts'
import type { FigureType } from '../../vocabulary.ts'
import type { ChainState, GearsState, LevelState, LocationState } from '../state.ts'
import type { WorldEvent } from '../world-events.ts'

type Of<Type extends WorldEvent['type']> = Extract<WorldEvent, { type: Type }>
type Change<Type extends WorldEvent['type']> = (
  state: GearsState,
  event: Of<Type>,
  content: GearsContent,
) => Partial<GearsState>

/** The state after an event of the map, the mission or its decks. */
export function evolveWorld(state: GearsState, event: WorldEvent, content: GearsContent): GearsState {
  const change = CHANGES[event.type] as (
    state: GearsState,
    event: WorldEvent,
    content: GearsContent,
  ) => Partial<GearsState>
  return { ...state, ...change(state, event, content) }
}

const CHANGES: Readonly<{ [Type in WorldEvent['type']]: Change<Type> }> = {
  doorExplored: ({ doors }, { door }) => ({ doors: doors.filter((candidate) => candidate.door !== door) }),
  piecesPlaced,
  doorPlaced: ({ doors }, { door }) => ({
    doors: [...doors.filter((candidate) => candidate.door !== door.door), door],
  }),
  locationKept: ({ locations }, { piece }) => ({ locations: [...locations, { piece, isFaceUp: true }] }),
  locationDiscarded: ({ locations }, { piece }) => ({
    locations: locations.filter((location) => location.piece !== piece),
  }),
  locationTurned: ({ locations }, { piece, isFaceUp }) => ({
    locations: locations.map((location): LocationState => (location.piece === piece ? { piece, isFaceUp } : location)),
  }),
  levelUnlocked: ({ levels }, { level }) => ({
    levels: levels.map((entry) => (entry.number === level ? { ...entry, isLocked: false } : entry)),
  }),
  levelShuffled: ({ levels }, { level }) => ({
    levels: levels.map((entry) => (entry.number === level.number ? level : entry)),
  }),
  sealsRemoved: () => ({ sealedHoles: [] }),
  missionFlipped: () => ({}),
  phaseStarted: (_state, { phase }) => ({ phase }),
  slotsChanged: (_state, { slots }) => ({ slots }),
  figuresRemoved,
  marked: ({ used }, { mark }) => ({ used: used.includes(mark) ? used : [...used, mark] }),
  matchWon: () => ({ result: 'won', step: 'over' }),
  matchLost: () => ({ result: 'lost', step: 'over' }),
}

function piecesPlaced(
  { chains, levels }: GearsState,
  { chain, atFirst, level, pieces }: Of<'piecesPlaced'>,
): Partial<GearsState> {
  const grown = chains.map((entry, index) => (index === chain ? grownChain(entry, atFirst, level, pieces) : entry))
  const left = levels.map((entry): LevelState => {
    const isDrawn = entry.number === level
    return isDrawn ? { ...entry, cards: entry.cards.filter((card) => !pieces.includes(card)) } : entry
  })
  return { chains: grown, levels: left }
}

/** A chain with pieces at its end, or at the exit of its turned first piece. */
export function grownChain(chain: ChainState, atFirst: boolean, level: number, pieces: readonly string[]): ChainState {
  const levels = pieces.map(() => level)
  if (atFirst) {
    return { ...chain, branch: [...chain.branch, ...pieces], branchLevels: [...chain.branchLevels, ...levels] }
  }
  return { ...chain, pieces: [...chain.pieces, ...pieces], levels: [...chain.levels, ...levels] }
}

/** Figures go back to the pool, and the markers under them to the discards (gears.mission.remove-figures). */
function figuresRemoved(
  state: GearsState,
  { figures }: Of<'figuresRemoved'>,
  { enemies }: GearsContent,
): Partial<GearsState> {
  const pool: Record<FigureType, number> = { ...state.pool }
  const markers = { ...state.markers }
  for (const { enemy, marker } of state.locust.filter(({ id }) => figures.includes(id))) {
    const type = enemies.get(enemy)?.figureType
    if (type === undefined) continue
    pool[type]++
    if (marker === null) continue
    const { unused, discards } = markers[type]
    markers[type] = { unused, discards: [...discards, marker] }
  }
  return { locust: state.locust.filter(({ id }) => !figures.includes(id)), pool, markers }
}
