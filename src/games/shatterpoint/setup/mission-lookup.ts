import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { refuse } from '../refusal.ts'
import type { MissionSet, MissionSetChoice } from './mission-set.ts'

/** The mission set that was named or described, or a refusal that names the field. */
export function missionSetOf(
  choice: MissionSetChoice,
  { missionSets }: ShatterpointContent,
  path: readonly string[] = ['mission'],
): MissionSet | Refusal {
  if ('own' in choice) return choice.own
  const entry = missionSets.get(choice.set)
  if (entry !== undefined) return entry.mission
  return refuse([
    { rule: 'shatterpoint.content.known', path: [...path, 'set'], facts: { kind: 'missionSet', id: choice.set } },
  ])
}
