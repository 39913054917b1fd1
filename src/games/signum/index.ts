import { defineGame } from '../../contract/game.ts'
import { signumCore } from './content/signum-content.ts'
import { abilitiesOperation } from './operations/abilities.ts'
import { activationOperation } from './operations/activation.ts'
import { backstabOperation } from './operations/backstab.ts'
import { backstabOddsOperation } from './operations/backstab-odds.ts'
import { bestAllocationOperation } from './operations/best-allocation.ts'
import { buildingOperation } from './operations/building.ts'
import { controlOperation } from './operations/control.ts'
import { controlOddsOperation } from './operations/control-odds.ts'
import { costOperation } from './operations/cost.ts'
import { damageOperation } from './operations/damage.ts'
import { deckOperation } from './operations/deck.ts'
import { detectionOperation } from './operations/detection.ts'
import { diceOperation } from './operations/dice.ts'
import { distanceOperation } from './operations/distance.ts'
import { effectOperation } from './operations/effect.ts'
import { emptyDeckOperation } from './operations/empty-deck.ts'
import { handLimitOperation } from './operations/hand-limit.ts'
import { healingOperation } from './operations/healing.ts'
import { healingOddsOperation } from './operations/healing-odds.ts'
import { hidingOperation } from './operations/hiding.ts'
import { lineOfSightOperation } from './operations/line-of-sight.ts'
import { meleeOperation } from './operations/melee.ts'
import { meleeAllocationsOperation } from './operations/melee-allocations.ts'
import { meleeOddsOperation } from './operations/melee-odds.ts'
import { moveOperation } from './operations/move.ts'
import { rangedAttackOperation } from './operations/ranged-attack.ts'
import { rangedAttackOddsOperation } from './operations/ranged-attack-odds.ts'
import { regenerationOperation } from './operations/regeneration.ts'
import { regenerationOddsOperation } from './operations/regeneration-odds.ts'
import { relicOperation } from './operations/relic.ts'
import { ruinsSearchOperation } from './operations/ruins-search.ts'
import { secretEntranceOperation } from './operations/secret-entrance.ts'
import { setupOperation } from './operations/setup.ts'
import { summonOperation } from './operations/summon.ts'
import { summonPositionsOperation } from './operations/summon-positions.ts'
import { tacticOperation } from './operations/tactic.ts'
import { terrainCardOperation } from './operations/terrain-card.ts'
import { terrainPlacementOperation } from './operations/terrain-placement.ts'
import { variantSidesOperation } from './operations/variant-sides.ts'
import { victoryOperation } from './operations/victory.ts'
import { signumRules } from './rules.ts'

/** Legends of Signum. */
export const signum = defineGame({
  id: 'signum',
  name: 'Legends of Signum',
  summary: {
    en: 'Heroes lead their creatures on the battlefield and build a city that pays for them.',
    es: 'Los héroes dirigen a sus criaturas en el campo de batalla y levantan una ciudad que las paga.',
  },
  rulesVersion: '1.0.0',
  rules: [signumRules],
  packs: [signumCore],
  operations: [
    abilitiesOperation,
    activationOperation,
    backstabOddsOperation,
    backstabOperation,
    bestAllocationOperation,
    buildingOperation,
    controlOddsOperation,
    controlOperation,
    costOperation,
    damageOperation,
    deckOperation,
    detectionOperation,
    diceOperation,
    distanceOperation,
    effectOperation,
    emptyDeckOperation,
    handLimitOperation,
    healingOddsOperation,
    healingOperation,
    hidingOperation,
    lineOfSightOperation,
    meleeAllocationsOperation,
    meleeOddsOperation,
    meleeOperation,
    moveOperation,
    rangedAttackOddsOperation,
    rangedAttackOperation,
    regenerationOddsOperation,
    regenerationOperation,
    relicOperation,
    ruinsSearchOperation,
    secretEntranceOperation,
    setupOperation,
    summonOperation,
    summonPositionsOperation,
    tacticOperation,
    terrainCardOperation,
    terrainPlacementOperation,
    variantSidesOperation,
    victoryOperation,
  ],
})
