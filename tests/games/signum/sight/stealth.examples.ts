import { box, creature } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { answers, type Expected } from '../answers.ts'

const shade = (more: JsonObject = {}): JsonObject => ({
  ...creature('Bruno', 'Shade', [13.2, 10], { hidden: true, abilities: [{ id: 'stealth' }] }),
  ...more,
})
const seeker = (more: JsonObject = {}): JsonObject => ({ ...creature('Ana', 'Seeker', [10, 10]), ...more })
const mage: JsonObject = { abilities: [{ id: 'magicalShot', x: 2 }] }

const detected = (
  id: string,
  says: string,
  creatures: readonly JsonObject[],
  how: JsonObject,
  expected: Expected,
  rule = 'signum.stealth.detect-contact',
): WorkedExample => ({
  id,
  says,
  operation: 'signum.detection',
  input: { board: { drawn: { creatures: [...creatures] } }, detector: 'Seeker', target: 'Shade', ...how },
  ...answers(expected, rule),
})

const hid = (
  id: string,
  says: string,
  creatures: readonly JsonObject[],
  how: JsonObject,
  legal: boolean,
  rule = 'signum.stealth.go-into-shadow',
): WorkedExample => ({
  id,
  says,
  operation: 'signum.hiding',
  input: { board: { drawn: { creatures: [...creatures] } }, creature: 'Shade', ...how },
  outcome: { legal, hidden: legal, activationEnds: legal },
  rule,
})

type Ruins = 'unsearched' | 'searched'
const tower = (ruins: Ruins): JsonObject => box('Tower', [4, 8], [10.4, 13], { ruins })
const crypt = (ruins: Ruins): JsonObject => box('Crypt', [34, 30], [42, 36], { ruins })
const ruphus = (more: JsonObject = {}): JsonObject => ({ ...creature('Ana', 'Ruphus', [12, 10]), ...more })
const guard = creature('Bruno', 'Guard', [15.2, 10])
const exit = { ruins: 'Crypt', x: 32.4, y: 33 }

const entered = (
  id: string,
  says: string,
  board: JsonObject,
  how: JsonObject,
  expected: Expected,
  rule = 'signum.ruins.secret-entrance',
): WorkedExample => ({
  id,
  says,
  operation: 'signum.secret-entrance',
  input: { board: { drawn: board }, creature: 'Ruphus', ruins: 'Tower', ...how },
  ...answers(expected, rule),
})

const searched = (id: string, says: string, board: JsonObject, expected: Expected, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.ruins-search',
  input: {
    board: { drawn: board },
    creature: 'Ruphus',
    ruins: 'Tower',
    die: { d6: 4 },
    table: { target: 'a trap', axe: 'gold', shield: 'nothing' },
  },
  ...answers(expected, rule),
})

const both = [tower('searched'), crypt('searched')]
const because = (...rules: readonly [string, ...string[]]): Expected => rules

export const STEALTH_EXAMPLES: readonly WorkedExample[] = [
  detected(
    'E-51d',
    'a 5 reveals, and the detector may attack',
    [seeker({ moved: true }), shade()],
    { die: { d6: 5 } },
    { die: 'shield', revealed: true, mayAttack: 'melee', activationEnds: false },
    'signum.stealth.lose',
  ),
  detected(
    'E-51e',
    'a 3 ends the activation of the detector',
    [seeker(), shade()],
    { die: { d6: 3 } },
    { die: 'axe', revealed: false, mayAttack: null, activationEnds: true },
  ),
  detected(
    'E-51f',
    'nobody detects after a run',
    [seeker({ ran: true, moved: true }), shade()],
    { die: { d6: 5 } },
    because('signum.stealth.detect-contact'),
  ),
  detected(
    'E-51g',
    'by magic from afar',
    [seeker({ x: 4, y: 30, ...mage }), shade()],
    { by: 'magic', die: { symbol: 'shield' } },
    { revealed: true, mayAttack: 'magicalShot', activationEnds: false },
    'signum.stealth.detect-magic',
  ),
  detected(
    'E-51h',
    'everything that keeps magic from it',
    [
      seeker({ x: 10, y: 50, moved: true }),
      creature('Bruno', 'Guard', [10, 46.8]),
      shade({ x: 10, y: 10, hidden: false }),
    ],
    { by: 'magic' },
    because('signum.stealth.detect-magic', ...Array.from({ length: 5 }, () => 'signum.stealth.detect-magic')),
    'signum.stealth.detect-magic',
  ),
  hid('E-52a', 'not shot at and not touched', [shade({ hidden: false })], {}, true),
  hid('E-52b', 'shot at during the last turn', [shade({ hidden: false })], { targeted: true }, false),
  hid(
    'E-52d',
    'not after a walk (Q-64)',
    [shade({ hidden: false, moved: true })],
    {},
    false,
    'signum.stealth.shadow-whole-activation',
  ),
  hid('E-52c', 'in contact with an enemy', [shade({ hidden: false }), seeker()], {}, false),
  searched(
    'E-57a',
    'the table tells what is found',
    { creatures: [ruphus({ moved: true })], terrain: [tower('unsearched')] },
    { die: 'axe', found: 'gold', activationEnds: true },
    'signum.ruins.search',
  ),
  searched(
    'E-57b',
    'not twice, not by a hero, not beside an enemy, not after a run',
    { creatures: [ruphus({ kind: 'hero', ran: true }), guard], terrain: [tower('searched')] },
    because('signum.ruins.not-heroes', 'signum.ruins.not-in-contact', 'signum.ruins.after-move', 'signum.ruins.once'),
    'signum.ruins.once',
  ),
  searched(
    'E-57c',
    'a hidden character searches beside an enemy and stays hidden',
    { creatures: [ruphus({ hidden: true }), guard], terrain: [tower('unsearched')] },
    { die: 'axe' },
    'signum.ruins.stealth-kept',
  ),
  ...[1, 2, 3, 4, 5, 6].map((d6) =>
    entered(
      `E-57${'defghi'[d6 - 1]}`,
      `a ${d6} ${d6 < 3 ? 'fails' : 'leads out elsewhere'}`,
      { creatures: [ruphus()], terrain: both },
      { exit, die: { d6 } },
      { passes: d6 > 2, place: d6 > 2 ? { x: 32.4, y: 33 } : { x: 12, y: 10 }, activationEnds: true },
    ),
  ),
  entered(
    'E-57j',
    'only one searched ruins on the board',
    { creatures: [ruphus()], terrain: [tower('searched'), crypt('unsearched')] },
    { die: { d6: 6 } },
    because('signum.ruins.secret-entrance'),
  ),
  entered(
    'constructed',
    'impassable terrain elsewhere does not take the exit, nor does open ground beside it',
    { creatures: [ruphus()], terrain: [...both, box('Cliff', [60, 60], [66, 66], { abilities: ['impassable'] })] },
    { exit, die: { d6: 6 } },
    { passes: true, place: { x: 32.4, y: 33 } },
  ),
  entered(
    'E-57k',
    'not out of contact with an enemy, nor into it',
    { creatures: [ruphus(), guard, creature('Bruno', 'Watch', [29.2, 33])], terrain: both },
    { exit, die: { d6: 6 } },
    because('signum.ruins.not-in-contact', 'signum.ruins.secret-entrance'),
    'signum.ruins.not-in-contact',
  ),
]
