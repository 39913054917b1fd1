import type { WorkedExample } from '../../../support/example.ts'
import { layout, space } from './layout.ts'

const corner = (x: number, y: number) => ({ x, y, level: 0 })

const SMOKE = { id: 'smoke', kind: 'smoke', intersection: corner(3, 3), tags: ['ZONE'] }
const BOARD = { drawn: { width: 9, height: 9, objects: [SMOKE] } }
const named = (x: number, y: number) => [{ id: 'smoke', kind: 'smoke', intersection: corner(x, y) }]
const LINE = { from: space('(0,3)'), to: space('(5,2)') }

/** What is said on the board and beside it agrees, and what cannot be is refused with its own field. */
export const CONTRADICTION_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'constructed',
    says: 'a Zone of the board stands elsewhere by the question',
    operation: 'apex.zones',
    input: { board: BOARD, zones: named(7, 7), ...LINE },
    rule: 'apex.table.agrees',
  },
  {
    id: 'constructed',
    says: 'a Zone that is named on the board and beside it counts once',
    operation: 'apex.zones',
    input: { board: BOARD, zones: named(3, 3), ...LINE },
    outcome: { difficulty: 10, zones: [{ id: 'smoke', applies: true }] },
  },
  {
    id: 'constructed',
    says: 'a Zone of one’s own says what it adds',
    operation: 'apex.zones',
    input: {
      board: { drawn: layout('') },
      zones: [{ id: 'gas', difficulty: 25, intersection: corner(3, 3) }],
      ...LINE,
    },
    outcome: { difficulty: 25 },
  },
  {
    id: 'p. 30',
    says: 'no more cards are reported than are drawn',
    operation: 'apex.aim-cards',
    input: { count: 1, cards: [{ card: 'aim-12' }, { card: 'aim-01' }] },
    rule: 'apex.aim.possible-cards',
  },
]
