import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'
import { layout, space } from '../table/layout.ts'

const asked =
  (operation: string) =>
  (id: string, says: string, rule: string, input: JsonObject, outcome?: JsonObject): WorkedExample => ({
    id,
    says,
    rule,
    operation,
    input,
    ...(outcome === undefined ? {} : { outcome }),
  })

const open = asked('apex.instant-window')
const GUARDIAN = { id: 'lifeline', squad: 'red', cards: [{ id: 'guardian-angel' }] }
const WRAITH = { id: 'wraith', squad: 'red' }
const GIBRALTAR = { id: 'gibraltar', squad: 'blue', cards: [{ id: 'unbroken' }] }
const RING = { id: 'pathfinder', squad: 'blue', cards: [{ id: 'read-the-ring' }] }
const custom = (id: string, squad: string, condition: string) => ({
  id,
  squad,
  cards: [{ id: `card of ${id}`, condition }],
})

const windows: WorkedExample[] = [
  open(
    'E-97',
    'Lifeline may help Wraith to respawn',
    'apex.window.triggers',
    { trigger: 'squadmateRespawning', about: 'wraith', legends: [{ ...WRAITH, onBoard: false }, GUARDIAN, GIBRALTAR] },
    {
      opens: true,
      legends: [
        { legend: 'wraith', reason: 'offBoard' },
        { legend: 'lifeline', asked: true, cards: ['guardian-angel'] },
        { legend: 'gibraltar', reason: 'noCard' },
      ],
    },
  ),
  open(
    'Q-64',
    'not with an empty hand',
    'apex.window.asked',
    { trigger: 'squadmateRespawning', about: 'wraith', legends: [WRAITH, { ...GUARDIAN, handSize: 0 }] },
    { legends: [{}, { asked: false, reason: 'emptyHand', cards: [] }] },
  ),
  open(
    'p. 34',
    'not for herself',
    'apex.window.asked',
    { trigger: 'squadmateRespawning', about: 'lifeline', legends: [GUARDIAN] },
    { legends: [{ asked: false, reason: 'noCard' }] },
  ),
  open(
    'E-85',
    'who was damaged',
    'apex.window.asked',
    { trigger: 'selfDamaged', about: 'gibraltar', legends: [GIBRALTAR, custom('wraith', 'red', 'selfDamaged')] },
    {
      legends: [
        { legend: 'wraith', asked: false },
        { legend: 'gibraltar', asked: true },
      ],
    },
  ),
  open(
    'Q-65',
    'the active squad is asked first',
    'apex.window.order',
    {
      trigger: 'enemyEliminated',
      about: 'wraith',
      activeSquad: 'blue',
      legends: [
        custom('lifeline', 'red', 'enemyEliminated'),
        WRAITH,
        custom('gibraltar', 'blue', 'enemyEliminated'),
        custom('bloodhound', 'blue', 'enemyEliminated'),
      ],
    },
    {
      legends: [
        { legend: 'gibraltar', asked: true },
        { legend: 'bloodhound', asked: true },
        { legend: 'lifeline', asked: false },
        { legend: 'wraith' },
      ],
    },
  ),
  open(
    'p. 34',
    'a squadmate was eliminated',
    'apex.window.asked',
    {
      trigger: 'squadmateEliminated',
      about: 'wraith',
      legends: [
        custom('lifeline', 'red', 'squadmateEliminated'),
        WRAITH,
        custom('gibraltar', 'blue', 'squadmateEliminated'),
      ],
    },
    {
      legends: [{ legend: 'lifeline', asked: true }, {}, { legend: 'gibraltar', asked: false }],
    },
  ),
  open(
    'E-102',
    'after a Ring shift in the Transition phase',
    'apex.instant.outside-activation',
    { trigger: 'ringShifted', phase: 'transition', legends: [RING] },
    { opens: true, legends: [{ asked: true }] },
  ),
  open(
    'E-102',
    'nothing for damage of the Ring',
    'apex.instant.outside-activation',
    { trigger: 'selfDamaged', about: 'gibraltar', phase: 'transition', legends: [GIBRALTAR] },
    { opens: false, legends: [] },
  ),
  open(
    'E-94',
    'nor in step 1 of a turn',
    'apex.instant.outside-activation',
    { trigger: 'selfDamaged', about: 'gibraltar', phase: 'turnStart', legends: [GIBRALTAR] },
    { opens: false },
  ),
  open('constructed', 'an unknown card', 'apex.content.known', {
    trigger: 'ringShifted',
    phase: 'transition',
    legends: [{ id: 'a', squad: 'red', cards: [{ id: 'joker' }] }],
  }),
  open(
    'constructed',
    'a card that is no instant',
    'apex.window.asked',
    {
      trigger: 'ringShifted',
      phase: 'transition',
      legends: [{ id: 'bangalore', squad: 'red', cards: [{ id: 'flush-out' }] }],
    },
    { legends: [{ asked: false }] },
  ),
]

const sees = asked('apex.who-sees')
const sights: WorkedExample[] = [
  sees(
    'E-101',
    'before the last Legend is equipped',
    'apex.stage1.reveal',
    { thing: 'panel', equipped: false },
    { things: [{ own: 'all', enemy: 'nothing' }] },
  ),
  sees('E-101', 'and after', 'apex.stage1.reveal', { thing: 'panel' }, { things: [{ enemy: 'all' }] }),
  sees(
    'Q-47',
    'the backpack of an enemy',
    'apex.seat.sees',
    { thing: 'backpack' },
    { things: [{ own: 'all', enemy: 'number' }] },
  ),
  sees(
    'Q-47',
    'without screens',
    'apex.seat.sees',
    { thing: 'backpack', screens: false },
    { things: [{ enemy: 'all' }] },
  ),
  sees(
    'Q-47',
    'the order of a deck',
    'apex.seat.sees',
    { thing: 'deckOrder' },
    { things: [{ own: 'nothing', enemy: 'nothing' }] },
  ),
  sees(
    'Q-71',
    'everything',
    'apex.seat.sees',
    {},
    {
      things: [
        {},
        { thing: 'hand', enemy: 'number' },
        {},
        { thing: 'featDiscard', enemy: 'all' },
        {},
        {},
        {},
        {},
        { thing: 'drawnLoot', enemy: 'all' },
        {},
      ],
    },
  ),
]

const look = asked('apex.space-report')
const spaces: WorkedExample[] = [
  look(
    'p. 17',
    'the roof of two buildings',
    'apex.grid.building',
    { board: { drawn: layout('B(0,0,2,2) | B(0,0,2,2)') }, space: space('(1,0)') },
    {
      level: 2,
      free: true,
      buildings: [
        { kind: 'building', id: '1' },
        { kind: 'building', id: '2' },
      ],
      edges: [
        { side: 'N', level: null },
        { side: 'E', occupied: false, level: 0, pieces: [{ id: '2' }] },
        { side: 'S' },
        { side: 'W', pieces: [], level: 2 },
      ],
    },
  ),
  look(
    'p. 17',
    'a beacon, a bin and a wall',
    'apex.grid.elements',
    { board: { drawn: layout('respawnBeacon (3,3) | supplyBin v(3,3) | wall h(3,4),h(4,4)') }, space: space('(3,3)') },
    {
      level: 0,
      free: false,
      pieces: [{ kind: 'respawnBeacon' }],
      edges: [{ occupied: false }, { occupied: false }, { side: 'S', occupied: true }, { side: 'W', occupied: true }],
      corners: [{ free: true }, { free: true }, { free: false }, { free: true }],
    },
  ),
  look('constructed', 'a space that is not there', 'apex.board.inside', {
    board: { drawn: layout('', { width: 3, height: 3 }) },
    space: space('(3,3)'),
  }),
]

export const WINDOW_EXAMPLES: readonly WorkedExample[] = [...windows, ...sights, ...spaces]
