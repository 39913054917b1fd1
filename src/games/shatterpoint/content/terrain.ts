import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { isSimple } from '../../../geometry/polygon.ts'
import { TerrainPart, TerrainPiece } from '../table/battlefield.ts'
import { micrometres } from '../table/lengths.ts'
import { type Corners, rectangle } from '../table/outline.ts'
import { Id, Length, Millimetres } from '../vocabulary.ts'

const AccessPoint = z.strictObject({ id: Id, x: Millimetres, y: Millimetres, z: Length })

const ValidPart = TerrainPart.refine(({ bottom, top }) => bottom < top, {
  message: 'A part ends above its bottom.',
}).refine(({ outline }) => isSimple(outline.map(({ x, y }) => ({ x: micrometres(x), y: micrometres(y) }))), {
  message: 'An outline does not cross itself.',
})

/** A terrain piece around its own corner (0, 0), to be put anywhere on a table. */
export const Terrain = ContentEntry.extend({
  kind: z.literal('terrain'),
  piece: TerrainPiece.extend({ parts: z.array(ValidPart).min(1) }),
  /** The ends of a ladder or lift, which are linked. */
  accessPoints: z.array(AccessPoint).max(4),
  copies: z.int().min(1).max(8),
})
export type Terrain = z.infer<typeof Terrain>

type Part = z.input<typeof TerrainPart>
type Quality = Pick<Part, 'sight' | 'movement'>

/** Qualities as the book assigns them on p. 35. */
const GANTRY: Quality = { sight: 'clear', movement: 'passable' }
const LADDER: Quality = { sight: 'clear', movement: 'impassable' }
const BUILDING: Quality = { sight: 'blocked', movement: 'impassable' }

/** A rectangle from one corner to the opposite one. */
const box = (id: string, corners: Corners, height: readonly [number, number], quality: Quality): Part => {
  const [bottom, top] = height
  return { id, outline: rectangle(corners), bottom, top, ...quality }
}

type Built = { copies?: number; accessPoints?: z.input<typeof AccessPoint>[] }

const terrain = (id: string, en: string, es: string, parts: Part[], { copies = 1, accessPoints = [] }: Built = {}) => ({
  id,
  kind: 'terrain' as const,
  name: { en, es },
  provenance: 'constructed' as const,
  source: 'Constructed: the box has 23 pieces (p. 5), but no book gives their shapes. Qualities as on p. 35.',
  piece: { id, parts },
  accessPoints,
  copies,
})

/** 23 pieces such as the box holds. */
export const terrains = defineEntries(Terrain, [
  terrain('long-gantry', 'Long gantry', 'Pasarela larga', [box('deck', [0, 0, 240, 80], [95, 100], GANTRY)], {
    copies: 4,
  }),
  terrain('short-gantry', 'Short gantry', 'Pasarela corta', [box('deck', [0, 0, 120, 80], [95, 100], GANTRY)], {
    copies: 2,
  }),
  terrain('platform', 'Platform', 'Plataforma', [box('deck', [0, 0, 120, 120], [95, 100], GANTRY)], { copies: 2 }),
  terrain('ladder', 'Ladder', 'Escalerilla', [box('rungs', [0, 0, 30, 10], [0, 100], LADDER)], {
    copies: 4,
    accessPoints: [
      { id: 'foot', x: 15, y: -5, z: 0 },
      { id: 'head', x: 15, y: 15, z: 100 },
    ],
  }),
  terrain(
    'small-building',
    'Small building',
    'Edificio pequeño',
    [box('house', [0, 0, 120, 120], [0, 100], BUILDING)],
    { copies: 2 },
  ),
  terrain('two-storey-building', 'Two-storey building', 'Edificio de dos plantas', [
    box('house', [0, 0, 140, 120], [0, 200], BUILDING),
    box('balcony', [0, 120, 140, 180], [95, 100], GANTRY),
  ]),
  terrain('crate', 'Crate', 'Caja', [box('crate', [0, 0, 40, 40], [0, 35], BUILDING)], { copies: 4 }),
  terrain('barricade', 'Barricade', 'Barricada', [box('wall', [0, 0, 100, 10], [0, 30], BUILDING)], { copies: 2 }),
  terrain('sensor-tower', 'Sensor tower', 'Torre de sensores', [
    box('base', [0, 0, 80, 80], [0, 60], BUILDING),
    box('mast', [30, 30, 50, 50], [60, 220], LADDER),
  ]),
  terrain('generator', 'Generator', 'Generador', [
    {
      id: 'drum',
      outline: [
        { x: 20, y: 0 },
        { x: 60, y: 0 },
        { x: 80, y: 20 },
        { x: 80, y: 60 },
        { x: 60, y: 80 },
        { x: 20, y: 80 },
        { x: 0, y: 60 },
        { x: 0, y: 20 },
      ],
      bottom: 0,
      top: 70,
      ...BUILDING,
    },
  ]),
])
