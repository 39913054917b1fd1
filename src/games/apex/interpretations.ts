import { defineInterpretations } from '../../rulebook/interpretation.ts'
import { automataInterpretations } from './automata/automata.interpretations.ts'
import { gameInterpretations as automataGameInterpretations } from './automata/game/game.interpretations.ts'
import { movementInterpretations as automataMovementInterpretations } from './automata/movement.interpretations.ts'
import { combatInterpretations } from './combat/shot/combat.interpretations.ts'
import { lootInterpretations } from './loot/loot.interpretations.ts'
import { movementInterpretations } from './movement/movement.interpretations.ts'
import { ringInterpretations } from './ring/ring.interpretations.ts'
import { sightInterpretations } from './sight/sight.interpretations.ts'
import { matchInterpretations } from './turn/match.interpretations.ts'
import { turnInterpretations } from './turn/turn.interpretations.ts'
import { victoryInterpretations } from './victory/victory.interpretations.ts'

/** How the book is read where it is silent or can be read in two ways. */
export const apexInterpretations = defineInterpretations({
  ...sightInterpretations,
  ...movementInterpretations,
  ...combatInterpretations,
  ...lootInterpretations,
  ...ringInterpretations,
  ...victoryInterpretations,
  ...turnInterpretations,
  ...matchInterpretations,
  ...automataInterpretations,
  ...automataMovementInterpretations,
  ...automataGameInterpretations,
})
