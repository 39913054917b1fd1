import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import {
  asks,
  at,
  beacon,
  board,
  CLOSE,
  card,
  closed,
  type Drawn,
  fragile,
  RIFLE,
  routes,
  SHORT,
  sight,
  weapon,
} from './layout.ts'

const flee = asks('resolve-danger-move')
const zone = (left: number, bottom: number, right: number, top: number) =>
  Array.from({ length: (right - left + 1) * (top - bottom + 1) }, (_, index) =>
    at(left + (index % (right - left + 1)), bottom + Math.floor(index / (right - left + 1))),
  )
const fleeing = (spaces: JsonObject[], more: JsonObject = {}, automaton: JsonObject = {}, drawn: Drawn = {}) => ({
  board: board(drawn),
  automaton: { cell: at(5, 5), arsenal: CLOSE, ...automaton },
  enemies: [{ id: 'gibraltar', cell: at(5, 11) }],
  primary: 'gibraltar',
  zones: [{ id: 'z1', cause: 'pendingArea', spaces }],
  routes: routes('rc-01'),
  seed: null,
  ...more,
})

const flights: WorkedExample[] = [
  flee('AE-08', 'after one turn of the card', 'danger.procedure', fleeing(zone(3, 4, 7, 8)), {
    success: true,
    tried: [
      { facing: 'N', end: at(5, 8), ok: false, reason: 'DANGER_ZONE' },
      { facing: 'E', end: at(8, 5), ok: true, reason: null },
    ],
    entered: [at(6, 5), at(7, 5), at(8, 5)],
    fired: null,
    card: 'rc-01',
  }),
  flee('AE-09', 'no way out', 'danger.fallback', fleeing(zone(2, 2, 8, 8)), {
    success: false,
    tried: [{ end: at(5, 8) }, { end: at(8, 5) }, { end: at(5, 2) }, { end: at(2, 5) }],
    entered: [],
  }),
  flee(
    'constructed',
    'a shot on the way does not stop it',
    'danger.keeps-route',
    fleeing(zone(4, 4, 6, 7), { enemies: [{ id: 'gibraltar', cell: at(5, 9) }] }, { arsenal: SHORT }),
    {
      success: true,
      entered: [at(5, 6), at(5, 7), at(5, 8)],
      fired: at(5, 7),
      checkpoints: [{ cell: at(5, 6), fires: false }, { fires: true }],
    },
  ),
  flee(
    'constructed',
    'off the board, occupied, blocked, then through a Legend',
    'optimal.pass-through',
    fleeing(
      [at(1, 1)],
      { occupied: [at(1, 4), at(2, 1)], primary: 'gibraltar', enemies: [{ id: 'gibraltar', cell: at(0, 11) }] },
      { cell: at(1, 1), shotThisActivation: true },
    ),
    {
      success: true,
      tried: [
        { facing: 'N', reason: 'OCCUPIED' },
        { facing: 'E', reason: null },
      ],
      checkpoints: [],
    },
  ),
  flee(
    'constructed',
    'what could be destroyed blocks the way all the same',
    'danger.procedure',
    fleeing(
      [at(5, 5)],
      {},
      {},
      {
        objects: [
          { ...closed('crate', 5, 6), tags: ['IMPASSABLE', 'OCCUPIES_SPACE', 'DESTRUCTIBLE'] },
          fragile('vase', 7, 5),
        ],
      },
    ),
    { success: true, tried: [{ reason: 'IMPASSABLE' }, { facing: 'E' }], destroyed: ['vase'] },
  ),
  flee('constructed', 'not in danger', 'proc.danger-first', fleeing([at(0, 0)])),
  flee('constructed', 'without a primary enemy', 'proc.list', fleeing([at(5, 5)], { primary: null })),
]

const drop = asks('drop')
const CORNERS = { objects: [beacon('sw', 1, 1), beacon('nw', 1, 10), beacon('ne', 10, 10), beacon('se', 10, 1)] }
const dropping = (more: JsonObject = {}, drawn: Drawn = CORNERS) => ({
  board: board(drawn),
  automata: [{ legend: card('gibraltar') }, { legend: card('wraith') }],
  humans: [at(1, 4), at(4, 1)],
  routes: routes('rc-10', 'rc-01'),
  seed: null,
  ...more,
})
const TINY = {
  drawn: { width: 3, height: 3, objects: [{ id: 'r1', kind: 'respawnBeacon', cells: [{ column: 0, row: 2 }] }] },
}

const drops: WorkedExample[] = [
  ...[
    'drop.enemy-beacon',
    'drop.enemy-order',
    'drop.enemy-route',
    'drop.second-automaton',
    'drop.transfer-ignores',
    'drop.players-first',
  ].map((rule) =>
    drop('AE-01', 'the farthest beacon, and a turn of the card', rule, dropping(), {
      beacon: 'ne',
      tie: [],
      order: ['wraith', 'gibraltar'],
      entries: [
        { legend: 'wraith', card: 'rc-10', fallback: false },
        {
          legend: 'gibraltar',
          card: 'rc-01',
          tried: [
            { facing: 'E', end: at(13, 10), ok: false, reason: 'OFF_BOARD' },
            { facing: 'S', end: at(10, 7), ok: true, reason: null },
          ],
          space: at(10, 7),
        },
      ],
    }),
  ),
  drop(
    'AE-70',
    'two beacons are equal, one is chosen',
    'drop.enemy-beacon',
    dropping({ humans: [at(1, 11), at(1, 0)], beacon: 'se' }),
    {
      beacon: 'se',
      tie: ['ne', 'se'],
    },
  ),
  drop(
    'AE-55',
    'no direction of the card is on the board',
    'drop.enemy-fallback',
    dropping({
      board: TINY,
      routes: routes('rc-08', 'rc-09'),
      humans: [
        { column: 2, row: 2 },
        { column: 2, row: 1 },
      ],
    }),
    {
      entries: [
        { space: { column: 0, row: 1 }, fallback: true, tried: [{ facing: 'E' }, {}, {}, {}] },
        { fallback: true },
      ],
    },
  ),
  drop(
    'constructed',
    'equal scores: as they were assigned',
    'drop.enemy-order',
    dropping({
      automata: [
        { legend: card('gibraltar'), initiativeScore: 3 },
        { legend: card('wraith'), initiativeScore: 3 },
      ],
    }),
    { order: ['gibraltar', 'wraith'] },
  ),
  drop(
    'constructed',
    'no room beside the beacon',
    'respawn.full-beacon',
    dropping({
      board: TINY,
      routes: routes('rc-08', 'rc-09'),
      humans: [
        { column: 0, row: 1 },
        { column: 1, row: 1 },
      ],
      occupied: [{ column: 1, row: 2 }],
    }),
    { entries: [{ space: { column: 0, row: 0 } }, { space: { column: 1, row: 0 } }] },
  ),
  drop('constructed', 'a beacon that is too near', 'drop.enemy-beacon', dropping({ beacon: 'sw' })),
  drop('constructed', 'the players are not there yet', 'drop.players-first', dropping({ humans: [at(1, 4), null] })),
  drop(
    'constructed',
    'three enemies',
    'scope.enemy-squad',
    dropping({ automata: ['wraith', 'gibraltar', 'lifeline'].map((id) => ({ legend: card(id) })) }),
  ),
  drop('constructed', 'one Legend of the players', 'scope.two-versus-two', dropping({ humans: [at(1, 4)] })),
  drop('constructed', 'a board without a beacon', 'setup.beacons', dropping({}, {})),
]

const back = asks('respawn')
const THREE = { objects: [beacon('r1', 1, 1), beacon('r2', 10, 10), beacon('r3', 1, 10)] }
const returning = (more: JsonObject = {}, automaton: JsonObject = {}, drawn: Drawn = THREE) => ({
  board: board(drawn),
  automaton: { cell: null, arsenal: RIFLE, ...automaton },
  ...more,
})
const FULL = [at(0, 0), at(0, 1), at(0, 2), at(1, 2), at(2, 2), at(2, 1), at(2, 0), at(1, 0)]
const TINY_FULL = (more: JsonObject = {}, automaton: JsonObject = {}) => ({
  ...returning(more, automaton),
  board: TINY,
})

/** A beacon in the middle and one in each direction from it. */
const ROSE = {
  drawn: {
    width: 11,
    height: 11,
    objects: [
      ...[
        { id: 'n', column: 5, row: 1 },
        { id: 'e', column: 9, row: 5 },
        { id: 's', column: 5, row: 9 },
      ],
      ...[
        { id: 'w', column: 1, row: 5 },
        { id: 'ne', column: 9, row: 1 },
        { id: 'se', column: 9, row: 9 },
      ],
      ...[
        { id: 'sw', column: 1, row: 9 },
        { id: 'nw', column: 1, row: 1 },
        { id: 'c', column: 5, row: 5 },
      ],
    ].map(({ id, ...cell }) => ({ id, kind: 'respawnBeacon', cells: [cell] })),
  },
}

const comebacks: WorkedExample[] = [
  ...['respawn.enemy-beacon', 'respawn.enemy-space', 'respawn.when', 'respawn.no-optimal', 'scope.boxes'].map((rule) =>
    back(
      'AE-42',
      'near its squadmate, towards its enemy',
      rule,
      returning({ squadmate: at(6, 6), enemies: [{ id: 'lifeline', cell: at(5, 9) }] }),
      {
        beacon: 'r2',
        space: at(9, 9),
        provisionalPrimary: 'lifeline',
        criterion: 'squadmate',
        tie: [],
        spaces: null,
        beacons: [
          { id: 'r1', toSquadmate: 5, toEnemy: 8 },
          { id: 'r3', toSquadmate: 5, toEnemy: 4 },
          { id: 'r2', toSquadmate: 4, toEnemy: 5 },
        ],
      },
    ),
  ),
  back(
    'constructed',
    'a beacon that is drawn over two spaces is one beacon, at the first of them',
    'respawn.enemy-beacon',
    returning(
      { squadmate: at(6, 6), enemies: [{ id: 'lifeline', cell: at(5, 9) }] },
      {},
      {
        objects: [
          beacon('r1', 1, 1),
          { id: 'r2', kind: 'respawnBeacon', cells: [at(10, 10), at(10, 9)] },
          beacon('r3', 1, 10),
        ],
      },
    ),
    {
      beacon: 'r2',
      beacons: [
        { id: 'r1', toSquadmate: 5 },
        { id: 'r3', toSquadmate: 5 },
        { id: 'r2', toSquadmate: 4 },
      ],
    },
  ),
  back(
    'AE-52',
    'without a squadmate: nearest to an enemy',
    'respawn.enemy-beacon',
    returning({ enemies: [{ id: 'lifeline', cell: at(2, 8) }] }),
    {
      beacon: 'r3',
      criterion: 'enemy',
      space: at(2, 9),
    },
  ),
  back('constructed', 'nobody on the board', 'respawn.enemy-space', returning(), {
    beacon: 'r1',
    criterion: 'order',
    tie: ['r1', 'r3', 'r2'],
    space: at(0, 0),
    provisionalPrimary: null,
  }),
  ...[
    { viewpoint: 'S', order: ['c', 'sw', 'w', 'nw', 'n', 'ne', 'e', 'se', 's'] },
    { viewpoint: 'W', order: ['c', 'nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] },
    { viewpoint: 'N', order: ['c', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw', 'n'] },
    { viewpoint: 'E', order: ['c', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne', 'e'] },
  ].map(({ viewpoint, order }) =>
    back(
      'constructed',
      `beacons in the order of the clock, from the corner at the left hand of whoever sits at ${viewpoint}`,
      'respawn.enemy-beacon',
      { ...returning({ viewpoint }), board: ROSE },
      { criterion: 'order', tie: order, beacon: 'c' },
    ),
  ),
  back(
    'constructed',
    'beyond the full beacon the next nearest to the squadmate, whatever the order of the beacons',
    'respawn.full-beacon',
    returning(
      { squadmate: at(5, 4), occupied: FULL },
      {},
      { objects: [beacon('r1', 1, 1), beacon('r3', 1, 10), beacon('r2', 9, 9)] },
    ),
    { criterion: 'full', beacon: 'r2' },
  ),
  back('constructed', 'a choice among equals', 'respawn.enemy-beacon', returning({ beacon: 'r2' }), {
    beacon: 'r2',
    criterion: 'chosen',
  }),
  back('constructed', 'the only beacon', 'respawn.enemy-beacon', returning({}, {}, { objects: [beacon('r1', 1, 1)] }), {
    criterion: 'only',
  }),
  back(
    'constructed',
    'the first beacon has no room',
    'respawn.full-beacon',
    returning({ squadmate: at(4, 4), occupied: FULL }),
    {
      criterion: 'full',
      beacon: 'r3',
    },
  ),
  back(
    'constructed',
    'a teammate without room at any beacon: around the one nearest to its squadmate',
    'respawn.full-beacon',
    {
      board: {
        drawn: {
          width: 6,
          height: 6,
          objects: [
            { id: 'r1', kind: 'respawnBeacon', cells: [{ column: 0, row: 5 }] },
            { id: 'r2', kind: 'respawnBeacon', cells: [{ column: 5, row: 0 }] },
          ],
        },
      },
      automaton: { cell: null, role: 'teammate' },
      squadmate: { column: 4, row: 1 },
      occupied: [
        { column: 4, row: 0 },
        { column: 5, row: 1 },
        { column: 0, row: 4 },
        { column: 1, row: 4 },
        { column: 1, row: 5 },
      ],
    },
    { criterion: 'rings', beacon: 'r2', space: { column: 3, row: 2 } },
  ),
  back(
    'constructed',
    'no beacon has room',
    'respawn.full-beacon',
    TINY_FULL({
      occupied: [
        { column: 0, row: 1 },
        { column: 1, row: 1 },
        { column: 1, row: 2 },
      ],
    }),
    { criterion: 'rings', space: { column: 0, row: 0 } },
  ),
  back('AE-67', 'the player chooses for a teammate', 'respawn.teammate', returning({}, { role: 'teammate' }), {
    beacon: null,
    space: null,
    criterion: 'player',
  }),
  back('AE-67', 'the player has chosen', 'respawn.teammate', returning({ space: at(2, 2) }, { role: 'teammate' }), {
    beacon: 'r1',
    space: at(2, 2),
    spaces: null,
  }),
  back('constructed', 'not beside a beacon', 'respawn.teammate', returning({ space: at(5, 5) }, { role: 'teammate' })),
  back(
    'constructed',
    'not free',
    'respawn.teammate',
    returning({ space: at(2, 2), occupied: [at(2, 2)] }, { role: 'teammate' }),
  ),
  back('constructed', 'on the board already', 'respawn.when', returning({}, { cell: at(5, 5) })),
  back('constructed', 'a board without a beacon', 'setup.beacons', returning({}, {}, {})),
  back(
    'constructed',
    'a beacon that is not equal',
    'respawn.enemy-beacon',
    returning({ squadmate: at(9, 9), beacon: 'r1' }),
  ),
  back(
    'constructed',
    'no free space at all',
    'respawn.full-beacon',
    TINY_FULL({
      occupied: [0, 1, 2].flatMap((row) =>
        [0, 1, 2].flatMap((column) => (column === 0 && row === 2 ? [] : [{ column, row }])),
      ),
    }),
  ),
]

const aim = asks('aim')
const WRAITH = { id: 'wraith', cell: at(6, 2), role: 'primary' }
const aiming = (more: JsonObject = {}, automaton: JsonObject = {}) => ({
  board: board(),
  automaton: { cell: at(2, 2), arsenal: RIFLE, ...automaton },
  enemies: [WRAITH, { id: 'bangalore', cell: at(2, 6), role: 'secondary' }],
  cause: 'optimal',
  ...more,
})

const shots: WorkedExample[] = [
  aim(
    'constructed',
    'a weapon that reaches comes before one that nearly would',
    'shot.weapon',
    aiming(
      { enemies: [{ id: 'wraith', cell: at(7, 2), role: 'primary' }], cause: 'step7' },
      { arsenal: { described: { id: 'two', weapons: [weapon('Near', 4, 4), weapon('Far', 2, 8)] } } },
    ),
    { weapon: 'Far', weaponIndex: 1, gap: 3 },
  ),
  ...[
    'shot.sequence',
    'shot.target',
    'shot.weapon',
    'shot.no-ammo',
    'shot.accessories',
    'shot.boost',
    'shot.difficulty',
    'step7.target',
    'step7.condition',
  ].map((rule) =>
    aim('AE-15', 'sight, stock and boost', rule, aiming({ feat: card('gf-01') }, { charges: 2 }), {
      target: 'wraith',
      band: 'optimal',
      weapon: 'Hemlok',
      weaponIndex: 0,
      gap: 0,
      accessories: ['sight', 'standardStock'],
      boost: { applied: true, paid: 1 },
      chargesAfter: 1,
      difficulty: 40,
      breakdown: [
        { cause: 'base', value: 50 },
        { cause: 'sight', value: -10 },
      ],
    }),
  ),
  aim(
    'AE-36',
    'the secondary enemy in optimal range',
    'step7.target',
    aiming({
      cause: 'step7',
      enemies: [
        { ...WRAITH, cell: at(9, 2) },
        { id: 'bangalore', cell: at(2, 6), role: 'secondary' },
      ],
    }),
    { target: 'bangalore', band: 'optimal' },
  ),
  aim(
    'AE-35',
    'the primary enemy is out of sight',
    'step7.target',
    aiming({ cause: 'step7', sight: sight([at(2, 2), at(2, 6)]) }),
    { target: 'bangalore', band: 'optimal' },
  ),
  aim(
    'AE-43',
    'the weapon that misses its range by less',
    'shot.weapon',
    aiming(
      { cause: 'step7', enemies: [{ ...WRAITH, cell: at(8, 2) }] },
      {
        arsenal: {
          described: {
            id: 'e-43',
            weapons: [weapon('Near', 2, 9), { ...weapon('Far', 5, 9), optimalRange: { min: 4, max: 5 } }],
          },
        },
      },
    ),
    {
      weapon: 'Far',
      weaponIndex: 1,
      gap: 1,
      band: 'normal',
      difficulty: 60,
      breakdown: [
        { cause: 'base', value: 50 },
        { cause: 'gap', value: 10 },
      ],
    },
  ),
  aim(
    'AE-43',
    'equal gaps: the first one printed',
    'shot.weapon',
    aiming(
      { cause: 'step7', enemies: [{ ...WRAITH, cell: at(8, 2) }] },
      { arsenal: { described: { id: 'e-43', weapons: [weapon('First', 2, 9), weapon('Second', 2, 9)] } } },
    ),
    { weapon: 'First', weaponIndex: 0, gap: 4 },
  ),
  aim(
    'AE-44',
    'the accessory stays although the Charge is spent',
    'shot.accessories',
    aiming({ feat: card('gf-01') }, { charges: 1 }),
    { accessories: ['sight'], boost: { applied: true, paid: 1 }, chargesAfter: 0 },
  ),
  aim('constructed', 'a boost that cannot be paid', 'feat.spend', aiming({ feat: card('gf-01') }, { charges: 0 }), {
    boost: { applied: false, paid: 0 },
    accessories: [],
    difficulty: 50,
  }),
  aim(
    'constructed',
    'an easier shot, in smoke',
    'shot.difficulty',
    aiming({ feat: card('gf-07'), zoneDifficulty: 20 }),
    {
      difficulty: 50,
      breakdown: [{ cause: 'base' }, { cause: 'sight' }, { cause: 'boost', value: -10 }, { cause: 'zone', value: 20 }],
    },
  ),
  ...['shot.boost-steps', 'shot.card-ordered'].map((rule) =>
    aim(
      'constructed',
      'outside its activation',
      rule,
      aiming({ cause: 'card', duringActivation: false, feat: card('gf-07') }, { shotThisActivation: true }),
      {
        boost: { applied: false },
      },
    ),
  ),
  ...['feat.binding', 'feat.pay-only-if-possible'].map((rule) =>
    aim(
      'AE-72',
      'a boost for a near enemy, and one that costs and does nothing',
      rule,
      aiming(
        {
          feat: {
            described: {
              id: 'own',
              step: 5,
              lines: [],
              bottom: {
                kind: 'shotBoost',
                lines: [
                  { when: { enemy: { range: { min: 1, max: 3 } } }, effects: [{ modifyShot: { difficulty: -20 } }] },
                  { spend: 1, effects: [{ damage: { amount: 5, range: { min: 1, max: 1 } } }] },
                ],
              },
            },
          },
        },
        { charges: 2 },
      ),
      { boost: { applied: false, paid: 0 }, chargesAfter: 2, difficulty: 40 },
    ),
  ),
  aim('constructed', 'the second shot of an activation', 'optimal.one-shot', aiming({}, { shotThisActivation: true })),
  aim(
    'constructed',
    'nobody in optimal range',
    'step7.condition',
    aiming({ enemies: [{ ...WRAITH, cell: at(9, 2) }] }),
  ),
  aim('constructed', 'nobody in sight', 'step7.condition', aiming({ cause: 'step7', sight: [] })),
]

const reveal = asks('reveal-reaction')
const shotAt = (feat: string, phase: string, more: JsonObject = {}, charges = 1) => ({
  automaton: { cell: null, charges },
  feat: card(feat),
  phase,
  ...more,
})

const reactions: WorkedExample[] = [
  ...['react.reveal', 'react.after', 'react.discard', 'react.step-text-ignored'].map((rule) =>
    reveal('AE-15', 'Shield after the shot, no Charge for more', rule, shotAt('gf-02', 'after', {}, 0), {
      revealed: 'gf-02',
      kind: 'reactionAfter',
      resolves: 'now',
      reason: null,
      lines: [{ index: 0, paid: 0, effects: [{ recover: { shield: 5 } }] }],
      chargesAfter: 0,
      discarded: true,
    }),
  ),
  reveal('AE-58', 'kept until after the shot', 'react.after', shotAt('gf-02', 'before'), {
    resolves: 'later',
    discarded: false,
    lines: [],
  }),
  reveal('AE-58', 'a Charge for five more', 'react.spend', shotAt('gf-02', 'after'), {
    lines: [{ paid: 0 }, { index: 1, paid: 1 }],
    chargesAfter: 0,
  }),
  reveal('AE-58', 'harder to hit', 'react.before', shotAt('gf-04', 'before'), {
    kind: 'reactionBefore',
    resolves: 'now',
    lines: [{ effects: [{ modifyShot: { difficulty: 10 } }] }],
    discarded: true,
  }),
  reveal('AE-40', 'forbidden before the draw', 'react.prevented', shotAt('gf-04', 'before', { prevented: true }), {
    revealed: null,
    resolves: 'never',
    reason: 'prevented',
    discarded: false,
  }),
  reveal('AE-41', 'revealed and cancelled', 'react.cancelled', shotAt('gf-04', 'before', { cancelled: true }), {
    resolves: 'never',
    reason: 'cancelled',
    discarded: true,
  }),
  reveal('constructed', 'a Shot Boost is no reaction', 'react.none', shotAt('gf-01', 'before'), {
    kind: null,
    resolves: 'never',
    reason: 'noReaction',
    discarded: true,
  }),
  reveal('constructed', 'eliminated by the shot', 'react.after', shotAt('gf-02', 'after', { eliminated: true }), {
    resolves: 'never',
    reason: 'eliminated',
    discarded: true,
  }),
  reveal('constructed', 'too late for a reaction before the shot', 'react.before', shotAt('gf-04', 'after')),
]

const abilities = asks('abilities')
const using = (legend: string, step: number, more: JsonObject = {}, automaton: JsonObject = {}) => ({
  board: board(),
  automaton: { cell: at(5, 5), legend: card(legend), charges: 3, ...automaton },
  enemies: [{ id: 'lifeline', cell: at(5, 9), role: 'primary' }],
  step,
  ...more,
})
const RAVENS = {
  described: {
    id: 'two',
    type: 'ultimate',
    step: 9,
    cost: 2,
    conditions: [],
    lines: [{ effects: [{ gainCharges: 1 }] }],
    cooldown: 4,
  },
}
const SMOKE = { ...RAVENS.described, id: 'one', type: 'tactical' }

const abilityUses: WorkedExample[] = [
  ...['ability.sections', 'ability.requirements'].map((rule) =>
    abilities('AE-71', 'a bombardment within range', rule, using('gibraltar', 9), {
      order: [{ ability: 'aa-04', usable: true, reasons: [], chargesBefore: 3, chargesAfter: 0 }],
    }),
  ),
  ...['ability.resolve', 'ability.token'].map((rule) =>
    abilities('AE-66', 'its token goes under the initiative track', rule, using('bangalore', 9), {
      order: [
        { ability: 'aa-01', usable: true },
        { ability: 'aa-02', usable: false },
      ],
    }),
  ),
  abilities('constructed', 'straight to its cooldown', 'ability.token', using('gibraltar', 4, {}, { shield: 5 }), {
    order: [{ ability: 'aa-03', usable: true }],
  }),
  abilities(
    'AE-48',
    'the ultimate is judged after the tactical is paid',
    'ability.mandatory-order',
    using('bangalore', 9, { cards: [RAVENS, { described: SMOKE }] }),
    {
      order: [
        { ability: 'one', usable: true, chargesBefore: 3, chargesAfter: 1 },
        { ability: 'two', usable: false, reasons: ['noCharges'], chargesBefore: 1, chargesAfter: 1 },
      ],
    },
  ),
  abilities('constructed', 'nothing to do and nobody to help', 'ability.none', using('lifeline', 9), {
    order: [{ ability: 'aa-08', usable: false, reasons: ['noEffect'] }],
  }),
  abilities('constructed', 'no Ability of this step', 'ability.none', using('bangalore', 4), { order: [] }),
  abilities(
    'constructed',
    'no token, no Charges, no condition',
    'ability.requirements',
    using(
      'bangalore',
      9,
      {
        tokens: { tactical: 0, ultimate: 1 },
        sight: [],
        enemies: [{ id: 'lifeline', cell: at(5, 11), role: 'primary' }],
      },
      { charges: 0 },
    ),
    {
      order: [
        { ability: 'aa-01', reasons: ['noToken', 'noCharges', 'condition'] },
        { ability: 'aa-02', reasons: ['noCharges', 'condition'] },
      ],
    },
  ),
  ...[
    { says: 'a raven left, and an enemy near enough', supply: [{ figure: 'raven', count: 1 }], y: 8, reasons: [] },
    { says: 'no raven left', supply: [], y: 8, reasons: ['noPlace'] },
    { says: 'nobody near enough', supply: [{ figure: 'raven', count: 1 }], y: 11, reasons: ['condition'] },
  ].map(({ says, supply, y, reasons }) =>
    abilities(
      'constructed',
      says,
      'ability.requirements',
      using('bloodhound', 4, { supply, enemies: [{ id: 'lifeline', cell: at(5, y), role: 'primary' }] }),
      { order: [{ ability: 'aa-09', reasons }, {}] },
    ),
  ),
  abilities(
    'constructed',
    'the figure is on the board already',
    'ability.requirements',
    using('gibraltar', 9, { supply: [] }),
    { order: [{ ability: 'aa-04', usable: false, reasons: ['noPlace'] }] },
  ),
]

/** Worked examples of coming onto the board, fleeing, aiming and reacting, and of Abilities. */
export const AUTOMATA_CARD_EXAMPLES: readonly WorkedExample[] = [
  ...flights,
  ...drops,
  ...comebacks,
  ...shots,
  ...reactions,
  ...abilityUses,
]
