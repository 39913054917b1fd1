import { type Context, operationDefiner } from '../../contract/operation.ts'
import { Refusal } from '../../rulebook/refusal.ts'
import { findCreatures } from './abilities/find-creatures.ts'
import { placeBoard } from './abilities/place-board.ts'
import { traceReasons } from './abilities/read-fighter.ts'
import { type SignumContent, signumContent } from './content/signum-content.ts'
import { refuse } from './refusal.ts'
import type { SignumRules } from './rules.ts'
import type { BoardForm } from './table/board.ts'
import { livingViolations } from './table/living.ts'
import type { PlacedBoard, PlacedCreature } from './table/placed-board.ts'

/** What a question is answered with: content, chance and the trace. */
export type SignumContext = Context<SignumRules, SignumContent>
/** What reading a question takes: the content, and the trace for what it says. */
export type SignumReading = Pick<SignumContext, 'content' | 'trace'>

export { ruledBoard } from './abilities/place-board.ts'

export const defineSignumOperation = operationDefiner<SignumRules, SignumContent>('signum', signumContent)

/** The refusal of a question about something that is not on the board. */
export const refuseUnknown = (id: string, ...path: readonly (string | number)[]): Refusal =>
  refuse([{ rule: 'signum.board.known', path, facts: { id } }])

/** Checks a board and finds the living creatures that a question names, by the field that names them. */
export function creaturesOn<Field extends string>(
  board: BoardForm,
  named: Readonly<Record<Field, string>>,
  { content, trace }: SignumReading,
): { placed: PlacedBoard; found: Record<Field, PlacedCreature> } | Refusal {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  const found = findCreatures(placed, named)
  if (found instanceof Refusal) return found
  const entries = Object.entries<PlacedCreature>(found)
  const dead = entries.flatMap(([field, { creature }]) => livingViolations(creature, [field]))
  if (dead.length > 0) return refuse(dead)
  for (const [, { creature }] of entries) traceReasons(creature, trace)
  return { placed, found }
}
