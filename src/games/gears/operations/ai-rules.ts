import { aiRules } from '../rules/ai.ts'
import { attackRules } from '../rules/attack.ts'
import { chainsawRules } from '../rules/chainsaw.ts'
import { cogWoundRules } from '../rules/cog-wounds.ts'
import { contentRules } from '../rules/content.ts'
import { locustMovementRules } from '../rules/locust-movement.ts'
import { locustWoundRules } from '../rules/locust-wounds.ts'
import { mapRules } from '../rules/map.ts'
import { rangeRules } from '../rules/range.ts'
import { spawnRules } from '../rules/spawn.ts'
import { takingCoverRules } from '../rules/taking-cover.ts'
import { ruleIds } from '../rules.ts'

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
