import { defineGame } from '../../contract/game.ts'
import { shatterpointCore } from './content/shatterpoint-content.ts'
import { abilityCostOperation } from './operations/ability-cost.ts'
import { abilityTargetsOperation } from './operations/ability-targets.ts'
import { abilityUseOperation } from './operations/ability-use.ts'
import { accessPointOperation } from './operations/access-point.ts'
import { actionOperation } from './operations/action.ts'
import { activationStartOperation } from './operations/activation-start.ts'
import { attackOperation } from './operations/attack.ts'
import { attackOddsOperation } from './operations/attack-odds.ts'
import { conditionOperation } from './operations/condition.ts'
import { coverOperation } from './operations/cover.ts'
import { damageOperation } from './operations/damage.ts'
import { defeatCheckOperation } from './operations/defeat-check.ts'
import { deploymentOperation } from './operations/deployment.ts'
import { diceModificationOperation } from './operations/dice-modification.ts'
import { directionConeOperation } from './operations/direction-cone.ts'
import { distanceOperation } from './operations/distance.ts'
import { elevationOperation } from './operations/elevation.ts'
import { endPositionOperation } from './operations/end-position.ts'
import { engagementOperation } from './operations/engagement.ts'
import { findMoveOperation } from './operations/find-move.ts'
import { forceOperation } from './operations/force.ts'
import { halveOperation } from './operations/halve.ts'
import { healOperation } from './operations/heal.ts'
import { lineOfSightOperation } from './operations/line-of-sight.ts'
import { missionDeckOperation } from './operations/mission-deck.ts'
import { missionSetOperation } from './operations/mission-set.ts'
import { moveOperation } from './operations/move.ts'
import { objectiveControlOperation } from './operations/objective-control.ts'
import { objectivePlacementOperation } from './operations/objective-placement.ts'
import { orderRefreshOperation } from './operations/order-refresh.ts'
import { orderStepOperation } from './operations/order-step.ts'
import { placeOperation } from './operations/place.ts'
import { poolsOperation } from './operations/pools.ts'
import { pushOperation } from './operations/push.ts'
import { rollOperation } from './operations/roll.ts'
import { shoveOperation } from './operations/shove.ts'
import { stackEffectOperation } from './operations/stack-effect.ts'
import { startingRollOperation } from './operations/starting-roll.ts'
import { strikeTeamOperation } from './operations/strike-team.ts'
import { strikeTeamOptionsOperation } from './operations/strike-team-options.ts'
import { struggleEndOfTurnOperation } from './operations/struggle-end-of-turn.ts'
import { struggleGainOperation } from './operations/struggle-gain.ts'
import { struggleMoveOperation } from './operations/struggle-move.ts'
import { targetsOperation } from './operations/targets.ts'
import { terrainOperation } from './operations/terrain.ts'
import { treeBestOperation } from './operations/tree-best.ts'
import { treeOptionsOperation } from './operations/tree-options.ts'
import { treePathOperation } from './operations/tree-path.ts'
import { shatterpointRules } from './rules.ts'

/** Star Wars: Shatterpoint. */
export const shatterpoint = defineGame({
  id: 'shatterpoint',
  name: 'Star Wars: Shatterpoint',
  summary: {
    en: 'Two strike teams struggle for objectives on a table with terrain of several heights.',
    es: 'Dos equipos de asalto luchan por objetivos en una mesa con terreno de varias alturas.',
  },
  rulesVersion: '1.0.0',
  rules: [shatterpointRules],
  packs: [shatterpointCore],
  operations: [
    abilityCostOperation,
    abilityTargetsOperation,
    abilityUseOperation,
    accessPointOperation,
    actionOperation,
    activationStartOperation,
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
    elevationOperation,
    endPositionOperation,
    engagementOperation,
    findMoveOperation,
    forceOperation,
    halveOperation,
    healOperation,
    lineOfSightOperation,
    missionDeckOperation,
    missionSetOperation,
    moveOperation,
    objectiveControlOperation,
    objectivePlacementOperation,
    orderRefreshOperation,
    orderStepOperation,
    placeOperation,
    poolsOperation,
    pushOperation,
    rollOperation,
    shoveOperation,
    stackEffectOperation,
    startingRollOperation,
    strikeTeamOperation,
    strikeTeamOptionsOperation,
    struggleEndOfTurnOperation,
    struggleGainOperation,
    struggleMoveOperation,
    targetsOperation,
    terrainOperation,
    treeBestOperation,
    treeOptionsOperation,
    treePathOperation,
  ],
})
