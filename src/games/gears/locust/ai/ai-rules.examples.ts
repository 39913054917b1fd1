import { attackRules } from '../../combat/attack/attack.rules.ts'
import { rangeRules } from '../../combat/attack/range.rules.ts'
import { chainsawRules } from '../../combat/chainsaw/chainsaw.rules.ts'
import { contentRules } from '../../content/content.rules.ts'
import { cogWoundRules } from '../../damage/cog-wounds.rules.ts'
import { locustWoundRules } from '../../damage/locust-wounds.rules.ts'
import { locustMovementRules } from '../../movement/locust-movement.rules.ts'
import { takingCoverRules } from '../../movement/taking-cover.rules.ts'
import { ruleIds } from '../../rules.ts'
import { mapRules } from '../../table/map.rules.ts'
import { spawnRules } from '../spawn/spawn.rules.ts'
import { aiRules } from './ai.rules.ts'

/** The rules that a Locust step may cite. */
export const stepRules = ruleIds(
  mapRules,
  contentRules,
  aiRules,
  spawnRules,
  locustMovementRules,
  takingCoverRules,
  attackRules,
  rangeRules,
  chainsawRules,
  locustWoundRules,
  cogWoundRules,
)
