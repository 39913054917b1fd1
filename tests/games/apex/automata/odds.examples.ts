import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { asks, at, board, CLOSE, card, closed, RIFLE, routes, SHORT, sight, weapon, zipline } from './layout.ts'

const priorities = asks('set-priorities-odds')
const colours = asks('squad-colour-odds')
const movement = asks('resolve-movement-odds')
const activation = asks('activate-odds')
const shot = asks('aim-odds')

const half = { fraction: '1/2', decimal: 0.5 }
const quarter = { fraction: '1/4', decimal: 0.25 }
const twelfth = { fraction: '1/12', decimal: 0.083333 }
const certain = { fraction: '1', decimal: 1 }
const never = { fraction: '0', decimal: 0 }

const facing = (enemies: JsonObject[]) => ({
  board: board(),
  automaton: { cell: at(5, 5), arsenal: RIFLE },
  enemies,
})

const ofPriorities: WorkedExample[] = [
  priorities(
    'AE-23',
    'one half each where nothing decides',
    'priority.random-draw',
    facing([
      { id: 'wraith', cell: at(9, 5) },
      { id: 'lifeline', cell: at(5, 9) },
    ]),
    {
      criterion: 'E',
      primaries: [
        { id: 'wraith', probability: half },
        { id: 'lifeline', probability: half },
      ],
    },
  ),
  priorities(
    'AE-22',
    'the nearer one for certain',
    'priority.list',
    facing([
      { id: 'wraith', cell: at(11, 5) },
      { id: 'lifeline', cell: at(5, 7) },
    ]),
    { criterion: 'D', primaries: [{ id: 'lifeline', probability: certain }] },
  ),
  priorities('AE-33', 'nobody is on the board', 'priority.no-enemies', facing([{ id: 'wraith', cell: null }]), {
    criterion: 'noEnemies',
    primaries: [],
  }),
  priorities(
    'AE-35',
    'the only enemy on the board',
    'priority.single-enemy',
    facing([{ id: 'wraith', cell: at(1, 1) }]),
    {
      criterion: 'only',
      primaries: [{ id: 'wraith', probability: certain }],
    },
  ),
]

const ofColours: WorkedExample[] = [
  colours('AE-56', 'half of the aim cards of the content', 'setup.colour-draw', {}, { red: half, blue: half }),
  colours(
    'constructed',
    'an own deck with one high card of four',
    'setup.colour-draw',
    { aimDeck: [10, 45, 50, 20].map((value) => ({ value })) },
    { red: { fraction: '1/4', decimal: 0.25 }, blue: { fraction: '3/4', decimal: 0.75 } },
  ),
]

/** One space to go, towards an enemy that no weapon reaches. */
const oneStep = (more: JsonObject = {}) => ({
  board: board(),
  automaton: { cell: at(5, 5), arsenal: CLOSE },
  enemies: [{ id: 'wraith', cell: at(5, 11) }],
  primary: 'wraith',
  mp: 1,
  left: 'W',
  right: 'G',
  ...more,
})

/** A weapon that reaches as far as the enemy stands after one space. */
const FAR = { described: { id: 'far', weapons: [weapon('Rod', 5, 5), weapon('Stick', 1, 1)] } }

const ofMovement: WorkedExample[] = [
  movement('AE-29', 'twelve cards, five first spaces', 'route.shared-deck', oneStep(), {
    ends: [
      { cell: at(5, 6), probability: { fraction: '1/3', decimal: 0.333333 } },
      { cell: at(4, 6), probability: quarter },
      { cell: at(6, 6), probability: quarter },
      { cell: at(4, 5), probability: twelfth },
      { cell: at(6, 5), probability: twelfth },
    ],
    shoots: never,
  }),
  movement(
    'AE-30',
    'eleven cards are left after one that was reported',
    'move.path-end',
    oneStep({ mp: 3, routes: routes('rc-10') }),
    { shoots: never },
  ),
  movement(
    'AE-30',
    'a card that is reported later does not come before',
    'route.shared-deck',
    oneStep({ mp: 3, routes: [card('rc-10'), null, card('rc-01')] }),
    { cards: ['rc-02', 'rc-03', 'rc-04', 'rc-05', 'rc-06', 'rc-07', 'rc-08', 'rc-09', 'rc-11', 'rc-12'].map(card) },
  ),
  movement(
    'AE-14',
    'a step nearer it shoots, and the step is no shot',
    'route.shared-deck',
    oneStep({ automaton: { cell: at(5, 5), arsenal: FAR } }),
    { shoots: { fraction: '5/6', decimal: 0.833333 } },
  ),
  movement(
    'constructed',
    'after twelve cards, described as they lie here, all twelve may come again',
    'route.shared-deck',
    {
      ...oneStep({ mp: 12 }),
      board: board({ objects: [zipline('near', 'far', 4, 1), zipline('far', 'near', 6, 5)] }),
      automaton: { cell: at(5, 0), arsenal: CLOSE },
      enemies: [
        { id: 'wraith', cell: at(5, 11) },
        { id: 'gibraltar', cell: at(11, 0) },
      ],
      routes: Array.from({ length: 12 }, (_, index) => ({
        described: {
          id: `rc-${String(index + 1).padStart(2, '0')}`,
          white: [{ right: 0, forward: 1 }],
          green: [{ right: 0, forward: -1 }],
        },
      })),
    },
    { cards: Array.from({ length: 12 }, (_, index) => card(`rc-${String(index + 1).padStart(2, '0')}`)) },
  ),
  movement('AE-54', 'an X needs no card', 'move.x-first-check', oneStep({ left: 'X' }), {
    cards: [],
    ends: [{ cell: at(5, 5), probability: certain }],
    shoots: never,
  }),
  movement(
    'AE-28',
    'all ways are closed, whatever comes',
    'route.shared-deck',
    {
      ...oneStep(),
      board: board({
        objects: [
          [4, 4],
          [4, 5],
          [4, 6],
          [5, 4],
          [5, 6],
          [6, 4],
          [6, 5],
          [6, 6],
        ].map(([x = 0, y = 0]) => closed(`rock-${x}-${y}`, x, y)),
      }),
    },
    { ends: [{ cell: at(5, 5), probability: certain }] },
  ),
  movement('constructed', 'a card reported twice', 'route.one-of-each', oneStep({ routes: routes('rc-01', 'rc-01') })),
]

const acting = (more: JsonObject = {}) => ({
  board: board(),
  automaton: { cell: at(3, 3), legend: card('gibraltar'), arsenal: SHORT },
  enemies: [{ id: 'wraith', cell: at(9, 9) }],
  abilities: [],
  feats: [card('gf-10')],
  sight: [],
  ...more,
})

const ofActivations: WorkedExample[] = [
  activation('AE-07', 'by each card that may come', 'route.shared-deck', acting(), { targets: [], needs: null }),
  activation('AE-33', 'nobody to fight, so no card is needed', 'priority.no-enemies', acting({ enemies: [] }), {
    cards: [],
    ends: [{ cell: at(3, 3), probability: certain }],
    needs: null,
  }),
  activation(
    'AE-05',
    'a Shot needs aim cards',
    'optimal.effect',
    acting({ enemies: [{ id: 'wraith', cell: at(3, 4) }], sight: sight([at(3, 3), at(3, 4)]) }),
    { cards: [], targets: [{ id: 'wraith', probability: certain }], needs: 'cards' },
  ),
  activation('constructed', 'without a Feat it does not begin to move', 'activation.no-ap', acting({ feats: [] }), {
    cards: [],
    needs: 'feats',
  }),
  activation('constructed', 'an Automaton with too many Charges', 'charge.limit', {
    ...acting(),
    automaton: { cell: at(3, 3), legend: card('gibraltar'), arsenal: SHORT, charges: 6 },
  }),
]

const SURE = { described: { id: 'sure', weapons: [weapon('Rod', 4, 4), weapon('Stick', 1, 1)] } }

const ofShots: WorkedExample[] = [
  shot(
    'constructed',
    'one card, difficulty 50: half of the cards hit',
    'shot.difficulty',
    {
      board: board(),
      automaton: { cell: at(3, 3), arsenal: SURE },
      enemies: [{ id: 'wraith', cell: at(3, 6), shield: 0, health: 4, role: 'primary' }],
      cause: 'step7',
    },
    { target: 'wraith', difficulty: 50, cards: 1, anyHit: half, eliminates: half },
  ),
  shot(
    'constructed',
    'what Zones add makes it harder',
    'shot.target',
    {
      board: board(),
      automaton: { cell: at(3, 3), arsenal: SURE },
      enemies: [{ id: 'wraith', cell: at(3, 6), role: 'primary' }],
      cause: 'optimal',
      zoneDifficulty: 10,
      helmet: { token: 'helmet-epic' },
    },
    { target: 'wraith', difficulty: 60 },
  ),
  shot('AE-36', 'nobody is in reach', 'step7.condition', {
    board: board(),
    automaton: { cell: at(3, 3), arsenal: SURE },
    enemies: [{ id: 'wraith', cell: at(3, 10), role: 'primary' }],
    cause: 'step7',
  }),
]

/** Worked examples of the odds of Automata. */
export const AUTOMATA_ODDS_EXAMPLES: readonly WorkedExample[] = [
  ...ofPriorities,
  ...ofColours,
  ...ofMovement,
  ...ofActivations,
  ...ofShots,
]
