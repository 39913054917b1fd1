import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { abilityRules } from './rules/ability.ts'
import { activationRules } from './rules/activation.ts'
import { attackRules } from './rules/attack.ts'
import { contentRules } from './rules/content.ts'
import { controlRules } from './rules/control.ts'
import { coverRules } from './rules/cover.ts'
import { damageRules } from './rules/damage.ts'
import { diceRules } from './rules/dice.ts'
import { effectRules } from './rules/effects.ts'
import { elevationRules } from './rules/elevation.ts'
import { engagementRules } from './rules/engagement.ts'
import { expertiseRules } from './rules/expertise.ts'
import { forceRules } from './rules/force.ts'
import { lineOfSightRules } from './rules/line-of-sight.ts'
import { measuringRules } from './rules/measuring.ts'
import { missionRules } from './rules/mission.ts'
import { movementRules } from './rules/movement.ts'
import { orderRules } from './rules/orders.ts'
import { placementRules } from './rules/placement.ts'
import { poolRules } from './rules/pools.ts'
import { pushingRules } from './rules/pushing.ts'
import { startingRollRules } from './rules/starting-roll.ts'
import { struggleRules } from './rules/struggle.ts'
import { tableRules } from './rules/table.ts'
import { targetRules } from './rules/targets.ts'
import { teamRules } from './rules/team.ts'
import { terrainRules } from './rules/terrain.ts'
import { treeRules } from './rules/tree.ts'

/** The rules of the rulebook, by chapter. */
export const shatterpointRules = defineRules(
  'shatterpoint',
  { id: 'shatterpoint-core', title: 'Star Wars: Shatterpoint, Reglamento básico', language: 'es' },
  {
    ...abilityRules,
    ...activationRules,
    ...attackRules,
    ...contentRules,
    ...controlRules,
    ...coverRules,
    ...damageRules,
    ...diceRules,
    ...effectRules,
    ...elevationRules,
    ...engagementRules,
    ...expertiseRules,
    ...forceRules,
    ...lineOfSightRules,
    ...measuringRules,
    ...missionRules,
    ...movementRules,
    ...orderRules,
    ...placementRules,
    ...poolRules,
    ...pushingRules,
    ...startingRollRules,
    ...struggleRules,
    ...tableRules,
    ...targetRules,
    ...teamRules,
    ...terrainRules,
    ...treeRules,
  },
)
export type ShatterpointRules = typeof shatterpointRules
export type ShatterpointRule = RuleIdOf<ShatterpointRules>
export type ShatterpointTrace = Trace<ShatterpointRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<ShatterpointRules['byId']>[]): ShatterpointRule[] {
  return chapters.flatMap((chapter) => Object.keys(chapter) as ShatterpointRule[])
}

/** What a battlefield may be refused for. */
export const placingRules: readonly ShatterpointRule[] = [
  'shatterpoint.table.names',
  'shatterpoint.table.known',
  'shatterpoint.table.size',
  'shatterpoint.move.battlefield-edge',
  'shatterpoint.terrain.parts',
  'shatterpoint.elevation.object-height',
]
