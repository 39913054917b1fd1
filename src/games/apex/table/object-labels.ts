import type { Point, Shape } from '../../../contract/scene.ts'
import type { Cell, Edge } from '../../../geometry/grid.ts'
import { type Canvas, COLOURS } from './board.scene.ts'
import type { PlacedObject } from './placed-board.ts'

/** A label and what it covers. */
type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The ids of objects, where neither a mark nor another id is under them, if there is room at all. */
export function objectLabels(objects: readonly PlacedObject[], marks: readonly Shape[], canvas: Canvas): Shape[] {
  if (canvas.cell < 26) return []
  const size = Math.max(9, canvas.cell * 0.22)
  const taken = marks.flatMap(boxOfMark)
  return objects.flatMap((object): Shape[] => {
    const text = object.piece.id
    const places = placesFor(object, canvas)
    const best = places.find((place) => !taken.some((box) => meets(box, boxAt(place, text, size)))) ?? places[0]
    if (best === undefined) return []
    taken.push(boxAt(best, text, size))
    return [{ shape: 'text', ...best, text, size, anchor: 'middle', fill: COLOURS.ink, halo: COLOURS.paper }]
  })
}

/** Discs with letters and numbers stay legible. */
function boxOfMark(shape: Shape): Box[] {
  if (shape.shape !== 'circle' || shape.fill === undefined || shape.fill === 'none') return []
  const { x, y, radius } = shape
  return [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }]
}

/** Where the id of an object may stand, the best place first. */
function placesFor({ edges, cells, intersection }: PlacedObject, canvas: Canvas): Point[] {
  const middle = Math.floor(edges.length / 2)
  const nearMiddle = [...edges.slice(middle), ...edges.slice(0, middle).reverse()]
  return [
    ...nearMiddle.flatMap((edge) => besideEdge(edge, canvas)),
    ...cells.slice(0, 1).flatMap((cell) => besideCentre(cell, canvas)),
    ...(intersection === null ? [] : [0.36, -0.26].map((down) => canvas.at(intersection.x, intersection.y + down))),
  ]
}

/** In the middle of a space; below or above it where something stands there. */
function besideCentre({ column, row }: Cell, canvas: Canvas): Point[] {
  const [below, above] = [0.98, 0.2].map((down) => canvas.at(column + 0.5, row + down))
  return [canvas.centre({ column, row }), ...[below, above].filter((point) => point !== undefined)]
}

/** Beside the ends of an edge, where no number in the middle of the space lies under it. */
function besideEdge({ axis, x, y }: Edge, canvas: Canvas): Point[] {
  return axis === 'vertical'
    ? [canvas.at(x + 0.24, y + 0.22), canvas.at(x - 0.24, y + 0.22), canvas.at(x + 0.24, y + 0.92)]
    : [canvas.at(x + 0.8, y + 0.24), canvas.at(x + 0.8, y - 0.1), canvas.at(x + 0.2, y + 0.24)]
}

const LETTER = 0.6

function boxAt({ x, y }: Point, text: string, size: number): Box {
  const half = (text.length * size * LETTER) / 2
  return { left: x - half, right: x + half, top: y - size * 0.8, bottom: y + size * 0.2 }
}

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
