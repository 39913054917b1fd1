import type { WorkedExample } from '../../../support/example.ts'
import { cover, edge, K1, K2, K3, K4, K5, K6, K7, wall, zone } from '../table/fixtures.ts'

/** A zone, or a zone and a cover space of it. */
type Position = string | readonly [zone: string, cover: string]
const position = (at: Position) => (typeof at === 'string' ? { zone: at } : { zone: at[0], cover: at[1] })

const SEEN = 'gears.los.definition'

const sight = (
  id: string,
  says: string,
  drawn: object,
  [from, to]: readonly [Position, Position],
  outcome: NonNullable<WorkedExample['outcome']>,
  rule: string = SEEN,
): WorkedExample => ({
  id,
  says: `${says}: ${[from].flat().join('/')} to ${[to].flat().join('/')}`,
  operation: 'gears.line-of-sight',
  input: { map: { drawn }, from: position(from), to: position(to) } as WorkedExample['input'],
  outcome,
  rule,
})

const yes = { visible: true }
const no = { visible: false, witness: null }

/** The zones around the corner, with a wall to the west of it. */
const walled = (from: number, to: number) => ({ ...K6, edges: [wall([40, from], [40, to])] })

const covered = (
  id: string,
  says: string,
  drawn: object,
  [attacker, defender]: readonly [Position, Position],
  grade: 'none' | 'partial' | 'full',
  more: { arrows?: readonly ('partial' | 'full' | null)[]; rule?: string; grenade?: boolean } = {},
): WorkedExample => ({
  id,
  says: `${says}: ${[attacker].flat().join('/')} on ${[defender].flat().join('/')}`,
  operation: 'gears.cover',
  input: {
    map: { drawn },
    attacker: position(attacker),
    defender: position(defender),
    ...(more.grenade ? { grenade: true } : {}),
  } as WorkedExample['input'],
  outcome: {
    grade,
    dice: { none: 0, partial: 1, full: 2 }[grade],
    ...(more.arrows ? { arrows: more.arrows.map((of) => ({ grade: of })) } : {}),
  },
  rule: more.rule ?? 'gears.cover.dice',
})

const refusedCover = (
  id: string,
  says: string,
  drawn: object,
  [attacker, defender]: readonly [Position, Position],
  grenade = false,
): WorkedExample => ({
  id,
  says,
  operation: 'gears.cover',
  input: {
    map: { drawn },
    attacker: position(attacker),
    defender: position(defender),
    grenade,
  } as WorkedExample['input'],
  rule: 'gears.los.required-to-attack',
})

const figure = (id: string, enemy: string, at: Position) => ({ id, enemy, position: position(at) })
const cog = (id: string, at: Position) => ({ id, position: position(at) })

const seen = (
  id: string,
  says: string,
  table: object,
  viewer: object,
  figures?: readonly object[],
  rule = 'gears.los.definition',
): WorkedExample => ({
  id,
  says,
  operation: 'gears.visible-figures',
  input: { table, viewer } as WorkedExample['input'],
  ...(figures === undefined ? {} : { outcome: { figures } as NonNullable<WorkedExample['outcome']> }),
  rule,
})

const E22 = {
  map: { drawn: K1 },
  cogs: [cog('marcus', ['A', 'cA']), cog('cole', 'A')],
  locust: [
    figure('drone-2', 'drone', ['C', 'cC']),
    figure('drone-3', 'drone', ['B', 'cB']),
    figure('drone-4', 'drone', ['D', 'cD']),
    figure('drone-5', 'drone', 'F'),
  ],
}
const seenFigure = (id: string, visible: boolean, range: number | null, grade: string | null) => ({
  id,
  visible,
  range,
  cover: grade,
})

const figures: WorkedExample[] = [
  seen('E-22', 'what Marcus sees from cover', E22, { figure: 'marcus' }, [
    seenFigure('cole', true, 0, 'none'),
    seenFigure('drone-2', true, 2, 'partial'),
    seenFigure('drone-3', true, 1, 'full'),
    seenFigure('drone-4', false, 1, null),
    seenFigure('drone-5', true, 3, 'none'),
  ]),
  seen('E-22', 'what Cole sees out of cover', E22, { figure: 'cole' }, [
    { id: 'marcus', visible: true, range: 0, cover: 'none' },
    { id: 'drone-2', visible: true, range: 2 },
    { id: 'drone-3', visible: true, range: 1 },
    { id: 'drone-4', visible: true, range: 1 },
    { id: 'drone-5', visible: true, range: 3 },
  ]),
  seen(
    'E-11',
    'Drone 1 in S sees neither Marcus nor Cole, Drone 2 sees both',
    {
      map: { drawn: K3 },
      cogs: [cog('marcus', ['P3', 'k3']), cog('cole', 'P3')],
      locust: [figure('drone-1', 'drone', 'S')],
    },
    { position: position(['P5', 'k5']) },
    [seenFigure('marcus', true, 2, 'full'), seenFigure('cole', true, 2, 'none'), seenFigure('drone-1', false, 7, null)],
  ),
  seen(
    'E-65',
    'an executed soldier is not on the map',
    { map: { drawn: K2 }, cogs: [{ ...cog('cole', 'H1'), status: 'executed' }, cog('marcus', 'H2')] },
    { position: { zone: 'H1' } },
    [{ id: 'marcus', side: 'cog', visible: true, range: 1, cover: 'none' }],
  ),
  seen('E-22', 'a viewer that is not on the table', E22, { figure: 'dom' }, undefined, 'gears.attack.declare'),
  seen(
    'E-22',
    'a position that is not on the map',
    E22,
    { position: { zone: 'A', cover: 'cB' } },
    undefined,
    'gears.map.cover-space',
  ),
]

const across = { from: { x: 40, y: 40 }, to: { x: 80, y: 40 } }

const book: WorkedExample[] = [
  sight(
    'E-22',
    'over a border and in front of the cover',
    K1,
    [
      ['A', 'cA'],
      ['C', 'cC'],
    ],
    {
      visible: true,
      case: 'arrowArrow',
      witness: { from: { x: 35, y: 10 }, to: { x: 90, y: 12 } },
      fromArrow: { x: 35, y: 10 },
      toArrow: { x: 90, y: 12 },
      closed: null,
      walls: [],
    },
  ),
  sight(
    'E-22',
    'both in cover',
    K1,
    [
      ['A', 'cA'],
      ['B', 'cB'],
    ],
    yes,
    'gears.los.case-arrow-arrow',
  ),
  sight(
    'E-22',
    'the wall between B and D',
    K1,
    [
      ['A', 'cA'],
      ['D', 'cD'],
    ],
    { ...no, walls: [across] },
    'gears.los.clear',
  ),
  sight('E-22', 'the edge of F is seen', K1, [['A', 'cA'], 'F'], yes, 'gears.los.case-arrow-zone'),
  sight('E-22', 'out of cover there is a line', K1, ['A', ['D', 'cD']], {
    visible: true,
    case: 'arrowZone',
    fromArrow: null,
    toArrow: { x: 60, y: 50 },
  }),
  sight('E-22', 'the same from the other end', K1, [['D', 'cD'], 'A'], { visible: true, fromArrow: { x: 60, y: 50 } }),
  sight('E-22', 'zone to zone', K1, ['A', 'F'], { visible: true, case: 'zoneZone' }, 'gears.los.case-zone-zone'),
  sight('E-11', 'Drone 1 does not see the zone', K3, ['S', 'P3'], no),
  sight('E-11', 'nor the cover in it', K3, ['S', ['P3', 'k3']], no),
  sight(
    'E-11',
    'Drone 2 sees the cover',
    K3,
    [
      ['P5', 'k5'],
      ['P3', 'k3'],
    ],
    yes,
  ),
  sight('E-11', 'and the zone', K3, [['P5', 'k5'], 'P3'], yes),
  sight('E-18', 'along the corridor into cover', K2, ['H1', ['H4', 'c4']], yes),
  sight('E-21', 'along the whole corridor', K2, ['H1', 'H6'], yes),
  sight('E-66', 'through a joint, to the left', joint(), ['S', 'L'], yes),
  sight('E-66', 'through a joint, to the right', joint(), ['S', 'M'], yes),
]

/** Two joined pieces whose passage is narrower than both. */
function joint() {
  return {
    zones: [
      zone('S', [0, 0, 40, 20]),
      zone('N', [0, 20, 40, 40]),
      zone('L', [0, 40, 20, 60]),
      zone('M', [20, 40, 40, 60]),
    ],
    edges: [wall([0, 40], [10, 40]), wall([30, 40], [40, 40])],
  }
}

const UPPER = wall([30, 20], [30, 40])
const LOWER = wall([30, 0], [30, 20])
const WHOLE = { from: { x: 30, y: 0 }, to: { x: 30, y: 40 } }

const GH: readonly [Position, Position] = [
  ['G', 'g'],
  ['H', 'h'],
]

const alternating = (...more: ReturnType<typeof wall>[]) => ({
  zones: [
    zone(
      'G',
      [0, 0, 20, 40],
      [
        cover('g', [
          [10, 20],
          [1, 0],
        ]),
      ],
    ),
    zone('H', [20, 0, 40, 40]),
    zone(
      'I',
      [40, 0, 60, 40],
      [
        cover('i', [
          [50, 20],
          [-1, 0],
        ]),
      ],
    ),
  ],
  edges: [wall([20, 0], [20, 20]), wall([40, 20], [40, 40]), ...more],
})

/** Three walls that touch one line below, above and below again, and nothing but this line passes. */
const needle = (third: number) => ({
  zones: [
    zone(
      'G',
      [0, 0, 20, 40],
      [
        cover('g', [
          [10, 20],
          [1, 0],
        ]),
      ],
    ),
    zone('H', [20, 0, 40, 40]),
    zone('I', [40, 0, 60, 40]),
    zone(
      'J',
      [60, 0, 80, 40],
      [
        cover('j', [
          [70, 20],
          [-1, 0],
        ]),
      ],
    ),
  ],
  edges: [wall([20, 0], [20, 20]), wall([40, 20], [40, 40]), wall([60, 0], [60, third])],
})

const shelf = (...edges: ReturnType<typeof wall>[]) => ({
  zones: [
    zone(
      'U',
      [0, 20, 60, 40],
      [
        cover('u', [
          [10, 20],
          [0, -1],
        ]),
      ],
    ),
    zone(
      'L',
      [0, 0, 60, 20],
      [
        cover('l', [
          [50, 20],
          [0, 1],
        ]),
      ],
    ),
  ],
  edges,
})

const INNER = [wall([20, 0], [20, 20]), wall([20, 20], [20, 40]), wall([0, 20], [20, 20]), wall([20, 20], [40, 20])]

const walls: WorkedExample[] = [
  sight('E-35', 'grazing the end of a wall', K5(LOWER), GH, yes, 'gears.los.clear'),
  sight('E-35', 'one unit farther the wall is crossed', K5(wall([30, 0], [30, 21])), GH, {
    ...no,
    walls: [{ from: { x: 30, y: 0 }, to: { x: 30, y: 21 } }],
  }),
  sight(
    'E-36',
    'no gap where two walls meet',
    K5(LOWER, UPPER),
    GH,
    { ...no, walls: [WHOLE] },
    'gears.los.union-not-segments',
  ),
  sight(
    'E-36',
    'nor between the zones',
    K5(LOWER, UPPER),
    ['G', 'H'],
    { ...no, walls: [WHOLE] },
    'gears.los.union-not-segments',
  ),
  sight('E-36', 'the same as one wall', K5(wall([30, 0], [30, 40])), GH, { ...no, walls: [WHOLE] }),
  sight('E-36', 'the same as one wall', K5(wall([30, 0], [30, 40])), ['G', 'H'], { ...no, walls: [WHOLE] }),
  sight('E-36', 'the same if a piece is listed twice', K5(LOWER, UPPER, LOWER), ['G', 'H'], { ...no, walls: [WHOLE] }),
  sight(
    'E-37',
    'touching walls on both sides at different points',
    alternating(),
    [
      ['G', 'g'],
      ['I', 'i'],
    ],
    yes,
  ),
  sight('E-37', 'arrow to zone', alternating(), [['G', 'g'], 'I'], yes),
  sight('E-37', 'zone to zone', alternating(), ['G', 'I'], yes),
  sight('E-37', 'one line only passes three walls', needle(20), ['G', 'J'], yes),
  sight('E-37', 'from an arrow on that line', needle(20), [['G', 'g'], 'J'], yes),
  sight(
    'E-37',
    'between the arrows on that line',
    needle(20),
    [
      ['G', 'g'],
      ['J', 'j'],
    ],
    yes,
  ),
  sight('E-37', 'a third wall one unit longer closes it', needle(21), ['G', 'J'], no),
  sight('E-37', 'a third wall one unit longer closes it', needle(21), [['G', 'g'], 'J'], no),
  sight('E-37', 'a third wall one unit shorter leaves room', needle(19), ['G', 'J'], yes),
  sight(
    'E-38',
    'running along a wall',
    shelf(wall([20, 20], [40, 20])),
    [
      ['U', 'u'],
      ['L', 'l'],
    ],
    no,
    'gears.los.clear',
  ),
  sight(
    'E-38',
    'without the wall',
    shelf(),
    [
      ['U', 'u'],
      ['L', 'l'],
    ],
    yes,
  ),
  sight('E-39', 'past a corner without walls', K7(), ['NW', 'SE'], yes),
  sight('E-39', 'two walls in one line', K7(...INNER.slice(0, 2)), ['NW', 'SE'], no),
  sight('E-39', 'below the corner', K7(wall([20, 20], [20, 40]), wall([20, 20], [40, 20])), ['NW', 'SE'], yes),
  sight(
    'E-39',
    'through the wall of a corner',
    K7(wall([20, 20], [20, 40]), wall([20, 20], [40, 20])),
    ['NW', 'NE'],
    no,
  ),
  sight('E-39', 'nothing leaks through the common point', K7(...INNER), ['NW', 'SE'], no),
  sight('E-40', 'over a height change', K4, ['Y2', 'Y3'], yes, 'gears.los.only-walls'),
  sight('E-40', 'through the wall', K4, ['X3', 'Y3'], no),
  sight('E-40', 'past the corner', K4, ['X1', 'Y3'], yes),
  sight('E-41', 'around one corner', K3, ['S', 'P1'], yes),
  sight('E-41', 'not around two', K3, ['S', 'P2'], no),
  sight('E-41', 'down the corridor', K3, ['Q1', 'P5'], yes),
]

const U_SHAPE = {
  zones: [
    {
      id: 'U',
      polygon: [
        { x: 0, y: 0 },
        { x: 60, y: 0 },
        { x: 60, y: 40 },
        { x: 40, y: 40 },
        { x: 40, y: 20 },
        { x: 20, y: 20 },
        { x: 20, y: 40 },
        { x: 0, y: 40 },
      ],
      covers: [
        cover('left', [
          [10, 30],
          [1, 0],
        ]),
        cover('right', [
          [50, 30],
          [-1, 0],
        ]),
      ],
    },
  ],
}

const ARMS: readonly [Position, Position] = [
  ['U', 'left'],
  ['U', 'right'],
]

const DOORWAY = {
  ...K5(),
  doors: [{ id: 'd', zone: 'G', from: { x: 30, y: 0 }, to: { x: 30, y: 40 } }],
}

const others: WorkedExample[] = [
  sight(
    'E-42',
    'always within a zone',
    U_SHAPE,
    ARMS,
    { visible: true, case: 'sameZone', witness: null },
    'gears.los.same-zone',
  ),
  covered('E-42', 'never cover within a zone', U_SHAPE, ARMS, 'none', { rule: 'gears.cover.same-zone-none' }),
  sight('E-71', 'a door blocks', DOORWAY, ['G', 'H'], { ...no, walls: [WHOLE] }),
  {
    id: 'E-50',
    says: 'a grenade asks for sight to the zone, not to the cover in it',
    operation: 'gears.line-of-sight',
    input: {
      map: { drawn: K5(wall([30, 0], [30, 21])) },
      from: { zone: 'G', cover: 'g' },
      to: { zone: 'H', cover: 'h' },
      target: 'zone',
    } as WorkedExample['input'],
    outcome: { visible: true, case: 'arrowZone' },
    rule: 'gears.los.zone-target',
  },
  sight('E-22', 'where a figure in cover is counted', K1, [['A', 'cA'], 'F'], yes, 'gears.los.point-set'),
]

/** The defender’s arrow at (60, 30) points up; the wall leaves an opening above a height. */
const window = (top: number) => ({
  zones: [
    zone('T', [0, 0, 40, 60]),
    zone(
      'U',
      [40, 0, 80, 60],
      [
        cover('u', [
          [60, 30],
          [0, 1],
        ]),
      ],
    ),
  ],
  edges: [wall([40, 0], [40, top])],
})

/** The same with the arrow on the border of both zones. */
const onBorder = (facing: readonly [number, number]) => ({
  zones: [zone('T', [0, 0, 40, 60]), zone('U', [40, 0, 80, 60], [cover('u', [[40, 30], facing])])],
})

const covers: WorkedExample[] = [
  covered(
    'E-11',
    'Drone 2 in front of Marcus’ arrow',
    K3,
    [
      ['P5', 'k5'],
      ['P3', 'k3'],
    ],
    'full',
  ),
  covered('E-18', 'from behind the cover line', K2, ['H1', ['H4', 'c4']], 'partial', { rule: 'gears.cover.side-test' }),
  covered(
    'E-22',
    'Marcus on Drone 2',
    K1,
    [
      ['A', 'cA'],
      ['C', 'cC'],
    ],
    'partial',
  ),
  covered(
    'E-22',
    'Marcus on Drone 3',
    K1,
    [
      ['A', 'cA'],
      ['B', 'cB'],
    ],
    'full',
    { rule: 'gears.cover.symmetric' },
  ),
  covered('E-22', 'Marcus on Drone 5, who is not in cover', K1, [['A', 'cA'], 'F'], 'none'),
  covered('E-25', 'a Drone that has left its cover', K2, ['H2', 'H4'], 'none'),
  covered('E-43', 'from the west', K6, ['W', ['C', 'corner']], 'partial', { rule: 'gears.cover.best-arrow' }),
  covered('E-43', 'from the west, past the north end of a wall', walled(0, 29), ['W', ['C', 'corner']], 'partial'),
  covered('E-43', 'from the west, past the south end of a wall', walled(11, 40), ['W', ['C', 'corner']], 'partial'),
  covered('E-43', 'from the east the second arrow', K6, ['E', ['C', 'corner']], 'full', {
    arrows: ['partial', 'full'],
  }),
  covered('E-43', 'from the north the first arrow', K6, ['N', ['C', 'corner']], 'full', {
    arrows: ['full', 'partial'],
  }),
  covered('E-43', 'from the same zone', K6, ['C', ['C', 'corner']], 'none', { arrows: [] }),
  covered('E-43', 'one arrow', K6, ['W', ['C', 'single']], 'partial'),
  covered('E-43', 'one arrow', K6, ['E', ['C', 'single']], 'partial'),
  covered('E-43', 'one arrow', K6, ['N', ['C', 'single']], 'full'),
  covered(
    'E-44',
    'from in front of the line',
    K6,
    [
      ['W', 'w3'],
      ['C', 'single'],
    ],
    'full',
    { rule: 'gears.cover.line' },
  ),
  covered(
    'E-44',
    'from exactly on the line',
    K6,
    [
      ['W', 'w'],
      ['C', 'single'],
    ],
    'partial',
  ),
  covered(
    'E-44',
    'the attacker uses the lower arrow',
    K6,
    [
      ['W', 'w2'],
      ['C', 'single'],
    ],
    'partial',
  ),
  covered('E-45', 'only points in front see the arrow', window(31), ['T', ['U', 'u']], 'full'),
  covered('E-45', 'a point behind sees it', window(29), ['T', ['U', 'u']], 'partial'),
  covered('E-45', 'a line along the cover line grazes the wall', window(30), ['T', ['U', 'u']], 'partial'),
  covered('E-45', 'an arrow on the border that faces the attacker', onBorder([-1, 0]), ['T', ['U', 'u']], 'full'),
  covered('E-45', 'an arrow on the border that faces away', onBorder([1, 0]), ['T', ['U', 'u']], 'partial'),
  covered('E-45', 'an arrow on the border that faces along it', onBorder([0, 1]), ['T', ['U', 'u']], 'partial'),
  covered('E-51', 'a grenade on a Drone in cover', K2, ['H5', ['H6', 'c6']], 'none', {
    grenade: true,
    rule: 'gears.cover.not-vs-grenades',
  }),
  covered('E-50', 'a grenade needs sight to the zone only', K5(wall([30, 0], [30, 21])), GH, 'none', { grenade: true }),
  refusedCover('E-22', 'Marcus cannot attack Drone 4', K1, [
    ['A', 'cA'],
    ['D', 'cD'],
  ]),
  refusedCover('E-36', 'no grenade through a wall', K5(LOWER, UPPER), GH, true),
  {
    id: 'E-43',
    says: 'an attacker in a zone that is not there',
    operation: 'gears.cover',
    input: { map: { drawn: K6 }, attacker: { zone: 'X' }, defender: { zone: 'C' } } as WorkedExample['input'],
    rule: 'gears.map.piece-model',
  },
]

/** A room and one that goes around a corner, with a cover space whose second arrow is behind it. */
const BENT = {
  zones: [
    zone(
      'A',
      [0, 0, 20, 20],
      [
        cover('cA', [
          [10, 10],
          [1, 0],
        ]),
      ],
    ),
    {
      ...zone(
        'B',
        [20, 0, 60, 60],
        [
          cover(
            'cB',
            [
              [30, 10],
              [-1, 0],
            ],
            [
              [50, 55],
              [0, 1],
            ],
          ),
        ],
      ),
      polygon: [
        { x: 20, y: 0 },
        { x: 60, y: 0 },
        { x: 60, y: 60 },
        { x: 40, y: 60 },
        { x: 40, y: 20 },
        { x: 20, y: 20 },
      ],
    },
  ],
}

/** An arrow on the border of its zone, over which it does not point. */
const ON_THE_BORDER = {
  zones: [
    zone('A', [0, 0, 20, 20]),
    zone(
      'B',
      [20, 0, 40, 20],
      [
        cover('cB', [
          [20, 10],
          [1, 0],
        ]),
      ],
    ),
  ],
}

/** One arrow that is seen is enough, from either side. */
const bent: WorkedExample[] = [
  sight('E-22', 'one of two arrows is seen', BENT, ['A', ['B', 'cB']], yes, 'gears.los.case-arrow-zone'),
  sight('E-22', 'one of two arrows sees', BENT, [['B', 'cB'], 'A'], yes, 'gears.los.case-arrow-zone'),
  sight(
    'E-22',
    'one of two arrows sees an arrow',
    BENT,
    [
      ['B', 'cB'],
      ['A', 'cA'],
    ],
    yes,
    'gears.los.case-arrow-arrow',
  ),
  covered('E-20', 'from right behind an arrow on the border', ON_THE_BORDER, ['A', ['B', 'cB']], 'partial', {
    rule: 'gears.cover.side-test',
  }),
]

/** A height change and a border drawn as cover do not hide either. */
const raised: WorkedExample[] = [
  sight(
    'E-40',
    'over cover that is drawn on a border',
    { ...K5(), edges: [{ ...edge('passable', [30, 0], [30, 40]), drawnAs: 'cover' }] },
    ['G', 'H'],
    yes,
    'gears.los.only-walls',
  ),
]

export const SIGHT_EXAMPLES: readonly WorkedExample[] = [
  ...figures,
  ...book,
  ...walls,
  ...others,
  ...covers,
  ...bent,
  ...raised,
]
