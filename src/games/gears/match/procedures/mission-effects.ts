import { shuffled } from '../../../../rulebook/random.ts'
import type { Effect } from '../../content/effects.ts'
import type { MissionEffectKind } from '../../content/mission.ts'
import { MISSION_AMMO } from '../../content/turn.ts'
import { resolveEffects } from '../../locust/ai/effects.ts'
import { missionCards } from '../../locust/ai-deck.ts'
import type { ResolvedEffect } from '../../missions/mission-back.ts'
import type { MatchContext } from '../context.ts'
import { levelOfPiece } from '../map.ts'
import { type Asking, ask } from '../questions.ts'
import type { GearsState } from '../state.ts'
import { gainWeapon } from './arming.ts'
import { buildLevel, placeDoor } from './explore.ts'
import { canLie, endOf, type Growth } from './laying.ts'
import { missionOf, ruleNow, slotsOf } from './mission-rules.ts'
import { spawnByMission } from './mission-spawn.ts'
import { deciderOf } from './procedure-run.ts'
import { resolve } from './resolving.ts'

type Change = (context: MatchContext, effect: ResolvedEffect) => void
type Procedure = (context: MatchContext, effect: ResolvedEffect) => Asking<void>

/** Carries out one effect of a mission card’s back. */
export function* carryOut(context: MatchContext, effect: ResolvedEffect): Asking<void> {
  CHANGES[effect.does]?.(context, effect)
  const part = CARD_EFFECTS[effect.does]
  if (part !== undefined) yield* part(context, effect)
}

/** What leaves nothing to choose. */
const CHANGES: Readonly<Partial<Record<MissionEffectKind, Change>>> = {
  unlockAndExplore: (context, { level }) => unlock(context, level ?? 0),
  removeFigures: (context, { enemy }) => {
    const figures = context.state.locust.filter((figure) => figure.enemy === enemy).map(({ id }) => id)
    if (figures.length > 0) context.emit({ type: 'figuresRemoved', figures })
  },
  setSlot: (context, { slot, enemy }) => {
    if (slot === null || context.state.slots[slot] === enemy) return
    context.emit({ type: 'slotsChanged', slots: { ...context.state.slots, [slot]: enemy } })
  },
  shuffleAiDeck: (context) => {
    const { pile, discard } = context.state.ai
    renewAiDeck(context, [...pile, ...discard])
  },
  changeAiDeck: (context) => {
    const { state, content, trace } = context
    const cards = missionCards(missionOf(state, content).generalAi, slotsOf(state), content, trace)
    const numbers = cards.map(({ number }) => number)
    renewAiDeck(context, numbers)
  },
  removeSealedTokens: (context) => {
    if (context.state.sealedHoles.length > 0) context.emit({ type: 'sealsRemoved' })
  },
  turnLocationsUp: (context) => {
    for (const { piece, isFaceUp } of context.state.locations) {
      if (!isFaceUp) context.emit({ type: 'locationTurned', piece, isFaceUp: true })
    }
  },
  placeDoor: (context, { piece, level }) => {
    const growth = endOfLevel(context.state, piece, level)
    const has = growth !== null && context.state.doors.some((door) => door.piece === endOf(context.state, growth))
    if (growth !== null && !has) placeDoor(context, growth, null)
  },
  placePiece,
  nextPhase: (context) => {
    const { phase, options } = context.state
    context.emit({ type: 'phaseStarted', phase: phase + 1, mission: options.mission })
  },
  win: (context) => context.emit({ type: 'matchWon' }),
}

/** Shuffles a new AI deck; the card that is being resolved is not in it, but on the discards. */
function renewAiDeck(context: MatchContext, numbers: readonly number[]): void {
  const { aiCard, random } = context
  const pile = shuffled(
    numbers.filter((number) => number !== aiCard),
    random,
  )
  const discard = numbers.filter((number) => number === aiCard)
  context.emit({ type: 'aiDeckRenewed', pile, discard })
}

/** What the players may have to choose about. */
const CARD_EFFECTS: Readonly<Partial<Record<MissionEffectKind, Procedure>>> = {
  spawn: spawnByMission,
  moveToNearestCog,
  unlockAndExplore: exploreLevel,
  exploreLevel,
  chooseLevelToUnlock,
  gainWeapon: giveWeapon,
}

/** One soldier of the players’ choice gets a weapon. */
function* giveWeapon(context: MatchContext, { weapon }: ResolvedEffect): Asking<void> {
  const { state } = context
  const [first, ...others] = state.players.filter(({ status }) => status !== 'executed')
  if (first === undefined || weapon === null) return
  const question = { kind: 'weaponReceiver', player: deciderOf(state), against: weapon } as const
  const chosen = yield* ask(question, [first, ...others], ({ character }) => character)
  yield* gainWeapon(context, state.players.indexOf(chosen), weapon, MISSION_AMMO)
}

/** Every Locust of a kind moves toward its nearest COG, one after the other. */
function* moveToNearestCog(context: MatchContext, { enemy, zones }: ResolvedEffect): Asking<void> {
  const type = context.content.enemies.get(enemy ?? '')?.figureType
  if (type === undefined) return
  const move: Effect = { move: { zones, direction: 'toward', goal: { from: 'cog', pick: 'nearest' } } }
  const effect: Effect = { each: { of: { from: 'locust', types: [type], pick: 'all' }, do: [move] } }
  yield* resolve(context, function* (locust) {
    // Guard belongs to the Locust step; what a mission card moves is none.
    const before = locust.guard
    locust.guard = 'forbidden'
    yield* resolveEffects(locust, {}, [effect])
    locust.guard = before
  })
}

function unlock(context: MatchContext, level: number): void {
  if (!context.state.levels.some(({ number, isLocked }) => number === level && isLocked)) return
  context.trace.applied('gears.explore.unlock', { level })
  context.emit({ type: 'levelUnlocked', level })
}

/** Builds a level where a map is open, or behind the door that is nearest to its end. */
function* exploreLevel(context: MatchContext, { level }: ResolvedEffect): Asking<void> {
  const { state } = context
  const deck = state.levels.find(({ number }) => number === level)
  if (deck === undefined || deck.cards.length === 0) return
  const open = state.chains.findIndex((chain) => !state.doors.some(({ piece }) => piece === chain.pieces.at(-1)))
  const chain = Math.max(0, open)
  const end = state.chains[chain]?.pieces.at(-1)
  const door = state.doors.find(({ piece }) => piece === end)
  if (door !== undefined) {
    const own = levelOfPiece(state, door.piece) ?? 0
    context.emit({ type: 'doorExplored', seat: state.active, door: door.door, level: own })
  }
  yield* buildLevel(context, { chain, atFirst: false, level: deck.number }, deck)
}

/** The players choose which level they unlock; the door at the end of the map leads there. */
function* chooseLevelToUnlock(context: MatchContext): Asking<void> {
  const { state } = context
  const [first, ...others] = state.levels.filter(({ isLocked, cards }) => isLocked && cards.length > 0)
  if (first === undefined) return
  const question = { kind: 'levelChoice', player: deciderOf(state) } as const
  const { number } = yield* ask(question, [first, ...others], (level) => String(level.number))
  unlock(context, number)
  placeDoor(context, { chain: 0, atFirst: false, level: number }, number)
}

/** Lays a piece at the exit of a level, without its location card: nothing spawns by its line, and no equipment comes with it. */
function placePiece(context: MatchContext, { piece, level }: ResolvedEffect): void {
  const { state, content } = context
  const growth = endOfLevel(state, null, level)
  if (piece === null || growth === null) return
  const end = endOf(state, growth)
  const door = state.doors.find((door) => door.piece === end)
  if (door !== undefined) {
    context.emit({ type: 'doorExplored', seat: state.active, door: door.door, level: level ?? 0 })
  }
  if (canLie(context.state, growth, [piece], content))
    context.emit({ type: 'piecesPlaced', ...growth, pieces: [piece] })
}

/** The end of the map that a piece or the last piece of a level lies on. */
function endOfLevel({ chains }: GearsState, piece: string | null, level: number | null): Growth | null {
  const chain = chains.findIndex(({ pieces, levels }) =>
    piece === null ? levels.includes(level ?? 0) : pieces.includes(piece),
  )
  return chain === -1 ? null : { chain, atFirst: false, level: level ?? 0 }
}

/** What the mission does when a Locust step is over: an enemy that stood idle in it heals (rule `healWhenIdle`). */
export function afterLocustStep(context: MatchContext, acted: ReadonlySet<string>): void {
  const { state, content } = context
  const { enemies = [] } = ruleNow(state, content, 'healWhenIdle') ?? {}
  for (const { id, enemy, state: health } of state.locust) {
    if (!enemies.includes(enemy) || health === 'healthy' || acted.has(id)) continue
    context.trace.applied('gears.wound.heal-locust', { figure: id, state: health })
    context.emit({ type: 'locustHealed', figure: id })
  }
}
