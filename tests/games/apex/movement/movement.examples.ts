import type { WorkedExample } from '../../../support/example.ts'
import { cells, layout, space } from '../table/layout.ts'

const step = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  [from, to]: readonly [string, string],
  outcome: { cost: number | null; mayEnd?: boolean },
  occupied = '',
): WorkedExample => ({
  id,
  says: `${says}: ${from} to ${to}`,
  rule,
  operation: 'apex.movement-step',
  input: { board: { drawn: layout(drawn) }, from: space(from), to: space(to), occupied: cells(occupied) },
  outcome: { legal: outcome.cost !== null, ...outcome, violations: outcome.cost === null ? [{ rule }] : [] },
})

const HOUSE = 'B(0,0,2,2)'
const TOWER = 'B(0,0,2,2) | B(0,0,2,2)'
const TWO_HOUSES = 'B(0,0,2,2) | B(2,2,2,2)'
const TWO_TOWERS = 'B(0,0,2,2) | B(2,2,2,2) | B(0,0,2,2) | B(2,2,2,2)'
const JOINT = 'parapet v(2,1) | supplyBin h(2,2)'
const DESCENT = 'B(0,0,2,2) | wall v(2,2) | wall h(2,2)'

const steps: WorkedExample[] = [
  step('E-06', 'a beacon', 'apex.move.impassable', 'respawnBeacon (3,3)', ['(2,3)', '(3,3)'], { cost: null }),
  step('E-06', 'beside the bin', 'apex.move.cost-space', 'supplyBin v(3,3)', ['(1,2)', '(2,3)'], { cost: 1 }),
  step('E-06', 'across the bin', 'apex.move.cost-obstacle', 'supplyBin v(3,3)', ['(2,3)', '(3,3)'], { cost: 2 }),
  step('E-06', 'house and parapet in line', 'apex.move.cost-joint', `${HOUSE} | parapet h(2,2)`, ['(1,2)', '(2,1)'], {
    cost: 2,
  }),
  step(
    'E-06',
    'house and parapet at an angle',
    'apex.move.cost-joint',
    `${HOUSE} | parapet v(2,2)`,
    ['(1,2)', '(2,1)'],
    { cost: 2 },
  ),
  step('E-06', '(constructed) a lone house', 'apex.move.joint-around', HOUSE, ['(1,2)', '(2,1)'], { cost: 1 }),
  step(
    'E-07',
    'the wall is the smaller restriction',
    'apex.move.joint-least',
    `${TOWER} | wall v(2,2)`,
    ['(1,2)', '(2,1)'],
    {
      cost: 2,
    },
  ),
  step('E-08', 'between two houses', 'apex.move.cost-joint', TWO_HOUSES, ['(1,2)', '(2,1)'], { cost: 2 }),
  step('E-08', 'between two towers', 'apex.move.joint-least', TWO_TOWERS, ['(1,2)', '(2,1)'], { cost: null }),
  step('E-09', 'through the joint', 'apex.move.cost-joint', JOINT, ['(1,2)', '(2,1)'], { cost: 2 }),
  step('E-09', 'around the joint', 'apex.move.joint-around', JOINT, ['(1,1)', '(2,2)'], { cost: 1 }),
  ...['(2,0)', '(2,1)', '(2,2)', '(1,2)', '(0,2)'].map((to) =>
    step('E-10', 'two levels down', 'apex.move.descend-free', TOWER, ['(1,1)', to], { cost: 1 }),
  ),
  step('E-10', 'up a roof', 'apex.move.cost-climb', `${HOUSE} | roofParapet v(2,0) base 1`, ['(2,1)', '(1,1)'], {
    cost: 2,
  }),
  step(
    'E-10',
    'up a roof over its parapet',
    'apex.move.cost-obstacle',
    `${HOUSE} | roofParapet v(2,0) base 1`,
    ['(2,0)', '(1,0)'],
    { cost: 3 },
  ),
  step('E-11', 'down through a joint below', 'apex.move.descend-free', DESCENT, ['(1,1)', '(2,2)'], { cost: 1 }),
  step('E-11', '(constructed) up through the joint', 'apex.move.cost-joint', DESCENT, ['(2,2)', '(1,1)'], { cost: 3 }),
  step('E-13', 'a diagonal climb at a lone corner', 'apex.move.cost-climb', HOUSE, ['(2,2)', '(1,1)'], { cost: 2 }),
  step('constructed', 'two levels up', 'apex.move.no-two-levels-up', TOWER, ['(2,1)', '(1,1)'], { cost: null }),
  step(
    'constructed',
    'a roof wall seen from the ground',
    'apex.move.no-level-component-above',
    `${HOUSE} | roofWall v(2,0) base 1`,
    ['(2,0)', '(1,0)'],
    { cost: null },
  ),
  step(
    'constructed',
    'a roof wall crossed from the roof',
    'apex.move.cost-obstacle',
    `${HOUSE} | roofWall v(2,0) base 1`,
    ['(1,0)', '(2,0)'],
    { cost: 2 },
  ),
  step('constructed', 'two spaces away', 'apex.move.step', '', ['(1,1)', '(3,1)'], { cost: null }),
  step('constructed', 'nowhere at all', 'apex.move.step', '', ['(1,1)', '(1,1)'], { cost: null }),
  step('constructed', 'off the board', 'apex.move.board-edge', '', ['(13,1)', '(14,1)'], { cost: null }),
  step('constructed', 'a free space', 'apex.move.free-space', '', ['(1,1)', '(2,2)'], { cost: 1, mayEnd: true }),
  step(
    'constructed',
    'an occupied space is entered, but not to stay',
    'apex.move.occupied-pass',
    '',
    ['(1,1)', '(2,2)'],
    { cost: 1, mayEnd: false },
    '(2,2)',
  ),
]

type Walk = {
  start: string | { outside: { side: string; position: number } }
  points: number
  path: string
  occupied?: string
}

/** What the rules of movement forbid is an answer; what is not on the board is refused. */
const forbidden = (rule: string) =>
  rule.startsWith('apex.move.') ? { outcome: { legal: false, violations: [{ rule }] } } : {}

const path = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  { start, points, path: way, occupied = '' }: Walk,
  outcome?: WorkedExample['outcome'],
  size?: { width: number; height: number },
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.movement-path',
  input: {
    board: { drawn: layout(drawn, size) },
    start: typeof start === 'string' ? space(start) : start,
    movementPoints: points,
    path: cells(way),
    occupied: cells(occupied),
  },
  ...(outcome === undefined ? forbidden(rule) : { outcome: { legal: true, ...outcome } }),
})

const SIX = { width: 6, height: 6 }
const FROM_THE_EAST = { outside: { side: 'E', position: 2 } }

const paths: WorkedExample[] = [
  path(
    'E-02',
    'in from the east, then up a roof',
    'apex.stage2.enter',
    'B(3,2,2,2)',
    { start: FROM_THE_EAST, points: 3, path: '(5,2) (4,2)' },
    { cost: 3, left: 0, level: 1, end: { column: 4, row: 2 } },
    SIX,
  ),
  path(
    'E-02',
    '(constructed) one point too few',
    'apex.move.mp',
    'B(3,2,2,2)',
    { start: FROM_THE_EAST, points: 2, path: '(5,2) (4,2)' },
    undefined,
    SIX,
  ),
  path(
    'E-02',
    '(constructed) the first step may be diagonal',
    'apex.stage2.enter',
    '',
    { start: FROM_THE_EAST, points: 1, path: '(5,1)' },
    { cost: 1 },
    SIX,
  ),
  path(
    'E-02',
    '(constructed) the first step must lead onto the board',
    'apex.move.board-edge',
    '',
    { start: FROM_THE_EAST, points: 2, path: '(6,3) (5,3)' },
    undefined,
    SIX,
  ),
  path(
    'E-02',
    '(constructed) a side has no such space',
    'apex.stage2.enter',
    '',
    { start: { outside: { side: 'N', position: 6 } }, points: 2, path: '(5,0)' },
    undefined,
    SIX,
  ),
  path('E-06', 'the bin is too dear for the second step', 'apex.move.mp', 'supplyBin v(3,3)', {
    start: '(1,2)',
    points: 2,
    path: '(2,3) (3,3)',
  }),
  path(
    'E-06',
    'two open spaces',
    'apex.move.mp',
    '',
    { start: '(1,2)', points: 2, path: '(2,2) (3,2)' },
    { cost: 2, left: 0 },
  ),
  path(
    'E-06',
    'diagonally through Lifeline',
    'apex.move.occupied-pass',
    '',
    { start: '(1,1)', points: 2, path: '(2,2) (3,3)', occupied: '(2,2)' },
    { cost: 2, left: 0 },
  ),
  path('E-06', '(constructed) but not to end there', 'apex.move.occupied-pass', '', {
    start: '(1,1)',
    points: 2,
    path: '(2,2)',
    occupied: '(2,2)',
  }),
  path(
    'E-06',
    '(constructed) whoever comes back to its own space finds it free',
    'apex.move.enter-trigger',
    '',
    { start: '(1,1)', points: 2, path: '(2,2) (1,1)', occupied: '(1,1)' },
    { cost: 2 },
  ),
  path(
    'E-09',
    'a detour of two steps',
    'apex.move.joint-around',
    JOINT,
    { start: '(1,2)', points: 2, path: '(2,2) (3,1)' },
    { cost: 2 },
  ),
  path('E-10', 'not with Move 2', 'apex.move.mp', `${HOUSE} | roofParapet v(2,0) base 1`, {
    start: '(2,0)',
    points: 2,
    path: '(1,0)',
  }),
  path('E-12', 'Move 1 does not cross the bin', 'apex.move.mp', 'supplyBin v(3,3)', {
    start: '(2,3)',
    points: 1,
    path: '(3,3)',
  }),
  path(
    'E-12',
    'Move 1 first, then the bin is adjacent',
    'apex.move.cost-space',
    'supplyBin v(3,3)',
    { start: '(1,3)', points: 1, path: '(2,3)' },
    { cost: 1 },
  ),
  path(
    'E-13',
    'Move 2 and a rush: a diagonal climb, then down',
    'apex.move.descend-free',
    'B(1,1,1,1)',
    { start: '(0,2)', points: 3, path: '(1,1) (2,1)' },
    { cost: 3, left: 0 },
  ),
  path('constructed', 'into a beacon', 'apex.move.impassable', 'respawnBeacon (2,2)', {
    start: '(1,1)',
    points: 2,
    path: '(2,2)',
  }),
  path(
    'constructed',
    'everything that is wrong is told',
    'apex.move.mp',
    'respawnBeacon (2,2)',
    {
      start: '(2,1)',
      points: 1,
      path: '(2,2) (3,3) (3,4)',
      occupied: '(3,4)',
    },
    {
      legal: false,
      violations: [
        { rule: 'apex.move.impassable', path: 'path.0' },
        { rule: 'apex.move.mp', path: 'path.2' },
        { rule: 'apex.move.occupied-pass', path: 'path.2' },
      ],
    },
  ),
  path('constructed', 'a jump', 'apex.move.step', '', { start: '(1,1)', points: 4, path: '(3,1)' }),
  path('constructed', 'two levels up', 'apex.move.no-two-levels-up', TOWER, {
    start: '(2,1)',
    points: 4,
    path: '(1,1)',
  }),
  path(
    'constructed',
    'over a roof wall from below',
    'apex.move.no-level-component-above',
    `${HOUSE} | roofWall v(2,0) base 1`,
    { start: '(2,0)', points: 4, path: '(1,0)' },
  ),
  path('constructed', 'between two towers', 'apex.move.joint-least', TWO_TOWERS, {
    start: '(1,2)',
    points: 4,
    path: '(2,1)',
  }),
  path('constructed', 'a Legend off the board', 'apex.board.inside', '', {
    start: '(1,2)',
    points: 4,
    path: '(2,1)',
    occupied: '(14,0)',
  }),
]

const reaches: WorkedExample[] = [
  {
    id: 'constructed',
    says: 'one point reaches the open neighbours; the joint and the parapet are too dear',
    rule: 'apex.move.mp',
    operation: 'apex.reach',
    input: { board: { drawn: layout(JOINT, { width: 4, height: 4 }) }, start: space('(2,1)'), movementPoints: 1 },
    outcome: {
      reachable: cells('(2,0) (3,1) (3,0) (3,2) (1,0)').map((cell) => ({ cell, cost: 1, path: [cell] })),
      passable: [],
    },
  },
  {
    id: 'constructed',
    says: 'an occupied space is passed only if there are points to leave it',
    rule: 'apex.move.occupied-pass',
    operation: 'apex.reach',
    input: {
      board: { drawn: layout('', { width: 4, height: 1 }) },
      start: space('(0,0)'),
      movementPoints: 2,
      occupied: cells('(1,0)'),
    },
    outcome: {
      reachable: [{ cell: { column: 2, row: 0 }, cost: 2, path: cells('(1,0) (2,0)') }],
      passable: [{ cell: { column: 1, row: 0 }, cost: 1 }],
    },
  },
  {
    id: 'constructed',
    says: 'with no points left to leave it, the occupied space is out of reach',
    rule: 'apex.move.mp',
    operation: 'apex.reach',
    input: {
      board: { drawn: layout('', { width: 4, height: 1 }) },
      start: space('(0,0)'),
      movementPoints: 1,
      occupied: cells('(1,0)'),
    },
    outcome: { reachable: [], passable: [] },
  },
  {
    id: 'E-02',
    says: 'everything Bangalore can reach from outside, the roof included',
    rule: 'apex.stage2.enter',
    operation: 'apex.reach',
    input: { board: { drawn: layout('B(3,2,2,2)', SIX) }, start: FROM_THE_EAST, movementPoints: 1 },
    outcome: { reachable: cells('(5,2) (5,3) (5,1)').map((cell) => ({ cell, cost: 1 })) },
  },
]

const bins: WorkedExample[] = [
  {
    id: 'E-12',
    says: 'after the move the bin is adjacent and can be interacted with',
    rule: 'apex.contiguity.edge-object',
    operation: 'apex.contiguity',
    input: {
      board: { drawn: layout('supplyBin v(3,3)') },
      reference: space('(2,3)'),
      other: { edge: { axis: 'vertical', x: 3, y: 3 } },
    },
    outcome: { adjacent: true },
  },
  {
    id: 'E-02',
    says: 'from the roof, the lower space beside it is near, so loot may be dropped there',
    rule: 'apex.contiguity.near',
    operation: 'apex.contiguity',
    input: { board: { drawn: layout('B(3,2,2,2)', SIX) }, reference: space('(4,2)'), other: space('(5,2)') },
    outcome: { near: true, adjacent: false },
  },
]

/** The worked examples of section 9.2, and the movement of E-02. */
export const MOVEMENT_EXAMPLES: readonly WorkedExample[] = [...steps, ...paths, ...reaches, ...bins]
