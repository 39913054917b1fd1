import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import type { ShatterpointViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { unknownThing } from '../table/named-objects.ts'
import { placeField } from '../table/place-field.ts'
import type { PlacedField, PlacedObjective } from '../table/placed-field.ts'
import { controlledBy, controlOf } from './control.ts'

type ControlQuestion = { readonly battlefield: Battlefield; readonly objectives?: readonly string[] }

/** Who controls the objectives at the end of a turn. */
export function checkControl(
  { battlefield, objectives: named }: ControlQuestion,
  { content, trace }: ShatterpointContext,
) {
  const field = placeField(battlefield, content)
  if (field instanceof Refusal) return field
  const asked = named === undefined ? field.objectives : objectivesOf(field, named)
  if (asked instanceof Refusal) return asked
  trace.applied('shatterpoint.control.when', { objectives: asked.length })
  const active = asked.filter(({ face }) => face === 'active').map(({ id }) => id)
  if (active.length > 1) trace.applied('shatterpoint.control.together', { objectives: active })
  const objectives = asked.map((objective) => controlOf(field, objective, trace))
  return { controlled: controlledBy(objectives), objectives }
}

/** The objectives that are named; asking who controls an inactive one is refused. */
function objectivesOf(field: PlacedField, named: readonly string[]): PlacedObjective[] | Refusal {
  const found: PlacedObjective[] = []
  const violations = named.flatMap((id, index): ShatterpointViolation[] => {
    const path = ['objectives', index]
    const objective = field.objectives.find((objective) => objective.id === id)
    if (objective === undefined) return [unknownThing(id, path)]
    if (!found.includes(objective)) found.push(objective)
    if (objective.face === 'active') return []
    return [{ rule: 'shatterpoint.objective.faces', path, facts: { objective: id, controller: objective.controller } }]
  })
  return violations.length > 0 ? refuse(violations) : found
}
