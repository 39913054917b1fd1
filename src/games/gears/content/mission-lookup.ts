import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { GearsContent } from './gears-content.ts'
import type { Mission } from './mission.ts'

/** The mission of an id that has such a phase, or a refusal that names the field. */
export function missionAt(id: string, phase: number, { missions }: GearsContent): Mission | Refusal {
  const mission = missions.get(id)
  if (mission === undefined)
    return refuse([{ rule: 'gears.content.known', path: ['mission'], facts: { kind: 'mission', id } }])
  const phases = mission.phases.length
  if (phase <= phases) return mission
  return refuse([{ rule: 'gears.mission.phases', path: ['phase'], facts: { mission: id, phase, phases, rules: [] } }])
}
