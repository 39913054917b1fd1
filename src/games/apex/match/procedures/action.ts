import { BASIC_ACTION_TABLE, type BasicAction } from '../../content/actions.ts'
import { judgeBasic } from '../../turn/action-legality.ts'
import { activationOf } from '../activation.ts'
import type { PartState } from '../activation-state.ts'
import type { ApexRun } from '../questions.ts'

/** Begins an action: its AP are paid, and its parts may be done in any order. */
export function startAction(
  run: ApexRun,
  legend: string,
  { source, cost, parts }: { readonly source: string; readonly cost: number; readonly parts: readonly PartState[] },
): void {
  run.emit({ type: 'actionStarted', legend, source, cost, parts })
}

/** Begins a part of a basic action, and the action with it if none is open; `as` names the action a Move is part of. */
export function beginPart(run: ApexRun, legend: string, part: BasicAction, as: BasicAction = part): void {
  judgeBasic(part, activationOf(run.state, legend), run.trace)
  if (run.state.action !== null) return
  const { ap, parts } = BASIC_ACTION_TABLE[as]
  startAction(run, legend, { source: as, cost: ap, parts })
}

/** A part is done; with no part left the action is over by itself. */
export function partDone(run: ApexRun, legend: string, part: BasicAction): void {
  if (run.state.action === null) return
  run.emit({ type: 'partDone', legend, part })
  const { action } = run.state
  if (action !== null && action.parts.length === 0) run.emit({ type: 'actionEnded', legend, source: action.source })
}
