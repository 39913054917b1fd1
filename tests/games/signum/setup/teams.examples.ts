import type { JsonObject } from '../../../../src/lib/json.ts'
import type { WorkedExample } from '../../../support/example.ts'

const at = (x: number, y: number) => ({ x, y })
const SIDES = [
  { player: 'P1', from: at(0, 0), to: at(25, 0) },
  { player: 'P2', from: at(60, 0), to: at(35, 0) },
  { player: 'P3', from: at(0, 60), to: at(25, 60) },
]
const TEAMS = [['P1', 'P2']]
const box = (left: number, low: number) => [at(left, low), at(left + 6, low), at(left + 6, low + 4), at(left, low + 4)]

const figure = (id: string, player: string, x: number, y: number, more: JsonObject = {}): JsonObject => ({
  id,
  player,
  x,
  y,
  strength: 2,
  health: 3,
  ...more,
})

const board = (creatures: readonly JsonObject[]): JsonObject => ({
  drawn: { sides: SIDES, teams: TEAMS, creatures },
})

const ALLIES = board([
  figure('Greer', 'P1', 20, 20, {
    abilities: [
      { id: 'shot', x: 2 },
      { id: 'control', x: 2 },
    ],
  }),
  figure('Pip', 'P2', 23.2, 20),
])
const onBoard = { board: ALLIES, actor: 'Greer', target: 'Pip' }

const SHADOWED = board([
  figure('Garrus', 'P1', 20, 20, { abilities: [{ id: 'shot', x: 2 }] }),
  figure('Shade', 'P3', 23.2, 20, { hidden: true }),
  figure('Livia', 'P3', 20, 32),
])

const seven = (owner: string, count: number): JsonObject[] =>
  Array.from({ length: count }, (_, index) => figure(`${owner} ${index + 1}`, owner, 10 + 5 * index, 40))

/** Allies, sides that are part of an edge, and characters under control. */
export const TEAM_EXAMPLES: readonly WorkedExample[] = [
  {
    id: 'E-80p',
    says: 'an ally is not attacked in melee',
    operation: 'signum.melee',
    input: {
      situation: { onBoard: { board: ALLIES, attacker: 'Greer', defender: 'Pip' } },
      attacker: { split: { attack: 2, defence: 0 } },
      defender: { split: { attack: 2, defence: 0 } },
    },
    rule: 'signum.variant.teams.allies',
  },
  {
    id: 'E-80q',
    says: 'nor shot at',
    operation: 'signum.ranged-attack',
    input: { kind: 'shot', situation: { onBoard } },
    rule: 'signum.variant.teams.allies',
  },
  {
    id: 'E-80r',
    says: 'nor controlled',
    operation: 'signum.control',
    input: { situation: { onBoard } },
    rule: 'signum.variant.teams.allies',
  },
  {
    id: 'E-80s',
    says: 'a template keeps S from the ally’s side',
    operation: 'signum.terrain-placement',
    input: { board: board([]), player: 'P1', outline: box(40, 8) },
    outcome: { legal: true },
    rule: 'signum.variant.teams.terrain',
  },
  {
    id: 'E-80t',
    says: 'and M from an enemy’s',
    operation: 'signum.terrain-placement',
    input: { board: board([]), player: 'P3', outline: box(40, 8) },
    outcome: { legal: false },
    rule: 'signum.terrain.place',
  },
  {
    id: 'E-51u',
    says: 'contact with a hidden enemy hinders no shot',
    operation: 'signum.ranged-attack',
    input: {
      kind: 'shot',
      situation: { onBoard: { board: SHADOWED, actor: 'Garrus', target: 'Livia' } },
      dice: { attack: { rolled: { d6: [3, 4] } } },
    },
    outcome: { hits: 0 },
    rule: 'signum.stealth.no-hindrance',
  },
  {
    id: 'E-58p',
    says: 'at a side of 25 cm the centre lies between its ends',
    operation: 'signum.summon',
    input: { board: board([]), creature: figure('Greer', 'P1', 25, 1.6) },
    outcome: { legal: true },
    rule: 'signum.variant.side-segment',
  },
  {
    id: 'E-58q',
    says: 'and not beyond them, though the base still touches the side',
    operation: 'signum.summon',
    input: { board: board([]), creature: figure('Greer', 'P1', 25.3, 1.6) },
    outcome: { legal: false },
    rule: 'signum.variant.side-segment',
  },
  {
    id: 'E-74r',
    says: 'an own character counts towards seven although an enemy controls it',
    operation: 'signum.summon',
    input: {
      board: board([...seven('P1', 6), figure('Lost', 'P3', 50, 50, { owner: 'P1' })]),
      creature: figure('Greer', 'P1', 20, 1.6),
    },
    outcome: { legal: false },
    rule: 'signum.summon.seven-owned',
  },
  {
    id: 'E-74s',
    says: 'and an enemy’s under control does not',
    operation: 'signum.summon',
    input: {
      board: board([...seven('P1', 6), figure('Thrall', 'P1', 50, 50, { owner: 'P3' })]),
      creature: figure('Greer', 'P1', 20, 1.6),
    },
    outcome: { legal: true },
    rule: 'signum.summon.seven-owned',
  },
  {
    id: 'E-26p',
    says: 'whoever has no living hero does not win by points',
    operation: 'signum.victory',
    input: {
      players: [
        { player: 'A', hero: 'fallen', prosperity: 53 },
        { player: 'B', prosperity: 10 },
      ],
    },
    outcome: { over: true, winners: ['B'], reason: 'hero' },
    rule: 'signum.victory.dead-do-not-win',
  },
  {
    id: 'E-55p',
    says: 'of three, only those who fell together are compared',
    operation: 'signum.victory',
    input: {
      players: [
        { player: 'A', hero: 'out', prosperity: 40 },
        { player: 'B', hero: 'fallen', prosperity: 12 },
        { player: 'C', hero: 'fallen', prosperity: 9 },
      ],
    },
    outcome: { winners: ['B'], reason: 'wealth' },
    rule: 'signum.victory.several-dead',
  },
  {
    id: 'E-38q',
    says: 'a distance longer than M by less than the tolerance counts as M',
    operation: 'signum.distance',
    input: {
      board: board([figure('Greer', 'P1', 10, 10), figure('Livia', 'P3', 23.2005, 10)]),
      from: 'Greer',
      to: { creature: 'Livia' },
    },
    outcome: { distances: [{ to: 'Livia', kind: 'creature', distance: 10.0005, contact: false, band: 'M' }] },
    rule: 'signum.geo.eps',
  },
]
