import type { Paint, Point, Shape } from '../contract/scene.ts'

type Size = { readonly width: number; readonly height: number }
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** How far outside the canvas a shape may reach, in lengths of the canvas. Dashes are drawn one by one, seen or not. */
const REACH = 20
/** What a letter takes at most, in sizes of the letters. */
const LETTER = 2
/** Nobody sees what is smaller than this. */
const MIN_SIZE = 0.01
/** How wide the rim around letters is. */
export const HALO_WIDTH = 3

/** The shape as it is to be drawn on a canvas; null if nothing of it would be seen. */
export function visibleShape(shape: Shape, canvas: Size): Shape | null {
  if (isEmpty(shape) || !numbersOf(shape).every(Number.isFinite)) return null
  const rim = Math.max(shape.strokeWidth ?? 1, HALO_WIDTH)
  const { left, top, right, bottom } = boundsOf(shape)
  if (right + rim < 0 || bottom + rim < 0 || left - rim > canvas.width || top - rim > canvas.height) return null
  const reach = REACH * Math.max(canvas.width, canvas.height)
  const area = { left: -reach, top: -reach, right: canvas.width + reach, bottom: canvas.height + reach }
  return left < area.left || top < area.top || right > area.right || bottom > area.bottom || rim > reach
    ? shorten(shape, area, reach)
    : shape
}

function isEmpty(shape: Shape): boolean {
  switch (shape.shape) {
    case 'rectangle':
      return shape.width < MIN_SIZE || shape.height < MIN_SIZE
    case 'circle':
      return shape.radius < MIN_SIZE
    case 'polygon':
      return shape.points.length === 0
    case 'text':
      return shape.size < MIN_SIZE || shape.text === ''
    case 'line':
      return false
  }
}

function numbersOf(shape: Shape): number[] {
  const { strokeWidth = 0, opacity = 0 } = shape
  return [strokeWidth, opacity, ...measuresOf(shape)]
}

function measuresOf(shape: Shape): number[] {
  switch (shape.shape) {
    case 'rectangle':
      return [shape.x, shape.y, shape.width, shape.height, shape.radius ?? 0]
    case 'circle':
      return [shape.x, shape.y, shape.radius]
    case 'line':
      return [shape.from.x, shape.from.y, shape.to.x, shape.to.y]
    case 'polygon':
      return shape.points.flatMap(({ x, y }) => [x, y])
    case 'text':
      return [shape.x, shape.y, shape.size]
  }
}

/** A box that holds the shape without its stroke. Nobody measures letters here, so a text is given plenty. */
function boundsOf(shape: Shape): Box {
  switch (shape.shape) {
    case 'rectangle':
      return around([shape, { x: shape.x + shape.width, y: shape.y + shape.height }])
    case 'circle':
      return around([shape], shape.radius)
    case 'line':
      return around([shape.from, shape.to])
    case 'polygon':
      return around(shape.points)
    case 'text':
      return around([shape], (shape.text.length + 1) * LETTER * shape.size)
  }
}

function around(points: readonly Point[], margin = 0): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin }
}

/** The shape without what lies far outside; what is seen of it stays as it is, but for discs that seem endless. */
function shorten(shape: Shape, area: Box, reach: number): Shape | null {
  const paint: Paint = shape.strokeWidth === undefined ? {} : { strokeWidth: Math.min(shape.strokeWidth, reach) }
  switch (shape.shape) {
    case 'rectangle': {
      const from = nearest(shape, area)
      const to = nearest({ x: shape.x + shape.width, y: shape.y + shape.height }, area)
      return { ...shape, ...paint, ...from, width: to.x - from.x, height: to.y - from.y }
    }
    case 'circle':
      return { ...shape, ...paint, ...nearest(shape, area), radius: Math.min(shape.radius, reach) }
    case 'line': {
      const part = clipLine(measurable(shape.from), measurable(shape.to), area)
      return part === null ? null : { ...shape, ...paint, ...part }
    }
    case 'polygon':
      return { ...shape, ...paint, points: clipPolygon(shape.points.map(measurable), area) }
    case 'text':
      return { ...shape, ...paint, ...nearest(shape, area), size: Math.min(shape.size, reach) }
  }
}

const nearest = ({ x, y }: Point, { left, top, right, bottom }: Box): Point => ({
  x: Math.min(Math.max(x, left), right),
  y: Math.min(Math.max(y, top), bottom),
})

type Axis = 'x' | 'y'

/** The part of a polygon inside a box, by Sutherland and Hodgman: each side of the box cuts off what lies beyond it. */
function clipPolygon(points: readonly Point[], { left, top, right, bottom }: Box): readonly Point[] {
  const fromLeft = cutOff(points, 'x', left, 1)
  const fromRight = cutOff(fromLeft, 'x', right, -1)
  return cutOff(cutOff(fromRight, 'y', top, 1), 'y', bottom, -1)
}

function cutOff(points: readonly Point[], axis: Axis, edge: number, sign: 1 | -1): Point[] {
  const isInside = (point: Point): boolean => sign * (point[axis] - edge) >= 0
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point
    const kept = isInside(point) ? [point] : []
    return isInside(before) === isInside(point) ? kept : [crossing(before, point, axis, edge), ...kept]
  })
}

/** Where the way between two points crosses an edge. */
function crossing(from: Point, to: Point, axis: Axis, edge: number): Point {
  const share = (edge - from[axis]) / (to[axis] - from[axis])
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
}

/** A point so far away that it lies in the same direction, and so near that one can calculate with it. */
const measurable = (point: Point): Point => nearest(point, { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 })

/** The part of a line inside a box, by Liang and Barsky. */
function clipLine(from: Point, to: Point, { left, top, right, bottom }: Box): { from: Point; to: Point } | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [enters, leaves] = [0, 1]
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return null
    if (step < 0) enters = Math.max(enters, room / step)
    if (step > 0) leaves = Math.min(leaves, room / step)
  }
  const at = (share: number): Point => ({ x: from.x + share * dx, y: from.y + share * dy })
  return enters > leaves ? null : { from: at(enters), to: at(leaves) }
}
