import type { Cell } from '../../../../geometry/grid.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { Refusal, type Violation } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { ENTRY_MOVE } from '../../automata/content/automaton-setup.ts'
import type { Field } from '../../automata/setting/field.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { STEP } from '../../content/movement.ts'
import { cellName } from '../../language/notation.ts'
import { MAX_POINTS } from '../../movement/movement.ts'
import type { ApexRules } from '../../rules.ts'
import { enterBoard } from '../../setup/drop-entry.ts'
import { type Entry, entriesInSteps } from '../../setup/entries.ts'
import { BORDER_SIDES, type BorderSide } from '../../vocabulary.ts'
import type { CommandBody } from '../command.ts'
import { against, controlViolations, foundAgainst } from '../commands/acting.ts'
import { isOnBoard, legendOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { boardOf, occupancyOf, occupiedBy } from '../table.ts'
import { fieldFor } from './field.ts'
import { canWalk, reachOf } from './walking.ts'

type Enter = CommandBody<'enter'>

/** The Legends of a seat that have not entered; the order is free. */
export const enteringLegends = (state: ApexState, seat: number | null): LegendState[] =>
  state.legends.filter(
    (legend) => legend.seat !== null && !isOnBoard(legend) && (seat === null || legend.seat === seat),
  )

/** What forbids entering like this. */
export function entryViolations(
  state: ApexState,
  seat: number,
  body: Enter,
  content: ApexContent,
): readonly Violation[] {
  const path = ['command', 'enter', 'legend']
  const foreign = controlViolations(state, seat, body.legend, path)
  if (foreign.length > 0) return foreign
  const rule = 'apex.automata.drop.entry-limits'
  const limits = (reason: 'ENTERED' | 'NO_SIDE' | 'BLOCKED', field: string) =>
    against({
      rule,
      path: ['command', 'enter', field],
      facts: { reason, legend: body.legend, used: 0, mp: ENTRY_MOVE },
    })
  const legend = legendOf(state, body.legend)
  if (isOnBoard(legend)) return limits('ENTERED', 'legend')
  if (body.side === undefined) return limits('NO_SIDE', 'side')
  const points = legend.automaton === undefined ? ENTRY_MOVE : MAX_POINTS
  const first = legend.automaton === undefined ? body.path : body.path.slice(0, 1)
  const entered = enterWith(state, body, body.side, first, points, content, new Trace<ApexRules>())
  if (entered instanceof Refusal) return entered.under('command', 'enter').violations
  const wrong = foundAgainst(entered.violations, 'enter')
  if (legend.automaton === undefined || wrong.some(({ rule: found }) => !isAboutStopping(found))) return wrong
  return walkBlocks(state, legend, body.path, content) ? limits('BLOCKED', 'path') : []
}

/** Where the first step of an Automaton ends does not matter if it goes on. */
const isAboutStopping = (rule: string): boolean => rule === 'apex.move.free-space'

function enterWith(
  state: ApexState,
  { position }: Enter,
  side: BorderSide,
  path: readonly Cell[],
  move: number,
  content: ApexContent,
  trace: ApexRun['trace'],
) {
  const reward = { face: { move, common: 0, rare: 0, ammo: 0 } }
  const occupied = occupiedBy(state)
  return enterBoard({ board: state.options.board, side, position, reward, path: [...path], occupied }, content, trace)
}

/** Whether an Automaton cannot go a way that begins in its first space: one point for each space, by its own traits. */
function walkBlocks(state: ApexState, legend: LegendState, path: readonly Cell[], content: ApexContent): boolean {
  const [first, ...rest] = path
  return (
    first === undefined || !canWalk(fieldFor(state, legend, content), first, { path: rest, points: ENTRY_MOVE - 1 })
  )
}

/** The ways in for a Legend, one to each space that it can reach, from any side. */
export function* entryWays(state: ApexState, legend: LegendState, content: ApexContent): Steps<Entry[]> {
  const board = boardOf(state, content)
  const isOccupied = occupancyOf(state, content)
  // Of the way of an Automaton only the first step is judged like that; no step costs more than this.
  const points = legend.automaton === undefined ? ENTRY_MOVE : DEAREST_STEP
  const ways: Entry[] = []
  for (const side of BORDER_SIDES) {
    ways.push(...(yield* entriesInSteps(board, side, { movementPoints: points, isOccupied })))
  }
  if (legend.automaton === undefined) return ways
  const field = fieldFor(state, legend, content)
  const all: Entry[] = []
  for (const way of ways.filter(({ path }) => path.length === 1)) {
    all.push(way, ...onward(field, way))
    yield
  }
  return oneToEach(all)
}

/** One of the shortest ways to each space. */
function oneToEach(ways: readonly Entry[]): Entry[] {
  const byEnd = new Map<string, Entry>()
  for (const way of [...ways].sort((a, b) => a.path.length - b.path.length)) {
    const end = cellName(way.path.at(-1) ?? ORIGIN)
    if (!byEnd.has(end)) byEnd.set(end, way)
  }
  return [...byEnd.values()]
}

/** A step over an obstacle or through a joint, and up. */
const DEAREST_STEP = STEP.space + Math.max(STEP.obstacle, STEP.joint) + STEP.climb * STEP.levelsUp

const ORIGIN: Cell = { column: 0, row: 0 }

/** Where an Automaton gets from its first space with the points that are left. */
function onward(field: Field, way: Entry): Entry[] {
  const [first] = way.path
  if (first === undefined) return []
  return reachOf(field, first, ENTRY_MOVE - 1).map(({ path }) => ({ ...way, path: [first, ...path] }))
}

/** A Legend of the players enters the board. */
export function enterPlayers(run: ApexRun, { legend: id, position, path, side = 'S' }: Enter): void {
  const legend = legendOf(run.state, id)
  const isMate = legend.automaton !== undefined
  const { trace } = run
  trace.applied('apex.automata.drop.order', { legend: id })
  trace.applied('apex.automata.drop.player-entry', { legend: id, side, mp: ENTRY_MOVE })
  if (isMate) trace.applied('apex.automata.drop.teammate-entry', { legend: id })
  if (isMate) trace.applied('apex.automata.move.traits-always', { legend: id })
  const first = isMate ? path.slice(0, 1) : path
  const points = isMate ? MAX_POINTS : ENTRY_MOVE
  const entered = enterWith(run.state, { legend: id, position, path, side }, side, first, points, run.content, trace)
  const used = isMate || entered instanceof Refusal ? path.length : (entered.cost ?? path.length)
  trace.applied('apex.automata.drop.entry-limits', { reason: null, legend: id, used, mp: ENTRY_MOVE })
  run.emit({ type: 'enteredBoard', legend: id, side, position, path, reward: null })
}
