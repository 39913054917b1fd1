import type { WorkedExample } from '../../../support/example.ts'
import { cover as coverSpace, K2, K3, K4, K7, zone } from '../table/fixtures.ts'

type Input = WorkedExample['input']

const E11 = {
  map: { drawn: K3 },
  locust: { zone: 'S' },
  enemy: 'drone',
  zones: 3,
  goal: { zone: 'P3', cover: 'k3' },
  cogs: [
    { id: 'marcus', position: { zone: 'P3', cover: 'k3' } },
    { id: 'cole', position: { zone: 'P3' } },
  ],
  others: [{ zone: 'P5', cover: 'k5' }],
}

const move = (id: string, says: string, input: object, rule: string, expected?: object): WorkedExample => ({
  id,
  says,
  operation: 'gears.locust-move',
  input: input as Input,
  rule,
  ...(expected === undefined ? {} : { outcome: expected as Input }),
})

const GRID = { map: { drawn: K7() }, locust: { zone: 'NW' }, enemy: 'wretch', zones: 2, goal: { zone: 'SE' } }

const MOVES: readonly WorkedExample[] = [
  move('E-11', 'Drone 1 moves 3 of 5 zones and takes k1', E11, 'gears.locust.move-toward', {
    distance: 5,
    moves: true,
    isForced: true,
    firstSteps: ['Q2'],
    choices: [],
    ends: [
      {
        zone: 'P1',
        steps: 3,
        path: ['S', 'Q2', 'Q1', 'P1'],
        paths: 1,
        covers: ['k1'],
        references: ['marcus', 'cole'],
      },
    ],
  }),
  move('E-11', 'the goal is kept to the end of the move', E11, 'gears.locust.move-goal-fixed', { moves: true }),
  move('E-11', 'it takes cover after the move', E11, 'gears.locust.cover-after', { moves: true }),
  move(
    'E-11',
    'the better space is taken already',
    { ...E11, others: [{ zone: 'P1', cover: 'k1' }] },
    'gears.cover.locust-icon',
    { ends: [{ zone: 'P1', covers: ['k1b'] }] },
  ),
  move('E-11', 'it stops on reaching the goal', { ...E11, zones: 9 }, 'gears.locust.move-toward', {
    ends: [{ zone: 'P3', steps: 5, covers: [], references: [] }],
  }),
  move(
    'E-11',
    'another effect moves it: it takes cover all the same',
    { ...E11, isByEffect: true },
    'gears.cover.locust-forced-move',
    {
      ends: [{ zone: 'P1', covers: ['k1'] }],
    },
  ),
  move('E-11', 'no zones: it keeps its exact position', { ...E11, zones: 0 }, 'gears.cover.locust-zero', {
    moves: false,
    isForced: true,
    ends: [{ zone: 'S', steps: 0, path: ['S'], covers: [] }],
  }),
  move('E-39', 'around a corner on either side: the active player chooses', GRID, 'gears.locust.move-toward', {
    distance: 2,
    isForced: false,
    firstSteps: ['NE', 'SW'],
    choices: [{ from: 'NW', to: ['NE', 'SW'] }],
    ends: [{ zone: 'SE', steps: 2, paths: 2 }],
  }),
  move('E-39', 'one zone around a corner ends in either', { ...GRID, zones: 1 }, 'gears.locust.move-toward', {
    isForced: false,
    ends: [
      { zone: 'NE', steps: 1, paths: 1 },
      { zone: 'SW', steps: 1, paths: 1 },
    ],
  }),
  move(
    'E-59',
    'at the end of the corridor no zone is farther away',
    {
      map: { drawn: K2 },
      locust: { zone: 'H6' },
      enemy: 'drone',
      zones: 1,
      direction: 'away',
      goal: { zone: 'H4' },
      cogs: [{ id: 'marcus', position: { zone: 'H4' } }],
    },
    'gears.locust.move-away',
    { distance: 2, moves: false, firstSteps: [], ends: [{ zone: 'H6', steps: 0, covers: [] }] },
  ),
  move(
    'E-59',
    'one zone before the end it retreats into cover',
    {
      map: { drawn: K2 },
      locust: { zone: 'H5' },
      enemy: 'drone',
      zones: 2,
      direction: 'away',
      goal: { zone: 'H4' },
      cogs: [{ id: 'marcus', position: { zone: 'H4' } }],
    },
    'gears.locust.move-away',
    { distance: 1, moves: true, ends: [{ zone: 'H6', steps: 1, covers: ['c6'], references: ['marcus'] }] },
  ),
  move(
    'E-59',
    'from the zone of the COG both ways lead away',
    { map: { drawn: K2 }, locust: { zone: 'H2' }, enemy: 'wretch', zones: 2, direction: 'away', goal: { zone: 'H2' } },
    'gears.locust.move-away',
    {
      isForced: false,
      ends: [
        { zone: 'H1', steps: 1 },
        { zone: 'H4', steps: 2 },
      ],
    },
  ),
  move(
    'E-40',
    'nobody climbs a height change, Locust neither',
    { map: { drawn: K4 }, locust: { zone: 'Y2' }, enemy: 'drone', zones: 2, goal: { zone: 'Y3' } },
    'gears.locust.same-rules',
    { distance: null, moves: false, ends: [{ zone: 'Y2', steps: 0 }] },
  ),
  move(
    'E-40',
    'without a way the figure does not move',
    { map: { drawn: K4 }, locust: { zone: 'X3', cover: 'x3' }, enemy: 'drone', zones: 2, goal: { zone: 'Y3' } },
    'gears.locust.move-unreachable',
    { distance: null, moves: false },
  ),
  move('E-11', 'a goal that is not on the map', { ...E11, goal: { zone: 'P9' } }, 'gears.map.piece-model'),
  move('E-11', 'an enemy that is not in the content', { ...E11, enemy: 'hydra' }, 'gears.content.known'),
  move(
    'E-11',
    'a COG that is not on the map',
    { ...E11, cogs: [{ id: 'cole', position: { zone: 'X' } }] },
    'gears.map.piece-model',
  ),
]

const cover = (id: string, says: string, input: object, rule: string, expected?: object): WorkedExample => ({
  id,
  says,
  operation: 'gears.locust-cover',
  input: { map: { drawn: K3 }, zone: 'P1', enemy: 'drone', ...input } as Input,
  rule,
  ...(expected === undefined ? {} : { outcome: expected as Input }),
})

const marcusHere = { id: 'marcus', position: { zone: 'P1' } }
const coleAway = { id: 'cole', position: { zone: 'P3' } }

/** A zone with a space that one of two arrows makes full, and one that only gives partial cover. */
const TWO_ARROWS = {
  zones: [
    zone(
      'P1',
      [0, 0, 20, 20],
      [
        coverSpace(
          'both',
          [
            [15, 10],
            [1, 0],
          ],
          [
            [10, 15],
            [0, 1],
          ],
        ),
        coverSpace('back', [
          [5, 10],
          [-1, 0],
        ]),
      ],
    ),
    zone('P3', [20, 0, 40, 20]),
  ],
}

const COVERS: readonly WorkedExample[] = [
  cover(
    'E-46',
    'one arrow towards the COG is enough for full cover',
    { map: { drawn: TWO_ARROWS }, cogs: [coleAway] },
    'gears.cover.locust-choice-blind',
    { choices: ['both'] },
  ),
  cover(
    'E-46',
    'in setup both spaces are left to the first player',
    { occasion: 'setup' },
    'gears.cover.locust-choice-blind',
    {
      takesCover: true,
      references: [],
      grades: [
        { cover: 'k1', against: null, grade: null },
        { cover: 'k1b', against: null, grade: null },
      ],
      choices: ['k1', 'k1b'],
    },
  ),
  cover(
    'E-46',
    'an enemy without the icon never takes cover',
    { enemy: 'wretch', occasion: 'setup' },
    'gears.cover.locust-icon',
    {
      takesCover: false,
      choices: [],
    },
  ),
  cover(
    'E-46',
    'no space is free',
    {
      others: [
        { zone: 'P1', cover: 'k1' },
        { zone: 'P1', cover: 'k1b' },
      ],
    },
    'gears.cover.locust-icon',
    { takesCover: false, choices: [] },
  ),
  cover(
    'E-47',
    'the COG in its zone does not count: Cole does',
    { cogs: [marcusHere, coleAway] },
    'gears.cover.locust-choice',
    {
      takesCover: true,
      references: ['cole'],
      grades: [
        { cover: 'k1', against: 'cole', grade: 'full' },
        { cover: 'k1b', against: 'cole', grade: 'partial' },
      ],
      choices: ['k1'],
    },
  ),
  cover('E-47', 'all COG in the zone: all spaces tie', { cogs: [marcusHere] }, 'gears.cover.locust-choice-blind', {
    references: [],
    choices: ['k1', 'k1b'],
  }),
  cover(
    'E-47',
    'a bleeding COG does not count',
    { cogs: [{ ...coleAway, status: 'bleeding' }] },
    'gears.cover.locust-choice-blind',
    { references: [], choices: ['k1', 'k1b'] },
  ),
  cover(
    'E-47',
    'COG on two sides tie: the choice of whom to look at is open',
    { cogs: [coleAway, { id: 'dom', position: { zone: 'Q2' } }] },
    'gears.cover.locust-choice',
    { references: ['cole', 'dom'], choices: ['k1', 'k1b'] },
  ),
  cover(
    'E-47',
    'the nearer COG decides',
    { cogs: [coleAway, { id: 'dom', position: { zone: 'Q1' } }] },
    'gears.cover.locust-choice',
    {
      references: ['dom'],
      grades: [
        { cover: 'k1', against: 'dom', grade: 'partial' },
        { cover: 'k1b', against: 'dom', grade: 'full' },
      ],
      choices: ['k1b'],
    },
  ),
  cover(
    'E-14',
    'a space that becomes free is not taken',
    { occasion: 'spaceFreed', cogs: [coleAway] },
    'gears.cover.when',
    {
      takesCover: false,
      choices: [],
    },
  ),
  cover(
    'E-14',
    'a Locust that moves 0 zones takes no cover',
    { occasion: 'stayed', cogs: [coleAway] },
    'gears.cover.locust-zero',
    {
      takesCover: false,
      choices: [],
    },
  ),
  cover(
    'E-14',
    'one that was moved does',
    { occasion: 'movedByEffect', cogs: [coleAway] },
    'gears.cover.locust-forced-move',
    {
      takesCover: true,
      choices: ['k1'],
    },
  ),
  cover('E-46', 'a zone that is not there', { zone: 'P9' }, 'gears.map.piece-model'),
  cover('E-46', 'an enemy that is not in the content', { enemy: 'hydra' }, 'gears.content.known'),
]

export const LOCUST_MOVEMENT_EXAMPLES: readonly WorkedExample[] = [...MOVES, ...COVERS]
