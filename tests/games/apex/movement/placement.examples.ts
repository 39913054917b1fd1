import type { WorkedExample } from '../../../support/example.ts'
import { cells, end, layout, space } from '../table/layout.ts'

type Condition = { on: 'space' | 'intersection'; free?: boolean; range: [number, number | null]; lineOfSight?: boolean }

type Placing = { legend: string; candidate?: string; miniatures?: string[]; towards?: string }

const place = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  { range: [min, max], ...condition }: Condition,
  { legend, candidate, miniatures = [], towards }: Placing,
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.placement',
  input: {
    board: { drawn: layout(drawn) },
    legend: space(legend),
    condition: { ...condition, range: { min, max } },
    miniatures: miniatures.map(end),
    ...(candidate === undefined ? {} : { candidate: end(candidate) }),
    ...(towards === undefined ? {} : { towards: space(towards) }),
  },
  ...(outcome === undefined ? {} : { outcome }),
})

const legal = { candidate: { legal: true, rule: null } }
const forbiddenBy = (rule: string) => ({ candidate: { legal: false, rule } })

const SMOKE: Condition = { on: 'intersection', free: true, range: [0, 5] }
const DOME: Condition = { on: 'intersection', free: true, range: [1, 2], lineOfSight: true }
const RIGHT_ANGLE = 'supplyBin h(5,5) | wall v(5,5)'
const IN_LINE = 'supplyBin h(4,7) | wall h(5,7)'
const HOUSE = 'B(2,2,2,2)'
const TWO_HOUSES = 'B(0,0,2,2) | B(2,2,2,2)'

const smoke: WorkedExample[] = [
  place(
    'constructed',
    'corners at one place are listed from the lowest level up',
    'apex.place.range',
    'B(0,0,1,1)',
    { on: 'intersection', range: [0, 0] },
    { legend: '(1,1)' },
    {
      places: ['(1,1,L0)', '(1,1,L1)', '(2,1,L0)', '(1,2,L0)', '(2,2,L0)'].map(end),
    },
  ),
  place(
    'E-71',
    'at a joint at a right angle the outer side may be named',
    'apex.place.outer-side',
    RIGHT_ANGLE,
    SMOKE,
    { legend: '(4,4)', candidate: '(5,5,L0)', towards: '(4,4)' },
    { candidate: { legal: true, outerSpaces: cells('(4,4) (5,4) (4,5)') } },
  ),
  place(
    'p. 17',
    'the foot of a building at the border of the board is free as anywhere',
    'apex.place.intersection-free',
    'B(0,0,2,2)',
    SMOKE,
    { legend: '(4,4)', candidate: '(2,0,L0)' },
    legal,
  ),
  place(
    'p. 17',
    'the corner inside the board is free as well',
    'apex.place.intersection-free',
    'B(0,0,2,2)',
    SMOKE,
    { legend: '(4,4)', candidate: '(2,2,L0)' },
    legal,
  ),
  place(
    'E-71',
    '(1) on the outer side of a right angle',
    'apex.place.outer-side',
    RIGHT_ANGLE,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(5,5,L0)',
    },
    { candidate: { legal: true, outerSpaces: cells('(4,4) (5,4) (4,5)') } },
  ),
  place(
    'E-71',
    '(6) not inside the angle',
    'apex.place.outer-side',
    RIGHT_ANGLE,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(5,5,L0)',
      towards: '(5,5)',
    },
    forbiddenBy('apex.place.outer-side'),
  ),
  place(
    'E-71',
    '(2) at the outer end of a line',
    'apex.place.intersection-free',
    IN_LINE,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(6,7,L0)',
    },
    legal,
  ),
  place(
    'E-71',
    '(5) not in the middle of a line',
    'apex.place.intersection-free',
    IN_LINE,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(5,7,L0)',
    },
    forbiddenBy('apex.place.intersection-free'),
  ),
  place(
    'E-71',
    '(3) a roof corner above a Dome',
    'apex.place.air',
    HOUSE,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(4,4,L1)',
      miniatures: ['(4,4,L0)'],
    },
    legal,
  ),
  place(
    'E-71',
    '(7) the corner where the Dome stands',
    'apex.place.intersection-free',
    HOUSE,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(4,4,L0)',
      miniatures: ['(4,4,L0)'],
    },
    forbiddenBy('apex.place.intersection-free'),
  ),
  place(
    'E-71',
    '(constructed) without the Dome that corner is free',
    'apex.place.outer-side',
    HOUSE,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(4,4,L0)',
    },
    legal,
  ),
  place(
    'E-71',
    '(4) on top, where two roofs touch',
    'apex.place.intersection-free',
    TWO_HOUSES,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(2,2,L1)',
    },
    legal,
  ),
  place(
    'E-71',
    '(8) not below, where two houses touch',
    'apex.place.intersection-free',
    TWO_HOUSES,
    SMOKE,
    {
      legend: '(4,4)',
      candidate: '(2,2,L0)',
    },
    forbiddenBy('apex.place.intersection-free'),
  ),
]

const wording: WorkedExample[] = [
  place(
    'E-70',
    '“space at 1–5”: an occupied one too',
    'apex.place.any',
    '',
    { on: 'space', range: [1, 5] },
    {
      legend: '(0,0)',
      candidate: '(5,0)',
      miniatures: ['(5,0)'],
    },
    { candidate: { legal: true, distance: 5 } },
  ),
  place(
    'E-70',
    '“space at 1–5”: not the own one',
    'apex.place.range',
    '',
    { on: 'space', range: [1, 5] },
    {
      legend: '(0,0)',
      candidate: '(0,0)',
    },
    forbiddenBy('apex.place.range'),
  ),
  place(
    'E-70',
    '“space at 0–5”: the own one',
    'apex.place.range',
    '',
    { on: 'space', range: [0, 5] },
    {
      legend: '(0,0)',
      candidate: '(0,0)',
    },
    legal,
  ),
  place(
    'E-70',
    '“free space at 1–2”: not an occupied one',
    'apex.place.free',
    '',
    { on: 'space', free: true, range: [1, 2] },
    {
      legend: '(0,0)',
      candidate: '(2,0)',
      miniatures: ['(2,0)'],
    },
    forbiddenBy('apex.place.free'),
  ),
  place(
    'E-70',
    '“free space at 1–2”: not the space of a beacon',
    'apex.place.free',
    'respawnBeacon (2,0)',
    {
      on: 'space',
      free: true,
      range: [1, 2],
    },
    { legend: '(0,0)', candidate: '(2,0)' },
    forbiddenBy('apex.place.free'),
  ),
  place(
    'E-70',
    '“free intersection at 1–2”, with the eye',
    'apex.place.range',
    '',
    DOME,
    {
      legend: '(3,3)',
      candidate: '(6,3,L0)',
    },
    { candidate: { legal: true, distance: 2 } },
  ),
  place(
    'E-70',
    '(constructed) one farther is out of range',
    'apex.place.range',
    '',
    DOME,
    {
      legend: '(3,3)',
      candidate: '(7,3,L0)',
    },
    forbiddenBy('apex.place.range'),
  ),
  place(
    'E-70',
    '(constructed) behind a wall the eye does not see it',
    'apex.place.range',
    'wall v(5,3)',
    DOME,
    {
      legend: '(3,3)',
      candidate: '(6,3,L0)',
    },
    forbiddenBy('apex.place.range'),
  ),
  ...['(3,2,L0)', '(3,4,L0)'].map((candidate) =>
    place(
      'E-70',
      'the outer end of wall and parapet in line',
      'apex.place.intersection-free',
      'wall v(3,2) | parapet v(3,3)',
      SMOKE,
      {
        legend: '(1,1)',
        candidate,
      },
      legal,
    ),
  ),
  place(
    'E-70',
    'the middle of wall and parapet in line',
    'apex.place.intersection-free',
    'wall v(3,2) | parapet v(3,3)',
    SMOKE,
    {
      legend: '(1,1)',
      candidate: '(3,3,L0)',
    },
    forbiddenBy('apex.place.intersection-free'),
  ),
  place(
    'constructed',
    'a list of all free corners of the own space',
    'apex.place.free',
    '',
    {
      on: 'intersection',
      free: true,
      range: [0, 0],
    },
    { legend: '(0,0)', miniatures: ['(1,1,L0)'] },
    {
      candidate: null,
      places: ['(0,0,L0)', '(1,0,L0)', '(0,1,L0)'].map(end),
    },
  ),
  place(
    'constructed',
    'an intersection where the card says space',
    'apex.place.any',
    '',
    { on: 'space', range: [1, 5] },
    {
      legend: '(0,0)',
      candidate: '(2,2,L0)',
    },
  ),
  place('constructed', 'a level that is not there', 'apex.grid.roof-intersections', '', SMOKE, {
    legend: '(0,0)',
    candidate: '(2,2,L1)',
  }),
]

type Zoned = { zones: { id: string; at: string; kind?: string }[]; from: string; to: string }

const zoned = (
  id: string,
  says: string,
  rule: string,
  drawn: string,
  { zones, from, to }: Zoned,
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.zones',
  input: {
    board: { drawn: layout(drawn) },
    zones: zones.map(({ id: name, at, kind = 'smoke' }) => ({ id: name, kind, ...end(at) })),
    from: end(from),
    to: end(to),
  },
  ...(outcome === undefined ? {} : { outcome }),
})

const GROUND_SMOKE = [{ id: 'smoke', at: '(3,3,L0)' }]
const ROOF_SMOKE = [{ id: 'smoke', at: '(3,3,L1)' }]
const through = { zones: [{ applies: true, through: true, inside: [] }], difficulty: 10 }
const none = { zones: [{ applies: false, through: false, inside: [] }], difficulty: 0 }

const zones: WorkedExample[] = [
  zoned(
    'E-72',
    'a shot through smoke',
    'apex.zone.example-smoke',
    '',
    { zones: GROUND_SMOKE, from: '(0,3)', to: '(5,2)' },
    through,
  ),
  zoned('E-72', 'and back', 'apex.zone.applies', '', { zones: GROUND_SMOKE, from: '(5,2)', to: '(0,3)' }, through),
  zoned(
    'E-72',
    'along the border',
    'apex.zone.crossing',
    '',
    { zones: GROUND_SMOKE, from: '(1,5)', to: '(5,1)' },
    none,
  ),
  zoned(
    'E-72',
    '(constructed) far away',
    'apex.zone.applies',
    '',
    { zones: GROUND_SMOKE, from: '(0,6)', to: '(6,6)' },
    none,
  ),
  zoned(
    'E-73',
    'in Smoke and Dome at once',
    'apex.zone.rules-change',
    '',
    {
      zones: [...GROUND_SMOKE, { id: 'second', at: '(4,3,L0)' }],
      from: '(3,3)',
      to: '(9,9)',
    },
    {
      zones: [
        { applies: true, inside: ['from'] },
        { applies: true, inside: ['from'] },
      ],
      difficulty: 20,
    },
  ),
  zoned(
    'E-74',
    'out of smoke on a roof',
    'apex.zone.shape',
    HOUSE,
    { zones: ROOF_SMOKE, from: '(2,2)', to: '(6,3)' },
    {
      zones: [{ applies: true, inside: ['from'] }],
      difficulty: 10,
    },
  ),
  zoned(
    'E-74',
    'on the ground below it',
    'apex.zone.applies',
    HOUSE,
    { zones: ROOF_SMOKE, from: '(1,3)', to: '(5,3)' },
    none,
  ),
  zoned(
    'E-74',
    'over it from level 2',
    'apex.zone.applies',
    `${HOUSE} | B(0,2,1,1) | B(0,2,1,1)`,
    { zones: ROOF_SMOKE, from: '(0,2)', to: '(6,3)' },
    none,
  ),
  zoned(
    'E-74',
    '(constructed) through it from another roof of its level',
    'apex.zone.applies',
    `${HOUSE} | B(0,2,1,1)`,
    { zones: ROOF_SMOKE, from: '(0,2)', to: '(6,3)' },
    through,
  ),
  zoned(
    'E-75',
    'smoke on the ground between roof and ground',
    'apex.zone.applies',
    'B(0,2,1,1)',
    {
      zones: GROUND_SMOKE,
      from: '(0,2)',
      to: '(6,3)',
    },
    none,
  ),
  zoned(
    'E-75',
    'the target in the smoke',
    'apex.zone.shape',
    'B(0,2,1,1)',
    {
      zones: GROUND_SMOKE,
      from: '(0,2)',
      to: '(3,3)',
    },
    { zones: [{ applies: true, inside: ['to'], through: false }], difficulty: 10 },
  ),
  zoned('constructed', 'an unknown kind of Zone', 'apex.zone.rules-change', '', {
    zones: [{ id: 'fog', at: '(3,3,L0)', kind: 'fog' }],
    from: '(0,0)',
    to: '(1,1)',
  }),
  zoned('constructed', 'a Zone in the air', 'apex.grid.roof-intersections', '', {
    zones: ROOF_SMOKE,
    from: '(0,0)',
    to: '(1,1)',
  }),
]

/** The worked examples E-70 to E-75. */
export const PLACEMENT_EXAMPLES: readonly WorkedExample[] = [...smoke, ...wording, ...zones]
