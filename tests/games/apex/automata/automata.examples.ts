import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import {
  at,
  board,
  CLOSE,
  card,
  closed,
  type Drawn,
  fragile,
  RIFLE,
  routes,
  SEED,
  SHORT,
  SIDE,
  weapon,
  zipline,
} from './layout.ts'

const E14_WEAPONS = { described: { id: 'e-14', weapons: [weapon('R-99', 2, 6), weapon('P2020', 2, 6)] } }

type Move = {
  cell: JsonObject
  enemy?: JsonObject | null
  arsenal?: JsonObject
  drawn?: Drawn
  mp: number
  icons?: readonly [string, string]
  routes: readonly string[]
  more?: JsonObject
  automaton?: JsonObject
}

const moveInput = ({
  cell,
  enemy = null,
  arsenal = CLOSE,
  drawn,
  mp,
  icons = ['W', 'G'],
  more = {},
  ...rest
}: Move) => ({
  board: board(drawn),
  automaton: { cell, arsenal, ...rest.automaton },
  enemies: enemy === null ? [] : [{ id: 'gibraltar', cell: enemy }],
  primary: enemy === null ? null : 'gibraltar',
  mp,
  left: icons[0],
  right: icons[1],
  routes: routes(...rest.routes),
  seed: null,
  ...more,
})

const move = (id: string, says: string, rule: string, given: Move, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.automata-resolve-movement',
  input: moveInput(given),
  ...(outcome === undefined ? {} : { outcome }),
})

const GAS = { id: 'gas', cause: 'entry', spaces: [at(5, 6), at(4, 6), at(6, 6)] }
const TRAPS = { objects: [fragile('node', 5, 6), fragile('nox', 5, 7)] }
const TWO_HOUSES_HIGH = {
  buildings: [
    { ...at(5, 6), columns: 1, rows: 1, level: 1 },
    { ...at(5, 6), columns: 1, rows: 1, level: 2 },
  ],
}

const movements: WorkedExample[] = [
  move(
    'AE-10',
    'green after a shot in this round',
    'apex.automata.move.icons',
    {
      cell: at(5, 5),
      enemy: at(5, 8),
      mp: 1,
      icons: ['X', 'G'],
      routes: ['rc-01'],
      automaton: { shotThisRound: true },
    },
    {
      to: at(5, 4),
      spent: 1,
      left: 0,
      shots: 0,
      steps: [
        { kind: 'draw', card: 'rc-01', facing: 'N', colour: 'G' },
        { kind: 'enter', cell: at(5, 4), left: 0 },
        { kind: 'discard', card: 'rc-01' },
        { kind: 'end', reason: 'noMp' },
      ],
    },
  ),
  move(
    'AE-11',
    'turned past the way back',
    'apex.automata.move.away-facing',
    {
      cell: at(5, 5),
      enemy: at(5, 9),
      mp: 1,
      icons: ['W', 'X'],
      routes: ['rc-01'],
      drawn: { ...TWO_HOUSES_HIGH, objects: [{ id: 'r1', kind: 'respawnBeacon', cells: [at(6, 5)] }] },
    },
    {
      to: at(4, 5),
      steps: [
        { kind: 'draw', facing: 'N' },
        { kind: 'blocked', cell: at(5, 6), reason: 'TWO_LEVELS_UP', facing: 'N' },
        { kind: 'rotate', facing: 'E', turned: 90, skippedAway: false, ignoreDanger: false },
        { kind: 'blocked', cell: at(6, 5), reason: 'IMPASSABLE', facing: 'E' },
        { kind: 'rotate', facing: 'W', turned: 270, skippedAway: true, ignoreDanger: false },
        { kind: 'enter', cell: at(4, 5), left: 0 },
        { kind: 'discard' },
        { kind: 'end', reason: 'noMp' },
      ],
    },
  ),
  move(
    'AE-12',
    'a shot on the way, then an X',
    'apex.automata.move.shot-mid-move',
    {
      cell: at(2, 2),
      enemy: at(5, 2),
      arsenal: SHORT,
      mp: 2,
      icons: ['W', 'X'],
      routes: ['rc-02', 'rc-05'],
      drawn: { objects: [{ id: 'w1', kind: 'wall', edges: [{ axis: 'vertical', x: 4, y: SIDE - 1 - 2 }] }] },
    },
    { to: at(3, 1), spent: 1, left: 1, shots: 1, shotThisRound: true },
  ),
  move(
    'AE-13',
    'what lies on the path is destroyed, however few points there are',
    'apex.automata.destroy.on-path',
    {
      cell: at(5, 5),
      enemy: at(5, 10),
      mp: 1,
      routes: ['rc-01'],
      drawn: TRAPS,
      more: { zones: [{ ...GAS, object: 'nox' }] },
    },
    { to: at(5, 6), destroyed: ['node', 'nox'], zonesGone: ['gas'] },
  ),
  move(
    'AE-13',
    'a zone that no object makes stays',
    'apex.automata.move.danger-entry',
    { cell: at(5, 5), enemy: at(5, 10), mp: 1, routes: ['rc-01'], drawn: TRAPS, more: { zones: [GAS] } },
    { to: at(6, 5), destroyed: ['node', 'nox'], zonesGone: [] },
  ),
  move(
    'AE-14',
    'to and fro by zipline',
    'apex.automata.zip.green',
    {
      cell: at(1, 3),
      enemy: at(11, 4),
      arsenal: E14_WEAPONS,
      mp: 3,
      routes: ['rc-10', 'rc-04', 'rc-01'],
      drawn: { objects: [zipline('near', 'far', 3, 4), zipline('far', 'near', 8, 4)] },
      more: { occupied: [at(9, 4)] },
    },
    { to: at(0, 3), spent: 3, shots: 1 },
  ),
  ...['apex.automata.zip.white', 'apex.automata.zip.after'].map((rule) =>
    move(
      'AE-14',
      'towards the enemy by zipline',
      rule,
      {
        cell: at(1, 3),
        enemy: at(11, 4),
        mp: 1,
        routes: ['rc-10'],
        drawn: { objects: [zipline('near', 'far', 3, 4), zipline('far', 'near', 8, 4)] },
      },
      { to: at(9, 5), left: 0 },
    ),
  ),
  move(
    'constructed',
    'a zipline that is not linked is left alone',
    'apex.automata.zip.linked-only',
    { cell: at(1, 3), enemy: at(11, 4), mp: 1, routes: ['rc-10'], drawn: { objects: [zipline('near', null, 3, 4)] } },
    { to: at(2, 3) },
  ),
  move(
    'AE-27',
    'danger no longer counts on the second turn round',
    'apex.automata.move.second-revolution',
    {
      cell: at(5, 5),
      enemy: at(5, 9),
      mp: 1,
      routes: ['rc-01'],
      drawn: { objects: [closed('a', 6, 5), closed('b', 4, 5)] },
      more: { zones: [{ id: 'fire', cause: 'entry', spaces: [at(5, 6)] }] },
    },
    { to: at(5, 6), spent: 1 },
  ),
  move(
    'AE-28',
    'closed in on all sides but one',
    'apex.automata.move.stuck',
    {
      cell: at(5, 5),
      enemy: at(5, 9),
      mp: 2,
      routes: ['rc-01'],
      drawn: { objects: [closed('a', 6, 5), closed('b', 4, 5), closed('c', 5, 6)] },
    },
    { to: at(5, 5), spent: 0, left: 2 },
  ),
  move(
    'AE-29',
    'through a Legend, then blocked',
    'apex.automata.move.blocked-moved',
    {
      cell: at(5, 5),
      enemy: at(5, 11),
      mp: 2,
      routes: ['rc-01', 'rc-02'],
      drawn: { objects: [closed('a', 5, 7)] },
      more: { occupied: [at(5, 6)] },
    },
    { to: at(6, 7), spent: 2 },
  ),
  move(
    'AE-30',
    'at the end of the path a new card',
    'apex.automata.move.path-end',
    { cell: at(5, 5), enemy: at(5, 11), mp: 3, routes: ['rc-10', 'rc-08'] },
    { to: at(6, 8), spent: 3 },
  ),
  move(
    'AE-31',
    'not off the board',
    'apex.automata.move.off-board',
    { cell: at(0, 5), enemy: at(0, 9), mp: 1, routes: ['rc-07'] },
    { to: at(0, 6) },
  ),
  move(
    'AE-53',
    'away from an enemy on a diagonal',
    'apex.automata.route.diagonal-tie',
    {
      cell: at(5, 5),
      enemy: at(8, 8),
      mp: 1,
      routes: ['rc-01'],
      drawn: { objects: [closed('a', 6, 5), closed('b', 5, 4)] },
    },
    { to: at(5, 6) },
  ),
  move(
    'AE-54',
    'an X draws no card',
    'apex.automata.move.x-first-check',
    { cell: at(5, 5), enemy: at(5, 8), mp: 1, icons: ['X', 'G'], routes: ['rc-01'] },
    { to: at(5, 5), spent: 0, steps: [{ kind: 'end', reason: 'X' }], unused: { routes: 1 } },
  ),
  move(
    'constructed',
    'not onto a Legend with the last point',
    'apex.automata.move.occupied',
    { cell: at(5, 5), enemy: at(5, 11), mp: 1, routes: ['rc-01'], more: { occupied: [at(5, 6)] } },
    { to: at(6, 5) },
  ),
  move(
    'constructed',
    'a ravine is closed to it',
    'apex.automata.move.forbidden',
    {
      cell: at(5, 5),
      enemy: at(5, 11),
      mp: 1,
      routes: ['rc-01'],
      drawn: { objects: [{ id: 'v1', kind: 'ravine', cells: [at(5, 6)] }] },
    },
    { to: at(6, 5) },
  ),
  move(
    'constructed',
    'something impassable on the corner stops a diagonal step',
    'apex.automata.move.forbidden',
    {
      cell: at(5, 5),
      enemy: at(5, 11),
      mp: 1,
      routes: ['rc-02'],
      drawn: {
        objects: [{ id: 'post', kind: 'post', tags: ['IMPASSABLE'], intersection: { x: 6, y: SIDE - 6, level: 0 } }],
      },
    },
    { to: at(6, 4) },
  ),
  move(
    'constructed',
    'without a primary enemy all four directions are tried',
    'apex.automata.move.no-primary',
    { cell: at(0, 5), mp: 1, routes: ['rc-01'], drawn: { objects: [closed('a', 1, 5), closed('b', 0, 4)] } },
    { to: at(0, 6) },
  ),
  move(
    'constructed',
    'stuck in the space of a Legend it goes to a free one near it',
    'apex.automata.move.never-rest-on-occupied',
    {
      cell: at(0, 0),
      enemy: at(0, 11),
      mp: 2,
      routes: ['rc-01', 'rc-10'],
      drawn: { objects: [closed('a', 0, 2), closed('b', 1, 1)] },
      more: { occupied: [at(0, 1)] },
    },
    { to: at(1, 2), left: 1 },
  ),
  move(
    'constructed',
    'stuck in a space that an object occupies it goes to a free one near it',
    'apex.automata.move.never-rest-on-occupied',
    {
      cell: at(0, 0),
      enemy: at(0, 11),
      mp: 1,
      routes: ['rc-01'],
      drawn: {
        objects: [
          { id: 'vase', kind: 'vase', tags: ['OCCUPIES_SPACE'], cells: [at(0, 0)] },
          closed('a', 0, 1),
          closed('b', 1, 0),
        ],
      },
    },
    { to: at(1, 1), left: 1 },
  ),
  move(
    'constructed',
    'no shot out of sight',
    'apex.automata.optimal.effect',
    { cell: at(5, 5), enemy: at(5, 8), arsenal: RIFLE, mp: 1, routes: ['rc-01'], more: { sight: [] } },
    { to: at(5, 6), shots: 0 },
  ),
  ...[
    'apex.automata.move.cost',
    'apex.automata.move.no-mp',
    'apex.automata.route.point-at-primary',
    'apex.automata.route.rotation-pivot',
  ].map((rule) =>
    move(
      'constructed',
      'a step after a turn',
      rule,
      { cell: at(5, 5), enemy: at(5, 11), mp: 1, routes: ['rc-01'], drawn: { objects: [closed('a', 5, 6)] } },
      { to: at(6, 5), left: 0 },
    ),
  ),
  {
    id: 'constructed',
    says: 'after twelve cards the deck is shuffled again',
    rule: 'apex.automata.route.reshuffle',
    operation: 'apex.automata-resolve-movement',
    input: moveInput({
      cell: at(5, 0),
      enemy: at(5, 11),
      mp: 12,
      routes: [],
      // A zipline takes a card and no point, so that twelve points need a thirteenth card.
      drawn: { objects: [zipline('near', 'far', 4, 1), zipline('far', 'near', 6, 5)] },
      more: {
        routes: Array.from({ length: 13 }, (_, index) => ({
          described: {
            id: `own-${index}`,
            white: [{ right: 0, forward: 1 }],
            green: [{ right: 0, forward: -1 }],
          },
        })),
        enemies: [{ id: 'gibraltar', cell: at(11, 0) }],
        seed: SEED,
      },
    }),
    outcome: { spent: 12 },
  },
  move('constructed', 'a draw that nobody reported', 'apex.automata.route.reshuffle', {
    cell: at(5, 5),
    enemy: at(5, 11),
    mp: 1,
    routes: [],
  }),
  move('constructed', 'one card twice', 'apex.automata.route.one-of-each', {
    cell: at(5, 5),
    enemy: at(5, 11),
    mp: 1,
    routes: ['rc-01', 'rc-01'],
  }),
  move('constructed', 'a path with a gap', 'apex.automata.route.content', {
    cell: at(5, 5),
    enemy: at(5, 11),
    mp: 1,
    routes: [],
    more: {
      routes: [{ described: { id: 'own', white: [{ right: 0, forward: 2 }], green: [{ right: 0, forward: -1 }] } }],
    },
  }),
  move('constructed', 'an enemy in the space of the Automaton', 'apex.automata.place.availability', {
    cell: at(5, 5),
    enemy: at(5, 5),
    mp: 1,
    routes: ['rc-01'],
  }),
  move('constructed', 'an Automaton off the board', 'apex.automata.respawn.when', {
    cell: at(5, 5),
    enemy: at(5, 9),
    mp: 1,
    routes: ['rc-01'],
    automaton: { cell: null },
  }),
  move('constructed', 'Shield above its maximum', 'apex.automata.life.max', {
    cell: at(5, 5),
    enemy: at(5, 9),
    mp: 1,
    routes: ['rc-01'],
    automaton: { shield: 25 },
  }),
  move('constructed', 'six Charges', 'apex.automata.charge.limit', {
    cell: at(5, 5),
    enemy: at(5, 9),
    mp: 1,
    routes: ['rc-01'],
    automaton: { charges: 6 },
  }),
  move('constructed', 'a primary enemy off the board', 'apex.automata.priority.list', {
    cell: at(5, 5),
    enemy: at(5, 9),
    mp: 1,
    routes: ['rc-01'],
    more: { enemies: [{ id: 'gibraltar', cell: null }] },
  }),
]

const lay = (
  id: string,
  says: string,
  rule: string,
  [x, y]: readonly [number, number],
  facing: string,
  viewpoint = 'S',
): WorkedExample => ({
  id,
  says: `${says}: (${x}, ${y})`,
  rule: `apex.automata.route.${rule}`,
  operation: 'apex.automata-orient-route',
  input: { board: board(), from: at(5, 5), primary: at(x, y), card: card('rc-01'), viewpoint },
  outcome: { facing, tie: rule === 'diagonal-tie' },
})

const orientations: WorkedExample[] = [
  lay('AE-25', 'a quadrant', 'point-at-primary', [8, 6], 'E'),
  lay('AE-25', 'a quadrant', 'point-at-primary', [6, 8], 'N'),
  lay('AE-25', 'a quadrant', 'point-at-primary', [5, 9], 'N'),
  lay('AE-25', 'a quadrant', 'point-at-primary', [1, 5], 'W'),
  lay('AE-25', 'a diagonal', 'diagonal-tie', [8, 8], 'E'),
  lay('AE-25', 'a diagonal', 'diagonal-tie', [8, 2], 'E'),
  lay('AE-25', 'a diagonal', 'diagonal-tie', [2, 2], 'S'),
  lay('AE-25', 'a diagonal', 'diagonal-tie', [2, 8], 'W'),
  lay('AE-26', 'a diagonal seen from the north', 'diagonal-tie', [8, 8], 'N', 'N'),
  lay('AE-26', 'a diagonal seen from the north', 'diagonal-tie', [8, 2], 'E', 'N'),
  lay('AE-26', 'a diagonal seen from the north', 'diagonal-tie', [2, 2], 'W', 'N'),
  lay('AE-26', 'a diagonal seen from the north', 'diagonal-tie', [2, 8], 'W', 'N'),
  ...['neutral', 'to-board'].map((rule) => ({
    id: 'AE-01',
    says: 'a neutral card points east',
    rule: `apex.automata.route.${rule}`,
    operation: 'apex.automata-orient-route',
    input: { board: board(), from: at(10, 10), card: card('rc-01') },
    outcome: {
      facing: 'E',
      quadrants: null,
      white: [at(11, 10), at(12, 10), at(13, 10)],
      offBoard: [at(12, 10), at(13, 10)],
    },
  })),
]

const turn = (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  rule: `apex.automata.${rule}`,
  operation: 'apex.automata-rotate-route',
  input,
  ...(outcome === undefined ? {} : { outcome }),
})

const rotations: WorkedExample[] = [
  turn(
    'AE-11',
    'the way back is left out',
    'move.away-facing',
    { initialFacing: 'N', facing: 'E', turned: 90, mode: 'move' },
    { facing: 'W', turned: 270, skippedAway: true, ignoreDanger: false, exhausted: false },
  ),
  turn(
    'AE-27',
    'once round',
    'move.second-revolution',
    { initialFacing: 'N', facing: 'W', turned: 270, mode: 'move' },
    { facing: 'N', turned: 360, ignoreDanger: true },
  ),
  turn(
    'AE-28',
    'twice round',
    'move.stuck',
    { initialFacing: 'N', facing: 'W', turned: 630, mode: 'move' },
    { facing: 'N', turned: 720, exhausted: true },
  ),
  turn(
    'AE-09',
    'once round in danger',
    'danger.fallback',
    { initialFacing: 'N', facing: 'W', turned: 270, mode: 'danger' },
    { exhausted: true, ignoreDanger: false },
  ),
  turn(
    'AE-55',
    'once round in the drop',
    'drop.enemy-fallback',
    { initialFacing: 'E', facing: 'N', turned: 270, mode: 'drop' },
    { facing: 'E', exhausted: true },
  ),
  turn('constructed', 'used up already', 'move.stuck', { initialFacing: 'N', facing: 'N', turned: 720, mode: 'move' }),
  turn('constructed', 'a card along which it moved', 'move.blocked-moved', {
    initialFacing: 'N',
    facing: 'N',
    turned: 0,
    mode: 'move',
    moved: true,
  }),
]

const priorities = (
  id: string,
  says: string,
  rule: string,
  enemies: JsonObject[],
  outcome: JsonObject | undefined,
  more: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  rule: `apex.automata.${rule}`,
  operation: 'apex.automata-set-priorities',
  input: { board: board(), automaton: { cell: at(5, 5), arsenal: RIFLE }, enemies, ...more },
  ...(outcome === undefined ? {} : { outcome }),
})

const E1 = { id: 'lifeline', cell: at(5, 8) }
const E2 = { id: 'wraith', cell: at(5, 0) }

const decisions: WorkedExample[] = [
  priorities(
    'AE-19',
    'the only one in optimal range, though the other is weaker',
    'priority.list',
    [E1, { ...E2, shield: 0, health: 10, cell: at(5, 11) }],
    { primary: 'lifeline', secondary: 'wraith', criterion: 'A' },
  ),
  priorities('AE-20', 'the weaker of two in optimal range', 'priority.list', [E1, { ...E2, shield: 5 }], {
    primary: 'wraith',
    criterion: 'B',
  }),
  priorities(
    'AE-21',
    'the only one in normal range',
    'priority.list',
    [
      { ...E1, cell: at(11, 5) },
      { ...E2, cell: at(5, 11) },
    ],
    { primary: 'wraith', criterion: 'C' },
    { sight: [{ from: at(5, 5), to: { cell: at(5, 11) } }] },
  ),
  priorities(
    'AE-22',
    'the nearer of two',
    'priority.secondary',
    [
      { ...E1, cell: at(11, 5) },
      { ...E2, cell: at(5, 0) },
    ],
    { primary: 'wraith', secondary: 'lifeline', criterion: 'D' },
    { automaton: { cell: at(5, 5), arsenal: { card: 'ar-3' } } },
  ),
  priorities(
    'AE-23',
    'all equal, drawn at the table',
    'priority.random-draw',
    [E1, { ...E2, cell: at(5, 2) }],
    { primary: 'wraith', criterion: 'E' },
    { recruit: ['wraith'], seed: null },
  ),
  priorities(
    'AE-23',
    'all equal, and nobody drew',
    'priority.random-draw',
    [E1, { ...E2, cell: at(5, 2) }],
    undefined,
    { seed: null },
  ),
  priorities(
    'AE-24',
    'two in optimal range decide nothing',
    'priority.all-candidates',
    [E1, { ...E2, cell: at(5, 1) }],
    {
      primary: 'lifeline',
      criterion: 'D',
      table: [
        { criterion: 'A', enemies: ['lifeline', 'wraith'] },
        { criterion: 'B' },
        { criterion: 'C' },
        { criterion: 'D', enemies: ['lifeline'] },
      ],
    },
  ),
  priorities(
    'AE-33',
    'no enemy on the board',
    'priority.no-enemies',
    [{ id: 'wraith', cell: null }],
    { primary: null, criterion: 'noEnemies', table: [], gained: { charges: 1, shield: 10, health: 5 } },
    { automaton: { cell: at(5, 5), arsenal: RIFLE, shield: 5, health: 35, charges: 4 } },
  ),
  priorities('constructed', 'the only enemy on the board', 'priority.single-enemy', [E1, { ...E2, cell: null }], {
    primary: 'lifeline',
    secondary: null,
    criterion: 'only',
    table: [],
  }),
  priorities(
    'constructed',
    'three enemies',
    'scope.two-versus-two',
    [E1, E2, { id: 'caustic', cell: at(0, 0) }],
    undefined,
  ),
]

const procedure = (
  id: string,
  says: string,
  rule: string,
  enemy: JsonObject | null,
  outcome: JsonObject | undefined,
  more: JsonObject = {},
  automaton: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  rule: `apex.automata.${rule}`,
  operation: 'apex.automata-select-procedure',
  input: {
    board: board(),
    automaton: { cell: at(5, 5), legend: card('bangalore'), arsenal: RIFLE, ...automaton },
    enemies: enemy === null ? [] : [{ id: 'wraith', cell: enemy }],
    primary: enemy === null ? null : 'wraith',
    ...more,
  },
  ...(outcome === undefined ? {} : { outcome }),
})

const procedures: WorkedExample[] = [
  procedure('AE-06', 'in normal range', 'proc.sequence', at(11, 5), {
    selected: 'B',
    charges: { before: 1, after: 2 },
    mp: 2,
    icon: 'W',
    fallback: null,
  }),
  procedure(
    'AE-10',
    'in optimal range, after a shot',
    'move.icons',
    at(5, 8),
    { selected: 'A', charges: { before: 1, after: 3 }, mp: 1, icon: 'G' },
    {},
    { shotThisRound: true },
  ),
  procedure(
    'constructed',
    'in sight, out of range',
    'proc.list',
    at(5, 8),
    { selected: 'C', charges: { before: 1, after: 1 }, mp: 1, icon: 'W' },
    {},
    { arsenal: CLOSE },
  ),
  procedure(
    'AE-09',
    'out of sight',
    'proc.list',
    at(5, 8),
    { selected: 'D', charges: { before: 1, after: 2 } },
    { sight: [] },
  ),
  procedure(
    'AE-32',
    'never more than five Charges',
    'charge.limit',
    at(5, 8),
    { selected: 'A', charges: { before: 4, after: 5 } },
    {},
    { charges: 4 },
  ),
  ...['proc.danger-first', 'danger.definition'].map((rule) =>
    procedure(
      'AE-46',
      'outside the Ring and beside a trap',
      rule,
      at(5, 8),
      {
        selected: 'danger',
        zonesHere: ['gas', 'ring'],
        charges: { before: 1, after: 1 },
        mp: null,
        icon: null,
        fallback: 'A',
      },
      {
        ring: { left: 0, top: 0, right: 3, bottom: 3, damage: 2 },
        zones: [{ id: 'gas', cause: 'entry', spaces: [at(5, 5)] }],
      },
    ),
  ),
  procedure('constructed', 'without a primary enemy', 'proc.list', null, undefined),
]

export const AUTOMATA_EXAMPLES: readonly WorkedExample[] = [
  ...movements,
  ...orientations,
  ...rotations,
  ...decisions,
  ...procedures,
]
