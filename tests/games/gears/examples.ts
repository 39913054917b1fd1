import type { WorkedExample } from '../../support/example.ts'
import { ATTACK_EXAMPLES } from './combat/attack.examples.ts'
import { GRENADE_EXAMPLES } from './combat/grenade.examples.ts'
import { WOUND_EXAMPLES } from './damage/wound.examples.ts'
import { AI_EXAMPLES } from './locust/ai.examples.ts'
import { AI_EVENT_EXAMPLES } from './locust/ai-event.examples.ts'
import { SPAWN_EXAMPLES } from './locust/spawn.examples.ts'
import { MISSION_EXAMPLES } from './missions/mission.examples.ts'
import { SETUP_EXAMPLES } from './missions/setup.examples.ts'
import { LOCUST_MOVEMENT_EXAMPLES } from './movement/locust-movement.examples.ts'
import { MOVEMENT_EXAMPLES } from './movement/movement.examples.ts'
import { SIGHT_EXAMPLES } from './sight/sight.examples.ts'
import { CONTRADICTION_EXAMPLES } from './table/contradiction.examples.ts'
import { MAP_EXAMPLES } from './table/map.examples.ts'
import { PIECE_EXAMPLES } from './table/piece.examples.ts'
import { ORDER_EXAMPLES } from './turn/order.examples.ts'
import { REACTION_EXAMPLES } from './turn/reaction.examples.ts'

/** The worked examples of the specification, by chapter. */
export const GEARS_EXAMPLES: readonly WorkedExample[] = [
  ...AI_EVENT_EXAMPLES,
  ...AI_EXAMPLES,
  ...ATTACK_EXAMPLES,
  ...GRENADE_EXAMPLES,
  ...LOCUST_MOVEMENT_EXAMPLES,
  ...MAP_EXAMPLES,
  ...MISSION_EXAMPLES,
  ...MOVEMENT_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...PIECE_EXAMPLES,
  ...REACTION_EXAMPLES,
  ...SETUP_EXAMPLES,
  ...SIGHT_EXAMPLES,
  ...SPAWN_EXAMPLES,
  ...WOUND_EXAMPLES,
  ...CONTRADICTION_EXAMPLES,
]
