import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import {
  asks,
  at,
  beacon,
  board,
  card,
  closed,
  type Drawn,
  fragile,
  roof,
  SHORT,
  SIDE,
  sight,
  zipline,
} from './layout.ts'

const enter = asks('can-enter')
const step = (to: JsonObject, more: JsonObject = {}, drawn: Drawn = {}) => ({
  board: board(drawn),
  from: at(5, 5),
  to,
  mpAfter: 1,
  ...more,
})

const entries: WorkedExample[] = [
  enter('constructed', 'a free space', 'move.step-legal', step(at(5, 6)), { legal: true, violations: [] }),
  enter('AE-11', 'two levels up', 'move.forbidden', step(at(5, 6), {}, { buildings: roof(5, 6, 1, 2) }), {
    legal: false,
    violations: [{ reason: 'TWO_LEVELS_UP' }],
  }),
  enter(
    'constructed',
    'a jump pad',
    'move.extra-impassable',
    step(at(5, 6), {}, { objects: [{ id: 'pad', kind: 'jumpPad', cells: [at(5, 6)] }] }),
    { legal: false, violations: [{ rule: 'apex.automata.move.forbidden', reason: 'IMPASSABLE' }] },
  ),
  enter(
    'AE-46',
    'beside a trap that it is not yet beside',
    'move.danger-entry',
    step(at(4, 5), {
      ring: { left: 0, top: 0, right: 3, bottom: 3, damage: 2 },
      zones: [{ id: 'nox', cause: 'entry', spaces: [at(4, 5)] }],
    }),
    { legal: false, violations: [{ reason: 'DANGER_ZONE' }] },
  ),
  enter(
    'AE-46',
    'outside the Ring to outside the Ring',
    'move.cost',
    step(at(6, 5), { ring: { left: 0, top: 0, right: 3, bottom: 3, damage: 2 } }),
    { legal: true },
  ),
  enter(
    'AE-47',
    'danger no longer counts',
    'move.cost',
    step(at(4, 5), { zones: [{ id: 'nox', cause: 'entry', spaces: [at(4, 5)] }], ignoreDanger: true }),
    { legal: true },
  ),
  enter(
    'constructed',
    'everything at once',
    'move.occupied',
    step(
      at(6, 6),
      { mpAfter: 0, zones: [{ id: 'fire', cause: 'entry', spaces: [at(6, 6)] }] },
      {
        buildings: roof(6, 6, 1, 2),
        objects: [
          { ...closed('rock', 6, 6), base: 2 },
          { id: 'post', kind: 'post', tags: ['IMPASSABLE'], intersection: { x: 6, y: SIDE - 6, level: 0 } },
        ],
      },
    ),
    {
      violations: [
        { reason: 'IMPASSABLE' },
        { reason: 'TWO_LEVELS_UP' },
        { reason: 'CROSSING_BLOCKED' },
        { reason: 'OCCUPIED_END' },
        { reason: 'DANGER_ZONE' },
      ],
    },
  ),
  enter('constructed', 'two spaces away', 'move.cost', step(at(5, 7))),
  enter('constructed', 'to its own space', 'move.cost', step(at(5, 5))),
  enter('constructed', 'off the board', 'apex.grid.elements', step({ column: 12, row: 6 })),
]

const optimal = asks('check-optimal-shot')
const aimed = (cell: JsonObject, enemy: JsonObject | null, more: JsonObject = {}, automaton: JsonObject = {}) => ({
  board: board(),
  automaton: { cell, arsenal: SHORT, ...automaton },
  enemies: enemy === null ? [] : [{ id: 'gibraltar', cell: enemy }],
  primary: enemy === null ? null : 'gibraltar',
  step: 5,
  checkpoint: 'positionChanged',
  ...more,
})

const optimalShots: WorkedExample[] = [
  optimal(
    'AE-05',
    'too far at the start of step 5',
    'optimal.effect',
    aimed(at(3, 3), at(10, 10), { checkpoint: 'stepFive' }),
    { fires: false, weapon: null, violations: [{ reason: 'OUT_OF_RANGE' }] },
  ),
  ...['optimal.weapon', 'optimal.window', 'optimal.checkpoints'].map((rule) =>
    optimal('AE-05', 'a transfer brings the enemy near', rule, aimed(at(3, 3), at(2, 2)), {
      fires: true,
      weapon: 'R-99',
      weaponIndex: 0,
      violations: [],
    }),
  ),
  optimal(
    'AE-35',
    'the primary enemy is out of sight',
    'optimal.effect',
    aimed(at(3, 3), at(2, 2), { step: 6, checkpoint: 'entered', sight: [] }),
    { fires: false, violations: [{ reason: 'NO_LOS' }] },
  ),
  optimal(
    'AE-29',
    'while passing through',
    'optimal.pass-through',
    aimed(at(3, 3), at(2, 2), { step: 6, checkpoint: 'entered', spaceFree: false }),
    { fires: false, violations: [{ reason: 'PASSED_THROUGH' }] },
  ),
  optimal(
    'AE-34',
    'a shot earlier in the round does not matter',
    'optimal.effect',
    aimed(at(3, 3), at(2, 2), {}, { shotThisRound: true }),
    {
      fires: true,
    },
  ),
  optimal(
    'constructed',
    'in step 10, after a shot',
    'optimal.one-shot',
    aimed(at(3, 3), at(2, 2), { step: 10 }, { shotThisActivation: true }),
    { fires: false, violations: [{ reason: 'NOT_ACTIVE' }, { reason: 'ALREADY_SHOT' }] },
  ),
  optimal('constructed', 'without a primary enemy', 'optimal.effect', aimed(at(3, 3), null), {
    fires: false,
    violations: [{ reason: 'NO_PRIMARY' }],
  }),
]

const danger = asks('danger-zones')

const dangers: WorkedExample[] = [
  ...['danger.sources', 'danger.identity', 'danger.definition', 'move.danger-entry'].map((rule) =>
    danger(
      'AE-46',
      'outside the Ring, beside a trap',
      rule,
      {
        board: board(),
        automaton: { cell: at(5, 5) },
        ring: { left: 0, top: 0, right: 3, bottom: 3, damage: 2 },
        zones: [{ id: 'nox', cause: 'entry', spaces: [at(4, 5)] }],
      },
      {
        here: ['ring'],
        zones: [
          { id: 'nox', cause: 'entry' },
          { id: 'ring', cause: 'ring' },
        ],
        enterable: [
          { cell: at(4, 4), allowed: true },
          { cell: at(4, 5), zones: ['nox', 'ring'], allowed: false },
          ...[at(4, 6), at(5, 6), at(6, 6), at(6, 5), at(6, 4), at(5, 4)].map((cell) => ({ cell, allowed: true })),
        ],
      },
    ),
  ),
  danger(
    'AE-69',
    'an area that is hit next turn',
    'danger.sources',
    {
      board: board(),
      automaton: { cell: at(6, 4) },
      pending: [{ id: 'thunder', origin: at(6, 5), columns: 5, rows: 4, aerial: true }],
    },
    {
      here: ['thunder'],
      zones: [{ id: 'thunder', cause: 'pendingArea', object: null }],
    },
  ),
  danger(
    'constructed',
    'the Ring deals nothing in this round',
    'danger.definition',
    {
      board: board(),
      automaton: { cell: at(5, 5) },
      ring: { left: 0, top: 0, right: 3, bottom: 3, damage: 0 },
    },
    { here: [], zones: [] },
  ),
  danger('constructed', 'an area beyond the board', 'apex.grid.elements', {
    board: board(),
    automaton: { cell: at(5, 5) },
    pending: [{ id: 'thunder', origin: { column: 20, row: 0 }, columns: 5, rows: 4, aerial: true }],
  }),
]

const destroy = asks('destroy-on-path')
const path = (more: JsonObject = {}, drawn: Drawn = {}) => ({
  board: board(drawn),
  from: at(5, 5),
  card: card('rc-01'),
  facing: 'N',
  colour: 'W',
  ...more,
})

const destructions: WorkedExample[] = [
  ...['destroy.on-path', 'destroy.bookkeeping'].map((rule) =>
    destroy(
      'AE-13',
      'a node, then a trap',
      rule,
      path(
        { zones: [{ id: 'gas', cause: 'entry', spaces: [at(5, 6)], object: 'nox' }] },
        { objects: [fragile('nox', 5, 7), fragile('node', 5, 6)] },
      ),
      { destroyed: ['node', 'nox'], zonesGone: ['gas'], path: [at(5, 6), at(5, 7), at(5, 8)] },
    ),
  ),
  destroy(
    'constructed',
    'what lies between two spaces goes first',
    'destroy.bookkeeping',
    path(
      {},
      {
        objects: [
          fragile('behind', 5, 6),
          { id: 'fence', kind: 'fence', tags: ['DESTRUCTIBLE'], edges: [{ axis: 'horizontal', x: 5, y: SIDE - 6 }] },
        ],
      },
    ),
    { destroyed: ['fence', 'behind'] },
  ),
  destroy('constructed', 'nothing to destroy, off the board', 'destroy.nothing', path({ from: at(5, 11) }), {
    destroyed: [],
    zonesGone: [],
  }),
]

const ride = asks('zipline')
const PAIR = { objects: [zipline('near', 'far', 3, 4), zipline('far', 'near', 8, 4)] }
const beside = (colour: string, more: JsonObject = {}, drawn: Drawn = PAIR) => ({
  board: board(drawn),
  automaton: { cell: at(2, 3) },
  enemies: [{ id: 'gibraltar', cell: at(11, 4) }],
  primary: 'gibraltar',
  colour,
  ...more,
})

const corner = (x: number) => ({ intersection: { x, y: SIDE - 4, level: 0 } })

const rides: WorkedExample[] = [
  ...['zip.white', 'zip.tie', 'zip.always', 'zip.when'].map((rule) =>
    ride('AE-14', 'towards the enemy', rule, beside('W', { occupied: [at(9, 4)] }), {
      hop: { from: 'near', to: 'far', landing: at(9, 5) },
      tested: [{ zipline: 'near', own: 8, linked: 3, reason: 'hop' }],
    }),
  ),
  ride('AE-14', 'back again', 'zip.green', beside('G', { automaton: { cell: at(9, 5) } }), {
    hop: { from: 'far', to: 'near', landing: at(2, 3) },
  }),
  ride('constructed', 'the wrong way', 'zip.otherwise', beside('G'), {
    hop: null,
    tested: [{ reason: 'direction' }],
  }),
  ride(
    'constructed',
    'used already',
    'zip.otherwise',
    beside('W', { used: [{ from: 'near', to: 'far', colour: 'W' }] }),
    { hop: null, tested: [{ reason: 'used' }] },
  ),
  ride(
    'constructed',
    'the other end is not there, then a pair that leads on',
    'zip.several',
    beside('W', {}, { objects: [zipline('alone', null, 1, 2), ...PAIR.objects] }),
    {
      hop: { from: 'near' },
      tested: [
        { zipline: 'alone', reason: 'unlinked' },
        { zipline: 'near', reason: 'hop' },
      ],
    },
  ),
  ...[
    { says: 'from a corner to a space', near: corner(3), far: { cells: [at(8, 4)] } },
    { says: 'from a space to a corner', near: { cells: [at(3, 4)] }, far: corner(8) },
    { says: 'from a corner to a corner', near: corner(3), far: corner(8) },
    {
      says: 'from an edge to an edge',
      near: { edges: [{ axis: 'vertical', x: 3, y: SIDE - 4 }] },
      far: { edges: [{ axis: 'horizontal', x: 8, y: SIDE - 4 }] },
    },
  ].map(({ says, near, far }) =>
    ride(
      'constructed',
      says,
      'zip.white',
      beside(
        'W',
        {},
        {
          objects: [
            { id: 'near', kind: 'zipline', linked: 'far', ...near },
            { id: 'far', kind: 'zipline', linked: 'near', ...far },
          ],
        },
      ),
      { hop: { from: 'near', to: 'far' } },
    ),
  ),
  ride(
    'constructed',
    'it lands on no roof beside the other end',
    'zip.white',
    beside('W', { occupied: [at(9, 4)] }, { ...PAIR, buildings: [{ ...at(9, 5), columns: 1, rows: 1, level: 1 }] }),
    { hop: { from: 'near', to: 'far', landing: at(9, 3) } },
  ),
  ...[
    { says: 'a roof above the corner of the other end is no place to land', roofed: at(8, 4), landing: at(8, 3) },
    { says: 'nor is one below it', roofed: at(8, 3), landing: at(8, 4) },
  ].map(({ says, roofed, landing }) =>
    ride(
      'constructed',
      says,
      'zip.white',
      beside(
        'W',
        {},
        {
          buildings: [{ ...roofed, columns: 1, rows: 1, level: 1 }],
          objects: [zipline('near', 'far', 3, 4), { id: 'far', kind: 'zipline', linked: 'near', ...corner(8) }],
        },
      ),
      { hop: { from: 'near', to: 'far', landing } },
    ),
  ),
  ride(
    'constructed',
    'around an end on two edges the scan begins at the edge beside the space',
    'zip.white',
    beside(
      'W',
      { enemies: [{ id: 'gibraltar', cell: at(6, 5) }] },
      {
        objects: [
          zipline('near', 'far', 3, 4),
          {
            id: 'far',
            kind: 'zipline',
            linked: 'near',
            edges: [9, 8].map((x) => ({ axis: 'horizontal', x, y: SIDE - 4 })),
          },
        ],
      },
    ),
    { hop: { from: 'near', to: 'far', landing: at(8, 4) } },
  ),
  ride(
    'constructed',
    'a zipline over two spaces is entered from either',
    'zip.white',
    beside(
      'W',
      {},
      {
        objects: [
          { id: 'near', kind: 'zipline', linked: 'far', cells: [at(3, 4), at(3, 5)] },
          zipline('far', 'near', 8, 4),
        ],
      },
    ),
    { hop: { from: 'near', to: 'far' } },
  ),
  ride(
    'constructed',
    'a zipline that is not linked',
    'zip.linked-only',
    beside('W', {}, { objects: [zipline('near', null, 3, 4)] }),
    { hop: null },
  ),
  ride(
    'constructed',
    'it stands where it would land',
    'zip.own-space',
    beside(
      'W',
      { automaton: { cell: at(6, 4) }, occupied: [at(8, 4), at(8, 5), at(8, 6), at(7, 4), at(7, 6)] },
      { objects: [zipline('near', 'far', 5, 3), zipline('far', 'near', 7, 5)] },
    ),
    { hop: null, tested: [{ reason: 'ownSpace' }, { reason: 'direction' }] },
  ),
  ride('constructed', 'without a primary enemy', 'move.no-primary', beside('W', { primary: null })),
]

const shift = asks('tactical-shift')
const shifting = (more: JsonObject = {}, drawn: Drawn = {}, automaton: JsonObject = {}) => ({
  board: board(drawn),
  automaton: { cell: at(5, 5), ...automaton },
  cause: 'step10',
  ...more,
})
const AROUND = [
  [4, 4],
  [4, 5],
  [4, 6],
  [5, 6],
  [6, 6],
  [6, 5],
  [6, 4],
  [5, 4],
] as const
const FOE = { id: 'gibraltar', cell: at(0, 11) }
const seen = (...cells: (readonly [number, number])[]) => sight(...cells.map(([x, y]) => [FOE.cell, at(x, y)] as const))
const LEDGE = { buildings: roof(4, 6, 3, 1) }

const shifts: WorkedExample[] = [
  shift(
    'AE-16',
    'out of sight',
    'tactical.criteria',
    shifting({ enemies: [FOE], sight: seen([5, 5], ...AROUND.filter(([x, y]) => x !== 4 || y !== 4)) }),
    { to: at(4, 4), stays: false, filters: [{ criterion: 'sight', left: [at(4, 4)] }, {}, {}, {}] },
  ),
  ...['tactical.who-sees', 'tactical.candidates', 'tactical.condition'].map((rule) =>
    shift(
      'AE-17',
      'high, beside cover',
      rule,
      shifting(
        { enemies: [FOE], sight: seen([4, 6]) },
        {
          ...LEDGE,
          objects: [{ id: 'p', kind: 'roofParapet', edges: [{ axis: 'horizontal', x: 5, y: SIDE - 1 - 6 }], base: 1 }],
        },
      ),
      {
        to: at(5, 6),
        filters: [
          {},
          { criterion: 'height', left: [at(5, 6), at(6, 6)] },
          { criterion: 'cover', left: [at(5, 6)] },
          { criterion: 'scan', left: [at(5, 6)] },
        ],
      },
    ),
  ),
  shift('AE-18', 'the first of three roofs', 'tactical.criteria', shifting({ enemies: [FOE], sight: [] }, LEDGE), {
    to: at(4, 6),
  }),
  shift('AE-38', 'nothing is better', 'tactical.stay', shifting({ enemies: [FOE], sight: [] }), {
    to: at(5, 5),
    stays: true,
  }),
  shift(
    'AE-39',
    'out of sight before high',
    'tactical.criteria',
    shifting({ enemies: [FOE], sight: seen([4, 6], [5, 6], [6, 6]) }, LEDGE),
    { to: at(5, 5), stays: true },
  ),
  shift(
    'AE-37',
    'with no enemy on the board, ordered by a card',
    'tactical.who-sees',
    shifting({ cause: 'card', enemies: [{ ...FOE, cell: null }] }, {}, { charges: 0 }),
    { stays: true, candidates: [{ seenBy: 0 }, {}, {}, {}, {}, {}, {}, {}, {}] },
  ),
  shift(
    'constructed',
    'a ravine, a beacon and two levels are no candidates',
    'tactical.not-free',
    shifting(
      {},
      {
        buildings: roof(4, 6, 1, 2),
        objects: [{ id: 'gorge', kind: 'ravine', cells: [at(4, 4)] }, beacon('r1', 6, 6)],
      },
    ),
    { candidates: [{ cell: at(5, 5) }, { cell: at(4, 5) }, { cell: at(5, 6) }, { cell: at(6, 5) }, {}, {}] },
  ),
  shift('constructed', 'without a Charge', 'tactical.condition', shifting({}, {}, { charges: 0 })),
]

const place = asks('place-figure')
const figure = (more: JsonObject = {}, drawn: Drawn = {}) => ({
  board: board(drawn),
  automaton: { cell: at(5, 5) },
  on: 'space',
  free: true,
  relation: { contiguity: 'adjacent' },
  forAutomaton: false,
  ...more,
})

const places: WorkedExample[] = [
  ...['place.other-anchor', 'place.first-available'].map((rule) =>
    place(
      'AE-02',
      'near another figure',
      rule,
      figure(
        {
          automaton: { cell: at(9, 9) },
          anchor: at(5, 5),
          relation: { contiguity: 'near' },
          forAutomaton: true,
          occupied: [at(4, 4)],
        },
        { objects: [{ id: 'totem', kind: 'totem', tags: ['OCCUPIES_SPACE'], cells: [at(5, 5)] }] },
      ),
      {
        place: { cell: at(4, 5) },
        scanned: [
          { available: false, reason: 'NOT_FREE' },
          { available: true, reason: null },
        ],
      },
    ),
  ),
  place(
    'AE-26',
    'seen from the north the scan begins in the north-east',
    'place.first-available',
    figure({ viewpoint: 'N' }),
    { place: { cell: at(6, 6) } },
  ),
  place(
    'AE-51',
    'a free corner of its own space',
    'place.intersection-level',
    figure(
      { on: 'intersection' },
      {
        objects: [
          {
            id: 'smoke',
            kind: 'smoke',
            tags: ['OCCUPIES_INTERSECTION'],
            intersection: { x: 5, y: SIDE - 5, level: 0 },
          },
        ],
      },
    ),
    { place: { intersection: { x: 5, y: SIDE - 6, level: 0 } }, scanned: [{ reason: 'NOT_FREE' }, {}] },
  ),
  place(
    'AE-71',
    'on the space of the enemy, which need not be free',
    'place.larger-range',
    figure({
      anchor: at(5, 9),
      free: false,
      relation: { range: { min: 0, max: 5 } },
      enemies: [{ id: 'lifeline', cell: at(5, 9) }],
    }),
    { place: { cell: at(5, 9) } },
  ),
  place(
    'constructed',
    'the nearest ring in sight',
    'place.larger-range',
    figure({ relation: { range: { min: 2, max: 3 } }, los: true, sight: sight([at(5, 5), at(3, 4)]) }),
    { place: { cell: at(3, 4) }, scanned: [{ place: { cell: at(3, 3) }, reason: 'NO_LOS' }, {}] },
  ),
  place(
    'constructed',
    'out of sight, too far, and a lower level',
    'place.none',
    figure(
      {
        relation: { contiguity: 'near' },
        los: false,
        sight: sight([at(0, 0), at(1, 0)], [at(0, 0), at(0, 1)]),
        automaton: { cell: at(0, 0) },
      },
      { buildings: roof(1, 1, 1, 1) },
    ),
    { place: null, scanned: [{ reason: 'SEEN' }, { reason: 'NOT_NEAR' }, { reason: 'SEEN' }] },
  ),
  place(
    'constructed',
    'a roof beside it is not adjacent',
    'place.first-available',
    figure({}, { buildings: roof(4, 4, 1, 1) }),
    { place: { cell: at(4, 5) }, scanned: [{ place: { cell: at(4, 4) }, reason: 'NOT_ADJACENT' }, { reason: null }] },
  ),
  place('constructed', 'an Automaton off the board', 'respawn.when', figure({ automaton: { cell: null } })),
]

const grenade = asks('grenade-target')
const thrown = (more: JsonObject = {}) => ({
  board: board(),
  automaton: { cell: at(2, 2) },
  enemies: [
    { id: 'gibraltar', cell: at(5, 3), role: 'primary' },
    { id: 'wraith', cell: at(6, 5), role: 'secondary' },
  ],
  ...more,
})

const grenades: WorkedExample[] = [
  ...['use.frag-target', 'use.only-frag', 'use.frag-range'].map((rule) =>
    grenade('AE-03', 'at an enemy at 3 to 5', rule, thrown({ range: { min: 3, max: 5 } }), {
      target: 'gibraltar',
      cell: at(5, 3),
      reasons: [],
    }),
  ),
  grenade(
    'constructed',
    'the primary enemy is not seen, the secondary is too far',
    'use.frag-target',
    thrown({ los: true, range: { min: 3, max: 3 }, sight: [] }),
    {
      target: null,
      cell: null,
      reasons: [
        { enemy: 'gibraltar', reason: 'NO_LOS' },
        { enemy: 'wraith', reason: 'OUT_OF_RANGE' },
      ],
    },
  ),
  grenade(
    'constructed',
    'the primary enemy is off the board, the secondary is hidden as asked',
    'use.frag-range',
    thrown({
      los: false,
      sight: [],
      enemies: [
        { id: 'gibraltar', cell: null, role: 'primary' },
        { id: 'wraith', cell: at(6, 5), role: 'secondary' },
      ],
    }),
    { target: 'wraith', reasons: [{ enemy: 'gibraltar', reason: 'OFF_BOARD' }] },
  ),
  grenade('constructed', 'another grenade', 'use.only-frag', thrown({ grenade: 'thermite' })),
]

const charges = asks('charges')

const chargeChanges: WorkedExample[] = [
  charges(
    'AE-32',
    'never more than five',
    'charge.limit',
    { current: 4, op: 'gain', n: 2 },
    {
      legal: true,
      after: 5,
      gained: 1,
      lost: 1,
    },
  ),
  charges(
    'constructed',
    'taken from the supply',
    'charge.transfer',
    { current: 1, op: 'gain', n: 2 },
    { after: 3, lost: 0 },
  ),
  charges('constructed', 'spent', 'feat.spend', { current: 2, op: 'spend', n: 1 }, { legal: true, after: 1, paid: 1 }),
  charges(
    'constructed',
    'not enough',
    'feat.spend',
    { current: 1, op: 'spend', n: 2 },
    { legal: false, after: 1, paid: 0 },
  ),
  charges(
    'constructed',
    'only looked at',
    'feat.have-versus-spend',
    { current: 2, op: 'have', n: 2 },
    { legal: true, after: 2 },
  ),
  charges(
    'constructed',
    'too few',
    'feat.have-versus-spend',
    { current: 1, op: 'have', n: 2 },
    { legal: false, after: 1 },
  ),
  charges('constructed', 'six', 'charge.limit', { current: 6, op: 'have', n: 2 }),
]

const bin = asks('supply-bin')
const BINS = {
  objects: [
    { id: 'open', kind: 'supplyBin', edges: [{ axis: 'vertical', x: 5, y: SIDE - 6 }] },
    { id: 'closed', kind: 'supplyBin', edges: [{ axis: 'vertical', x: 6, y: SIDE - 6 }] },
  ],
}

const bins: WorkedExample[] = [
  ...['bin.benefit', 'bin.unchanged', 'interact.none', 'life.max'].map((rule) =>
    bin(
      'AE-50',
      'beside two bins',
      rule,
      { board: board(BINS), automaton: { cell: at(5, 5), shield: 18, health: 38, charges: 5 } },
      {
        benefits: true,
        bins: ['closed', 'open'],
        shield: { before: 18, after: 20 },
        health: { before: 38, after: 40 },
        charges: { before: 5, after: 5 },
      },
    ),
  ),
  bin(
    'constructed',
    'a space away',
    'bin.benefit',
    { board: board(BINS), automaton: { cell: at(5, 4), shield: 3 } },
    {
      benefits: false,
      bins: [],
      shield: { before: 3, after: 3 },
    },
  ),
]

const colour = asks('squad-colour')
const assign = asks('assign-legends')

const setups: WorkedExample[] = [
  ...['setup.colour-draw', 'setup.no-core-draw', 'setup.initiative-marker'].map((rule) =>
    colour(
      'AE-56',
      '60 is Red',
      rule,
      { card: card('aim-10') },
      { card: 'aim-10', humanSquad: 'red', enemySquad: 'blue' },
    ),
  ),
  colour(
    'constructed',
    '45 is Blue',
    'setup.colour-draw',
    { card: card('aim-07') },
    { humanSquad: 'blue', enemySquad: 'red' },
  ),
  colour('constructed', '50 is Red', 'setup.colour-draw', { card: card('aim-08') }, { humanSquad: 'red' }),
  colour('constructed', 'no card, and none may be drawn', 'apex.aim.possible-cards', { seed: null }),
  assign(
    'constructed',
    'two enemies and a teammate',
    'setup.assign-automata-first',
    { teammate: true, choice: ['wraith', 'gibraltar', 'lifeline'] },
    { enemies: ['wraith', 'gibraltar'], teammate: 'lifeline' },
  ),
  assign('constructed', 'one too many', 'setup.assign-automata-first', {
    teammate: false,
    choice: ['wraith', 'gibraltar', 'lifeline'],
  }),
  assign('constructed', 'one Legend twice', 'setup.assign-automata-first', {
    teammate: false,
    choice: ['wraith', 'wraith'],
  }),
  assign('constructed', 'a Legend without a card', 'apex.content.known', {
    teammate: false,
    choice: ['wraith', 'nobody'],
  }),
]

/** Worked examples of the single decisions around an Automaton. */
export const AUTOMATA_TABLE_EXAMPLES: readonly WorkedExample[] = [
  ...entries,
  ...optimalShots,
  ...dangers,
  ...destructions,
  ...rides,
  ...shifts,
  ...places,
  ...grenades,
  ...chargeChanges,
  ...bins,
  ...setups,
]
