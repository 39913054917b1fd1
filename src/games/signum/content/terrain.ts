import type { z } from 'zod'
import { defineEntries } from '../../../contract/content.ts'
import { armour, cost, happens, has, OURS, shown } from './card-text.ts'
import { TerrainCard } from './cards.ts'

type Corner = readonly [x: number, y: number]

const shape = (...corners: readonly Corner[]) => corners.map(([x, y]) => ({ x, y }))
const rectangle = (width: number, height: number) =>
  shape([-width / 2, -height / 2], [width / 2, -height / 2], [width / 2, height / 2], [-width / 2, height / 2])

type TerrainInput = z.input<typeof TerrainCard>
type Fixed = 'kind' | 'faction' | 'isUnique' | 'isRuins' | 'requires' | 'contactGrants' | 'search'

const basic = (card: Omit<TerrainInput, Fixed> & Partial<TerrainInput>): TerrainInput => ({
  kind: 'terrain',
  faction: null,
  isUnique: false,
  isRuins: false,
  requires: [],
  contactGrants: [],
  search: [],
  ...card,
})

const unique = (card: Parameters<typeof basic>[0]): TerrainInput => basic({ isUnique: true, ...card })

const NAMED = 'named; shape, cost and abilities are ours.'

export const terrainCards = defineEntries(TerrainCard, [
  basic({
    id: 'forest',
    name: { en: 'Forest', es: 'Bosque' },
    cost: cost(0, [], 1),
    shape: shape([-5, -2], [-2, -4], [3, -3.5], [5, 0], [3, 3.5], [-2, 4]),
    abilities: ['difficult', 'defenceAgainstShooting'],
    contactGrants: [has('expertDefence', 1)],
    ...shown(
      '16, 22',
      'Defence against Shooting and Expert of Defence 1 in contact; Difficult, shape and cost are ours.',
    ),
  }),
  basic({
    id: 'rocks',
    name: { en: 'Rocks', es: 'Rocas' },
    cost: cost(0, [], 1),
    shape: shape([-3, -2], [1, -3], [3, 0], [2, 2.5], [-2, 2]),
    abilities: ['impassable', 'blocksLos'],
    ...shown('16', NAMED),
  }),
  basic({
    id: 'ruins',
    name: { en: 'Ruins', es: 'Ruinas' },
    isRuins: true,
    cost: cost(0, [], 1),
    shape: rectangle(8, 6),
    abilities: ['difficult'],
    search: [
      { symbol: 'target', effects: [happens({ damage: 1 })] },
      { symbol: 'axe', effects: [happens({ prosperity: 1 }, 'controller')] },
      { symbol: 'shield', effects: [happens(armour(1))] },
    ],
    ...shown('22', 'ruins are searched; the table, the shape and the cost are ours.'),
  }),
  basic({
    id: 'cliff',
    name: { en: 'Cliff', es: 'Risco' },
    cost: cost(1),
    shape: shape([-5, -1.5], [5, -1.5], [4, 1.5], [-4, 1.5]),
    abilities: ['impassable'],
    ...shown('11-12', 'a mercenary refers to it; shape, cost and abilities are ours.'),
  }),
  unique({
    id: 'bottomless-well',
    name: { en: 'Bottomless Well', es: 'Pozo Sin Fondo' },
    faction: 'vallor',
    cost: cost(2),
    requires: ['tavern'],
    shape: rectangle(5, 5),
    abilities: ['impassable'],
    ...shown('16', NAMED),
  }),
  unique({
    id: 'treasury',
    name: { en: 'Treasury', es: 'Tesorería' },
    faction: 'vallor',
    cost: cost(3),
    requires: ['town-hall'],
    shape: rectangle(6, 6),
    abilities: ['impassable', 'blocksLos'],
    ...shown('16', 'a name that ends so is printed; shape, cost and abilities are ours.'),
  }),
  unique({
    id: 'altar-of-healing',
    name: { en: 'The Altar of Healing', es: 'El Altar de Sanación' },
    faction: 'grypharim',
    cost: cost(2, ['temple']),
    shape: rectangle(5, 4),
    abilities: ['impassable'],
    contactGrants: [has('regeneration', 1)],
    ...shown('21', NAMED),
  }),
  unique({
    id: 'ominous-catacombs',
    name: { en: 'Ominous Catacombs', es: 'Catacumbas Siniestras' },
    faction: 'grypharim',
    isRuins: true,
    cost: cost(2, ['library']),
    shape: shape([-4, -3], [4, -3], [5, 0], [4, 3], [-4, 3], [-5, 0]),
    abilities: ['difficult'],
    search: [
      { symbol: 'target', effects: [happens({ wounds: 1 })] },
      { symbol: 'axe', effects: [happens({ draw: 1 }, 'controller')] },
      { symbol: 'shield', effects: [happens({ grant: { id: 'fortitude' } })] },
    ],
    ...shown('21', NAMED),
  }),
  basic({
    id: 'bramble',
    name: { en: 'Bramble', es: 'Zarzal' },
    cost: cost(0, [], 1),
    shape: shape([-4, -1], [0, -2.5], [4, -1], [3, 2], [-3, 2]),
    abilities: ['difficult'],
    ...OURS,
  }),
])
