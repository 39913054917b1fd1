import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { layTemplate, outlineOf } from '../measuring/template.ts'
import { findPlacement } from './find-placement.ts'
import { effectiveMove, explainMove, moveEndViolations, templateOf, wallsFor } from './move.ts'
import { listViolations } from './movement-violation.ts'
import { type MoverInput, moverOn } from './mover.ts'
/** Looks for a way to lay the template so that a move ends where it is wanted. */
export function findMove(input: MoverInput, context: ShatterpointContext) {
  const { trace } = context
  const placed = moverOn(input, context)
  if (placed instanceof Refusal) return placed
  const { field, mover, end } = placed
  const { character } = mover
  const effective = effectiveMove(mover, trace)
  const found = [...effective.violations, ...moveEndViolations({ ...mover, end }, effective.kind, field)]
  const violations = listViolations(found, trace)
  const none = { legal: false, kind: effective.kind, placement: null, template: null, violations }
  if (violations.length > 0) return { ...none, isCertain: true, resolution: null }

  const template = templateOf(effective.kind, field)
  const walls = wallsFor(character, effective.kind, field).map(({ outline }) => outline)
  const { placement, ...search } = findPlacement(character.disc, end.disc, template, walls)
  if (placement === null) return { ...none, ...search }
  explainMove({ ...mover, isPinned: false, placement, end }, effective.kind, field, trace)
  const laid = outlineOf(layTemplate(character.disc, template, placement))
  return { ...none, ...search, legal: true, placement, template: laid }
}
