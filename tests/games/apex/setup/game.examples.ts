import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const setup = (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.setup',
  input,
  ...(outcome === undefined ? {} : { outcome }),
})

const setups: WorkedExample[] = [
  setup(
    'E-82',
    'decks, bags and hands of the introductory game',
    'apex.setup.decks',
    {},
    {
      introductory: true,
      stock: [
        {
          moment: 'laidOut',
          weaponDeck: 48,
          supplyBinDeck: 18,
          ringDeck: 7,
          bags: { common: 50, rare: 52, epic: 35 },
          featDeck: 8,
        },
        { moment: 'poolsDrawn', weaponDeck: 32, bags: { common: 34, rare: 36, epic: 35 } },
        { moment: 'dropPrepared', weaponDeck: 32, bags: { epic: 31 }, featDeck: 5, featsInHand: 3 },
      ],
    },
  ),
  ...['apex.setup.default-game', 'apex.setup.board', 'apex.setup.bags', 'apex.setup.ring', 'apex.stage2.prepare'].map(
    (rule) =>
      setup(
        'p. 7-9',
        'markers in the corners of the board',
        rule,
        {},
        {
          ringMarkers: [
            { column: 0, row: 0 },
            { column: 15, row: 0 },
            { column: 15, row: 15 },
            { column: 0, row: 15 },
          ],
        },
      ),
  ),
  setup(
    'p. 8',
    'what is on every panel',
    'apex.setup.legend-panel',
    {},
    {
      panel: { helmet: 'helmet-starting', ammo: [0, 0], shield: 20, health: 40, deathBoxes: 2 },
    },
  ),
  setup(
    'p. 10',
    'the supply of Bangalore',
    'apex.setup.legend-kit',
    {},
    {
      kits: [{ legend: 'bangalore', squad: 'red', tokens: { tactical: 2, ultimate: 1 }, feats: 8 }, {}, {}, {}],
    },
  ),
  setup(
    'p. 8',
    'three against three, without the Ring',
    'apex.setup.players',
    { mode: '3v3', ring: false },
    { introductory: false, ringMarkers: [], stock: [{ ringDeck: 0 }, { weaponDeck: 24, bags: { common: 26 } }, {}] },
  ),
  setup('p. 8', 'squads of different size', 'apex.setup.players', {
    legends: { red: ['wraith', 'lifeline'], blue: ['gibraltar'] },
  }),
  setup('constructed', 'an unknown Legend', 'apex.content.known', {
    legends: { red: ['wraith', 'octane'], blue: ['gibraltar', 'lifeline'] },
  }),
  setup(
    'constructed',
    'Legends of one’s own with their pieces',
    'apex.setup.legend-kit',
    {
      own: { legends: [{ id: 'Octane', pieces: [{ id: 'Jump pad', count: 2 }], tokens: { tactical: 3 } }] },
      legends: { red: ['wraith', 'Octane'], blue: ['gibraltar', 'lifeline'] },
    },
    {
      kits: [
        {},
        { legend: 'Octane', pieces: [{ id: 'Jump pad', count: 2 }], tokens: { tactical: 3, ultimate: 1 } },
        {},
        {},
      ],
    },
  ),
  setup('p. 10', 'nobody is in two places', 'apex.setup.recruit-alternate', {
    legends: { red: ['wraith', 'lifeline'], blue: ['gibraltar', 'wraith'] },
  }),
]

const recruit = (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.recruit',
  input,
  ...(outcome === undefined ? {} : { outcome }),
})

const BLUE_WRAITH = { squad: 'blue', legend: 'wraith' }
const RED_GIBRALTAR = { squad: 'red', legend: 'gibraltar' }

const recruits: WorkedExample[] = [
  recruit(
    'p. 10',
    'the list of Red in the introductory game',
    'apex.setup.intro-legends',
    {},
    {
      next: 'red',
      options: ['bangalore', 'wraith'],
    },
  ),
  recruit(
    'E-82',
    'then that of Blue',
    'apex.setup.intro-legends',
    {
      recruited: [
        { squad: 'red', legend: 'wraith' },
        { squad: 'red', legend: 'bangalore' },
      ],
    },
    { next: 'blue', options: ['gibraltar', 'bloodhound'], red: ['wraith', 'bangalore'] },
  ),
  recruit(
    'p. 10',
    'in 3v3 Lifeline as well',
    'apex.setup.intro-legends',
    { mode: '3v3' },
    { options: ['bangalore', 'wraith', 'lifeline'] },
  ),
  recruit(
    'constructed',
    'a Legend of one’s own may be chosen like the others',
    'apex.setup.recruit-alternate',
    {
      introductory: false,
      own: { legends: [{ id: 'Octane' }, { id: 'Caustic' }] },
      recruited: [{ squad: 'blue', legend: 'Octane' }],
    },
    {
      next: 'red',
      blue: ['Octane'],
      options: ['gibraltar', 'bangalore', 'wraith', 'bloodhound', 'lifeline', 'pathfinder', 'Caustic'],
    },
  ),
  recruit('p. 10', 'otherwise Blue begins', 'apex.setup.recruit-alternate', { introductory: false }, { next: 'blue' }),
  recruit(
    'p. 10',
    'and the squads take turns',
    'apex.setup.recruit-alternate',
    { introductory: false, recruited: [BLUE_WRAITH] },
    { next: 'red', options: ['gibraltar', 'bangalore', 'bloodhound', 'lifeline', 'pathfinder'] },
  ),
  recruit(
    'p. 10',
    'until both are complete',
    'apex.setup.recruit-alternate',
    {
      introductory: false,
      recruited: [
        BLUE_WRAITH,
        RED_GIBRALTAR,
        { squad: 'blue', legend: 'lifeline' },
        { squad: 'red', legend: 'bangalore' },
      ],
    },
    { next: null, options: [], unused: ['bloodhound', 'pathfinder'] },
  ),
  recruit('p. 10', 'not out of turn', 'apex.setup.recruit-alternate', {
    introductory: false,
    recruited: [RED_GIBRALTAR],
  }),
  recruit('p. 10', 'nobody twice', 'apex.setup.recruit-alternate', {
    introductory: false,
    recruited: [BLUE_WRAITH, { squad: 'red', legend: 'wraith' }],
  }),
  recruit('constructed', 'not more than the mode has', 'apex.setup.recruit-alternate', {
    introductory: false,
    recruited: [
      BLUE_WRAITH,
      RED_GIBRALTAR,
      { squad: 'blue', legend: 'lifeline' },
      { squad: 'red', legend: 'bangalore' },
      { squad: 'blue', legend: 'pathfinder' },
    ],
  }),
  recruit('p. 10', 'nobody of the other list', 'apex.setup.intro-legends', {
    recruited: [{ squad: 'red', legend: 'gibraltar' }],
  }),
  recruit('constructed', 'an unknown Legend', 'apex.content.known', {
    recruited: [{ squad: 'red', legend: 'octane' }],
  }),
]

const draw = (says: string, more: JsonObject, outcome: JsonObject): WorkedExample => ({
  id: 'p. 10',
  says,
  rule: 'apex.setup.initiative-draw',
  operation: 'apex.initiative-draw',
  input: { first: 'Foxes', second: 'Owls', cards: [{ card: 'aim-05' }, { card: 'aim-12' }], ...more },
  outcome,
})

const colours: WorkedExample[] = [
  draw('in other games the higher card has to choose', { introductory: false }, { red: null, chooses: 'Owls' }),
  draw(
    'it may choose to be Blue',
    { introductory: false, colour: 'blue' },
    { red: 'Foxes', blue: 'Owls', chooses: null },
  ),
  draw('or Red', { introductory: false, colour: 'red' }, { red: 'Owls', blue: 'Foxes' }),
]

export const GAME_EXAMPLES: readonly WorkedExample[] = [...setups, ...recruits, ...colours]
