import { defineGame } from '../../contract/game.ts'
import { apexCore } from './content/apex-content.ts'
import { abilityTimingOperation } from './operations/ability-timing.ts'
import { actionLegalityOperation } from './operations/action-legality.ts'
import { aimCardsOperation } from './operations/aim-cards.ts'
import { aimSlotsOperation } from './operations/aim-slots.ts'
import { areaOfEffectOperation } from './operations/area-of-effect.ts'
import { attachmentFitOperation } from './operations/attachment-fit.ts'
import { bodyShieldOperation } from './operations/body-shield.ts'
import { contiguityOperation } from './operations/contiguity.ts'
import { cooldownsOperation } from './operations/cooldowns.ts'
import { coverOperation } from './operations/cover.ts'
import { damageOperation } from './operations/damage.ts'
import { destructionTargetsOperation } from './operations/destruction-targets.ts'
import { distanceOperation } from './operations/distance.ts'
import { grenadeOperation } from './operations/grenade.ts'
import { grenadeOddsOperation } from './operations/grenade-odds.ts'
import { hitDifficultyOperation } from './operations/hit-difficulty.ts'
import { initiativeDrawOperation } from './operations/initiative-draw.ts'
import { lineOfSightOperation } from './operations/line-of-sight.ts'
import { lootFitOperation } from './operations/loot-fit.ts'
import { meleeOperation } from './operations/melee.ts'
import { meleeOddsOperation } from './operations/melee-odds.ts'
import { movementPathOperation } from './operations/movement-path.ts'
import { movementStepOperation } from './operations/movement-step.ts'
import { placementOperation } from './operations/placement.ts'
import { pushOperation } from './operations/push.ts'
import { reachOperation } from './operations/reach.ts'
import { reactionWindowOperation } from './operations/reaction-window.ts'
import { recoveryOperation } from './operations/recovery.ts'
import { respawnOptionsOperation } from './operations/respawn-options.ts'
import { ringDamageOperation } from './operations/ring-damage.ts'
import { ringShiftOperation } from './operations/ring-shift.ts'
import { roundMarkerOperation } from './operations/round-marker.ts'
import { shotOperation } from './operations/shot.ts'
import { shotOddsOperation } from './operations/shot-odds.ts'
import { supplyBinOperation } from './operations/supply-bin.ts'
import { victoryOperation } from './operations/victory.ts'
import { visibilityOperation } from './operations/visibility.ts'
import { weaponOptionsOperation } from './operations/weapon-options.ts'
import { zonesOperation } from './operations/zones.ts'
import { apexRules } from './rules.ts'

/** Apex Legends: The Board Game. */
export const apex = defineGame({
  id: 'apex',
  name: 'Apex Legends: The Board Game',
  summary: {
    en: 'Two squads of Legends fight on a grid of stacked buildings.',
    es: 'Dos pelotones de Leyendas luchan sobre una cuadrícula de edificios apilados.',
  },
  rulesVersion: '1.0.0',
  rules: [apexRules],
  packs: [apexCore],
  operations: [
    distanceOperation,
    contiguityOperation,
    lineOfSightOperation,
    visibilityOperation,
    coverOperation,
    aimCardsOperation,
    movementStepOperation,
    movementPathOperation,
    reachOperation,
    areaOfEffectOperation,
    grenadeOperation,
    grenadeOddsOperation,
    meleeOperation,
    meleeOddsOperation,
    pushOperation,
    destructionTargetsOperation,
    respawnOptionsOperation,
    placementOperation,
    zonesOperation,
    hitDifficultyOperation,
    aimSlotsOperation,
    shotOperation,
    shotOddsOperation,
    damageOperation,
    recoveryOperation,
    bodyShieldOperation,
    ringShiftOperation,
    ringDamageOperation,
    roundMarkerOperation,
    abilityTimingOperation,
    cooldownsOperation,
    actionLegalityOperation,
    reactionWindowOperation,
    victoryOperation,
    attachmentFitOperation,
    weaponOptionsOperation,
    lootFitOperation,
    supplyBinOperation,
    initiativeDrawOperation,
  ],
})
