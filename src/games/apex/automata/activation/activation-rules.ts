import { areaRules } from '../../combat/area/area.rules.ts'
import { grenadeRules } from '../../combat/area/grenade.rules.ts'
import { aimRules } from '../../combat/shot/aim.rules.ts'
import { aimTrackRules } from '../../combat/shot/aim-track.rules.ts'
import { shotRules } from '../../combat/shot/shot.rules.ts'
import { shotResultRules } from '../../combat/shot/shot-result.rules.ts'
import { damageRules } from '../../damage/damage.rules.ts'
import { pushRules } from '../../movement/push.rules.ts'
import { type ApexRule, ruleIds } from '../../rules.ts'
import { cardRules } from '../cards/card.rules.ts'
import { chargeRules } from '../cards/charge.rules.ts'
import { decisionRules } from '../decisions/decisions.rules.ts'
import { optimalRules } from '../decisions/optimal.rules.ts'
import { entryRules } from '../entry/entry.rules.ts'
import { dangerRules } from '../movement/danger.rules.ts'
import { enteringRules } from '../movement/entering.rules.ts'
import { moveRules } from '../movement/move.rules.ts'
import { tableRules } from '../movement/table.rules.ts'
import { placingRules } from '../placing/placing.rules.ts'
import { routeRules } from '../route/route.rules.ts'
import { SITUATION_RULES } from '../setting/situation-rules.ts'
import { automatonGrenadeRules } from '../shot/grenade.rules.ts'
import { reactionRules } from '../shot/reaction.rules.ts'
import { shootingRules } from '../shot/shooting.rules.ts'
import { activationRules } from './activation.rules.ts'
import { consequenceRules } from './consequences.rules.ts'

/** Everything that an activation may cite: of its own book, and of the core book for shots, grenades and pushes. */
export const ACTIVATION_RULES: readonly ApexRule[] = [
  ...new Set([
    ...SITUATION_RULES,
    ...ruleIds(activationRules, consequenceRules, decisionRules, optimalRules, moveRules, enteringRules, dangerRules),
    ...ruleIds(tableRules, placingRules, routeRules, cardRules, chargeRules, entryRules),
    ...ruleIds(shootingRules, reactionRules, automatonGrenadeRules),
    ...ruleIds(aimRules, aimTrackRules, shotRules, shotResultRules, damageRules, areaRules, grenadeRules, pushRules),
    'apex.attachment.effect' as const,
    'apex.move.enter-trigger' as const,
    'apex.cover.effect' as const,
  ]),
]
