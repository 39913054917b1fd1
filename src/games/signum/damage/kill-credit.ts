import { z } from 'zod'
import type { SignumTrace } from '../rules.ts'
import type { Fighter } from '../table/creature.ts'
import { Id, Player } from '../vocabulary.ts'

/** A character that died, and who counts it. */
export const Kill = z.object({ player: Player, killed: Id }).meta({ id: 'SignumKill' })
export type Kill = z.infer<typeof Kill>

/** Whose creature or effect it was, and who plays with them. */
export type Killer = { readonly player: string; readonly allies: readonly string[] }
type Victim = Pick<Fighter, 'id' | 'kind' | 'player' | 'owner'>

/** Whether a kill counts: only characters that an opponent owns do. */
export const isCounted = ({ player, allies }: Killer, { kind, owner }: Victim): boolean =>
  kind === 'character' && owner !== player && !allies.includes(owner)

/** The kill of a creature that just died, if it counts for whoever dealt the last wound. */
export function creditKill(killer: Killer, victim: Victim, trace: SignumTrace): Kill[] {
  const { id: killed, kind, player: controller, owner } = victim
  if (kind !== 'character') return []
  const { player } = killer
  const counts = isCounted(killer, victim)
  if (!counts || owner !== controller) trace.applied('signum.damage.kill-credit', { player, killed, owner, counts })
  if (!counts) return []
  trace.applied('signum.damage.kill-count', { player, killed })
  return [{ player, killed }]
}
