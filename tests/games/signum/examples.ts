import type { WorkedExample } from '../../support/example.ts'
import { ABILITY_EXAMPLES } from './abilities/ability.examples.ts'
import { IN_FORCE_EXAMPLES } from './abilities/in-force.examples.ts'
import { CONTROL_EXAMPLES } from './activated/control.examples.ts'
import { EFFECT_EXAMPLES } from './cards/effect.examples.ts'
import { RELIC_EXAMPLES } from './cards/relic.examples.ts'
import { TACTIC_EXAMPLES } from './cards/tactic.examples.ts'
import { BUILDING_USE_EXAMPLES } from './city/building-use.examples.ts'
import { CITY_EXAMPLES } from './city/city.examples.ts'
import { RUINS_ODDS_EXAMPLES } from './city/ruins-odds.examples.ts'
import { SUMMON_EXAMPLES } from './city/summon.examples.ts'
import { TERRAIN_PLACE_EXAMPLES } from './city/terrain-places.examples.ts'
import { ATTACKERS_EXAMPLES } from './combat/attackers.examples.ts'
import { BOUNDARY_EXAMPLES } from './combat/boundaries.examples.ts'
import { FIGHT_EXAMPLES } from './combat/fight.examples.ts'
import { MELEE_EXAMPLES } from './combat/melee.examples.ts'
import { ODDS_EXAMPLES } from './combat/odds.examples.ts'
import { PERSECUTION_EXAMPLES } from './combat/persecution.examples.ts'
import { RANGED_EXAMPLES } from './combat/ranged.examples.ts'
import { DAMAGE_EXAMPLES } from './damage/damage.examples.ts'
import { HEALING_EXAMPLES } from './damage/healing.examples.ts'
import { KILL_CREDIT_EXAMPLES } from './damage/kill-credit.examples.ts'
import { DICE_EXAMPLES } from './dice/dice.examples.ts'
import { TEXT_DICE_EXAMPLES } from './dice/text-dice.examples.ts'
import { MOVEMENT_EXAMPLES } from './movement/movement.examples.ts'
import { DECK_EXAMPLES } from './setup/deck.examples.ts'
import { TEAM_EXAMPLES } from './setup/teams.examples.ts'
import { SIGHT_EXAMPLES } from './sight/sight.examples.ts'
import { STEALTH_EXAMPLES } from './sight/stealth.examples.ts'
import { CONTRADICTION_EXAMPLES } from './table/contradiction.examples.ts'
import { ACTIVATION_EXAMPLES } from './turn/activation.examples.ts'
import { ACTIVATION_START_EXAMPLES } from './turn/activation-start.examples.ts'
import { PLAY_CARD_EXAMPLES } from './turn/play-card.examples.ts'
import { TARGET_EXAMPLES } from './turn/targets.examples.ts'
import { TURN_EXAMPLES } from './turn/turn.examples.ts'
import { GAME_EXAMPLES } from './victory/game.examples.ts'

/** The worked examples of the specification, by chapter. */
export const SIGNUM_EXAMPLES: readonly WorkedExample[] = [
  ...ABILITY_EXAMPLES,
  ...ATTACKERS_EXAMPLES,
  ...ACTIVATION_EXAMPLES,
  ...BOUNDARY_EXAMPLES,
  ...CITY_EXAMPLES,
  ...CONTROL_EXAMPLES,
  ...DAMAGE_EXAMPLES,
  ...DECK_EXAMPLES,
  ...DICE_EXAMPLES,
  ...TEXT_DICE_EXAMPLES,
  ...EFFECT_EXAMPLES,
  ...FIGHT_EXAMPLES,
  ...GAME_EXAMPLES,
  ...HEALING_EXAMPLES,
  ...IN_FORCE_EXAMPLES,
  ...MELEE_EXAMPLES,
  ...MOVEMENT_EXAMPLES,
  ...PERSECUTION_EXAMPLES,
  ...PLAY_CARD_EXAMPLES,
  ...TURN_EXAMPLES,
  ...TERRAIN_PLACE_EXAMPLES,
  ...ODDS_EXAMPLES,
  ...RANGED_EXAMPLES,
  ...RUINS_ODDS_EXAMPLES,
  ...RELIC_EXAMPLES,
  ...SIGHT_EXAMPLES,
  ...STEALTH_EXAMPLES,
  ...SUMMON_EXAMPLES,
  ...TACTIC_EXAMPLES,
  ...TARGET_EXAMPLES,
  ...ACTIVATION_START_EXAMPLES,
  ...TEAM_EXAMPLES,
  ...KILL_CREDIT_EXAMPLES,
  ...BUILDING_USE_EXAMPLES,
  ...CONTRADICTION_EXAMPLES,
]
