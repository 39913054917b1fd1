import type { End } from '../../../../src/games/apex/vocabulary.ts'
import { cellsOf } from '../table/arbitrary.ts'
import type { BoardInput } from '../table/layout.ts'

/**
 * The normative pseudo-code of the specification (section 5.11), written down once more and slowly: grid line by grid
 * line, with whole numbers only. It shares nothing with the service but the form of a board.
 */

type Edge = { axis: 'vertical' | 'horizontal'; x: number; y: number }
type Obstruction = { top: number; piece: string; connectable: boolean }
type Point = { x: number; y: number }

const KIND_TAGS: Readonly<Record<string, readonly string[]>> = { wall: ['OBSTRUCTION', 'CONNECTABLE'] }

export function referenceSight(board: BoardInput, one: End, other: End): boolean {
  const table = obstructionTable(board)
  const [up, lo] = levelOf(table, one) >= levelOf(table, other) ? [one, other] : [other, one]
  const [u, l] = [levelOf(table, up), levelOf(table, lo)]
  const [a, z] = [pointOf(up), pointOf(lo)]
  if (a.x === z.x && a.y === z.y && u === l) return true

  const topOf = (edge: Edge) => Math.max(0, ...table.on(edge).map(({ top }) => top))
  /** Every edge of the line that carries an edge, from it to a place further along, rises above the lower end. */
  const noGap = (edge: Edge, to: number): boolean => {
    const at = edge.axis === 'vertical' ? edge.y : edge.x
    const places = Array.from({ length: Math.abs(to - at) + 1 }, (_, step) => Math.min(to, at) + step)
    return places.every((place) => topOf({ ...edge, [edge.axis === 'vertical' ? 'y' : 'x']: place }) > l)
  }
  const immediatelyBehind = (edge: Edge): boolean => {
    if ('cell' in lo) {
      return measure(lo, edge) === 0 && noGap(edge, edge.axis === 'vertical' ? lo.cell.row : lo.cell.column)
    }
    const along = edge.axis === 'vertical' ? lo.intersection.y : lo.intersection.x
    return measure(lo, edge) === 1 && (noGap(edge, along - 1) || noGap(edge, along))
  }
  const blocks = (edge: Edge): boolean => {
    const h = topOf(edge)
    if (h === 0) return false
    if (h > u) return true
    if (h <= l) return false
    if (borders(up, edge)) return false
    const depth = measure(lo, edge) + ('cell' in lo ? 1 : 0)
    return h === u ? depth <= (u - l) * measure(up, edge) : immediatelyBehind(edge)
  }
  const owners = (edge: Edge) => table.on(edge).filter(({ top }) => top === topOf(edge))
  const joined = (p: Edge, q: Edge) =>
    (owners(p).some(({ connectable }) => connectable) && owners(q).some(({ connectable }) => connectable)) ||
    owners(p).some(({ piece }) => owners(q).some((theirs) => theirs.piece === piece))

  const { edges, vertices } = crossings(a, z)
  if (edges.some(blocks)) return false
  const d = { x: z.x - a.x, y: z.y - a.y }
  return !vertices.some(({ x, y }) => {
    const arms: (Edge & { dx: number; dy: number })[] = [
      { axis: 'vertical', x, y: y - 1, dx: 0, dy: -1 },
      { axis: 'vertical', x, y, dx: 0, dy: 1 },
      { axis: 'horizontal', x: x - 1, y, dx: -1, dy: 0 },
      { axis: 'horizontal', x, y, dx: 1, dy: 0 },
    ]
    const side = (sign: number) => arms.filter((arm) => Math.sign(d.x * arm.dy - d.y * arm.dx) === sign && blocks(arm))
    return side(1).some((p) => side(-1).some((q) => joined(p, q)))
  })
}

/** Every grid line strictly between the ends, and where the line meets it. Coordinates are doubled. */
function crossings(a: Point, z: Point): { edges: Edge[]; vertices: Point[] } {
  const edges: Edge[] = []
  const vertices = new Map<string, Point>()
  const addVertex = (x: number, y: number) => vertices.set(`${x} ${y}`, { x, y })
  for (const k of linesBetween(a.x, z.x)) {
    const [n, d] = [a.y * (z.x - a.x) + (2 * k - a.x) * (z.y - a.y), 2 * (z.x - a.x)]
    if (n % d === 0) addVertex(k, n / d)
    else edges.push({ axis: 'vertical', x: k, y: Math.floor(n / d) })
  }
  for (const k of linesBetween(a.y, z.y)) {
    const [n, d] = [a.x * (z.y - a.y) + (2 * k - a.y) * (z.x - a.x), 2 * (z.y - a.y)]
    if (n % d === 0) addVertex(n / d, k)
    else edges.push({ axis: 'horizontal', x: Math.floor(n / d), y: k })
  }
  return { edges, vertices: [...vertices.values()] }
}

function linesBetween(from: number, to: number): number[] {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return Array.from({ length: 80 }, (_, k) => k).filter((k) => 2 * k > low && 2 * k < high)
}

function obstructionTable({ width, height, buildings = [], objects = [] }: BoardInput) {
  const surface = (c: number, r: number) =>
    buildings.filter((b) => cellsOf(b).some(([column, row]) => column === c && row === r)).length
  const inside = (c: number, r: number) => c >= 0 && r >= 0 && c < width && r < height
  const roof = (c: number, r: number) => {
    const level = surface(c, r)
    return `building ${buildings.findIndex((b) => b.level === level && cellsOf(b).some(([x, y]) => x === c && y === r))}`
  }
  const beside = ({ axis, x, y }: Edge): [[number, number], [number, number]] =>
    axis === 'vertical'
      ? [
          [x - 1, y],
          [x, y],
        ]
      : [
          [x, y - 1],
          [x, y],
        ]

  function on(edge: Edge): Obstruction[] {
    const [one, other] = beside(edge)
    if (!inside(...one) || !inside(...other)) return []
    const found: Obstruction[] = []
    const [first, second] = [surface(...one), surface(...other)]
    if (first !== second) {
      found.push({ top: Math.max(first, second), piece: roof(...(first > second ? one : other)), connectable: true })
    }
    for (const object of objects) {
      const tags: readonly string[] = object.tags ?? KIND_TAGS[object.kind] ?? []
      if (!tags.includes('OBSTRUCTION')) continue
      const connectable = tags.includes('CONNECTABLE')
      const isOnEdge = object.edges?.some((e) => e.axis === edge.axis && e.x === edge.x && e.y === edge.y)
      if (isOnEdge) found.push({ top: Math.max(first, second) + 1, piece: object.id, connectable })
      for (const [c, r] of [one, other]) {
        if (object.cells?.some((cell) => cell.column === c && cell.row === r)) {
          found.push({ top: surface(c, r) + 1, piece: object.id, connectable })
        }
      }
    }
    return found
  }
  return { on, surface }
}

const pointOf = (end: End): Point =>
  'cell' in end
    ? { x: 2 * end.cell.column + 1, y: 2 * end.cell.row + 1 }
    : { x: 2 * end.intersection.x, y: 2 * end.intersection.y }

const levelOf = (table: { surface(c: number, r: number): number }, end: End): number =>
  'cell' in end ? table.surface(end.cell.column, end.cell.row) : end.intersection.level

function measure(end: End, { axis, x, y }: Edge): number {
  const k = axis === 'vertical' ? x : y
  if ('intersection' in end) return Math.abs((axis === 'vertical' ? end.intersection.x : end.intersection.y) - k)
  const i = axis === 'vertical' ? end.cell.column : end.cell.row
  return i < k ? k - i - 1 : i - k
}

function borders(end: End, { axis, x, y }: Edge): boolean {
  if ('cell' in end) {
    const { column, row } = end.cell
    return axis === 'vertical'
      ? row === y && (x === column || x === column + 1)
      : column === x && (y === row || y === row + 1)
  }
  const { x: vx, y: vy } = end.intersection
  return axis === 'vertical' ? vx === x && (vy === y || vy === y + 1) : vy === y && (vx === x || vx === x + 1)
}
