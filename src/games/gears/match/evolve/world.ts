import { type ByType, byType } from '../../../../lib/by-type.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import type { FigureType } from '../../vocabulary.ts'
import type { ChainState, GearsState, LevelState, LocationState } from '../state.ts'
import type { WorldEvent } from '../world-events.ts'

type Of<Type extends WorldEvent['type']> = Extract<WorldEvent, { type: Type }>
type Rest = [state: GearsState, content: GearsContent]

/** The state after an event of the map, the mission or its decks. */
export const evolveWorld = (state: GearsState, event: WorldEvent, content: GearsContent): GearsState => ({
  ...state,
  ...changeBy(event, state, content),
})

const CHANGES: Required<ByType<WorldEvent, Rest, Partial<GearsState>>> = {
  doorExplored: ({ door }, { doors }) => ({ doors: doors.filter((candidate) => candidate.door !== door) }),
  piecesPlaced,
  doorPlaced: ({ door }, { doors }) => ({
    doors: [...doors.filter((candidate) => candidate.door !== door.door), door],
  }),
  locationKept: ({ piece }, { locations }) => ({ locations: [...locations, { piece, isFaceUp: true }] }),
  locationDiscarded: ({ piece }, { locations }) => ({
    locations: locations.filter((location) => location.piece !== piece),
  }),
  locationTurned: ({ piece, isFaceUp }, { locations }) => ({
    locations: locations.map((location): LocationState => (location.piece === piece ? { piece, isFaceUp } : location)),
  }),
  levelUnlocked: ({ level }, { levels }) => ({
    levels: levels.map((entry) => (entry.number === level ? { ...entry, isLocked: false } : entry)),
  }),
  levelShuffled: ({ level }, { levels }) => ({
    levels: levels.map((entry) => (entry.number === level.number ? level : entry)),
  }),
  sealsRemoved: () => ({ sealedHoles: [] }),
  missionFlipped: () => ({}),
  phaseStarted: ({ phase }) => ({ phase }),
  slotsChanged: ({ slots }) => ({ slots }),
  figuresRemoved,
  marked: ({ mark }, { used }) => ({ used: used.includes(mark) ? used : [...used, mark] }),
  matchWon: () => ({ result: 'won', step: 'over' }),
  matchLost: () => ({ result: 'lost', step: 'over' }),
}

const changeBy = byType<WorldEvent, Rest, Partial<GearsState>>(CHANGES)

function piecesPlaced(
  { chain, atFirst, level, pieces }: Of<'piecesPlaced'>,
  { chains, levels }: GearsState,
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
  { figures }: Of<'figuresRemoved'>,
  state: GearsState,
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
