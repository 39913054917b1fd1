import { DJEM_SO, JAR_KAI_TREE, SMALL_TREE } from '../../../../src/games/shatterpoint/combat/tree/tree.examples.ts'
import type { WorkedExample } from '../../../support/example.ts'

type Input = WorkedExample['input']
type Outcome = WorkedExample['outcome']

const small = (path: readonly string[], successes = 4) =>
  ({ tree: { own: SMALL_TREE }, successes, path: [...path] }) as Input

const legal = (says: string, path: readonly string[], rule: string, successes = 4): WorkedExample => ({
  id: 'E-81',
  says,
  operation: 'shatterpoint.tree-path',
  input: small(path, successes),
  outcome: { legal: true, violations: [], damage: path.length, unused: successes - path.length },
  rule,
})

const illegal = (
  says: string,
  path: readonly string[],
  violations: readonly object[],
  successes = 4,
): WorkedExample => ({
  id: 'E-81',
  says,
  operation: 'shatterpoint.tree-path',
  input: small(path, successes),
  outcome: { legal: false, violations: [...violations], options: [] } as Outcome & object,
})

const START = 'shatterpoint.tree.start'
const STEP = 'shatterpoint.tree.step'
const COUNT = 'shatterpoint.tree.count'

const paths: WorkedExample[] = [
  legal('right, down and two columns to the right', ['a', 'c', 'd', 'e'], STEP),
  legal('up in a column to the right', ['b', 'd', 'c'], STEP),
  legal('down in the first column', ['a', 'b', 'd', 'c'], STEP),
  legal('nothing at all', [], 'shatterpoint.tree.stop'),
  illegal('c is not orange', ['c'], [{ rule: START, fault: 'notStartOption', index: 0, option: 'c' }]),
  illegal('no path from a to d', ['a', 'd'], [{ rule: STEP, fault: 'notConnected', index: 1, option: 'd' }]),
  illegal(
    'back to the left, and to an option already chosen',
    ['b', 'd', 'b'],
    [
      { rule: STEP, fault: 'movesLeft', index: 2, option: 'b' },
      { rule: STEP, fault: 'repeatedOption', index: 2, option: 'b' },
    ],
  ),
  illegal(
    'up to an option already chosen',
    ['a', 'b', 'a'],
    [{ rule: STEP, fault: 'repeatedOption', index: 2, option: 'a' }],
  ),
  illegal(
    'four options for three successes',
    ['a', 'c', 'd', 'e'],
    [{ rule: COUNT, fault: 'tooManyOptions', index: 3, option: 'e' }],
    3,
  ),
  illegal(
    'several violations, the decisive one first',
    ['e', 'a', 'a'],
    [
      { rule: START, fault: 'notStartOption', index: 0, option: 'e' },
      { rule: STEP, fault: 'notConnected', index: 1, option: 'a' },
      { rule: STEP, fault: 'notConnected', index: 2, option: 'a' },
      { rule: STEP, fault: 'movesLeft', index: 1, option: 'a' },
      { rule: STEP, fault: 'repeatedOption', index: 2, option: 'a' },
      { rule: COUNT, fault: 'tooManyOptions', index: 2, option: 'a' },
    ],
    2,
  ),
  {
    id: 'E-24',
    says: 'Ahsoka’s four options: the pool grows to 2, 3, 6 and 7',
    operation: 'shatterpoint.tree-path',
    input: { tree: { own: JAR_KAI_TREE }, successes: 4, path: ['o1', 'o2', 'o3', 'o4u'] } as Input,
    outcome: {
      legal: true,
      options: [
        { option: 'o1', damage: 2, pool: 2, directed: [], personal: [] },
        { option: 'o2', damage: 1, pool: 3, directed: ['exposed'], personal: [] },
        { option: 'o3', damage: 3, pool: 6, directed: [], personal: [] },
        { option: 'o4u', damage: 1, pool: 7, directed: ['strained'], personal: [] },
      ],
      damage: 7,
      queued: [],
      unused: 0,
    },
    rule: 'shatterpoint.tree.directed-now',
  },
  {
    id: 'E-81',
    says: 'moves, healing and abilities wait',
    operation: 'shatterpoint.tree-path',
    input: { tree: { content: DJEM_SO }, successes: 7, path: ['1m', '2m', '3m', '4t', '5m', '6m'] },
    outcome: { legal: true, damage: 10, queued: ['jump', 'reposition'], unused: 1 },
    rule: 'shatterpoint.tree.personal-later',
  },
]

const options: WorkedExample[] = [
  {
    id: 'E-81',
    says: 'the orange options first',
    operation: 'shatterpoint.tree-options',
    input: small([]),
    outcome: {
      options: [
        { option: 'a', way: 'start' },
        { option: 'b', way: 'start' },
      ],
      left: 4,
    },
    rule: START,
  },
  {
    id: 'E-81',
    says: 'from d up or right, not back',
    operation: 'shatterpoint.tree-options',
    input: small(['b', 'd']),
    outcome: {
      options: [
        { option: 'c', way: 'above' },
        { option: 'e', way: 'right' },
      ],
      left: 2,
    },
    rule: STEP,
  },
  {
    id: 'E-81',
    says: 'no path left: the last success is lost',
    operation: 'shatterpoint.tree-options',
    input: small(['a', 'c', 'd', 'e'], 5),
    outcome: { options: [], left: 1 },
    rule: COUNT,
  },
  {
    id: 'E-81',
    says: 'no success left',
    operation: 'shatterpoint.tree-options',
    input: small(['a'], 1),
    outcome: { options: [], left: 0 },
    rule: COUNT,
  },
  {
    id: 'E-81',
    says: 'nothing follows an illegal path',
    operation: 'shatterpoint.tree-options',
    input: small(['a', 'd']),
    rule: STEP,
  },
  {
    id: 'E-81',
    says: 'an option that the tree does not have',
    operation: 'shatterpoint.tree-options',
    input: small(['z']),
    rule: 'shatterpoint.tree.graph',
  },
  {
    id: 'E-81',
    says: 'a stance that the content does not have',
    operation: 'shatterpoint.tree-options',
    input: { tree: { content: { unit: 'lord-maul', stance: 'none' } }, successes: 1 },
    rule: 'shatterpoint.content.known',
  },
  {
    id: 'E-81',
    says: 'an orange option that is not on the left',
    operation: 'shatterpoint.tree-options',
    input: {
      tree: {
        own: {
          options: [
            { id: 'a', column: 1, row: 1, start: true, effects: [] },
            { id: 'b', column: 2, row: 1, start: true, effects: [] },
          ],
          paths: [],
        },
      },
      successes: 1,
    },
    rule: 'shatterpoint.tree.graph',
  },
]

const best: WorkedExample[] = [
  {
    id: 'E-24',
    says: 'most damage with Jar’Kai by successes: 0, 2, 3, 6, 7',
    operation: 'shatterpoint.tree-best',
    input: { tree: { own: JAR_KAI_TREE }, successes: 5 } as Input,
    outcome: {
      best: { path: ['o1', 'o2', 'o3', 'o4u'], damage: 7, icons: ['exposed', 'strained'], reached: true },
      perCount: [{ damage: 0 }, { damage: 2 }, { damage: 3 }, { damage: 6 }, { damage: 7 }, { damage: 7 }],
    },
    rule: COUNT,
  },
  {
    id: 'E-81',
    says: 'pinned lies below: out of reach with 3 successes, taken with 4',
    operation: 'shatterpoint.tree-best',
    input: { tree: { content: DJEM_SO }, successes: 4, goal: { wants: 'pinned' } },
    outcome: {
      best: { path: ['1m', '2m', '3m', '4b'], damage: 8, icons: ['strained', 'pinned'], reached: true },
      perCount: [{}, {}, {}, { path: ['1m', '2m', '3m'], reached: false }, { reached: true }],
    },
    rule: STEP,
  },
  {
    id: 'E-81',
    says: 'of equal paths the shortest, then by the ids',
    operation: 'shatterpoint.tree-best',
    input: { tree: { own: SMALL_TREE }, successes: 2 } as Input,
    outcome: { best: { path: ['a', 'b'], damage: 2 } },
    rule: STEP,
  },
]

export const TREE_EXAMPLES: readonly WorkedExample[] = [...paths, ...options, ...best]
