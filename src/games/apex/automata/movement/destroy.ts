import { type Cell, type Edge, edgeBetween, isEdgeOf, shareSide, vertexBetween } from '../../../../geometry/grid.ts'
import type { ApexTrace } from '../../rules.ts'
import type { PlacedObject } from '../../table/placed-board.ts'
import type { Field } from '../setting/field.ts'

/** The objects that are destroyed on a path, in its order: what lies between two spaces before the second of them. */
export function destructibleOn({ board }: Field, start: Cell, path: readonly Cell[]): string[] {
  const met = path.flatMap((cell, index) => {
    const between = objectsBetween(board, path[index - 1] ?? start, cell)
    return [...between, ...(board.holds(cell) ? board.objectsIn(cell) : [])]
  })
  const ids = met.filter(({ tags }) => tags.has('DESTRUCTIBLE')).map(({ piece }) => piece.id)
  return [...new Set(ids)]
}

function objectsBetween(board: Field['board'], from: Cell, to: Cell): readonly PlacedObject[] {
  if (shareSide(from, to)) return objectsOn(board, edgeBetween(from, to))
  const { x, y } = vertexBetween(from, to)
  return board.objects.filter(({ intersection }) => intersection?.x === x && intersection.y === y)
}

const objectsOn = (board: Field['board'], edge: Edge): readonly PlacedObject[] =>
  isEdgeOf(board, edge) ? board.objectsOn(edge) : []

/** Destroys what lies on a path; zones go with what made them. */
export function destroyOnPath(
  field: Field,
  card: string,
  start: Cell,
  path: readonly Cell[],
  trace: ApexTrace,
): { readonly destroyed: string[]; readonly zonesGone: string[] } {
  const destroyed = destructibleOn(field, start, path)
  if (destroyed.length === 0) {
    trace.applied('apex.automata.destroy.nothing', { path: [...path] })
    return { destroyed, zonesGone: [] }
  }
  const zonesGone = field.destroy(destroyed)
  trace.applied('apex.automata.destroy.on-path', { card, path: [...path], objects: destroyed, zones: zonesGone })
  if (destroyed.length > 1) trace.applied('apex.automata.destroy.bookkeeping', { objects: destroyed })
  return { destroyed, zonesGone }
}
