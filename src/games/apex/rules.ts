import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { activationRules } from './rules/activation.ts'
import { aimRules } from './rules/aim.ts'
import { aimTrackRules } from './rules/aim-track.ts'
import { areaRules } from './rules/area.ts'
import { boardRules } from './rules/board.ts'
import { bodyShieldRules } from './rules/body-shield.ts'
import { cardRules } from './rules/cards.ts'
import { contentRules } from './rules/content.ts'
import { contiguityRules } from './rules/contiguity.ts'
import { coverRules } from './rules/cover.ts'
import { damageRules } from './rules/damage.ts'
import { destroyRules } from './rules/destroy.ts'
import { distanceRules } from './rules/distance.ts'
import { grenadeRules } from './rules/grenade.ts'
import { gridRules } from './rules/grid.ts'
import { lineOfSightRules } from './rules/line-of-sight.ts'
import { lootRules } from './rules/loot.ts'
import { meleeRules } from './rules/melee.ts'
import { movementRules } from './rules/movement.ts'
import { movementStepRules } from './rules/movement-step.ts'
import { placementRules } from './rules/placement.ts'
import { pushRules } from './rules/push.ts'
import { respawnRules } from './rules/respawn.ts'
import { ringRules } from './rules/ring.ts'
import { roundRules } from './rules/round.ts'
import { setupRules } from './rules/setup.ts'
import { shotRules } from './rules/shot.ts'
import { shotResultRules } from './rules/shot-result.ts'
import { timingRules } from './rules/timing.ts'
import { victoryRules } from './rules/victory.ts'
import { zoneRules } from './rules/zones.ts'

/** The rules of the core rulebook, by chapter. */
export const apexRules = defineRules(
  'apex',
  { id: 'apex-core', title: 'Apex Legends: The Board Game, Reglamento básico', language: 'es' },
  {
    ...aimRules,
    ...boardRules,
    ...gridRules,
    ...distanceRules,
    ...contiguityRules,
    ...lineOfSightRules,
    ...coverRules,
    ...movementRules,
    ...movementStepRules,
    ...areaRules,
    ...grenadeRules,
    ...meleeRules,
    ...pushRules,
    ...destroyRules,
    ...respawnRules,
    ...placementRules,
    ...zoneRules,
    ...contentRules,
    ...aimTrackRules,
    ...shotRules,
    ...shotResultRules,
    ...damageRules,
    ...bodyShieldRules,
    ...ringRules,
    ...roundRules,
    ...timingRules,
    ...victoryRules,
    ...activationRules,
    ...cardRules,
    ...lootRules,
    ...setupRules,
  },
)
export type ApexRules = typeof apexRules
export type ApexRule = RuleIdOf<ApexRules>
export type ApexTrace = Trace<ApexRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<ApexRules['byId']>[]): ApexRule[] {
  return chapters.flatMap((chapter) => Object.keys(chapter) as ApexRule[])
}
