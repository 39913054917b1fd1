import { z } from 'zod'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { type Declared, legalTargets } from '../combat/attack/targets.ts'
import { Placement } from '../measuring/template.ts'
import { Consequences, consequencesOf } from '../movement/consequences.ts'
import { EndPlace, EndPosition, placeAt, positionOf } from '../movement/end-position.ts'
import { findMoveTo } from '../movement/find-move.ts'
import { CarriedOut, MoveKind, type Mover } from '../movement/move.ts'
import { moveOnField } from '../movement/move-on-field.ts'
import { ListedViolation, MAX_VIOLATIONS } from '../movement/movement-violation.ts'
import type { ShatterpointRules, ShatterpointTrace } from '../rules.ts'
import type { DrawnBattlefield } from '../table/battlefield.ts'
import type { PlacedField } from '../table/placed-field.ts'
import { contestedBy } from '../victory/control.ts'
import { Id, LIMITS } from '../vocabulary.ts'

/** A place that a character might move to, and how. */
export const WantedEnd = z.strictObject({ kind: MoveKind, end: EndPlace }).meta({ id: 'ShatterpointConsideredEnd' })
type WantedEnd = z.infer<typeof WantedEnd>

export const EndOption = z
  .object({
    kind: CarriedOut.describe('What it does in effect.'),
    end: EndPosition,
    legal: z.boolean(),
    violations: z.array(ListedViolation).max(MAX_VIOLATIONS),
    isCertain: z.boolean().describe('Whether the answer is certain; only a search for a template may have missed one.'),
    placement: Placement.nullable().describe('How the template is laid; null if it may not move there.'),
    consequences: Consequences.nullable().describe('What the move changes; null if it is not legal.'),
    contests: z.array(Id).max(LIMITS.objectives).describe('The active objectives that it contests there.'),
    targets: z.array(Id).max(LIMITS.charactersInAll).describe('The enemies that it could attack from there.'),
  })
  .meta({ id: 'ShatterpointEndOption' })
export type EndOption = z.infer<typeof EndOption>

type Table = { readonly drawn: DrawnBattlefield; readonly field: PlacedField }

/** Whether a character can move to a place, and what that changes. */
export function lookAt(
  { kind, end }: WantedEnd,
  standing: Omit<Mover, 'kind'>,
  attacks: readonly Declared[],
  { drawn, field }: Table,
  trace: ShatterpointTrace,
  path: readonly (string | number)[],
): EndOption | Refusal {
  const mover = { ...standing, kind }
  const place = placeAt(end, mover.character, field, [...path, 'end'])
  if (place instanceof Refusal) return place
  const { template: _template, resolution: _resolution, ...found } = findMoveTo(place, mover, field, trace)
  const answer = { ...found, end: positionOf(place) }
  if (!found.legal) return { ...answer, consequences: null, contests: [], targets: [] }
  const after = moveOnField(field, mover.character.id, place)
  const consequences = consequencesOf({ drawn, before: field, after }, trace)
  return { ...answer, consequences, ...outlook(mover, attacks, after) }
}

/** What a character contests and whom it can attack from where it then stands. */
function outlook({ character }: Mover, attacks: readonly Declared[], field: PlacedField) {
  const moved = field.characters.find(({ id }) => id === character.id)
  if (moved === undefined) return { contests: [], targets: [] }
  const targets = attacks.flatMap(
    (attack) => legalTargets(field, moved, attack, new Trace<ShatterpointRules>()).targets,
  )
  return { contests: contestedBy(moved, field), targets: [...new Set(targets)] }
}
