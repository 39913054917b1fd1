import type { WorkedExample } from '../../../support/example.ts'

type Momentum = readonly [a: number, b: number]
const track = (token: number, [a, b]: Momentum) => ({ token, momentum: { A: a, B: b } })

/** The end of a turn: the token and momentum before, the active player, what they control, and what comes out. */
const turnEnd = (
  id: string,
  says: string,
  before: readonly [token: number, momentum: Momentum],
  turn: {
    player: 'A' | 'B'
    turn: number
    controlled: number
    wonThisTurn?: 'A' | 'B'
    claimed?: { A: number; B: number }
  },
  outcome: NonNullable<WorkedExample['outcome']>,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.struggle-end-of-turn',
  input: { track: track(...before), ...turn },
  outcome,
  rule,
})

const gain = (
  id: string,
  says: string,
  before: readonly [token: number, momentum: Momentum],
  player: 'A' | 'B',
  outcome: NonNullable<WorkedExample['outcome']>,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.struggle-gain',
  input: { track: track(...before), gains: [{ player }] },
  outcome,
  rule,
})

const WIN = 'shatterpoint.struggle.win'

export const STRUGGLE_EXAMPLES: readonly WorkedExample[] = [
  turnEnd(
    'E-31',
    'the first turn of the match skips the step',
    [0, [1, 1]],
    { player: 'A', turn: 1, controlled: 2 },
    { track: track(0, [1, 1]), winner: null, moved: 0, gained: [] },
    'shatterpoint.track.first-turn',
  ),
  turnEnd(
    'E-32',
    'a token on the own half gives no momentum',
    [0, [1, 1]],
    { player: 'B', turn: 2, controlled: 2 },
    { track: track(-2, [1, 1]), moved: 2, gained: [] },
    'shatterpoint.momentum.none-ahead',
  ),
  turnEnd(
    'E-33',
    'who is behind gains momentum',
    [-2, [1, 1]],
    { player: 'A', turn: 3, controlled: 1 },
    { track: track(-1, [2, 1]), moved: 1, gained: ['A'] },
    'shatterpoint.momentum.behind',
  ),
  turnEnd(
    'E-34',
    'in the centre both gain',
    [-1, [2, 1]],
    { player: 'A', turn: 5, controlled: 1 },
    { track: track(0, [3, 2]), gained: ['A', 'B'] },
    'shatterpoint.momentum.centre',
  ),
  turnEnd(
    'E-35',
    'also if the token did not move',
    [0, [3, 2]],
    { player: 'A', turn: 7, controlled: 0 },
    { track: track(0, [4, 3]), moved: 0 },
    'shatterpoint.momentum.centre',
  ),
  turnEnd(
    'E-36',
    'the token meets momentum after two of three squares',
    [3, [4, 1]],
    { player: 'A', turn: 9, controlled: 3 },
    { winner: 'A', moved: 2, claimed: { A: 1, B: 0 }, matchWinner: null, nextTrack: track(0, [1, 1]) },
    WIN,
  ),
  {
    id: 'E-36a',
    says: 'the same as a move alone',
    operation: 'shatterpoint.struggle-move',
    input: { track: track(3, [4, 1]), player: 'A', squares: 3 },
    outcome: { winner: 'A', moved: 2 },
    rule: WIN,
  },
  gain('E-37', 'placed where the token lies', [4, [4, 1]], 'A', { winner: 'A' }, WIN),
  gain(
    'E-38',
    'a full half places nothing',
    [0, [8, 1]],
    'A',
    { track: track(0, [8, 1]), winner: null },
    'shatterpoint.track.full',
  ),
  turnEnd(
    'E-39',
    'the first square beside the centre holds momentum',
    [0, [8, 1]],
    { player: 'A', turn: 11, controlled: 1 },
    { winner: 'A', moved: 1 },
    WIN,
  ),
  gain('E-40', 'the last square but the centre', [1, [7, 1]], 'A', { winner: 'A' }, WIN),
  gain('E-41', 'the other player wins, also in A’s turn', [-3, [5, 5]], 'B', { winner: 'B' }, WIN),
  turnEnd(
    'E-42',
    'a struggle that is won already: nothing moves, and the track is set up again',
    [3, [4, 2]],
    { player: 'A', turn: 12, controlled: 3, wonThisTurn: 'A', claimed: { A: 1, B: 0 } },
    { winner: 'A', moved: 0, gained: [], matchWinner: null, nextTrack: track(0, [1, 1]) },
    'shatterpoint.struggle.after-claim',
  ),
  turnEnd(
    'E-42a',
    'the second card ends the match',
    [0, [8, 1]],
    { player: 'A', turn: 21, controlled: 1, claimed: { A: 1, B: 1 } },
    { matchWinner: 'A', claimed: { A: 2, B: 1 } },
    'shatterpoint.victory.two-cards',
  ),
  {
    id: 'E-42b',
    says: 'a token on momentum: no struggle can be running',
    operation: 'shatterpoint.struggle-move',
    input: { track: track(6, [4, 1]), player: 'A', squares: 1 },
    rule: 'shatterpoint.track.invariant',
  },
]
