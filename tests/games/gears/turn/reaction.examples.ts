import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { K2, K4 } from '../table/fixtures.ts'

const reactions = (
  id: string,
  says: string,
  input: JsonObject,
  options: readonly JsonObject[],
  rule: string,
  more: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  operation: 'gears.reactions',
  input,
  outcome: { options, ...more },
  rule,
})

const given = (players: readonly JsonObject[], more: JsonObject = {}) => ({ given: { players, ...more } })
const marcus = { id: 'Marcus', icons: ['guard', 'dodge'] }
const cole = { id: 'Cole', icons: ['guard'] }

const guards: WorkedExample[] = [
  reactions(
    'E-24',
    'Marcus guards between two zones of a Drone',
    { moment: 'locustBetweenZones', situation: given([marcus, cole]) },
    [
      { cog: 'Marcus', reaction: 'guard', allowed: true, cards: 1, rule: null },
      { cog: 'Cole', allowed: true },
    ],
    'gears.react.guard-limit',
  ),
  reactions(
    'E-24',
    'no further guard in this step, whoever asks',
    { moment: 'locustBeforeAttack', guardUsed: true, situation: given([marcus, cole]) },
    [
      { allowed: false, rule: 'gears.react.guard-limit' },
      { allowed: false, rule: 'gears.react.guard-limit' },
    ],
    'gears.react.guard-limit',
  ),
  reactions(
    'E-24',
    'only a card with the icon serves',
    { moment: 'locustBeforeAttack', situation: given([{ id: 'Dominic', icons: ['dodge', 'follow'] }]) },
    [{ allowed: false, rule: 'gears.react.discard-for-icon', cards: 0 }],
    'gears.react.discard-for-icon',
  ),
  reactions(
    'E-24',
    'a bleeding soldier does not guard',
    { moment: 'locustBeforeAttack', situation: given([{ ...marcus, status: 'bleeding' }]) },
    [{ allowed: false, rule: 'gears.react.discard-for-icon' }],
    'gears.react.discard-for-icon',
  ),
  reactions(
    'E-24',
    'too late after the last zone',
    { moment: 'locustAfterMove', situation: given([marcus]) },
    [{ allowed: false, rule: 'gears.react.guard-window' }],
    'gears.react.guard-window',
  ),
  reactions(
    'E-24',
    'a guard needs sight',
    { moment: 'locustBeforeMove', situation: given([{ ...marcus, sees: false }]) },
    [{ allowed: false, rule: 'gears.react.guard-attack' }],
    'gears.react.guard-attack',
  ),
  reactions(
    'E-25',
    'after a Drone has left its cover, cover does not count',
    { moment: 'locustBeforeMove', situation: given([marcus], { inCover: true }) },
    [{ allowed: true }],
    'gears.react.guard-attack',
    { coverCounts: false },
  ),
  reactions(
    'E-25',
    'before it leaves its cover, cover counts',
    { moment: 'locustLeavesCover', situation: given([marcus], { inCover: true }) },
    [{ allowed: true }],
    'gears.react.guard-window',
    { coverCounts: true },
  ),
  reactions(
    'E-25',
    'a Drone that is spawned',
    { moment: 'locustSpawned', situation: given([marcus]) },
    [{ allowed: false, rule: 'gears.react.guard-not-spawn' }],
    'gears.react.guard-not-spawn',
  ),
]

const table = {
  map: { drawn: K2 },
  cogs: [
    { id: 'Marcus', position: { zone: 'H1' }, reactions: ['guard', 'dodge'] },
    { id: 'Cole', position: { zone: 'H2' }, reactions: ['follow'] },
    { id: 'Dominic', position: { zone: 'H4' }, reactions: ['follow'], status: 'bleeding' },
  ],
  locust: [{ id: 'drone-1', enemy: 'drone', position: { zone: 'H4', cover: 'c4' } }],
}
const onTable = (figure: string) => ({ table: { table, figure } }) as JsonObject

const tables: WorkedExample[] = [
  reactions(
    'E-25',
    'a Drone in cover on the map starts to move',
    { moment: 'locustLeavesCover', situation: onTable('drone-1') },
    [
      { cog: 'Marcus', allowed: true },
      { cog: 'Cole', allowed: false },
      { cog: 'Dominic', allowed: false },
    ],
    'gears.react.guard-window',
    { coverCounts: true },
  ),
  reactions(
    'E-26',
    'only the soldier who is attacked dodges',
    { moment: 'attackBeforeRoll', situation: onTable('Marcus') },
    [
      { cog: 'Marcus', allowed: true },
      { cog: 'Cole', allowed: false, rule: 'gears.react.dodge' },
      { cog: 'Dominic', allowed: false, rule: 'gears.react.discard-for-icon' },
    ],
    'gears.react.dodge',
  ),
  reactions(
    'E-27',
    'Marcus passes Cole and the bleeding Dominic',
    { moment: 'cogLeavesZone', path: ['H1', 'H2', 'H3', 'H4', 'H5'], situation: onTable('Marcus') },
    [
      { cog: 'Marcus', allowed: false, rule: 'gears.react.follow' },
      { cog: 'Cole', allowed: true, placedIn: 'H5' },
      { cog: 'Dominic', allowed: false, rule: 'gears.react.discard-for-icon' },
    ],
    'gears.react.follow-joins',
  ),
  ...[
    { zone: 'X2', sees: true },
    { zone: 'Y3', sees: false },
  ].map(({ zone, sees }) =>
    reactions(
      'E-24',
      `(constructed) Cole guards for a comrade of his own zone only (${zone})`,
      {
        moment: 'locustBeforeAttack',
        situation: {
          table: {
            table: {
              map: { drawn: K4 },
              cogs: [
                { id: 'Cole', character: 'augustus-cole', position: { zone }, reactions: ['guard'] },
                { id: 'Marcus', position: { zone: 'X2' } },
              ],
              locust: [{ id: 'drone-1', enemy: 'drone', position: { zone: 'X3' } }],
            },
            figure: 'drone-1',
          },
        } as JsonObject,
      },
      [
        { cog: 'Cole', allowed: sees },
        { cog: 'Marcus', allowed: false },
      ],
      'gears.react.guard-attack',
    ),
  ),
  {
    id: 'E-24',
    says: 'a figure that is not there',
    operation: 'gears.reactions',
    input: { moment: 'locustBeforeMove', situation: onTable('nobody') },
    rule: 'gears.react.discard-for-icon',
  },
  {
    id: 'E-24',
    says: 'a table that cannot be',
    operation: 'gears.reactions',
    input: {
      moment: 'locustBeforeMove',
      situation: {
        table: { table: { ...table, locust: [{ id: 'x', enemy: 'drone', position: { zone: 'H9' } }] }, figure: 'x' },
      },
    } as JsonObject,
    rule: 'gears.map.piece-model',
  },
]

const dodges: WorkedExample[] = [
  reactions(
    'E-26',
    'the first of two attacks, with a dodge: 3 defence dice',
    {
      moment: 'attackBeforeRoll',
      situation: given([{ id: 'Cole', icons: ['dodge', 'dodge'], defenceDice: 1 }]),
    },
    [{ allowed: true, defenceDice: 3, cards: 2 }],
    'gears.react.dodge',
  ),
  reactions(
    'E-26',
    'one dodge for each attack',
    {
      moment: 'attackBeforeRoll',
      situation: given([{ id: 'Cole', icons: ['dodge'], defenceDice: 3, dodged: true }]),
    },
    [{ allowed: false, defenceDice: null, rule: 'gears.react.dodge' }],
    'gears.react.dodge',
  ),
  reactions(
    'E-26',
    'too late when the dice are rolled',
    { moment: 'attackAfterRoll', situation: given([{ id: 'Cole', icons: ['dodge'] }]) },
    [{ allowed: false, rule: 'gears.react.dodge' }],
    'gears.react.dodge',
  ),
  reactions(
    'E-26',
    'direct wounds are not dodged',
    { moment: 'directWounds', situation: given([{ id: 'Cole', icons: ['dodge'] }]) },
    [{ allowed: false, rule: 'gears.react.dodge-attacks-only' }],
    'gears.react.dodge-attacks-only',
  ),
]

const path = ['A', 'B', 'C', 'D']

const follows: WorkedExample[] = [
  reactions(
    'E-27',
    'two soldiers follow and are placed three zones away',
    {
      moment: 'cogLeavesZone',
      path,
      situation: given([
        { id: 'Dominic', icons: ['follow'], zone: 'A' },
        { id: 'Cole', icons: ['follow'] },
      ]),
    },
    [
      { cog: 'Dominic', allowed: true, placedIn: 'D', free: false },
      { cog: 'Cole', allowed: true, placedIn: 'D' },
    ],
    'gears.react.follow-cover',
  ),
  reactions(
    'E-27',
    'joining in a zone on the way, not where the move ends',
    {
      moment: 'cogLeavesZone',
      path,
      situation: given([
        { id: 'Dominic', icons: ['follow'], zone: 'C' },
        { id: 'Cole', icons: ['follow'], zone: 'D' },
      ]),
    },
    [
      { allowed: true, placedIn: 'D' },
      { allowed: false, placedIn: null, rule: 'gears.react.follow' },
    ],
    'gears.react.follow-joins',
  ),
  reactions(
    'E-27',
    'a follower goes along with the next move without another card',
    { moment: 'cogLeavesZone', path: ['D', 'E'], situation: given([{ id: 'Cole', follows: true }]) },
    [{ allowed: true, free: true, placedIn: 'E' }],
    'gears.react.follow-whole-turn',
  ),
  reactions(
    'E-27',
    'nobody leaves a zone',
    { moment: 'cogLeavesZone', path: ['A'], situation: given([{ id: 'Cole', icons: ['follow'] }]) },
    [{ allowed: false, rule: 'gears.react.follow' }],
    'gears.react.follow',
  ),
]

export const REACTION_EXAMPLES: readonly WorkedExample[] = [...guards, ...tables, ...dodges, ...follows]
