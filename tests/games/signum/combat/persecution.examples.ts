import { creature } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { answers, type Expected } from '../answers.ts'

const hunter = creature('Bruno', 'Caius', [30, 30], { abilities: [{ id: 'persecution', x: 1 }] })
const at = (id: string, x: number, y: number, more: JsonObject = {}): JsonObject => ({
  ...creature('Ana', id, [x, y]),
  ...more,
})

const chase = (
  id: string,
  says: string,
  creatures: readonly JsonObject[],
  how: JsonObject,
  expected: Expected,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.persecution',
  input: { board: { drawn: { creatures: [hunter, ...creatures] } }, creature: 'Caius', ...how },
  ...answers(expected, rule),
})

/** Whom Persecution reaches (E-21, E-64). */
export const PERSECUTION_EXAMPLES: readonly WorkedExample[] = [
  chase(
    'E-21p',
    'an enemy 7 cm away is reached, one 9 cm away is not',
    [at('Osbert', 40.2, 30), at('Ivette', 30, 42.2)],
    {},
    {
      legal: true,
      left: 1,
      targets: [
        { target: 'Osbert', reachable: true, length: 7, path: [{ x: 37, y: 30 }] },
        { target: 'Ivette', reachable: false, length: null },
      ],
    },
    'signum.melee.persecution-move',
  ),
  chase(
    'E-21q',
    'an enemy in contact is attacked without moving; leaving it for another lets it backstab',
    [at('Osbert', 33.2, 30), at('Ivette', 30, 38)],
    {},
    {
      targets: [
        { target: 'Osbert', length: 0, mode: null, backstabbers: [] },
        { target: 'Ivette', length: 4.8, mode: 'walk', backstabbers: ['Osbert'] },
      ],
    },
    'signum.melee.persecution-start',
  ),
  chase(
    'E-21r',
    'used once already',
    [at('Osbert', 36, 30)],
    { used: 1 },
    { legal: false, left: 0, violations: [{ rule: 'signum.melee.persecution-uses' }], targets: [] },
    'signum.melee.persecution-uses',
  ),
  chase(
    'E-21s',
    'a kill as defender, of a hero, starts nothing',
    [at('Osbert', 36, 30)],
    { killedBy: 'defence', killed: 'hero' },
    {
      legal: false,
      violations: [{ facts: { problem: 'defender' } }, { facts: { problem: 'hero' } }],
    },
    'signum.melee.persecution-start',
  ),
  chase(
    'E-21t',
    'a hidden enemy cannot be attacked, so it is no target; a backstab starts nothing',
    [at('Shade', 33.2, 30, { hidden: true })],
    { killedBy: 'backstab' },
    { legal: false, violations: [{ facts: { problem: 'backstab' } }], targets: [] },
    'signum.melee.persecution-start',
  ),
  {
    id: 'E-21u',
    says: 'a hidden enemy is not among the targets',
    operation: 'signum.persecution',
    input: {
      board: { drawn: { creatures: [hunter, at('Shade', 33.2, 30, { hidden: true })] } },
      creature: 'Caius',
    },
    outcome: { legal: true, targets: [] },
    rule: 'signum.melee.persecution-start',
  },
]
