import { type Stretch, stretchNearPoint, stretchNearSegment, type Way } from '../../../../geometry/disc/disc-way.ts'
import { type Polygon, sidesOf } from '../../../../geometry/polygon.ts'
import { CONTACT, TOLERANCE } from '../../measuring/distance.ts'
import { areEnemies, isTerrain, type PlacedBoard, type PlacedSide } from '../../table/placed-board.ts'
import { BAND_LENGTHS } from '../../vocabulary.ts'

/** From where to where the centre of a base may lie along a side, in whole micrometres, both included. */
type Interval = { readonly from: number; readonly to: number }

/** The places of a base at a side. */
export type Positions = {
  readonly axis: 'x' | 'y'
  /** The other coordinate of the centre. */
  readonly across: number
  /** Whether enemies are too near to all of them, so that any free place will do. */
  readonly forced: boolean
  readonly intervals: readonly Interval[]
}

/** How a place is judged: how far from enemies, and how much bases and templates may be cut. */
type Measure = { readonly spacing: number | null; readonly overBase: number; readonly overTerrain: number }

const EXACT = { overBase: 0, overTerrain: 0 }
const LENIENT = { overBase: CONTACT, overTerrain: TOLERANCE }

/** Where a base of a player may be put at a side. Places that are right only within the tolerances are the last choice. */
export function positionsAt(board: PlacedBoard, side: PlacedSide, radius: number, isHero = false): Positions {
  const entry = entryOf(board, side, radius)
  const { axis, across } = entry
  const find = (...measures: readonly Measure[]): Interval[] =>
    measures.reduce<Interval[]>((found, one) => (found.length > 0 ? found : freeIntervals(board, side, entry, one)), [])
  if (isHero) {
    const free = find({ ...EXACT, spacing: null }, { ...LENIENT, spacing: null })
    return { axis, across, forced: false, intervals: free }
  }
  const apart = find({ ...EXACT, spacing: BAND_LENGTHS.S }, { ...LENIENT, spacing: BAND_LENGTHS.S - TOLERANCE })
  if (apart.length > 0) return { axis, across, forced: false, intervals: apart }
  return { axis, across, forced: true, intervals: find({ ...EXACT, spacing: null }, { ...LENIENT, spacing: null }) }
}

/** The way of the centre along a side, and what of it lies at the side and on the board. */
type Entry = {
  readonly axis: 'x' | 'y'
  readonly across: number
  readonly way: Way
  readonly radius: number
  readonly whole: Interval
}

function entryOf({ width, height }: PlacedBoard, { from, to }: PlacedSide, radius: number): Entry {
  const axis = from.y === to.y ? 'x' : 'y'
  const [edge, depth, long] = axis === 'x' ? [from.y, height, width] : [from.x, width, height]
  const across = edge === 0 ? radius : depth - radius
  return {
    axis,
    across,
    radius,
    way: axis === 'x' ? eastwards(across) : northwards(across),
    whole: {
      from: Math.max(radius, Math.min(from[axis], to[axis])),
      to: Math.min(long - radius, Math.max(from[axis], to[axis])),
    },
  }
}

const eastwards = (y: number): Way => ({ from: { x: 0, y }, direction: { x: 1, y: 0 } })
const northwards = (x: number): Way => ({ from: { x, y: 0 }, direction: { x: 0, y: 1 } })

/** What is left of a side, to whole micrometres. */
function freeIntervals(board: PlacedBoard, side: PlacedSide, entry: Entry, measure: Measure): Interval[] {
  const taken = [...takenByBases(board, side, entry, measure), ...takenByTerrain(board, entry, measure)]
    .map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) }))
    .toSorted((a, b) => a.from - b.from)
  const { from, to: end } = entry.whole
  const free: Interval[] = []
  let start = from
  for (const stretch of taken) {
    if (stretch.from >= start && start <= end) free.push({ from: start, to: Math.min(stretch.from, end) })
    start = Math.max(start, stretch.to)
  }
  return start <= end ? [...free, { from: start, to: end }] : free
}

function takenByBases(board: PlacedBoard, { player }: PlacedSide, { way, radius }: Entry, measure: Measure): Stretch[] {
  return board.creatures.flatMap(({ creature, disc }) => {
    const isSpaced = measure.spacing !== null && areEnemies(player, creature.player, board)
    const gap = isSpaced ? (measure.spacing ?? 0) : -measure.overBase
    return stretchNearPoint(way, disc, radius + disc.radius + gap) ?? []
  })
}

function takenByTerrain({ terrain }: PlacedBoard, { way, axis, across, radius }: Entry, measure: Measure): Stretch[] {
  return terrain
    .filter((template) => isTerrain(template, 'impassable'))
    .flatMap(({ outline }) => [
      ...sidesOf(outline).flatMap((side) => stretchNearSegment(way, side, radius - measure.overTerrain) ?? []),
      ...stretchesInside(outline, axis, across),
    ])
}

/** Where a line along an axis passes the inside of a polygon. */
function stretchesInside(outline: Polygon, axis: 'x' | 'y', across: number): Stretch[] {
  const other = axis === 'x' ? 'y' : 'x'
  const crossings = sidesOf(outline)
    .filter(({ from, to }) => from[other] > across !== to[other] > across)
    .map(({ from, to }) => {
      const share = (across - from[other]) / (to[other] - from[other])
      return from[axis] + share * (to[axis] - from[axis])
    })
    .toSorted((a, b) => a - b)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : []
  })
}
