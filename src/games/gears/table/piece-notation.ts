import { type Point, samePoint, turn } from '../../../geometry/plane.ts'
import { locate } from '../../../geometry/polygon.ts'
import type { CoverSpace, DrawnMap, Edge, Zone } from './map.ts'
import type { Gate, MapPiece, Way } from './map-piece.ts'

/**
 * A side of a map piece as a drawing: one letter a square of ten units, squares of one letter are a zone. Everything
 * else is listed in units from the lower left corner; `shifts` move single corners of the squares, for slanted borders.
 */
export type PieceDrawing = {
  readonly id: string
  readonly rows: string
  /** The opening: the side of the piece, then from where to where along it; none on a last piece. */
  readonly exit: `${Way} ${number}-${number}` | null
  /** The middle of each cover space, then where its arrows point: `24,45 E S`. */
  readonly covers: readonly string[]
  readonly holes: readonly string[]
  readonly equipment: string | null
  /** Borders by their ends: `30,40 30,60`. */
  readonly walls?: readonly string[]
  readonly heights?: readonly string[]
  /** Borders that can be walked over and are drawn as cover. */
  readonly sills?: readonly string[]
  readonly shifts?: readonly string[]
}

const SQUARE = 10
/** The length of an entrance side, so that pieces lie flush. */
const ENTRANCE = 60
/** How far the centre of an arrow lies from the middle of its cover space. */
const ARM = 2

const COMPASS: Readonly<Record<string, Point>> = {
  N: { x: 0, y: 1 },
  NE: { x: 1, y: 1 },
  E: { x: 1, y: 0 },
  SE: { x: 1, y: -1 },
  S: { x: 0, y: -1 },
  SW: { x: -1, y: -1 },
  W: { x: -1, y: 0 },
  NW: { x: -1, y: 1 },
}

/** Reads the drawing of a piece. */
export function readPiece(drawing: PieceDrawing): MapPiece {
  const { id, walls = [], heights = [], sills = [] } = drawing
  const grid = drawing.rows.trim().split(/\s+/).reverse()
  const shift = shiftOf(drawing.shifts ?? [])
  const [width, height] = [SQUARE * (grid[0]?.length ?? 0), SQUARE * grid.length]
  return {
    id,
    zones: lettersOf(grid).map((letter) => zoneOf(letter, outlineOf(grid, letter).map(shift), drawing)),
    edges: [
      ...walls.flatMap((border) => edgesOf(border, { kind: 'wall' }, shift)),
      ...heights.flatMap((border) => edgesOf(border, { kind: 'elevation' }, shift)),
      ...sills.flatMap((border) => edgesOf(border, { kind: 'passable', drawnAs: 'cover' }, shift)),
    ],
    entrance: { from: { x: 0, y: 0 }, to: { x: width, y: 0 }, anchor: { x: 0, y: 0 }, way: 'north' },
    ...(drawing.exit === null ? {} : { exit: exitOf(drawing.exit, width, height) }),
  }
}

function pointOf(text: string): Point {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number)
  return { x, y }
}

function shiftOf(shifts: readonly string[]): (point: Point) => Point {
  const moved = new Map(
    shifts.map((text) => {
      const [from = '', to = ''] = text.split(' to ')
      return [from, pointOf(to)]
    }),
  )
  return (point) => moved.get(`${point.x},${point.y}`) ?? point
}

function lettersOf(grid: readonly string[]): string[] {
  return [...new Set(grid.join(''))].sort()
}

/** The outline of the squares of one letter, against the clock, with every corner of a square that it passes. */
function outlineOf(grid: readonly string[], letter: string): Point[] {
  const next = new Map(
    grid.flatMap((squares, row) => [...squares].flatMap((_, column) => sidesOf(grid, letter, column, row))),
  )
  const outline: Point[] = []
  for (let at = [...next.values()][0]; at !== undefined && outline.length < next.size; ) {
    outline.push(at)
    at = next.get(`${at.x},${at.y}`)
  }
  return outline
}

/** The sides of a square that lie on the outline of its zone: from which corner to which. */
function sidesOf(grid: readonly string[], letter: string, column: number, row: number): [string, Point][] {
  const has = (across: number, up: number) => grid[row + up]?.[column + across] === letter
  if (!has(0, 0)) return []
  const [left, bottom] = [column * SQUARE, row * SQUARE]
  const [right, top] = [left + SQUARE, bottom + SQUARE]
  return [
    ...side(!has(0, -1), { x: left, y: bottom }, { x: right, y: bottom }),
    ...side(!has(1, 0), { x: right, y: bottom }, { x: right, y: top }),
    ...side(!has(0, 1), { x: right, y: top }, { x: left, y: top }),
    ...side(!has(-1, 0), { x: left, y: top }, { x: left, y: bottom }),
  ]
}

const side = (isOuter: boolean, { x, y }: Point, to: Point): [string, Point][] => (isOuter ? [[`${x},${y}`, to]] : [])

function zoneOf(letter: string, outline: readonly Point[], { covers, holes, equipment }: PieceDrawing): Zone {
  const isHere = (text: string) => locate(outline, pointOf(text.split(' ')[0] ?? '')) === 'inside'
  return {
    id: letter,
    polygon: withoutStraight(outline),
    covers: covers.filter(isHere).map((text, index) => coverOf(`${letter}-${index + 1}`, text)),
    holes: holes.flatMap((text, index) => (isHere(text) ? [{ id: `h${index + 1}`, at: pointOf(text) }] : [])),
    equipment: equipment === letter,
  }
}

/** Leaves out corners at which the outline goes straight on. */
function withoutStraight(outline: readonly Point[]): Point[] {
  return outline.filter((corner, index) => {
    const [before, after] = [outline.at(index - 1), outline[(index + 1) % outline.length]]
    return before !== undefined && after !== undefined && turn(before, corner, after) !== 0
  })
}

function coverOf(id: string, text: string): CoverSpace {
  const [middle = '', ...ways] = text.split(' ')
  const { x, y } = pointOf(middle)
  const arrows = ways.map((way) => {
    const facing = COMPASS[way] ?? { x: 0, y: 0 }
    return { centre: { x: x + ARM * facing.x, y: y + ARM * facing.y }, facing }
  })
  return { id, arrows }
}

/** A border as edges from one corner of a square to the next, so that it follows shifted corners. */
function edgesOf(
  border: string,
  look: Pick<Edge, 'kind' | 'drawnAs'>,
  shift: (point: Point) => Point,
): DrawnMap['edges'] {
  const [start = '', end = ''] = border.split(' ')
  const [from, to] = [pointOf(start), pointOf(end)]
  const length = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) / SQUARE
  const at = (number: number) =>
    shift({ x: from.x + ((to.x - from.x) * number) / length, y: from.y + ((to.y - from.y) * number) / length })
  const edges = Array.from({ length }, (_, number) => ({ from: at(number), to: at(number + 1), ...look }))
  return edges.filter((edge) => !samePoint(edge.from, edge.to))
}

/** The opening with the point that the entrance of the next piece is laid on: its upper or left corner is flush. */
function exitOf(text: string, width: number, height: number): Gate {
  const [way = '', range = ''] = text.split(' ')
  const [start = 0, end = 0] = range.split('-').map(Number)
  if (way === 'north') {
    return { from: { x: start, y: height }, to: { x: end, y: height }, anchor: { x: 0, y: height }, way: 'north' }
  }
  const isEast = way === 'east'
  const x = isEast ? width : 0
  const anchor = { x, y: isEast ? height : height - ENTRANCE }
  return { from: { x, y: start }, to: { x, y: end }, anchor, way: isEast ? 'east' : 'west' }
}
