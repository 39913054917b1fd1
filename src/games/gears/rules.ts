import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { aiRules } from './rules/ai.ts'
import { attackRules } from './rules/attack.ts'
import { chainsawRules } from './rules/chainsaw.ts'
import { cogWoundRules } from './rules/cog-wounds.ts'
import { contentRules } from './rules/content.ts'
import { coverRules } from './rules/cover.ts'
import { deckRules } from './rules/decks.ts'
import { distanceRules } from './rules/distance.ts'
import { exploreRules } from './rules/explore.ts'
import { grenadeRules } from './rules/grenade.ts'
import { lineOfSightRules } from './rules/line-of-sight.ts'
import { locustMovementRules } from './rules/locust-movement.ts'
import { locustWoundRules } from './rules/locust-wounds.ts'
import { mapRules } from './rules/map.ts'
import { matchRules } from './rules/match.ts'
import { matchWorldRules } from './rules/match-world.ts'
import { missionSpecialRules } from './rules/mission-specials.ts'
import { missionRules } from './rules/missions.ts'
import { movementRules } from './rules/movement.ts'
import { optionRules } from './rules/options.ts'
import { orderRules } from './rules/orders.ts'
import { pieceRules } from './rules/pieces.ts'
import { rangeRules } from './rules/range.ts'
import { reactionRules } from './rules/reactions.ts'
import { spawnRules } from './rules/spawn.ts'
import { specialActionRules } from './rules/special-actions.ts'
import { takingCoverRules } from './rules/taking-cover.ts'
import { waveRules } from './rules/waves.ts'
import { weaponRules } from './rules/weapons.ts'

/** The rules of the rulebook, by chapter. */
export const gearsRules = defineRules(
  'gears',
  { id: 'gears-core', title: 'Gears of War: El juego de tablero, Reglamento', language: 'es' },
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
  return chapters.flatMap((chapter) => Object.keys(chapter) as GearsRule[])
}
