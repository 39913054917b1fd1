import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const TEMPLE = { name: 'temple', type: 'temple' }
const TAVERN = { name: 'tavern', type: 'tavern' }
const ARENA = { name: 'arena', type: 'arena' }
const MERCHANTS = { name: 'merchants-guild', type: 'unique', guildOrOrder: true }

const build = (
  id: string,
  says: string,
  input: JsonObject,
  rule: string,
  isLegal: boolean,
  outcome: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  operation: 'signum.building',
  input: { city: [], prosperity: 10, ...input },
  outcome: { legal: isLegal, ...(isLegal ? { violations: [] } : { violations: [{ rule }] }), ...outcome },
  rule,
})

const rowena = (
  id: string,
  says: string,
  city: readonly JsonObject[],
  outcome: JsonObject,
  rule: string,
): WorkedExample => ({
  id,
  says,
  operation: 'signum.cost',
  input: { cost: { card: 'rowena-dukes-daughter' }, city },
  outcome,
  rule,
})

const terrain = (id: string, says: string, input: JsonObject, rule: string, isLegal: boolean): WorkedExample => ({
  id,
  says,
  operation: 'signum.terrain-card',
  input: { prosperity: 10, city: [TAVERN], ...input },
  outcome: { legal: isLegal, violations: isLegal ? [] : [{ rule }] },
  rule,
})

export const CITY_EXAMPLES: readonly WorkedExample[] = [
  build(
    'E-06b',
    'the Mint was destroyed and cannot be built again',
    { destroyed: ['mint'], wants: { build: { card: 'mint' } } },
    'signum.city.unique-once',
    false,
  ),
  build(
    'E-06c',
    'the Tavern was destroyed and can be built again',
    { destroyed: ['tavern'], wants: { build: { card: 'tavern' } } },
    'signum.city.destroyed-basic-rebuild',
    true,
    { city: [{ name: 'tavern', turned: false }], prosperity: 9 },
  ),
  terrain(
    'E-07b',
    'the Bottomless Well a second time, even after it was destroyed',
    { terrain: { card: 'bottomless-well' }, playedBefore: ['bottomless-well'] },
    'signum.terrain.unique-once',
    false,
  ),
  terrain(
    'E-07c',
    'a second Forest on a later turn',
    { terrain: { card: 'forest' }, playedBefore: ['forest'] },
    'signum.terrain.basic-repeat',
    true,
  ),
  terrain(
    'E-07d',
    'a second terrain in one turn',
    { terrain: { card: 'forest' }, playedThisTurn: true },
    'signum.terrain.one-per-turn',
    false,
  ),
  terrain('E-07e', 'the Treasury needs a Town Hall', { terrain: { card: 'treasury' } }, 'signum.terrain.cost', false),
  build(
    'E-09a',
    'a second Town Hall',
    { city: [{ name: 'town-hall', type: 'townHall' }], wants: { build: { card: 'town-hall' } } },
    'signum.city.no-duplicates',
    false,
  ),
  build(
    'E-09b',
    'a second guild',
    { city: [MERCHANTS], wants: { build: { card: 'shadows-guild' } } },
    'signum.city.one-guild-or-order',
    false,
  ),
  build(
    'E-09c',
    'a thirteenth building',
    {
      city: Array.from({ length: 12 }, (_, index) => ({ name: `building ${index}`, type: 'unique' })),
      wants: { build: { card: 'tavern' } },
    },
    'signum.city.max-twelve',
    false,
  ),
  build(
    'E-09d',
    'a second building in one phase, and too few points',
    { built: true, prosperity: 0, wants: { build: { card: 'tavern' } } },
    'signum.city.build-one',
    false,
    { violations: [{ rule: 'signum.city.build-one' }, { rule: 'signum.prosperity.pay' }] },
  ),
  build('E-09e', 'passing gives 2 points', { wants: { skip: true } }, 'signum.prosperity.skip-building', true, {
    prosperity: 12,
    wins: false,
  }),
  build(
    'E-09f',
    'passing with 49 points wins',
    { prosperity: 49, wants: { skip: true } },
    'signum.prosperity.win',
    true,
    { prosperity: 51, wins: true },
  ),
  build(
    'E-09g',
    'the drawn building is built',
    { drawn: 'tavern', wants: { build: { card: 'tavern' } } },
    'signum.variant.architect',
    true,
  ),
  {
    id: 'E-09h',
    says: 'a city that is said to hold a building twice',
    operation: 'signum.building',
    input: { city: [TAVERN, TAVERN], wants: { skip: true } },
    rule: 'signum.city.names',
  },
  {
    id: 'E-09i',
    says: 'a card that is no building',
    operation: 'signum.building',
    input: { city: [], wants: { build: { card: 'fireball' } } },
    rule: 'signum.content.known',
  },
  build(
    'E-09j',
    'a building that is paid with a choice of buildings',
    {
      city: [TAVERN, ARENA],
      payment: ['arena'],
      wants: { build: { own: { name: 'Tower', type: 'unique', cost: { prosperity: 1, any: 1 } } } },
    },
    'signum.play.cost',
    true,
    { city: [{ name: 'tavern', turned: false }, { name: 'arena', turned: true }, { name: 'Tower' }], prosperity: 9 },
  ),
  build(
    'E-09k',
    'the choice has to be made',
    { city: [TAVERN, ARENA], wants: { build: { own: { name: 'Tower', type: 'unique', cost: { any: 1 } } } } },
    'signum.play.payment',
    false,
  ),
  rowena(
    'E-10a',
    'Rowena is paid with all three',
    [TEMPLE, TAVERN, ARENA],
    { legal: true, options: [{ turned: ['temple', 'tavern', 'arena'] }], optionCount: 1, violations: [] },
    'signum.play.any-building',
  ),
  rowena(
    'E-10b',
    'the Temple is turned',
    [{ ...TEMPLE, turned: true }, TAVERN, ARENA],
    { legal: false, options: [], violations: [{ rule: 'signum.play.cost' }] },
    'signum.city.turned',
  ),
  rowena(
    'E-10c',
    'only one other building',
    [TEMPLE, TAVERN],
    { legal: false, optionCount: 0, violations: [{ rule: 'signum.play.any-building' }] },
    'signum.play.any-building',
  ),
  {
    id: 'E-24a',
    says: 'four missed draws give 1, 2, 4 and 8',
    operation: 'signum.empty-deck',
    input: { draws: 4 },
    outcome: { draws: [{ gain: 1 }, { gain: 2 }, { gain: 4 }, { gain: 8 }], total: 15, missedDraws: 4 },
    rule: 'signum.prosperity.empty-deck',
  },
  {
    id: 'E-24b',
    says: 'six missed draws give 63',
    operation: 'signum.empty-deck',
    input: { draws: 6, opponents: [{ player: 'B', prosperity: 20 }] },
    outcome: { total: 63, opponents: [{ player: 'B', prosperity: 83 }], winner: 'B' },
    rule: 'signum.prosperity.win',
  },
  {
    id: 'E-50a',
    says: 'a full hand loses a card, then draws',
    operation: 'signum.hand-limit',
    input: {
      hand: Array.from({ length: 10 }, (_, index) => `card ${index}`),
      deck: ['new', 'next'],
      seed: `hmac-sha256,1,${'0'.repeat(64)}`,
    },
    outcome: { drawn: ['new'], deckLeft: 1, opponentsGain: 0 },
    rule: 'signum.turn.hand-limit',
  },
  {
    id: 'E-50b',
    says: 'a hand of eleven cannot be',
    operation: 'signum.hand-limit',
    input: { hand: Array.from({ length: 11 }, (_, index) => `card ${index}`), deck: [] },
    rule: 'signum.turn.hand-limit',
  },
  {
    id: 'E-50c',
    says: 'a card that was picked blind but is not in the hand',
    operation: 'signum.hand-limit',
    input: { hand: Array.from({ length: 10 }, (_, index) => `card ${index}`), deck: ['new'], picked: ['other'] },
    rule: 'signum.turn.picked',
  },
  {
    id: 'E-67a',
    says: 'a full hand and an empty deck: nothing is discarded, the opponent gains 4 (Q-55)',
    operation: 'signum.hand-limit',
    input: { hand: Array.from({ length: 10 }, (_, index) => `card ${index}`), deck: [], missedDraws: 2 },
    outcome: { drawn: [], discarded: [], opponentsGain: 4, missedDraws: 3 },
    rule: 'signum.turn.full-hand-empty-deck',
  },
  {
    id: 'E-68a',
    says: 'skipping construction takes Ana from 49 to 51: she has won',
    operation: 'signum.building',
    input: { city: [], prosperity: 49, wants: { skip: true } },
    outcome: { legal: true, prosperity: 51, wins: true },
    rule: 'signum.prosperity.win',
  },
]
