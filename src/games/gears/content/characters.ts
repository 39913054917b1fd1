import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

/** A character card: the numbers of one soldier. */
export const Character = ContentEntry.extend({
  kind: z.literal('character'),
  handLimit: z.int().min(1).max(12),
  defence: z.int().min(0).max(10),
  weapons: z.array(z.object({ weapon: z.string().max(80), ammo: z.int().min(0).max(20) })).max(4),
  grenades: z.int().min(0).max(10),
  /** Attack dice that are added when the chainsaw is used. */
  chainsawDice: z.int().min(0).max(5),
  /** Weapons that may be held besides those of the rules. */
  extraWeapons: z.int().min(0).max(3),
  /** Order cards that picking up a dropped weapon costs. */
  pickUpCost: z.int().min(0).max(3),
  /** Zones that the soldier may move further, once a turn. */
  extraMove: z.int().min(0).max(3),
  /** Whether the soldier’s guard card may pay for an attack of another soldier in the same zone. */
  guardsForOthers: z.boolean(),
  ability: z.object({ en: z.string(), es: z.string() }),
})
export type Character = z.infer<typeof Character>

type Card = Omit<
  z.input<typeof Character>,
  'kind' | 'defence' | 'chainsawDice' | 'extraWeapons' | 'extraMove' | 'pickUpCost' | 'guardsForOthers'
>

const soldier = (card: Card, ability: Partial<z.input<typeof Character>> = {}): z.input<typeof Character> => ({
  kind: 'character',
  defence: 1,
  chainsawDice: 0,
  extraWeapons: 0,
  pickUpCost: 1,
  extraMove: 0,
  guardsForOthers: false,
  ...card,
  ...ability,
})

export const characters = defineEntries(Character, [
  soldier(
    {
      id: 'marcus-fenix',
      name: { en: 'Marcus Fenix', es: 'Marcus Fénix' },
      handLimit: 7,
      weapons: [
        { weapon: 'lancer', ammo: 4 },
        { weapon: 'snub-pistol', ammo: 2 },
      ],
      grenades: 2,
      ability: {
        en: 'Rolls one more die with the chainsaw.',
        es: 'Tira un dado más con la motosierra.',
      },
      provenance: 'rulebook',
      source:
        'pp. 5, 9, 24: hand limit 7 and extra dice for the chainsaw. How many dice, the defence and the equipment are ours.',
    },
    { chainsawDice: 1 },
  ),
  soldier(
    {
      id: 'dominic-santiago',
      name: { en: 'Dominic Santiago', es: 'Dominic Santiago' },
      handLimit: 6,
      weapons: [
        { weapon: 'lancer', ammo: 3 },
        { weapon: 'gnasher', ammo: 3 },
      ],
      grenades: 2,
      ability: {
        en: 'Once per turn, this soldier may move one zone farther.',
        es: 'Una vez por turno puede mover una zona más.',
      },
      provenance: 'public',
      source: 'p. 9 for the hand limit; the ability and the gnasher are public (medium confidence); the rest is ours.',
    },
    { extraMove: 1 },
  ),
  soldier(
    {
      id: 'augustus-cole',
      name: { en: 'Augustus Cole', es: 'Augustus Cole' },
      handLimit: 6,
      weapons: [
        { weapon: 'lancer', ammo: 4 },
        { weapon: 'snub-pistol', ammo: 2 },
      ],
      grenades: 2,
      ability: {
        en: 'Guards for the others: this soldier’s guard card may pay for the attack of another soldier in the same zone.',
        es: 'Protege a los demás: su carta de Proteger puede pagar el ataque de otro soldado de su zona.',
      },
      provenance: 'constructed',
      source:
        'The book names Cole; guarding as a team player is public (low confidence); how it is done and the numbers are ours.',
    },
    { guardsForOthers: true },
  ),
  soldier(
    {
      id: 'damon-baird',
      name: { en: 'Damon Baird', es: 'Damon Baird' },
      handLimit: 6,
      weapons: [
        { weapon: 'hammerburst', ammo: 4 },
        { weapon: 'snub-pistol', ammo: 2 },
      ],
      grenades: 2,
      ability: {
        en: 'Carries one more weapon, and picks up dropped weapons without paying an order card.',
        es: 'Lleva un arma más y recoge armas soltadas sin pagar carta de Orden.',
      },
      provenance: 'constructed',
      source: 'The ability is public (medium confidence); its numbers and the equipment are ours.',
    },
    { extraWeapons: 1, pickUpCost: 0 },
  ),
])
