import { defineGame } from '../../contract/game.ts'
import { abilityOperation } from './abilities/ability.operation.ts'
import { abilityEndOperation } from './abilities/ability-end.operation.ts'
import { domeProtectionOperation } from './abilities/dome-protection.operation.ts'
import { rideOperation } from './abilities/ride.operation.ts'
import { activateOperation } from './automata/activation/activate.operation.ts'
import { activateOddsOperation } from './automata/activation/activate-odds.operation.ts'
import { automatonAimOddsOperation } from './automata/activation/aim-odds.operation.ts'
import { automataRules } from './automata/automata-rules.ts'
import { automatonAbilitiesOperation } from './automata/cards/abilities.operation.ts'
import { automatonBinOperation } from './automata/cards/automaton-bin.operation.ts'
import { chargesOperation } from './automata/cards/charges.operation.ts'
import { apexAutomata } from './automata/content/automata-pack.ts'
import { checkOptimalShotOperation } from './automata/decisions/check-optimal-shot.operation.ts'
import { selectProcedureOperation } from './automata/decisions/select-procedure.operation.ts'
import { setPrioritiesOperation } from './automata/decisions/set-priorities.operation.ts'
import { setPrioritiesOddsOperation } from './automata/decisions/set-priorities-odds.operation.ts'
import { dropOperation } from './automata/entry/drop.operation.ts'
import { respawnOperation } from './automata/entry/respawn.operation.ts'
import { canEnterOperation } from './automata/movement/can-enter.operation.ts'
import { dangerZonesOperation } from './automata/movement/danger-zones.operation.ts'
import { destroyOnPathOperation } from './automata/movement/destroy-on-path.operation.ts'
import { resolveDangerMoveOperation } from './automata/movement/resolve-danger-move.operation.ts'
import { resolveMovementOperation } from './automata/movement/resolve-movement.operation.ts'
import { resolveMovementOddsOperation } from './automata/movement/resolve-movement-odds.operation.ts'
import { ziplineOperation } from './automata/movement/zipline.operation.ts'
import { placeFigureOperation } from './automata/placing/place-figure.operation.ts'
import { tacticalShiftOperation } from './automata/placing/tactical-shift.operation.ts'
import { orientRouteOperation } from './automata/route/orient-route.operation.ts'
import { rotateRouteOperation } from './automata/route/rotate-route.operation.ts'
import { assignLegendsOperation } from './automata/setup/assign-legends.operation.ts'
import { squadColourOperation } from './automata/setup/squad-colour.operation.ts'
import { squadColourOddsOperation } from './automata/setup/squad-colour-odds.operation.ts'
import { automatonAimOperation } from './automata/shot/aim.operation.ts'
import { grenadeTargetOperation } from './automata/shot/grenade-target.operation.ts'
import { revealReactionOperation } from './automata/shot/reveal-reaction.operation.ts'
import { areaOfEffectOperation } from './combat/area/area-of-effect.operation.ts'
import { grenadeOperation } from './combat/area/grenade.operation.ts'
import { grenadeOddsOperation } from './combat/area/grenade-odds.operation.ts'
import { destructionTargetsOperation } from './combat/destruction/destruction-targets.operation.ts'
import { meleeOperation } from './combat/melee/melee.operation.ts'
import { meleeOddsOperation } from './combat/melee/melee-odds.operation.ts'
import { aimCardsOperation } from './combat/shot/aim-cards.operation.ts'
import { aimSlotsOperation } from './combat/shot/aim-slots.operation.ts'
import { hitDifficultyOperation } from './combat/shot/hit-difficulty.operation.ts'
import { shotOperation } from './combat/shot/shot.operation.ts'
import { shotOddsOperation } from './combat/shot/shot-odds.operation.ts'
import { shotTargetsOperation } from './combat/shot/shot-targets.operation.ts'
import { apexContent, apexCore } from './content/apex-content.ts'
import { bodyShieldOperation } from './damage/body-shield.operation.ts'
import { damageOperation } from './damage/damage.operation.ts'
import { recoveryOperation } from './damage/recovery.operation.ts'
import { apexGlossary } from './glossary.ts'
import { apexHistory } from './history.ts'
import { apexInterpretations } from './interpretations.ts'
import { attachmentFitOperation } from './loot/attachment-fit.operation.ts'
import { lootFitOperation } from './loot/loot-fit.operation.ts'
import { supplyBinOperation } from './loot/supply-bin.operation.ts'
import { weaponOptionsOperation } from './loot/weapon-options.operation.ts'
import { apexPlay } from './match/play.ts'
import { contiguityOperation } from './measuring/contiguity.operation.ts'
import { distanceOperation } from './measuring/distance.operation.ts'
import { movementPathOperation } from './movement/movement-path.operation.ts'
import { movementStepOperation } from './movement/movement-step.operation.ts'
import { placementOperation } from './movement/placement.operation.ts'
import { pushOperation } from './movement/push.operation.ts'
import { reachOperation } from './movement/reach.operation.ts'
import { respawnOptionsOperation } from './movement/respawn-options.operation.ts'
import { ringDamageOperation } from './ring/ring-damage.operation.ts'
import { ringShiftOperation } from './ring/ring-shift.operation.ts'
import { transitionOperation } from './ring/transition.operation.ts'
import { apexRules } from './rules.ts'
import { dropEntryOperation } from './setup/drop-entry.operation.ts'
import { dropOrderOperation } from './setup/drop-order.operation.ts'
import { gameSetupOperation } from './setup/game-setup.operation.ts'
import { initiativeDrawOperation } from './setup/initiative-draw.operation.ts'
import { loadoutOperation } from './setup/loadout.operation.ts'
import { recruitOperation } from './setup/recruit.operation.ts'
import { coverOperation } from './sight/cover.operation.ts'
import { lineOfSightOperation } from './sight/line-of-sight.operation.ts'
import { visibilityOperation } from './sight/visibility.operation.ts'
import { zonesOperation } from './sight/zones.operation.ts'
import { spaceReportOperation } from './table/space-report.operation.ts'
import { apexTable } from './table/stored-board.ts'
import { actionLegalityOperation } from './turn/action-legality.operation.ts'
import { cooldownsOperation } from './turn/cooldowns.operation.ts'
import { interactOperation } from './turn/interact.operation.ts'
import { roundMarkerOperation } from './turn/round-marker.operation.ts'
import { turnOperation } from './turn/turn.operation.ts'
import { whoSeesOperation } from './turn/who-sees.operation.ts'
import { abilityTimingOperation } from './turn/windows/ability-timing.operation.ts'
import { effectOrderOperation } from './turn/windows/effect-order.operation.ts'
import { instantWindowOperation } from './turn/windows/instant-window.operation.ts'
import { reactionWindowOperation } from './turn/windows/reaction-window.operation.ts'
import { victoryOperation } from './victory/victory.operation.ts'

/** Apex Legends: The Board Game. */
export const apex = defineGame({
  id: 'apex',
  name: 'Apex Legends: The Board Game',
  titles: { es: 'Apex Legends: El juego de tablero' },
  summary: {
    en: 'Two squads of Legends fight on a grid of stacked buildings.',
    es: 'Dos pelotones de Leyendas luchan sobre una cuadrícula de edificios apilados.',
  },
  rulesVersion: '1.15.0',
  history: apexHistory,
  rules: [apexRules, automataRules],
  interpretations: apexInterpretations,
  glossary: apexGlossary,
  content: apexContent,
  packs: [apexCore, apexAutomata],
  table: apexTable,
  play: apexPlay,
  operations: [
    spaceReportOperation,
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
    shotTargetsOperation,
    damageOperation,
    recoveryOperation,
    bodyShieldOperation,
    ringShiftOperation,
    ringDamageOperation,
    roundMarkerOperation,
    transitionOperation,
    effectOrderOperation,
    abilityOperation,
    abilityEndOperation,
    domeProtectionOperation,
    rideOperation,
    abilityTimingOperation,
    cooldownsOperation,
    turnOperation,
    whoSeesOperation,
    actionLegalityOperation,
    reactionWindowOperation,
    instantWindowOperation,
    victoryOperation,
    attachmentFitOperation,
    weaponOptionsOperation,
    lootFitOperation,
    supplyBinOperation,
    interactOperation,
    loadoutOperation,
    initiativeDrawOperation,
    gameSetupOperation,
    recruitOperation,
    dropOrderOperation,
    dropEntryOperation,
    setPrioritiesOperation,
    setPrioritiesOddsOperation,
    orientRouteOperation,
    rotateRouteOperation,
    selectProcedureOperation,
    resolveMovementOperation,
    resolveMovementOddsOperation,
    resolveDangerMoveOperation,
    canEnterOperation,
    checkOptimalShotOperation,
    dangerZonesOperation,
    destroyOnPathOperation,
    ziplineOperation,
    tacticalShiftOperation,
    placeFigureOperation,
    automatonAimOperation,
    automatonAimOddsOperation,
    revealReactionOperation,
    grenadeTargetOperation,
    automatonAbilitiesOperation,
    dropOperation,
    respawnOperation,
    chargesOperation,
    automatonBinOperation,
    assignLegendsOperation,
    squadColourOperation,
    squadColourOddsOperation,
    activateOperation,
    activateOddsOperation,
  ],
})
