import { defineEntries } from '../../../contract/content.ts'
import { Mission } from './mission.ts'
import { effect, levels, NEXT, objective, rule, slots, spawn, WIN } from './mission-notation.ts'
import { waves } from './mission-waves.ts'
import { MAX_PLAYERS } from './turn.ts'

const PUBLIC = {
  provenance: 'public' as const,
  kind: 'mission' as const,
  minPlayers: 1,
  maxPlayers: MAX_PLAYERS,
  difficulties: [],
}

const EMERGENCE = slots('wretch', 'drone', 'boomer')
const CHINA_SHOP = slots('wretch', 'drone', 'berserker')
const RESONATOR = slots('lambent-wretch', 'drone', 'theron-guard')
const SCATTERED = slots('drone', 'ticker', 'boomer')
const HIVE = slots('drone', 'kantus', 'theron-guard')

const OWN_MAP = rule(
  'aiOwnMapOnly',
  'An AI card sees and moves only the figures on the active player’s map.',
  'Una carta de IA solo ve y mueve las figuras del mapa del jugador activo.',
)

export const missions = defineEntries(Mission, [
  {
    ...PUBLIC,
    id: 'emergence',
    number: 1,
    name: { en: 'Emergence', es: 'Emergencia' },
    provenance: 'rulebook',
    source:
      'pp. 5, 7, 8, 13, 26: enemies, rules, objectives and the spawn table. The pieces and AI cards 1 to 6 are public (high confidence).',
    generalAi: [1, 2, 3, 4, 5, 6],
    levels: levels('2A 9A 12A 16A'),
    rules: [
      rule(
        'spawnBeforeSeal',
        'After the map is built and filled, every emergence hole is sealed except the one nearest to the map exit.',
        'Una vez montado y poblado el mapa, se sellan todos los agujeros de emergencia salvo el más cercano a la salida del mapa.',
      ),
    ],
    phases: [
      {
        slots: EMERGENCE,
        rules: [
          rule(
            'keepEquipment',
            'The equipment of 12A stays in play when it is used.',
            'El equipo de 12A sigue en juego al usarse.',
            { location: '12A' },
          ),
        ],
        objective: [objective('holesSealed')],
        back: [
          spawn('wretch', [1, 2, 2, 2], 'mapExit'),
          spawn('drone', [0, 0, 2, 3], 'mapExit'),
          spawn('boomer', [1, 2, 2, 3], 'mapExit'),
          effect('moveToNearestCog', { enemy: 'wretch', zones: 2 }),
          effect('moveToNearestCog', { enemy: 'drone', zones: 1 }),
          NEXT,
        ],
      },
      {
        slots: EMERGENCE,
        rules: [
          rule(
            'noSpawnRedraw',
            'No Locust can spawn: an AI card that would spawn one is discarded and another is drawn.',
            'No se generan Locust: una carta de IA que generaría alguno se descarta y se roba otra.',
          ),
        ],
        objective: [objective('noLocust')],
        back: [WIN],
      },
    ],
  },
  {
    ...PUBLIC,
    id: 'china-shop',
    number: 2,
    name: { en: 'China Shop', es: 'Tienda china' },
    source: 'pp. 19, 26: the special rules. Pieces, AI cards and objectives are public (high confidence).',
    generalAi: [1, 2, 5, 6],
    levels: levels('6A 7A 11A', '! 1A 10A 15A', '! 17A'),
    rules: [
      rule(
        'enemyStartsWithCogs',
        'The Berserker starts in a zone where the soldiers start.',
        'El Berserker empieza en una zona inicial de los soldados.',
        { enemies: ['berserker'] },
      ),
      rule(
        'slotSpawnOverride',
        'No further C can spawn: a Drone takes its place, or a Wretch if no Drone is left.',
        'No pueden generarse más C: en su lugar sale un Drone, o un Infame si no quedan Drones.',
        { slot: 'C', enemies: ['drone', 'wretch'] },
      ),
    ],
    phases: [
      {
        slots: CHINA_SHOP,
        rules: [],
        objective: [objective('enemyAtExit', { enemy: 'berserker', level: 1 })],
        back: [effect('unlockAndExplore', { level: 2 }), NEXT],
      },
      {
        slots: CHINA_SHOP,
        rules: [],
        objective: [objective('enemyAtExit', { enemy: 'berserker', level: 2 })],
        back: [effect('unlockAndExplore', { level: 3 }), NEXT],
      },
      { slots: CHINA_SHOP, rules: [], objective: [objective('enemyKilled', { enemy: 'berserker' })], back: [WIN] },
    ],
  },
  {
    ...PUBLIC,
    id: 'resonator',
    number: 3,
    name: { en: 'Belly of the Beast', es: 'El vientre de la bestia' },
    source: 'p. 27: the turned piece and the two doors. The rest is public (high confidence).',
    generalAi: [1, 2, 3, 6, 7],
    levels: levels('1B 3B 10B 11B', '2B 12B 16B', '! 5B 6B 13B'),
    rules: [
      rule(
        'turnFirstPiece',
        'After level 1 is built, the first piece is turned so that its entrance meets the entrance of the second.',
        'Montado el nivel 1, la primera pieza se gira para que su entrada coincida con la de la segunda.',
      ),
      rule(
        'doorToLevel',
        'The door on the first piece leads to level 3, the other one to level 2.',
        'La puerta de la primera pieza lleva al nivel 3; la otra, al nivel 2.',
        { level: 3 },
      ),
      rule(
        'nearestExitSpawns',
        'Figures that spawn at the map exit appear at the exit nearest to the active player.',
        'Lo que se genera en la salida del mapa aparece en la salida más cercana al jugador activo.',
      ),
    ],
    phases: [
      {
        slots: RESONATOR,
        rules: [],
        objective: [objective('equipmentUsed', { piece: '13B' })],
        back: [effect('shuffleAiDeck'), spawn('drone', [1, 2, 3, 4], 'holeOnPiece', '13B'), NEXT],
      },
      {
        slots: RESONATOR,
        rules: [
          rule(
            'extraAiCard',
            'Each Locust activation step resolves one more AI card.',
            'Cada paso de Activación de los Locust resuelve una carta de IA más.',
          ),
        ],
        objective: [objective('aiDeckFinished')],
        back: [WIN],
      },
    ],
  },
  {
    ...PUBLIC,
    id: 'landown',
    number: 4,
    name: { en: 'Roadblocks', es: 'Controles de carretera' },
    source:
      'p. 27: exploring in phase 1. The rest is public (high confidence); level 3 as corrected by the publisher: 5A, 12A, 16A.',
    generalAi: [1, 2, 3, 4, 5, 7],
    levels: levels('3A 4A 6A 9A 15A', '! 2A 11A 13A', '! 5A 12A 16A'),
    rules: [],
    phases: [
      {
        slots: slots('ticker', null, null),
        rules: [
          rule(
            'exploreOneCard',
            'Exploring draws and places one location of level 1 only.',
            'Al explorar se roba y coloca un solo lugar del nivel 1.',
            { level: 1 },
          ),
          rule(
            'exploreSpawnOverride',
            'Location lines are ignored; each player spawns 1 Ticker in an empty zone of the new piece, or in any if none is empty.',
            'No se usan las líneas de los lugares; cada jugador genera 1 Ticker en una zona vacía de la pieza nueva, o en cualquiera si no hay ninguna vacía.',
            { enemies: ['ticker'] },
          ),
        ],
        objective: [objective('cogOnLastPiece', { level: 1 })],
        back: [
          effect('placeDoor', { level: 1 }),
          effect('chooseLevelToUnlock'),
          effect('setSlot', { slot: 'A', enemy: 'ticker' }),
          effect('setSlot', { slot: 'B', enemy: 'drone' }),
          effect('setSlot', { slot: 'C', enemy: 'boomer' }),
          effect('changeAiDeck'),
          NEXT,
        ],
      },
      {
        slots: slots('ticker', 'drone', 'boomer'),
        rules: [
          rule(
            'exitSpawns',
            'Drones and Boomers that AI cards spawn appear at the map exit.',
            'Los Drones y Boomers que generan las cartas de IA aparecen en la salida del mapa.',
            { enemies: ['drone', 'boomer'] },
          ),
        ],
        objective: [objective('everyCogAtExit'), objective('noneBleeding')],
        back: [WIN],
      },
    ],
  },
  {
    ...PUBLIC,
    id: 'scattered',
    number: 5,
    name: { en: 'Scattered', es: 'Dispersión' },
    minPlayers: 2,
    source:
      'p. 28: two maps, spawns, AI cards. The rest is public (high confidence) except level 3, whose pieces are not known: 2B, 8B and 10B are ours.',
    generalAi: [1, 3, 4, 5, 6, 7],
    levels: levels('3B 5B 7B', '1B 6B 9B 13B', '2B 8B 10B'),
    rules: [
      rule(
        'separateMaps',
        'Levels 1 and 2 are two maps that are not connected; each player starts on one of them.',
        'Los niveles 1 y 2 son dos mapas sin conexión; cada jugador empieza en uno de ellos.',
      ),
      rule(
        'spawnByOwnMap',
        'Location lines count the soldiers on that map only.',
        'Las líneas de los lugares cuentan solo los soldados de ese mapa.',
      ),
      rule(
        'ordersReachBothMaps',
        'Order cards that help other players reach them on either map.',
        'Las cartas de Orden que ayudan a otros jugadores los alcanzan en cualquiera de los mapas.',
      ),
    ],
    phases: [
      {
        slots: SCATTERED,
        rules: [
          OWN_MAP,
          rule('closedDoor', 'The door of level 2 cannot be explored.', 'La puerta del nivel 2 no se puede explorar.', {
            level: 2,
          }),
        ],
        objective: [objective('doorExplored', { level: 1 })],
        back: [effect('exploreLevel', { level: 3 }), NEXT],
      },
      {
        slots: SCATTERED,
        rules: [
          OWN_MAP,
          rule('closedDoor', 'The door of level 3 cannot be explored.', 'La puerta del nivel 3 no se puede explorar.', {
            level: 3,
          }),
        ],
        objective: [objective('doorExplored', { level: 2 })],
        back: [
          effect('placePiece', { piece: '17B', level: 2 }),
          effect('placeDoor', { piece: '17B' }),
          effect('removeFigures', { enemy: 'boomer' }),
          effect('setSlot', { slot: 'C', enemy: 'grinder' }),
          spawn('grinder', [1, 2, 3, 4], 'emptyZoneOnPiece', '17B'),
          NEXT,
        ],
      },
      {
        slots: slots('drone', 'ticker', 'grinder'),
        rules: [
          rule(
            'doorsJoinZones',
            'The zones with doors are adjacent for movement; nobody attacks through doors.',
            'Las zonas con puerta son adyacentes para moverse; nadie ataca a través de las puertas.',
          ),
        ],
        objective: [
          objective('everyCogOnPiece', { piece: '17B' }),
          objective('noneBleeding'),
          objective('noEnemy', { enemy: 'grinder' }),
        ],
        back: [WIN],
      },
    ],
  },
  {
    ...PUBLIC,
    id: 'hive',
    number: 6,
    name: { en: 'Hive', es: 'Enjambre' },
    source: 'p. 28: the removed figures and the Kantus. The rest is public (high confidence).',
    generalAi: [2, 4, 5, 6],
    levels: levels('3B 10B 16B', '6B 9B 13B', '4B 5B 15B'),
    rules: [],
    phases: [
      {
        slots: HIVE,
        rules: [],
        objective: [objective('doorExplored', { level: 3 })],
        back: [
          effect('placePiece', { piece: '17B', level: 3 }),
          effect('removeFigures', { enemy: 'kantus' }),
          effect('setSlot', { slot: 'B', enemy: 'skorge' }),
          spawn('skorge', [1, 1, 1, 1], 'equipmentZone', '17B'),
          NEXT,
        ],
      },
      {
        slots: slots('drone', 'skorge', 'theron-guard'),
        rules: [
          rule('noSpawnOf', 'No Kantus can spawn.', 'No pueden generarse Kantus.', { enemies: ['kantus'] }),
          rule(
            'healWhenIdle',
            'Skorge heals at the end of a Locust activation in which it neither moved nor attacked.',
            'Skorge se cura al final de una activación Locust en la que no movió ni atacó.',
            { enemies: ['skorge'] },
          ),
        ],
        objective: [objective('enemyKilled', { enemy: 'skorge' })],
        back: [WIN],
      },
    ],
  },
  waves,
])
