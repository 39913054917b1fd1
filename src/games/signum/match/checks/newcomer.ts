import { Refusal } from '../../../../rulebook/refusal.ts'
import { fighterOf, withPlace } from '../../abilities/read-fighter.ts'
import type { SignumContent } from '../../content/signum-content.ts'
import type { Creature, StatedCreature } from '../../table/creature.ts'
import type { Point } from '../../vocabulary.ts'
import type { PlayerId } from '../players.ts'
import { cardOf } from '../state.ts'

/** A creature that is about to come into play, as a question would state it. */
export const statedNewcomer = (id: string, player: PlayerId, at: Point): StatedCreature => ({
  id,
  card: cardOf(id),
  player,
  x: at.x,
  y: at.y,
  ...{ wounds: 0, effects: [], relics: [], moved: false, ran: false, tired: false },
})

/** The same as it will stand there. */
export function newcomerOf(
  { content }: { readonly content: SignumContent },
  id: string,
  player: PlayerId,
  at: Point,
): Creature {
  const stated = statedNewcomer(id, player, at)
  const fighter = fighterOf(stated, content)
  if (fighter instanceof Refusal) throw new Error(`${id} is no creature.`)
  return withPlace(fighter, stated, content)
}
