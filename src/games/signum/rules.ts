import { defineRules, type RuleIdOf } from '../../rulebook/rule.ts'
import type { Trace } from '../../rulebook/trace.ts'
import { abilityRules } from './rules/abilities.ts'
import { activationRules } from './rules/activation.ts'
import { backstabRules } from './rules/backstab.ts'
import { boardRules } from './rules/board.ts'
import { cityRules } from './rules/city.ts'
import { contentRules } from './rules/content.ts'
import { controlRules } from './rules/control.ts'
import { damageRules } from './rules/damage.ts'
import { deckRules } from './rules/deck.ts'
import { diceRules } from './rules/dice.ts'
import { durabilityRules } from './rules/durability.ts'
import { effectRules } from './rules/effects.ts'
import { fightingAbilityRules } from './rules/fighting-abilities.ts'
import { geometryRules } from './rules/geometry.ts'
import { healingRules } from './rules/healing.ts'
import { lineOfSightRules } from './rules/line-of-sight.ts'
import { meleeRules } from './rules/melee.ts'
import { movementRules } from './rules/movement.ts'
import { oddsRules } from './rules/odds.ts'
import { prosperityRules } from './rules/prosperity.ts'
import { rangedRules } from './rules/ranged.ts'
import { rangedAbilityRules } from './rules/ranged-abilities.ts'
import { relicUseRules } from './rules/relic-uses.ts'
import { relicRules } from './rules/relics.ts'
import { rerollRules } from './rules/rerolls.ts'
import { ruinsRules } from './rules/ruins.ts'
import { runRules } from './rules/run.ts'
import { setupRules } from './rules/setup.ts'
import { stealthRules } from './rules/stealth.ts'
import { steamEngineRules } from './rules/steam-engine.ts'
import { summonRules } from './rules/summon.ts'
import { tacticRules } from './rules/tactics.ts'
import { templateRules } from './rules/template.ts'
import { terrainCardRules } from './rules/terrain-cards.ts'
import { variantRules } from './rules/variants.ts'
import { victoryRules } from './rules/victory.ts'

/** The rules of the rulebook, by chapter. */
export const signumRules = defineRules(
  'signum',
  { id: 'signum-core', title: 'Legends of Signum, Reglamento', language: 'es' },
  {
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
    ...lineOfSightRules,
    ...meleeRules,
    ...movementRules,
    ...oddsRules,
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
    ...templateRules,
    ...terrainCardRules,
    ...variantRules,
    ...victoryRules,
  },
)
export type SignumRules = typeof signumRules
export type SignumRule = RuleIdOf<SignumRules>
export type SignumTrace = Trace<SignumRules>

/** The ids of whole chapters, for the list of what an operation may cite. */
export function ruleIds(...chapters: readonly Partial<SignumRules['byId']>[]): SignumRule[] {
  return chapters.flatMap((chapter) => Object.keys(chapter) as SignumRule[])
}
