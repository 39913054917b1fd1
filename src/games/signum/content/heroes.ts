import { defineEntries } from '../../../contract/content.ts'
import { happens, has, OURS, reaching, shown, strength } from './card-text.ts'
import { Hero } from './cards.ts'

export const heroes = defineEntries(Hero, [
  {
    id: 'brissa-de-molforn',
    kind: 'hero',
    name: { en: 'Brissa de Molforn', es: 'Brissa de Molforn' },
    faction: 'vallor',
    strength: 3,
    movement: 'M',
    health: 8,
    base: 32,
    abilities: [has('shot', 2), has('quickShooter'), has('masterShooting', 1), has('armour', 1)],
    slots: [
      { type: 'meleeWeapon', count: 1 },
      { type: 'rangedWeapon', count: 1 },
      { type: 'armourCloak', count: 1 },
      { type: 'treasure', count: 1 },
    ],
    ...shown(
      '10, 15',
      'a hero card shows Quick Shooter and Master of Shooting; that it is this hero’s, the numbers and the slots are ours.',
    ),
  },
  {
    id: 'hadriana-of-the-dawn',
    kind: 'hero',
    name: { en: 'Hadriana of the Dawn', es: 'Adriana del Alba' },
    faction: 'grypharim',
    strength: 4,
    movement: 'M',
    health: 9,
    base: 32,
    abilities: [
      has('fortitude'),
      has('armour', 2),
      reaching('aura', 'S', happens(strength(1), 'ownCharacter', { others: true, within: 'S' })),
    ],
    slots: [
      { type: 'meleeWeapon', count: 1 },
      { type: 'armourCloak', count: 1 },
      { type: 'shieldBanner', count: 1 },
      { type: 'helmetMask', count: 1 },
    ],
    ...OURS,
  },
])
