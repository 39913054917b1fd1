import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { layTemplate, outlineOf, type Placement } from '../measuring/template.ts'
import { consequencesAt } from './consequences.ts'
import { positionOf } from './end-position.ts'
import { effectiveMove, explainMove, type Move, moveViolations, templateOf } from './move.ts'
import { listViolations } from './movement-violation.ts'
import { type MoverInput, moverOn } from './mover.ts'

type MoveQuestion = MoverInput & { readonly pinned: boolean; readonly placement: Placement }

/** Whether a move with its template laid is legal, and what follows from it. */
export function checkMove({ pinned, placement, ...input }: MoveQuestion, context: ShatterpointContext) {
  const { trace } = context
  const found = moverOn(input, context)
  if (found instanceof Refusal) return found
  const { field, mover, end } = found
  const { character } = mover
  const move: Move = { ...mover, isPinned: pinned, placement, end }
  const effective = effectiveMove(mover, trace)
  const violations = moveViolations(move, effective, field)
  const legal = violations.length === 0
  if (legal) explainMove(move, effective.kind, field, trace)
  return {
    legal,
    kind: effective.kind,
    template: outlineOf(layTemplate(character.disc, templateOf(effective.kind, field), placement)),
    end: positionOf(legal ? end : character),
    losesPinned: pinned,
    violations: listViolations(violations, trace),
    consequences: legal ? consequencesAt(input.battlefield, field, character.id, end, context) : null,
  }
}
