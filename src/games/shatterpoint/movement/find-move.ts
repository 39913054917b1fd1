import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { layTemplate, outlineOf } from '../measuring/template.ts'
import type { ShatterpointTrace } from '../rules.ts'
import type { PlacedField } from '../table/placed-field.ts'
import type { Place } from './end-position.ts'
import { findPlacement } from './find-placement.ts'
import {
  effectiveMove,
  explainMove,
  type Mover,
  moveEndViolations,
  pinnedViolation,
  templateOf,
  wallsFor,
} from './move.ts'
import { listViolations } from './movement-violation.ts'
import { type MoverInput, moverOn } from './mover.ts'

/** Looks for a way to lay the template so that a move ends where it is wanted. */
export function findMove(input: MoverInput, context: ShatterpointContext) {
  const placed = moverOn(input, context)
  return placed instanceof Refusal ? placed : findMoveTo(placed.end, placed.mover, placed.field, context.trace)
}

/** The same for a character that is on its table already. */
export function findMoveTo(end: Place, mover: Mover, field: PlacedField, trace: ShatterpointTrace) {
  const { character } = mover
  const { kind, violations: forbidden } = effectiveMove(mover, trace)
  const found = character.unit.conditions.includes('pinned')
    ? [pinnedViolation(mover)]
    : [...forbidden, ...moveEndViolations({ ...mover, end }, kind, field)]
  const violations = listViolations(found, trace)
  const none = { legal: false, kind, placement: null, template: null, violations }
  if (violations.length > 0) return { ...none, isCertain: true, resolution: null }

  const template = templateOf(kind, field)
  const walls = wallsFor(character, kind, field).map(({ outline }) => outline)
  const { placement, ...search } = findPlacement(character.disc, end.disc, template, walls)
  if (placement === null) return { ...none, ...search }
  explainMove({ ...mover, isPinned: false, placement, end }, kind, field, trace)
  const laid = outlineOf(layTemplate(character.disc, template, placement))
  return { ...none, ...search, legal: true, placement, template: laid }
}
