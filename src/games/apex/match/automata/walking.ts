import { type Cell, neighboursOf, sameCell, stepsBetween } from '../../../../geometry/grid.ts'
import { stepBlocks } from '../../automata/movement/enter.ts'
import type { Field } from '../../automata/setting/field.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { cellName } from '../../language/notation.ts'
import type { ReachedSpace } from '../../movement/reach.ts'
import { cellOf, legendOf } from '../legends.ts'
import type { ApexRun } from '../questions.ts'
import type { ApexState, LegendState } from '../state.ts'
import { fieldFor } from './field.ts'

/** How players move a teammate: they choose the way, and it keeps the traits of Automata. */

type Way = { readonly path: readonly Cell[]; readonly points: number }

const canStep = (field: Field, from: Cell, to: Cell): boolean =>
  field.holds(to) && stepsBetween(from, to) === 1 && stepBlocks(field, from, to).length === 0

/** The free spaces within so many steps of a space, nearest first: one point for each, through figures as well. */
export function reachOf(field: Field, start: Cell, points: number): ReachedSpace[] {
  const found = new Map([[cellName(start), { cell: start, level: field.levelOf(start), cost: 0, path: [] as Cell[] }]])
  // A map is walked in the order of its entries, those that come in on the way included.
  for (const { cell, cost, path } of found.values()) {
    if (cost === points) break
    for (const to of neighboursOf(cell)) {
      if (found.has(cellName(to)) || !canStep(field, cell, to)) continue
      found.set(cellName(to), { cell: to, level: field.levelOf(to), cost: cost + 1, path: [...path, to] })
    }
  }
  return [...found.values()].filter(({ cell, cost }) => cost > 0 && field.isFree(cell))
}

/** Whether a way of an Automaton is legal: each step by its traits, and a free space at its end. */
export function canWalk(field: Field, start: Cell, { path, points }: Way): boolean {
  const end = path.at(-1) ?? start
  const isReached = path.every((to, index) => canStep(field, path[index - 1] ?? start, to))
  return path.length <= points && isReached && field.isFree(end)
}

/** Where a card of a player may bring a teammate. */
export function teammateReach(
  state: ApexState,
  legend: LegendState,
  points: number,
  content: ApexContent,
): ReachedSpace[] {
  const start = cellOf(legend)
  return start === null ? [] : reachOf(fieldFor(state, legend, content), start, points)
}

/** Whether a card of a player may bring a teammate along a way. */
export function isTeammateWay(state: ApexState, legend: LegendState, way: Way, content: ApexContent): boolean {
  const start = cellOf(legend)
  return start !== null && canWalk(fieldFor(state, legend, content), start, way)
}

/** A teammate goes the way that a player has chosen with a card; no Route card is drawn. */
export function moveTeammate(run: ApexRun, id: string, { path, points, card }: Way & { readonly card: string }): void {
  const start = cellOf(legendOf(run.state, id))
  if (start === null) return
  const { trace } = run
  trace.applied('apex.automata.playercards.control', { card, legend: id })
  trace.applied('apex.automata.move.traits-always', { legend: id })
  for (const [index, to] of path.entries()) {
    const from = path[index - 1] ?? start
    trace.applied('apex.automata.move.cost', { from, to, left: points - index - 1, reason: null })
  }
  trace.applied('apex.move.enter-trigger', { cells: path.filter((cell) => !sameCell(cell, start)) })
  run.emit({ type: 'moved', legend: id, path, cost: path.length })
}
