import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Rarity } from './shot-effect.ts'

/** A token that is used once and then leaves the game. */
export const Consumable = ContentEntry.extend({
  kind: z.literal('consumable'),
  rarity: Rarity,
  health: z.int().min(0).max(100),
  shield: z.int().min(0).max(100),
  /** By how much every ability token of the user on the cooldown track moves. */
  cooldown: z.int().min(0).max(10),
})
export type Consumable = z.infer<typeof Consumable>

type Gains = Partial<Pick<Consumable, 'health' | 'shield' | 'cooldown'>>

const consumable = (id: string, name: Consumable['name'], rarity: Rarity, gains: Gains): Consumable => ({
  id,
  kind: 'consumable',
  name,
  provenance: 'rulebook',
  source: 'p. 41',
  rarity,
  health: 0,
  shield: 0,
  cooldown: 0,
  ...gains,
})

export const consumables = defineEntries(Consumable, [
  consumable('syringe', { en: 'Syringe', es: 'Jeringa' }, 'common', { health: 12 }),
  consumable('medkit', { en: 'Med kit', es: 'Botiquín' }, 'rare', { health: 20 }),
  consumable('shield-cell', { en: 'Shield cell', es: 'Pila para escudo' }, 'common', { shield: 12 }),
  consumable('shield-battery', { en: 'Shield battery', es: 'Batería para escudo' }, 'rare', { shield: 20 }),
  consumable('phoenix-kit', { en: 'Phoenix kit', es: 'Kit Fénix' }, 'epic', { health: 15, shield: 15 }),
  consumable('ultimate-accelerant', { en: 'Ultimate accelerant', es: 'Acelerador' }, 'rare', { cooldown: 2 }),
])
