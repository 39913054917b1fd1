import { defineGame } from '../../contract/game.ts'
import { abilityCostOperation } from './abilities/ability-cost.operation.ts'
import { abilityTargetsOperation } from './abilities/ability-targets.operation.ts'
import { abilityUseOperation } from './abilities/ability-use.operation.ts'
import { stackEffectOperation } from './abilities/stack-effect.operation.ts'
import { attackOperation } from './combat/attack/attack.operation.ts'
import { attackOddsOperation } from './combat/attack/attack-odds.operation.ts'
import { targetsOperation } from './combat/attack/targets.operation.ts'
import { treeBestOperation } from './combat/tree/tree-best.operation.ts'
import { treeOptionsOperation } from './combat/tree/tree-options.operation.ts'
import { treePathOperation } from './combat/tree/tree-path.operation.ts'
import { shatterpointContent, shatterpointCore } from './content/shatterpoint-content.ts'
import { conditionOperation } from './damage/condition.operation.ts'
import { damageOperation } from './damage/damage.operation.ts'
import { halveOperation } from './damage/halve.operation.ts'
import { healOperation } from './damage/heal.operation.ts'
import { diceModificationOperation } from './dice/dice-modification.operation.ts'
import { poolsOperation } from './dice/pools.operation.ts'
import { rollOperation } from './dice/roll.operation.ts'
import { shatterpointGlossary } from './glossary.ts'
import { shatterpointHistory } from './history.ts'
import { shatterpointInterpretations } from './interpretations.ts'
import { shatterpointPlay } from './match/play.ts'
import { distanceOperation } from './measuring/distance.operation.ts'
import { accessPointOperation } from './movement/access-point.operation.ts'
import { directionConeOperation } from './movement/direction-cone.operation.ts'
import { endPositionOperation } from './movement/end-position.operation.ts'
import { findMoveOperation } from './movement/find-move.operation.ts'
import { moveOperation } from './movement/move.operation.ts'
import { placeOperation } from './movement/place.operation.ts'
import { pushOperation } from './movement/push/push.operation.ts'
import { shoveOperation } from './movement/push/shove.operation.ts'
import { shatterpointRules } from './rules.ts'
import { deploymentOperation } from './setup/deployment.operation.ts'
import { missionDeckOperation } from './setup/mission-deck.operation.ts'
import { missionPriorityOperation } from './setup/mission-priority.operation.ts'
import { missionSetOperation } from './setup/mission-set.operation.ts'
import { objectivePlacementOperation } from './setup/objective-placement.operation.ts'
import { strikeTeamOperation } from './setup/strike-team.operation.ts'
import { strikeTeamOptionsOperation } from './setup/strike-team-options.operation.ts'
import { struggleResetOperation } from './setup/struggle-reset.operation.ts'
import { coverOperation } from './sight/cover.operation.ts'
import { engagementOperation } from './sight/engagement.operation.ts'
import { lineOfSightOperation } from './sight/line-of-sight.operation.ts'
import { elevationOperation } from './table/elevation.operation.ts'
import { shatterpointTable } from './table/stored-battlefield.ts'
import { terrainOperation } from './table/terrain.operation.ts'
import { actionOperation } from './turn/action.operation.ts'
import { activationStartOperation } from './turn/activation-start.operation.ts'
import { defeatCheckOperation } from './turn/defeat-check.operation.ts'
import { effectOrderOperation } from './turn/effect-order.operation.ts'
import { forceOperation } from './turn/force.operation.ts'
import { optionsOperation } from './turn/options.operation.ts'
import { orderRefreshOperation } from './turn/order-refresh.operation.ts'
import { orderStepOperation } from './turn/order-step.operation.ts'
import { sequenceOperation } from './turn/sequence.operation.ts'
import { startingRollOperation } from './turn/starting-roll.operation.ts'
import { adjudicationOperation } from './victory/adjudication.operation.ts'
import { objectiveControlOperation } from './victory/objective-control.operation.ts'
import { struggleEndOfTurnOperation } from './victory/struggle-end-of-turn.operation.ts'
import { struggleGainOperation } from './victory/struggle-gain.operation.ts'
import { struggleMoveOperation } from './victory/struggle-move.operation.ts'

/** Star Wars: Shatterpoint. */
export const shatterpoint = defineGame({
  id: 'shatterpoint',
  name: 'Star Wars: Shatterpoint',
  summary: {
    en: 'Two strike teams struggle for objectives on a table with terrain of several heights.',
    es: 'Dos equipos de asalto luchan por objetivos en una mesa con terreno de varias alturas.',
  },
  rulesVersion: '2.11.0',
  history: shatterpointHistory,
  rules: [shatterpointRules],
  interpretations: shatterpointInterpretations,
  glossary: shatterpointGlossary,
  content: shatterpointContent,
  packs: [shatterpointCore],
  operations: [
    abilityCostOperation,
    abilityTargetsOperation,
    abilityUseOperation,
    accessPointOperation,
    actionOperation,
    activationStartOperation,
    adjudicationOperation,
    attackOddsOperation,
    attackOperation,
    conditionOperation,
    coverOperation,
    damageOperation,
    defeatCheckOperation,
    deploymentOperation,
    diceModificationOperation,
    directionConeOperation,
    distanceOperation,
    effectOrderOperation,
    elevationOperation,
    endPositionOperation,
    engagementOperation,
    findMoveOperation,
    forceOperation,
    halveOperation,
    healOperation,
    lineOfSightOperation,
    missionDeckOperation,
    missionPriorityOperation,
    missionSetOperation,
    moveOperation,
    objectiveControlOperation,
    objectivePlacementOperation,
    optionsOperation,
    orderRefreshOperation,
    orderStepOperation,
    placeOperation,
    poolsOperation,
    pushOperation,
    rollOperation,
    sequenceOperation,
    shoveOperation,
    stackEffectOperation,
    startingRollOperation,
    strikeTeamOperation,
    strikeTeamOptionsOperation,
    struggleEndOfTurnOperation,
    struggleGainOperation,
    struggleMoveOperation,
    struggleResetOperation,
    targetsOperation,
    terrainOperation,
    treeBestOperation,
    treeOptionsOperation,
    treePathOperation,
  ],
  table: shatterpointTable,
  play: shatterpointPlay,
})
