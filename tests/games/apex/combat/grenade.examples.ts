import type { WorkedExample } from '../../../support/example.ts'
import { cells, layout, space } from '../table/layout.ts'

const WALL = 'wall v(4,2),v(4,3)'
const HOUSE_AND_CORNER = 'B(0,0,2,2) | wall h(4,4) | wall v(4,4)'

const arrow = (direction: string | null) => ({ face: { value: 30, arrow: direction } })

const area = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  asked: { pattern: WorkedExample['input']; origin: string; rotation?: number; aerial?: boolean },
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.area-of-effect',
  input: { board: { drawn: layout(drawn) }, ...asked, origin: space(asked.origin) },
  ...(outcome === undefined ? {} : { outcome }),
})

const unknownDamage = (text: string) => cells(text).map((cell) => ({ cell, damage: null }))
const ROWS_2_TO_4 = '(0,2) (1,2) (2,2) (3,2) (4,2) (0,3) (1,3) (2,3) (3,3) (4,3) (0,4) (1,4) (2,4) (3,4)'

const areas: WorkedExample[] = [
  area(
    'E-63',
    'Rolling Thunder reaches all twenty spaces',
    'apex.area.aerial',
    HOUSE_AND_CORNER,
    { pattern: { id: 'rolling-thunder-area' }, origin: '(2,2)' },
    { aerial: true, affected: unknownDamage(`(0,1) (1,1) (2,1) (3,1) (4,1) ${ROWS_2_TO_4} (4,4)`), spared: [] },
  ),
  area(
    'E-63',
    'not aerial, it stops at the house and behind the corner of walls',
    'apex.area.bounded',
    HOUSE_AND_CORNER,
    { pattern: { id: 'rolling-thunder-area' }, origin: '(2,2)', aerial: false },
    {
      aerial: false,
      affected: unknownDamage(`(2,1) (3,1) (4,1) ${ROWS_2_TO_4}`),
      spared: [
        { cell: { column: 0, row: 1 }, reason: 'otherLevel' },
        { cell: { column: 1, row: 1 }, reason: 'otherLevel' },
        { cell: { column: 4, row: 4 }, reason: 'barrier' },
      ],
    },
  ),
  area(
    'constructed',
    'behind a supply drop, which alone is named though a beacon stands in its space too',
    'apex.area.bounded',
    'supplyDrop (4,3) | respawnBeacon (4,3)',
    { pattern: { cells: [{ columns: 2, rows: 0, damage: 10 }] }, origin: '(3,3)' },
    {
      affected: [],
      spared: [
        { cell: { column: 5, row: 3 }, reason: 'barrier', pieces: [{ kind: 'supplyDrop', id: 'supplyDrop-1' }] },
      ],
    },
  ),
  area(
    'E-64',
    'an area does not cross a gap between two roofs',
    'apex.area.bounded',
    'B(0,0,2,2) | B(4,0,2,2)',
    { pattern: { cells: [{ columns: 3, rows: 0, damage: 10 }] }, origin: '(1,0)' },
    { level: 1, affected: [], spared: [{ cell: { column: 4, row: 0 }, reason: 'barrier' }] },
  ),
  area(
    'E-64',
    '(constructed) on one roof it does',
    'apex.area.bounded',
    'B(0,0,5,2)',
    { pattern: { cells: [{ columns: 3, rows: 0, damage: 10 }] }, origin: '(1,0)' },
    { level: 1, affected: [{ cell: { column: 4, row: 0 }, damage: 10 }], spared: [] },
  ),
  area(
    'constructed',
    'a quarter turn stands a line of thermite up',
    'apex.area.pattern',
    '',
    { pattern: { id: 'thermite-area' }, origin: '(3,3)', rotation: 1 },
    { affected: cells('(3,1) (3,2) (3,3) (3,4) (3,5)').map((cell) => ({ cell, damage: 15 })) },
  ),
  area(
    'constructed',
    'three quarter turns lead to the north what one leads to the south',
    'apex.area.pattern',
    '',
    { pattern: { cells: [{ columns: 2, rows: 0, damage: 1 }] }, origin: '(3,3)', rotation: 3 },
    { affected: [{ cell: { column: 3, row: 1 }, damage: 1 }] },
  ),
  area('constructed', 'an unknown pattern', 'apex.area.pattern', '', { pattern: { id: 'flash' }, origin: '(3,3)' }),
]

type Thrown = { grenade?: string; thrower: string; aim: string; cards: WorkedExample['input'][string] }

const grenade = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  { grenade: name = 'frag', thrower, aim, cards: drawnCards }: Thrown,
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.grenade',
  input: {
    board: { drawn: layout(drawn, { width: 9, height: 6 }) },
    grenade: { id: name },
    thrower: space(thrower),
    aim: space(aim),
    legends: [
      { id: 'Gibraltar', cell: { column: 0, row: 3 } },
      { id: 'Bangalore', cell: { column: 6, row: 3 } },
    ],
    cards: drawnCards,
  },
  ...(outcome === undefined ? {} : { outcome }),
})

const E_THEN_SW = [arrow('E'), arrow('SW')]
const NO_ARROWS = [arrow(null), arrow(null)]

const grenades: WorkedExample[] = [
  grenade(
    'E-61',
    'over the wall: east to (6,2), then south-west to (5,3)',
    'apex.grenade.scatter',
    WALL,
    { thrower: '(0,3)', aim: '(5,2)', cards: E_THEN_SW },
    {
      scatter: [
        { arrow: 'E', from: { column: 5, row: 2 }, to: { column: 6, row: 2 } },
        { arrow: 'SW', from: { column: 6, row: 2 }, to: { column: 5, row: 3 } },
      ],
      landing: { column: 5, row: 3 },
      level: 0,
    },
  ),
  grenade(
    'E-61',
    'distance 5 is in range, and no sight is needed',
    'apex.grenade.declare',
    WALL,
    { thrower: '(0,3)', aim: '(5,2)', cards: NO_ARROWS },
    { landing: { column: 5, row: 2 } },
  ),
  grenade('E-61', '(constructed) distance 6 is out of range', 'apex.grenade.declare', WALL, {
    thrower: '(0,3)',
    aim: '(6,2)',
    cards: NO_ARROWS,
  }),
  grenade('E-61', '(constructed) distance 1 is too near', 'apex.grenade.declare', WALL, {
    thrower: '(0,3)',
    aim: '(1,3)',
    cards: NO_ARROWS,
  }),
  grenade(
    'E-62',
    'Bangalore beside the centre takes 10',
    'apex.grenade.damage',
    WALL,
    { thrower: '(0,3)', aim: '(5,2)', cards: E_THEN_SW },
    { damage: [{ legend: 'Bangalore', cell: { column: 6, row: 3 }, damage: 10 }] },
  ),
  grenade(
    'E-62',
    '(constructed) in the centre it is 20 damage',
    'apex.grenade.damage',
    WALL,
    { thrower: '(0,3)', aim: '(5,3)', cards: [arrow('E'), arrow(null)] },
    { damage: [{ legend: 'Bangalore', damage: 20 }] },
  ),
  grenade(
    'constructed',
    'the thrower is not exempt',
    'apex.grenade.damage',
    '',
    { thrower: '(0,3)', aim: '(2,3)', cards: [arrow('W'), arrow(null)] },
    { damage: [{ legend: 'Gibraltar', damage: 10 }] },
  ),
  grenade(
    'constructed',
    'behind the wall nobody is hurt',
    'apex.grenade.damage',
    'wall v(6,2),v(6,3),v(6,4)',
    { thrower: '(0,3)', aim: '(5,3)', cards: NO_ARROWS },
    { damage: [] },
  ),
  grenade(
    'constructed',
    'off the board it lies on level 0 and still reaches the border',
    'apex.grenade.level',
    '',
    { thrower: '(0,3)', aim: '(0,0)', cards: [arrow('N'), arrow(null)] },
    {
      landing: { column: 0, row: -1 },
      onBoard: false,
      level: 0,
      affected: cells('(0,0) (1,0)').map((cell) => ({ cell, damage: 10 })),
    },
  ),
  grenade(
    'constructed',
    'off the board it does not climb a house at the border',
    'apex.grenade.level',
    'B(0,0,2,2)',
    { thrower: '(0,3)', aim: '(0,0)', cards: [arrow('N'), arrow(null)] },
    { onBoard: false, level: 0, affected: [] },
  ),
  grenade(
    'constructed',
    'on a roof it lands on the roof',
    'apex.grenade.level',
    'B(4,2,2,2)',
    { thrower: '(0,3)', aim: '(4,2)', cards: NO_ARROWS },
    { level: 1, affected: cells('(4,2) (5,2) (4,3) (5,3)').map((cell) => ({ cell })) },
  ),
  grenade(
    'constructed',
    'on a supply drop it lands on top and reaches nothing around it',
    'apex.grenade.level',
    'supplyDrop (5,3)',
    { thrower: '(0,3)', aim: '(5,3)', cards: NO_ARROWS },
    { level: 1, affected: [{ cell: { column: 5, row: 3 }, damage: 20 }] },
  ),
  grenade(
    'p. 32',
    'from a supply drop it reaches a roof of the same level beside it, and not the ground',
    'apex.area.bounded',
    'B(6,2,2,2) | supplyDrop (5,3)',
    { thrower: '(0,3)', aim: '(5,3)', cards: NO_ARROWS },
    {
      level: 1,
      affected: [
        { cell: { column: 6, row: 2 }, damage: 10 },
        { cell: { column: 5, row: 3 }, damage: 20 },
        { cell: { column: 6, row: 3 }, damage: 10 },
      ],
    },
  ),
  grenade(
    'constructed',
    'a wall at the foot of that roof does not rise above it',
    'apex.area.bounded',
    'B(6,2,2,2) | supplyDrop (5,3) | wall v(6,3) base 0',
    { thrower: '(0,3)', aim: '(5,3)', cards: NO_ARROWS },
    {
      level: 1,
      affected: [
        { cell: { column: 6, row: 2 }, damage: 10 },
        { cell: { column: 5, row: 3 }, damage: 20 },
        { cell: { column: 6, row: 3 }, damage: 10 },
      ],
    },
  ),
  grenade('constructed', 'one card too few', 'apex.grenade.scatter', '', {
    thrower: '(0,3)',
    aim: '(5,3)',
    cards: [arrow('N')],
  }),
  grenade('constructed', 'an unknown grenade', 'apex.grenade.declare', '', {
    grenade: 'arc-star',
    thrower: '(0,3)',
    aim: '(5,3)',
    cards: [arrow('N')],
  }),
  grenade('constructed', 'a card that is not in the deck', 'apex.aim.possible-cards', '', {
    thrower: '(0,3)',
    aim: '(5,3)',
    cards: [{ card: 'aim-99' }, arrow('N')],
  }),
  {
    id: 'constructed',
    says: 'one card of the deck in fourteen has the arrow NE',
    rule: 'apex.grenade.scatter',
    operation: 'apex.grenade-odds',
    input: {
      board: { drawn: layout('', { width: 9, height: 6 }) },
      grenade: { id: 'thermite' },
      thrower: space('(0,3)'),
      aim: space('(5,3)'),
      legends: [{ id: 'Wraith', cell: { column: 8, row: 2 } }],
    },
    outcome: {
      landings: [
        { cell: { column: 5, row: 3 }, probability: { fraction: '3/14', decimal: 0.214286 } },
        {},
        {},
        {},
        { cell: { column: 5, row: 2 }, probability: { fraction: '1/14' } },
        { cell: { column: 6, row: 2 }, probability: { fraction: '1/14' } },
        {},
        {},
        {},
      ],
      legends: [{ legend: 'Wraith', hit: { fraction: '1/14' }, meanDamage: { fraction: '15/14' } }],
    },
  },
  {
    id: 'constructed',
    says: 'odds out of range',
    rule: 'apex.grenade.declare',
    operation: 'apex.grenade-odds',
    input: { board: { drawn: layout('') }, grenade: { id: 'frag' }, thrower: space('(0,3)'), aim: space('(6,3)') },
  },
]

/** The worked examples of section 9.5 on grenades and areas. */
export const GRENADE_EXAMPLES: readonly WorkedExample[] = [...areas, ...grenades]
