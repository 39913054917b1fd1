import type { ApexTrace } from '../rules.ts'
import { usableAgain } from '../turn/windows/timing.ts'
import type { UsableAbility } from './ability.ts'

/** Why the token of an ability leaves its place. */
export const END_CAUSES = ['resolved', 'expired', 'happened', 'destroyed'] as const
export type EndCause = (typeof END_CAUSES)[number]

/** What becomes of an ability that is over: its effect, its miniature and its token. */
export function endUse(
  { id, cooldown, tags, isForOwner }: Pick<UsableAbility, 'id' | 'cooldown' | 'tags' | 'isForOwner'>,
  { cause, round, ownerOnBoard }: { readonly cause: EndCause; readonly round: number; readonly ownerOnBoard: boolean },
  trace: ApexTrace,
) {
  const effectHappens = cause === 'happened'
  const lostForOwner = effectHappens && !ownerOnBoard && isForOwner
  if (!ownerOnBoard && cause !== 'destroyed')
    trace.applied('apex.ability.owner-off', { ability: id, lost: lostForOwner })
  if (cause === 'destroyed') trace.applied('apex.ability.destroyed', { ability: id, position: cooldown })
  const usableFrom = usableAgain({ ability: id, cooldown }, round, trace)
  const miniatureStays = cause !== 'destroyed' && tags.includes('PERMANENT')
  return { effectHappens, lostForOwner, miniatureStays, cooldown, usableFrom }
}
