import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { cells, layout } from '../table/layout.ts'

const LEGENDS = { red: ['bangalore', 'wraith'], blue: ['gibraltar', 'bloodhound'] }
const EPICS = { N: 'phoenix-kit', E: 'barrel-epic', S: 'stock-sniper-epic', W: 'helmet-epic' }
const PLACED = [
  { legend: 'gibraltar', side: 'S' },
  { legend: 'wraith', side: 'N' },
  { legend: 'bloodhound', side: 'W' },
  { legend: 'bangalore', side: 'E' },
]

const order = (id: string, says: string, rule: string, asked: JsonObject, outcome?: JsonObject): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.drop-order',
  input: { legends: LEGENDS, epics: EPICS, ...asked },
  ...(outcome === undefined ? {} : { outcome }),
})

const orders: WorkedExample[] = [
  order(
    'E-01',
    'Blue begins to choose borders',
    'apex.stage2.choose-border',
    {},
    {
      step: 'placing',
      next: 'blue',
      options: LEGENDS.blue,
    },
  ),
  ...[1, 2, 3].map((count) =>
    order(
      'E-01',
      `after ${count} the other squad is next`,
      'apex.stage2.choose-border',
      { placed: PLACED.slice(0, count) },
      { step: 'placing', next: count % 2 === 1 ? 'red' : 'blue' },
    ),
  ),
  order(
    'E-84',
    'each takes the epic token of its border, and Red enters first',
    'apex.stage2.enter',
    { placed: PLACED },
    {
      step: 'entering',
      next: 'red',
      options: LEGENDS.red,
      kept: [
        { legend: 'gibraltar', token: 'stock-sniper-epic' },
        { legend: 'wraith', token: 'phoenix-kit' },
        { legend: 'bloodhound', token: 'helmet-epic' },
        { legend: 'bangalore', token: 'barrel-epic' },
      ],
      epicsLeft: [],
    },
  ),
  order(
    'E-02',
    'after Bangalore a Blue Legend enters',
    'apex.stage2.enter',
    { placed: PLACED, entered: ['bangalore'] },
    { next: 'blue', options: LEGENDS.blue },
  ),
  order(
    'p. 13',
    'at the same border the second finds no epic token; what nobody took leaves the game at the end',
    'apex.stage2.cleanup',
    {
      placed: [
        { legend: 'gibraltar', side: 'S' },
        { legend: 'wraith', side: 'S' },
        { legend: 'bloodhound', side: 'W', keeps: false },
        { legend: 'bangalore', side: 'S' },
      ],
      entered: ['bangalore', 'gibraltar', 'wraith', 'bloodhound'],
    },
    {
      step: 'done',
      next: null,
      kept: [{ legend: 'gibraltar', token: 'stock-sniper-epic' }],
      removed: ['helmet-epic', 'phoenix-kit', 'barrel-epic'],
    },
  ),
  order('p. 13', 'Red does not choose first', 'apex.stage2.choose-border', {
    placed: [{ legend: 'wraith', side: 'N' }],
  }),
  order('p. 13', 'nobody chooses twice', 'apex.stage2.choose-border', {
    placed: [...PLACED.slice(0, 2), { legend: 'gibraltar', side: 'N' }],
  }),
  order('p. 13', 'Blue does not enter first', 'apex.stage2.enter', { placed: PLACED, entered: ['gibraltar'] }),
  order('p. 13', 'nobody enters twice', 'apex.stage2.enter', {
    placed: PLACED,
    entered: ['wraith', 'gibraltar', 'wraith'],
  }),
  order('p. 13', 'nobody enters before all stand at a border', 'apex.stage2.enter', {
    placed: PLACED.slice(0, 2),
    entered: ['wraith'],
  }),
  order('p. 13', 'nobody enters who does not stand at a border', 'apex.stage2.enter', { entered: ['wraith'] }),
  order('constructed', 'a Legend of neither squad', 'apex.content.known', {
    placed: [{ legend: 'lifeline', side: 'N' }],
  }),
  order('constructed', 'a Legend of neither squad enters', 'apex.content.known', {
    placed: PLACED,
    entered: ['lifeline'],
  }),
]

const CROSSROADS = { content: 'crossroads' }

const entry = (
  id: string,
  says: string,
  rule: string,
  { path, ...asked }: JsonObject & { path: string },
  outcome?: JsonObject,
): WorkedExample => ({
  id,
  says,
  rule,
  operation: 'apex.drop-entry',
  input: { board: CROSSROADS, ...asked, path: cells(path) },
  ...(outcome === undefined ? {} : { outcome }),
})

const entries: WorkedExample[] = [
  entry(
    'E-02',
    'up a roof with all three points, then a common token',
    'apex.stage2.reward-move-first',
    {
      board: { drawn: layout('B(3,2,2,2)', { width: 6, height: 6 }) },
      side: 'E',
      position: 2,
      reward: { token: 'move3-common' },
      path: '(5,2) (4,2)',
    },
    { legal: true, cost: 3, level: 1, common: 1, rare: 0, ammo: 0 },
  ),
  entry(
    'E-84',
    'Bangalore from the east',
    'apex.stage2.enter',
    { side: 'E', position: 5, reward: { token: 'move3-common' }, path: '(15,5) (14,5)' },
    { legal: true, cost: 3, level: 1 },
  ),
  entry(
    'E-84',
    'Gibraltar from the south, then a rare token',
    'apex.stage2.reward-move-first',
    { side: 'S', position: 8, reward: { token: 'move2-rare' }, path: '(8,15) (8,14)' },
    { legal: true, cost: 2, left: 0, rare: 1 },
  ),
  entry(
    'E-84',
    'Wraith from the north with nothing but a move',
    'apex.stage2.reward-move-first',
    { side: 'N', position: 8, reward: { token: 'move4' }, path: '(8,0) (8,1) (8,2) (8,3)' },
    { legal: true, cost: 4, common: 0, rare: 0, ammo: 0 },
  ),
  entry(
    'E-84',
    'Bloodhound from the west, then ammunition',
    'apex.stage2.reward-move-first',
    { side: 'W', position: 7, reward: { token: 'move3-ammo' }, path: '(0,7) (1,7) (2,7)' },
    { legal: true, cost: 3, ammo: 1 },
  ),
  entry(
    'constructed',
    'one space too far for a reward of one’s own',
    'apex.move.mp',
    { side: 'S', position: 8, reward: { face: { move: 2 } }, path: '(8,15) (8,14) (8,13)' },
    { legal: false, violations: [{ rule: 'apex.move.mp' }] },
  ),
  entry('constructed', 'an unknown reward', 'apex.content.known', {
    side: 'S',
    position: 8,
    reward: { token: 'move9' },
    path: '(8,15)',
  }),
  entry('constructed', 'a place beside no space of the board', 'apex.stage2.enter', {
    side: 'S',
    position: 16,
    reward: { token: 'move4' },
    path: '(8,15)',
  }),
]

export const DROP_EXAMPLES: readonly WorkedExample[] = [...orders, ...entries]
