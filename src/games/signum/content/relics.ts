import type { z } from 'zod'
import { defineEntries } from '../../../contract/content.ts'
import { cost, type EffectInput, happens, inBothLanguages, type Known, OURS, shown, strength } from './card-text.ts'
import { Relic } from './cards.ts'

type RelicInput = z.input<typeof Relic>

const relic = (
  faction: 'vallor' | 'grypharim',
  id: string,
  name: readonly [string, string],
  relicType: RelicInput['relicType'],
  price: Parameters<typeof cost>,
  text: { readonly uses?: number; readonly durability?: number; readonly effects?: readonly EffectInput[] },
  known: Known = OURS,
): RelicInput => ({
  id,
  kind: 'relic',
  name: inBothLanguages(name),
  faction,
  heroOnly: null,
  cost: cost(...price),
  relicType,
  uses: text.uses ?? null,
  durability: text.durability ?? null,
  effects: [...(text.effects ?? [])],
  ...known,
})

const hero = (does: EffectInput['does'], lasts: EffectInput['lasts'] = 'permanent') =>
  happens(does, 'ownHero', {}, { lasts })

export const relics = defineEntries(Relic, [
  relic(
    'vallor',
    'jousting-lance',
    ['Jousting Lance', 'Lanza de Justas'],
    'meleeWeapon',
    [1, ['arena']],
    { uses: 2, effects: [hero(strength(2), 'endOfCombat')] },
    shown('13', 'a melee weapon, two uses, 2 strength more; the cost is ours.'),
  ),
  relic(
    'vallor',
    'heavy-plate',
    ['Heavy Plate', 'Coraza Pesada'],
    'armourCloak',
    [2, ['smithy']],
    { durability: 4 },
    shown('14', 'an armour with Durability 4; the cost is ours.'),
  ),
  relic(
    'vallor',
    'cuirass-of-illusions',
    ['Cuirass of Illusions', 'Coraza de Ilusiones'],
    'armourCloak',
    [2, ['magicSchool']],
    { effects: [hero({ grant: { id: 'hardTarget' } })] },
    shown('13', 'an armour; what it does is ours.'),
  ),
  relic('vallor', 'duchy-arquebus', ['Duchy Arquebus', 'Arcabuz del Ducado'], 'rangedWeapon', [2, ['shootingRange']], {
    effects: [hero({ raise: { ability: 'shot', by: 1 } })],
  }),
  relic('vallor', 'bottomless-purse', ['Bottomless Purse', 'Bolsa Sin Fondo'], 'treasure', [1, ['tavern']], {
    uses: 3,
    effects: [happens({ prosperity: 1 }, 'controller')],
  }),
  relic('grypharim', 'dawnblade', ['Dawnblade', 'Filo del Alba'], 'meleeWeapon', [2, ['temple']], {
    effects: [hero({ grant: { id: 'masterAttack', x: 1 } })],
  }),
  relic('grypharim', 'legion-scutum', ['Legion Scutum', 'Escudo de la Legión'], 'shieldBanner', [1, ['barracks']], {
    durability: 2,
  }),
  relic('grypharim', 'spire-plate', ['Spire Plate', 'Armadura de la Aguja'], 'armourCloak', [3, ['smithy']], {
    durability: 3,
    effects: [hero({ grant: { id: 'fromAttacks', x: 1 } })],
  }),
  relic(
    'grypharim',
    'mask-of-the-quill',
    ['Mask of the Quill', 'Máscara de la Pluma'],
    'helmetMask',
    [2, ['library']],
    {
      uses: 2,
      effects: [happens({ draw: 1 }, 'controller')],
    },
  ),
])
