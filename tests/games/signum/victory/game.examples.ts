import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const SEED = `hmac-sha256,1,${'0'.repeat(64)}`

const victory = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.victory',
  input,
  outcome,
  rule,
})

const both = (a: JsonObject, b: JsonObject): JsonObject => ({
  players: [
    { player: 'A', ...a },
    { player: 'B', ...b },
  ],
})

const sides = (id: string, says: string, input: JsonObject, outcome: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.variant-sides',
  input,
  outcome,
  rule,
})

const seating = (id: string, says: string, input: JsonObject, rule: string): WorkedExample => ({
  id,
  says,
  operation: 'signum.variant-sides',
  input,
  rule,
})

const FOUR = {
  variant: 'four',
  players: ['P1', 'P2', 'P3', 'P4'],
  corners: ['southWest', 'northWest', 'northEast', 'southEast'],
}
const fallen = { hero: 'fallen' }
const SAME = ['card', 'card', 'card', 'card', 'card']

export const GAME_EXAMPLES: readonly WorkedExample[] = [
  victory(
    'E-26a',
    'before the game ends, the tactic is resolved',
    { ...both(fallen, {}), triggersPending: true },
    { over: false, resolveFirst: true },
    'signum.victory.hero',
  ),
  victory(
    'E-26b',
    'the tactic killed the other hero too: tie-break, not a win',
    both({ ...fallen, prosperity: 9 }, { ...fallen, prosperity: 8 }),
    { over: true, winners: ['A'], reason: 'wealth' },
    'signum.victory.tie-break',
  ),
  victory(
    'E-26c',
    'it did not: the other player wins',
    both(fallen, {}),
    { over: true, winners: ['B'], reason: 'hero', out: ['A'] },
    'signum.victory.hero',
  ),
  victory(
    'E-69a',
    'both heroes fell, Ana is wealthier: 21 against 19',
    both({ ...fallen, prosperity: 12, buildingCosts: 9 }, { ...fallen, prosperity: 9, buildingCosts: 10 }),
    { winners: ['A'], reason: 'wealth' },
    'signum.victory.tie-break',
  ),
  victory(
    'E-76a',
    'the own hero falls in the own turn: the other wins',
    both(fallen, {}),
    { winners: ['B'], reason: 'hero' },
    'signum.victory.hero',
  ),
  victory(
    'E-81a',
    'after the last round fewer wounds win',
    { ...both({ heroWounds: 2 }, { heroWounds: 3 }), cause: 'timeLimit' },
    { winners: ['A'], reason: 'timeLimit' },
    'signum.victory.time-limit',
  ),
  victory(
    'E-80a',
    'one of a team falls and the other plays on; 51 points of a member win for both',
    {
      players: [
        { player: 'P1', team: 'one' },
        { player: 'P2', team: 'one', prosperity: 51 },
        { player: 'P3', team: 'two', hero: 'out' },
        { player: 'P4', team: 'two' },
      ],
      reached: ['P2'],
    },
    { winners: ['P1', 'P2'], reason: 'prosperity' },
    'signum.variant.teams.win',
  ),
  victory(
    'constructed',
    'who gives up a duel loses it at once',
    { players: [{ player: 'A', hero: 'conceded', prosperity: 50 }, { player: 'B' }] },
    { over: true, winners: ['B'], reason: 'concession', out: ['A'] },
    'signum.victory.concession',
  ),
  victory(
    'constructed',
    'the others play on if one of three gives up',
    { players: [{ player: 'A', hero: 'conceded' }, { player: 'B' }, { player: 'C' }] },
    { over: false, winners: [], out: ['A'] },
    'signum.victory.concession',
  ),
  victory(
    'E-55a',
    '32 points against 30',
    both({ ...fallen, prosperity: 20, buildingCosts: 12 }, { ...fallen, prosperity: 25, buildingCosts: 5 }),
    { winners: ['A'], reason: 'wealth', draw: false },
    'signum.victory.tie-break',
  ),
  victory(
    'E-55b',
    'equal sums: kills',
    both({ ...fallen, prosperity: 20, kills: 2 }, { ...fallen, prosperity: 15, buildingCosts: 5, kills: 3 }),
    { winners: ['B'], reason: 'kills' },
    'signum.victory.tie-break',
  ),
  victory(
    'E-55c',
    'equal kills: a draw',
    both({ ...fallen, kills: 2 }, { ...fallen, kills: 2 }),
    { over: true, winners: [], draw: true },
    'signum.victory.tie-break',
  ),
  victory(
    'constructed',
    'who was out before is not asked for wealth',
    {
      players: [
        { player: 'A', ...fallen, prosperity: 9 },
        { player: 'B', ...fallen, prosperity: 8 },
        { player: 'C', hero: 'out', prosperity: 20 },
      ],
    },
    { over: true, winners: ['A'], reason: 'wealth' },
    'signum.victory.tie-break',
  ),
  victory(
    'E-55d',
    'time is up: fewer wounds win',
    { ...both({ heroWounds: 2 }, { heroWounds: 3 }), cause: 'timeLimit' },
    { winners: ['A'], reason: 'timeLimit' },
    'signum.victory.time-limit',
  ),
  victory(
    'E-55e',
    'equal wounds at the end of time: tie-break',
    { ...both({ heroWounds: 2, prosperity: 3 }, { heroWounds: 2, prosperity: 4 }), cause: 'timeLimit' },
    { winners: ['B'], reason: 'wealth' },
    'signum.victory.time-limit',
  ),
  victory(
    'E-55f',
    '51 points win',
    both({ prosperity: 50 }, { prosperity: 51 }),
    { over: true, winners: ['B'], reason: 'prosperity' },
    'signum.victory.prosperity',
  ),
  {
    id: 'E-55g',
    says: '50 points do not',
    operation: 'signum.victory',
    input: both({ prosperity: 50 }, {}),
    outcome: { over: false, reason: 'nothing', winners: [] },
  },
  victory(
    'E-55h',
    'fallen heroes count before points',
    both({ ...fallen, prosperity: 51 }, {}),
    { winners: ['B'], reason: 'hero' },
    'signum.victory.hero',
  ),
  victory(
    'E-55i',
    'an empty deck ends nothing',
    { ...both({}, {}), cause: 'emptyDeck' },
    { over: false },
    'signum.victory.agreed-draw',
  ),
  {
    id: 'E-55j',
    says: 'two have 51 points and nobody says who was first',
    operation: 'signum.victory',
    input: both({ prosperity: 51 }, { prosperity: 51 }),
    rule: 'signum.victory.check-order',
  },
  {
    id: 'E-55k',
    says: 'nobody plays against',
    operation: 'signum.victory',
    input: both({ team: 'one' }, { team: 'one' }),
    rule: 'signum.victory.players',
  },
  sides(
    'E-58a',
    'the four corners',
    FOUR,
    {
      sides: [
        { player: 'P1', from: { x: 0, y: 0 }, to: { x: 0, y: 25 } },
        { player: 'P2', from: { x: 0, y: 60 }, to: { x: 25, y: 60 } },
        { player: 'P3', from: { x: 60, y: 60 }, to: { x: 60, y: 35 } },
        { player: 'P4', from: { x: 60, y: 0 }, to: { x: 35, y: 0 } },
      ],
      turnOrder: ['P1', 'P2', 'P3', 'P4'],
    },
    'signum.variant.four',
  ),
  sides(
    'E-58b',
    'until the end of the opponent’s turn, for P1, is the end of P4’s turn',
    FOUR,
    { lastOpponents: [{ player: 'P1', last: 'P4' }, { last: 'P1' }, { last: 'P2' }, { last: 'P3' }] },
    'signum.variant.multi.until-opponent-turn',
  ),
  sides(
    'E-58c',
    'allies measure towards each other',
    {
      variant: 'teams',
      players: ['A1', 'A2', 'B1', 'B2'],
      corners: ['southWest', 'southEast', 'northEast', 'northWest'],
    },
    {
      sides: [
        { player: 'A1', from: { x: 0, y: 0 }, to: { x: 25, y: 0 } },
        { player: 'A2', from: { x: 60, y: 0 }, to: { x: 35, y: 0 } },
        { player: 'B1', from: { x: 60, y: 60 }, to: { x: 35, y: 60 } },
        { player: 'B2', from: { x: 0, y: 60 }, to: { x: 25, y: 60 } },
      ],
      turnOrder: ['A1', 'A2', 'B2', 'B1'],
      lastOpponents: [{ last: 'B1' }, { last: 'B1' }, { last: 'A2' }, { last: 'A2' }],
    },
    'signum.variant.teams.setup',
  ),
  sides(
    'E-58d',
    'a duel',
    { variant: 'duel', players: ['A', 'B'] },
    {
      sides: [
        { player: 'A', from: { x: 0, y: 0 }, to: { x: 60, y: 0 } },
        { player: 'B', from: { x: 0, y: 60 }, to: { x: 60, y: 60 } },
      ],
    },
    'signum.zone.battlefield',
  ),
  seating(
    'E-58e',
    'a corner that is taken',
    { ...FOUR, corners: ['southWest', 'northWest', 'southWest', 'southEast'] },
    'signum.variant.corner-taken',
  ),
  seating(
    'E-58f',
    'allies across the board',
    { ...FOUR, variant: 'teams', corners: ['southWest', 'northEast', 'northWest', 'southEast'] },
    'signum.variant.teams.setup',
  ),
  seating('E-58g', 'three players in a duel', { variant: 'duel', players: ['A', 'B', 'C'] }, 'signum.variant.seating'),
  {
    id: 'PR-1a',
    says: 'a card that is not in the first hand cannot be exchanged',
    operation: 'signum.setup',
    input: {
      players: [
        { player: 'A', deck: SAME, exchange: ['nothing'] },
        { player: 'B', deck: SAME },
      ],
      seed: SEED,
    },
    rule: 'signum.setup.stated',
  },
  {
    id: 'PR-1b',
    says: 'four discarded cards give 4 points',
    operation: 'signum.setup',
    input: {
      players: [
        { player: 'A', deck: SAME },
        { player: 'B', deck: SAME, discard: ['card', 'card', 'card', 'card'] },
      ],
      rolls: [[1, 2]],
      seed: SEED,
    },
    outcome: {
      turnOrder: ['B', 'A'],
      players: [
        { player: 'B', prosperity: 7, hand: [], graveyard: ['card', 'card', 'card', 'card'] },
        { player: 'A', prosperity: 3, hand: ['card', 'card', 'card', 'card'], deck: ['card'] },
      ],
    },
    rule: 'signum.setup.discard-for-prosperity',
  },
  {
    id: 'PR-1c',
    says: 'rolls that decide nothing',
    operation: 'signum.setup',
    input: {
      players: [
        { player: 'A', deck: SAME },
        { player: 'B', deck: SAME },
      ],
      rolls: [[3, 3]],
    },
    rule: 'signum.setup.stated',
  },
]
