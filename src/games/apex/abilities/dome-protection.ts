import type { ApexTrace } from '../rules.ts'
import { isInZone } from '../sight/zones.ts'
import type { PlacedEnd } from '../table/line-end.ts'
import type { Intersection } from '../vocabulary.ts'

/** Where damage comes from, as far as the Dome tells it apart. */
export const HARM_SOURCES = ['shot', 'melee', 'grenade', 'area', 'ring', 'card'] as const
export type HarmSource = (typeof HARM_SOURCES)[number]

/** What the Dome does not protect from: the Ring, and cards without an attack. */
const NO_ATTACKS: ReadonlySet<HarmSource> = new Set(['ring', 'card'])

/** Damage on its way to a Legend; an attacker that is off the board is null. */
type Harm = {
  readonly target: PlacedEnd
  readonly attacker: PlacedEnd | null
  readonly source: HarmSource
  readonly damage: number
}

/** Whether the Dome that stands on an intersection cancels damage. */
export function isProtected(dome: Intersection, { target, attacker, source, damage }: Harm, trace: ApexTrace): boolean {
  const isAttackerInside = attacker !== null && isInZone(attacker, dome)
  const reason = NO_ATTACKS.has(source)
    ? 'noAttack'
    : !isInZone(target, dome)
      ? 'notInside'
      : isAttackerInside
        ? 'attackerInside'
        : 'protected'
  trace.applied('apex.ability.dome', { reason, damage })
  return reason === 'protected'
}
