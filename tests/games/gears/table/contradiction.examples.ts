import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { K2 } from './fixtures.ts'

const table = (more: JsonObject) => ({
  map: { drawn: K2 } as JsonObject,
  cogs: [{ id: 'marcus-fenix', position: { zone: 'H1' }, weapons: [{ weapon: 'lancer', ammo: 2 }], grenades: 1 }],
  locust: [{ id: 'drone', enemy: 'drone', position: { zone: 'H2' } }],
  ...more,
})

const attack = (ammo: number): JsonObject => ({
  situation: { table: table({ attacker: 'marcus-fenix', target: 'drone' }) },
  weapon: { card: 'lancer' },
  ammo,
})
const grenade = (grenades: number): JsonObject => ({
  situation: { table: table({ thrower: 'marcus-fenix', zone: 'H2' }) },
  grenades,
})

/** Nothing moves away from it, so every Locust looks at every other one again and again. */
const EVERYONE = { from: 'locust', where: [{ sameZone: { from: 'it', to: 'it' } }] }
const SEES_ALL = {
  count: { figures: { from: 'locust', where: [{ count: { figures: EVERYONE, atLeast: 0 } }] }, atMost: 0 },
}
const RESTLESS = {
  number: 60,
  trait: 'event',
  otherwise: [
    { each: { of: { from: 'locust' }, do: [{ move: { zones: 20, goal: { named: 'you' }, until: SEES_ALL } }] } },
  ],
}

export const CONTRADICTION_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'constructed',
    says: 'the ammo on the table and in the question differ',
    operation: 'gears.attack-pool',
    input: attack(5),
    rule: 'gears.table.agrees',
  },
  {
    id: 'constructed',
    says: 'the same ammo may be said twice',
    operation: 'gears.attack-pool',
    input: attack(2),
    outcome: { ammoLeft: 2 },
  },
  {
    id: 'constructed',
    says: 'the grenades on the table and in the question differ',
    operation: 'gears.grenade-odds',
    input: grenade(3),
    rule: 'gears.table.agrees',
  },
  {
    id: 'constructed',
    says: 'an AI card of one’s own that would look at everything for ever is stopped',
    operation: 'gears.ai-card',
    input: {
      card: 60,
      table: {
        map: { drawn: K2 } as JsonObject,
        cogs: [{ id: 'marcus-fenix', position: { zone: 'H5' } }],
        locust: Array.from({ length: 40 }, (_, index) => ({
          id: `w${index}`,
          enemy: 'wretch',
          position: { zone: 'H1' },
        })),
      },
      activePlayer: 'marcus-fenix',
      decide: 'first',
      own: { aiCards: [RESTLESS] },
    },
    rule: 'gears.ai.work',
  },
]
