import { box, creature } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { answers, type Expected } from '../answers.ts'

const MAP = { source: 'Old map', does: { reroll: { pool: 'ruins', dice: 1 } } }
const ruphus = (more: JsonObject = {}): JsonObject => ({ ...creature('Ana', 'Ruphus', [12, 10]), ...more })
const terrain = (ruins: 'unsearched' | 'searched') => [
  box('Tower', [4, 8], [10.4, 13], { ruins }),
  box('Crypt', [34, 30], [42, 36], { ruins: 'searched' }),
]

const odds = (
  operation: string,
  id: string,
  says: string,
  drawn: JsonObject,
  more: JsonObject,
  expected: Expected,
): WorkedExample => ({
  id,
  says,
  operation,
  input: { board: { drawn }, ...more },
  ...answers(expected, operation === 'signum.detection-odds' ? 'signum.odds.misc' : 'signum.odds.ruins'),
})

const probability = (fraction: string): JsonObject => ({ probability: { fraction } })
const AT_TOWER = { creature: 'Ruphus', ruins: 'Tower' }

/** Odds of one die: at ruins, and for hidden characters. */
export const RUINS_ODDS_EXAMPLES: readonly WorkedExample[] = [
  odds(
    'signum.ruins-search-odds',
    'E-57v',
    'every find has a chance of one third',
    { creatures: [ruphus()], terrain: terrain('unsearched') },
    { ...AT_TOWER, table: { target: 'a trap', axe: 'gold', shield: 'nothing' } },
    { finds: [probability('1/3'), { found: 'gold', ...probability('1/3') }, probability('1/3')] },
  ),
  odds(
    'signum.ruins-search-odds',
    'E-57w',
    'a target that is rolled again leaves its share to all three',
    { creatures: [ruphus({ effects: [MAP] })], terrain: terrain('unsearched') },
    { ...AT_TOWER, rerollOn: ['target'] },
    { finds: [probability('1/9'), probability('4/9'), probability('4/9')] },
  ),
  odds(
    'signum.ruins-search-odds',
    'E-57x',
    'no odds of what may not be done',
    { creatures: [ruphus({ kind: 'hero' })], terrain: terrain('searched') },
    AT_TOWER,
    ['signum.ruins.not-heroes', 'signum.ruins.once'],
  ),
  odds(
    'signum.secret-entrance-odds',
    'E-57y',
    'two of three symbols lead out elsewhere',
    { creatures: [ruphus()], terrain: terrain('searched') },
    AT_TOWER,
    { passes: { fraction: '2/3' } },
  ),
  odds(
    'signum.secret-entrance-odds',
    'E-57z',
    'with a second die eight of nine times',
    { creatures: [ruphus({ effects: [MAP] })], terrain: terrain('searched') },
    { ...AT_TOWER, rerollOn: ['target'] },
    { passes: { fraction: '8/9' } },
  ),
  odds(
    'signum.detection-odds',
    'E-51w',
    'a hidden character is found one time in three',
    {
      creatures: [
        creature('Ana', 'Seeker', [10, 10]),
        creature('Bruno', 'Shade', [13.2, 10], { hidden: true, abilities: [{ id: 'stealth' }] }),
      ],
    },
    { detector: 'Seeker', target: 'Shade' },
    { succeeds: { fraction: '1/3', decimal: 0.333333 } },
  ),
  odds(
    'signum.detection-odds',
    'E-51x',
    'nobody looks for a character that is not hidden',
    { creatures: [creature('Ana', 'Seeker', [10, 10]), creature('Bruno', 'Shade', [13.2, 10])] },
    { detector: 'Seeker', target: 'Shade' },
    ['signum.stealth.detect-contact'],
  ),
]
