import { itemAt } from '../lib/items.ts'
import { convexParts } from './convex-parts.ts'
import { between, dot, isOnSegment, type Point, type Segment } from './plane.ts'
import { locate, type Polygon, sidesOf } from './polygon.ts'

/** A piece of the border of one region or between two; no corner lies inside it. */
export type BorderPiece = Segment & { readonly regions: readonly number[]; readonly isOpen: boolean }

/** A part of a plane cut into regions, whose border pieces are open or closed. */
export type Subdivision = { readonly regions: readonly Polygon[]; readonly pieces: readonly BorderPiece[] }

/** An open side of a cell, as it is seen from inside: its ends are numbers of points. */
export type Portal = { readonly left: number; readonly right: number; readonly next: number; readonly twin: number }

/** A convex part of a region. */
export type Cell = {
  readonly region: number
  readonly corners: Polygon
  /** The numbers of the corners. */
  readonly points: readonly number[]
  /** The numbers of the portals through which it is left. */
  readonly portals: number[]
}

/** A number by its place in a list; what is not in the list has none, and every comparison with it is false. */
export const coordinateAt = (list: Float64Array, place: number): number => list[place] ?? Number.NaN

/** The boxes around the regions, by their numbers. */
export type Boxes = {
  readonly left: Float64Array
  readonly right: Float64Array
  readonly bottom: Float64Array
  readonly top: Float64Array
}

type Built = { left: number; right: number; next: number; twin: number }

/** Regions cut into convex cells that are joined by portals: the open border pieces and the cuts. */
export class CellComplex {
  readonly cells: Cell[] = []
  readonly portals: readonly Portal[]
  /** The pairs of points between which a border is closed. */
  readonly closed: readonly (readonly [number, number])[]
  /** The cuts that no border runs along: two points and the region they lie in. */
  readonly cuts: { readonly from: number; readonly to: number; readonly region: number }[] = []
  readonly points: Point[] = []
  /** 1 for the ends of closed pieces. */
  readonly isClosedEnd: Uint8Array
  readonly regionCount: number
  readonly boxes: Boxes
  readonly #numbers = new Map<string, number>()

  constructor({ regions, pieces }: Subdivision) {
    this.regionCount = regions.length
    this.boxes = boxesOf(regions)
    const cellsOf = regions.map((polygon, region) => this.#addCells(polygon, region))
    const portals: Built[] = []
    for (const cells of cellsOf) this.#openCuts(cells, portals)
    for (const piece of pieces) this.#openPiece(piece, cellsOf, portals)
    this.portals = portals
    this.closed = pieces.flatMap(({ from, to, isOpen }) =>
      isOpen ? [] : [[this.#number(from), this.#number(to)] as const],
    )
    this.isClosedEnd = new Uint8Array(this.points.length)
    for (const [from, to] of this.closed) this.isClosedEnd[from] = this.isClosedEnd[to] = 1
  }

  /** The numbers of the cells that a point lies in or at the border of. */
  cellsAt(point: Point): number[] {
    const cells: number[] = []
    for (const [cell, { region, corners }] of this.cells.entries()) {
      if (this.#isInBox(region, point) && locate(corners, point) !== 'outside') cells.push(cell)
    }
    return cells
  }

  #isInBox(region: number, { x, y }: Point): boolean {
    const { left, right, bottom, top } = this.boxes
    return (
      coordinateAt(left, region) <= x &&
      x <= coordinateAt(right, region) &&
      coordinateAt(bottom, region) <= y &&
      y <= coordinateAt(top, region)
    )
  }

  #addCells(polygon: Polygon, region: number): number[] {
    return convexParts(polygon).map((corners) => {
      const points = corners.map((corner) => this.#number(corner))
      return this.cells.push({ region, corners, points, portals: [] }) - 1
    })
  }

  #number(point: Point): number {
    const key = `${point.x},${point.y}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const number = this.points.push(point) - 1
    this.#numbers.set(key, number)
    return number
  }

  /** The sides that two cells of one region share are cuts through it. */
  #openCuts(cells: readonly number[], portals: Built[]): void {
    const sides = new Map<string, { cell: number; side: Segment }>()
    for (const cell of cells) {
      for (const side of sidesOf(this.#cell(cell).corners)) {
        const [from, to] = [this.#number(side.from), this.#number(side.to)]
        const other = sides.get(`${to}-${from}`)
        sides.set(`${from}-${to}`, { cell, side })
        if (other === undefined) continue
        this.#join(cell, other.cell, from, to, portals)
        this.cuts.push({ from, to, region: this.#cell(cell).region })
      }
    }
  }

  #openPiece(
    { from, to, regions, isOpen }: BorderPiece,
    cellsOf: readonly (readonly number[])[],
    portals: Built[],
  ): void {
    const [one, other] = regions
    if (!isOpen || one === undefined || other === undefined) return
    const first = this.#sideWith(cellsOf[one] ?? [], from, to)
    const second = this.#sideWith(cellsOf[other] ?? [], from, to)
    if (first === null || second === null) return
    const isAlong = dot(between(from, to), between(first.side.from, first.side.to)) > 0
    const [start, end] = isAlong ? [from, to] : [to, from]
    this.#join(first.cell, second.cell, this.#number(start), this.#number(end), portals)
  }

  #sideWith(cells: readonly number[], from: Point, to: Point): { cell: number; side: Segment } | null {
    for (const cell of cells) {
      const side = sidesOf(this.#cell(cell).corners).find(
        (candidate) => isOnSegment(candidate, from) && isOnSegment(candidate, to),
      )
      if (side !== undefined) return { cell, side }
    }
    return null
  }

  /** Against the clock, a side of a cell ends at the left of whoever leaves through it. */
  #join(cell: number, next: number, start: number, end: number, portals: Built[]): void {
    const number = portals.length
    portals.push(
      { left: end, right: start, next, twin: number + 1 },
      { left: start, right: end, next: cell, twin: number },
    )
    this.#cell(cell).portals.push(number)
    this.#cell(next).portals.push(number + 1)
  }

  #cell(number: number): Cell {
    return itemAt(this.cells, number)
  }
}

function boxesOf(regions: readonly Polygon[]): Boxes {
  const edge = (of: (...values: number[]) => number, axis: 'x' | 'y') =>
    Float64Array.from(regions, (polygon) => of(...polygon.map((corner) => corner[axis])))
  return {
    left: edge(Math.min, 'x'),
    right: edge(Math.max, 'x'),
    bottom: edge(Math.min, 'y'),
    top: edge(Math.max, 'y'),
  }
}
