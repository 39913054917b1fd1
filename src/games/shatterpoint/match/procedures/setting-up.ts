import { Refusal } from '../../../../rulebook/refusal.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { AttackRoll } from '../../dice/roll.ts'
import { rollAttack } from '../../dice/roll-dice.ts'
import { placeToken } from '../../setup/objective-placement.ts'
import { startingRoll } from '../../turn/starting-roll.ts'
import { opponentOf, type Player } from '../../vocabulary.ts'
import { happening } from '../abilities/moment.ts'
import type { ShatterpointCommand } from '../command.ts'
import { fieldOf } from '../field.ts'
import { type LayoutName, layoutNames, layoutOf, turnedLayout } from '../layouts.ts'
import { type Asking, ask, askOne, type MatchRun, type QuestionKind } from '../questions.ts'
import type { Layout, ObjectiveInMatch } from '../state.ts'
import { seatOf, unitsOf } from '../units.ts'
import { deploySquads } from './deploying.ts'
import { stancesOf } from './stances.ts'
import { missionOf, startStruggle } from './struggle.ts'
import { playTurns } from './turn.ts'
import { openWindow } from './windows.ts'

/** The whole setup, in the order of the book, and the first turn. */
export function* setUp(run: MatchRun): Asking<void> {
  const starter = rollForStart(run)
  const side = yield* askOne(
    starter,
    'edge',
    {},
    EDGES.map((one) => [{ chooseEdge: { side: one } }, one] as const),
  )
  run.trace.applied('shatterpoint.setup.opposite-edge', { player: starter, ...EDGE_NAMES[side] })
  run.emit({ type: 'edgeChosen', player: starter, side })
  yield* chooseMission(run, starter)
  placeObjectives(run)
  yield* agreeOnTerrain(run, starter)
  yield* deploySquads(run, starter)
  for (const player of [starter, opponentOf(starter)]) yield* chooseStances(run, player)
  yield* openWindow(run, [happening('missionReveal')], starter)
  yield* startStruggle(run, 1, null)
  run.trace.applied('shatterpoint.track.setup', { isFresh: true })
  yield* openWindow(run, [happening('setupEnd')], starter)
  yield* playTurns(run, starter, 1)
}

const EDGES = [0, 90, 180, 270] as const

/** The edge that a player chooses by turning the table so far, and the one opposite. */
const EDGE_NAMES = {
  0: { edge: 'south', opposite: 'north' },
  90: { edge: 'west', opposite: 'east' },
  180: { edge: 'north', opposite: 'south' },
  270: { edge: 'east', opposite: 'west' },
} as const

/** Both players roll until one has more. */
function rollForStart(run: MatchRun): Player {
  for (;;) {
    const [A, B] = [startingDice(run, 'A'), startingDice(run, 'B')]
    const roll = startingRoll({ A, B }, run)
    if (roll instanceof Refusal) throw new Error('Nobody starts.')
    run.emit({ type: 'startingPlayerRolled', A, B, starts: roll.starts })
    if (roll.starts === null) continue
    run.emit({ type: 'startingPlayerFound', player: roll.starts })
    return roll.starts
  }
}

/** Each player rolls their own dice. */
function startingDice(run: MatchRun, player: Player): AttackRoll {
  run.roller = seatOf(player)
  return rollAttack(BOOK.startingDice, run.random)
}

/** The starting player picks the mission of either team. */
function* chooseMission(run: MatchRun, starter: Player): Asking<void> {
  const { players } = run.state
  const brought = [...new Set([players[starter].missionSet, players[opponentOf(starter)].missionSet])]
  const mission = yield* askOne(
    starter,
    'missionSet',
    {},
    brought.map((id) => [{ chooseMissionSet: { id } }, id] as const),
  )
  run.trace.applied('shatterpoint.mission.choice', { player: starter, mission, broughtBy: null })
  run.emit({ type: 'missionChosen', player: starter, mission })
}

function placeObjectives(run: MatchRun): void {
  const objectives = missionOf(run).objectives.map(
    ({ id, x, y }): ObjectiveInMatch => ({
      ...{ id, x, y, on: null, face: 'inactive', dieFace: null, priority: false, controller: null },
    }),
  )
  run.emit({ type: 'objectivesPlaced', objectives })
}

/** How often terrain is proposed before the layout of the creation stands. */
const MAX_PROPOSALS = 3

/** The starting player proposes terrain; the other accepts or answers with another proposal. */
function* agreeOnTerrain(run: MatchRun, starter: Player): Asking<void> {
  let proposer = starter
  let proposed: LayoutName | null = null
  for (let count = 0; count < MAX_PROPOSALS; count++) {
    const names = layoutNames(run.state, run.content).filter((name) => laid(run, name) !== null)
    const proposals: ShatterpointCommand[] = names.map((layout) => ({ proposeTerrain: { layout } }))
    const options: ShatterpointCommand[] = proposed === null ? proposals : [{ acceptTerrain: {} }, ...proposals]
    const kind: QuestionKind = proposed === null ? 'terrain' : 'terrainAnswer'
    const answer: ShatterpointCommand = yield* ask(proposer, kind, { about: { proposed }, options })
    if (!('proposeTerrain' in answer)) break
    const name: LayoutName = answer.proposeTerrain.layout
    proposed = name
    run.emit({ type: 'terrainProposed', player: proposer, name, layout: layoutOf(run.state, name, run.content) })
    proposer = opponentOf(proposer)
  }
  const isRefused = run.state.proposals >= MAX_PROPOSALS
  lay(run, isRefused ? 'agreed' : (proposed ?? 'agreed'))
}

/** A layout turned to the starting player’s edge with the tokens on it; null if a token would not lie whole. */
function laid(run: MatchRun, name: LayoutName): { layout: Layout; raised: { objective: string; on: string }[] } | null {
  const layout = turnedLayout(layoutOf(run.state, name, run.content), run.state.side)
  const field = fieldOf({ ...run.state, layout, units: [...run.state.units] }, run.content)
  const places = field.objectives.map((token) => ({ token, place: placeToken(field, token, () => true, run.trace) }))
  if (places.some(({ place }) => place.z === null)) return null
  const raised = places.flatMap(({ token, place }) =>
    place.part === null ? [] : [{ objective: token.id, on: place.part.id }],
  )
  return { layout, raised }
}

function lay(run: MatchRun, name: LayoutName): void {
  const found = laid(run, name) ?? laid(run, 'none')
  if (found === null) throw new Error('An empty table holds every token.')
  run.emit({ type: 'terrainPlaced', layout: found.layout })
  for (const { objective, on } of found.raised) run.emit({ type: 'objectiveRaised', objective, on })
}

/** A player chooses the active sides of stance cards with two. */
function* chooseStances(run: MatchRun, player: Player): Asking<void> {
  for (const unit of unitsOf(run.state, player)) {
    const sides = stancesOf(unit, run.content)
    if (sides.length < 2) continue
    const items = sides.map((stanceId) => [{ chooseStance: { unitId: unit.id, stanceId } }, stanceId] as const)
    const stance = yield* askOne(player, 'stance', { unit: unit.id }, items)
    run.emit({ type: 'stanceChosen', unit: unit.id, stance })
  }
}
