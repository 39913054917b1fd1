import type { WorkedExample } from '../../support/example.ts'
import { ABILITY_EXAMPLES } from './ability-examples.ts'
import { ACTIVATION_EXAMPLES } from './activation-examples.ts'
import { CITY_EXAMPLES } from './city-examples.ts'
import { CONTROL_EXAMPLES } from './control-examples.ts'
import { DAMAGE_EXAMPLES } from './damage-examples.ts'
import { DECK_EXAMPLES } from './deck-examples.ts'
import { EFFECT_EXAMPLES } from './effect-examples.ts'
import { FIGHT_EXAMPLES } from './fight-examples.ts'
import { GAME_EXAMPLES } from './game-examples.ts'
import { HEALING_EXAMPLES } from './healing-examples.ts'
import { MELEE_EXAMPLES } from './melee-examples.ts'
import { MOVEMENT_EXAMPLES } from './movement-examples.ts'
import { ODDS_EXAMPLES } from './odds-examples.ts'
import { RANGED_EXAMPLES } from './ranged-examples.ts'
import { RELIC_EXAMPLES } from './relic-examples.ts'
import { SIGHT_EXAMPLES } from './sight-examples.ts'
import { STEALTH_EXAMPLES } from './stealth-examples.ts'
import { SUMMON_EXAMPLES } from './summon-examples.ts'
import { TACTIC_EXAMPLES } from './tactic-examples.ts'

/** The worked examples of the specification, by chapter. */
export const SIGNUM_EXAMPLES: readonly WorkedExample[] = [
  ...ABILITY_EXAMPLES,
  ...ACTIVATION_EXAMPLES,
  ...CITY_EXAMPLES,
  ...CONTROL_EXAMPLES,
  ...DAMAGE_EXAMPLES,
  ...DECK_EXAMPLES,
  ...EFFECT_EXAMPLES,
  ...FIGHT_EXAMPLES,
  ...GAME_EXAMPLES,
  ...HEALING_EXAMPLES,
  ...MELEE_EXAMPLES,
  ...MOVEMENT_EXAMPLES,
  ...ODDS_EXAMPLES,
  ...RANGED_EXAMPLES,
  ...RELIC_EXAMPLES,
  ...SIGHT_EXAMPLES,
  ...STEALTH_EXAMPLES,
  ...SUMMON_EXAMPLES,
  ...TACTIC_EXAMPLES,
]
