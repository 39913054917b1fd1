import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { AccessGroup } from '../table/access-group.ts'
import { DrawnBattlefield } from '../table/battlefield.ts'
import type { Corners } from '../table/outline.ts'
import { block, gantry, piece, SKIRMISH } from '../table/tables.examples.ts'

/** A table with its terrain, and perhaps with units and objectives on it. */
export const BattlefieldEntry = ContentEntry.extend({
  kind: z.literal('battlefield'),
  battlefield: DrawnBattlefield,
  access: z.array(AccessGroup).max(12),
})
export type BattlefieldEntry = z.infer<typeof BattlefieldEntry>

const SIDE = 900

/** The same rectangle on the other half of the table. */
const mirror = ([left, near, right, far]: Corners): Corners => [SIDE - right, SIDE - far, SIDE - left, SIDE - near]

type Build = typeof block

/** A piece and its image on the other half. */
const pair = (build: Build, id: string, corners: Corners, more: Parameters<Build>[2] = {}) => [
  piece(build(`${id} 1`, corners, more)),
  piece(build(`${id} 2`, mirror(corners), more)),
]

const LADDER = { sight: 'clear', movement: 'impassable' } as const

/** Battlefields to begin with. */
export const battlefields = defineEntries(BattlefieldEntry, [
  {
    id: 'beginner-yard',
    kind: 'battlefield',
    name: { en: 'Beginner yard', es: 'Patio para principiantes' },
    provenance: 'constructed',
    source:
      'Constructed: pieces such as the box holds, symmetric about the middle, clear of the core mission’s objectives.',
    battlefield: {
      terrain: [
        ...pair(block, 'building', [263, 263, 383, 383]),
        ...pair(gantry, 'gantry', [383, 283, 623, 363]),
        ...pair(block, 'ladder', [308, 253, 338, 263], LADDER),
        ...pair(block, 'eastern crate', [640, 330, 680, 370], { top: 35 }),
        ...pair(block, 'middle crate', [380, 440, 420, 480], { top: 35 }),
        ...pair(block, 'barricade', [400, 230, 500, 240], { top: 30 }),
      ],
    },
    access: [
      {
        id: 'ladder 1',
        points: [
          { id: 'foot 1', x: 323, y: 248, z: 0 },
          { id: 'head 1', x: 323, y: 268, z: 100 },
        ],
      },
      {
        id: 'ladder 2',
        points: [
          { id: 'foot 2', x: 577, y: 652, z: 0 },
          { id: 'head 2', x: 577, y: 632, z: 100 },
        ],
      },
    ],
  },
  {
    id: 'skirmish',
    kind: 'battlefield',
    name: { en: 'Skirmish around a building', es: 'Escaramuza en torno a un edificio' },
    provenance: 'constructed',
    source: 'Constructed: the table of our published examples.',
    battlefield: SKIRMISH,
    access: [],
  },
])
