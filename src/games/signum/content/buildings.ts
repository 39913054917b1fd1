import type { z } from 'zod'
import { defineEntries } from '../../../contract/content.ts'
import type { BuildingType } from '../vocabulary.ts'
import {
  type AbilityInput,
  cost,
  type EffectInput,
  happens,
  has,
  inBothLanguages,
  type Known,
  ONE,
  OURS,
  shown,
  strength,
  THIS_TURN,
} from './card-text.ts'
import { Building } from './cards.ts'

type BuildingInput = z.input<typeof Building>

const basic = (
  id: string,
  name: readonly [string, string],
  buildingType: Exclude<BuildingType, 'unique'>,
  prosperity: number,
  turned: readonly EffectInput[] = [],
  source = 'the nine basic buildings are named; cost and ability are ours.',
): BuildingInput => ({
  id,
  kind: 'building',
  name: inBothLanguages(name),
  faction: null,
  buildingType,
  isUnique: false,
  guildOrOrder: null,
  cost: cost(prosperity),
  turned: [...turned],
  classBonus: [],
  ...shown('15-16', source),
})

const unique = (
  faction: 'vallor' | 'grypharim',
  id: string,
  name: readonly [string, string],
  prosperity: number,
  turned: readonly EffectInput[],
  { known, ...more }: Partial<Pick<BuildingInput, 'guildOrOrder' | 'classBonus'>> & { readonly known: Known },
): BuildingInput => ({
  id,
  kind: 'building',
  name: inBothLanguages(name),
  faction,
  buildingType: 'unique',
  isUnique: true,
  guildOrOrder: null,
  cost: cost(prosperity),
  turned: [...turned],
  classBonus: [],
  ...more,
  ...known,
})

const guild = (bonus: AbilityInput, known: Known) => ({ guildOrOrder: 'guild' as const, classBonus: [bonus], known })
const order = (bonus: AbilityInput) => ({ guildOrOrder: 'order' as const, classBonus: [bonus], known: OURS })

const NAMED = 'named; cost and ability are ours.'

export const buildings = defineEntries(Building, [
  basic('town-hall', ['Town Hall', 'Ayuntamiento'], 'townHall', 2, [happens({ prosperity: 1 }, 'controller')]),
  basic('temple', ['Temple', 'Templo'], 'temple', 2, [happens({ heal: 1 }, 'ownCreature', { ...ONE, wounded: true })]),
  basic(
    'arena',
    ['Arena', 'Arena'],
    'arena',
    2,
    [happens(strength(1), 'ownCreature', ONE, THIS_TURN)],
    'a building gives a creature 1 strength this turn; that it is the Arena and its cost are ours.',
  ),
  basic('smithy', ['Smithy', 'Herrería'], 'smithy', 2),
  basic('library', ['Library', 'Biblioteca'], 'library', 3, [
    happens({ draw: 1 }, 'controller'),
    happens({ discard: 1 }, 'controller'),
  ]),
  basic('shooting-range', ['Shooting Range', 'Campo de Tiro'], 'shootingRange', 2),
  basic('magic-school', ['School of Magic', 'Escuela de Magia'], 'magicSchool', 3),
  basic('tavern', ['Tavern', 'Taberna'], 'tavern', 1),
  basic('barracks', ['Barracks', 'Cuartel'], 'barracks', 2),
  unique('vallor', 'mint', ['Mint', 'Casa de la Moneda'], 4, [happens({ prosperity: 2 }, 'controller')], {
    known: shown('16', NAMED),
  }),
  unique('vallor', 'merchants-guild', ['Merchants Guild', 'Gremio de Mercaderes'], 3, [], {
    ...guild(has('hardTarget'), shown('19', NAMED)),
  }),
  unique('vallor', 'shadows-guild', ['Shadows Guild', 'Gremio de las Sombras'], 3, [], {
    ...guild(has('agile'), shown('19', NAMED)),
  }),
  unique(
    'grypharim',
    'monastery',
    ['Monastery', 'Monasterio'],
    3,
    [
      happens({ prosperity: 2 }, 'controller'),
      happens({ heal: 1 }, 'ownCreature', { count: 1, upTo: true, wounded: true }),
    ],
    { known: shown('16', NAMED) },
  ),
  unique('grypharim', 'order-of-the-dawn', ['Order of the Dawn', 'Orden del Alba'], 3, [], order(has('fortitude'))),
  unique(
    'grypharim',
    'order-of-the-quill',
    ['Order of the Quill', 'Orden de la Pluma'],
    3,
    [],
    order(has('hardTarget')),
  ),
])
