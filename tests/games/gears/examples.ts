import type { WorkedExample } from '../../support/example.ts'
import { AI_EVENT_EXAMPLES } from './ai-event-examples.ts'
import { AI_EXAMPLES } from './ai-examples.ts'
import { ATTACK_EXAMPLES } from './attack-examples.ts'
import { GRENADE_EXAMPLES } from './grenade-examples.ts'
import { LOCUST_MOVEMENT_EXAMPLES } from './locust-movement-examples.ts'
import { MAP_EXAMPLES } from './map-examples.ts'
import { MISSION_EXAMPLES } from './mission-examples.ts'
import { MOVEMENT_EXAMPLES } from './movement-examples.ts'
import { ORDER_EXAMPLES } from './order-examples.ts'
import { PIECE_EXAMPLES } from './piece-examples.ts'
import { REACTION_EXAMPLES } from './reaction-examples.ts'
import { SETUP_EXAMPLES } from './setup-examples.ts'
import { SIGHT_EXAMPLES } from './sight-examples.ts'
import { SPAWN_EXAMPLES } from './spawn-examples.ts'
import { WOUND_EXAMPLES } from './wound-examples.ts'

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
]
