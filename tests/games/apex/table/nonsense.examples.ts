import type { WorkedExample } from '../../../support/example.ts'
import { layout, space } from './layout.ts'

/** A fence that is no component to connect with, on two edges that meet at a corner. */
const fences = (tags: readonly string[]) => ({
  ...layout('', { width: 6, height: 6 }),
  objects: [
    { id: 'one', kind: 'fence', edges: [{ axis: 'vertical', x: 2, y: 1 }], tags: [...tags] },
    { id: 'two', kind: 'fence', edges: [{ axis: 'horizontal', x: 2, y: 2 }], tags: [...tags] },
  ],
})

const asOnePiece = (tags: readonly string[]) => {
  const { objects, ...board } = fences(tags)
  return {
    ...board,
    objects: [{ id: 'one', kind: 'fence', edges: objects.flatMap(({ edges }) => edges), tags: [...tags] }],
  }
}

/** Components that are not connectable do not close a corner together (p. 18). */
const unconnected: WorkedExample[] = [
  {
    id: 'p. 18',
    says: 'a corner between two obstacles that do not connect is open',
    operation: 'apex.movement-step',
    input: { board: { drawn: fences(['OBSTACLE']) }, from: space('(1,2)'), to: space('(2,1)') },
    outcome: { cost: 1 },
    rule: 'apex.move.joint-around',
  },
  {
    id: 'p. 18',
    says: 'one connectable obstacle alone closes no corner with another piece',
    operation: 'apex.movement-step',
    input: {
      board: {
        drawn: {
          ...layout('', { width: 6, height: 6 }),
          objects: fences(['OBSTACLE']).objects.map((fence, index) => ({
            ...fence,
            tags: index === 0 ? ['OBSTACLE', 'CONNECTABLE'] : ['OBSTACLE'],
          })),
        },
      },
      from: space('(1,2)'),
      to: space('(2,1)'),
    },
    outcome: { cost: 1 },
    rule: 'apex.move.joint-around',
  },
  {
    id: 'p. 18',
    says: 'a corner between two connectable obstacles costs 1 more',
    operation: 'apex.movement-step',
    input: { board: { drawn: fences(['OBSTACLE', 'CONNECTABLE']) }, from: space('(1,2)'), to: space('(2,1)') },
    outcome: { cost: 2 },
    rule: 'apex.move.cost-joint',
  },
  {
    id: 'p. 18',
    says: 'so does the corner of one piece',
    operation: 'apex.movement-step',
    input: { board: { drawn: asOnePiece(['OBSTACLE']) }, from: space('(1,2)'), to: space('(2,1)') },
    outcome: { cost: 2 },
    rule: 'apex.move.cost-joint',
  },
  {
    id: 'p. 18',
    says: 'two obstacles that do not connect separate nothing across their corner',
    operation: 'apex.contiguity',
    input: { board: { drawn: fences(['OBSTACLE']) }, reference: space('(1,2)'), other: space('(2,1)') },
    outcome: { adjacent: true, near: true, interposed: [] },
    rule: 'apex.contiguity.adjacent',
  },
  {
    id: 'p. 18',
    says: 'two connectable obstacles do',
    operation: 'apex.contiguity',
    input: { board: { drawn: fences(['OBSTACLE', 'CONNECTABLE']) }, reference: space('(1,2)'), other: space('(2,1)') },
    outcome: { adjacent: false, near: false },
    rule: 'apex.contiguity.between',
  },
]

const BEACON = layout('respawnBeacon (3,1)')

/** What cannot be on a table is refused. */
const impossible: WorkedExample[] = [
  {
    id: 'p. 17',
    says: 'a wall does not stand in two places',
    operation: 'apex.line-of-sight',
    input: { board: { drawn: layout('wall v(2,2),v(2,4)') }, from: space('(1,2)'), to: space('(3,2)') },
    rule: 'apex.board.one-piece',
  },
  {
    id: 'p. 18',
    says: 'nobody is shot at inside a beacon',
    operation: 'apex.shot',
    input: {
      situation: { table: { board: { drawn: BEACON }, shooter: space('(0,1)'), target: space('(3,1)') } },
      weapon: { card: 'r-301' },
    },
    rule: 'apex.board.legend-space',
  },
  {
    id: 'p. 18',
    says: 'nor takes cover there',
    operation: 'apex.cover',
    input: { board: { drawn: BEACON }, shooter: space('(0,1)'), target: space('(3,1)') },
    rule: 'apex.board.legend-space',
  },
  {
    id: 'p. 18',
    says: 'nor is hit there',
    operation: 'apex.melee',
    input: { board: { drawn: BEACON }, attacker: space('(2,1)'), target: space('(3,1)') },
    rule: 'apex.board.legend-space',
  },
  {
    id: 'p. 11',
    says: 'equipment is never in the backpack',
    operation: 'apex.loot-fit',
    input: { panel: { backpack: ['helmet-rare'] }, token: { id: 'syringe' } },
    rule: 'apex.loot.types',
  },
  {
    id: 'p. 12',
    says: 'a body shield is not worn on the head',
    operation: 'apex.loot-fit',
    input: { panel: { helmet: 'body-rare' }, token: { id: 'syringe' } },
    rule: 'apex.loot.types',
  },
  {
    id: 'p. 43',
    says: 'an attachment that is only printed is no token',
    operation: 'apex.loot-fit',
    input: { panel: {}, token: { id: 'sight-1x-holo' } },
    rule: 'apex.attachment.printed',
  },
  {
    id: 'p. 43',
    says: 'nor lies in a backpack',
    operation: 'apex.loot-fit',
    input: { panel: { backpack: ['sight-1x-threat'] }, token: { id: 'syringe' } },
    rule: 'apex.attachment.printed',
  },
]

const edge = (x: number, y: number, level?: number) => ({
  edge: { axis: 'vertical', x, y, ...(level === undefined ? {} : { level }) },
})

/** What is on an edge stands on its own base (p. 21). */
const bases: WorkedExample[] = [
  {
    id: 'p. 21',
    says: 'a parapet on the rim of a roof is adjacent to the roof',
    operation: 'apex.contiguity',
    input: {
      board: { drawn: layout('B(0,0,2,2) | roofParapet v(2,0)') },
      reference: space('(1,0)'),
      other: edge(2, 0),
    },
    outcome: { adjacent: true, near: true },
    rule: 'apex.contiguity.edge-object',
  },
  {
    id: 'p. 21',
    says: 'and not to the ground below',
    operation: 'apex.contiguity',
    input: {
      board: { drawn: layout('B(0,0,2,2) | roofParapet v(2,0)') },
      reference: space('(2,0)'),
      other: edge(2, 0),
    },
    outcome: { adjacent: false, near: true },
    rule: 'apex.contiguity.edge-object',
  },
  {
    id: 'p. 21',
    says: 'a building wall is adjacent to the spaces at its foot',
    operation: 'apex.contiguity',
    input: { board: { drawn: layout('B(0,0,2,2)') }, reference: space('(2,0)'), other: edge(2, 0) },
    outcome: { adjacent: true, near: true },
    rule: 'apex.contiguity.edge-object',
  },
]

/** A board is drawn, or named. */
const forms: WorkedExample[] = [
  {
    id: 'p. 9',
    says: 'a board of the content is named by its id',
    operation: 'apex.line-of-sight',
    input: { board: { content: 'crossroads' }, from: space('(6,7)'), to: space('(10,7)') },
    outcome: { visible: true },
  },
  {
    id: 'p. 9',
    says: 'a board that does not exist',
    operation: 'apex.line-of-sight',
    input: { board: { content: 'kings-canyon' }, from: space('(6,7)'), to: space('(10,7)') },
    rule: 'apex.content.known',
  },
]

export const NONSENSE_EXAMPLES: readonly WorkedExample[] = [...unconnected, ...impossible, ...bases, ...forms]
