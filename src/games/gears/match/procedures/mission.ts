import { Trace } from '../../../../rulebook/trace.ts'
import type { GearsContent } from '../../content/gears-content.ts'
import { checkMission as check, type MissionCheck, type MissionMoment } from '../../missions/mission-check.ts'
import { type MissionSummary, summaryOf } from '../../missions/mission-state.ts'
import type { GearsRules } from '../../rules.ts'
import type { MatchContext } from '../context.ts'
import { doorZone, isPlaced, mapOfState } from '../map.ts'
import type { Asking } from '../questions.ts'
import type { GearsState } from '../state.ts'
import { levelBehind } from './explore.ts'
import { carryOut } from './mission-effects.ts'
import { missionOf } from './mission-rules.ts'

/** A mission has at most six phases, so more flips than that in a row cannot be. */
const MAX_FLIPS = 7

/**
 * Looks for defeat, then for the objective, and flips the mission card as often as it is met (gears.mission.flip-now).
 * Afterwards the match may be over.
 */
export function* checkMission(context: MatchContext): Asking<void> {
  for (let flips = 0; flips < MAX_FLIPS; flips++) {
    if (context.isFlipping || context.state.result !== null || context.state.step === 'placing') return
    const { result } = check(momentOf(context), new Trace<GearsRules>())
    if (result === 'continues') return
    const found = check(momentOf(context), context.trace)
    if (result === 'lost') return context.emit({ type: 'matchLost' })
    yield* flip(context, found)
  }
}

/** Flips the card and carries out its back; then the interrupted turn goes on (gears.turn.continues). */
function* flip(context: MatchContext, { back }: MissionCheck): Asking<void> {
  const { phase, options } = context.state
  context.emit({ type: 'missionFlipped', phase, mission: options.mission })
  context.isFlipping = true
  for (const effect of back) yield* carryOut(context, effect)
  context.isFlipping = false
  if (context.state.result === null) {
    context.trace.applied('gears.turn.continues', { phase: context.state.phase })
  }
}

/** What the mission looks at, in the match as it is. */
function momentOf({ state, content }: Pick<MatchContext, 'state' | 'content'>): MissionMoment {
  return {
    mission: missionOf(state, content),
    phase: state.phase,
    players: state.players.length,
    state: summary(state, content),
    events: {
      // The setup leaves a hole open, and afterwards nothing but grenades seals one.
      lastSealedBy: 'boloGrenade',
      // An enemy that an objective names leaves the map by dying only.
      killed: [...content.enemies.keys()],
      equipmentUsed: marksOf(state, 'equipment'),
      doorsExplored: marksOf(state, 'door').map(Number),
      aiDeckFinished: state.used.includes(`aiDeckFinished:${state.phase}`),
      ...lastPieceOf(state, content),
    },
  }
}

/** What was marked under a word, as `door:2`. */
const marksOf = ({ used }: GearsState, word: string): string[] =>
  used.filter((mark) => mark.startsWith(`${word}:`)).map((mark) => mark.slice(word.length + 1))

/** The last piece of the level that the objective names, once all of its cards are laid. */
function lastPieceOf(state: GearsState, content: GearsContent): { lastPiece?: string } {
  const objective = missionOf(state, content).phases[state.phase - 1]?.objective ?? []
  const level = objective.find(({ asks }) => asks === 'cogOnLastPiece')?.level
  const left = state.levels.find(({ number }) => number === level)?.cards.length ?? 0
  const lastPiece = state.chains[0]?.pieces.at(-1)
  return lastPiece === undefined || left > 0 ? {} : { lastPiece }
}

function summary(state: GearsState, content: GearsContent): MissionSummary {
  const map = mapOfState(state, content)
  const table = {
    map,
    cogs: state.players.filter(isPlaced).map(({ character, status, position, hand, weapons, grenades }) => ({
      id: character,
      status,
      position,
      hand: hand.length,
      reactions: [],
      weapons: [...weapons],
      grenades,
    })),
    locust: [...state.locust],
    sealedHoles: [...state.sealedHoles],
    holeTokens: [...state.holeTokens],
    droppedWeapons: [],
  }
  return summaryOf(table, finalExits(state, content))
}

/** The zones with doors; a door to a level that may still be explored is not where a map ends. */
function finalExits(state: GearsState, content: GearsContent): string[] {
  const map = mapOfState(state, content)
  const isLast = (level: ReturnType<typeof levelBehind>) => level === null || level.isLocked
  return state.doors.filter((door) => isLast(levelBehind(state, door))).map((door) => doorZone(map, door))
}
