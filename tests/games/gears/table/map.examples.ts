import type { WorkedExample } from '../../../support/example.ts'
import { cover, edge, K2, K4, K7, wall, zone } from './fixtures.ts'

const distance = (
  id: string,
  says: string,
  drawn: object,
  [from, to]: readonly [string, string],
  [moves, range]: readonly [number | null, number | null],
): WorkedExample => ({
  id,
  says: `${says}: ${from} to ${to}`,
  operation: 'gears.zone-distance',
  input: { map: { drawn }, from, to } as WorkedExample['input'],
  outcome: { moves: { distance: moves }, range: { distance: range } },
  rule: range === null ? 'gears.range.never-walls' : 'gears.range.distance',
})

const distances: WorkedExample[] = [
  distance('E-20', 'the same zone', K2, ['H1', 'H1'], [0, 0]),
  distance('E-20', 'the next zone', K2, ['H1', 'H2'], [1, 1]),
  distance('E-13', 'no way over wall and height change', K4, ['X3', 'Y3'], [null, 3]),
  distance('E-40', 'range counts over a height change', K4, ['Y2', 'Y3'], [null, 1]),
  distance('E-39', 'a common corner is no border', K7(), ['NW', 'SE'], [2, 2]),
  distance(
    'E-39',
    'two walls close every way',
    K7(wall([20, 0], [20, 20]), wall([20, 20], [20, 40])),
    ['NW', 'SE'],
    [null, null],
  ),
]

const refused = (says: string, rule: string, drawn: object, zones: readonly [string, string] = ['H1', 'H2']) => ({
  id: 'E-20',
  says,
  operation: 'gears.zone-distance',
  input: { map: { drawn }, from: zones[0], to: zones[1] } as WorkedExample['input'],
  rule,
})

const defects: WorkedExample[] = [
  refused('a zone that is not there', 'gears.map.piece-model', K2, ['H1', 'H9']),
  refused('zones that overlap', 'gears.map.piece-model', {
    zones: [zone('H1', [0, 0, 20, 20]), zone('H2', [10, 10, 30, 30])],
  }),
  refused('a zone inside another', 'gears.map.piece-model', {
    zones: [zone('H1', [0, 0, 40, 40]), zone('H2', [10, 10, 30, 30])],
  }),
  refused('a wall in the middle of a zone', 'gears.map.edge-kinds', { ...K2, edges: [wall([5, 5], [15, 5])] }),
  refused('one border with two kinds', 'gears.map.edge-kinds', {
    ...K2,
    edges: [wall([20, 0], [20, 20]), edge('elevation', [20, 0], [20, 10])],
  }),
  refused('an outer border that is open', 'gears.map.edge-kinds', {
    ...K2,
    edges: [edge('passable', [0, 0], [0, 20])],
  }),
  refused('an arrow outside its zone', 'gears.map.validate-arrow', {
    zones: [
      zone(
        'H1',
        [0, 0, 20, 20],
        [
          cover('c', [
            [30, 10],
            [1, 0],
          ]),
        ],
      ),
      zone('H2', [20, 0, 40, 20]),
    ],
  }),
  refused('two cover spaces of one name', 'gears.map.cover-space', {
    zones: [
      zone(
        'H1',
        [0, 0, 20, 20],
        [
          cover('c', [
            [10, 10],
            [1, 0],
          ]),
          cover('c', [
            [10, 15],
            [1, 0],
          ]),
        ],
      ),
      zone('H2', [20, 0, 40, 20]),
    ],
  }),
  refused('a door away from its zone', 'gears.map.exit', {
    ...K2,
    doors: [{ id: 'd', zone: 'H1', from: { x: 120, y: 5 }, to: { x: 120, y: 15 } }],
  }),
]

export const MAP_EXAMPLES: readonly WorkedExample[] = [...distances, ...defects]
