import type { WorkedExample } from '../../../support/example.ts'
import { K2 } from '../table/fixtures.ts'

type Input = WorkedExample['input']
type Outcome = WorkedExample['outcome']

const SEED = `hmac-sha256,1,${'0'.repeat(64)}`

const asked =
  (operation: string) =>
  (id: string, says: string, rule: string, input: object, outcome?: Outcome): WorkedExample => ({
    id,
    says,
    rule,
    operation,
    input: input as Input,
    ...(outcome === undefined ? {} : { outcome }),
  })
const locustWounds = asked('gears.locust-wounds')
const cogWounds = asked('gears.cog-wounds')
const zoneWounds = asked('gears.zone-wounds')
const chain = asked('gears.ticker-chain')
const pickUp = asked('gears.pick-up')
const odds = asked('gears.attack-odds')

const hits = (...amounts: readonly number[]) => amounts.map((amount) => ({ wounds: { amount } }))
const boomer = (more: object = {}) => ({ id: 'boomer', enemy: 'boomer', ...more })
const BERSERKER = { id: 'berserker', enemy: 'berserker' }
const dropped = (id: string, type: string, weapon: string) => ({ id, type, weapon, zone: 'H4' })

const locust: WorkedExample[] = [
  locustWounds(
    'E-19',
    'wounded by one, killed by one more',
    'gears.wound.locust-wounded',
    { locust: { id: 'drone', enemy: 'drone' }, blows: hits(1, 1) },
    {
      steps: [
        { effect: 'wounded', state: 'wounded', health: 1 },
        { effect: 'killed', state: null },
      ],
      isDead: true,
    },
  ),
  locustWounds(
    'E-32',
    'the Berserker is wounded, gravely wounded, unchanged, dead, and drops nothing',
    'gears.berserker.thresholds',
    {
      locust: BERSERKER,
      blows: [
        { wounds: { amount: 2, weapon: 'hammer-of-dawn' } },
        { wounds: { amount: 4, weapon: 'lancer' } },
        { wounds: { amount: 2, weapon: 'lancer' } },
        { wounds: { amount: 3, weapon: 'lancer' } },
      ],
      markers: [],
    },
    {
      steps: [
        { effect: 'wounded', health: 5 },
        { effect: 'gravelyWounded', health: 3 },
        { effect: 'unchanged', state: 'gravelyWounded' },
        { effect: 'killed', turnsMarker: false, drop: null },
      ],
    },
  ),
  locustWounds(
    'E-32',
    '(constructed) dead at once from healthy',
    'gears.wound.locust-killed',
    { locust: BERSERKER, blows: [{ wounds: { amount: 6, weapon: 'hammer-of-dawn' } }] },
    { isDead: true },
  ),
  locustWounds(
    'E-55',
    'a healthy Berserker shrugs off everything else',
    'gears.berserker.healthy-immune',
    { locust: BERSERKER, blows: [{ wounds: { amount: 9, weapon: 'bolo-grenade' } }, { wounds: { amount: 9 } }] },
    {
      steps: [{ effect: 'immune' }, { effect: 'immune' }],
      state: 'healthy',
      health: 6,
    },
  ),
  locustWounds(
    'E-54',
    'a wounded Boomer hit for 1 and 1 stays wounded',
    'gears.wound.locust-no-second',
    { locust: boomer({ state: 'wounded', markerHealth: 2 }), blows: hits(1, 1) },
    {
      steps: [{ effect: 'unchanged' }, { effect: 'unchanged' }],
      state: 'wounded',
      health: 2,
    },
  ),
  locustWounds(
    'E-53',
    'a wounded one turns its own marker',
    'gears.wound.kill-drop',
    { locust: boomer({ state: 'wounded', marker: 'boomer-boomshot' }), blows: hits(2) },
    {
      steps: [{ effect: 'killed', drop: { from: 'own', marker: 'boomer-boomshot', weapon: 'boomshot' } }],
    },
  ),
  locustWounds(
    'E-53',
    '(constructed) no wounds, no change',
    'gears.wound.locust-killed',
    { locust: boomer(), blows: hits(0, 4) },
    { steps: [{ effect: 'none' }, { effect: 'killed' }] },
  ),
  locustWounds(
    'E-70',
    'the discards are shuffled when no marker is left',
    'gears.marker.pile-refill',
    {
      locust: boomer(),
      blows: hits(1),
      markers: [{ type: 'boomer', discards: ['boomer-boomshot', 'boomer-x'] }],
      seed: SEED,
    },
    {
      steps: [{ effect: 'wounded', markerFrom: 'discards', health: 2 }],
    },
  ),
  locustWounds(
    'E-70',
    'without discards a dropped weapon is taken from the map',
    'gears.marker.shortage',
    {
      locust: boomer(),
      blows: hits(1),
      markers: [{ type: 'boomer' }],
      droppedWeapons: [dropped('d', 'drone', 'hammerburst'), dropped('b', 'boomer', 'boomshot')],
    },
    {
      steps: [{ effect: 'wounded', markerFrom: 'map', health: 2 }],
    },
  ),
  locustWounds(
    'E-70',
    'without any the wound is remembered, and a kill drops nothing',
    'gears.marker.shortage',
    { locust: boomer(), blows: hits(1, 2), markers: [{ type: 'boomer' }] },
    {
      steps: [
        { effect: 'wounded', markerFrom: null, health: 2 },
        { effect: 'killed', drop: null },
      ],
    },
  ),
  locustWounds(
    'E-70',
    '(constructed) a healed Locust gives its marker back',
    'gears.wound.heal-locust',
    { locust: boomer({ state: 'wounded' }), blows: [{ heal: true }, ...hits(1)] },
    {
      state: 'wounded',
      steps: [{ effect: 'wounded' }],
    },
  ),
  locustWounds(
    'E-28',
    '(constructed) a Ticker has no marker and blows up',
    'gears.wound.no-marker-types',
    { locust: { id: 't', enemy: 'ticker' }, blows: hits(1) },
    { isDead: true, blasts: true, steps: [{ turnsMarker: false }] },
  ),
  locustWounds('E-54', '(constructed) an unknown enemy', 'gears.content.known', {
    locust: { enemy: 'cat' },
    blows: hits(1),
  }),
  locustWounds('E-54', '(constructed) an unknown weapon', 'gears.content.known', {
    locust: boomer(),
    blows: [{ wounds: { amount: 1, weapon: 'spoon' } }],
  }),
  locustWounds('E-54', '(constructed) a marker of another type', 'gears.content.known', {
    locust: boomer({ marker: 'drone-x' }),
    blows: hits(1),
  }),
]

const cog: WorkedExample[] = [
  cogWounds(
    'E-34',
    'the last card is discarded: standing',
    'gears.wound.cog',
    { hand: { size: 1 }, wounds: [1] },
    { status: 'standing', hand: 0 },
  ),
  cogWounds(
    'E-34',
    'one more: bleeding',
    'gears.wound.cog-bleed',
    { hand: { size: 1 }, wounds: [1, 1] },
    { status: 'bleeding', hand: 0, steps: [{ effect: 'cardsDiscarded' }, { effect: 'bleeding', discarded: 0 }] },
  ),
  cogWounds(
    'E-52',
    'three wounds and two cards: bleeding, and with the others the mission is lost',
    'gears.bleed.prone',
    { hand: { size: 2 }, wounds: [3], others: ['bleeding', 'executed'] },
    { status: 'bleeding', nobodyStands: true, steps: [{ discarded: 2 }] },
  ),
  cogWounds(
    'E-52',
    '(constructed) somebody else stands',
    'gears.bleed.prone',
    { hand: { size: 2 }, wounds: [3], others: ['standing'] },
    { nobodyStands: false },
  ),
  cogWounds(
    'E-52',
    '(constructed) further wounds are lost',
    'gears.bleed.immune',
    { hand: { size: 0 }, wounds: [2, 5] },
    { steps: [{ effect: 'bleeding' }, { effect: 'immune' }] },
  ),
  cogWounds(
    'E-34',
    '(constructed) the player chooses',
    'gears.wound.cog',
    { hand: { cards: ['a', 'b', 'b'] }, wounds: [2], chosen: ['b', 'a'] },
    { discarded: ['b', 'a'], kept: ['b'], toChoose: 0 },
  ),
  cogWounds(
    'E-34',
    '(constructed) a choice that is still due',
    'gears.wound.cog',
    { hand: { cards: ['a', 'b'] }, wounds: [1] },
    { discarded: [], toChoose: 1, hand: 1 },
  ),
  cogWounds(
    'E-34',
    '(constructed) no choice if all are lost',
    'gears.wound.cog',
    { hand: { cards: ['a', 'b'] }, wounds: [2] },
    { discarded: ['a', 'b'], kept: [], toChoose: 0 },
  ),
  cogWounds('E-34', '(constructed) a card that is not in hand', 'gears.wound.cog', {
    hand: { cards: ['a', 'b'] },
    wounds: [1],
    chosen: ['c'],
  }),
  cogWounds('E-34', '(constructed) one card too many', 'gears.wound.cog', {
    hand: { cards: ['a', 'b'] },
    wounds: [1],
    chosen: ['a', 'b'],
  }),
  cogWounds(
    'E-65',
    '(constructed) random cards on Insane',
    'gears.insane.random-discard',
    { hand: { cards: ['a', 'a'] }, wounds: [1], insane: true, seed: SEED },
    { discarded: ['a'], kept: ['a'], steps: [{ atRandom: true }] },
  ),
]

const MARCUS = { cog: { id: 'marcus', character: 'marcus-fenix', hand: 7 } }
const ticker = (id: string) => ({ locust: { id, enemy: 'ticker' } })
const THREE = [MARCUS, ticker('t1'), ticker('t2'), ticker('t3')]

const zones: WorkedExample[] = [
  zoneWounds(
    'E-33',
    'Cole discards 1, the wounded Drone dies, the healthy one is wounded',
    'gears.wound.each-figure',
    {
      figures: [
        { cog: { id: 'cole', hand: 4 } },
        { locust: { id: 'd1', enemy: 'drone', state: 'wounded' } },
        { locust: { id: 'd2', enemy: 'drone' } },
      ],
    },
    {
      suffered: [
        { figure: 'cole', hand: 3 },
        { figure: 'd1', effect: 'killed' },
        { figure: 'd2', effect: 'wounded' },
      ],
      dead: ['d1'],
      bleeding: [],
    },
  ),
  zoneWounds(
    'E-33',
    '(constructed) Tickers that die of it blow up afterwards',
    'gears.ticker.blast',
    { figures: [{ cog: { id: 'cole', hand: 2 } }, ticker('t1'), ticker('t2')] },
    { dead: ['t1', 't2'], blasts: ['t1', 't2'], bleeding: ['cole'] },
  ),
  zoneWounds('E-33', '(constructed) two figures of one name', 'gears.map.piece-model', {
    figures: [ticker('t'), ticker('t')],
  }),
  chain(
    'E-28',
    'Marcus kills one of three Tickers: 3 wounds, no Ticker left',
    'gears.ticker.chain',
    { figures: THREE, killed: ['t1'] },
    {
      blasts: ['t1', 't2', 't3'],
      dead: ['t1', 't2', 't3'],
      suffered: [
        { figure: 't1', cause: 'attack' },
        { figure: 'marcus', hand: 6 },
        { figure: 't2', cause: 'blast' },
        { figure: 't3', cause: 'blast' },
        { figure: 'marcus', hand: 5 },
        { figure: 'marcus', hand: 4 },
      ],
    },
  ),
  chain(
    'E-28',
    'a grenade that kills all three: no blast',
    'gears.ticker.blast',
    { figures: THREE, killed: ['t1', 't2', 't3'], cause: 'grenade' },
    { blasts: [], dead: ['t1', 't2', 't3'] },
  ),
  chain(
    'E-28',
    '(constructed) the active player chooses the order',
    'gears.ticker.chain',
    { figures: THREE, killed: ['t1'], blastOrder: ['t3', 't2'] },
    { blasts: ['t1', 't3', 't2'] },
  ),
  chain(
    'E-28',
    '(constructed) blasts kill a wounded Drone and spare the healthy Berserker',
    'gears.berserker.healthy-immune',
    {
      figures: [ticker('t'), { locust: { id: 'd', enemy: 'drone', state: 'wounded' } }, { locust: BERSERKER }],
      killed: ['t'],
    },
    { dead: ['t', 'd'] },
  ),
  chain('E-28', '(constructed) a Ticker that is not there', 'gears.attack.declare', { figures: THREE, killed: ['t9'] }),
]

const held = (...names: readonly string[]) => names.map((weapon) => ({ weapon, ammo: 1 }))
const picks = (weapons: object[], more: object = {}, rest: object = {}) => ({
  situation: { given: { weapons, weapon: 'boomshot', hand: 3, ...more } },
  ...rest,
})
const TABLE = {
  map: { drawn: K2 },
  cogs: [{ id: 'cole', position: { zone: 'H4' }, hand: 1 }],
  droppedWeapons: [dropped('b', 'boomer', 'boomshot')],
  cog: 'cole',
  marker: 'b',
}
const FULL = held('lancer', 'gnasher', 'hammerburst')

const pickUps: WorkedExample[] = [
  pickUp('E-56', 'a fourth weapon: one has to be given up', 'gears.weapon.limit', picks(FULL), {
    gained: 'boomshot',
    mustDiscard: ['lancer', 'gnasher', 'hammerburst', 'boomshot'],
    hand: 2,
  }),
  pickUp(
    'E-56',
    'the bolo grenades do not count',
    'gears.drop.pickup',
    picks([...held('lancer', 'gnasher'), { weapon: 'bolo-grenade' }]),
    { gained: 'boomshot', mustDiscard: [] },
  ),
  pickUp(
    'E-56',
    'the given up weapon leaves',
    'gears.weapon.discard-any-time',
    picks(FULL, {}, { discard: 'boomshot' }),
    { discarded: 'boomshot', weapons: [{ weapon: 'lancer' }, { weapon: 'gnasher' }, { weapon: 'hammerburst' }] },
  ),
  pickUp('E-56', 'already held: two ammo', 'gears.ammo.no-cap', picks(held('boomshot'), {}, { take: 'ammo' }), {
    gained: null,
    loaded: 'boomshot',
    weapons: [{ weapon: 'boomshot', ammo: 3 }],
  }),
  pickUp('E-56', 'a second copy is ammo too', 'gears.weapon.duplicate', picks(held('boomshot')), {
    gained: null,
    weapons: [{ ammo: 3 }],
  }),
  pickUp(
    'E-56',
    '(constructed) no copy left: the top random weapon, with 2 ammo',
    'gears.drop.random-ammo',
    picks([], {}, { copiesLeft: 0, randomWeapon: 'mulcher' }),
    { gained: 'mulcher', weapons: [{ weapon: 'mulcher', ammo: 2 }] },
  ),
  pickUp(
    'E-56',
    '(constructed) the service draws it',
    'gears.drop.random-ammo',
    picks([], {}, { copiesLeft: 0, seed: SEED }),
    { weapons: [{ ammo: 2 }] },
  ),
  pickUp(
    'E-56',
    '(constructed) Baird carries one more and pays nothing',
    'gears.drop.pickup',
    picks(FULL, { character: 'damon-baird', hand: 0 }),
    { mustDiscard: [], hand: 0 },
  ),
  pickUp(
    'E-56',
    '(constructed) on a table',
    'gears.drop.pickup',
    { situation: { table: TABLE } },
    { gained: 'boomshot', weapons: [{ weapon: 'boomshot', ammo: 2 }], hand: 0 },
  ),
  pickUp('E-56', '(constructed) in another zone', 'gears.drop.pickup', {
    situation: { table: { ...TABLE, cogs: [{ id: 'cole', position: { zone: 'H3' } }] } },
  }),
  pickUp('E-56', '(constructed) without a card to pay', 'gears.drop.pickup', picks([], { hand: 0 })),
  pickUp('E-56', '(constructed) while bleeding', 'gears.drop.pickup', picks([], { status: 'bleeding' })),
  pickUp('E-56', '(constructed) ammo for what is not held', 'gears.drop.pickup', picks([], {}, { take: 'ammo' })),
  pickUp('E-56', '(constructed) an unknown marker', 'gears.drop.pickup', {
    situation: { table: { ...TABLE, marker: 'x' } },
  }),
  pickUp('E-56', '(constructed) an unknown COG', 'gears.drop.pickup', { situation: { table: { ...TABLE, cog: 'x' } } }),
  pickUp(
    'E-56',
    '(constructed) a special weapon is no random one',
    'gears.weapon.special-not-shuffled',
    picks([], {}, { copiesLeft: 0, randomWeapon: 'lancer' }),
  ),
  pickUp(
    'E-56',
    '(constructed) grenades cannot be given up',
    'gears.weapon.discard-any-time',
    picks([{ weapon: 'bolo-grenade' }], {}, { discard: 'bolo-grenade' }),
  ),
  pickUp(
    'E-56',
    '(constructed) nor what is not held',
    'gears.weapon.discard-any-time',
    picks([], {}, { discard: 'lancer' }),
  ),
  pickUp('E-56', '(constructed) an unknown weapon', 'gears.content.known', picks([], { weapon: 'spoon' })),
]

const lancer = (cover: string, range: number, mode: string) => ({
  situation: { given: { attacker: { cog: {} }, target: { locust: { id: 'drone', enemy: 'drone' } }, cover, range } },
  weapon: { card: 'lancer' },
  mode,
})
const chance = (fraction: string) => ({ fraction })

const chances: WorkedExample[] = [
  odds(
    'E-57',
    'Lancer, 4 against 3: at least 1 and at least 3 wounds',
    'gears.attack.defence-dice',
    lancer('partial', 3, 'overkill'),
    {
      attack: { dice: 4 },
      anyOmen: chance('671/1296'),
      targets: [{ defence: { dice: 3 }, isHurt: chance('131/162'), isKilled: chance('37039/93312') }],
    },
  ),
  odds('E-57', 'Lancer, 2 against 1', 'gears.attack.defence-dice', lancer('none', 1, 'normal'), {
    attack: { dice: 2 },
    targets: [{ defence: { dice: 1 }, isHurt: chance('7/9'), isKilled: chance('29/216') }],
  }),
  odds(
    'E-57',
    '(constructed) against the last card of a COG',
    'gears.range.locust-infinite',
    {
      situation: { given: { attacker: { locust: { enemy: 'drone' } }, target: { cog: { hand: 1 } } } },
      dice: { attack: [{ wounds: 1 }, {}], defence: [{}] },
    },
    {
      targets: [
        {
          net: [
            { count: 0, probability: chance('1/4') },
            { count: 1, probability: chance('1/2') },
            { count: 2, probability: chance('1/4') },
          ],
          isHurt: chance('3/4'),
          isKilled: chance('0'),
          isBleeding: chance('1/4'),
          hand: [
            { count: 0, probability: chance('3/4') },
            { count: 1, probability: chance('1/4') },
          ],
          expectedWounds: chance('1'),
        },
      ],
    },
  ),
  odds('E-57', '(constructed) what is forbidden has no odds', 'gears.attack.declare', {
    situation: { given: { attacker: { locust: { enemy: 'drone' } }, target: { cog: {} }, lineOfSight: false } },
  }),
]

export const WOUND_EXAMPLES: readonly WorkedExample[] = [...locust, ...cog, ...zones, ...pickUps, ...chances]
