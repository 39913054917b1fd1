import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { K2 } from '../table/fixtures.ts'

type Expected = Pick<WorkedExample, 'outcome' | 'rule'>

const asked =
  (operation: string) =>
  (id: string, says: string, input: JsonObject, expected: Expected): WorkedExample => ({
    id,
    says,
    operation,
    input,
    ...expected,
  })

const check = asked('gears.mission-check')
const spawn = asked('gears.location-spawn')
const equipment = asked('gears.equipment')

const cogs = (...statuses: readonly string[]) => statuses.map((status) => ({ status }))
const four = cogs('standing', 'standing', 'bleeding', 'standing')
const summary = (state: JsonObject) => ({ summary: state })

const emergence: WorkedExample[] = [
  check(
    'E-12',
    'the last hole is sealed with a grenade: four players',
    { mission: 'emergence', players: 4, state: summary({ openHoles: 0, cogs: four }) },
    {
      outcome: {
        result: 'flips',
        objectiveMet: true,
        nextPhase: 2,
        back: [
          { does: 'spawn', enemy: 'wretch', amount: 2, place: 'mapExit' },
          { does: 'spawn', enemy: 'drone', amount: 3, place: 'mapExit' },
          { does: 'spawn', enemy: 'boomer', amount: 3, place: 'mapExit' },
          { does: 'moveToNearestCog', enemy: 'wretch', zones: 2 },
          { does: 'moveToNearestCog', enemy: 'drone', zones: 1 },
          { does: 'nextPhase' },
        ],
        rules: ['noSpawnRedraw'],
      },
      rule: 'gears.mission.emergence.back1',
    },
  ),
  check(
    'E-12',
    'the interrupted turn goes on',
    { mission: 'emergence', players: 3, state: summary({ cogs: cogs('standing') }) },
    {
      outcome: {
        back: [
          { enemy: 'wretch', amount: 2 },
          { enemy: 'drone', amount: 2 },
          { enemy: 'boomer', amount: 2 },
          { does: 'moveToNearestCog' },
          { does: 'moveToNearestCog' },
          { does: 'nextPhase' },
        ],
      },
      rule: 'gears.turn.continues',
    },
  ),
  check(
    'E-12',
    'one player: no Drones',
    { mission: 'emergence', players: 1, state: summary({ cogs: cogs('standing') }) },
    {
      outcome: {
        back: [
          { enemy: 'wretch', amount: 1 },
          { enemy: 'boomer', amount: 1 },
          { does: 'moveToNearestCog' },
          { does: 'moveToNearestCog' },
          { does: 'nextPhase' },
        ],
      },
    },
  ),
  check(
    'E-12',
    'a hole is open',
    { mission: 'emergence', state: summary({ openHoles: 1, cogs: four }) },
    { outcome: { result: 'continues', back: [], nextPhase: null }, rule: 'gears.mission.emergence.objective1' },
  ),
  check(
    'E-12',
    'the last hole was not sealed by a grenade',
    { mission: 'emergence', state: summary({ cogs: four }), events: { lastSealedBy: 'other' } },
    { outcome: { result: 'continues', objectiveMet: false }, rule: 'gears.mission.emergence.objective1' },
  ),
  check(
    'E-12',
    'phase 2 without Locust: victory',
    { mission: 'emergence', phase: 2, state: summary({ cogs: four }) },
    { outcome: { result: 'won', back: [{ does: 'win' }] }, rule: 'gears.win.last-objective' },
  ),
  check(
    'E-12',
    'phase 2 with a Locust left',
    { mission: 'emergence', phase: 2, state: summary({ cogs: four, locust: [{ enemy: 'wretch' }] }) },
    {
      outcome: { result: 'continues', rules: ['noSpawnRedraw'] },
      rule: 'gears.mission.emergence.phase2',
    },
  ),
  check(
    'E-12',
    'the holes and figures of a table are counted',
    {
      mission: 'emergence',
      players: 1,
      state: {
        table: {
          map: {
            drawn: {
              zones: K2.zones.map((zone, index) =>
                index === 2 ? { ...zone, holes: [{ id: 'h', at: { x: 50, y: 10 } }] } : zone,
              ),
            },
          },
          cogs: [{ id: 'Marcus', position: { zone: 'H1' } }],
          sealedHoles: ['h'],
        },
      },
    } as JsonObject,
    { outcome: { result: 'flips' } },
  ),
  check(
    'E-12',
    'an open hole of a table',
    {
      mission: 'emergence',
      state: {
        table: {
          map: { drawn: K2 },
          cogs: [{ id: 'Marcus', position: { zone: 'H1' } }],
          holeTokens: [{ id: 't', zone: 'H2' }],
        },
      },
    } as JsonObject,
    { outcome: { result: 'continues' } },
  ),
  check('E-12', 'an unknown mission', { mission: 'picnic', state: summary({}) }, { rule: 'gears.content.known' }),
  check(
    'E-12',
    'an unknown phase',
    { mission: 'emergence', phase: 3, state: summary({}) },
    { rule: 'gears.mission.phases' },
  ),
  check(
    'E-12',
    'a table that cannot be',
    {
      mission: 'emergence',
      state: { table: { map: { drawn: K2 }, cogs: [{ id: 'M', position: { zone: 'X' } }] } },
    } as JsonObject,
    { rule: 'gears.map.piece-model' },
  ),
]

const defeat: WorkedExample[] = [
  check(
    'E-52',
    'the last standing soldier falls: defeat at once',
    {
      mission: 'emergence',
      state: summary({ openHoles: 2, cogs: cogs('bleeding', 'bleeding', 'bleeding', 'bleeding') }),
    },
    { outcome: { result: 'lost', allBleeding: true, back: [] }, rule: 'gears.lose.all-bleeding' },
  ),
  check(
    'E-34',
    'one bleeding, one standing with no cards: not lost',
    { mission: 'emergence', state: summary({ openHoles: 2, cogs: cogs('bleeding', 'standing') }) },
    { outcome: { result: 'continues', allBleeding: false }, rule: 'gears.lose.all-bleeding' },
  ),
  check(
    'E-52',
    'an executed soldier does not stand either',
    { mission: 'emergence', state: summary({ openHoles: 2, cogs: cogs('executed', 'bleeding') }) },
    { outcome: { result: 'lost' } },
  ),
  check(
    'E-52',
    'the last objective and the last wound by one effect: defeat',
    { mission: 'emergence', phase: 2, state: summary({ cogs: cogs('bleeding', 'bleeding') }) },
    { outcome: { result: 'lost', objectiveMet: true, back: [] }, rule: 'gears.win.lose-priority' },
  ),
  check(
    'E-52',
    'a met objective that is not the last does not save anybody',
    { mission: 'emergence', phase: 1, state: summary({ cogs: cogs('bleeding') }) },
    { outcome: { result: 'lost', nextPhase: null } },
  ),
]

const objectives: WorkedExample[] = [
  check(
    'E-73',
    'China Shop: the Berserker at the exit opens level 2',
    { mission: 'china-shop', state: summary({ locust: [{ enemy: 'berserker', atExit: true }], cogs: four }) },
    {
      outcome: { result: 'flips', back: [{ does: 'unlockAndExplore', level: 2 }, { does: 'nextPhase' }] },
      rule: 'gears.mission.next-phase',
    },
  ),
  check(
    'E-73',
    'China Shop: another Locust at the exit',
    {
      mission: 'china-shop',
      state: summary({ locust: [{ enemy: 'drone', atExit: true }, { enemy: 'berserker' }], cogs: four }),
    },
    { outcome: { result: 'continues' }, rule: 'gears.mission.flip-now' },
  ),
  check(
    'E-73',
    'China Shop: the Berserker is dead',
    { mission: 'china-shop', phase: 3, state: summary({ cogs: four }), events: { killed: ['berserker'] } },
    { outcome: { result: 'won' } },
  ),
  check(
    'E-72',
    'Belly of the Beast: the equipment of 13B',
    { mission: 'resonator', players: 2, state: summary({ cogs: four }), events: { equipmentUsed: ['13B'] } },
    {
      outcome: {
        result: 'flips',
        back: [
          { does: 'shuffleAiDeck' },
          { does: 'spawn', enemy: 'drone', amount: 2, place: 'holeOnPiece', piece: '13B' },
          { does: 'nextPhase' },
        ],
      },
    },
  ),
  check(
    'E-72',
    'Belly of the Beast: the last AI card',
    { mission: 'resonator', phase: 2, state: summary({ cogs: four }), events: { aiDeckFinished: true } },
    { outcome: { result: 'won' } },
  ),
  check(
    'E-71',
    'Roadblocks: a COG enters the last piece of level 1',
    {
      mission: 'landown',
      state: summary({ cogs: [{ piece: '15A' }, { piece: '3A' }] }),
      events: { lastPiece: '15A' },
    },
    { outcome: { result: 'flips', nextPhase: 2, rules: ['exitSpawns'] } },
  ),
  check(
    'E-71',
    'Roadblocks: everybody at the exit, but one bleeds',
    {
      mission: 'landown',
      phase: 2,
      state: summary({ cogs: [{ atExit: true }, { atExit: true, status: 'bleeding' }] }),
    },
    { outcome: { result: 'continues', objective: [{ holds: true }, { holds: false }] } },
  ),
  check(
    'E-71',
    'Roadblocks: everybody at the exit',
    { mission: 'landown', phase: 2, state: summary({ cogs: [{ atExit: true }, { atExit: true }] }) },
    { outcome: { result: 'won' } },
  ),
  check(
    'E-71',
    'Roadblocks: everybody at the exit but one who was executed',
    { mission: 'landown', phase: 2, state: summary({ cogs: [{ atExit: true }, { status: 'executed' }] }) },
    { outcome: { result: 'won' } },
  ),
  check(
    'E-30',
    'Scattered: AI cards look at one map in phase 1',
    { mission: 'scattered', state: summary({ cogs: four }) },
    { outcome: { result: 'continues' }, rule: 'gears.mission.scattered.ai' },
  ),
  check(
    'E-29',
    'Scattered: the door of level 2 brings the Grinders and takes the Boomers away',
    { mission: 'scattered', phase: 2, players: 3, state: summary({ cogs: four }), events: { doorsExplored: [2] } },
    {
      outcome: {
        result: 'flips',
        back: [
          { does: 'placePiece', piece: '17B' },
          { does: 'placeDoor' },
          { does: 'removeFigures', enemy: 'boomer' },
          { does: 'setSlot', slot: 'C', enemy: 'grinder' },
          { does: 'spawn', enemy: 'grinder', amount: 3 },
          { does: 'nextPhase' },
        ],
      },
      rule: 'gears.mission.remove-figures',
    },
  ),
  check(
    'E-29',
    'Scattered: orders help on both maps',
    { mission: 'scattered', state: summary({ cogs: four }), events: { doorsExplored: [2] } },
    { outcome: { result: 'continues' }, rule: 'gears.mission.scattered.orders' },
  ),
  check(
    'E-29',
    'Scattered: all on 17B and no Grinder left',
    {
      mission: 'scattered',
      phase: 3,
      state: summary({ cogs: [{ piece: '17B' }, { piece: '17B' }], locust: [{ enemy: 'drone' }] }),
    },
    { outcome: { result: 'won' } },
  ),
  check(
    'E-29',
    'Scattered: one is not there yet',
    { mission: 'scattered', phase: 3, state: summary({ cogs: [{ piece: '17B' }, { piece: '1B' }] }) },
    { outcome: { result: 'continues', objective: [{ holds: false }, { holds: true }, { holds: true }] } },
  ),
  check(
    'E-64',
    'Hive: Skorge takes the place of the Kantus',
    { mission: 'hive', players: 1, state: summary({ cogs: four }), events: { doorsExplored: [3] } },
    { outcome: { result: 'flips', rules: ['noSpawnOf', 'healWhenIdle'] }, rule: 'gears.mission.remove-figures' },
  ),
  check(
    'E-31',
    'Horde: the first wave is beaten with two players',
    { mission: 'waves', players: 2, state: summary({ cogs: cogs('standing', 'standing') }) },
    {
      outcome: {
        result: 'flips',
        back: [
          { does: 'removeSealedTokens' },
          { does: 'turnLocationsUp' },
          { does: 'setSlot', slot: 'A', enemy: 'wretch' },
          { does: 'setSlot', slot: 'B', enemy: 'drone' },
          { does: 'setSlot', slot: 'C', enemy: null },
          { does: 'changeAiDeck' },
          { does: 'spawn', enemy: 'wretch', amount: 4, place: 'holesEvenly' },
          { does: 'spawn', enemy: 'drone', amount: 1, place: 'holesEvenly' },
          { does: 'nextPhase' },
        ],
      },
      rule: 'gears.mission.waves.change',
    },
  ),
  check(
    'E-31',
    'Horde: the sixth wave is beaten',
    { mission: 'waves', phase: 6, state: summary({ cogs: four }) },
    { outcome: { result: 'won' }, rule: 'gears.mission.waves.win' },
  ),
]

const spawns: WorkedExample[] = [
  spawn(
    'E-02',
    'the first piece, 2A, with four players',
    { mission: 'emergence', players: 4, places: [{ card: { location: '2A', holes: ['h'] } }] },
    {
      outcome: {
        locations: [
          {
            line: 'ABC',
            staysInPlay: true,
            holes: [
              {
                hole: 'h',
                figures: [
                  { slot: 'A', enemy: 'wretch' },
                  { slot: 'B', enemy: 'drone' },
                  { slot: 'C', enemy: 'boomer' },
                ],
              },
            ],
          },
        ],
        figures: 3,
      },
      rule: 'gears.spawn.location',
    },
  ),
  spawn(
    'E-02',
    'then a piece with two holes and the same line: three of each, no Boomer left',
    {
      mission: 'emergence',
      players: 4,
      places: [{ card: { location: '2A' } }, { line: { letters: 'ABC', holes: ['h1', 'h2'] } }],
      pool: [
        { type: 'wretch', count: 6 },
        { type: 'drone', count: 6 },
        { type: 'boomer', count: 3 },
      ],
    },
    {
      outcome: {
        totals: [
          { enemy: 'wretch', count: 3 },
          { enemy: 'drone', count: 3 },
          { enemy: 'boomer', count: 3 },
        ],
        pool: [{ left: 3 }, { left: 3 }, { left: 0, short: 0 }],
      },
    },
  ),
  spawn(
    'E-03',
    'the finished setup: 14 Locust, one Wretch left',
    {
      mission: 'emergence',
      players: 4,
      places: [
        { card: { location: '2A' } },
        { card: { location: '16A', holes: ['h1', 'h2'] } },
        { card: { location: '9A' } },
        { card: { location: '12A' } },
      ],
      pool: [
        { type: 'wretch', count: 6 },
        { type: 'drone', count: 6 },
        { type: 'boomer', count: 3 },
      ],
    },
    {
      outcome: {
        figures: 14,
        locations: [
          { location: '2A', staysInPlay: true },
          { location: '16A', staysInPlay: true },
          { location: '9A', staysInPlay: false },
          { location: '12A', staysInPlay: true },
        ],
        pool: [
          { type: 'wretch', wanted: 5, left: 1, short: 0 },
          { type: 'drone', wanted: 6, left: 0, short: 0 },
          { type: 'boomer', wanted: 3, left: 0, short: 0 },
        ],
      },
    },
  ),
  spawn(
    'E-23',
    'AAB in two holes: four A and two B',
    {
      players: 3,
      slots: { A: 'wretch', B: 'drone' },
      places: [{ line: { letters: 'AAB', holes: ['h1', 'h2'] } }],
    },
    {
      outcome: {
        figures: 6,
        totals: [
          { enemy: 'wretch', count: 4 },
          { enemy: 'drone', count: 2 },
        ],
        locations: [{ holes: [{ hole: 'h1' }, { hole: 'h2' }] }],
      },
    },
  ),
  spawn(
    'E-23',
    'a pool that is too small',
    {
      players: 4,
      mission: 'emergence',
      places: [{ card: { location: '12A', holes: ['h1', 'h2'] } }],
      pool: [{ type: 'boomer', count: 3 }],
    },
    { outcome: { figures: 4, pool: [{ type: 'boomer', wanted: 4, left: 0, short: 1 }] } },
  ),
  spawn(
    'E-23',
    'a slot without an enemy spawns nobody',
    { mission: 'waves', players: 4, places: [{ card: { location: '1A' } }] },
    {
      outcome: {
        figures: 2,
        locations: [{ holes: [{ figures: [{ enemy: 'wretch' }, { enemy: 'drone' }, { enemy: null }] }] }],
      },
    },
  ),
  spawn(
    'E-23',
    'an unknown location',
    { players: 3, places: [{ card: { location: '18A' } }] },
    { rule: 'gears.content.known' },
  ),
  spawn(
    'E-23',
    'an unknown enemy',
    { players: 3, slots: { A: 'bear' }, places: [{ card: { location: '1A' } }] },
    { rule: 'gears.content.known' },
  ),
  spawn(
    'E-29',
    'Scattered, four players split in two: line 2',
    { mission: 'scattered', players: 4, onMap: 2, places: [{ card: { location: '7B' } }] },
    { outcome: { locations: [{ line: 'AA' }], figures: 2 }, rule: 'gears.mission.scattered.spawn' },
  ),
  spawn(
    'E-29',
    'Scattered, three players: the map with one soldier uses line 1',
    { mission: 'scattered', players: 3, onMap: 1, places: [{ card: { location: '7B' } }] },
    { outcome: { locations: [{ line: 'B' }] } },
  ),
  spawn(
    'E-29',
    'Scattered, three players: the map with two soldiers uses line 2',
    { mission: 'scattered', players: 3, onMap: 2, places: [{ card: { location: '7B' } }] },
    { outcome: { locations: [{ line: 'AA' }] } },
  ),
  spawn(
    'E-29',
    'Scattered without saying how many are on the map',
    { mission: 'scattered', players: 3, places: [{ card: { location: '7B' } }] },
    { rule: 'gears.mission.scattered.spawn' },
  ),
  spawn(
    'E-71',
    'Roadblocks, three players: three Tickers, the line ignored',
    { mission: 'landown', players: 3, places: [{ card: { location: '4A' } }] },
    {
      outcome: { byPlayers: { enemy: 'ticker', count: 3 }, figures: 3, locations: [{ line: null, holes: [] }] },
      rule: 'gears.mission.landown.spawn',
    },
  ),
  spawn(
    'E-71',
    'Roadblocks: as many leave the box as there are players',
    { mission: 'landown', players: 3, pool: [{ type: 'ticker', count: 5 }], places: [{ card: { location: '4A' } }] },
    { outcome: { figures: 3, pool: [{ type: 'ticker', left: 2 }] }, rule: 'gears.mission.landown.spawn' },
  ),
  spawn(
    'E-71',
    'Roadblocks: one piece at a time',
    { mission: 'landown', players: 3, places: [{ card: { location: '4A' } }, { card: { location: '6A' } }] },
    { rule: 'gears.mission.landown.one-at-a-time' },
  ),
  spawn(
    'E-71',
    'Roadblocks, phase 2: the lines are used again',
    { mission: 'landown', phase: 2, players: 3, places: [{ card: { location: '2A' } }] },
    { outcome: { byPlayers: null, locations: [{ line: 'AC' }] } },
  ),
  spawn(
    'E-73',
    'China Shop: a Drone instead of C',
    { mission: 'china-shop', players: 2, places: [{ card: { location: '1A' } }] },
    { outcome: { totals: [{ enemy: 'drone', count: 1 }] }, rule: 'gears.mission.china-shop.no-c' },
  ),
  spawn(
    'E-73',
    'China Shop: no Drone left, so a Wretch; never the Berserker',
    {
      mission: 'china-shop',
      phase: 3,
      players: 2,
      places: [{ card: { location: '1A' } }],
      pool: [
        { type: 'drone', count: 0 },
        { type: 'wretch', count: 2 },
        { type: 'berserker', count: 1 },
      ],
    },
    { outcome: { totals: [{ enemy: 'wretch', count: 1 }], pool: [{ left: 0 }, { left: 1 }, { left: 1 }] } },
  ),
  spawn(
    'E-73',
    'China Shop: neither is left',
    {
      mission: 'china-shop',
      players: 2,
      places: [{ card: { location: '1A' } }],
      pool: [
        { type: 'drone', count: 0 },
        { type: 'wretch', count: 0 },
      ],
    },
    { outcome: { totals: [], figures: 0 } },
  ),
]

const equipments: WorkedExample[] = [
  equipment(
    'E-06',
    'ammunition: up to three tokens, the card is discarded',
    { location: '16A' },
    { outcome: { does: [{ does: 'ammo', amount: 3 }], card: 'discarded' }, rule: 'gears.special.equipment' },
  ),
  equipment(
    'E-12',
    'the grenades of 12A stay in phase 1',
    { location: '12A', mission: 'emergence' },
    { outcome: { does: [{ does: 'grenades', amount: 1 }], card: 'kept' }, rule: 'gears.mission.emergence.12a' },
  ),
  equipment(
    'E-12',
    'the grenades of 12A are discarded in phase 2',
    { location: '12A', mission: 'emergence', phase: 2 },
    { outcome: { card: 'discarded' } },
  ),
  equipment(
    'E-73',
    'the Hammer of Dawn on 17A',
    { location: '17A', mission: 'china-shop', phase: 3 },
    {
      outcome: { does: [{ does: 'gainWeapon', weapon: 'hammer-of-dawn', ammo: 0 }] },
      rule: 'gears.mission.china-shop.hammer',
    },
  ),
  equipment(
    'E-31',
    'Horde: ammunition is turned face down',
    { location: '7A', mission: 'waves' },
    { outcome: { card: 'faceDown' }, rule: 'gears.mission.waves.resupply' },
  ),
  equipment(
    'E-31',
    'Horde: a weapon locker is discarded',
    { location: '4A', mission: 'waves' },
    { outcome: { does: [{ does: 'drawWeapons', amount: 2, keep: 1, ammo: 2 }], card: 'discarded' } },
  ),
  equipment('E-06', 'no equipment', { location: '9A' }, { rule: 'gears.special.equipment' }),
  equipment('E-06', 'face down', { location: '16A', faceUp: false }, { rule: 'gears.special.equipment' }),
  equipment('E-06', 'an unknown location', { location: '99A' }, { rule: 'gears.content.known' }),
  equipment(
    'E-06',
    'the heavy machine gun instead of an order card',
    { location: '16B' },
    { outcome: { insteadOfOrder: true, card: 'kept', does: [{ does: 'heavyAttack', amount: 6 }] } },
  ),
  equipment(
    'E-06',
    'the heavy machine gun after an order card',
    { location: '16B', orderPlayed: true },
    { rule: 'gears.special.equipment' },
  ),
]

export const MISSION_EXAMPLES: readonly WorkedExample[] = [
  ...emergence,
  ...defeat,
  ...objectives,
  ...spawns,
  ...equipments,
]
