import type { WorkedExample } from '../../../support/example.ts'
import { K2, K3, K4, K7, wall, zone } from '../table/fixtures.ts'

type Input = WorkedExample['input']

const E13 = { map: { drawn: K4 }, figure: { zone: 'X1' }, zones: 3, others: [{ zone: 'X2' }, { zone: 'Y3' }] }

/** A wall and a door between the same two zones. */
const HALF_WALLED = {
  zones: [zone('A', [0, 0, 20, 40]), zone('B', [20, 0, 40, 40])],
  edges: [wall([20, 0], [20, 20])],
  doors: [{ id: 'd', zone: 'A', from: { x: 20, y: 20 }, to: { x: 20, y: 40 } }],
}

const options = (id: string, says: string, input: object, expected: object, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'gears.move-options',
  input: input as Input,
  outcome: expected as Input,
  rule,
})

const OPTIONS: readonly WorkedExample[] = [
  options(
    'E-13',
    'three zones lead everywhere but behind the wall and up the ledge',
    E13,
    {
      options: [
        { zone: 'X1', cost: 0, path: ['X1'], freeCovers: [] },
        { zone: 'X2', cost: 1, path: ['X1', 'X2'], freeCovers: [] },
        { zone: 'Y1', cost: 1, path: ['X1', 'Y1'], freeCovers: [] },
        { zone: 'X3', cost: 2, path: ['X1', 'X2', 'X3'], freeCovers: ['x3'] },
        { zone: 'Y2', cost: 2, path: ['X1', 'X2', 'Y2'], freeCovers: [] },
      ],
    },
    'gears.move.upto',
  ),
  options(
    'E-13',
    'a cover space that is taken is not offered',
    { ...E13, others: [{ zone: 'X3', cover: 'x3' }] },
    { options: [{}, {}, {}, { zone: 'X3', freeCovers: [] }, {}] },
    'gears.cover.one-figure',
  ),
  options(
    'E-13',
    'a free cover space is offered, not imposed',
    E13,
    { options: [{}, {}, {}, { zone: 'X3', freeCovers: ['x3'] }, {}] },
    'gears.cover.cog-optional',
  ),
  options(
    'E-13',
    'no zone at all: the cover of the own zone may still be taken or changed',
    { map: { drawn: K3 }, figure: { zone: 'P1', cover: 'k1' }, zones: 0 },
    { options: [{ zone: 'P1', cost: 0, freeCovers: ['k1', 'k1b'] }] },
    'gears.move.cog-zero',
  ),
  options(
    'E-13',
    'a bleeding COG crawls one zone and takes no cover',
    { map: { drawn: K3 }, figure: { zone: 'P2' }, zones: 1, status: 'bleeding' },
    {
      options: [
        { zone: 'P2', cost: 0, freeCovers: [] },
        { zone: 'P1', cost: 1, freeCovers: [] },
        { zone: 'P3', cost: 1, freeCovers: [] },
      ],
    },
    'gears.bleed.no-cover',
  ),
]

const walk = (id: string, says: string, input: object, rule: string, expected?: object): WorkedExample => ({
  id,
  says,
  operation: 'gears.move-path',
  input: input as Input,
  rule,
  ...(expected === undefined ? {} : { outcome: expected as Input }),
})

/** A move against which a rule stands. */
const illegal = (id: string, says: string, input: object, rule: string, path: string): WorkedExample =>
  walk(id, says, input, rule, { legal: false, violations: [{ rule, path }], end: null })

const PATHS: readonly WorkedExample[] = [
  walk('E-13', 'the Drone on the way changes nothing', { ...E13, path: ['X2', 'X3'] }, 'gears.move.through-figures', {
    legal: true,
    end: { zone: 'X3', cover: null },
    used: 2,
  }),
  walk(
    'E-13',
    'cover at the end costs nothing',
    { ...E13, path: ['X2', 'X3'], cover: 'x3' },
    'gears.move.cover-enter-free',
    {
      end: { zone: 'X3', cover: 'x3' },
      used: 2,
      leavesCover: false,
    },
  ),
  walk('E-13', 'each step leads to an adjacent zone', { ...E13, path: ['X2'] }, 'gears.move.step', { used: 1 }),
  walk(
    'E-13',
    'leaving cover costs nothing',
    { map: { drawn: K2 }, figure: { zone: 'H4', cover: 'c4' }, zones: 2, path: ['H5', 'H6'], cover: 'c6' },
    'gears.move.cover-exit-free',
    { end: { zone: 'H6', cover: 'c6' }, used: 2, leavesCover: true },
  ),
  walk(
    'E-13',
    'the cover can be changed without a step',
    { map: { drawn: K3 }, figure: { zone: 'P1', cover: 'k1' }, zones: 2, path: [], cover: 'k1b' },
    'gears.move.cog-zero',
    { end: { zone: 'P1', cover: 'k1b' }, used: 0, leavesCover: true },
  ),
  illegal(
    'E-13',
    'from X3 a wall closes the way to Y3',
    { ...E13, path: ['X2', 'X3', 'Y3'] },
    'gears.move.barriers',
    'path.2',
  ),
  illegal('E-13', 'up the ledge from Y2', { ...E13, path: ['X2', 'Y2', 'Y3'] }, 'gears.move.barriers', 'path.2'),
  illegal(
    'E-13',
    'more zones than the order gives',
    { ...E13, zones: 1, path: ['X2', 'X3'] },
    'gears.move.upto',
    'path',
  ),
  illegal('E-13', 'a zone that is not on the map', { ...E13, path: ['X9'] }, 'gears.map.piece-model', 'path.0'),
  illegal(
    'E-13',
    'a cover space of another zone',
    { ...E13, path: ['X2'], cover: 'x3' },
    'gears.map.cover-space',
    'cover',
  ),
  illegal(
    'E-13',
    'a cover space that another figure holds',
    { ...E13, others: [{ zone: 'X3', cover: 'x3' }], path: ['X2', 'X3'], cover: 'x3' },
    'gears.cover.one-figure',
    'cover',
  ),
  illegal(
    'E-13',
    'two zones while bleeding',
    { ...E13, status: 'bleeding', path: ['X2', 'X3'] },
    'gears.bleed.turn',
    'zones',
  ),
  illegal(
    'E-13',
    'cover while bleeding',
    { map: { drawn: K3 }, figure: { zone: 'P2' }, zones: 1, status: 'bleeding', path: ['P1'], cover: 'k1' },
    'gears.bleed.no-cover',
    'cover',
  ),
  walk(
    'E-13',
    'two others in one cover space',
    {
      ...E13,
      others: [
        { zone: 'X3', cover: 'x3' },
        { zone: 'X3', cover: 'x3' },
      ],
      path: [],
    },
    'gears.map.cover-space',
  ),
  {
    id: 'E-13',
    says: 'between two zones with a wall and a door it is the door that is closed',
    operation: 'gears.move-path',
    input: { map: { drawn: HALF_WALLED }, figure: { zone: 'A' }, zones: 1, path: ['B'] },
    outcome: { legal: false, violations: [{ rule: 'gears.move.barriers', facts: { barrier: 'door' } }] },
    rule: 'gears.move.barriers',
  },
  illegal(
    'E-39',
    'a common corner is no border to step over',
    { map: { drawn: K7() }, figure: { zone: 'NW' }, zones: 2, path: ['SE'] },
    'gears.move.barriers',
    'path.0',
  ),
]

export const MOVEMENT_EXAMPLES: readonly WorkedExample[] = [...OPTIONS, ...PATHS]
