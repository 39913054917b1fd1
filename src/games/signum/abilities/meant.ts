import type { Danger, Target, Who } from '../content/effects.ts'
import { type Fighter, isSafeFrom } from '../table/creature.ts'
import type { PlacedBoard } from '../table/placed-board.ts'

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

const PLAYERS: readonly Who[] = ['self', 'controller', 'opponent']

/** Whether a text that has to choose somebody finds somebody on the board; those safe from `danger` are none. */
export function canChoose(
  { who, count, upTo, wounded }: Target,
  player: string,
  { creatures, teams }: Pick<PlacedBoard, 'creatures' | 'teams'>,
  danger: Danger | null,
): boolean {
  if (count === null || upTo || PLAYERS.includes(who)) return true
  const seen = { controller: player, allies: teams.filter((team) => team.includes(player)).flat() }
  return creatures.some(
    ({ creature }) =>
      isMeant(who, creature, seen) &&
      (!wounded || creature.wounds > 0) &&
      (danger === null || !isSafeFrom(creature, danger)),
  )
}
