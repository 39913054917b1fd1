import { box, creature, DUEL } from '../../../../src/games/signum/table/boards.examples.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const enemy = creature('Bruno', 'Enemy', [30, 6])
const hero = creature('Ana', 'Hero', [10, 2.4], { kind: 'hero', base: 48 })
const crowd = [11, 31, 51].map((x, index) => creature('Bruno', `E${index + 1}`, [x, 6]))

const positions = (
  id: string,
  says: string,
  creatures: readonly JsonObject[],
  outcome: JsonObject,
  rule: string,
  more: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  operation: 'signum.summon-positions',
  input: { board: { drawn: { sides: DUEL, creatures: [...creatures], ...more } }, player: 'Ana' },
  outcome,
  rule,
})

const summoned = (
  id: string,
  says: string,
  creatures: readonly JsonObject[],
  newcomer: JsonObject,
  outcome: JsonObject,
  rule: string,
  more: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  operation: 'signum.summon',
  input: { board: { drawn: { sides: DUEL, creatures: [...creatures], ...more } }, creature: newcomer },
  outcome,
  rule,
})

const newcomer = (x: number, y = 1.6, more: JsonObject = {}): JsonObject => ({
  ...creature('Ana', 'Newcomer', [x, y]),
  ...more,
})

const placed = (
  id: string,
  says: string,
  [near, far]: readonly [number, number],
  legal: boolean,
  more: JsonObject = {},
): WorkedExample => ({
  id,
  says,
  operation: 'signum.terrain-placement',
  input: {
    board: { drawn: { sides: DUEL, ...more } },
    player: 'Ana',
    outline: box('New', [20, near], [28, far]).outline,
  },
  outcome: legal ? { legal, violations: [] } : { legal, violations: [{ rule: 'signum.terrain.place' }] },
  rule: 'signum.terrain.place',
})

const seven = Array.from({ length: 7 }, (_, index) => creature('Ana', `Own ${index}`, [5 + 6 * index, 20]))

const rocks = (id: string, from: [number, number], to: [number, number]) =>
  box(id, from, to, { abilities: ['impassable'] })

/** A template with two arms that reach the side. */
const TWO_ARMS = [
  { x: 10, y: 0 },
  { x: 16, y: 0 },
  { x: 16, y: 4 },
  { x: 30, y: 4 },
  { x: 30, y: 0 },
  { x: 42, y: 0 },
  { x: 42, y: 8 },
  { x: 10, y: 8 },
]

export const SUMMON_EXAMPLES: readonly WorkedExample[] = [
  positions(
    'E-36a',
    'the side beside an enemy',
    [enemy],
    {
      axis: 'x',
      across: 1.6,
      forced: false,
      intervals: [
        { from: 1.6, to: 19.7005 },
        { from: 40.2995, to: 58.4 },
      ],
    },
    'signum.summon.distance',
  ),
  positions(
    'E-36b',
    'the own hero takes room as well',
    [enemy, hero],
    {
      forced: false,
      intervals: [
        { from: 1.6, to: 6.0808 },
        { from: 13.9192, to: 19.7005 },
        { from: 40.2995, to: 58.4 },
      ],
    },
    'signum.summon.place',
  ),
  summoned(
    'E-36c',
    'the end of an interval is legal',
    [enemy],
    newcomer(19.7005),
    { legal: true, forced: false },
    'signum.summon.place',
  ),
  summoned(
    'E-36d',
    'a hundredth nearer is not',
    [enemy],
    newcomer(19.71),
    { legal: false, violations: [{ rule: 'signum.summon.distance' }] },
    'signum.summon.distance',
  ),
  summoned(
    'E-36e',
    'everything that is wrong is told',
    [enemy, ...seven],
    newcomer(30, 4),
    {
      legal: false,
      violations: [
        { rule: 'signum.summon.limit-seven' },
        { rule: 'signum.summon.place' },
        { rule: 'signum.summon.place' },
        { rule: 'signum.summon.distance' },
      ],
    },
    'signum.summon.limit-seven',
  ),
  {
    id: 'E-36f',
    says: 'a player without a side',
    operation: 'signum.summon-positions',
    input: { board: { drawn: {} }, player: 'Ana' },
    rule: 'signum.zone.enter-at-side',
  },
  {
    id: 'E-36g',
    says: 'a player with seven characters',
    operation: 'signum.summon-positions',
    input: { board: { drawn: { sides: DUEL, creatures: seven } }, player: 'Ana' },
    rule: 'signum.summon.limit-seven',
  },
  positions(
    'E-36h',
    'impassable terrain at the side',
    [],
    {
      intervals: [
        { from: 1.6, to: 18.4 },
        { from: 31.6, to: 58.4 },
      ],
    },
    'signum.summon.place',
    { terrain: [box('Rocks', [20, 0], [30, 5], { abilities: ['impassable'] })] },
  ),
  positions(
    'E-36i',
    'a gap as wide as a base leaves one place',
    [],
    {
      intervals: [
        { from: 1.6, to: 18.4 },
        { from: 31.6, to: 31.6 },
        { from: 44.8, to: 58.4 },
      ],
    },
    'signum.summon.place',
    { terrain: [rocks('Rocks', [20, 0], [30, 5]), rocks('Cliff', [33.2, 0], [43.2, 5])] },
  ),
  positions(
    'E-36j',
    'so does room for one base beside the edge',
    [],
    {
      intervals: [
        { from: 1.6, to: 18.4 },
        { from: 58.4, to: 58.4 },
      ],
    },
    'signum.summon.place',
    { terrain: [rocks('Rocks', [20, 0], [56.8, 5])] },
  ),
  positions(
    'E-36k',
    'or at the end of a side, with rocks beyond it',
    [],
    { intervals: [{ from: 6, to: 6 }] },
    'signum.summon.place',
    {
      sides: [{ player: 'Ana', from: { x: 0, y: 0 }, to: { x: 6, y: 0 } }],
      terrain: [rocks('Rocks', [0, 0], [4.4, 5]), rocks('Cliff', [7.6, 0], [12, 5])],
    },
  ),
  positions(
    'E-36l',
    'rocks that reach the side twice leave room between',
    [],
    {
      intervals: [
        { from: 1.6, to: 8.4 },
        { from: 17.6, to: 28.4 },
        { from: 43.6, to: 58.4 },
      ],
    },
    'signum.summon.place',
    { terrain: [{ id: 'Rocks', outline: TWO_ARMS, abilities: ['impassable'] }] },
  ),
  positions(
    'E-37a',
    'no place is far enough',
    crowd,
    { forced: true, intervals: [{ from: 1.6, to: 58.4 }] },
    'signum.summon.forced',
  ),
  summoned(
    'E-37b',
    'before one of them',
    crowd,
    newcomer(31),
    { legal: true, forced: true, backstabbers: ['E2'] },
    'signum.backstab.who',
  ),
  summoned(
    'E-37c',
    'between two of them',
    crowd,
    newcomer(21),
    { legal: true, forced: true, backstabbers: ['E1', 'E2'] },
    'signum.summon.forced',
  ),
  summoned(
    'E-37d',
    'nobody backstabs whoever comes in unseen',
    crowd,
    newcomer(21, 1.6, { abilities: [{ id: 'stealth' }, { id: 'rush' }] }),
    { legal: true, forced: true, backstabbers: [], hidden: true, acts: true },
    'signum.summon.stealth',
  ),
  summoned(
    'E-37e',
    'nor an agile one',
    crowd,
    newcomer(31, 1.6, { abilities: [{ id: 'agile' }] }),
    { legal: true, backstabbers: [], acts: false },
    'signum.backstab.immune',
  ),
  placed('E-54a', 'exactly S from the own side', [8, 14], true),
  placed('E-54b', 'a millimetre nearer', [7.9, 13.9], false),
  placed('E-54c', 'nearer than M to the opponent’s side', [44.1, 50.1], false),
  placed('E-54d', 'exactly M from the opponent’s side', [44, 50], true),
  placed('E-54e', 'nearer than S to another template', [20, 26], false, {
    terrain: [box('Forest', [35.9, 20], [40, 26])],
  }),
  placed('E-54f', 'touching a base', [20, 26], false, { creatures: [creature('Bruno', 'Severus', [29.6, 23])] }),
  {
    id: 'E-61a',
    says: 'Brissa’s hero base is 0.4 cm from the side',
    operation: 'signum.summon',
    input: {
      board: { drawn: { sides: DUEL } },
      creature: { card: 'brissa-de-molforn', player: 'Bruno', x: 30, y: 58 },
    },
    outcome: { legal: false, armour: 0, violations: [{ rule: 'signum.setup.heroes' }] },
    rule: 'signum.setup.heroes',
  },
  {
    id: 'E-61b',
    says: 'a hero is placed at its side, with its armour, whoever is near',
    operation: 'signum.summon',
    input: {
      board: { drawn: { sides: DUEL, creatures: [...seven, creature('Bruno', 'Severus', [30, 5])] } },
      creature: { card: 'hadriana-of-the-dawn', player: 'Ana', x: 30, y: 1.6 },
    },
    outcome: { legal: true, forced: false, armour: 2, hidden: false, acts: true, backstabbers: [] },
    rule: 'signum.setup.hero-tokens',
  },
  {
    id: 'E-61c',
    says: 'where a hero may be placed: enemies do not matter',
    operation: 'signum.summon-positions',
    input: {
      board: { drawn: { sides: DUEL, creatures: [creature('Bruno', 'Severus', [30, 6])] } },
      player: 'Ana',
      hero: true,
    },
    outcome: { forced: false, intervals: [{ from: 1.6, to: 58.4 }] },
    rule: 'signum.setup.heroes',
  },
  {
    id: 'E-36z',
    says: 'Tiberius comes in with two armour tokens',
    operation: 'signum.summon',
    input: {
      board: { drawn: { sides: DUEL } },
      creature: { card: 'tiberius-twoshields', player: 'Ana', x: 30, y: 1.6 },
    },
    outcome: { legal: true, armour: 2, acts: false },
    rule: 'signum.ability.armour',
  },
  {
    id: 'E-37z',
    says: 'a side that is taken up wholly leaves no place',
    operation: 'signum.summon-positions',
    input: {
      board: {
        drawn: {
          sides: [{ player: 'Ana', from: { x: 0, y: 0 }, to: { x: 6, y: 0 } }],
          terrain: [box('Wall', [0, 0], [12, 4], { abilities: ['impassable'] })],
        },
      },
      player: 'Ana',
    },
    outcome: { intervals: [] },
    rule: 'signum.summon.no-place',
  },
]
