import { block, gantry, lone, piece, token } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Part = ReturnType<typeof block>
type Heights = { readonly viewer?: number; readonly target?: number }

/** The viewer V at (100, 100), the target T at (300, 100), and terrain. */
const looking = (parts: readonly Part[], { viewer = 0, target = 0 }: Heights = {}) => ({
  battlefield: {
    drawn: {
      terrain: parts.map((part) => piece(part)),
      units: [lone('A', 'V', [100, 100], { z: viewer }), lone('B', 'T', [300, 100], { z: target })],
    },
  },
  viewer: 'V',
  target: 'T',
})

const sight = (
  id: string,
  says: string,
  input: WorkedExample['input'],
  outcome: NonNullable<WorkedExample['outcome']>,
  rule: string,
): WorkedExample => ({ id, says, operation: 'shatterpoint.line-of-sight', input, outcome, rule })

const building = block('building', [180, 50, 220, 150])

const SIGHT: readonly WorkedExample[] = [
  sight(
    'E-58a',
    'a blocked part higher than both hides',
    looking([building]),
    {
      visible: false,
      witness: null,
      blockers: ['building'],
    },
    'shatterpoint.los.blocker',
  ),
  sight(
    'E-58b',
    'two parts that touch let no line through',
    looking([block('north', [180, 100, 220, 150]), block('south', [180, 50, 220, 100])]),
    { visible: false, blockers: ['north', 'south'] },
    'shatterpoint.los.blocker',
  ),
  sight(
    'E-58c',
    'a gap of a thousandth of a millimetre lets a line through',
    looking([block('north', [180, 100.001, 220, 150]), block('south', [180, 50, 220, 100])]),
    { visible: true, blockers: [] },
    'shatterpoint.los.line',
  ),
  sight(
    'E-59a',
    'a part beside the line does not hide',
    looking([block('building', [180, 110, 220, 150])]),
    {
      visible: true,
      witness: { from: { x: 120, y: 100 }, to: { x: 280, y: 100 } },
    },
    'shatterpoint.los.line',
  ),
  sight(
    'E-59b',
    'a line along the edge of both bases is enough',
    looking([block('building', [180, 50, 220, 120])]),
    {
      visible: true,
      witness: { from: { x: 100, y: 120 }, to: { x: 300, y: 120 } },
    },
    'shatterpoint.los.line',
  ),
  sight(
    'E-59c',
    'a thousandth of a millimetre more closes it',
    looking([block('building', [180, 50, 220, 120.001])]),
    {
      visible: false,
    },
    'shatterpoint.los.blocker',
  ),
  sight(
    'E-60a',
    'a part exactly range 2 high is seen over',
    looking([{ ...building, top: 76 }]),
    {
      visible: true,
      seenThrough: [{ part: 'building', why: 'notAboveViewer' }],
    },
    'shatterpoint.los.transparent',
  ),
  sight(
    'E-60b',
    'one that is a little higher is not',
    looking([{ ...building, top: 76.001 }]),
    {
      visible: false,
    },
    'shatterpoint.los.blocker',
  ),
  sight(
    'E-61',
    'from a part as high as the building',
    looking([building], { viewer: 100 }),
    {
      visible: true,
      seenThrough: [{ part: 'building', why: 'notAboveViewer' }],
    },
    'shatterpoint.los.transparent',
  ),
  sight(
    'E-62a',
    'a target on terrain is seen over parts of its elevation',
    looking([{ ...building, top: 150 }], { target: 100 }),
    {
      visible: true,
      seenThrough: [{ part: 'building', why: 'notAboveTarget' }],
    },
    'shatterpoint.los.transparent',
  ),
  sight(
    'E-62b',
    'but not over higher ones',
    looking([{ ...building, top: 180 }], { target: 100 }),
    {
      visible: false,
    },
    'shatterpoint.los.blocker',
  ),
  sight(
    'E-63',
    'a clear part never hides',
    looking([{ ...building, sight: 'clear' }]),
    {
      visible: true,
      seenThrough: [{ part: 'building', why: 'clear' }],
    },
    'shatterpoint.terrain.sight',
  ),
  sight(
    'E-63b',
    'a part that the viewer stands in does not hide for it',
    looking([block('ruin', [90, 50, 220, 150])]),
    {
      visible: true,
      seenThrough: [{ part: 'ruin', why: 'overlapped' }],
    },
    'shatterpoint.los.transparent',
  ),
  sight(
    'E-63c',
    'but a part that the target stands in does',
    looking([block('ruin', [180, 50, 330, 150])]),
    {
      visible: false,
      blockers: ['ruin'],
    },
    'shatterpoint.los.blocker',
  ),
  sight(
    'E-63d',
    'what sticks out of a part is seen',
    looking([block('ruin', [180, 90, 330, 150])]),
    {
      visible: true,
    },
    'shatterpoint.los.line',
  ),
  sight(
    'E-63e',
    'characters hide nothing, and objectives can be looked for',
    {
      battlefield: {
        drawn: {
          units: [lone('A', 'V', [100, 100]), lone('B', 'M', [200, 100], { diameter: 80 })],
          objectives: [token('O', [300, 100])],
        },
      },
      viewer: 'V',
      target: 'O',
    },
    { visible: true, seenThrough: [] },
    'shatterpoint.los.transparent',
  ),
]

/** A character at (100, 100) and the terrain of the book’s examples, side by side. */
const qualities = {
  battlefield: {
    drawn: {
      terrain: [
        piece(gantry('gantry', [200, 300, 280, 380])),
        piece(block('ladder', [300, 300, 310, 320], { sight: 'clear' })),
        piece(block('building', [400, 300, 480, 380])),
        piece(
          block('tower base', [500, 300, 560, 360], { top: 40 }),
          block('tower mast', [520, 320, 540, 340], { top: 200 }),
        ),
        piece(
          block('ground floor', [600, 300, 700, 400], { top: 80 }),
          gantry('balcony', [700, 320, 730, 380], { bottom: 70, top: 80 }),
        ),
      ],
      units: [lone('A', 'Rex', [100, 100])],
    },
  },
  object: 'Rex',
}

const TERRAIN: readonly WorkedExample[] = [
  {
    id: 'E-26a',
    says: 'a gantry is clear and passable, a ladder clear and impassable, a building blocked and impassable',
    operation: 'shatterpoint.terrain',
    input: qualities,
    outcome: {
      parts: [
        { part: 'gantry', elevation: 'higher', hides: false, movement: 'through' },
        { part: 'ladder', elevation: 'higher', hides: false, movement: 'around' },
        { part: 'building', elevation: 'higher', hides: true, movement: 'around' },
        { part: 'tower base', elevation: 'same', hides: false, movement: 'over' },
        { part: 'tower mast', elevation: 'higher', hides: true, movement: 'around' },
        { part: 'ground floor', elevation: 'higher', hides: true, movement: 'around' },
        { part: 'balcony', elevation: 'higher', hides: false, movement: 'through' },
      ],
    },
    rule: 'shatterpoint.terrain.parts',
  },
  {
    id: 'E-26b',
    says: 'the same parts from a roof',
    operation: 'shatterpoint.terrain',
    input: {
      ...qualities,
      battlefield: {
        drawn: { ...qualities.battlefield.drawn, units: [lone('A', 'Rex', [440, 340], { on: 'building' })] },
      },
    },
    outcome: {
      parts: [
        { part: 'gantry', elevation: 'same', movement: 'through' },
        { part: 'ladder', elevation: 'same', movement: 'over' },
        { part: 'building', elevation: 'same', overlapped: true, hides: false, movement: 'over' },
        { part: 'tower base', elevation: 'same' },
        { part: 'tower mast', elevation: 'higher', hides: true },
        { part: 'ground floor', elevation: 'same', hides: false },
        { part: 'balcony', elevation: 'same' },
      ],
    },
    rule: 'shatterpoint.terrain.movement',
  },
]

export const SIGHT_EXAMPLES: readonly WorkedExample[] = [...SIGHT, ...TERRAIN]
