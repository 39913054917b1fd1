import { keysOf } from '../../lib/keys.ts'
import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { abilityRules } from './abilities/ability.rules.ts'
import { attackRules } from './combat/attack/attack.rules.ts'
import { targetRules } from './combat/attack/targets.rules.ts'
import { treeRules } from './combat/tree/tree.rules.ts'
import { contentRules } from './content/content.rules.ts'
import { effectRules } from './damage/conditions.rules.ts'
import { damageRules } from './damage/damage.rules.ts'
import { diceRules } from './dice/dice.rules.ts'
import { expertiseRules } from './dice/expertise.rules.ts'
import { poolRules } from './dice/pools.rules.ts'
import { matchRules } from './match/match.rules.ts'
import { measuringRules } from './measuring/measuring.rules.ts'
import { movementRules } from './movement/movement.rules.ts'
import { placementRules } from './movement/placement.rules.ts'
import { pushingRules } from './movement/push/pushing.rules.ts'
import { shatterpointSections } from './sections.ts'
import { missionRules } from './setup/mission.rules.ts'
import { teamRules } from './setup/team.rules.ts'
import { coverRules } from './sight/cover.rules.ts'
import { engagementRules } from './sight/engagement.rules.ts'
import { lineOfSightRules } from './sight/line-of-sight.rules.ts'
import { elevationRules } from './table/elevation.rules.ts'
import { tableRules } from './table/table.rules.ts'
import { terrainRules } from './table/terrain.rules.ts'
import { activationRules } from './turn/activation.rules.ts'
import { forceRules } from './turn/force.rules.ts'
import { orderRules } from './turn/orders.rules.ts'
import { startingRollRules } from './turn/starting-roll.rules.ts'
import { windowRules } from './turn/windows.rules.ts'
import { adjudicationRules } from './victory/adjudication.rules.ts'
import { controlRules } from './victory/control.rules.ts'
import { struggleRules } from './victory/struggle.rules.ts'

/** The rules of the rulebook, by chapter. */
export const shatterpointRules = defineRules(
  'shatterpoint',
  { id: 'shatterpoint-core', title: 'Star Wars: Shatterpoint, Reglamento básico', language: 'es' },
  shatterpointSections,
  {
    ...abilityRules,
    ...adjudicationRules,
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
    ...matchRules,
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
    ...windowRules,
  },
)
export type ShatterpointRules = typeof shatterpointRules
export type ShatterpointRule = RuleIdOf<ShatterpointRules>
export type ShatterpointTrace = Trace<ShatterpointRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<ShatterpointRules['byId']>[]): ShatterpointRule[] {
  return chapters.flatMap((chapter) => keysOf(chapter))
}

/** What a battlefield may be refused for. */
export const placingRules: readonly ShatterpointRule[] = [
  'shatterpoint.content.known',
  'shatterpoint.table.names',
  'shatterpoint.table.known',
  'shatterpoint.table.size',
  'shatterpoint.move.battlefield-edge',
  'shatterpoint.terrain.parts',
  'shatterpoint.elevation.object-height',
]
