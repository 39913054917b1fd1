import type { Cell } from '../../../../geometry/grid.ts'
import type { ApexTrace } from '../../rules.ts'
import type { RouteCard } from '../content/route-cards.ts'
import type { Facing } from '../frame/viewpoint.ts'
import { END_OF } from '../readings.ts'
import { recordTurn, turnOnce } from '../route/rotation.ts'
import { layCard, pathOnBoard } from '../route/route.ts'
import type { RouteSource } from '../route/route-draws.ts'
import type { Field } from '../setting/field.ts'
import { destroyOnPath } from './destroy.ts'
import { stepBlocks } from './enter.ts'
import type { DangerBlock } from './movement.words.ts'
import type { Mover, Stoppable } from './mover.ts'

/** A direction that was tried. */
export type TriedWay = {
  readonly facing: Facing
  readonly end: Cell
  readonly ok: boolean
  readonly reason: DangerBlock | null
}

export type DangerMove = {
  readonly success: boolean
  readonly tried: readonly TriedWay[]
  readonly entered: readonly Cell[]
  /** The free spaces entered up to the first from which it shot. */
  readonly checkpoints: readonly { readonly cell: Cell; readonly fires: boolean }[]
  readonly fired: Cell | null
  /** The weapon of the Optimal Shot. */
  readonly weapon: string | null
  readonly destroyed: readonly string[]
  readonly zonesGone: readonly string[]
  readonly card: string
}

/** Step 6 in a danger zone: tries the four directions of a Route card and follows the first that leads out. */
export function* fleeDanger<Question, Answer = never>(
  mover: Mover<Question, Answer>,
  deck: RouteSource,
  trace: ApexTrace,
): Stoppable<Question, DangerMove, Answer> {
  const card = deck.draw()
  const { tried, path } = findWay(mover, card, trace)
  if (path === null) {
    mover.told?.({ kind: 'discard', card: card.id })
    const nothing = { entered: [], checkpoints: [], fired: null, weapon: null, destroyed: [], zonesGone: [] }
    return { success: false, tried, ...nothing, card: card.id }
  }
  const { destroyed, zonesGone } = destroyOnPath(mover.field, card.id, mover.cell, path, trace)
  if (destroyed.length > 0) mover.told?.({ kind: 'destroy', objects: destroyed })
  const walked = yield* walk(mover, path, trace)
  mover.told?.({ kind: 'discard', card: card.id })
  return { success: true, tried, entered: path, ...walked, destroyed, zonesGone, card: card.id }
}

function findWay<Question, Answer>(
  mover: Mover<Question, Answer>,
  card: RouteCard,
  trace: ApexTrace,
): { tried: TriedWay[]; path: Cell[] | null } {
  const { cell, field, primary } = mover
  const tried: TriedWay[] = []
  const initialFacing = layCard(card, cell, primary, field.viewpoint, trace).facing
  mover.told?.({ kind: 'draw', card: card.id, facing: initialFacing, colour: END_OF })
  let laid = { initialFacing, facing: initialFacing, turned: 0 }
  for (;;) {
    const path = pathOnBoard(card, END_OF, cell, laid.facing)
    const end = path.at(-1) ?? cell
    const reason = blockOf(field, cell, path)
    tried.push({ facing: laid.facing, end, ok: reason === null, reason })
    trace.applied('apex.automata.danger.procedure', { card: card.id, facing: laid.facing, end, reason })
    if (reason === null) return { tried, path }
    const turned = turnOnce(laid, 'danger', true)
    recordTurn(laid.facing, turned, initialFacing, 'danger', trace)
    if (turned.exhausted) return { tried, path: null }
    mover.told?.({
      kind: 'rotate',
      facing: turned.facing,
      turned: turned.turned,
      skippedAway: false,
      ignoreDanger: false,
    })
    laid = { initialFacing, facing: turned.facing, turned: turned.turned }
  }
}

/** The first reason why a path does not lead out of danger. */
function blockOf(field: Field, start: Cell, path: readonly Cell[]): DangerBlock | null {
  const end = path.at(-1) ?? start
  if (!field.holds(end)) return 'OFF_BOARD'
  if (!field.isFree(end)) return 'OCCUPIED'
  if (field.zonesAt(end).length > 0) return 'DANGER_ZONE'
  for (const [index, to] of path.entries()) {
    if (!field.holds(to)) return 'OFF_BOARD'
    const [block] = stepBlocks(field, path[index - 1] ?? start, to)
    if (block !== undefined) return block.reason
  }
  return null
}

/** Walks along a path and looks for the Optimal Shot in each free space. */
function* walk<Question, Answer>(
  mover: Mover<Question, Answer>,
  path: readonly Cell[],
  trace: ApexTrace,
): Stoppable<Question, Pick<DangerMove, 'checkpoints' | 'fired' | 'weapon'>, Answer> {
  const checkpoints: { cell: Cell; fires: boolean }[] = []
  let [fired, weapon]: [Cell | null, string | null] = [null, null]
  for (const cell of path) {
    if (mover.isOver) break
    mover.enter(cell)
    mover.told?.({ kind: 'enter', cell, left: 0 })
    if (!mover.field.isFree(cell)) trace.applied('apex.automata.optimal.pass-through', { reason: null, cell })
    else if (!mover.shotThisActivation) {
      weapon = yield* mover.checkOptimal()
      checkpoints.push({ cell, fires: weapon !== null })
      if (weapon !== null) {
        fired = cell
        trace.applied('apex.automata.danger.keeps-route', { cell, end: path.at(-1) ?? cell })
      }
    }
  }
  return { checkpoints, fired, weapon }
}
