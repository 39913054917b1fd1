import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { stanceId } from '../../content/stances.ts'
import { refuse } from '../../refusal.ts'
import type { Stance } from './stance.ts'

/** A stance of a unit of the content, or a refusal that names the field. */
export function stanceOf(
  unit: string,
  stance: string,
  { stances, units }: ShatterpointContent,
  path: readonly (string | number)[],
): Stance | Refusal {
  const card = stances.get(stanceId(unit, stance))
  if (card !== undefined) return card.stance
  const unknown = units.has(unit) ? ({ kind: 'stance', id: stance } as const) : ({ kind: 'unit', id: unit } as const)
  return refuse([{ rule: 'shatterpoint.content.known', path: [...path, unknown.kind], facts: unknown }])
}
