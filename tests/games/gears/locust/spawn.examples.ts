import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { K2, K3, zone } from '../table/fixtures.ts'
import { cog, locust, SLOTS } from './ai.examples.ts'

const slots = (letters: string, at: string) => [...letters].map((slot) => ({ figure: { slot }, zone: at }))

const spawn = (
  id: string,
  says: string,
  rule: string,
  requests: readonly JsonObject[],
  rest: JsonObject,
  outcome?: JsonObject,
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'gears.spawn',
  input: { table: { map: { drawn: K2 as JsonObject } }, slots: SLOTS, requests, ...rest },
  ...(outcome === undefined ? {} : { outcome }),
})

const figures = (...enemies: readonly string[]) => ({ table: { locust: enemies.map((enemy) => ({ enemy })) } })
const EMPTY = { wretch: 0, drone: 0, boomer: 0, ticker: 0, theron: 0, kantus: 0, berserker: 0 }

const substitutes: WorkedExample[] = [
  spawn('E-15', 'A is the enemy in slot A', 'gears.spawn.slot', slots('A', 'H3'), {}, figures('wretch')),
  spawn(
    'E-16',
    'B, then C for B, then A for C',
    'gears.spawn.fallback',
    slots('BBC', 'H3'),
    { pool: { ...EMPTY, wretch: 2, drone: 1, boomer: 1 } },
    { ...figures('drone', 'boomer', 'wretch'), pool: { wretch: 1, drone: 0, boomer: 0 } },
  ),
  spawn(
    'E-15',
    'a name that a hole of the map has is not given again',
    'gears.spawn.slot',
    slots('A', 'H3'),
    {
      table: {
        map: {
          drawn: {
            zones: [
              zone('H2', [20, 0, 40, 20], [], { holes: [{ id: 'wretch-1', at: { x: 23, y: 3 } }] }),
              zone('H3', [40, 0, 60, 20]),
            ],
          } as JsonObject,
        },
      },
    },
    { table: { locust: [{ id: 'wretch-2', enemy: 'wretch' }] } },
  ),
  spawn(
    'E-16',
    'nothing left: nothing comes',
    'gears.spawn.fallback',
    slots('B', 'H3'),
    { pool: EMPTY },
    { ...figures(), events: [{ kind: 'spawnFailed', zone: 'H3' }] },
  ),
  spawn(
    'E-16',
    'a slot without an enemy spawns nothing',
    'gears.spawn.slot',
    slots('C', 'H3'),
    { slots: {} },
    figures(),
  ),
  spawn(
    'E-23',
    'AAB in two holes: 4 A and 2 B, and the Drone takes cover where there is some',
    'gears.spawn.place',
    [...slots('AAB', 'H3'), ...slots('AAB', 'H4')],
    {},
    {
      table: {
        locust: [
          { enemy: 'wretch', position: { zone: 'H3' } },
          { enemy: 'wretch', position: { zone: 'H3' } },
          { enemy: 'drone', position: { zone: 'H3' } },
          { enemy: 'wretch', position: { zone: 'H4' } },
          { enemy: 'wretch', position: { zone: 'H4' } },
          { enemy: 'drone', position: { zone: 'H4', cover: 'c4' } },
        ],
      },
      pool: { wretch: 2, drone: 4 },
    },
  ),
  spawn(
    'E-23',
    'the order of different figures is the active player’s choice',
    'gears.spawn.order',
    slots('AAB', 'H3'),
    { inGivenOrder: false, answers: ['B@H3'] },
    figures('drone', 'wretch', 'wretch'),
  ),
  spawn(
    'E-46',
    'before the COG are placed all cover spaces are equal',
    'gears.spawn.slot',
    slots('B', 'P1'),
    { table: { map: { drawn: K3 as JsonObject } } },
    { isOver: false, pending: { kind: 'coverChoice', options: ['k1', 'k1b'] } },
  ),
  spawn(
    'E-73',
    'China Shop: C becomes a Wretch when the Drones are out',
    'gears.spawn.fallback',
    slots('C', 'H3'),
    { slots: { ...SLOTS, C: 'berserker' }, insteadOfC: ['drone', 'wretch'], pool: { drone: 0, berserker: 1 } },
    { ...figures('wretch'), pool: { berserker: 1 } },
  ),
  spawn(
    'E-73',
    'China Shop: with Drones left C becomes a Drone',
    'gears.spawn.fallback',
    slots('C', 'H3'),
    { slots: { ...SLOTS, C: 'berserker' }, insteadOfC: ['drone', 'wretch'] },
    figures('drone'),
  ),
  spawn(
    'E-73',
    'China Shop: nor does the Berserker come for another',
    'gears.spawn.fallback',
    slots('B', 'H3'),
    {
      slots: { ...SLOTS, C: 'berserker' },
      insteadOfC: ['drone', 'wretch'],
      pool: { drone: 0, wretch: 0, berserker: 1 },
    },
    figures(),
  ),
  spawn('E-15', 'a zone that is not there', 'gears.map.piece-model', slots('A', 'H9'), {}),
  spawn(
    'E-15',
    'an enemy that does not exist',
    'gears.content.known',
    [{ figure: { enemy: 'kraken' }, zone: 'H1' }],
    {},
  ),
]

const holes = (...counts: readonly number[]) =>
  counts.map((locustCount, index) => ({ hole: `h${index + 1}`, locust: locustCount }))
const even = (
  says: string,
  counts: readonly number[],
  outcome: JsonObject | undefined,
  chosen: readonly string[] = [],
): WorkedExample => ({
  id: 'E-31',
  says,
  operation: 'gears.spawn-even',
  input: { holes: holes(...counts), chosen },
  rule: 'gears.mission.waves.even',
  ...(outcome === undefined ? {} : { outcome }),
})

const waves: WorkedExample[] = [
  even('only the empty hole', [1, 0, 2], { figures: [{ holes: ['h2'] }] }),
  even('all alike', [1, 1, 1], { figures: [{ holes: ['h1', 'h2', 'h3'] }] }),
  even('a hole that has to wait', [1, 0, 2], undefined, ['h1']),
]

/** A corridor of eight zones with a door at its left end and in another zone. */
const exits = (second: number) => {
  const zones = Array.from({ length: 8 }, (_, index) => zone(`Z${index + 1}`, [20 * index, 0, 20 * index + 20, 20]))
  const left = { id: 'door-1', zone: 'Z1', from: { x: 0, y: 5 }, to: { x: 0, y: 15 } }
  const x = 20 * (second - 1)
  const other = { id: 'door-2', zone: `Z${second}`, from: { x: x + 5, y: 20 }, to: { x: x + 15, y: 20 } }
  return { zones, doors: [left, other] } as JsonObject
}

const atExit = (says: string, second: number, active: string, outcome: JsonObject): WorkedExample => ({
  id: 'E-72',
  says,
  operation: 'gears.ai-card',
  input: {
    card: 3,
    table: { map: { drawn: exits(second) }, cogs: [cog('Marcus', active)] },
    activePlayer: 'Marcus',
    slots: SLOTS,
  },
  outcome,
  rule: 'gears.spawn.map-exit',
})

const doors: WorkedExample[] = [
  atExit('the nearer exit: 2 moves against 5', 8, 'Z3', {
    isOver: true,
    events: [
      { kind: 'aiCardDrawn' },
      { kind: 'branchTaken', branch: 'alternative' },
      { kind: 'spawned', enemy: 'drone', zone: 'Z1' },
      { kind: 'locustActivated', figure: 'drone-1' },
      { kind: 'figureMoved', figure: 'drone-1', zone: 'Z2' },
    ],
  }),
  atExit('3 and 3 are a choice', 7, 'Z4', { isOver: false, pending: { kind: 'exitChoice', options: ['Z1', 'Z7'] } }),
  {
    id: 'E-72',
    says: 'the nearest hole skips the sealed one',
    operation: 'gears.ai-card',
    input: {
      card: 12,
      table: {
        map: { drawn: K2 as JsonObject },
        cogs: [cog('Marcus', 'H1')],
        locust: [locust('W', 'wretch', 'H1')],
        holeTokens: [
          { id: 'near', zone: 'H2' },
          { id: 'far', zone: 'H5' },
        ],
        sealedHoles: ['near'],
      },
      activePlayer: 'Marcus',
      slots: SLOTS,
    },
    outcome: { table: { locust: [{ id: 'W' }, { position: { zone: 'H5' } }, { position: { zone: 'H5' } }] } },
    rule: 'gears.spawn.nearest-hole',
  },
]

export const SPAWN_EXAMPLES: readonly WorkedExample[] = [...substitutes, ...waves, ...doors]
