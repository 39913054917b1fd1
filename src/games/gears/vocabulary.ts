import { z } from 'zod'
import { wholeNumber } from '../../contract/whole-number.ts'

/** The largest map and table that a question may be asked about. */
export const LIMITS = {
  coordinate: 1_000_000,
  zones: 100,
  corners: 24,
  cornersInAll: 800,
  edges: 400,
  covers: 6,
  arrows: 4,
  arrowsInAll: 240,
  holes: 4,
  doors: 8,
  pieces: 20,
  cogs: 4,
  locust: 40,
  dice: 40,
  distance: 200,
} as const

/** A caller’s name for a zone, a cover space, a figure and so on. */
export const Id = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.:/-]{0,63}$/u)
  .describe('Letters, digits, space and _ . : / -')
  .meta({ id: 'GearsId' })

/** What a caller or the content calls a map piece; the names of its zones in a joined map start with it. */
export const PieceId = z
  .string()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.:/-]{0,11}$/u)
  .describe('A number and a side, as in 2A.')
  .meta({ id: 'GearsPieceId' })

const coordinate = wholeNumber(-LIMITS.coordinate, LIMITS.coordinate)

export const Point = z
  .strictObject({ x: coordinate, y: coordinate })
  .describe('x to the right, y upwards, in whole units of the caller’s choice.')
  .meta({ id: 'GearsPoint' })
export type Point = z.infer<typeof Point>

/** A number of figures, cards, dice or zones in an answer. */
export const Count = z.int().min(0).max(100_000)

/** A number of zones in an answer; null if no way leads there. */
export const Distance = z.int().min(0).max(LIMITS.distance).nullable()

/** The kinds of border between zones. */
const EDGE_KINDS = ['passable', 'wall', 'elevation'] as const
export const EdgeKind = z.enum(EDGE_KINDS).meta({ id: 'GearsEdgeKind' })
export type EdgeKind = z.infer<typeof EdgeKind>

/** Where a figure stands: in a zone, or in a cover space of it. */
export const Position = z
  .strictObject({ zone: Id, cover: Id.exactOptional().describe('The cover space it stands in, if any.') })
  .meta({ id: 'GearsPosition' })
export type Position = z.infer<typeof Position>

/** The enemy slots of a mission, the weakest first. */
export const SLOTS = ['A', 'B', 'C'] as const
export const Slot = z.enum(SLOTS).meta({ id: 'GearsSlot' })
export type Slot = z.infer<typeof Slot>

/** The kinds of enemy figure; several enemy cards may share one. */
export const FIGURE_TYPES = ['wretch', 'drone', 'ticker', 'boomer', 'theron', 'kantus', 'berserker'] as const
export const FigureType = z.enum(FIGURE_TYPES).meta({ id: 'GearsFigureType' })
export type FigureType = z.infer<typeof FigureType>

/** A value for each kind of figure, made in the order of the list. */
export const byFigureType = <Value>(make: (type: FigureType) => Value): Record<FigureType, Value> => ({
  wretch: make('wretch'),
  drone: make('drone'),
  ticker: make('ticker'),
  boomer: make('boomer'),
  theron: make('theron'),
  kantus: make('kantus'),
  berserker: make('berserker'),
})

/** The states of a Locust figure. */
const LOCUST_STATES = ['healthy', 'wounded', 'gravelyWounded'] as const
export const LocustState = z.enum(LOCUST_STATES).meta({ id: 'GearsLocustState' })
export type LocustState = z.infer<typeof LocustState>

/** The states of a COG figure. */
const COG_STATUSES = ['standing', 'bleeding', 'executed'] as const
export const CogStatus = z.enum(COG_STATUSES).meta({ id: 'GearsCogStatus' })
export type CogStatus = z.infer<typeof CogStatus>

/** The reaction icons of order cards. */
export const REACTIONS = ['guard', 'dodge', 'follow'] as const
export const Reaction = z.enum(REACTIONS).meta({ id: 'GearsReaction' })
export type Reaction = z.infer<typeof Reaction>

/** How much protection a cover space gives. */
const COVER_GRADES = ['none', 'partial', 'full'] as const
export const CoverGrade = z.enum(COVER_GRADES).meta({ id: 'GearsCoverGrade' })
export type CoverGrade = z.infer<typeof CoverGrade>
