import type { WorkedExample } from '../../../support/example.ts'
import { cells, layout, space } from '../table/layout.ts'

const BEACONS = 'respawnBeacon (1,1) | respawnBeacon (7,2)'
const AROUND_THE_FIRST = '(1,0) (2,1) (1,2) (0,1) (2,0) (2,2) (0,2) (0,0)'
const AROUND_THE_SECOND = '(7,1) (8,2) (7,3) (6,2) (8,1) (8,3) (6,3) (6,1)'

const respawn = (
  says: string,
  rule: string,
  drawn: string,
  asked: { squadmates?: string; occupied?: string; eliminated?: boolean },
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id: 'constructed',
  says,
  rule,
  operation: 'apex.respawn-options',
  input: {
    board: { drawn: layout(drawn, { width: 9, height: 5 }) },
    eliminated: asked.eliminated ?? true,
    squadmates: cells(asked.squadmates ?? ''),
    occupied: cells(asked.occupied ?? ''),
  },
  ...(outcome === undefined ? {} : { outcome }),
})

const respawns: WorkedExample[] = [
  respawn(
    'at the beacon nearest to any squadmate',
    'apex.respawn.place',
    BEACONS,
    { squadmates: '(3,3)' },
    {
      beacons: [
        { beacon: { id: 'respawnBeacon-1' }, distance: 2, usable: true },
        { beacon: { id: 'respawnBeacon-2' }, distance: 4, usable: false },
      ],
      spaces: cells(AROUND_THE_FIRST),
    },
  ),
  respawn(
    'the nearest comes first, wherever it is listed',
    'apex.respawn.place',
    BEACONS,
    { squadmates: '(6,3)' },
    {
      beacons: [
        { beacon: { id: 'respawnBeacon-2' }, distance: 1, usable: true },
        { beacon: { id: 'respawnBeacon-1' }, distance: 5, usable: false },
      ],
    },
  ),
  respawn(
    'a tie leaves the choice',
    'apex.respawn.place',
    BEACONS,
    { squadmates: '(4,3)' },
    {
      beacons: [{ usable: true }, { usable: true }],
      spaces: cells(`${AROUND_THE_FIRST} ${AROUND_THE_SECOND}`),
    },
  ),
  respawn(
    'without a squadmate any beacon serves',
    'apex.respawn.cost',
    BEACONS,
    {},
    {
      beacons: [
        { distance: null, usable: true },
        { distance: null, usable: true },
      ],
    },
  ),
  respawn(
    'with no space free the next nearest serves',
    'apex.respawn.place',
    BEACONS,
    {
      squadmates: '(3,3)',
      occupied: AROUND_THE_FIRST,
    },
    { beacons: [{ usable: false, spaces: [] }, { usable: true }], spaces: cells(AROUND_THE_SECOND) },
  ),
  respawn(
    'behind a parapet it is not adjacent',
    'apex.respawn.place',
    'respawnBeacon (0,0) | parapet v(1,0)',
    {},
    {
      spaces: cells('(0,1) (1,1)'),
    },
  ),
  respawn(
    'on another level it is not adjacent',
    'apex.respawn.place',
    'respawnBeacon (0,0) | B(0,1,1,1)',
    {},
    {
      spaces: cells('(1,0) (1,1)'),
    },
  ),
  respawn('no beacon, no space', 'apex.respawn.place', '', {}, { beacons: [], spaces: [] }),
  respawn('only when eliminated', 'apex.respawn.cost', BEACONS, { eliminated: false }),
  respawn('a squadmate off the board', 'apex.board.inside', BEACONS, { squadmates: '(9,0)' }),
]

const miniature = (id: string, place: WorkedExample['input'], tags: string[]) => ({
  id,
  kind: 'miniature',
  ...place,
  tags,
})
const BOARD = {
  ...layout('wall v(4,1)', { width: 9, height: 6 }),
  objects: [
    ...layout('wall v(4,1)').objects,
    miniature('beside', { cells: cells('(2,3)') }, ['DESTRUCTIBLE']),
    miniature('here', { cells: cells('(1,2)') }, ['DESTRUCTIBLE']),
    miniature('corner', { intersection: { x: 1, y: 2, level: 0 } }, ['DESTRUCTIBLE']),
    miniature('hidden', { cells: cells('(5,1)') }, ['DESTRUCTIBLE']),
    miniature('seen', { cells: cells('(5,4)') }, ['DESTRUCTIBLE']),
    miniature('edge', { edges: [{ axis: 'vertical', x: 6, y: 4 }] }, ['DESTRUCTIBLE']),
    miniature('stone', { cells: cells('(0,0)') }, []),
  ],
}

const crate = (id: string, place: string) => miniature(id, { cells: cells(place) }, ['DESTRUCTIBLE', 'OBSTRUCTION'])
/** Two solid blocks; a wall along column 4 hides whatever is east of it above row 3. */
const CRATES = {
  ...layout('wall v(4,0),v(4,1),v(4,2)', { width: 9, height: 6 }),
  objects: [
    ...layout('wall v(4,0),v(4,1),v(4,2)').objects,
    { ...crate('open', '(4,4)'), kind: 'crate' },
    { ...crate('behind', '(5,1)'), kind: 'crate' },
  ],
}

const destroy = (
  says: string,
  rule: string,
  asked: WorkedExample['input'],
  outcome?: WorkedExample['outcome'],
): WorkedExample => ({
  id: 'constructed',
  says,
  rule,
  operation: 'apex.destruction-targets',
  input: { board: { drawn: BOARD }, actor: space('(1,2)'), ...asked },
  ...(outcome === undefined ? {} : { outcome }),
})

const judged = (id: string, reason: string | null) => ({ piece: { id }, legal: reason === null, reason })
const WEAPON = { optimalRange: { min: 3, max: 4 }, ammo: 1 }

const destructions: WorkedExample[] = [
  destroy(
    'by hand what is adjacent or in the own space',
    'apex.destroy.result',
    {},
    {
      targets: [
        judged('wall-1', 'notDestructible'),
        judged('beside', null),
        judged('here', null),
        judged('corner', null),
        judged('hidden', 'notAdjacent'),
        judged('seen', 'notAdjacent'),
        judged('edge', 'notAdjacent'),
        judged('stone', 'notDestructible'),
      ],
      max: 2,
    },
  ),
  destroy(
    'with a weapon what is in sight and in optimal range',
    'apex.destroy.method',
    { weapon: WEAPON },
    {
      targets: [
        judged('wall-1', 'notDestructible'),
        judged('beside', 'outOfOptimalRange'),
        judged('here', 'outOfOptimalRange'),
        judged('corner', 'outOfOptimalRange'),
        judged('hidden', 'noLineOfSight'),
        judged('seen', null),
        judged('edge', null),
        judged('stone', 'notDestructible'),
      ],
      max: 2,
    },
  ),
  destroy(
    'a solid block does not hide itself: it is in sight where a space beside it is',
    'apex.destroy.method',
    { board: { drawn: CRATES }, weapon: WEAPON },
    {
      targets: [judged('wall-1', 'notDestructible'), judged('open', null), judged('behind', 'noLineOfSight')],
      max: 1,
    },
  ),
  destroy('what is not destructible', 'apex.destroy.count', { targets: ['stone'] }, { max: 0 }),
  destroy('one too many', 'apex.destroy.count', { targets: ['here', 'beside', 'corner'] }),
  destroy('just enough', 'apex.destroy.method', { targets: ['here', 'beside', 'corner'], count: 3 }, { max: 3 }),
  destroy('a weapon without ammo', 'apex.destroy.method', { weapon: { ...WEAPON, ammo: 0 } }),
  destroy('something that is not there', 'apex.board.inside', { targets: ['ghost'] }),
]

/** Respawning and destroying: the book gives rules, but no examples. */
export const BEACON_EXAMPLES: readonly WorkedExample[] = [...respawns, ...destructions]
