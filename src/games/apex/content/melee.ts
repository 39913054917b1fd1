import { z } from 'zod'
import { ContentEntry } from '../../../contract/content.ts'

/** The aim cards that a melee attack reveals (p. 33). */
export const MELEE_CARDS = 1

const points = z.int().min(0).max(200)

/** The numbers of a melee attack. */
export const MeleeNumbers = ContentEntry.extend({
  kind: z.literal('melee'),
  /** The least value of the aim card that hits. */
  hitValue: points,
  damage: points,
  /** How many spaces the target is pushed. */
  push: z.int().min(0).max(10),
  /** The further damage if the push ends in a collision. */
  collisionDamage: points,
})
export type MeleeNumbers = z.infer<typeof MeleeNumbers>

export const meleeNumbers = MeleeNumbers.parse({
  id: 'melee',
  kind: 'melee',
  name: { en: 'Melee attack', es: 'Ataque cuerpo a cuerpo' },
  provenance: 'rulebook',
  source: 'p. 33; the example there says “higher than 40”, the rule “40 or more” (ruling Q-45).',
  hitValue: 40,
  damage: 4,
  push: 1,
  collisionDamage: 4,
})
