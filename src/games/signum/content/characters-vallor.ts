import { armour, happens, has, ONE, says, shown, strength, THIS_TURN } from './card-text.ts'
import { character } from './character.ts'

const MERCHANTS = { kind: 'guild', building: 'merchants-guild' } as const
const SHADOWS = { kind: 'guild', building: 'shadows-guild' } as const

/** The Free City of Vallor. */
export const vallorCharacters = [
  character(
    'vallor',
    'greer-the-stubborn',
    ['Greer the Stubborn', 'Greer el Terco'],
    [3, 'M', 4],
    [2, ['barracks']],
    [],
    {
      known: shown('27', 'strength 3 and health 4; faction, movement and cost are ours.'),
    },
  ),
  character(
    'vallor',
    'garrus-the-crossbowman',
    ['Garrus the Crossbowman', 'Garrus el Ballestero'],
    [1, 'M', 2],
    [2, ['shootingRange']],
    [has('shot', 3)],
    { known: shown('29', 'Shot 3; the rest is ours.') },
  ),
  character(
    'vallor',
    'rowena-dukes-daughter',
    ['Rowena, Duke’s Daughter', 'Rowena, la Hija del Duque'],
    [2, 'L', 3],
    [0, ['temple'], 2],
    [has('initiative'), has('veteran')],
    { known: shown('19', 'costs a temple and two buildings of any type; the rest is ours.') },
  ),
  character(
    'vallor',
    'ruphus-the-young-squire',
    ['Ruphus, the Young Squire', 'Ruphus, el Joven Escudero'],
    [1, 'M', 2],
    [1],
    [
      says(
        'firstWord',
        happens(strength(1), 'ownCharacter', ONE, { option: 1 }),
        happens(armour(2), 'ownCharacter', ONE, { option: 2 }),
      ),
    ],
    { known: shown('29-30', 'First Word: a character gains 1 strength or 2 armour; the numbers are ours.') },
  ),
  character('vallor', 'herrick', ['Herrick', 'Herrick'], [2, 'M', 3], [1, [], 1], [has('stamina')], {
    known: shown('30', 'named, and without Armour; the rest is ours.'),
  }),
  character(
    'vallor',
    'krir-the-saboteur',
    ['Krir the Saboteur', 'Krir el Saboteador'],
    [1, 'L', 2],
    [2, ['tavern']],
    [
      has('agile'),
      says(
        'firstWord',
        happens({ lockBuildings: 3 }, 'opponent', { count: 1, upTo: true }, { lasts: 'endOfOpponentTurn' }),
      ),
    ],
    {
      known: shown('11-12', 'up to three buildings of the opponent cannot be used; how long and the numbers are ours.'),
    },
  ),
  character(
    'vallor',
    'tilda-two-pints',
    ['Tilda Two-Pints', 'Tilda Dos Pintas'],
    [3, 'S', 3],
    [1, ['tavern']],
    [has('reckless', 2), has('berserk', 1)],
  ),
  character(
    'vallor',
    'osbert-of-the-ledger',
    ['Osbert of the Ledger', 'Osbert del Libro Mayor'],
    [0, 'M', 2],
    [2, ['townHall']],
    [
      says('firstWord', happens({ prosperity: 1 }, 'controller')),
      { ...says('lastWord', happens({ draw: 1 }, 'controller')), ofClass: true },
    ],
    { class: MERCHANTS },
  ),
  character(
    'vallor',
    'nell-nightstep',
    ['Nell Nightstep', 'Nell Pasonocturno'],
    [2, 'M', 2],
    [2, ['tavern'], 1],
    [has('stealth'), { ...has('predator'), ofClass: true }],
    { class: SHADOWS },
  ),
  character(
    'vallor',
    'boiler-bertha',
    ['Boiler Bertha', 'Berta la Caldera'],
    [4, 'S', 5],
    [3, ['smithy'], 1],
    [has('slow'), has('hammerblow'), says('steamEngine', happens(strength(1), 'self', {}, THIS_TURN))],
    { base: 60 },
  ),
  character(
    'vallor',
    'maud-powderhand',
    ['Maud Powderhand', 'Maud Manopólvora'],
    [1, 'S', 3],
    [2, ['shootingRange', 'smithy']],
    [has('shot', 2), has('buckshot')],
  ),
  character(
    'vallor',
    'sister-ivette',
    ['Sister Ivette', 'Sor Ivette'],
    [1, 'M', 2],
    [1, ['temple']],
    [has('healer', 2), has('masterHealing', 1)],
  ),
  character(
    'vallor',
    'wat-of-the-watch',
    ['Wat of the Watch', 'Wat de la Guardia'],
    [2, 'S', 4],
    [2, ['townHall']],
    [has('defender'), has('expertDefence', 1)],
  ),
]
