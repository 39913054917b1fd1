import { defineEntries } from '../../../contract/content.ts'
import { OURS } from './card-text.ts'
import { ReadyDeck } from './cards.ts'

const BASIC_BUILDINGS = [
  'town-hall',
  'temple',
  'arena',
  'smithy',
  'library',
  'shooting-range',
  'magic-school',
  'tavern',
  'barracks',
]
const BASIC_TERRAIN = ['forest', 'rocks', 'ruins', 'cliff', 'bramble']

/** Decks of thirty cards that are ready to be played. */
export const readyDecks = defineEntries(ReadyDeck, [
  {
    id: 'deck-coins-and-crossbows',
    kind: 'deck',
    name: { en: 'Coins and Crossbows', es: 'Monedas y ballestas' },
    hero: 'brissa-de-molforn',
    cards: [
      ...[
        'greer-the-stubborn',
        'garrus-the-crossbowman',
        'rowena-dukes-daughter',
        'ruphus-the-young-squire',
        'herrick',
      ],
      ...['krir-the-saboteur', 'tilda-two-pints', 'osbert-of-the-ledger', 'nell-nightstep', 'boiler-bertha'],
      ...['maud-powderhand', 'sister-ivette', 'hob-halfcoin', 'pip-quickbow', 'zara-knifetosser', 'rurik-cliffborn'],
      ...['powder-keg', 'market-day', 'double-shift', 'last-round', 'last-round'],
      ...['jousting-lance', 'heavy-plate', 'cuirass-of-illusions', 'duchy-arquebus', 'bottomless-purse'],
      ...['secret-bribery', 'trapdoor', 'life-insurance', 'parting-gift'],
    ],
    buildings: [...BASIC_BUILDINGS, 'mint', 'merchants-guild', 'shadows-guild'],
    terrain: [...BASIC_TERRAIN, 'bottomless-well', 'treasury'],
    ...OURS,
  },
  {
    id: 'deck-dawn-legion',
    kind: 'deck',
    name: { en: 'Dawn Legion', es: 'Legión del Alba' },
    hero: 'hadriana-of-the-dawn',
    cards: [
      ...['cordelia-the-crusader', 'severus-honored-legionary', 'aurelia-dawnlance', 'brother-anselm'],
      ...['tiberius-twoshields', 'octavia-farsight', 'magister-corvin', 'gryphon-of-the-spire', 'lucian-the-penitent'],
      ...['valeria-bannerbearer', 'caius-the-tireless', 'drusa-ashwhisper', 'novice-livia'],
      ...['bruno-the-wall', 'ulla-wolfmother', 'grim-odo'],
      ...['fireball', 'fireball', 'mass-healing', 'blessed-steel', 'banishment', 'study-hour'],
      ...['dawnblade', 'legion-scutum', 'spire-plate', 'mask-of-the-quill'],
      ...['shield-prayer', 'counterspell', 'martyrs-fire', 'sealed-gates'],
    ],
    buildings: [...BASIC_BUILDINGS, 'monastery', 'order-of-the-dawn', 'order-of-the-quill'],
    terrain: [...BASIC_TERRAIN, 'altar-of-healing', 'ominous-catacombs'],
    ...OURS,
  },
])
