import { box, creature } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const measured = (id: string, says: string, creatures: readonly JsonObject[], outcome: JsonObject): WorkedExample => ({
  id,
  says,
  operation: 'signum.distance',
  input: { board: { drawn: { creatures: [...creatures] } }, from: 'A', to: { creature: 'B' } },
  outcome: { distances: [outcome] },
  rule: 'signum.geo.distance',
})

const shooter = creature('Ana', 'Shooter', [10, 10])
const target = creature('Bruno', 'Target', [30, 10])
const blocker = (id: string, x: number, y: number, more: JsonObject = {}): JsonObject => ({
  ...creature('Bruno', id, [x, y]),
  ...more,
})

const seen = (
  id: string,
  says: string,
  board: JsonObject,
  outcome: JsonObject,
  rule = 'signum.los.any-point',
): WorkedExample => ({
  id,
  says,
  operation: 'signum.line-of-sight',
  input: { board: { drawn: board }, shooter: 'Shooter', target: 'Target' },
  outcome,
  rule,
})

const refused = (id: string, says: string, board: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.line-of-sight',
  input: { board: { drawn: board }, shooter: 'Shooter', target: 'Target' },
  rule,
})

const among = (...blockers: readonly JsonObject[]): JsonObject => ({ creatures: [shooter, target, ...blockers] })

export const SIGHT_EXAMPLES: readonly WorkedExample[] = [
  measured(
    'E-11a',
    'a friend eight centimetres beside an aura is well within S',
    [creature('Ana', 'A', [30, 1.6]), creature('Ana', 'B', [38, 1.6])],
    { distance: 4.8, contact: false, band: 'S' },
  ),
  measured(
    'E-21a',
    'an enemy seven centimetres away can be pursued',
    [creature('Ana', 'A', [10, 10]), creature('Bruno', 'B', [20.2, 10])],
    { distance: 7, contact: false, band: 'S' },
  ),
  measured(
    'E-21b',
    'an enemy nine centimetres away cannot',
    [creature('Ana', 'A', [10, 10]), creature('Bruno', 'B', [22.2, 10])],
    { distance: 9, contact: false, band: 'M' },
  ),
  measured(
    'E-38a',
    'a shot reaches 16.8 cm, a throw does not',
    [creature('Ana', 'A', [10, 10]), creature('Bruno', 'B', [30, 10])],
    { distance: 16.8, contact: false, band: 'XL' },
  ),
  measured(
    'E-38r',
    'up to a hundredth of a millimetre more is no longer distance',
    [creature('Ana', 'A', [10, 10]), creature('Bruno', 'B', [21.201, 10])],
    { distance: 8.001, contact: false, band: 'S' },
  ),
  {
    id: 'E-38b',
    says: 'creatures do not stand on each other',
    operation: 'signum.distance',
    input: {
      board: { drawn: { creatures: [creature('Ana', 'A', [10, 10]), creature('Bruno', 'B', [12, 10])] } },
      from: 'A',
      to: { creature: 'B' },
    },
    rule: 'signum.geo.contact',
  },
  seen('E-38c', 'nothing between', among(), { visible: true, blockers: [], crossed: [] }),
  seen(
    'E-38d',
    'a base of the same size between hides all but a line without width',
    among(blocker('Blocker', 20, 10)),
    { visible: false, witness: null, blockers: ['Blocker'] },
    'signum.los.positive-width',
  ),
  seen(
    'E-38e',
    'the same base, hidden, blocks nothing',
    among(blocker('Blocker', 20, 10, { hidden: true })),
    { visible: true, seenThrough: ['Blocker'] },
    'signum.los.stealth-transparent',
  ),
  seen(
    'E-38f',
    'a larger shooter sees past it',
    { creatures: [creature('Ana', 'Shooter', [10, 10], { base: 48 }), target, blocker('Blocker', 20, 10)] },
    { visible: true },
  ),
  seen('E-38g', 'a base aside leaves a line', among(blocker('Blocker', 20, 11)), { visible: true }),
  seen(
    'E-38h',
    'two bases that touch close the view together',
    among(blocker('North', 20, 11.6), blocker('South', 20, 8.4)),
    { visible: false, blockers: ['North', 'South'] },
    'signum.los.blockers',
  ),
  seen('E-38i', 'a millimetre between them is enough', among(blocker('North', 20, 11.65), blocker('South', 20, 8.35)), {
    visible: true,
  }),
  seen(
    'E-38j',
    'a wall that blocks sight',
    { creatures: [shooter, target], terrain: [box('Wall', [18, 5], [19, 15], { abilities: ['blocksLos'] })] },
    { visible: false, blockers: ['Wall'] },
    'signum.terrain.blocks-los',
  ),
  seen(
    'E-38k',
    'a forest that some clear line avoids is avoided',
    {
      creatures: [shooter, target],
      terrain: [box('Forest', [18, 5], [22, 11.5], { abilities: ['defenceAgainstShooting'] })],
    },
    { visible: true, crossed: [], touched: [] },
  ),
  seen(
    'E-38l',
    'a forest that every clear line crosses is crossed',
    {
      creatures: [shooter, target],
      terrain: [box('Forest', [18, 5], [22, 11.6], { abilities: ['defenceAgainstShooting'] })],
    },
    { visible: true, crossed: ['Forest'], touched: [] },
    'signum.terrain.defence-against-shooting',
  ),
  refused('E-38m', 'two creatures with one name', among(blocker('Target', 20, 10)), 'signum.board.names'),
  refused('E-38n', 'a target that is not there', { creatures: [shooter] }, 'signum.board.known'),
  refused('E-38o', 'a base that reaches over the edge', among(blocker('Blocker', 59, 10)), 'signum.geo.frame'),
  refused(
    'E-38p',
    'a template whose outline crosses itself',
    {
      creatures: [shooter, target],
      terrain: [
        {
          id: 'Bow',
          outline: [
            { x: 10, y: 20 },
            { x: 20, y: 30 },
            { x: 20, y: 20 },
            { x: 10, y: 30 },
          ],
        },
      ],
    },
    'signum.geo.outline',
  ),
]
