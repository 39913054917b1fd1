import { defineGame } from '../../contract/game.ts'
import { abilitiesOperation } from './abilities/abilities.operation.ts'
import { aurasOperation } from './abilities/auras.operation.ts'
import { signumTable } from './abilities/stored-board.ts'
import { controlOperation } from './activated/control.operation.ts'
import { controlOddsOperation } from './activated/control-odds.operation.ts'
import { effectOperation } from './cards/effect.operation.ts'
import { emptyDeckOperation } from './cards/empty-deck.operation.ts'
import { handLimitOperation } from './cards/hand-limit.operation.ts'
import { relicOperation } from './cards/relic.operation.ts'
import { tacticOperation } from './cards/tactic.operation.ts'
import { buildingOperation } from './city/building.operation.ts'
import { buildingUseOperation } from './city/building-use.operation.ts'
import { costOperation } from './city/cost.operation.ts'
import { ruinsSearchOperation } from './city/ruins-search.operation.ts'
import { ruinsSearchOddsOperation } from './city/ruins-search-odds.operation.ts'
import { secretEntranceOperation } from './city/summon/secret-entrance.operation.ts'
import { secretEntranceOddsOperation } from './city/summon/secret-entrance-odds.operation.ts'
import { summonOperation } from './city/summon/summon.operation.ts'
import { summonPositionsOperation } from './city/summon/summon-positions.operation.ts'
import { terrainCardOperation } from './city/terrain/terrain-card.operation.ts'
import { terrainPlacementOperation } from './city/terrain/terrain-placement.operation.ts'
import { terrainPlacesOperation } from './city/terrain/terrain-places.operation.ts'
import { backstabOperation } from './combat/backstab/backstab.operation.ts'
import { backstabOddsOperation } from './combat/backstab/backstab-odds.operation.ts'
import { attackersOddsOperation } from './combat/melee/attackers-odds.operation.ts'
import { bestAllocationOperation } from './combat/melee/best-allocation.operation.ts'
import { meleeOperation } from './combat/melee/melee.operation.ts'
import { meleeAllocationsOperation } from './combat/melee/melee-allocations.operation.ts'
import { meleeOddsOperation } from './combat/melee/melee-odds.operation.ts'
import { persecutionOperation } from './combat/melee/persecution.operation.ts'
import { rangedAttackOperation } from './combat/ranged/ranged-attack.operation.ts'
import { rangedAttackOddsOperation } from './combat/ranged/ranged-attack-odds.operation.ts'
import { signumContent, signumCore } from './content/signum-content.ts'
import { damageOperation } from './damage/damage.operation.ts'
import { healingOperation } from './damage/healing.operation.ts'
import { healingOddsOperation } from './damage/healing-odds.operation.ts'
import { regenerationOperation } from './damage/regeneration.operation.ts'
import { regenerationOddsOperation } from './damage/regeneration-odds.operation.ts'
import { diceOperation } from './dice/dice.operation.ts'
import { signumGlossary } from './glossary.ts'
import { signumHistory } from './history.ts'
import { signumInterpretations } from './interpretations.ts'
import { signumPlay } from './match/play.ts'
import { distanceOperation } from './measuring/distance.operation.ts'
import { moveOperation } from './movement/move.operation.ts'
import { signumRules } from './rules.ts'
import { deckOperation } from './setup/deck.operation.ts'
import { setupOperation } from './setup/setup.operation.ts'
import { variantSidesOperation } from './setup/variant-sides.operation.ts'
import { detectionOperation } from './sight/detection.operation.ts'
import { detectionOddsOperation } from './sight/detection-odds.operation.ts'
import { hidingOperation } from './sight/hiding.operation.ts'
import { lineOfSightOperation } from './sight/line-of-sight.operation.ts'
import { activationOperation } from './turn/activation.operation.ts'
import { activationStartOperation } from './turn/activation-start.operation.ts'
import { playCardOperation } from './turn/play-card.operation.ts'
import { targetsOperation } from './turn/targets.operation.ts'
import { turnEndOperation } from './turn/turn-end.operation.ts'
import { turnStartOperation } from './turn/turn-start.operation.ts'
import { victoryOperation } from './victory/victory.operation.ts'

/** Legends of Signum. */
export const signum = defineGame({
  id: 'signum',
  name: 'Legends of Signum',
  summary: {
    en: 'Heroes lead their creatures on the battlefield and build a city that pays for them.',
    es: 'Los héroes dirigen a sus criaturas en el campo de batalla y levantan una ciudad que las paga.',
  },
  rulesVersion: '2.11.0',
  history: signumHistory,
  rules: [signumRules],
  content: signumContent,
  packs: [signumCore],
  interpretations: signumInterpretations,
  table: signumTable,
  play: signumPlay,
  glossary: signumGlossary,
  operations: [
    abilitiesOperation,
    activationOperation,
    activationStartOperation,
    attackersOddsOperation,
    aurasOperation,
    backstabOddsOperation,
    backstabOperation,
    bestAllocationOperation,
    buildingOperation,
    buildingUseOperation,
    controlOddsOperation,
    controlOperation,
    costOperation,
    damageOperation,
    deckOperation,
    detectionOperation,
    detectionOddsOperation,
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
    persecutionOperation,
    playCardOperation,
    rangedAttackOddsOperation,
    rangedAttackOperation,
    regenerationOddsOperation,
    regenerationOperation,
    relicOperation,
    ruinsSearchOperation,
    ruinsSearchOddsOperation,
    secretEntranceOperation,
    secretEntranceOddsOperation,
    setupOperation,
    summonOperation,
    summonPositionsOperation,
    tacticOperation,
    targetsOperation,
    terrainCardOperation,
    terrainPlacementOperation,
    terrainPlacesOperation,
    turnEndOperation,
    turnStartOperation,
    variantSidesOperation,
    victoryOperation,
  ],
})
