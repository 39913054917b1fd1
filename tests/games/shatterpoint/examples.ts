import type { WorkedExample } from '../../support/example.ts'
import { ABILITY_EXAMPLES } from './abilities/ability.examples.ts'
import { ABILITY_WORDS_EXAMPLES } from './abilities/words.examples.ts'
import { ATTACK_EXAMPLES } from './combat/attack.examples.ts'
import { ODDS_EXAMPLES } from './combat/odds.examples.ts'
import { TREE_EXAMPLES } from './combat/tree.examples.ts'
import { DICE_EXAMPLES } from './dice/dice.examples.ts'
import { POOL_EXAMPLES } from './dice/pool.examples.ts'
import { FRAGMENT_EXAMPLES } from './match-fragments.examples.ts'
import { DISTANCE_EXAMPLES } from './measuring/distance.examples.ts'
import { MOVEMENT_EXAMPLES } from './movement/movement.examples.ts'
import { PUSH_EXAMPLES } from './movement/push.examples.ts'
import { REST_OF_CATALOGUE } from './rest-of-catalogue.examples.ts'
import { MISSION_EXAMPLES } from './setup/mission.examples.ts'
import { TEAM_EXAMPLES } from './setup/team.examples.ts'
import { COVER_EXAMPLES } from './sight/cover.examples.ts'
import { ENGAGEMENT_EXAMPLES } from './sight/engagement.examples.ts'
import { SIGHT_EXAMPLES } from './sight/sight.examples.ts'
import { CONTRADICTION_EXAMPLES } from './table/contradiction.examples.ts'
import { ELEVATION_EXAMPLES } from './table/elevation.examples.ts'
import { OPTIONS_EXAMPLES } from './turn/options.examples.ts'
import { ORDER_EXAMPLES } from './turn/order.examples.ts'
import { TURN_EXAMPLES } from './turn/turn.examples.ts'
import { CONTROL_EXAMPLES } from './victory/control.examples.ts'
import { STRUGGLE_EXAMPLES } from './victory/struggle.examples.ts'

/** The worked examples of the specification, by chapter. */
export const SHATTERPOINT_EXAMPLES: readonly WorkedExample[] = [
  ...ABILITY_EXAMPLES,
  ...ABILITY_WORDS_EXAMPLES,
  ...ATTACK_EXAMPLES,
  ...CONTROL_EXAMPLES,
  ...COVER_EXAMPLES,
  ...DICE_EXAMPLES,
  ...DISTANCE_EXAMPLES,
  ...ELEVATION_EXAMPLES,
  ...ENGAGEMENT_EXAMPLES,
  ...FRAGMENT_EXAMPLES,
  ...MISSION_EXAMPLES,
  ...MOVEMENT_EXAMPLES,
  ...ODDS_EXAMPLES,
  ...OPTIONS_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...POOL_EXAMPLES,
  ...PUSH_EXAMPLES,
  ...REST_OF_CATALOGUE,
  ...SIGHT_EXAMPLES,
  ...STRUGGLE_EXAMPLES,
  ...TEAM_EXAMPLES,
  ...TREE_EXAMPLES,
  ...TURN_EXAMPLES,
  ...CONTRADICTION_EXAMPLES,
]
