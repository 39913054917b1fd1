import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const SEED = 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000004'
const TEAM = ['marcus-fenix', 'dominic-santiago', 'augustus-cole', 'damon-baird']

const setup = (id: string, says: string, input: JsonObject, expected: Pick<WorkedExample, 'outcome' | 'rule'>) => ({
  id,
  says,
  operation: 'gears.setup',
  input: { characters: TEAM, seed: SEED, ...input },
  ...expected,
})

export const SETUP_EXAMPLES: readonly WorkedExample[] = [
  setup(
    'E-04',
    'three players have a limit of 6, Marcus of 7; the AI deck of the first mission has 18 cards',
    { mission: 'emergence' },
    {
      outcome: {
        seats: [
          { character: 'marcus-fenix', handLimit: 7 },
          { character: 'dominic-santiago', handLimit: 6 },
          { character: 'augustus-cole', handLimit: 6 },
          { character: 'damon-baird', handLimit: 6 },
        ],
        slots: [
          { slot: 'A', enemy: 'wretch' },
          { slot: 'B', enemy: 'drone' },
          { slot: 'C', enemy: 'boomer' },
        ],
        aiCards: 18,
        missionCards: 2,
      },
      rule: 'gears.mission.emergence.spawn-before-seal',
    },
  ),
  setup(
    'E-04',
    'turns go clockwise from a first player that is given',
    { mission: 'emergence', firstPlayer: 3 },
    {
      outcome: {
        firstPlayer: 3,
        turnOrder: ['augustus-cole', 'damon-baird', 'marcus-fenix', 'dominic-santiago'],
      },
      rule: 'gears.turn.order',
    },
  ),
  setup(
    'E-72',
    'Belly of the Beast has two doors',
    { mission: 'resonator' },
    {
      outcome: { levels: [{ isLocked: false }, { isLocked: false }, { isLocked: true }] },
      rule: 'gears.mission.resonator.two-doors',
    },
  ),
  setup(
    'E-72',
    'Belly of the Beast turns its first piece',
    { mission: 'resonator' },
    {
      outcome: { rules: ['turnFirstPiece', 'doorToLevel', 'nearestExitSpawns'] },
      rule: 'gears.mission.resonator.rotate',
    },
  ),
  setup(
    'E-71',
    'Roadblocks begins with one location and Tickers only',
    { mission: 'landown' },
    {
      outcome: { aiCards: 10, slots: [{ enemy: 'ticker' }, { enemy: null }, { enemy: null }] },
      rule: 'gears.mission.landown.one-at-a-time',
    },
  ),
  setup(
    'E-29',
    'Scattered with four players: two on each map',
    { mission: 'scattered' },
    { outcome: { soldiersOnMaps: [2, 2] }, rule: 'gears.mission.scattered.setup' },
  ),
  setup(
    'E-29',
    'Scattered with three players: one and two',
    { mission: 'scattered', characters: TEAM.slice(0, 3) },
    { outcome: { soldiersOnMaps: [1, 2] } },
  ),
  setup(
    'E-67',
    'Scattered alone',
    { mission: 'scattered', characters: ['augustus-cole'] },
    { rule: 'gears.solo.one-figure' },
  ),
  setup(
    'E-67',
    'five players',
    { mission: 'emergence', characters: [...TEAM, 'anya-stroud'] },
    { rule: 'gears.solo.one-figure' },
  ),
  setup(
    'E-67',
    'one soldier alone',
    { mission: 'emergence', characters: ['augustus-cole'] },
    { outcome: { firstPlayer: 1, soldiersOnMaps: [1] }, rule: 'gears.solo.one-figure' },
  ),
  setup(
    'E-04',
    'a soldier twice',
    { mission: 'emergence', characters: ['augustus-cole', 'augustus-cole'] },
    { rule: 'gears.solo.one-figure' },
  ),
  setup('E-04', 'an unknown soldier', { mission: 'emergence', characters: ['anya'] }, { rule: 'gears.content.known' }),
  setup('E-04', 'an unknown mission', { mission: 'picnic' }, { rule: 'gears.content.known' }),
  setup(
    'E-04',
    'a first player who is not there',
    { mission: 'emergence', characters: TEAM.slice(0, 2), firstPlayer: 3 },
    { rule: 'gears.turn.order' },
  ),
  setup('E-31', 'Horde needs a difficulty', { mission: 'waves' }, { rule: 'gears.mission.waves.difficulty' }),
  setup(
    'E-31',
    'Horde builds one level by its difficulty',
    { mission: 'waves', difficulty: 'insane' },
    { outcome: { levels: [{ number: 1, isLocked: false }], aiCards: 12 }, rule: 'gears.mission.waves.difficulty' },
  ),
]
