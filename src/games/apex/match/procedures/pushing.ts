import type { Cell } from '../../../../geometry/grid.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import type { HarmSource } from '../../abilities/dome-protection.ts'
import { type Push, push } from '../../movement/push.ts'
import { occupancy } from '../../table/occupancy.ts'
import { cellOf, legendOf } from '../legends.ts'
import { type ApexRun, type Asking, ask, isFilled } from '../questions.ts'
import { boardOf, occupiedBy } from '../table.ts'
import { dealDamage, NO_TOLL, type Toll } from './damage.ts'
import { placeLegend } from './moving.ts'

/** A push of one Legend by another. */
export type Pushing = {
  readonly pusher: string
  readonly target: string
  readonly spaces: number
  readonly collisionDamage: number
}

/** Pushes a Legend away; what it falls onto, its own seat goes around; a collision hurts (6.7). */
export function* pushAway(run: ApexRun, pushing: Pushing, kind: HarmSource): Asking<Toll> {
  const { pusher, target } = pushing
  const pushed = pushOf(run, pushing)
  if (pushed === null) return NO_TOLL
  run.emit({ type: 'pushed', legend: target, by: pusher, direction: pushed.direction, path: pushed.path })
  if (pushed.collision === null) return NO_TOLL
  run.emit({ type: 'collided', legend: target, cause: pushed.collision, damage: pushed.damage })
  yield* relocate(run, pusher, target, pushed.relocation)
  return dealDamage(run, [{ legend: target, amount: pushed.damage, tag: 'NORMAL' }], { kind, legend: pusher })
}

function pushOf(run: ApexRun, { pusher, target, spaces, collisionDamage }: Pushing): Push | null {
  const { state, content, trace } = run
  const [from, at] = [cellOf(legendOf(state, pusher)), cellOf(legendOf(state, target))]
  if (from === null || at === null) return null
  const others = occupiedBy({ legends: state.legends.filter(({ id }) => id !== target) })
  const isOccupied = occupancy(boardOf(state, content), others)
  const terms = { pusher: from, target: at, distance: spaces, collisionDamage, isOccupied }
  const pushed = push(boardOf(state, content), terms, trace)
  return pushed instanceof Refusal ? null : pushed
}

/** The seat of a Legend that fell onto an occupied space chooses a free one near it. */
function* relocate(run: ApexRun, by: string, legend: string, spaces: readonly Cell[]): Asking<void> {
  const inReadingOrder = [...spaces].sort((a, b) => a.row - b.row || a.column - b.column)
  if (!isFilled(inReadingOrder)) return
  const cell = yield* ask(run, { kind: 'pushPlace', legend, about: { by } }, inReadingOrder, (space) => ({
    cell: space,
  }))
  placeLegend(run, legend, cell, 'push')
}
