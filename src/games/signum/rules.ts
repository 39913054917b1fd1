import { keysOf } from '../../lib/keys.ts'
import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { abilityRules } from './abilities/abilities.rules.ts'
import { inForceRules } from './abilities/in-force.rules.ts'
import { controlRules } from './activated/control.rules.ts'
import { steamEngineRules } from './activated/steam-engine.rules.ts'
import { effectRules } from './cards/effects.rules.ts'
import { prosperityRules } from './cards/prosperity.rules.ts'
import { relicUseRules } from './cards/relic-uses.rules.ts'
import { relicRules } from './cards/relics.rules.ts'
import { tacticWindowRules } from './cards/tactic-windows.rules.ts'
import { tacticRules } from './cards/tactics.rules.ts'
import { cityRules } from './city/city.rules.ts'
import { ruinsRules } from './city/ruins.rules.ts'
import { summonRules } from './city/summon/summon.rules.ts'
import { templateRules } from './city/terrain/template.rules.ts'
import { terrainCardRules } from './city/terrain/terrain-cards.rules.ts'
import { terrainPlaceRules } from './city/terrain/terrain-places.rules.ts'
import { backstabRules } from './combat/backstab/backstab.rules.ts'
import { fightingAbilityRules } from './combat/melee/fighting-abilities.rules.ts'
import { meleeRules } from './combat/melee/melee.rules.ts'
import { persecutionRules } from './combat/melee/persecution.rules.ts'
import { rangedRules } from './combat/ranged/ranged.rules.ts'
import { rangedAbilityRules } from './combat/ranged/ranged-abilities.rules.ts'
import { contentRules } from './content/content.rules.ts'
import { damageRules } from './damage/damage.rules.ts'
import { durabilityRules } from './damage/durability.rules.ts'
import { healingRules } from './damage/healing.rules.ts'
import { leavingPlayRules } from './damage/leaving-play.rules.ts'
import { diceRules } from './dice/dice.rules.ts'
import { oddsRules } from './dice/odds.rules.ts'
import { rerollRules } from './dice/rerolls.rules.ts'
import { namingCards } from './language/card-name.ts'
import { matchRules } from './match/match.rules.ts'
import { geometryRules } from './measuring/geometry.rules.ts'
import { movementRules } from './movement/movement.rules.ts'
import { runRules } from './movement/run.rules.ts'
import { signumSections } from './sections.ts'
import { deckRules } from './setup/deck.rules.ts'
import { setupRules } from './setup/setup.rules.ts'
import { variantRules } from './setup/variants.rules.ts'
import { lineOfSightRules } from './sight/line-of-sight.rules.ts'
import { stealthRules } from './sight/stealth.rules.ts'
import { boardRules } from './table/board.rules.ts'
import { activationRules } from './turn/activation.rules.ts'
import { phaseRules } from './turn/phases.rules.ts'
import { playCardRules } from './turn/play-card.rules.ts'
import { victoryRules } from './victory/victory.rules.ts'

/** The rules of the rulebook, by chapter. */
export const signumRules = defineRules(
  'signum',
  { id: 'signum-core', title: 'Legends of Signum, Reglamento', language: 'es' },
  signumSections,
  namingCards({
    ...abilityRules,
    ...activationRules,
    ...backstabRules,
    ...boardRules,
    ...cityRules,
    ...contentRules,
    ...controlRules,
    ...damageRules,
    ...deckRules,
    ...diceRules,
    ...durabilityRules,
    ...effectRules,
    ...fightingAbilityRules,
    ...geometryRules,
    ...healingRules,
    ...leavingPlayRules,
    ...inForceRules,
    ...lineOfSightRules,
    ...matchRules,
    ...meleeRules,
    ...movementRules,
    ...oddsRules,
    ...persecutionRules,
    ...phaseRules,
    ...playCardRules,
    ...prosperityRules,
    ...rangedAbilityRules,
    ...rangedRules,
    ...relicRules,
    ...relicUseRules,
    ...rerollRules,
    ...ruinsRules,
    ...runRules,
    ...setupRules,
    ...stealthRules,
    ...steamEngineRules,
    ...summonRules,
    ...tacticRules,
    ...tacticWindowRules,
    ...templateRules,
    ...terrainCardRules,
    ...terrainPlaceRules,
    ...variantRules,
    ...victoryRules,
  }),
)
export type SignumRules = typeof signumRules
export type SignumRule = RuleIdOf<SignumRules>
export type SignumTrace = Trace<SignumRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<SignumRules['byId']>[]): SignumRule[] {
  return chapters.flatMap((chapter) => keysOf(chapter))
}
