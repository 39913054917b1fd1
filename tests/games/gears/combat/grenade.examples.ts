import type { WorkedExample } from '../../../support/example.ts'
import { K2, zone } from '../table/fixtures.ts'

type Input = WorkedExample['input']
type Outcome = WorkedExample['outcome']

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
const grenade = asked('gears.grenade')
const grenadeOdds = asked('gears.grenade-odds')
const chainsaw = asked('gears.chainsaw')
const chainsawOdds = asked('gears.chainsaw-odds')

const locust = (id: string, enemy: string, at: string, more: object = {}) => ({
  id,
  enemy,
  position: { zone: at },
  ...more,
})
const table = (more: object = {}) => ({
  map: { drawn: K2 },
  cogs: [{ id: 'marcus', position: { zone: 'H2' }, hand: 6, grenades: 2 }],
  thrower: 'marcus',
  zone: 'H4',
  ...more,
})
const onTable = (more: object, rest: object = {}) => ({ situation: { table: table(more) }, ...rest })
const given = (situation: object, more: object = {}) => ({
  situation: { given: { thrower: { id: 'marcus' }, ...situation } },
  ...more,
})
const rolled = (wounds: number, omens: number, shields: Readonly<Record<string, number>> = {}) => ({
  attackResult: { totals: { wounds, omens } },
  defenceResults: Object.entries(shields).map(([figure, count]) => ({ figure, result: { shields: count } })),
})

const IN_COVER = locust('drone', 'drone', 'H4', { position: { zone: 'H4', cover: 'c4' } })
const DOM = { id: 'dominic-santiago', position: { zone: 'H4' }, hand: 4 }
const MARCUS = table().cogs[0] as object

const grenades: WorkedExample[] = [
  grenade(
    'E-51',
    'a Drone in cover dies, Dominic dodges and discards one card, the hole is sealed',
    'gears.grenade.no-cover',
    onTable(
      { cogs: [MARCUS, DOM], locust: [IN_COVER], holeTokens: [{ id: 'hole', zone: 'H4' }] },
      { dodging: ['dominic-santiago'], ...rolled(3, 1, { drone: 0, 'dominic-santiago': 2 }) },
    ),
    {
      attack: { dice: 3 },
      defenders: [
        { figure: 'dominic-santiago', defence: { dice: 3 }, net: 1 },
        { figure: 'drone', cover: 'none', defence: { dice: 1 }, net: 3 },
      ],
      suffered: [
        { figure: 'dominic-santiago', effect: 'cardsDiscarded', hand: 3 },
        { figure: 'drone', effect: 'killed' },
      ],
      sealed: ['hole'],
      grenadesLeft: 1,
    },
  ),
  grenade('E-50', 'range 3 is too far', 'gears.grenade.target-zone', onTable({ zone: 'H5' })),
  grenade(
    'E-50',
    'the own zone is a target: the thrower defends',
    'gears.grenade.everyone',
    onTable({ zone: 'H2' }, rolled(2, 0, { marcus: 1 })),
    { defenders: [{ figure: 'marcus', range: 0, net: 1 }], suffered: [{ figure: 'marcus', hand: 5 }] },
  ),
  grenade('E-50', '(constructed) so is an empty zone', 'gears.grenade.everyone', onTable({}, rolled(2, 0)), {
    defenders: [],
    suffered: [],
    grenadesLeft: 1,
  }),
  grenade(
    'E-51',
    '(constructed) two omens and one open hole: the sealed one does not count',
    'gears.grenade.seal',
    onTable(
      {
        holeTokens: [
          { id: 'one', zone: 'H4' },
          { id: 'two', zone: 'H4' },
          { id: 'far', zone: 'H5' },
        ],
        sealedHoles: ['one'],
      },
      rolled(0, 2),
    ),
    { openHoles: ['two'], sealed: ['two'] },
  ),
  grenade(
    'E-51',
    '(constructed) the player chooses which hole is sealed',
    'gears.grenade.seal',
    given({ openHoles: ['one', 'two'] }, { ...rolled(0, 1), sealing: ['two'] }),
    { sealed: ['two'] },
  ),
  grenade('E-51', '(constructed) an omen without a hole', 'gears.grenade.seal', given({}, rolled(0, 1)), {
    sealed: [],
  }),
  grenade(
    'E-28',
    'a grenade kills three Tickers without a blast',
    'gears.ticker.blast',
    given(
      { range: 0, figures: ['t1', 't2', 't3'].map((id) => ({ locust: { id, enemy: 'ticker' } })) },
      rolled(1, 0, { marcus: 1, t1: 0, t2: 0, t3: 0 }),
    ),
    {
      suffered: [
        { figure: 'marcus', wounds: 0, hand: 6 },
        { figure: 't1', effect: 'killed' },
        { figure: 't2', effect: 'killed' },
        { figure: 't3', effect: 'killed' },
      ],
    },
  ),
  grenade(
    'E-55',
    'a healthy Berserker is unharmed by a net of 5, and stays where the noise is',
    'gears.berserker.drawn-by-noise',
    onTable({ locust: [locust('berserker', 'berserker', 'H4')] }, rolled(5, 0, { berserker: 0 })),
    {
      defenders: [{ net: 5 }],
      suffered: [{ effect: 'immune', state: 'healthy' }],
      noise: [{ figure: 'berserker', toward: 'H4', steps: [] }],
    },
  ),
  grenade(
    'E-55',
    'from elsewhere it moves one zone toward the target zone',
    'gears.berserker.drawn-by-noise',
    onTable({ locust: [locust('berserker', 'berserker', 'H6')] }, rolled(5, 0)),
    { noise: [{ figure: 'berserker', toward: 'H4', steps: ['H5'] }] },
  ),
  grenade('E-50', '(constructed) no token', 'gears.grenade.cost', given({}, { grenades: 0 })),
  grenade('E-50', '(constructed) not for a guard', 'gears.grenade.no-guard', given({}, { guard: true })),
  grenade('E-50', '(constructed) without sight', 'gears.grenade.target-zone', given({ lineOfSight: false })),
  grenade('E-50', '(constructed) out of reach', 'gears.grenade.target-zone', given({ range: null })),
  grenade(
    'E-50',
    '(constructed) who holds a boomshield throws none',
    'gears.weapon.constant',
    onTable({ cogs: [{ ...MARCUS, weapons: [{ weapon: 'boomshield' }] }] }),
  ),
  grenade(
    'E-50',
    '(constructed) a bleeding COG throws none',
    'gears.attack.declare',
    given({ thrower: { status: 'bleeding' } }),
  ),
  grenade('E-50', '(constructed) a thrower nobody knows', 'gears.attack.declare', onTable({ thrower: 'baird' })),
  grenade('E-50', '(constructed) a zone nobody knows', 'gears.map.piece-model', onTable({ zone: 'H9' })),
  grenade(
    'E-51',
    '(constructed) who is not in the zone does not dodge',
    'gears.attack.dodge-window',
    onTable({}, { dodging: ['marcus'] }),
  ),
  grenade(
    'E-51',
    '(constructed) a bleeding soldier does not dodge',
    'gears.attack.dodge-window',
    onTable({ cogs: [MARCUS, { ...DOM, status: 'bleeding' }] }, { dodging: ['dominic-santiago'] }),
  ),
  grenade(
    'E-51',
    '(constructed) a Locust does not dodge',
    'gears.attack.dodge-window',
    onTable({ locust: [IN_COVER] }, { dodging: ['drone'] }),
  ),
  grenade('E-51', '(constructed) a hole that is not there', 'gears.grenade.seal', given({}, { sealing: ['hole'] })),
  grenadeOdds('E-51', 'a Drone in cover', 'gears.grenade.no-cover', onTable({ locust: [IN_COVER] }), {
    figures: [{ figure: 'drone', isKilled: { fraction: '23/72' } }],
    allKilled: { fraction: '23/72' },
    kills: [{ count: 0 }, { count: 1, probability: { fraction: '23/72' } }],
    noCogHurt: { fraction: '1' },
    seals: [{ count: 0, probability: { fraction: '1' } }],
  }),
  grenadeOdds(
    'E-51',
    '(constructed) a hole is sealed by any omen',
    'gears.grenade.cost',
    given({ openHoles: ['one'] }),
    {
      anySeal: { fraction: '91/216' },
      figures: [],
      allKilled: { fraction: '1' },
    },
  ),
]

const SAW = {
  map: { drawn: { zones: [zone('Z', [0, 0, 20, 20]), zone('Y', [20, 0, 40, 20])] } },
  cogs: [{ id: 'cole', character: 'augustus-cole', position: { zone: 'Z' }, weapons: [{ weapon: 'lancer', ammo: 0 }] }],
  locust: [locust('drone', 'drone', 'Z'), locust('boomer', 'boomer', 'Y')],
  bearer: 'cole',
  target: 'drone',
}
const saw = (more: object = {}, rest: object = {}) => ({ situation: { table: { ...SAW, ...more } }, ...rest })
const sawGiven = (more: object, rest: object = {}) => ({
  situation: { given: { bearer: { id: 'cole' }, target: { id: 'drone', enemy: 'drone' }, ...more } },
  ...rest,
})

const chainsaws: WorkedExample[] = [
  chainsaw(
    'E-48',
    'without ammo the chainsaw is legal',
    'gears.chainsaw.no-ammo',
    saw({}, { attackResult: { totals: { wounds: 4, omens: 1 } } }),
    {
      dice: 4,
      killed: true,
      leftCover: false,
      suffered: [{ figure: 'drone', cause: 'chainsaw', effect: 'killed', turnsMarker: true }],
    },
  ),
  chainsaw(
    'E-48',
    '(constructed) wounds do not count',
    'gears.chainsaw.no-defence',
    saw({}, { attackResult: { faces: [5, 5, 5, 5] } }),
    {
      roll: { wounds: 8, omens: 0 },
      killed: false,
      suffered: [],
    },
  ),
  chainsaw(
    'E-48',
    '(constructed) the bearer leaves cover',
    'gears.chainsaw.leave-cover',
    sawGiven({ inCover: true }, { attackResult: { totals: { wounds: 0, omens: 0 } } }),
    { leftCover: true, killed: false },
  ),
  chainsaw(
    'E-57',
    '(constructed) other dice do not apply, those of Marcus do',
    'gears.chainsaw.no-extra-dice',
    sawGiven(
      { bearer: { id: 'marcus', character: 'marcus-fenix' } },
      { extraAttackDice: 3, attackResult: { faces: [2, 2, 2, 2, 1] } },
    ),
    { dice: 5, killed: true },
  ),
  chainsaw(
    'E-55',
    '(constructed) it counts as an attack: a Berserker hears it',
    'gears.chainsaw.counts-as-attack',
    saw(
      { locust: [locust('drone', 'drone', 'Z'), locust('berserker', 'berserker', 'Y')] },
      { attackResult: { totals: { wounds: 0, omens: 0 } } },
    ),
    { noise: [{ figure: 'berserker', toward: 'Z', steps: ['Z'] }] },
  ),
  chainsaw(
    'E-28',
    '(constructed) a sawn Ticker blows up',
    'gears.ticker.blast',
    sawGiven({ target: { id: 't', enemy: 'ticker' } }, { attackResult: { totals: { wounds: 0, omens: 1 } } }),
    {
      blasts: ['t'],
      suffered: [
        { figure: 't', effect: 'killed' },
        { figure: 'cole', cause: 'blast', hand: 5 },
      ],
    },
  ),
  chainsaw('E-48', '(constructed) not in another zone', 'gears.chainsaw.use', saw({ target: 'boomer' })),
  chainsaw(
    'E-48',
    '(constructed) not without a Lancer',
    'gears.chainsaw.use',
    saw({ cogs: [{ id: 'cole', position: { zone: 'Z' } }] }),
  ),
  chainsaw('E-48', '(constructed) not with a pistol', 'gears.chainsaw.use', sawGiven({}, { weapon: 'snub-pistol' })),
  chainsaw(
    'E-48',
    '(constructed) not against a friend',
    'gears.chainsaw.use',
    saw({ cogs: [...SAW.cogs, { id: 'dom', position: { zone: 'Z' } }], target: 'dom' }),
  ),
  chainsaw(
    'E-32',
    '(constructed) not against the Berserker',
    'gears.chainsaw.immune',
    sawGiven({ target: { enemy: 'berserker' } }),
  ),
  chainsaw('E-48', '(constructed) nobody there', 'gears.attack.declare', saw({ target: 'skorge' })),
  chainsaw('E-48', '(constructed) nobody saws', 'gears.attack.declare', saw({ bearer: 'baird' })),
  chainsaw(
    'E-48',
    '(constructed) not while bleeding',
    'gears.attack.declare',
    sawGiven({ bearer: { status: 'bleeding' } }),
  ),
  chainsaw('E-48', '(constructed) an unknown weapon', 'gears.content.known', sawGiven({}, { weapon: 'spoon' })),
  chainsaw(
    'E-48',
    '(constructed) five faces for four dice',
    'gears.attack.roll',
    sawGiven({}, { attackResult: { faces: [1, 1, 1, 1, 1] } }),
  ),
  chainsawOdds('E-57', 'four dice', 'gears.chainsaw.no-extra-dice', sawGiven({}), {
    dice: 4,
    kills: { fraction: '671/1296', decimal: 0.517747 },
  }),
  chainsawOdds(
    'E-57',
    'five dice',
    'gears.chainsaw.no-extra-dice',
    sawGiven({ bearer: { character: 'marcus-fenix' } }),
    {
      dice: 5,
      kills: { fraction: '4651/7776' },
    },
  ),
]

export const GRENADE_EXAMPLES: readonly WorkedExample[] = [...grenades, ...chainsaws]
