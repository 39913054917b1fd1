import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { required } from '../../../lib/required.ts'

/** Numbers of the attack that stand in the rules, not on a card. */
export const AttackNumbers = ContentEntry.extend({
  kind: z.literal('attackNumbers'),
  /** Defence dice for each grade of cover. */
  coverDice: z.object({ none: z.int().min(0), partial: z.int().min(0), full: z.int().min(0) }),
  dodgeDice: z.int().min(0),
  /** The dice in the box, which are no limit. */
  boxDice: z.object({ attack: z.int().min(1), defence: z.int().min(1) }),
  /** The defence of a soldier without a character card. */
  cogDefence: z.int().min(0),
  ammoOfPickUp: z.int().min(0),
  /** Weapons of a player besides the bolo grenades. */
  weaponLimit: z.int().min(1),
  tickerBlast: z.int().min(1),
})
export type AttackNumbers = z.infer<typeof AttackNumbers>

export const attackNumberEntries = defineEntries(AttackNumbers, [
  {
    id: 'attack-numbers',
    kind: 'attackNumbers',
    name: { en: 'Numbers of the attack', es: 'Números del ataque' },
    provenance: 'rulebook',
    source: 'pp. 3, 15-17, 20, 24, 27; the defence of a soldier without a card is ours.',
    coverDice: { none: 0, partial: 1, full: 2 },
    dodgeDice: 2,
    boxDice: { attack: 5, defence: 4 },
    cogDefence: 1,
    ammoOfPickUp: 2,
    weaponLimit: 3,
    tickerBlast: 1,
  },
])

/** The one entry of this kind. */
export const attackNumbers = required(attackNumberEntries[0], 'entry of the attack’s numbers')
