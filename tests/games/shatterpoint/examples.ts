import type { WorkedExample } from '../../support/example.ts'
import { ABILITY_EXAMPLES } from './ability-examples.ts'
import { ATTACK_EXAMPLES } from './attack-examples.ts'
import { CONTROL_EXAMPLES } from './control-examples.ts'
import { COVER_EXAMPLES } from './cover-examples.ts'
import { DICE_EXAMPLES } from './dice-examples.ts'
import { DISTANCE_EXAMPLES } from './distance-examples.ts'
import { ELEVATION_EXAMPLES } from './elevation-examples.ts'
import { ENGAGEMENT_EXAMPLES } from './engagement-examples.ts'
import { MISSION_EXAMPLES } from './mission-examples.ts'
import { MOVEMENT_EXAMPLES } from './movement-examples.ts'
import { ODDS_EXAMPLES } from './odds-examples.ts'
import { ORDER_EXAMPLES } from './order-examples.ts'
import { POOL_EXAMPLES } from './pool-examples.ts'
import { PUSH_EXAMPLES } from './push-examples.ts'
import { SIGHT_EXAMPLES } from './sight-examples.ts'
import { STRUGGLE_EXAMPLES } from './struggle-examples.ts'
import { TEAM_EXAMPLES } from './team-examples.ts'
import { TREE_EXAMPLES } from './tree-examples.ts'
import { TURN_EXAMPLES } from './turn-examples.ts'

/** The worked examples of the specification, by chapter. */
export const SHATTERPOINT_EXAMPLES: readonly WorkedExample[] = [
  ...ABILITY_EXAMPLES,
  ...ATTACK_EXAMPLES,
  ...CONTROL_EXAMPLES,
  ...COVER_EXAMPLES,
  ...DICE_EXAMPLES,
  ...DISTANCE_EXAMPLES,
  ...ELEVATION_EXAMPLES,
  ...ENGAGEMENT_EXAMPLES,
  ...MISSION_EXAMPLES,
  ...MOVEMENT_EXAMPLES,
  ...ODDS_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...POOL_EXAMPLES,
  ...PUSH_EXAMPLES,
  ...SIGHT_EXAMPLES,
  ...STRUGGLE_EXAMPLES,
  ...TEAM_EXAMPLES,
  ...TREE_EXAMPLES,
  ...TURN_EXAMPLES,
]
