import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'

const offset = z.int().min(-10).max(10)

export const PatternCell = z
  .strictObject({
    columns: offset.describe('Columns east of the origin.'),
    rows: offset.describe('Rows south of the origin.'),
    damage: z.int().min(0).max(200).nullable().describe('null where it is not known.'),
  })
  .meta({ id: 'ApexPatternCell' })
export type PatternCell = z.infer<typeof PatternCell>

/** The spaces around an origin that an effect covers, as they lie without rotation. */
export const AreaPattern = ContentEntry.extend({
  kind: z.literal('areaPattern'),
  cells: z.array(PatternCell),
  /** Whether it ignores obstructions and levels. */
  aerial: z.boolean(),
})
export type AreaPattern = z.infer<typeof AreaPattern>

type Span = readonly [from: number, to: number]

/** A block of spaces, row by row. */
function block([west, east]: Span, [north, south]: Span, damage: (columns: number, rows: number) => number | null) {
  const size = { columns: east - west + 1, rows: south - north + 1 }
  return Array.from({ length: size.columns * size.rows }, (_, index) => {
    const [columns, rows] = [west + (index % size.columns), north + Math.floor(index / size.columns)]
    return { columns, rows, damage: damage(columns, rows) }
  })
}

/** The areas that the book gives; the red rhombus of each is its origin. */
export const areaPatterns = defineEntries(AreaPattern, [
  {
    id: 'frag-area',
    kind: 'areaPattern',
    name: { en: 'Fragmentation area', es: 'Área de fragmentación' },
    provenance: 'rulebook',
    source: 'p. 32, 42',
    cells: block([-1, 1], [-1, 1], (columns, rows) => (columns === 0 && rows === 0 ? 20 : 10)),
    aerial: false,
  },
  {
    id: 'thermite-area',
    kind: 'areaPattern',
    name: { en: 'Thermite area', es: 'Área de termita' },
    provenance: 'rulebook',
    source: 'p. 42; that the origin is the middle of the five spaces is assumed.',
    cells: block([-2, 2], [0, 0], () => 15),
    aerial: false,
  },
  {
    id: 'rolling-thunder-area',
    kind: 'areaPattern',
    name: { en: 'Rolling Thunder area', es: 'Área de Trueno rodante' },
    provenance: 'rulebook',
    source: 'p. 32: five by four spaces, aerial; the damage stands on the card, which the book does not show.',
    cells: block([-2, 2], [-1, 2], () => null),
    aerial: true,
  },
])
