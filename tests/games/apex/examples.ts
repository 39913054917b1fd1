import type { WorkedExample } from '../../support/example.ts'
import { ABILITY_EXAMPLES } from './abilities/ability.examples.ts'
import { AUTOMATA_ACTIVATION_EXAMPLES } from './automata/activation.examples.ts'
import { AUTOMATA_EXAMPLES } from './automata/automata.examples.ts'
import { AUTOMATA_CARD_EXAMPLES } from './automata/cards.examples.ts'
import { AUTOMATA_ODDS_EXAMPLES } from './automata/odds.examples.ts'
import { AUTOMATA_TABLE_EXAMPLES } from './automata/table.examples.ts'
import { AIM_EXAMPLES } from './combat/aim.examples.ts'
import { GRENADE_EXAMPLES } from './combat/grenade.examples.ts'
import { MELEE_EXAMPLES } from './combat/melee.examples.ts'
import { SHOT_EXAMPLES } from './combat/shot.examples.ts'
import { SHOT_STEP_EXAMPLES } from './combat/shot-step.examples.ts'
import { DAMAGE_EXAMPLES } from './damage/damage.examples.ts'
import { LOOT_EXAMPLES } from './loot/loot.examples.ts'
import { BEACON_EXAMPLES } from './movement/beacon.examples.ts'
import { MOVEMENT_EXAMPLES } from './movement/movement.examples.ts'
import { PLACEMENT_EXAMPLES } from './movement/placement.examples.ts'
import { RING_EXAMPLES } from './ring/ring.examples.ts'
import { DROP_EXAMPLES } from './setup/drop.examples.ts'
import { GAME_EXAMPLES } from './setup/game.examples.ts'
import { SETUP_EXAMPLES } from './setup/setup.examples.ts'
import { SIGHT_EXAMPLES } from './sight/sight.examples.ts'
import { CONTRADICTION_EXAMPLES } from './table/contradiction.examples.ts'
import { end, layout } from './table/layout.ts'
import { NONSENSE_EXAMPLES } from './table/nonsense.examples.ts'
import { ACTIVATION_EXAMPLES } from './turn/activation.examples.ts'
import { EQUIPPING_EXAMPLES } from './turn/equipping.examples.ts'
import { FRAGMENT_EXAMPLES } from './turn/fragment.examples.ts'
import { ORDER_EXAMPLES } from './turn/order.examples.ts'
import { REACTION_EXAMPLES } from './turn/reaction.examples.ts'
import { TIMING_EXAMPLES } from './turn/timing.examples.ts'
import { TURN_EXAMPLES } from './turn/turn.examples.ts'
import { WINDOW_EXAMPLES } from './turn/window.examples.ts'
import { VICTORY_EXAMPLES } from './victory/victory.examples.ts'

const cell = (column: number, row: number) => ({ cell: { column, row } })
const edge = (axis: 'vertical' | 'horizontal', x: number, y: number, level?: number) => ({
  edge: { axis, x, y, ...(level === undefined ? {} : { level }) },
})
const intersection = (x: number, y: number, level: number) => ({ intersection: { x, y, level } })

const lineOfSight: WorkedExample[] = SIGHT_EXAMPLES.flatMap(({ visible = [], blocked = [], ...example }) => {
  const ruling = (to: string, sees: boolean): WorkedExample => ({
    ...example,
    says: `${example.says}: ${example.from} ${sees ? 'sees' : 'does not see'} ${to}`,
    operation: 'apex.line-of-sight',
    input: { board: { drawn: layout(example.layout) }, from: end(example.from), to: end(to) },
    outcome: { visible: sees },
  })
  return [...visible.map((to) => ruling(to, true)), ...blocked.map((to) => ruling(to, false))]
})

const distance: WorkedExample[] = [
  { to: cell(3, 1), distance: 3, says: 'between spaces, whatever their levels', rule: 'apex.distance.count' },
  { to: edge('vertical', 2, 0), distance: 1, says: 'to the nearer space of an edge', rule: 'apex.distance.edge' },
  {
    to: intersection(4, 2, 0),
    distance: 3,
    says: 'to the nearest space of an intersection',
    rule: 'apex.distance.intersection',
  },
].map(({ to, distance, says, rule }) => ({
  id: 'E-16',
  says,
  operation: 'apex.distance',
  input: { from: cell(0, 0), to },
  outcome: { distance },
  rule,
}))

const distanceOnBoard: WorkedExample[] = [
  {
    id: 'constructed',
    says: 'the nearest space of an edge at the western rim lies on the board',
    operation: 'apex.distance',
    input: { board: { drawn: layout('', { width: 4, height: 4 }) }, from: cell(0, 0), to: edge('vertical', 0, 3) },
    outcome: { distance: 3 },
    rule: 'apex.distance.edge',
  },
  {
    id: 'constructed',
    says: 'there is no space west of column 0, whether or not the board is given',
    operation: 'apex.distance',
    input: { from: cell(0, 0), to: edge('vertical', 0, 3) },
    outcome: { distance: 3 },
    rule: 'apex.distance.edge',
  },
  {
    id: 'constructed',
    says: 'an edge at the rim has a space on one side only',
    operation: 'apex.distance',
    input: { board: { drawn: layout('', { width: 4, height: 4 }) }, from: cell(3, 0), to: edge('vertical', 4, 3) },
    outcome: { distance: 3 },
    rule: 'apex.distance.edge',
  },
]

const contiguous = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  [reference, other]: [{ cell: { column: number; row: number } }, WorkedExample['input'][string]],
  outcome: { adjacent?: boolean; near?: boolean; distance1?: boolean },
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.contiguity',
  input: { board: { drawn: layout(drawn) }, reference, other },
  outcome,
})

const TOWER_AND_PARAPET = 'B(0,0,1,3) | B(0,0,1,3) | parapet h(1,1)'
const ROOF_PARAPET = 'B(0,0,2,2) | roofParapet v(1,0) base 1'
const HALF_STACKED = 'B(0,0,2,2) | B(1,0,1,2)'

const contiguity: WorkedExample[] = [
  contiguous('E-14', 'a parapet separates', 'apex.contiguity.between', TOWER_AND_PARAPET, [cell(1, 1), cell(1, 0)], {
    adjacent: false,
    distance1: true,
  }),
  contiguous(
    'E-14',
    'another level is not adjacent',
    'apex.contiguity.adjacent',
    TOWER_AND_PARAPET,
    [cell(1, 1), cell(0, 1)],
    { adjacent: false, near: false, distance1: true },
  ),
  contiguous(
    'E-14',
    'a free diagonal is adjacent',
    'apex.contiguity.distance1',
    TOWER_AND_PARAPET,
    [cell(1, 1), cell(2, 2)],
    { adjacent: true, near: true, distance1: true },
  ),
  contiguous('E-14', 'a lower space is near the roof', 'apex.contiguity.near', 'B(1,1,1,1)', [cell(1, 1), cell(2, 1)], {
    adjacent: false,
    near: true,
  }),
  contiguous(
    'E-14',
    'the roof is not near the lower space',
    'apex.contiguity.near',
    'B(1,1,1,1)',
    [cell(2, 1), cell(1, 1)],
    { adjacent: false, near: false },
  ),
  contiguous(
    'E-14',
    'one roof space beside a roof parapet',
    'apex.contiguity.edge-object',
    ROOF_PARAPET,
    [cell(0, 0), edge('vertical', 1, 0, 1)],
    { adjacent: true },
  ),
  contiguous(
    'E-14',
    'the other roof space beside a roof parapet',
    'apex.contiguity.edge-object',
    ROOF_PARAPET,
    [cell(1, 0), edge('vertical', 1, 0, 1)],
    { adjacent: true },
  ),
  contiguous(
    'E-14',
    'the ground is not adjacent to the upper wall',
    'apex.contiguity.edge-object',
    'B(0,0,2,2) | B(0,0,2,2)',
    [cell(2, 0), edge('vertical', 2, 0, 1)],
    { adjacent: false, near: true },
  ),
  contiguous(
    'E-14',
    'the ground is adjacent to the lower wall',
    'apex.contiguity.edge-object',
    'B(0,0,2,2) | B(0,0,2,2)',
    [cell(2, 0), edge('vertical', 2, 0)],
    { adjacent: true },
  ),
  contiguous(
    'E-14',
    'a level-1 space at a level-1 intersection',
    'apex.contiguity.intersection',
    HALF_STACKED,
    [cell(0, 0), intersection(1, 1, 1)],
    { adjacent: true },
  ),
  contiguous(
    'E-14',
    'a level-2 space at a level-1 intersection',
    'apex.contiguity.intersection',
    HALF_STACKED,
    [cell(1, 0), intersection(1, 1, 1)],
    { adjacent: false, near: false },
  ),
  contiguous(
    'E-14',
    'a level-2 space at the level-2 intersection above',
    'apex.contiguity.intersection',
    HALF_STACKED,
    [cell(1, 0), intersection(1, 1, 2)],
    { adjacent: true },
  ),
  contiguous(
    'E-14',
    'a level-1 space is near the level-2 intersection',
    'apex.contiguity.intersection',
    HALF_STACKED,
    [cell(0, 0), intersection(1, 1, 2)],
    { adjacent: false, near: true },
  ),
]

const covered = (
  says: string,
  drawn: string,
  shooter: [number, number],
  target: [number, number],
  inCover: boolean,
  rule: string,
): WorkedExample => ({
  id: 'E-54',
  says,
  rule,
  operation: 'apex.cover',
  input: { board: { drawn: layout(drawn) }, shooter: cell(...shooter), target: cell(...target) },
  outcome: { inCover },
})

const cover: WorkedExample[] = [
  covered('a joint of bin and parapet', 'supplyBin v(2,1) | parapet v(2,2)', [1, 1], [2, 2], true, 'apex.cover.joint'),
  covered('(constructed) right behind a parapet', 'parapet v(2,1)', [0, 1], [2, 1], true, 'apex.cover.edge'),
  covered('(constructed) one space farther there is none', 'parapet v(2,1)', [0, 1], [3, 1], false, 'apex.cover.edge'),
  covered('(constructed) right behind a beacon', 'respawnBeacon (2,1)', [0, 1], [3, 1], true, 'apex.cover.edge'),
  covered(
    '(constructed) one space farther behind a beacon',
    'respawnBeacon (2,1)',
    [0, 1],
    [4, 1],
    false,
    'apex.cover.edge',
  ),
  covered(
    '(constructed) both pieces on one side',
    'supplyBin h(1,2) | parapet v(2,2)',
    [1, 1],
    [2, 2],
    false,
    'apex.cover.joint',
  ),
  covered(
    '(constructed) between the two pieces',
    'supplyBin h(1,2) | parapet v(2,2)',
    [2, 1],
    [1, 2],
    true,
    'apex.cover.effect',
  ),
]

const measured: WorkedExample[] = [
  {
    id: 'E-27',
    says: 'X of an intersection is its distance from the line',
    rule: 'apex.los.x-measure',
    operation: 'apex.line-of-sight',
    input: { board: { drawn: layout('B(0,0,2,2)') }, from: cell(2, 1), to: intersection(1, 1, 1) },
    outcome: { visible: false, edges: [{ measure: 1, depth: 1, allowedDepth: 1, verdict: 'blocks' }] },
  },
]

const onBoard = (board: object, more: object = {}) => ({
  board: { drawn: { width: 6, height: 6, ...board } },
  from: cell(0, 0),
  to: cell(5, 5),
  ...more,
})
const broken = (rule: string, says: string, input: object): WorkedExample => ({
  id: 'board',
  says,
  rule,
  operation: 'apex.line-of-sight',
  input: input as WorkedExample['input'],
})
const wall = (more: object) => ({ id: 'w1', kind: 'wall', edges: [{ axis: 'vertical', x: 2, y: 2 }], ...more })
const roof = (more: object) => ({ column: 0, row: 0, columns: 2, rows: 2, level: 1, ...more })

/** Boards and ends that are refused, and by which rule. */
const refusals: WorkedExample[] = [
  broken('apex.board.inside', 'a building beyond the border', onBoard({ buildings: [roof({ column: 5 })] })),
  broken(
    'apex.board.inside',
    'an object beyond the border',
    onBoard({ objects: [wall({ edges: [{ axis: 'vertical', x: 7, y: 0 }] })] }),
  ),
  broken('apex.board.inside', 'an end beyond the border', onBoard({}, { to: cell(6, 0) })),
  broken(
    'apex.board.stack-rests-on-equal-level',
    'a building in the air',
    onBoard({ buildings: [roof({ level: 2 })] }),
  ),
  broken(
    'apex.board.stack-rests-on-equal-level',
    'two buildings in one place',
    onBoard({ buildings: [roof({}), roof({ column: 1 })] }),
  ),
  broken('apex.board.object-base', 'an object in the air', onBoard({ objects: [wall({ base: 1 })] })),
  broken('apex.board.known-kind', 'an unknown kind without tags', onBoard({ objects: [wall({ kind: 'hedge' })] })),
  broken(
    'apex.board.stands-on',
    'a wall in a space',
    onBoard({ objects: [{ id: 'w1', kind: 'wall', cells: [{ column: 1, row: 1 }] }] }),
  ),
  broken(
    'apex.board.unique-ids',
    'two objects of one name',
    onBoard({ objects: [wall({}), wall({ edges: [{ axis: 'vertical', x: 3, y: 3 }] })] }),
  ),
  broken(
    'apex.grid.roof-intersections',
    'an intersection on a level that is not there',
    onBoard({}, { to: intersection(2, 2, 1) }),
  ),
]

const ROCK = { id: 'rock', kind: 'rock', cells: [{ column: 2, row: 1 }], tags: ['OBSTRUCTION'] }
const fence = (tags: string[]) => ({ id: 'fence', kind: 'fence', edges: [{ axis: 'vertical', x: 2, y: 1 }], tags })

/** Rules that no example of the book shows. */
const constructed: WorkedExample[] = [
  {
    id: 'Q-17',
    says: 'a rock that fills a space is a solid block',
    rule: 'apex.los.higher-obstruction-blocks',
    operation: 'apex.line-of-sight',
    input: onBoard({ objects: [ROCK] }, { from: cell(0, 1), to: cell(4, 1) }),
    outcome: { visible: false },
  },
  {
    id: 'Q-17',
    says: 'and whoever stands in it sees nothing beyond it',
    rule: 'apex.los.higher-obstruction-blocks',
    operation: 'apex.line-of-sight',
    input: onBoard({ objects: [ROCK] }, { from: cell(2, 1), to: cell(4, 1) }),
    outcome: { visible: false },
  },
  {
    id: 'constructed',
    says: 'of two pieces on one edge the connectable one closes the corner',
    rule: 'apex.los.vertex-sides',
    operation: 'apex.line-of-sight',
    input: onBoard(
      {
        objects: [
          fence(['OBSTRUCTION']),
          { id: 'w1', kind: 'wall', edges: [{ axis: 'vertical', x: 2, y: 1 }] },
          { id: 'w2', kind: 'wall', edges: [{ axis: 'horizontal', x: 2, y: 2 }] },
        ],
      },
      { from: cell(1, 2), to: cell(2, 1) },
    ),
    outcome: { visible: false },
  },
  {
    id: 'constructed',
    says: 'buildings may be listed from the top down',
    rule: 'apex.los.centre-line',
    operation: 'apex.line-of-sight',
    input: onBoard({ buildings: [roof({ level: 2 }), roof({})] }, { from: cell(1, 1), to: cell(4, 1) }),
    outcome: { upper: { level: 2 } },
  },
  {
    id: 'constructed',
    says: 'a piece that is no obstacle does not separate',
    rule: 'apex.contiguity.adjacent',
    operation: 'apex.contiguity',
    input: {
      board: { drawn: { width: 6, height: 6, objects: [fence(['COVER'])] } },
      reference: cell(1, 1),
      other: cell(2, 1),
    },
    outcome: { adjacent: true, interposed: [] },
  },
  {
    id: 'constructed',
    says: 'two blockers on one line',
    rule: 'apex.los.combine',
    operation: 'apex.line-of-sight',
    input: { board: { drawn: layout('wall v(2,1) | wall v(4,1)') }, from: cell(0, 1), to: cell(6, 1) },
    outcome: {
      visible: false,
      blockers: [
        { kind: 'wall', id: 'wall-1' },
        { kind: 'wall', id: 'wall-2' },
      ],
    },
  },
  {
    id: 'constructed',
    says: 'a wall on the ground is not above two roofs, nor above a lower roof',
    rule: 'apex.los.edge-top',
    operation: 'apex.line-of-sight',
    input: {
      board: { drawn: layout('B(0,0,1,1) | B(0,0,1,1) | wall v(3,0) | B(5,0,1,1)') },
      from: cell(0, 0),
      to: cell(5, 0),
    },
    outcome: { visible: true },
  },
  {
    id: 'constructed',
    says: 'a facade is named by its building',
    rule: 'apex.grid.facade',
    operation: 'apex.line-of-sight',
    input: { board: { drawn: layout('B(2,0,1,1)') }, from: cell(0, 0), to: cell(4, 0) },
    outcome: { visible: false, blockers: [{ kind: 'building', id: '1' }] },
  },
  {
    id: 'constructed',
    says: 'how deep an intersection lies is told by itself',
    rule: 'apex.los.depth-measure',
    operation: 'apex.line-of-sight',
    input: { board: { drawn: layout('B(0,0,2,2)') }, from: cell(0, 0), to: intersection(3, 1, 0) },
    outcome: { visible: false },
  },
]

const seen = (
  says: string,
  rule: string,
  drawn: string,
  from: WorkedExample['input'],
  hidden: [number, number][],
): WorkedExample => ({
  id: 'p. 24-26',
  says,
  rule,
  operation: 'apex.visibility',
  input: { board: { drawn: layout(drawn, { width: 6, height: 3 }) }, from },
  outcome: { hidden: hidden.map(([column, row]) => ({ cell: { column, row } })) },
})

const visibility: WorkedExample[] = [
  seen('over open ground nothing is hidden', 'apex.los.otherwise-visible', '', cell(0, 0), []),
  seen('behind a wall', 'apex.los.higher-obstruction-blocks', 'wall v(2,0),v(2,1),v(2,2)', cell(1, 1), [
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 0],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
    [2, 2],
    [3, 2],
    [4, 2],
    [5, 2],
  ]),
  seen('below the edge of a roof', 'apex.los.same-level-shadow', 'B(0,0,2,3)', cell(0, 1), [
    [2, 0],
    [2, 1],
    [2, 2],
  ]),
  {
    id: 'constructed',
    says: 'from a space that is not there',
    rule: 'apex.board.inside',
    operation: 'apex.visibility',
    input: { board: { drawn: layout('', { width: 3, height: 3 }) }, from: cell(3, 0) },
  },
]

const aimCards: WorkedExample[] = [
  {
    id: 'constructed',
    says: 'reported cards lie as they were reported, the rest is drawn',
    rule: 'apex.aim.fresh-deck',
    operation: 'apex.aim-cards',
    input: { count: 2, cards: [{ face: { value: 70 } }, { card: 'aim-05' }] },
    outcome: {
      cards: [
        { id: null, value: 70 },
        { id: 'aim-05', value: 35 },
      ],
    },
  },
  {
    id: 'constructed',
    says: 'a card that is not in the deck is refused',
    rule: 'apex.aim.possible-cards',
    operation: 'apex.aim-cards',
    input: { count: 1, cards: [{ card: 'joker' }] },
  },
]

export const APEX_EXAMPLES: readonly WorkedExample[] = [
  ...AUTOMATA_EXAMPLES,
  ...AUTOMATA_TABLE_EXAMPLES,
  ...AUTOMATA_CARD_EXAMPLES,
  ...AUTOMATA_ACTIVATION_EXAMPLES,
  ...AUTOMATA_ODDS_EXAMPLES,
  ...lineOfSight,
  ...measured,
  ...visibility,
  ...distance,
  ...distanceOnBoard,
  ...contiguity,
  ...cover,
  ...refusals,
  ...constructed,
  ...aimCards,
  ...MOVEMENT_EXAMPLES,
  ...GRENADE_EXAMPLES,
  ...MELEE_EXAMPLES,
  ...BEACON_EXAMPLES,
  ...PLACEMENT_EXAMPLES,
  ...AIM_EXAMPLES,
  ...SHOT_STEP_EXAMPLES,
  ...SHOT_EXAMPLES,
  ...DAMAGE_EXAMPLES,
  ...RING_EXAMPLES,
  ...TIMING_EXAMPLES,
  ...ACTIVATION_EXAMPLES,
  ...TURN_EXAMPLES,
  ...WINDOW_EXAMPLES,
  ...REACTION_EXAMPLES,
  ...VICTORY_EXAMPLES,
  ...LOOT_EXAMPLES,
  ...SETUP_EXAMPLES,
  ...GAME_EXAMPLES,
  ...DROP_EXAMPLES,
  ...NONSENSE_EXAMPLES,
  ...ORDER_EXAMPLES,
  ...FRAGMENT_EXAMPLES,
  ...EQUIPPING_EXAMPLES,
  ...ABILITY_EXAMPLES,
  ...CONTRADICTION_EXAMPLES,
]
