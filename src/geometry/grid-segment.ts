import type { Axis } from './grid.ts'

/**
 * A segment on the grid. Coordinates are doubled, so that the centre of cell (c, r) is (2c + 1, 2r + 1), the vertex
 * (x, y) is (2x, 2y), and everything stays a whole number.
 */
export type GridSegment = { readonly ax: number; readonly ay: number; readonly zx: number; readonly zy: number }

/** Hears what a segment meets between its ends, in order. Answering `true` ends the walk. */
export interface GridWalker {
  /** The segment crosses the interior of an edge. */
  edge(axis: Axis, x: number, y: number): boolean
  /** The segment passes exactly through a vertex. */
  vertex(x: number, y: number): boolean
  /** The segment enters the interior of a cell. The first cell, where it starts, is not entered. */
  cell?(column: number, row: number): void
}

/**
 * Walks a segment from its first end to its last, comparing the next crossing of a vertical grid line with the next
 * crossing of a horizontal one by cross multiplication: no division and no rounding. The ends themselves never count.
 * A segment along a grid line passes vertices and crosses no edge. Returns whether the walk was ended early.
 */
export function walk(segment: GridSegment, walker: GridWalker): boolean {
  const { ax, ay, zx, zy } = segment
  if (ax === zx && ax % 2 === 0) return walkAlong(ay, zy, (y) => walker.vertex(ax / 2, y))
  if (ay === zy && ay % 2 === 0) return walkAlong(ax, zx, (x) => walker.vertex(x, ay / 2))
  return walkAcross(segment, walker)
}

function walkAcross({ ax, ay, zx, zy }: GridSegment, walker: GridWalker): boolean {
  const width = Math.abs(zx - ax)
  const height = Math.abs(zy - ay)
  const stepX = zx > ax ? 1 : -1
  const stepY = zy > ay ? 1 : -1
  let column = firstCell(ax, stepX)
  let row = firstCell(ay, stepY)
  // Walking left or up, the grid line just crossed is on the far side of the entered cell.
  const backX = (1 - stepX) / 2
  const backY = (1 - stepY) / 2
  // How far it is, along each axis, from the start to the next grid line.
  let nextX = ax % 2 === 0 ? 2 : 1
  let nextY = ay % 2 === 0 ? 2 : 1

  while (nextX < width || nextY < height) {
    const order = nextX * height - nextY * width
    if (order <= 0) {
      column += stepX
      nextX += 2
    }
    if (order >= 0) {
      row += stepY
      nextY += 2
    }
    if (meet(walker, order, column + backX, row + backY, column, row)) return true
    walker.cell?.(column, row)
  }
  return false
}

/** Tells the walker what lies at a crossing: a vertical line, a horizontal line, or both at once. */
function meet(walker: GridWalker, order: number, x: number, y: number, column: number, row: number): boolean {
  if (order < 0) return walker.edge('vertical', x, row)
  if (order > 0) return walker.edge('horizontal', column, y)
  return walker.vertex(x, y)
}

function walkAlong(from: number, to: number, visit: (line: number) => boolean): boolean {
  const step = Math.sign(to - from)
  if (step === 0) return false
  for (let line = from / 2 + step; line !== to / 2; line += step) {
    if (visit(line)) return true
  }
  return false
}

/** The column or row that a segment lies in just after its first end. */
function firstCell(coordinate: number, step: number): number {
  return coordinate % 2 === 0 && step < 0 ? coordinate / 2 - 1 : Math.floor(coordinate / 2)
}
