import type { GearsContent } from '../../content/gears-content.ts'
import type { LocustState } from '../../vocabulary.ts'

/** How much things count for a bot. Nothing in the book says so; the numbers are chosen by playing. */
export const WORTH = {
  standing: 40,
  bleeding: 4,
  /** The first cards of a hand keep the soldier alive, the last ones are for playing. */
  cards: [9, 8, 7, 6, 5, 4, 3],
  /** A reaction icon that a hand has at least once. */
  icon: 1,
  weapon: 12,
  ammo: 4,
  /** A grenade while a hole has to be sealed, and one otherwise. */
  grenade: 9,
  spareGrenade: 4,
  seal: 60,
  phase: 150,
  piece: 6,
  /** A zone of the way to where the mission is played. */
  distance: 3,
  /** A wound that is to be expected of the Locust, and the fall of a soldier who has few cards left for them. */
  wound: 5,
  fall: 55,
} as const

/** What is left of the danger of an enemy that was hurt. */
const DANGER: Readonly<Record<LocustState, number>> = { healthy: 1, wounded: 0.65, gravelyWounded: 0.4 }

/** What a living enemy costs. */
export function enemyWorth(enemy: string, state: LocustState, { enemies }: GearsContent): number {
  const card = enemies.get(enemy)
  return card === undefined ? 0 : (5 + 3 * card.attack + 2 * card.health) * DANGER[state]
}
