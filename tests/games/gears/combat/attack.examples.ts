import type { WorkedExample } from '../../../support/example.ts'
import { K1, K2 } from '../table/fixtures.ts'

type Input = WorkedExample['input']
type Outcome = WorkedExample['outcome']

const LANCER = { weapon: 'lancer', ammo: 2 }

const cog = (id: string, zone: string, more: object = {}) => ({ id, position: { zone }, weapons: [LANCER], ...more })
const locust = (id: string, enemy: string, zone: string, more: object = {}) => ({
  id,
  enemy,
  position: { zone },
  ...more,
})

/** Marcus in H1 against a Drone in the cover of H4 (E-18). */
const corridor = (more: object = {}) => ({
  map: { drawn: K2 },
  cogs: [cog('marcus', 'H1')],
  locust: [locust('drone', 'drone', 'H4', { position: { zone: 'H4', cover: 'c4' } })],
  attacker: 'marcus',
  target: 'drone',
  ...more,
})
const OVERKILL = { weapon: { card: 'lancer' }, mode: 'overkill' }
const NORMAL = { weapon: { card: 'lancer' } }

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

const pool = asked('gears.attack-pool')
const attack = asked('gears.attack')

const onTable = (table: object, more: object = {}) => ({ situation: { table }, ...more })
const given = (situation: object, more: object = {}) => ({ situation: { given: situation }, ...more })
const rolled = (wounds: number, omens: number, ...shields: readonly number[]) => ({
  attackResult: { totals: { wounds, omens } },
  defenceResults: shields.map((count) => ({ result: { shields: count } })),
})

const COLE = { cog: { id: 'cole', character: 'augustus-cole' } }
const drone = (more: object = {}) => ({ locust: { id: 'drone', enemy: 'drone', ...more } })
const dice = (defence: number) => ({ defenders: [{ defence: { dice: defence } }] })

/** A COG in A, in its cover or in the open, against a Drone (E-22). */
const inK1 = (from: string | undefined, at: string, behind?: string) =>
  onTable(
    {
      map: { drawn: K1 },
      cogs: [cog('marcus', 'A', { position: { zone: 'A', ...(from === undefined ? {} : { cover: from }) } })],
      locust: [
        locust('drone', 'drone', at, { position: { zone: at, ...(behind === undefined ? {} : { cover: behind }) } }),
      ],
      attacker: 'marcus',
      target: 'drone',
    },
    NORMAL,
  )

const pools: WorkedExample[] = [
  pool(
    'E-18',
    'nobody attacks who is not on the table',
    'gears.attack.declare',
    onTable(corridor({ attacker: 'stranger' }), NORMAL),
  ),
  pool(
    'E-18',
    'nor is anybody attacked who is not',
    'gears.attack.declare',
    onTable(corridor({ target: 'stranger' }), NORMAL),
  ),
  pool(
    'E-18',
    'Lancer overkill at range 3 against partial cover',
    'gears.attack.defence-dice',
    onTable(corridor(), OVERKILL),
    {
      attack: { dice: 4 },
      ammoLeft: 1,
      defenders: [
        {
          figure: 'drone',
          range: 3,
          rangeExcess: 1,
          cover: 'partial',
          defence: { dice: 3, parts: { defence: 1, cover: 1, range: 1, dodge: 0, other: 0 } },
        },
      ],
    },
  ),
  pool(
    'E-21',
    'five zones away: three dice beyond the range',
    'gears.range.penalty',
    onTable(corridor({ locust: [locust('drone', 'drone', 'H6')] }), NORMAL),
    {
      attack: { dice: 2 },
      ammoLeft: 2,
      defenders: [{ range: 5, rangeExcess: 3, cover: 'none', defence: { dice: 4 } }],
    },
  ),
  pool('E-22', 'Marcus at Drone 2 in cC: partial cover', 'gears.attack.defence-dice', inK1('cA', 'C', 'cC'), {
    defenders: [{ range: 2, cover: 'partial', defence: { dice: 2 } }],
  }),
  pool('E-22', 'Marcus at Drone 3 in cB: full cover', 'gears.attack.defence-dice', inK1('cA', 'B', 'cB'), {
    defenders: [{ range: 1, cover: 'full', defence: { dice: 3 } }],
  }),
  pool('E-22', 'Marcus at Drone 4 in cD: a wall is between them', 'gears.attack.declare', inK1('cA', 'D', 'cD')),
  pool('E-22', 'Marcus at Drone 5 in F: no cover, one zone beyond the range', 'gears.range.penalty', inK1('cA', 'F'), {
    defenders: [{ range: 3, rangeExcess: 1, cover: 'none', defence: { dice: 2 } }],
  }),
  pool('E-22', 'Cole sees Drone 4 from the open', 'gears.attack.declare', inK1(undefined, 'D', 'cD'), {
    defenders: [{ range: 1, cover: 'full', defence: { dice: 3 } }],
  }),
  pool(
    'E-22',
    'full cover gives two dice',
    'gears.attack.defence-dice',
    given({ attacker: COLE, target: drone(), range: 1, cover: 'full' }, NORMAL),
    { defenders: [{ defence: { dice: 3, parts: { cover: 2 } } }] },
  ),
  pool(
    'E-22',
    'cover is void in the same zone',
    'gears.attack.defence-dice',
    given({ attacker: COLE, target: drone(), range: 0, cover: 'full' }, NORMAL),
    { defenders: [{ cover: 'none', defence: { dice: 1 } }] },
  ),
  pool(
    'E-25',
    'a Drone that left its cover has no cover dice',
    'gears.attack.defence-dice',
    onTable(corridor({ locust: [locust('drone', 'drone', 'H3')] }), NORMAL),
    { defenders: [{ cover: 'none', defence: { dice: 1, parts: { cover: 0, range: 0 } } }] },
  ),
  pool(
    'E-26',
    'the first attack with a dodge: three dice',
    'gears.attack.dodge-window',
    given({ attacker: drone(), target: COLE, range: 4 }, { dodging: ['cole'] }),
    { attack: { dice: 2 }, ammoLeft: null, ...dice(3) },
  ),
  pool(
    'E-26',
    'the second without: one die, and no dice for the range of a Locust',
    'gears.range.locust-infinite',
    given({ attacker: drone(), target: COLE, range: 4 }),
    dice(1),
  ),
  pool(
    'E-21',
    '(constructed) more dice than the box holds',
    'gears.limit.dice',
    given({ attacker: COLE, target: drone(), range: 7 }, { ...OVERKILL, extraAttackDice: 2 }),
    { attack: { dice: 6, printed: 4, other: 2 }, ...dice(6) },
  ),
  pool(
    'E-21',
    '(constructed) never fewer than no dice',
    'gears.attack.defence-dice',
    given({ attacker: COLE, target: drone(), range: 1 }, { ...NORMAL, extraAttackDice: -5, extraDefenceDice: -5 }),
    { attack: { dice: 0 }, ...dice(0) },
  ),
  pool(
    'E-48',
    '(constructed) a pistol fires without ammo',
    'gears.attack.weapon',
    given({ attacker: COLE, target: drone() }, { weapon: { card: 'snub-pistol' }, ammo: 0 }),
    { attack: { dice: 1 }, ammoLeft: 0 },
  ),
  pool(
    'E-18',
    '(constructed) a weapon by what is printed on it',
    'gears.range.penalty',
    given(
      { attacker: COLE, target: drone(), range: 4 },
      { weapon: { printed: { name: 'blaster', normal: 3, range: 3, omen: { woundsTarget: 2 } } } },
    ),
    { attack: { dice: 3 }, ...dice(2) },
  ),
]

const BOOMSHOT = { weapon: { card: 'boomshot' }, mode: 'overkill' }
const BERSERKER = { locust: { id: 'berserker', enemy: 'berserker' } }

const refusals: WorkedExample[] = [
  pool(
    'E-48',
    'a boomshot without ammo',
    'gears.ammo.empty',
    given({ attacker: COLE, target: drone() }, { ...BOOMSHOT, ammo: 0 }),
  ),
  pool(
    'E-48',
    'a boomshot in a normal attack',
    'gears.attack.normal-zero',
    given({ attacker: COLE, target: drone() }, { weapon: { card: 'boomshot' }, ammo: 1 }),
  ),
  pool(
    'E-48',
    'a Lancer without ammo',
    'gears.ammo.empty',
    given({ attacker: COLE, target: drone() }, { ...NORMAL, ammo: 0 }),
  ),
  pool(
    'E-48',
    '(constructed) an overkill attack with a pistol without ammo',
    'gears.attack.overkill',
    given({ attacker: COLE, target: drone() }, { weapon: { card: 'snub-pistol' }, mode: 'overkill', ammo: 0 }),
  ),
  pool(
    'E-48',
    '(constructed) a weapon without an overkill attack',
    'gears.attack.overkill',
    given({ attacker: COLE, target: drone() }, { weapon: { printed: { normal: 1, range: 1 } }, mode: 'overkill' }),
  ),
  pool(
    'E-32',
    'a healthy Berserker is no target of the Lancer',
    'gears.berserker.healthy-immune',
    given({ attacker: COLE, target: BERSERKER }, NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) nobody is attacked',
    'gears.attack.declare',
    onTable(corridor({ target: undefined }), NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) nobody of that name',
    'gears.attack.declare',
    onTable(corridor({ target: 'skorge' }), NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) a friend',
    'gears.attack.declare',
    onTable(corridor({ cogs: [cog('marcus', 'H1'), cog('cole', 'H1')], target: 'cole' }), NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) a COG without a weapon',
    'gears.attack.weapon',
    given({ attacker: COLE, target: drone() }),
  ),
  pool('E-18', '(constructed) a weapon that is not held', 'gears.attack.weapon', onTable(corridor(), BOOMSHOT)),
  pool(
    'E-18',
    '(constructed) a Locust with a weapon card',
    'gears.attack.weapon',
    given({ attacker: drone(), target: COLE }, NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) a grenade thrown at a figure',
    'gears.attack.weapon',
    given({ attacker: COLE, target: drone() }, { weapon: { card: 'bolo-grenade' } }),
  ),
  pool(
    'E-18',
    '(constructed) a weapon nobody knows',
    'gears.content.known',
    given({ attacker: COLE, target: drone() }, { weapon: { card: 'spoon' } }),
  ),
  pool(
    'E-18',
    '(constructed) an enemy nobody knows',
    'gears.content.known',
    given({ attacker: COLE, target: { locust: { enemy: 'cat' } } }, NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) a character nobody knows',
    'gears.content.known',
    given({ attacker: { cog: { character: 'cat' } }, target: drone() }, NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) two figures of one name',
    'gears.map.piece-model',
    given({ attacker: COLE, target: drone(), others: [drone()] }, NORMAL),
  ),
  pool(
    'E-18',
    '(constructed) without sight',
    'gears.attack.declare',
    given({ attacker: COLE, target: drone(), lineOfSight: false }, NORMAL),
  ),
  pool(
    'E-40',
    '(constructed) without a way to count the range',
    'gears.range.unreachable',
    given({ attacker: COLE, target: drone(), range: null }, NORMAL),
  ),
  pool(
    'E-58',
    '(constructed) beyond the range that an AI card allows',
    'gears.range.locust-infinite',
    given({ attacker: drone(), target: COLE, range: 4 }, { rangeLimit: 3 }),
  ),
  pool(
    'E-18',
    '(constructed) an enemy and a soldier by cards of one’s own',
    'gears.attack.weapon',
    given(
      {
        attacker: { locust: { id: 'g', enemy: 'Grenadier' } },
        target: { cog: { id: 'dizzy', character: 'Dizzy' } },
        range: 1,
      },
      {
        own: {
          enemies: [{ id: 'Grenadier', figureType: 'drone', attack: 6, defence: 1, health: 3, markerHealth: 1 }],
          characters: [{ id: 'Dizzy', defence: 3 }],
        },
      },
    ),
    { attack: { dice: 6 }, defenders: [{ figure: 'dizzy', defence: { dice: 3 } }] },
  ),
  pool(
    'E-58',
    '(constructed) just within the range that an AI card allows',
    'gears.range.locust-infinite',
    given({ attacker: drone(), target: COLE, range: 3 }, { rangeLimit: 3 }),
    { defenders: [{ range: 3, rangeExcess: 0 }] },
  ),
  pool(
    'E-18',
    '(constructed) a sniper rifle in the own zone',
    'gears.weapon.sniper',
    given({ attacker: COLE, target: drone(), range: 0 }, { weapon: { card: 'sniper-rifle' } }),
  ),
  pool(
    'E-18',
    '(constructed) a gnasher beyond its range',
    'gears.weapon.constant',
    given({ attacker: COLE, target: drone(), range: 2 }, { weapon: { card: 'gnasher' } }),
  ),
  pool(
    'E-18',
    '(constructed) a torque bow after moving',
    'gears.weapon.constant',
    given(
      { attacker: COLE, target: drone() },
      { weapon: { card: 'torque-bow' }, mode: 'overkill', movedThisTurn: true },
    ),
  ),
  pool(
    'E-65',
    'a bleeding COG is no target',
    'gears.bleed.not-targeted',
    given({ attacker: drone(), target: { cog: { status: 'bleeding', hand: 0 } } }),
  ),
  pool(
    'E-65',
    '(constructed) on Insane neither, if it lies in another zone',
    'gears.insane.execute',
    given({ attacker: drone(), target: { cog: { status: 'bleeding', hand: 0 } }, range: 1 }, { insane: true }),
  ),
  pool(
    'E-65',
    '(constructed) a bleeding COG does not attack',
    'gears.attack.declare',
    given({ attacker: { cog: { status: 'bleeding' } }, target: drone() }, NORMAL),
  ),
  pool(
    'E-65',
    '(constructed) an executed COG is gone',
    'gears.attack.declare',
    given({ attacker: drone(), target: { cog: { status: 'executed' } } }),
  ),
  pool(
    'E-26',
    '(constructed) a Locust does not dodge',
    'gears.attack.dodge-window',
    given({ attacker: COLE, target: drone() }, { ...NORMAL, dodging: ['drone'] }),
  ),
  pool(
    'E-32',
    '(constructed) a COG does not attack a whole zone',
    'gears.attack.declare',
    given({ attacker: COLE, target: drone() }, { ...NORMAL, area: true }),
  ),
  attack(
    'E-18',
    '(constructed) three faces for four dice',
    'gears.attack.roll',
    onTable(corridor(), { ...OVERKILL, attackResult: { faces: [1, 2, 3] } }),
  ),
  attack(
    'E-18',
    '(constructed) a seventh face',
    'gears.attack.roll',
    onTable(corridor(), { ...OVERKILL, attackResult: { faces: [1, 2, 3, 7] } }),
  ),
  attack(
    'E-18',
    '(constructed) shields of a figure that does not defend',
    'gears.attack.roll',
    onTable(corridor(), { ...OVERKILL, ...rolled(1, 0), defenceResults: [{ figure: 'cole', result: { shields: 1 } }] }),
  ),
  attack(
    'E-18',
    '(constructed) wounds without dice',
    'gears.attack.roll',
    given({ attacker: COLE, target: drone() }, { ...NORMAL, extraAttackDice: -2, ...rolled(1, 0, 0) }),
  ),
  attack(
    'E-70',
    '(constructed) a marker of another type',
    'gears.content.known',
    given(
      { attacker: COLE, target: drone() },
      { ...NORMAL, ...rolled(1, 0, 0), markers: [{ type: 'drone', unused: ['boomer-x'] }] },
    ),
  ),
]

const DOM = { cog: { id: 'dom', hand: 5 } }

const attacks: WorkedExample[] = [
  attack(
    'E-18',
    'an omen and 3 wounds against 3 shields: 1 wound, the Drone is wounded',
    'gears.attack.result',
    onTable(corridor(), { ...OVERKILL, ...rolled(3, 1, 3) }),
    {
      attack: { dice: 4 },
      roll: { wounds: 3, omens: 1 },
      triggered: { times: 1, woundsAdded: 1 },
      defenders: [{ figure: 'drone', defence: { dice: 3 }, roll: { shields: 3 }, net: 1 }],
      suffered: [{ figure: 'drone', effect: 'wounded', state: 'wounded', health: 1 }],
      ammoLeft: 1,
      noise: [],
    },
  ),
  attack(
    'E-18',
    'the same, face by face',
    'gears.attack.trigger-wounds-target',
    onTable(corridor(), {
      ...OVERKILL,
      attackResult: { faces: [1, 2, 5, 6] },
      defenceResults: [{ figure: 'drone', result: { faces: [1, 2, 4] } }],
    }),
    { roll: { faces: [1, 2, 5, 6], wounds: 3, omens: 1 }, defenders: [{ roll: { shields: 3 }, net: 1 }] },
  ),
  attack(
    'E-19',
    'one further wound kills it',
    'gears.wound.locust-killed',
    given({ attacker: COLE, target: drone({ state: 'wounded' }) }, { ...NORMAL, ...rolled(1, 0, 0) }),
    { suffered: [{ effect: 'killed', state: null, turnsMarker: true, drop: null }] },
  ),
  attack(
    'E-17',
    'two omens of a boomshot: a COG discards 2 cards, a Drone is wounded and then dies',
    'gears.attack.trigger-wounds-others',
    given(
      { attacker: COLE, target: { locust: { id: 'boomer', enemy: 'boomer' } }, others: [DOM, drone()] },
      { ...BOOMSHOT, ...rolled(0, 2, 0) },
    ),
    {
      triggered: { times: 2, woundsToOthers: [1, 1] },
      suffered: [
        { figure: 'boomer', wounds: 0, effect: 'none', state: 'healthy' },
        { figure: 'dom', cause: 'trigger', effect: 'cardsDiscarded', hand: 4 },
        { figure: 'drone', cause: 'trigger', effect: 'wounded' },
        { figure: 'dom', cause: 'trigger', effect: 'cardsDiscarded', hand: 3 },
        { figure: 'drone', cause: 'trigger', effect: 'killed' },
      ],
      ammoLeft: 0,
    },
  ),
  attack(
    'E-17',
    '(constructed) nobody else is there; the attacker’s zone is not hit',
    'gears.attack.trigger-wounds-others',
    given({ attacker: COLE, target: drone() }, { ...BOOMSHOT, ...rolled(3, 2, 0) }),
    { suffered: [{ figure: 'drone', effect: 'killed' }] },
  ),
  attack(
    'E-17',
    '(constructed) an optional ability may be left out',
    'gears.attack.omen-optional',
    given(
      { attacker: COLE, target: drone(), others: [DOM] },
      { weapon: { card: 'torque-bow' }, mode: 'overkill', ...rolled(0, 2, 0), omensUsed: 0 },
    ),
    { triggered: { omens: 2, times: 0 }, suffered: [{ figure: 'drone', effect: 'none' }] },
  ),
  attack(
    'E-17',
    '(constructed) a mandatory one may not',
    'gears.attack.omen-optional',
    given({ attacker: COLE, target: drone() }, { ...NORMAL, ...rolled(0, 2, 0), omensUsed: 0 }),
    { triggered: { times: 2, woundsAdded: 2 }, defenders: [{ net: 2 }] },
  ),
  attack(
    'E-49',
    '2 wounds, an omen without ability, 3 shields: nothing',
    'gears.attack.omens',
    given({ attacker: drone(), target: COLE }, { ...rolled(2, 1, 3) }),
    {
      triggered: { omens: 1, times: 0, woundsAdded: 0 },
      defenders: [{ net: 0 }],
      suffered: [{ effect: 'none', hand: 6 }],
    },
  ),
  attack(
    'E-52',
    'two cards and three wounds: bleeding',
    'gears.wound.cog-bleed',
    given({ attacker: drone(), target: { cog: { id: 'cole', hand: 2 } } }, rolled(3, 0, 0)),
    { suffered: [{ effect: 'bleeding', status: 'bleeding', hand: 0, discarded: 2 }] },
  ),
  attack(
    'E-53',
    'a healthy Drone is killed: a new marker shows the red X',
    'gears.wound.kill-drop',
    given(
      { attacker: COLE, target: drone() },
      { ...OVERKILL, ...rolled(3, 0, 0), markers: [{ type: 'drone', unused: ['drone-x'] }] },
    ),
    { suffered: [{ effect: 'killed', drop: { from: 'unused', marker: 'drone-x', weapon: null } }] },
  ),
  attack(
    'E-53',
    'or a weapon, which stays',
    'gears.wound.kill-drop',
    given(
      { attacker: COLE, target: drone() },
      { ...OVERKILL, ...rolled(3, 0, 0), markers: [{ type: 'drone', unused: ['drone-hammerburst'] }] },
    ),
    { suffered: [{ effect: 'killed', drop: { from: 'unused', weapon: 'hammerburst' } }] },
  ),
  attack(
    'E-28',
    'a Ticker killed by an attack blows up',
    'gears.ticker.blast',
    given(
      {
        attacker: COLE,
        target: { locust: { id: 't1', enemy: 'ticker' } },
        others: [{ locust: { id: 't2', enemy: 'ticker' } }],
        range: 0,
      },
      { ...NORMAL, ...rolled(1, 0, 0) },
    ),
    {
      blasts: ['t1', 't2'],
      suffered: [
        { figure: 't1', cause: 'attack', effect: 'killed' },
        { figure: 'cole', cause: 'blast', hand: 5 },
        { figure: 't2', cause: 'blast', effect: 'killed' },
        { figure: 'cole', cause: 'blast', hand: 4 },
      ],
    },
  ),
  attack(
    'E-28',
    '(constructed) a Ticker that attacks dies without a blast',
    'gears.ticker.blast',
    given({ attacker: { locust: { id: 't1', enemy: 'ticker' } }, target: COLE, range: 0 }, rolled(1, 0, 0)),
    {
      blasts: [],
      suffered: [
        { figure: 'cole', hand: 5 },
        { figure: 't1', cause: 'ownAttack', effect: 'killed' },
      ],
    },
  ),
  attack(
    'E-65',
    'on Insane a bleeding COG in the Locust’s zone is executed',
    'gears.insane.execute',
    given(
      { attacker: drone(), target: { cog: { id: 'cole', status: 'bleeding', hand: 0 } }, range: 0 },
      { insane: true },
    ),
    {
      executed: true,
      attack: { dice: 0 },
      defenders: [],
      suffered: [{ figure: 'cole', effect: 'executed', status: 'executed' }],
    },
  ),
  attack(
    'E-65',
    '(constructed) on Insane cards are discarded at random',
    'gears.insane.random-discard',
    given({ attacker: drone(), target: COLE }, { ...rolled(1, 0, 0), insane: true }),
    { suffered: [{ discarded: 1, atRandom: true }] },
  ),
  attack(
    'E-32',
    'the Hammer of Dawn wounds a healthy Berserker',
    'gears.berserker.states',
    given(
      { attacker: COLE, target: BERSERKER },
      { weapon: { card: 'hammer-of-dawn' }, mode: 'overkill', ...rolled(2, 0, 0) },
    ),
    {
      suffered: [{ effect: 'wounded', state: 'wounded', health: 5 }],
      noise: [{ figure: 'berserker', toward: 'cole' }],
    },
  ),
  attack(
    'E-32',
    '(constructed) the Berserker attacks all figures of its zone, and an omen makes them discard at random',
    'gears.berserker.brute-force',
    onTable(
      {
        map: { drawn: K2 },
        cogs: [cog('marcus', 'H4', { position: { zone: 'H4', cover: 'c4' } }), cog('cole', 'H3')],
        locust: [locust('berserker', 'berserker', 'H4'), locust('drone', 'drone', 'H4')],
        attacker: 'berserker',
      },
      {
        area: true,
        attackResult: { totals: { wounds: 3, omens: 1 } },
        defenceResults: [
          { figure: 'marcus', result: { shields: 1 } },
          { figure: 'drone', result: { shields: 0 } },
        ],
      },
    ),
    {
      defenders: [
        { figure: 'marcus', cover: 'none', defence: { dice: 1 }, net: 2 },
        { figure: 'drone', defence: { dice: 1 }, net: 3 },
      ],
      suffered: [
        { figure: 'marcus', discarded: 2, hand: 4, atRandom: true },
        { figure: 'drone', effect: 'killed' },
      ],
      noise: [],
    },
  ),
  attack(
    'E-32',
    '(constructed) an area attack on another zone hits those who are there only',
    'gears.attack.area',
    onTable(
      {
        map: { drawn: K2 },
        cogs: [cog('marcus', 'H3'), cog('cole', 'H4')],
        locust: [locust('berserker', 'berserker', 'H4')],
        attacker: 'berserker',
        target: 'marcus',
      },
      { area: true, attackResult: { totals: { wounds: 1, omens: 0 } }, defenceResults: [{ result: { shields: 0 } }] },
    ),
    { defenders: [{ figure: 'marcus', net: 1 }] },
  ),
  attack(
    'E-55',
    '(constructed) noise draws the Berserker one zone toward the attacker',
    'gears.berserker.drawn-by-noise',
    onTable(
      corridor({
        locust: [locust('drone', 'drone', 'H2'), locust('berserker', 'berserker', 'H6', { state: 'wounded' })],
      }),
      { ...NORMAL, ...rolled(0, 0, 0) },
    ),
    { noise: [{ figure: 'berserker', toward: 'H1', steps: ['H5'] }] },
  ),
  attack(
    'E-18',
    '(constructed) a Wretch’s omen brings another Wretch, at most one',
    'gears.attack.omens',
    given({ attacker: { locust: { id: 'wretch', enemy: 'wretch' } }, target: COLE, range: 0 }, rolled(0, 2, 0)),
    { triggered: { omens: 2, times: 1, spawns: 1 } },
  ),
  attack(
    'E-57',
    '(constructed) dice with other faces',
    'gears.attack.roll',
    given(
      { attacker: COLE, target: drone() },
      {
        ...NORMAL,
        dice: { attack: [{ wounds: 2 }], defence: [{ shields: 1 }] },
        attackResult: { faces: [1, 1] },
        defenceResults: [{ result: { faces: [1] } }],
      },
    ),
    { roll: { wounds: 4, omens: 0 }, defenders: [{ net: 3 }], suffered: [{ effect: 'killed' }] },
  ),
]

export const ATTACK_EXAMPLES: readonly WorkedExample[] = [...pools, ...refusals, ...attacks]
