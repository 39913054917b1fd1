import { formatList } from '../../../../lib/wording.ts'
import { defineGearsOperation } from '../../define.ts'
import { enemyName } from '../../language/card-name.ts'
import { RELAY, RELAY_LOCATION } from '../own-mission.examples.ts'
import { LocationSpawn } from './location-spawn.ts'
import { LocationSpawnInput, spawnAtLocations } from './spawn-at-locations.ts'

export const locationSpawnOperation = defineGearsOperation({
  id: 'gears.location-spawn',
  kind: 'resolution',
  summary: {
    en: 'Describes which Locust the location cards ask for, hole by hole, for the number of players.',
    es: 'Dice qué Locust piden las cartas de Lugar, agujero a agujero, para el número de jugadores.',
  },
  rules: [
    'gears.spawn.location',
    'gears.mission.phases',
    'gears.mission.landown.one-at-a-time',
    'gears.mission.landown.spawn',
    'gears.mission.scattered.spawn',
    'gears.mission.china-shop.no-c',
    'gears.content.known',
  ],
  input: LocationSpawnInput,
  outcome: LocationSpawn,
  examples: [
    {
      name: 'The whole map of the first mission, four players (E-03)',
      input: {
        mission: 'emergence',
        players: 4,
        places: [
          { card: { location: '2A' } },
          { card: { location: '16A', holes: ['16A-h1', '16A-h2'] } },
          { card: { location: '9A' } },
          { card: { location: '12A' } },
        ],
        pool: [
          { type: 'wretch', count: 6 },
          { type: 'drone', count: 6 },
          { type: 'boomer', count: 3 },
        ],
      },
    },
    {
      name: 'Tickers on a new piece of Roadblocks (E-71)',
      input: { mission: 'landown', players: 3, places: [{ card: { location: '9A' } }] },
    },
    {
      name: 'A location of one’s own',
      input: {
        mission: RELAY.id,
        players: 2,
        places: [{ card: { location: 'Relay' } }],
        own: { missions: [RELAY], locations: [RELAY_LOCATION] },
      },
    },
  ],
  run: (question, context) => spawnAtLocations(question, context),
  headline({ totals, figures }, _input, locale, content) {
    const named = totals.map(({ enemy, count }) => `${count} × ${enemyName(enemy, locale, content)}`)
    if (figures === 0) return { en: 'Nothing spawns.', es: 'No se genera nada.' }[locale]
    return {
      en: `Spawn ${formatList(named, 'en')}.`,
      es: `${figures === 1 ? 'Se genera' : 'Se generan'}: ${formatList(named, 'es')}.`,
    }[locale]
  },
})
