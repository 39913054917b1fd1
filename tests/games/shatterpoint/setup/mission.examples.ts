import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const CARDS = ['locate-the-asset', 'weve-been-double-crossed', 'hack-the-security-network']

const deck = (id: string, says: string, input: JsonObject, expected: Pick<WorkedExample, 'outcome' | 'rule'>) => ({
  id,
  says,
  operation: 'shatterpoint.mission-deck',
  input: { mission: { set: 'shifting-priorities' }, cards: CARDS, ...input },
  ...expected,
})

const card = (id: string, phase: number, ...maps: string[][]) => ({
  id,
  name: id,
  phase,
  maps: maps.map((active) => ({ active: active.map((objective) => ({ objective })) })),
})
const own = (objectives: JsonObject[], struggles: JsonObject[]) => ({
  mission: { own: { name: 'Own', objectives, struggles } },
})
const gate = { id: 'gate', x: 450, y: 450 }
const whole = [card('one', 1, ['gate']), card('two', 2, ['gate'], []), card('three', 3, ['gate'])]

const check = (says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id: 'mission',
  says,
  operation: 'shatterpoint.mission-set',
  input,
  outcome,
  rule,
})

/** The specification numbers no examples of missions; these are ours. */
export const MISSION_EXAMPLES: readonly WorkedExample[] = [
  check(
    'an objective may lie in the far corner',
    own([gate, { id: 'corner', x: 900, y: 900 }], whole),
    { legal: true, objectives: 2, struggles: 3 },
    'shatterpoint.mission.set',
  ),
  check(
    'the core mission is sound',
    { mission: { set: 'shifting-priorities' } },
    { legal: true, objectives: 9, struggles: 9 },
    'shatterpoint.mission.set',
  ),
  check('a card with two maps', own([gate], whole), { legal: true }, 'shatterpoint.mission.set'),
  check(
    'two maps on a card of phase I',
    own([gate], [...whole, card('more', 1, ['gate'], ['gate'])]),
    { legal: false, violations: [{ rule: 'shatterpoint.mission.two-maps', path: 'struggles.3.maps' }] },
    'shatterpoint.mission.two-maps',
  ),
  check(
    'two maps on a card of phase I that names who chooses',
    own([gate], [...whole, { ...card('more', 1, ['gate'], ['gate']), mapChooser: 'startingPlayer' }]),
    { legal: true, violations: [] },
    'shatterpoint.mission.set',
  ),
  check(
    'everything wrong at once',
    own(
      [gate, gate, { id: 'off', x: 450, y: 901 }],
      [card('one', 1, ['well']), card('one', 1), card('three', 3, ['gate', 'gate'])],
    ),
    {
      legal: false,
      violations: [
        { path: 'struggles', facts: { problem: 'phase', what: '2' } },
        { path: 'objectives.1.id' },
        { path: 'objectives.2' },
        { path: 'struggles.1.id' },
        { path: 'struggles.0.maps.0.active.0.objective' },
        { path: 'struggles.1.maps' },
        { path: 'struggles.2.maps.0.active.1.objective' },
      ],
    },
    'shatterpoint.mission.set',
  ),
  deck(
    'mission',
    'the first struggle has one map',
    { broughtBy: 'B' },
    {
      outcome: {
        deck: [{ card: 'locate-the-asset', phase: 1 }, { phase: 2 }, { phase: 3 }],
        struggle: {
          card: 'locate-the-asset',
          chooser: null,
          map: 1,
          active: [
            { objective: 'TR', x: 704, y: 704, face: null },
            { objective: 'ML', x: 196, y: 450 },
            { objective: 'MC', x: 450, y: 450 },
            { objective: 'MR', x: 704, y: 450 },
            { objective: 'BL', x: 196, y: 196 },
          ],
        },
      },
      rule: 'shatterpoint.mission.choice',
    },
  ),
  deck(
    'mission',
    'the loser of the first chooses the map of the second',
    { claimed: ['A'] },
    {
      outcome: { struggle: { card: 'weve-been-double-crossed', maps: 2, chooser: 'B', map: null, active: [] } },
      rule: 'shatterpoint.mission.two-maps',
    },
  ),
  deck(
    'mission',
    'the map that was chosen',
    { claimed: ['A'], map: 2, startingPlayer: 'B' },
    {
      outcome: {
        struggle: {
          map: 2,
          active: [
            { objective: 'TC', face: 'failure' },
            { objective: 'MR', face: 'block' },
            { objective: 'BR', face: 'expertise' },
          ],
        },
      },
      rule: 'shatterpoint.mission.orientation',
    },
  ),
  deck('mission', 'the third struggle', { claimed: ['A', 'B'] }, { outcome: { struggle: { phase: 3, chooser: 'A' } } }),
  deck('mission', 'nothing is left to struggle for', { claimed: ['B', 'B'] }, { outcome: { struggle: null } }),
  deck(
    'mission',
    'a map that the card does not have',
    { claimed: ['A'], map: 3 },
    { rule: 'shatterpoint.mission.two-maps' },
  ),
  deck(
    'mission',
    'a card of another phase',
    { cards: [CARDS[1] ?? '', ...CARDS.slice(1)] },
    { rule: 'shatterpoint.mission.deck' },
  ),
  deck('mission', 'a mission of nobody', { mission: { set: 'nothing' } }, { rule: 'shatterpoint.content.known' }),
  {
    id: 'mission',
    says: 'no deck from a broken set',
    operation: 'shatterpoint.mission-deck',
    input: own([gate], whole.slice(1)),
    rule: 'shatterpoint.mission.set',
  },
  {
    id: 'mission',
    says: 'drawn by the seed',
    operation: 'shatterpoint.mission-deck',
    input: {
      mission: { set: 'shifting-priorities' },
      seed: 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007',
    },
    outcome: { deck: [{ phase: 1 }, { phase: 2 }, { phase: 3 }], struggle: { phase: 1 } },
    rule: 'shatterpoint.mission.deck',
  },
]
