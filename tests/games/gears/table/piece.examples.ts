import type { WorkedExample } from '../../../support/example.ts'
import { edge, K4, K7, wall, zone } from './fixtures.ts'

type Input = WorkedExample['input']

const P = {
  id: 'P',
  zones: [zone('S', [0, 0, 40, 20]), zone('N', [0, 20, 40, 40])],
  entrance: { from: { x: 0, y: 0 }, to: { x: 40, y: 0 }, anchor: { x: 0, y: 0 }, way: 'north' },
  exit: { from: { x: 10, y: 40 }, to: { x: 30, y: 40 }, anchor: { x: 0, y: 40 }, way: 'north' },
}
const Q = {
  id: 'Q',
  zones: [zone('L', [0, 40, 20, 60]), zone('M', [20, 40, 40, 60])],
  entrance: { from: { x: 0, y: 40 }, to: { x: 40, y: 40 }, anchor: { x: 0, y: 40 }, way: 'north' },
}

const assembly = (id: string, says: string, input: object, rule: string, expected?: object): WorkedExample => ({
  id,
  says,
  operation: 'gears.map-assembly',
  input: input as Input,
  rule,
  ...(expected === undefined ? {} : { outcome: expected as Input }),
})

const chain = (pieces: readonly string[], more: object = {}) => ({ chains: [{ pieces: [...pieces], ...more }] })

const OWN = { ...chain(['P', 'Q']), drawn: [P, Q] }

/** Five pieces that all turn left come back to where they started. */
const LEFT_TURNS = ['3A', '10A', '12A', '8B', '9B']

const JOINED: readonly WorkedExample[] = [
  assembly('E-02', '16A is laid on the exit of 2A, flush with it', chain(['2A', '16A']), 'gears.map.join', {
    placements: [
      { piece: '2A', chain: 0, turns: 0, shift: { x: 0, y: 0 } },
      { piece: '16A', chain: 0, turns: 0, shift: { x: 0, y: 60 } },
    ],
    passages: [{ piece: '2A', next: '16A', from: { x: 10, y: 60 }, to: { x: 30, y: 60 } }],
  }),
  assembly('E-02', 'a door goes on the last exit', chain(['2A', '16A']), 'gears.explore.build', {
    map: { doors: [{ id: '16A-door', zone: '16A-b', from: { x: 34, y: 120 }, to: { x: 50, y: 120 } }] },
  }),
  assembly('E-02', 'an exit to the side turns the next piece', chain(['9A', '12A']), 'gears.map.join', {
    placements: [{ piece: '9A' }, { piece: '12A', turns: 3, shift: { x: 60, y: 60 } }],
  }),
  assembly('E-02', 'the last piece may have no exit', chain(['2A', '17A']), 'gears.explore.build', {
    map: { doors: [] },
  }),
  assembly('E-66', 'the opening is where exit and entrance overlap, the rest is wall', OWN, 'gears.map.join-passage', {
    map: {
      zones: [{ id: 'P-S' }, { id: 'P-N' }, { id: 'Q-L' }, { id: 'Q-M' }],
      edges: [
        { from: { x: 0, y: 40 }, to: { x: 10, y: 40 }, kind: 'wall' },
        { from: { x: 30, y: 40 }, to: { x: 40, y: 40 }, kind: 'wall' },
      ],
      doors: [],
    },
    passages: [{ from: { x: 10, y: 40 }, to: { x: 30, y: 40 } }],
  }),
  assembly(
    'E-66',
    'the same by giving the placement',
    { ...OWN, chains: [{ pieces: ['P', 'Q'], placements: [{ piece: 'Q', turns: 0, shift: { x: 0, y: 0 } }] }] },
    'gears.map.join',
    { placements: [{ piece: 'P' }, { piece: 'Q', turns: 0, shift: { x: 0, y: 0 } }] },
  ),
  assembly(
    'E-72',
    'the first piece turned around: two exits, two doors',
    chain(['1B', '3B', '10B', '11B'], { turnFirst: true }),
    'gears.map.join',
    {
      placements: [{ piece: '1B', turns: 2, shift: { x: 60, y: 60 } }, {}, {}, {}],
      map: {
        doors: [
          { id: '1B-door', zone: '1B-b' },
          { id: '11B-door', zone: '11B-a' },
        ],
      },
    },
  ),
  assembly(
    'E-72',
    'two maps that are not connected',
    { chains: [{ pieces: ['3B', '5B'] }, { pieces: ['1B'] }] },
    'gears.map.separate-maps',
    { placements: [{ chain: 0 }, { chain: 0 }, { piece: '1B', chain: 1 }] },
  ),
  assembly(
    'E-66',
    'pieces that would lie on each other are laid in another order',
    chain(
      [...LEFT_TURNS, '2A'].filter((id) => id !== '9B'),
      { order: 'firstThatFits', settled: 1 },
    ),
    'gears.explore.collision',
    { placements: [{ piece: '3A' }, { piece: '10A' }, { piece: '12A' }, { piece: '2A' }, { piece: '8B' }] },
  ),
]

const REFUSED: readonly WorkedExample[] = [
  assembly(
    'E-66',
    'LEVEL_UNPLACEABLE: no order fits',
    chain(LEFT_TURNS, { order: 'firstThatFits' }),
    'gears.explore.collision',
  ),
  assembly('E-66', 'the fifth piece would lie on the first', chain(LEFT_TURNS), 'gears.explore.collision'),
  assembly(
    'E-66',
    'a piece that lies exactly on another',
    { ...chain(['P', 'Q']), drawn: [P, { ...Q, zones: P.zones }] },
    'gears.explore.collision',
  ),
  assembly('E-66', 'a piece that nobody knows', chain(['2A', '99Z']), 'gears.content.known'),
  assembly('E-66', 'both sides of one piece', chain(['2A', '2B']), 'gears.map.join'),
  assembly('E-66', 'one piece in two maps', { chains: [{ pieces: ['2A'] }, { pieces: ['2A'] }] }, 'gears.map.join'),
  assembly('E-66', 'a piece after one without an exit', chain(['17A', '2A']), 'gears.map.join'),
  assembly(
    'E-66',
    'a placement that does not meet the exit',
    { ...OWN, chains: [{ pieces: ['P', 'Q'], placements: [{ piece: 'Q', turns: 0, shift: { x: 0, y: 5 } }] }] },
    'gears.map.join',
  ),
  assembly(
    'E-66',
    'JOIN_INVALID: exit and entrance do not overlap',
    { ...OWN, drawn: [P, { ...Q, entrance: { ...Q.entrance, anchor: { x: -30, y: 40 } } }] },
    'gears.map.join-passage',
  ),
  assembly(
    'E-66',
    'an exit inside the piece',
    { ...OWN, drawn: [{ ...P, exit: { ...P.exit, from: { x: 10, y: 20 }, to: { x: 30, y: 20 } } }, Q] },
    'gears.map.join',
  ),
  assembly(
    'E-66',
    'an arrow that points along its side',
    { ...OWN, drawn: [{ ...P, exit: { ...P.exit, way: 'east' } }, Q] },
    'gears.map.join',
  ),
  assembly(
    'E-66',
    'a piece of zones that overlap',
    { ...OWN, drawn: [{ ...P, zones: [zone('S', [0, 0, 40, 30]), zone('N', [0, 20, 40, 40])] }, Q] },
    'gears.map.piece-model',
  ),
  assembly(
    'E-66',
    'a map beyond all bounds',
    {
      ...chain(['P', 'Q']),
      drawn: [
        {
          ...P,
          zones: [zone('S', [0, 0, 40, 1_000_000])],
          exit: {
            ...P.exit,
            from: { x: 10, y: 1_000_000 },
            to: { x: 30, y: 1_000_000 },
            anchor: { x: 0, y: 1_000_000 },
          },
        },
        Q,
      ],
    },
    'gears.map.join',
  ),
  {
    id: 'E-66',
    says: 'a map of pieces that lie on each other',
    operation: 'gears.zone-distance',
    input: { map: { content: LEFT_TURNS.join('+') }, from: '3A-a', to: '9B-a' },
    rule: 'gears.explore.collision',
  },
  {
    id: 'E-66',
    says: 'a map of pieces that nobody knows',
    operation: 'gears.zone-distance',
    input: { map: { content: '99Z' }, from: 'a', to: 'b' },
    rule: 'gears.content.known',
  },
  {
    id: 'E-66',
    says: 'a map of pieces after one without an exit',
    operation: 'gears.zone-distance',
    input: { map: { content: '17A+2A' }, from: '2A-a', to: '17A-a' },
    rule: 'gears.map.join',
  },
]

const check = (id: string, says: string, subject: object, rule: string, expected: object): WorkedExample => ({
  id,
  says,
  operation: 'gears.map-check',
  input: { subject: subject as Input },
  outcome: expected as Input,
  rule,
})

const broken = {
  zones: [zone('A', [0, 0, 20, 20]), zone('B', [20, 0, 40, 20])],
  edges: [wall([5, 5], [15, 5]), wall([20, 0], [20, 20]), edge('elevation', [20, 0], [20, 10])],
  doors: [{ id: 'd', zone: 'A', from: { x: 40, y: 5 }, to: { x: 40, y: 15 } }],
}

/** Forty zones side by side with twenty corners each: as many as a map may have. */
const SAWS = Array.from({ length: 40 }, (_, number) => {
  const left = 34 * number
  const teeth = Array.from({ length: 18 }, (_, tooth) => ({ x: left + 34 - 2 * tooth, y: tooth % 2 === 0 ? 20 : 18 }))
  return { id: `Z${number}`, polygon: [{ x: left, y: 0 }, { x: left + 34, y: 0 }, ...teeth] }
})

const CHECKED: readonly WorkedExample[] = [
  check('E-39', 'four pairs of quadrants are adjacent, corners do not count', { drawn: K7() }, 'gears.map.adjacency', {
    legal: true,
    violations: [],
    counts: { zones: 4, passable: 4, elevation: 0, wall: 0, outer: 8, doors: 0, maps: 1 },
  }),
  check('E-40', 'a height change and a wall', { drawn: K4 }, 'gears.map.edge-effects', {
    legal: true,
    counts: { zones: 6, passable: 5, elevation: 1, wall: 1, outer: 10, covers: 1 },
  }),
  check('E-39', 'the outer border is wall', { drawn: K7() }, 'gears.map.perimeter-is-wall', { legal: true }),
  check('E-02', 'joined pieces are a sound map with equipment', { content: '2A+16A' }, 'gears.map.equipment-zone', {
    legal: true,
    counts: { zones: 8, holes: 3, equipment: 2, doors: 1, maps: 1 },
  }),
  check('E-66', 'a piece without an emergence hole', { piece: P }, 'gears.map.hole-min', {
    legal: false,
    violations: [{ rule: 'gears.map.hole-min', path: 'subject.piece.zones' }],
    counts: null,
  }),
  check(
    'E-66',
    'a piece with an emergence hole',
    {
      piece: {
        ...P,
        zones: [
          zone('S', [0, 0, 40, 20], [], { holes: [{ id: 'h', at: { x: 5, y: 5 } }] }),
          zone('N', [0, 20, 40, 40]),
        ],
      },
    },
    'gears.map.hole-min',
    { legal: true, counts: { zones: 2, holes: 1 } },
  ),
  check('E-66', 'all violations at once', { drawn: broken }, 'gears.map.edge-kinds', {
    legal: false,
    violations: [
      { rule: 'gears.map.edge-kinds', path: 'subject.drawn.edges.2' },
      { rule: 'gears.map.edge-kinds', path: 'subject.drawn.edges.0' },
      { rule: 'gears.map.exit', path: 'subject.drawn.doors.0' },
    ],
    counts: null,
  }),
  check('E-66', 'a map of 800 corners', { drawn: { zones: SAWS } }, 'gears.map.adjacency', {
    legal: true,
    counts: { zones: 40 },
  }),
  check(
    'E-66',
    'two maps that do not touch',
    { drawn: { zones: [zone('A', [0, 0, 9, 9]), zone('B', [10, 0, 19, 9])] } },
    'gears.map.separate-maps',
    {
      legal: true,
      counts: { maps: 2 },
    },
  ),
  check('E-66', 'pieces that lie on each other', { content: LEFT_TURNS.join('+') }, 'gears.explore.collision', {
    legal: false,
    violations: [{ rule: 'gears.explore.collision', path: 'subject.content', facts: { piece: '9B', other: '3A' } }],
  }),
]

export const PIECE_EXAMPLES: readonly WorkedExample[] = [...JOINED, ...REFUSED, ...CHECKED]
