import { keysOf } from '../../lib/keys.ts'
import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { abilityRules } from './abilities/ability.rules.ts'
import type { automataRules } from './automata/automata-rules.ts'
import { areaRules } from './combat/area/area.rules.ts'
import { grenadeRules } from './combat/area/grenade.rules.ts'
import { destroyRules } from './combat/destruction/destroy.rules.ts'
import { meleeRules } from './combat/melee/melee.rules.ts'
import { aimRules } from './combat/shot/aim.rules.ts'
import { aimTrackRules } from './combat/shot/aim-track.rules.ts'
import { shotRules } from './combat/shot/shot.rules.ts'
import { shotResultRules } from './combat/shot/shot-result.rules.ts'
import { contentRules } from './content/content.rules.ts'
import { bodyShieldRules } from './damage/body-shield.rules.ts'
import { damageRules } from './damage/damage.rules.ts'
import { lootRules } from './loot/loot.rules.ts'
import { supplyBinRules } from './loot/supply-bin.rules.ts'
import { matchRules } from './match/match.rules.ts'
import { contiguityRules } from './measuring/contiguity.rules.ts'
import { distanceRules } from './measuring/distance.rules.ts'
import { movementRules } from './movement/movement.rules.ts'
import { movementStepRules } from './movement/movement-step.rules.ts'
import { placementRules } from './movement/placement.rules.ts'
import { pushRules } from './movement/push.rules.ts'
import { respawnRules } from './movement/respawn.rules.ts'
import { ringRules } from './ring/ring.rules.ts'
import { transitionRules } from './ring/transition.rules.ts'
import { apexSections } from './sections.ts'
import { dropRules } from './setup/drop.rules.ts'
import { loadoutRules } from './setup/loadout.rules.ts'
import { setupRules } from './setup/setup.rules.ts'
import { coverRules } from './sight/cover.rules.ts'
import { lineOfSightRules } from './sight/line-of-sight.rules.ts'
import { zoneRules } from './sight/zones.rules.ts'
import { boardRules } from './table/board.rules.ts'
import { gridRules } from './table/grid.rules.ts'
import { activationRules } from './turn/activation.rules.ts'
import { cardRules } from './turn/cards.rules.ts'
import { interactRules } from './turn/interact.rules.ts'
import { openActionRules } from './turn/open-action.rules.ts'
import { roundRules } from './turn/round.rules.ts'
import { turnRules } from './turn/turn.rules.ts'
import { whoSeesRules } from './turn/who-sees.rules.ts'
import { effectOrderRules } from './turn/windows/effect-order.rules.ts'
import { instantWindowRules } from './turn/windows/instant-window.rules.ts'
import { timingRules } from './turn/windows/timing.rules.ts'
import { victoryRules } from './victory/victory.rules.ts'

/** The rules of the core rulebook, by chapter. */
export const apexRules = defineRules(
  'apex',
  { id: 'apex-core', title: 'Apex Legends: El juego de tablero, Reglamento básico', language: 'es' },
  apexSections,
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
    ...turnRules,
    ...instantWindowRules,
    ...whoSeesRules,
    ...victoryRules,
    ...activationRules,
    ...openActionRules,
    ...cardRules,
    ...abilityRules,
    ...lootRules,
    ...setupRules,
    ...dropRules,
    ...supplyBinRules,
    ...effectOrderRules,
    ...loadoutRules,
    ...interactRules,
    ...transitionRules,
    ...matchRules,
  },
)

/** The rules of both books: what an operation of this game may cite. */
export type ApexRules = Omit<typeof apexRules, 'byId'> & {
  readonly byId: (typeof apexRules)['byId'] & (typeof automataRules)['byId']
}
export type ApexRule = RuleIdOf<ApexRules>
export type ApexTrace = Trace<ApexRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<ApexRules['byId']>[]): ApexRule[] {
  return chapters.flatMap((chapter) => keysOf(chapter))
}
