import { keysOf } from '../../lib/keys.ts'
import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { attackRules } from './combat/attack/attack.rules.ts'
import { rangeRules } from './combat/attack/range.rules.ts'
import { weaponRules } from './combat/attack/weapons.rules.ts'
import { chainsawRules } from './combat/chainsaw/chainsaw.rules.ts'
import { grenadeRules } from './combat/grenade/grenade.rules.ts'
import { contentRules } from './content/content.rules.ts'
import { cogWoundRules } from './damage/cog-wounds.rules.ts'
import { locustWoundRules } from './damage/locust-wounds.rules.ts'
import { aiRules } from './locust/ai/ai.rules.ts'
import { deckRules } from './locust/decks.rules.ts'
import { spawnRules } from './locust/spawn/spawn.rules.ts'
import { matchRules } from './match/match.rules.ts'
import { matchWorldRules } from './match/world.rules.ts'
import { distanceRules } from './measuring/distance.rules.ts'
import { missionSpecialRules } from './missions/mission-specials.rules.ts'
import { missionRules } from './missions/missions.rules.ts'
import { optionRules } from './missions/options.rules.ts'
import { waveRules } from './missions/waves.rules.ts'
import { locustMovementRules } from './movement/locust-movement.rules.ts'
import { movementRules } from './movement/movement.rules.ts'
import { takingCoverRules } from './movement/taking-cover.rules.ts'
import { gearsSections } from './sections.ts'
import { coverRules } from './sight/cover.rules.ts'
import { lineOfSightRules } from './sight/line-of-sight.rules.ts'
import { exploreRules } from './table/explore.rules.ts'
import { mapRules } from './table/map.rules.ts'
import { pieceRules } from './table/pieces.rules.ts'
import { orderRules } from './turn/orders.rules.ts'
import { reactionRules } from './turn/reactions.rules.ts'
import { specialActionRules } from './turn/special-actions.rules.ts'

/** The rules of the rulebook, by chapter. */
export const gearsRules = defineRules(
  'gears',
  { id: 'gears-core', title: 'Gears of War: El juego de tablero, Reglamento', language: 'es' },
  gearsSections,
  {
    ...aiRules,
    ...attackRules,
    ...chainsawRules,
    ...cogWoundRules,
    ...contentRules,
    ...coverRules,
    ...deckRules,
    ...distanceRules,
    ...exploreRules,
    ...grenadeRules,
    ...lineOfSightRules,
    ...locustMovementRules,
    ...locustWoundRules,
    ...mapRules,
    ...matchRules,
    ...matchWorldRules,
    ...missionRules,
    ...missionSpecialRules,
    ...movementRules,
    ...optionRules,
    ...orderRules,
    ...pieceRules,
    ...rangeRules,
    ...reactionRules,
    ...spawnRules,
    ...specialActionRules,
    ...takingCoverRules,
    ...waveRules,
    ...weaponRules,
  },
)
export type GearsRules = typeof gearsRules
export type GearsRule = RuleIdOf<GearsRules>
export type GearsTrace = Trace<GearsRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<GearsRules['byId']>[]): GearsRule[] {
  return chapters.flatMap((chapter) => keysOf(chapter))
}
