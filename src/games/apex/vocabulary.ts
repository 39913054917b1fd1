import { z } from 'zod'
import { wholeNumber } from '../../contract/whole-number.ts'
import { AXES } from '../../geometry/grid.ts'

/** What a piece of scenery does; the names are the book's tags. */
export const TAGS = [
  'OBSTRUCTION',
  'OBSTACLE',
  'IMPASSABLE',
  'CONNECTABLE',
  'COVER',
  'OCCUPIES_SPACE',
  'OCCUPIES_EDGE',
  'OCCUPIES_INTERSECTION',
  'INTERACTIVE',
  'DESTRUCTIBLE',
  'PERMANENT',
  'AERIAL',
  'ZONE',
] as const
export const Tag = z.enum(TAGS).meta({ id: 'ApexTag' })
export type Tag = z.infer<typeof Tag>

/** The largest board, building and stack that a question may be asked about. */
export const LIMITS = { side: 48, buildings: 100, objects: 400, edges: 64, cells: 64, places: 2000, level: 20 } as const

/** A number of spaces, levels or pieces in an answer. */
export const Count = z.int().min(0).max(10_000)

/** A difficulty, a modifier or another number in an answer that may be negative. */
export const Amount = z.int().min(-1_000_000).max(1_000_000)

const coordinate = wholeNumber(0, LIMITS.side)
export const Level = wholeNumber(0, LIMITS.level)

export const Cell = z
  .strictObject({ column: coordinate, row: coordinate })
  .describe('A space: columns count from the west, rows from the north, both from 0.')
  .meta({ id: 'ApexCell' })

export const Intersection = z
  .strictObject({ x: coordinate, y: coordinate, level: Level })
  .describe('A corner of spaces; corners on different levels are different intersections.')
  .meta({ id: 'ApexIntersection' })
export type Intersection = z.infer<typeof Intersection>

export const Edge = z
  .strictObject({ axis: z.enum(AXES).meta({ id: 'ApexAxis' }), x: coordinate, y: coordinate })
  .describe('A border between spaces: vertical is left of space (x, y), horizontal is above it.')
  .meta({ id: 'ApexEdge' })

/** An end of a line of sight. */
export const End = z
  .union([z.strictObject({ cell: Cell }), z.strictObject({ intersection: Intersection })])
  .describe('A space or an intersection.')
  .meta({ id: 'ApexEnd' })
export type End = z.infer<typeof End>

/** A space that somebody stands in. */
export const Space = z.strictObject({ cell: Cell }).meta({ id: 'ApexSpace' })
export type Space = z.infer<typeof Space>

export const Vertex = z
  .strictObject({ x: coordinate, y: coordinate })
  .describe('A corner of spaces, seen from above.')
  .meta({ id: 'ApexVertex' })

export const Piece = z
  .strictObject({ kind: z.string(), id: z.string() })
  .describe('A piece on the board; buildings are numbered from 1 as they are listed.')
  .meta({ id: 'ApexPiece' })
export type Piece = z.infer<typeof Piece>

/** The sides of the board. */
export const BORDER_SIDES = ['N', 'E', 'S', 'W'] as const
export const BorderSide = z.enum(BORDER_SIDES).meta({ id: 'ApexBorderSide' })
export type BorderSide = z.infer<typeof BorderSide>
