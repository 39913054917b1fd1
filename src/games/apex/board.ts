import { z } from 'zod'
import {
  cellsOfEdge,
  cellsOfVertex,
  type Cell as GridCell,
  type GridSize,
  isCellOf,
  isEdgeOf,
  isVertexOf,
} from '../../geometry/grid.ts'
import { Refusal, type ViolationOf } from '../../rulebook/refusal.ts'
import type { ApexContent } from './content/apex-content.ts'
import type { Located } from './notation.ts'
import { buildingPiece, PlacedBoard, type PlacedObject } from './placed-board.ts'
import type { ApexRules } from './rules.ts'
import { Cell, Edge, Intersection, Level, MOST, type Piece, TAGS, Tag } from './vocabulary.ts'

export const Building = z
  .strictObject({
    column: z.int().min(0).max(MOST.side),
    row: z.int().min(0).max(MOST.side),
    columns: z.int().min(1).max(MOST.side),
    rows: z.int().min(1).max(MOST.side),
    level: z.int().min(1).max(MOST.level).describe('1 stands on the ground, 2 on a roof of level 1, and so on.'),
  })
  .meta({ id: 'ApexBuilding' })
export type Building = z.infer<typeof Building>

const PLACES = ['edges', 'cells', 'intersection'] as const

export const BoardObject = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.:-]{0,63}$/u)
      .describe('The caller’s name for the piece: letters, digits, space and _ . : -'),
    kind: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/)
      .describe('A kind of scenery of the content, or any other word if `tags` are given.'),
    edges: z.array(Edge).min(1).max(MOST.edges).optional(),
    cells: z.array(Cell).min(1).max(MOST.cells).optional(),
    intersection: Intersection.optional(),
    base: Level.optional().describe('The level it stands on; the highest surface beside it if left out.'),
    tags: z.array(Tag).max(TAGS.length).optional().describe('Instead of the tags of its kind.'),
    level: Level.optional().describe('The levels it adds; those of its kind if left out.'),
  })
  .refine((object) => PLACES.filter((place) => object[place] !== undefined).length === 1, {
    error: 'Give exactly one of edges, cells and intersection.',
  })
  .meta({ id: 'ApexObject' })
export type BoardObject = z.infer<typeof BoardObject>

export const Board = z
  .strictObject({
    width: z.int().min(1).max(MOST.side),
    height: z.int().min(1).max(MOST.side),
    buildings: z.array(Building).max(MOST.buildings).default([]),
    objects: z.array(BoardObject).max(MOST.objects).default([]),
  })
  .meta({ id: 'ApexBoard' })
export type Board = z.infer<typeof Board>

type Violation = ViolationOf<ApexRules>
type Path = Violation['path']

/** Checks that every piece stands properly; otherwise refuses with everything that is wrong. */
export function placeBoard(board: Board, content: ApexContent): PlacedBoard | Refusal {
  const { surfaces, violations } = raiseBuildings(board)
  const ground = { ...board, surfaces }
  const objects: PlacedObject[] = []
  for (const [index, object] of board.objects.entries()) {
    const placed = placeObject(object, ['board', 'objects', index], ground, content)
    if ('rule' in placed) violations.push(placed)
    else objects.push(placed)
  }
  violations.push(...repeatedIds(board))
  return violations.length > 0 ? new Refusal(violations) : new PlacedBoard(board, board.buildings, surfaces, objects)
}

/** Stacks the buildings from the lowest level up. */
function raiseBuildings(board: Board): { surfaces: Uint8Array; violations: Violation[] } {
  const surfaces = new Uint8Array(board.width * board.height)
  const violations: Violation[] = []
  const upwards = [...board.buildings.entries()].sort(([, a], [, b]) => a.level - b.level)
  for (const [index, building] of upwards) {
    const path = ['board', 'buildings', index]
    if (building.column + building.columns > board.width || building.row + building.rows > board.height) {
      violations.push(outside({ piece: buildingPiece(index) }, path, board))
      continue
    }
    const cells = cellsUnder(building)
    const misfit = cells.find((cell) => surfaces[at(board, cell)] !== building.level - 1)
    if (misfit === undefined) for (const cell of cells) surfaces[at(board, cell)] = building.level
    else violations.push(unsupported(index, building, misfit, surfaces[at(board, misfit)] ?? 0))
  }
  return { surfaces, violations }
}

function cellsUnder({ column, row, columns, rows }: Building): GridCell[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: column + (index % columns),
    row: row + Math.floor(index / columns),
  }))
}

type Ground = GridSize & { readonly surfaces: Uint8Array }

const at = ({ width }: GridSize, { column, row }: GridCell): number => row * width + column

/** Checks one object; gives what is wrong with it instead if anything is. */
function placeObject(object: BoardObject, path: Path, ground: Ground, content: ApexContent): PlacedObject | Violation {
  const piece: Piece = { kind: object.kind, id: object.id }
  const kind = content.sceneryKinds.get(object.kind)
  if (kind === undefined && object.tags === undefined) {
    return {
      rule: 'apex.board.known-kind',
      path: [...path, 'kind'],
      facts: { piece, known: [...content.sceneryKinds.keys()] },
    }
  }
  const place = PLACES.find((candidate) => object[candidate] !== undefined) ?? 'cells'
  if (kind !== undefined && kind.standsOn !== place) {
    return {
      rule: 'apex.board.stands-on',
      path: [...path, place],
      facts: { piece, place: kind.standsOn, given: place },
    }
  }
  if (!liesInside(object, ground)) return outside({ piece }, [...path, place], ground)

  const surfaces = placesOf(object).map((cells) => levelsOf(cells, ground))
  const base = object.base ?? object.intersection?.level ?? Math.max(...(surfaces[0] ?? []))
  const misfit = surfaces.find((levels) => !levels.includes(base))
  if (misfit !== undefined) {
    return { rule: 'apex.board.object-base', path: [...path, 'base'], facts: { piece, base, levels: misfit } }
  }
  const tags = new Set(object.tags ?? kind?.tags ?? [])
  const level = object.level ?? (kind?.level || (tags.has('OBSTRUCTION') ? SOLID_LEVEL : 0))
  return { piece, tags, base, level, edges: object.edges ?? [], cells: object.cells ?? [] }
}

/** The height of an obstruction whose sheet is not known (ruling Q-17). */
const SOLID_LEVEL = 1

function liesInside({ edges = [], cells = [], intersection }: BoardObject, size: GridSize): boolean {
  return (
    edges.every((edge) => isEdgeOf(size, edge)) &&
    cells.every((cell) => isCellOf(size, cell)) &&
    (intersection === undefined || isVertexOf(size, intersection))
  )
}

/** The groups of spaces that an object stands in or beside: one group for each edge, space or intersection. */
function placesOf({ edges, cells, intersection }: BoardObject): readonly (readonly GridCell[])[] {
  if (edges !== undefined) return edges.map(cellsOfEdge)
  if (cells !== undefined) return cells.map((cell) => [cell])
  return intersection === undefined ? [] : [cellsOfVertex(intersection)]
}

function levelsOf(cells: readonly GridCell[], ground: Ground): number[] {
  const levels = cells.filter((cell) => isCellOf(ground, cell)).map((cell) => ground.surfaces[at(ground, cell)] ?? 0)
  return [...new Set(levels)].sort()
}

function repeatedIds({ objects }: Board): Violation[] {
  const seen = new Set<string>()
  return objects.flatMap(({ id }, index) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [{ rule: 'apex.board.unique-ids' as const, path: ['board', 'objects', index, 'id'], facts: { id } }]
  })
}

/** The violation of naming something that is not on the board. */
export function outside(what: Located, path: Path, { width, height }: GridSize): Violation {
  return { rule: 'apex.board.inside', path, facts: { what, width, height } }
}

function unsupported(index: number, { level }: Building, cell: GridCell, below: number): Violation {
  const facts = { piece: buildingPiece(index), cell, level, below }
  return { rule: 'apex.board.stack-rests-on-equal-level', path: ['board', 'buildings', index, 'level'], facts }
}
