import type { Who } from '../content/effects.ts'
import type { Fighter } from '../table/creature.ts'

type Whose = Pick<Fighter, 'player' | 'kind'>
type Seen = { readonly controller: string; readonly allies: readonly string[] }

/** Creatures of allies are neither one’s own nor enemies. */
export function sideOf({ player }: Pick<Fighter, 'player'>, { controller, allies }: Seen): 'own' | 'enemy' | 'ally' {
  if (player === controller) return 'own'
  return allies.includes(player) ? 'ally' : 'enemy'
}

const KINDS = { Hero: 'hero', Character: 'character', Creature: null } as const

/** Whose creatures a text means, and of which kind (null for both). */
export function readWho(who: Who): {
  readonly side: 'own' | 'enemy' | 'any'
  readonly kind: 'hero' | 'character' | null
} {
  const [, side = 'any', noun = 'Creature'] = /^(own|enemy|any)(Hero|Character|Creature)$/.exec(who) ?? []
  return {
    side: side === 'own' || side === 'enemy' ? side : 'any',
    kind: KINDS[noun === 'Hero' || noun === 'Character' ? noun : 'Creature'],
  }
}

/** Whether a text that names creatures means one. */
export function isMeant(who: Who, creature: Whose, seen: Seen): boolean {
  const { side, kind } = readWho(who)
  return (side === 'any' || side === sideOf(creature, seen)) && (kind === null || kind === creature.kind)
}
