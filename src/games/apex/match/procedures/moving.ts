import type { RuleViolation } from '../../../../contract/violation.ts'
import type { Cell } from '../../../../geometry/grid.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { movementPath, type Path } from '../../movement/movement.ts'
import { type ReachedSpace, reach } from '../../movement/reach.ts'
import type { Standing } from '../../movement/step.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { moveTeammate, teammateReach } from '../automata/walking.ts'
import type { TurnEvent } from '../events/turn-events.ts'
import { cellOf, legendOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState } from '../state.ts'
import { boardOf, occupancyOf } from '../table.ts'

/** Where a Legend stands; null if it is not on the board. */
export function standingOf(state: ApexState, legend: string, content: ApexContent): Standing | null {
  const cell = cellOf(legendOf(state, legend))
  return cell === null ? null : { cell, level: boardOf(state, content).levelOf(cell) }
}

/** A way of a Legend with so many points, judged by the rules of movement; null if it is not on the board. */
export function walk(
  state: ApexState,
  legend: string,
  { path, points }: { readonly path: readonly Cell[]; readonly points: number },
  content: ApexContent,
  trace: ApexTrace,
): Path | null {
  const standing = standingOf(state, legend, content)
  if (standing === null) return null
  const terms = { path, movementPoints: points, isOccupied: occupancyOf(state, content) }
  return movementPath(boardOf(state, content), standing, terms, trace)
}

/** What forbids a way. */
export const pathViolations = (
  state: ApexState,
  legend: string,
  way: { readonly path: readonly Cell[]; readonly points: number },
  content: ApexContent,
): readonly RuleViolation[] => walk(state, legend, way, content, new Trace<ApexRules>())?.violations ?? []

/** The spaces where a Move action may end, each with a cheapest way. */
export function pathsFor(state: ApexState, legend: string, points: number, content: ApexContent): ReachedSpace[] {
  const mover = legendOf(state, legend)
  if (mover.automaton !== undefined) return teammateReach(state, mover, points, content)
  const standing = standingOf(state, legend, content)
  if (standing === null) return []
  const terms = { movementPoints: points, isOccupied: occupancyOf(state, content) }
  return reach(boardOf(state, content), standing, terms, new Trace<ApexRules>()).reachable
}

/** A Legend goes a way that was found to be legal; `card` is the one that grants the Move, if one does. */
export function moveAlong(
  run: ApexRun,
  legend: string,
  { path, points, card = null }: { path: readonly Cell[]; points: number; card?: string | null },
): void {
  if (card !== null) run.trace.applied('apex.move.card-modified', { card, points })
  if (card !== null && legendOf(run.state, legend).automaton !== undefined) {
    moveTeammate(run, legend, { path, points, card })
    return
  }
  const judged = walk(run.state, legend, { path, points }, run.content, run.trace)
  run.emit({ type: 'moved', legend, path, cost: judged?.cost ?? 0 })
}

/** A Legend comes to stand in a space without moving there. */
export function placeLegend(
  run: ApexRun,
  legend: string,
  cell: Cell,
  by: Extract<TurnEvent, { type: 'placed' }>['by'],
): void {
  run.trace.applied('apex.move.enter-trigger', { cells: [cell] })
  run.emit({ type: 'placed', legend, cell, by })
}
