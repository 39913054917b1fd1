/** The unit square between columns `column` and `column + 1`, rows `row` and `row + 1`. */
export type Cell = { column: number; row: number }

/** A corner of cells. */
export type Vertex = { x: number; y: number }

export const AXES = ['vertical', 'horizontal'] as const
export type Axis = (typeof AXES)[number]

/**
 * A side of a cell. Vertical: from (x, y) to (x, y + 1), left of cell (x, y).
 * Horizontal: from (x, y) to (x + 1, y), above cell (x, y).
 */
export type Edge = { axis: Axis; x: number; y: number }

export function sameCell(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.row === b.row
}

/** The two cells that share an edge, the one left of it or above it first. */
export function cellsOfEdge({ axis, x, y }: Edge): [Cell, Cell] {
  const second = { column: x, row: y }
  return axis === 'vertical' ? [{ column: x - 1, row: y }, second] : [{ column: x, row: y - 1 }, second]
}

/** The four cells that share a vertex. */
export function cellsOfVertex({ x, y }: Vertex): [Cell, Cell, Cell, Cell] {
  return [
    { column: x - 1, row: y - 1 },
    { column: x, row: y - 1 },
    { column: x - 1, row: y },
    { column: x, row: y },
  ]
}

/** The edge between two cells that touch along a side. */
export function edgeBetween(a: Cell, b: Cell): Edge {
  return a.row === b.row
    ? { axis: 'vertical', x: Math.max(a.column, b.column), y: a.row }
    : { axis: 'horizontal', x: a.column, y: Math.max(a.row, b.row) }
}

/** The vertex between two cells that touch only at a corner. */
export function vertexBetween(a: Cell, b: Cell): Vertex {
  return { x: Math.max(a.column, b.column), y: Math.max(a.row, b.row) }
}

/** The number of steps to a neighbouring cell, diagonals allowed. */
export function stepsBetween(a: Cell, b: Cell): number {
  return Math.max(Math.abs(a.column - b.column), Math.abs(a.row - b.row))
}

/** The eight cells around a cell: those that share a side first, each group clockwise from the north. */
export function neighboursOf({ column, row }: Cell): Cell[] {
  return NEIGHBOURS.map(([columns, rows]) => ({ column: column + columns, row: row + rows }))
}

const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const

/** Whether two cells touch along a side. */
export function shareSide(a: Cell, b: Cell): boolean {
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1
}

/** One of the four edges that meet in a vertex, with the direction in which it leaves the vertex. */
export type Arm = Edge & { readonly dx: number; readonly dy: number }

/** The arms of a vertex: north, east, south, west. */
export function armsOf({ x, y }: Vertex): [Arm, Arm, Arm, Arm] {
  return [
    { axis: 'vertical', x, y: y - 1, dx: 0, dy: -1 },
    { axis: 'horizontal', x, y, dx: 1, dy: 0 },
    { axis: 'vertical', x, y, dx: 0, dy: 1 },
    { axis: 'horizontal', x: x - 1, y, dx: -1, dy: 0 },
  ]
}

/** Splits the arms of a vertex by a direction through it; arms along the direction are on neither side. */
export function sidesOf(vertex: Vertex, dx: number, dy: number): { left: Arm[]; right: Arm[] } {
  const arms = armsOf(vertex)
  return {
    left: arms.filter((arm) => dx * arm.dy - dy * arm.dx < 0),
    right: arms.filter((arm) => dx * arm.dy - dy * arm.dx > 0),
  }
}

/** The size of a board in cells. */
export type GridSize = { readonly width: number; readonly height: number }

export function isCellOf({ width, height }: GridSize, { column, row }: Cell): boolean {
  return column >= 0 && row >= 0 && column < width && row < height
}

export function isEdgeOf({ width, height }: GridSize, { axis, x, y }: Edge): boolean {
  const [columns, rows] = axis === 'vertical' ? [width + 1, height] : [width, height + 1]
  return x >= 0 && y >= 0 && x < columns && y < rows
}

export function isVertexOf({ width, height }: GridSize, { x, y }: Vertex): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height
}
