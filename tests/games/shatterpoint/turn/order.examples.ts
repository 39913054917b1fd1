import type { WorkedExample } from '../../../support/example.ts'

const SEED = `hmac-sha256,1,${'0'.repeat(64)}`
const UNITS = ['Rex', 'Maul']

type Cards = {
  deck: readonly string[]
  reserve?: string
  discard?: readonly string[]
  ready: number
}
const cards = ({ deck, reserve, discard = [], ready }: Cards) => ({
  deck: [...deck],
  reserve: reserve ?? null,
  discard: [...discard],
  force: { total: 3, ready },
})

const step = (
  id: string,
  says: string,
  before: Cards,
  more: {
    choices?: readonly { choice: string; unit?: string }[]
    defeated?: readonly string[]
    hasReserved?: boolean
  },
  outcome: WorkedExample['outcome'] | null,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'shatterpoint.order-step',
  input: {
    cards: cards(before),
    units: UNITS.filter((unit) => !more.defeated?.includes(unit)),
    choices: (more.choices ?? []).map((choice) => ({ ...choice })),
    defeated: [...(more.defeated ?? [])],
    hasReserved: more.hasReserved ?? false,
    seed: SEED,
  },
  ...(outcome === null || outcome === undefined ? {} : { outcome }),
  rule,
})

const reserve = { choice: 'putInReserve' }
const keep = { choice: 'keep' }
const skip = { choice: 'skip' }

const PUT = 'shatterpoint.order.put-in-reserve'

export const ORDER_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-45',
    says: 'a unit is not defeated and undefeated at once',
    operation: 'shatterpoint.order-step',
    input: { cards: cards({ deck: ['Rex', 'Maul'], ready: 1 }), units: ['Rex', 'Maul'], defeated: ['Maul'] },
    rule: 'shatterpoint.table.agrees',
  },
  step(
    'constructed',
    'a player without a unit reveals no card',
    { deck: ['shatterpoint'], ready: 0 },
    { defeated: UNITS },
    { activated: null, cards: { deck: ['shatterpoint'], discard: [] } },
    'shatterpoint.order.no-unit',
  ),
  step(
    'E-30a',
    'an empty deck: the reserved card has to be taken, and nothing is refreshed before',
    { deck: [], reserve: 'Rex', discard: ['Maul', 'shatterpoint'], ready: 1 },
    {},
    {
      activated: 'Rex',
      cards: { deck: [], reserve: null, discard: ['Maul', 'shatterpoint', 'Rex'], force: { ready: 1 } },
    },
    'shatterpoint.order.must-take-reserve',
  ),
  {
    id: 'E-30b',
    says: 'after that turn deck and reserve are empty: refreshed, with the Force',
    operation: 'shatterpoint.order-refresh',
    input: { cards: cards({ deck: [], discard: ['Maul', 'shatterpoint', 'Rex'], ready: 1 }), seed: SEED },
    outcome: { refreshed: true, cards: { discard: [], force: { total: 3, ready: 3 } } },
    rule: 'shatterpoint.order.refresh',
  },
  {
    id: 'E-30c',
    says: 'not while a card is left in reserve',
    operation: 'shatterpoint.order-refresh',
    input: { cards: cards({ deck: [], reserve: 'Rex', discard: ['Maul'], ready: 1 }) },
    outcome: { refreshed: false, cards: { force: { ready: 1 } } },
    rule: 'shatterpoint.order.refresh-when',
  },
  step(
    'E-43a',
    'a revealed card may be reserved',
    { deck: UNITS, ready: 1 },
    {},
    {
      activated: null,
      pending: { card: 'Rex', options: [reserve, keep] },
    },
    'shatterpoint.order.deck',
  ),
  step(
    'E-43b',
    'Rex is reserved, so Maul activates',
    { deck: UNITS, ready: 1 },
    { choices: [reserve] },
    { activated: 'Maul', cards: { reserve: 'Rex', discard: ['Maul'], force: { ready: 0 } } },
    PUT,
  ),
  step(
    'E-43c',
    'no second card is reserved in a turn',
    { deck: UNITS, ready: 3 },
    { choices: [reserve], hasReserved: true },
    null,
    PUT,
  ),
  step(
    'E-43d',
    'a full reserve takes no other card',
    { deck: ['Maul'], reserve: 'Rex', ready: 3 },
    { choices: [{ choice: 'reveal' }, reserve] },
    null,
    'shatterpoint.order.reserve-limit',
  ),
  step(
    'E-44a',
    'skipped: Rex has to activate and the Shatterpoint card goes back',
    { deck: ['shatterpoint', 'Rex', 'Maul'], ready: 1 },
    { choices: [skip] },
    { activated: 'Rex', cards: { reserve: null, discard: ['Rex'], force: { ready: 0 } } },
    'shatterpoint.order.shatterpoint-skip',
  ),
  step(
    'E-44b',
    'a card revealed by skipping is not reserved',
    { deck: ['shatterpoint', 'Rex', 'Maul'], ready: 2 },
    { choices: [skip, reserve] },
    null,
    'shatterpoint.order.shatterpoint-skip',
  ),
  step(
    'E-44c',
    'nor is the Shatterpoint card',
    { deck: ['shatterpoint', 'Rex', 'Maul'], ready: 2 },
    { choices: [reserve] },
    null,
    'shatterpoint.order.shatterpoint-not-reserved',
  ),
  step(
    'E-44d',
    'a skip that finds only the defeated takes the reserve, and only then the card goes back',
    { deck: ['shatterpoint', 'Rex'], reserve: 'Maul', ready: 1 },
    { choices: [{ choice: 'reveal' }, skip], defeated: ['Rex'] },
    { activated: 'Maul', cards: { deck: ['shatterpoint'], removed: ['Rex'] } },
    'shatterpoint.order.skip-then-defeated',
  ),
  step(
    'E-44e',
    'without a reserve the deck is refreshed, and only then the card goes back',
    { deck: ['shatterpoint', 'Rex'], discard: ['Maul'], ready: 1 },
    { choices: [skip], defeated: ['Rex'] },
    { activated: 'Maul', cards: { deck: ['shatterpoint'], discard: ['Maul'], removed: ['Rex'] } },
    'shatterpoint.order.refresh-when',
  ),
  step(
    'E-45',
    'the card of a defeated unit leaves the game',
    { deck: UNITS, ready: 0 },
    { defeated: ['Rex'] },
    { activated: 'Maul', cards: { removed: ['Rex'] } },
    'shatterpoint.order.defeated-card',
  ),
  step(
    'E-46',
    'the deck runs out over it: refreshed with all Force, then a card is revealed',
    { deck: ['Rex'], discard: ['Maul'], ready: 0 },
    { defeated: ['Rex'], choices: [keep] },
    { activated: 'Maul', cards: { removed: ['Rex'], force: { ready: 3 } } },
    'shatterpoint.order.refresh',
  ),
  step(
    'E-47',
    'the last card is reserved and comes straight back',
    { deck: ['Rex'], ready: 1 },
    { choices: [reserve] },
    { activated: 'Rex', cards: { reserve: null, force: { ready: 0 } } },
    'shatterpoint.order.reserve-last-card',
  ),
  step(
    'E-48a',
    'no skip with an empty deck',
    { deck: ['shatterpoint'], ready: 1 },
    { choices: [skip] },
    null,
    'shatterpoint.order.shatterpoint-skip',
  ),
  step(
    'E-48b',
    'a unit has to be chosen',
    { deck: ['shatterpoint'], ready: 1 },
    {},
    {
      pending: {
        card: 'shatterpoint',
        options: [
          { choice: 'activate', unit: 'Rex' },
          { choice: 'activate', unit: 'Maul' },
        ],
      },
    },
    'shatterpoint.order.deck',
  ),
  step(
    'E-49',
    'the card of the chosen unit stays in reserve',
    { deck: ['shatterpoint', 'Maul'], reserve: 'Rex', ready: 1 },
    { choices: [{ choice: 'reveal' }, { choice: 'activate', unit: 'Rex' }] },
    { activated: 'Rex', cards: { reserve: 'Rex', discard: ['shatterpoint'] } },
    'shatterpoint.order.shatterpoint-choose',
  ),
  step(
    'E-49a',
    'a choice that is not open',
    { deck: ['Rex', 'Maul'], ready: 1 },
    { choices: [{ choice: 'takeReserve' }] },
    null,
    'shatterpoint.order.choice',
  ),
  step(
    'E-49b',
    'nobody is left: no activation',
    { deck: [], ready: 1 },
    { defeated: ['Rex', 'Maul'] },
    { activated: null, pending: null },
    'shatterpoint.victory.no-units',
  ),
]
