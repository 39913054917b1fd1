import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { asks, at, board, card, RIFLE, routes, SEED, SHORT, weapon } from './layout.ts'

const activate = asks('activate')

/** A space of the crossroads, counted from the south as the match fragments do. */
const on = (x: number, y: number) => ({ column: x, row: 15 - y })
const aims = (...numbers: string[]) => numbers.map((number) => card(`aim-${number}`))

const CROSSROADS = { board: { content: 'crossroads' }, abilities: [], seed: null }
const PASS = { reaction: { card: null } }

const wraithOfE57 = (answers: JsonObject[]) => ({
  ...CROSSROADS,
  automaton: { cell: on(9, 13), legend: card('wraith'), arsenal: SHORT },
  enemies: [
    { id: 'bangalore', cell: on(7, 6) },
    { id: 'lifeline', cell: on(1, 3) },
  ],
  squadmate: on(7, 12),
  hands: [
    { enemy: 'bangalore', cards: ['under-smoke', 'double-time'] },
    { enemy: 'lifeline', cards: ['care-kit'] },
  ],
  feats: [card('gf-01')],
  routes: routes('rc-01', 'rc-02'),
  cards: aims('11', '08'),
  answers,
})
const SMOKE = { reaction: { card: 'under-smoke', difficulty: 5 } }
const RUN = { reaction: { card: 'double-time', changes: [{ id: 'bangalore', cell: on(8, 5) }] } }

const fragments: WorkedExample[] = [
  activate('AE-57', 'stopped by the first reaction', 'react.human-target', wraithOfE57([]), {
    question: { kind: 'reaction', legend: 'bangalore', phase: 'before', cards: ['under-smoke'] },
    situation: { automaton: { cell: on(9, 12), charges: 2, shotThisActivation: true } },
  }),
  activate('AE-57', 'stopped by the second reaction', 'shot.core-rest', wraithOfE57([SMOKE]), {
    question: { kind: 'reaction', legend: 'bangalore', phase: 'after', cards: ['double-time'] },
    situation: { enemies: [{ id: 'bangalore', shield: 0, health: 34 }, {}] },
  }),
  ...[
    'activation.no-ap',
    'activation.skip',
    'activation.legend-differences',
    'priority.fixed',
    'priority.arsenal-ranges',
    'activefeat.draw',
    'feat.sections',
    'optimal.interrupt',
    'proc.selected-once',
    'proc.charges-before-move',
    'shot.flags',
    'step11.discard',
    'tactical.no-optimal',
  ].map((rule) =>
    activate('AE-57', 'Wraith, from step 1 to step 11', rule, wraithOfE57([SMOKE, RUN]), {
      question: null,
      situation: {
        automaton: { cell: on(11, 11), charges: 2, shotThisActivation: true, shotThisRound: true },
        enemies: [
          { id: 'bangalore', cell: on(8, 5), shield: 0, health: 34, role: 'primary' },
          { id: 'lifeline', role: 'secondary' },
        ],
      },
      unused: { routes: 0, feats: 0, cards: 0 },
    }),
  ),
  activate(
    'AE-57',
    'Gibraltar moves by a card, then by a procedure',
    'feat.movement',
    {
      ...CROSSROADS,
      automaton: { cell: on(7, 12), legend: card('gibraltar'), arsenal: RIFLE },
      enemies: [
        { id: 'bangalore', cell: on(8, 5), shield: 0, health: 34 },
        { id: 'lifeline', cell: on(1, 3) },
      ],
      squadmate: on(11, 11),
      feats: [card('gf-05')],
      routes: routes('rc-05', 'rc-10'),
      cards: aims('02', '14', '09'),
    },
    {
      situation: {
        automaton: { cell: on(6, 10), charges: 2 },
        enemies: [{ id: 'bangalore', shield: 0, health: 8 }, {}],
      },
    },
  ),
  ...['respawn.when', 'respawn.enemy-space', 'step8.feat'].map((rule) =>
    activate(
      'AE-60',
      'back at a beacon, then all the steps',
      rule,
      {
        ...CROSSROADS,
        automaton: { cell: null, legend: card('wraith'), arsenal: SHORT, charges: 2 },
        enemies: [
          { id: 'bangalore', cell: on(8, 5), shield: 0, health: 8 },
          { id: 'lifeline', cell: on(6, 6) },
        ],
        squadmate: on(11, 11),
        feats: [card('gf-10')],
        routes: routes('rc-07'),
      },
      { situation: { automaton: { cell: on(12, 4), charges: 5, shotThisRound: false } } },
    ),
  ),
  activate(
    'AE-61',
    'an empty Feat deck is shuffled anew',
    'feat.deck-empty',
    {
      ...CROSSROADS,
      automaton: { cell: on(6, 9), legend: card('wraith'), arsenal: SHORT, charges: 0 },
      enemies: [
        { id: 'lifeline', cell: on(0, 0), shield: 10 },
        { id: 'bangalore', cell: on(1, 0) },
      ],
      featDeck: [],
      feats: [card('gf-04')],
      routes: routes('rc-10', 'rc-08'),
    },
    { question: null, unused: { routes: 0, feats: 0 } },
  ),
  ...['shot.primary-dead-other-left', 'priority.no-checkpoint'].map((rule) =>
    activate(
      'AE-62',
      'the primary enemy is eliminated',
      rule,
      {
        ...CROSSROADS,
        automaton: { cell: on(9, 12), legend: card('wraith'), arsenal: SHORT, charges: 2 },
        enemies: [
          { id: 'bangalore', cell: on(7, 6), shield: 0, health: 8 },
          { id: 'lifeline', cell: on(1, 3) },
        ],
        feats: [card('gf-10')],
        cards: aims('14', '02'),
        routes: routes('rc-01', 'rc-02'),
      },
      {
        question: null,
        situation: {
          enemies: [
            { id: 'bangalore', cell: null, role: null },
            { id: 'lifeline', role: 'primary' },
          ],
        },
      },
    ),
  ),
  activate(
    'AE-69',
    'out of a danger zone',
    'danger.procedure',
    {
      ...CROSSROADS,
      automaton: { cell: on(9, 8), legend: card('wraith'), arsenal: SHORT, charges: 0 },
      enemies: [{ id: 'lifeline', cell: on(1, 3) }],
      zones: [
        {
          id: 'thunder',
          cause: 'pendingArea',
          spaces: [7, 8, 9, 10].flatMap((y) => [7, 8, 9, 10, 11].map((x) => on(x, y))),
        },
      ],
      feats: [card('gf-06')],
      routes: routes('rc-10'),
    },
    { unused: { routes: 0 } },
  ),
]

const fragmentsOfReactions: WorkedExample[] = [
  activate(
    'AE-68',
    'a squadmate of the teammate reacts, too',
    'react.after',
    {
      ...CROSSROADS,
      automaton: { cell: on(8, 12), legend: card('wraith'), arsenal: SHORT },
      enemies: [
        { id: 'gibraltar', cell: on(8, 8), shield: 10, health: 30 },
        { id: 'lifeline', cell: on(1, 3) },
      ],
      automata: [{ enemy: 'gibraltar', charges: 0, feats: [card('gf-02')] }],
      hands: [{ enemy: 'lifeline', cards: ['combat-medic'] }],
      feats: [card('gf-10')],
      cards: aims('10', '13'),
      answers: [{ reaction: { card: 'combat-medic', changes: [{ id: 'gibraltar', health: 28 }] } }],
      seed: SEED,
    },
    { question: null, situation: { enemies: [{ id: 'gibraltar', shield: 5, health: 28, charges: 0 }, {}] } },
  ),
  activate(
    'AE-07',
    'the two points of procedure B are spent',
    'move.must-spend',
    {
      board: board(),
      automaton: { cell: at(2, 5), legend: card('bangalore'), arsenal: RIFLE, shotThisActivation: false },
      enemies: [{ id: 'wraith', cell: at(9, 5) }],
      abilities: [],
      feats: [card('gf-10')],
      routes: routes('rc-08', 'rc-01', 'rc-09'),
      cards: aims('01', '02', '03'),
      seed: null,
    },
    { question: null },
  ),
]

const CLOSE_UP = { described: { id: 'e-05', weapons: [weapon('R-99', 2, 6), weapon('P2020', 2, 6)] } }
const HARMLESS = { described: { id: 'short', weapons: [weapon('Fist', 1, 1), weapon('Stick', 1, 1)] } }

/** An activation on an open board; the draws are given, and the enemy stands where it can be seen. */
const open = (more: JsonObject = {}, automaton: JsonObject = {}) => ({
  board: board(),
  automaton: { cell: at(3, 3), legend: card('gibraltar'), arsenal: HARMLESS, ...automaton },
  enemies: [{ id: 'lifeline', cell: at(9, 9) }],
  abilities: [],
  feats: [card('gf-10')],
  routes: routes('rc-01', 'rc-02', 'rc-03', 'rc-04'),
  seed: null,
  ...more,
})
const own = (step: number, ...lines: JsonObject[]) => ({ described: { id: 'own', step, lines } })

const teammateOfE67 = (answers: JsonObject[]) => ({
  ...CROSSROADS,
  automaton: { cell: null, role: 'teammate', legend: card('lifeline'), arsenal: SHORT },
  enemies: [{ id: 'wraith', cell: on(8, 8) }],
  feats: [card('gf-10')],
  seed: SEED,
  answers,
})

const effects: WorkedExample[] = [
  ...['optimal.one-check', 'feat.order', 'feat.interrupted', 'priority.preference'].map((rule) =>
    activate(
      'AE-05',
      'a transfer brings a shot at once',
      rule,
      open(
        {
          enemies: [{ id: 'gibraltar', cell: at(9, 9) }],
          feats: [own(5, { effects: [{ transferEnemy: { to: 'near' } }, { gainCharges: 1 }] })],
          cards: aims('14'),
        },
        { legend: card('wraith'), arsenal: CLOSE_UP },
      ),
      {
        question: null,
        situation: {
          automaton: { shotThisActivation: true },
          enemies: [{ id: 'gibraltar', cell: at(2, 2), shield: 12 }],
        },
      },
    ),
  ),
  ...['use.frag-resolve', 'use.frag-not-a-shot', 'use.frag-orientation', 'use.frag-target'].map((rule) =>
    activate(
      'AE-03',
      'a grenade that drifts to the east',
      rule,
      open(
        {
          enemies: [
            { id: 'gibraltar', cell: at(5, 3), health: 30 },
            { id: 'wraith', cell: at(6, 5) },
          ],
          feats: [own(5, { effects: [{ frag: { range: { min: 3, max: 5 } } }] })],
          cards: aims('11', '12'),
        },
        { cell: at(2, 2), legend: card('bangalore') },
      ),
      {
        situation: {
          enemies: [
            { id: 'gibraltar', shield: 10, health: 30 },
            { id: 'wraith', shield: 20 },
          ],
        },
      },
    ),
  ),
  activate(
    'AE-15',
    'an Automaton shoots an Automaton',
    'react.enemy-in-reaction',
    open(
      {
        enemies: [
          { id: 'wraith', cell: at(7, 3), shield: 12 },
          { id: 'bangalore', cell: at(3, 10) },
        ],
        automata: [{ enemy: 'wraith', charges: 0, feats: [card('gf-02')] }],
        feats: [card('gf-01')],
        cards: aims('13', '08', '02'),
      },
      { arsenal: RIFLE, charges: 2, role: 'teammate' },
    ),
    { situation: { enemies: [{ id: 'wraith', shield: 5, health: 26, charges: 0 }, {}] } },
  ),
  ...['life.damage', 'life.eliminated', 'life.reset-values', 'life.off-board', 'shot.last-enemy'].map((rule) =>
    activate(
      'AE-37',
      'the only enemy falls to the first shot',
      rule,
      open(
        {
          enemies: [{ id: 'wraith', cell: at(7, 3), shield: 0, health: 5 }],
          automata: [{ enemy: 'wraith', feats: [card('gf-01')], maxShield: 30, maxHealth: 50 }],
          cards: aims('14', '13', '02'),
        },
        { arsenal: RIFLE },
      ),
      { situation: { enemies: [{ cell: null, shield: 30, health: 50 }], automaton: { shotThisActivation: true } } },
    ),
  ),
  activate(
    'AE-33',
    'nobody to fight',
    'priority.no-enemies',
    open({ enemies: [] }, { shield: 5, health: 35, charges: 4 }),
    {
      situation: { automaton: { shield: 15, health: 40, charges: 5 } },
      unused: { feats: 1 },
    },
  ),
  activate(
    'AE-49',
    'what comes instead of a cost',
    'feat.spend',
    open({ feats: [card('gf-06')], sight: [] }, { charges: 0, legend: card('bangalore'), health: 20 }),
    {
      situation: { automaton: { health: 30 } },
    },
  ),
  activate(
    'AE-72',
    'nothing is paid for nothing',
    'feat.pay-only-if-possible',
    open({ feats: [card('gf-07')], sight: [] }),
    {
      question: null,
    },
  ),
  ...['feat.binding', 'apex.push.path'].map((rule) =>
    activate(
      'AE-72',
      'the secondary enemy is adjacent: hurt and pushed',
      rule,
      open({
        enemies: [
          { id: 'wraith', cell: at(9, 9), shield: 0, health: 10 },
          { id: 'lifeline', cell: at(4, 3) },
        ],
        sight: [],
        feats: [card('gf-09')],
      }),
      {
        situation: {
          enemies: [
            { id: 'wraith', health: 10 },
            { id: 'lifeline', cell: at(5, 3), shield: 16 },
          ],
        },
      },
    ),
  ),
  activate(
    'constructed',
    'a pushed Automaton falls onto an occupied space',
    'scope.push-fall',
    {
      ...open({
        board: board({ buildings: [{ ...at(3, 3), columns: 2, rows: 1, level: 1 }] }),
        enemies: [{ id: 'wraith', cell: at(4, 3) }],
        automata: [{ enemy: 'wraith' }],
        occupied: [at(5, 3)],
        feats: [card('gf-09')],
        sight: [],
      }),
    },
    { situation: { enemies: [{ cell: at(4, 2), shield: 12 }] } },
  ),
  activate(
    'AE-72',
    'whoever is gone after one effect is not hurt by the next, and nobody else either',
    'shot.primary-dead-other-left',
    open({
      enemies: [
        { id: 'wraith', cell: at(4, 3), shield: 0, health: 4 },
        { id: 'lifeline', cell: at(2, 3) },
      ],
      sight: [],
      feats: [own(5, { effects: [{ damage: { amount: 4 } }, { damage: { amount: 4 } }] })],
    }),
    {
      situation: {
        enemies: [
          { id: 'wraith', cell: null },
          { id: 'lifeline', cell: at(2, 3), shield: 20 },
        ],
      },
    },
  ),
  activate(
    'constructed',
    'where somebody stands it does not fall',
    'scope.push-fall',
    open({
      board: board({ buildings: [{ ...at(3, 3), columns: 2, rows: 1, level: 1 }] }),
      enemies: [{ id: 'wraith', cell: at(4, 3) }],
      automata: [{ enemy: 'wraith' }],
      occupied: [at(5, 3), at(4, 2)],
      feats: [card('gf-09')],
      sight: [],
    }),
    { situation: { enemies: [{ cell: at(4, 4), shield: 12 }] } },
  ),
  activate(
    'constructed',
    'a pushed player chooses where to go',
    'apex.push.collision-fall',
    open({
      board: board({ buildings: [{ ...at(3, 3), columns: 2, rows: 1, level: 1 }] }),
      enemies: [{ id: 'wraith', cell: at(4, 3) }],
      occupied: [at(5, 3)],
      feats: [card('gf-09')],
      sight: [],
    }),
    { question: { kind: 'pushPlace', legend: 'wraith' } },
  ),
  activate(
    'constructed',
    'a beacon where a space is asked for',
    'apex.push.collision-fall',
    open({
      board: board({ buildings: [{ ...at(3, 3), columns: 2, rows: 1, level: 1 }] }),
      enemies: [{ id: 'wraith', cell: at(4, 3) }],
      occupied: [at(5, 3)],
      feats: [card('gf-09')],
      sight: [],
      answers: [{ beacon: 'r1' }],
    }),
  ),
  activate(
    'constructed',
    'a space that nobody offered',
    'apex.push.collision-fall',
    open({
      board: board({ buildings: [{ ...at(3, 3), columns: 2, rows: 1, level: 1 }] }),
      enemies: [{ id: 'wraith', cell: at(4, 3) }],
      occupied: [at(5, 3)],
      feats: [card('gf-09')],
      sight: [],
      answers: [{ space: at(0, 0) }],
    }),
  ),
  activate(
    'AE-66',
    'an Ability in step 9',
    'step9.abilities',
    { ...open({ sight: [] }, { charges: 2 }), abilities: [card('aa-03'), card('aa-04')] },
    { situation: { tokens: { ultimate: 1 } } },
  ),
  activate(
    'constructed',
    'ravens on both enemies',
    'feat.attach',
    {
      ...open(
        {
          enemies: [
            { id: 'wraith', cell: at(5, 5), shield: 0 },
            { id: 'lifeline', cell: at(3, 5) },
          ],
          sight: [],
        },
        { legend: card('bloodhound'), charges: 1 },
      ),
      abilities: [card('aa-09')],
    },
    { situation: { tokens: { tactical: 0 }, supply: [{ figure: 'smoke' }, { figure: 'raven', count: 1 }, {}, {}] } },
  ),
  activate(
    'constructed',
    'damage to all enemies goes to those in range',
    'priority.preference',
    open({
      enemies: [
        { id: 'lifeline', cell: at(4, 4), health: 30 },
        { id: 'wraith', cell: at(9, 9) },
      ],
      feats: [own(5, { effects: [{ damage: { enemy: 'all', amount: 5, range: { min: 1, max: 3 } } }] })],
      sight: [],
    }),
    {
      situation: {
        enemies: [
          { id: 'lifeline', shield: 15 },
          { id: 'wraith', shield: 20 },
        ],
      },
    },
  ),
  activate(
    'constructed',
    'grenades at all enemies: one at each',
    'use.frag-target',
    open({
      enemies: [
        { id: 'lifeline', cell: at(3, 6), health: 30 },
        { id: 'wraith', cell: at(7, 3) },
      ],
      feats: [own(5, { effects: [{ frag: { enemy: 'all' } }] })],
      cards: aims('12', '14', '12', '14'),
      sight: [],
    }),
    {
      situation: {
        enemies: [
          { id: 'lifeline', shield: 0 },
          { id: 'wraith', shield: 0 },
        ],
      },
    },
  ),
  activate(
    'constructed',
    'an effect that names the secondary enemy settles nothing for the next one',
    'priority.preference',
    open({
      enemies: [
        { id: 'lifeline', cell: at(3, 6), health: 30 },
        { id: 'wraith', cell: at(7, 3) },
      ],
      feats: [own(5, { effects: [{ transferEnemy: { enemy: 'secondary', to: 'near' } }, { damage: { amount: 4 } }] })],
      sight: [],
    }),
    {
      situation: {
        enemies: [
          { id: 'lifeline', shield: 16 },
          { id: 'wraith', cell: at(2, 2), shield: 20 },
        ],
      },
    },
  ),
  activate(
    'constructed',
    'a figure is attached to nobody where no condition settles on an enemy',
    'activation.no-ap',
    open({ feats: [own(5, { effects: [{ attach: { figure: 'raven', max: 2 } }] })], sight: [] }),
    { situation: { supply: [{ figure: 'smoke' }, { figure: 'raven', count: 3 }, {}, {}] } },
  ),
  activate(
    'constructed',
    'the reaction of the active Feat is not used',
    'feat.bottom-unused',
    open({ feats: [card('gf-02')], sight: [] }),
    { question: null },
  ),
  activate(
    'AE-47',
    'eliminated by its own grenade',
    'life.eliminated-in-own-activation',
    open(
      {
        enemies: [{ id: 'wraith', cell: at(3, 5) }],
        feats: [own(5, { effects: [{ frag: { range: { min: 1, max: 5 } } }] })],
        cards: aims('02', '12'),
        sight: [],
      },
      { shield: 0, health: 10 },
    ),
    { situation: { automaton: { cell: null, shield: 20, health: 40 } } },
  ),
  activate(
    'constructed',
    'sight that opens by destruction brings no shot',
    'optimal.no-continuous',
    open(
      {
        board: board({
          objects: [{ id: 'crate', kind: 'crate', tags: ['DESTRUCTIBLE'], cells: [at(3, 4)] }],
        }),
        enemies: [{ id: 'wraith', cell: at(3, 9) }],
        feats: [own(5, { effects: [{ movement: { mp: 1, left: 'W', right: 'X' } }] })],
      },
      {},
    ),
    { situation: { destroyed: ['crate'] } },
  ),
  activate('AE-67', 'the player is asked where a teammate comes back', 'scope.boxes', teammateOfE67([]), {
    question: { kind: 'respawnSpace', legend: 'lifeline' },
  }),
  activate(
    'AE-67',
    'a teammate comes back where the player says',
    'respawn.teammate',
    teammateOfE67([{ space: on(14, 7) }]),
    { question: null },
  ),
  activate('AE-67', 'a space without a beacon', 'respawn.teammate', teammateOfE67([{ space: on(8, 4) }])),
  activate(
    'AE-70',
    'equal beacons: nobody is asked',
    'choice.default',
    {
      ...CROSSROADS,
      automaton: { cell: null, legend: card('wraith'), arsenal: SHORT },
      enemies: [
        { id: 'lifeline', cell: on(1, 14) },
        { id: 'bangalore', cell: on(14, 1) },
      ],
      seed: SEED,
    },
    { question: null },
  ),
  activate(
    'constructed',
    'a card that was not offered',
    'react.human-target',
    wraithOfE57([{ reaction: { card: 'care-kit' } }]),
  ),
  activate('constructed', 'no Feat was reported', 'feat.deck-empty', { ...open(), feats: [] }),
  activate('constructed', 'no aim card was reported', 'apex.aim.possible-cards', {
    ...open({ enemies: [{ id: 'wraith', cell: at(7, 3) }] }, { arsenal: RIFLE }),
  }),
  activate('constructed', 'two reactions passed', 'react.human-target', wraithOfE57([PASS, PASS]), {
    question: null,
    situation: { enemies: [{ id: 'bangalore', cell: on(7, 6) }, {}] },
  }),
]

/** Worked examples of whole activations. */
export const AUTOMATA_ACTIVATION_EXAMPLES: readonly WorkedExample[] = [
  ...fragments,
  ...fragmentsOfReactions,
  ...effects,
]
