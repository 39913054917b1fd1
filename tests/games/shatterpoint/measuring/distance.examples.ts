import { base, block, lone, piece, SKIRMISH, token } from '../../../../src/games/shatterpoint/table/tables.examples.ts'
import type { WorkedExample } from '../../../support/example.ts'

const apart = (x: number) => ({
  battlefield: { drawn: { units: [lone('A', 'Bo-Katan', [200, 200]), lone('A', 'Mandalorian', [x, 200])] } },
  from: { object: 'Bo-Katan' },
  to: { object: 'Mandalorian' },
})

const example = (
  id: string,
  says: string,
  input: WorkedExample['input'],
  expected: Pick<WorkedExample, 'outcome' | 'rule'>,
): WorkedExample => ({ id, says, operation: 'shatterpoint.distance', input, ...expected })

export const DISTANCE_EXAMPLES: readonly WorkedExample[] = [
  example('E-09a', 'a gap of 70 mm is within range 2', apart(310), {
    outcome: { distances: [{ gap: 70, ranges: [2, 3, 4, 5] }] },
    rule: 'shatterpoint.measure.within',
  }),
  example('E-09b', 'exactly range 2 is within it', apart(316), {
    outcome: { distances: [{ gap: 76, ranges: [2, 3, 4, 5] }] },
    rule: 'shatterpoint.measure.base',
  }),
  example('E-09c', 'a millimetre more is not', apart(317), {
    outcome: { distances: [{ gap: 77, ranges: [3, 4, 5] }] },
    rule: 'shatterpoint.measure.within',
  }),
  example('E-09d', 'a micrometre more is forgiven, two are not', apart(316.002), {
    outcome: { distances: [{ gap: 76.002, ranges: [3, 4, 5] }] },
  }),
  example('E-09d', 'the micrometre that is forgiven', apart(316.001), {
    outcome: { distances: [{ gap: 76.001, ranges: [2, 3, 4, 5] }] },
    rule: 'shatterpoint.measure.within',
  }),
  example(
    'E-09e',
    'a base that touches the far edge of the table is on it',
    {
      battlefield: { drawn: { units: [lone('A', 'Bo-Katan', [880, 880]), lone('B', 'Maul', [880, 780])] } },
      from: { object: 'Bo-Katan' },
      to: { object: 'Maul' },
    },
    { outcome: { distances: [{ gap: 60, ranges: [2, 3, 4, 5] }] } },
  ),
  example(
    'E-09e',
    'bases that touch are within range 1, whatever their heights',
    {
      battlefield: {
        drawn: {
          units: [lone('A', 'Bo-Katan', [200, 200]), lone('B', 'Maul', [240, 200], { z: 100, diameter: 50 })],
        },
      },
      from: { object: 'Bo-Katan' },
      to: { object: 'Maul' },
    },
    { outcome: { distances: [{ gap: 0, ranges: [1, 2, 3, 4, 5] }] }, rule: 'shatterpoint.measure.horizontal' },
  ),
  example(
    'E-09f',
    'of a unit the nearest character counts',
    {
      battlefield: {
        drawn: {
          units: [
            lone('A', 'Bo-Katan', [200, 200]),
            { id: 'Clan Kryze', player: 'A', characters: [base('first', [400, 200]), base('second', [260, 200])] },
          ],
        },
      },
      from: { unit: 'Clan Kryze' },
      to: { unit: 'Bo-Katan' },
    },
    {
      outcome: { distances: [{ from: 'second', to: 'Bo-Katan', gap: 20, ranges: [1, 2, 3, 4, 5] }] },
      rule: 'shatterpoint.measure.unit',
    },
  ),
  example(
    'E-09g',
    'an object is within every range of itself',
    { ...apart(310), to: { object: 'Bo-Katan' } },
    { outcome: { distances: [{ gap: 0, ranges: [1, 2, 3, 4, 5] }] }, rule: 'shatterpoint.measure.self' },
  ),
  example(
    'E-09h',
    'range 1 is the thickness of a template',
    { ...apart(265), to: { unit: 'Mandalorian' } },
    { outcome: { distances: [{ gap: 25, ranges: [1, 2, 3, 4, 5] }] }, rule: 'shatterpoint.measure.range1' },
  ),
  example(
    'E-09i',
    'everything may be measured at any time',
    { battlefield: { drawn: SKIRMISH }, from: { object: 'Centre' } },
    {
      outcome: { distances: [{ to: 'Anakin' }, {}, {}, {}, {}, {}, {}, { to: 'East' }, { to: 'West' }] },
      rule: 'shatterpoint.measure.free',
    },
  ),
  example(
    'E-09j',
    'nobody of that name is on the table',
    { ...apart(310), to: { object: 'Maul' } },
    {
      rule: 'shatterpoint.table.known',
    },
  ),
  example(
    'E-09k',
    'two characters of one name',
    {
      battlefield: { drawn: { units: [lone('A', 'Rex', [200, 200])], objectives: [token('Rex', [300, 300])] } },
      from: { unit: 'Rex' },
    },
    { rule: 'shatterpoint.table.names' },
  ),
  example(
    'E-09l',
    'a base over the edge of the table',
    { battlefield: { drawn: { units: [lone('A', 'Rex', [10, 200])] } }, from: { unit: 'Rex' } },
    { rule: 'shatterpoint.move.battlefield-edge' },
  ),
  example(
    'E-09m',
    'a base on a part that is not there',
    { battlefield: { drawn: { units: [lone('A', 'Rex', [200, 200], { on: 'roof' })] } }, from: { unit: 'Rex' } },
    { rule: 'shatterpoint.elevation.object-height' },
  ),
  example(
    'E-09n',
    'a part whose outline crosses itself',
    {
      battlefield: {
        drawn: {
          terrain: [
            piece({
              ...block('knot', [0, 0, 1, 1]),
              outline: [
                { x: 100, y: 100 },
                { x: 200, y: 200 },
                { x: 200, y: 100 },
                { x: 100, y: 200 },
              ],
            }),
          ],
          units: [lone('A', 'Rex', [300, 300])],
        },
      },
      from: { unit: 'Rex' },
    },
    { rule: 'shatterpoint.terrain.parts' },
  ),
  example(
    'E-09o',
    'more terrain than is ruled on',
    {
      battlefield: {
        drawn: {
          terrain: Array.from({ length: 9 }, (_, index) => ({
            id: `piece ${index}`,
            parts: Array.from({ length: 10 }, (_, part) => block(`part ${index}-${part}`, [0, 0, 100, 100])),
          })),
          units: [lone('A', 'Rex', [300, 300])],
        },
      },
      from: { unit: 'Rex' },
    },
    { rule: 'shatterpoint.table.size' },
  ),
  example(
    'E-09p',
    'more characters than are ruled on',
    {
      battlefield: {
        drawn: {
          units: Array.from({ length: 11 }, (_, index) => ({
            id: `unit ${index}`,
            player: 'A',
            characters: Array.from({ length: 4 }, (_, member) =>
              base(`${index}-${member}`, [100 + 50 * member, 100 + 50 * index]),
            ),
          })),
        },
      },
      from: { unit: 'unit 0' },
    },
    { rule: 'shatterpoint.table.size' },
  ),
]
