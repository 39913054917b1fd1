import { z } from 'zod'
import { tableForm, tableOf } from '../../../contract/table-form.ts'
import { wholeNumber } from '../../../contract/whole-number.ts'
import {
  cellsOfEdge,
  cellsOfVertex,
  type Cell as GridCell,
  type GridSize,
  isCellOf,
  isEdgeOf,
  isVertexOf,
} from '../../../geometry/grid.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { type SceneryKind, SOLID_LEVEL } from '../content/scenery.ts'
import type { Located } from '../language/notation.ts'
import type { ApexViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import { Cell, Edge, Intersection, Level, LIMITS, type Piece, TAGS, Tag } from '../vocabulary.ts'
import { isOnePiece } from './one-piece.ts'
import { buildingPiece, PlacedBoard, type PlacedObject } from './placed-board.ts'

export const Building = z
  .strictObject({
    column: wholeNumber(0, LIMITS.side),
    row: wholeNumber(0, LIMITS.side),
    columns: wholeNumber(1, LIMITS.side),
    rows: wholeNumber(1, LIMITS.side),
    level: wholeNumber(1, LIMITS.level),
  })
  .describe('Of level 1 it stands on the ground, of level 2 on a roof of level 1, and so on.')
  .meta({ id: 'ApexBuilding' })
export type Building = z.infer<typeof Building>

const PLACES = ['edges', 'cells', 'intersection'] as const

const BoardObject = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\p{L}\p{N}][\p{L}\p{N} _.:-]{0,63}$/u)
      .describe('The caller’s name for the piece: letters, digits, space and _ . : -'),
    kind: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,39}$/)
      .describe('A kind of scenery of the content, or any other word if `tags` are given.'),
    edges: z.array(Edge).min(1).max(LIMITS.edges).exactOptional(),
    cells: z.array(Cell).min(1).max(LIMITS.cells).exactOptional(),
    intersection: Intersection.exactOptional(),
    base: Level.exactOptional().describe('The level it stands on; the highest surface beside it if left out.'),
    tags: z.array(Tag).max(TAGS.length).exactOptional().describe('Instead of the tags of its kind.'),
    level: Level.exactOptional().describe('The levels it adds; those of its kind if left out.'),
    linked: z
      .string()
      .max(64)
      .nullable()
      .exactOptional()
      .describe('The id of the object at its other end, as of a zipline; null or left out: none.'),
  })
  .refine((object) => PLACES.filter((place) => object[place] !== undefined).length === 1, {
    error: 'Give exactly one of edges, cells and intersection.',
  })
  .meta({ id: 'ApexObject' })
type BoardObject = z.infer<typeof BoardObject>

/** How many edges and spaces objects take, one that is taken twice counts twice. */
function placesTaken(objects: readonly BoardObject[]): number {
  let taken = 0
  for (const { edges, cells } of objects) taken += (edges?.length ?? 0) + (cells?.length ?? 0)
  return taken
}

export const Board = z
  .strictObject({
    width: wholeNumber(1, LIMITS.side),
    height: wholeNumber(1, LIMITS.side),
    buildings: z.array(Building).max(LIMITS.buildings).default([]),
    objects: z
      .array(BoardObject)
      .max(LIMITS.objects)
      .refine((objects) => placesTaken(objects) <= LIMITS.places, {
        error: `All objects together may take at most ${LIMITS.places} edges and spaces.`,
      })
      .default([])
      .describe(`All of them together take at most ${LIMITS.places} edges and spaces.`),
  })
  .meta({ id: 'ApexBoard' })
export type Board = z.infer<typeof Board>

/** A board as a question gives it: drawn, or by the id of one of the content. */
export const BoardForm = tableForm(Board, {
  id: 'ApexBoardForm',
  description: 'A board: drawn in the question, or of the content, such as crossroads.',
})
export type BoardForm = z.infer<typeof BoardForm>

type Path = ApexViolation['path']
type Ground = GridSize & { readonly surfaces: Uint8Array }

/** The board that a question means; the question was ruled on, so there is one. */
export function boardOf(form: BoardForm, content: ApexContent): Board {
  const found = tableOf(form, (id) => content.boards.get(id)?.board)
  if (found === null) throw new Error('A board that was ruled on cannot be unknown afterwards.')
  return found.table
}

/** Finds the board that is meant and checks that every piece stands properly on it. */
export function placeBoard(form: BoardForm, content: ApexContent): PlacedBoard | Refusal {
  const found = tableOf(form, (id) => content.boards.get(id)?.board)
  if (found !== null) {
    const placed = placeDrawn(found.table, content)
    return placed instanceof PlacedBoard ? placed : placed.under('board', found.path)
  }
  const facts = { kind: 'board', id: 'content' in form ? form.content : '' }
  return refuse([{ rule: 'apex.content.known', path: ['board', 'content'], facts }])
}

/** Checks that every piece stands properly; otherwise refuses with everything that is wrong. */
export function placeDrawn(board: Board, content: ApexContent): PlacedBoard | Refusal {
  const violations: ApexViolation[] = []
  const ground: Ground = { width: board.width, height: board.height, surfaces: raiseBuildings(board, violations) }
  const objects: PlacedObject[] = []
  const misplaced: Refusal[] = []
  for (const [index, object] of board.objects.entries()) {
    const placed = placeObject(object, index, ground, content)
    if (placed instanceof Refusal) misplaced.push(placed)
    else objects.push(placed)
  }
  const repeated = repeatedIds(board)
  if (violations.length + misplaced.length + repeated.length === 0) {
    return new PlacedBoard(ground, board.buildings, objects)
  }
  return Refusal.join([refuse(violations), ...misplaced, refuse(repeated)])
}

/** Stacks the buildings from the lowest level up, and gives the level of every space. */
function raiseBuildings(board: Board, violations: ApexViolation[]): Uint8Array {
  const surfaces = new Uint8Array(board.width * board.height)
  const upwards = board.buildings.map((building, index) => ({ building, index }))
  upwards.sort((a, b) => a.building.level - b.building.level)
  for (const { building, index } of upwards) {
    const { column, row, columns, rows, level } = building
    if (column + columns > board.width || row + rows > board.height) {
      violations.push(outside({ piece: buildingPiece(index) }, ['buildings', index], board))
      continue
    }
    const unsupported = spaceNotOnLevel(building, level - 1, board.width, surfaces)
    if (unsupported === null) raise(building, board.width, surfaces)
    else violations.push(unsupportedViolation(index, building, unsupported, surfaces[at(board, unsupported)] ?? 0))
  }
  return surfaces
}

/** The first space under a building that is not on the level it needs. */
function spaceNotOnLevel(building: Building, level: number, width: number, surfaces: Uint8Array): GridCell | null {
  for (let row = building.row; row < building.row + building.rows; row++) {
    for (let column = building.column; column < building.column + building.columns; column++) {
      if (surfaces[row * width + column] !== level) return { column, row }
    }
  }
  return null
}

function raise({ column, row, columns, rows, level }: Building, width: number, surfaces: Uint8Array): void {
  for (let y = row; y < row + rows; y++) surfaces.fill(level, y * width + column, y * width + column + columns)
}

const at = ({ width }: GridSize, { column, row }: GridCell): number => row * width + column

/** Checks one object; gives what is wrong with it instead if anything is. */
function placeObject(object: BoardObject, index: number, ground: Ground, content: ApexContent): PlacedObject | Refusal {
  const piece: Piece = { kind: object.kind, id: object.id }
  const kind = kindOf(object.kind, content)
  if (kind === undefined && object.tags === undefined) {
    const facts = { piece, known: [...content.sceneryKinds.keys(), ...content.zoneKinds.keys()] }
    return refuse([{ rule: 'apex.board.known-kind', path: [...OBJECTS, index, 'kind'], facts }])
  }
  const place = PLACES.find((candidate) => object[candidate] !== undefined) ?? 'cells'
  if (kind !== undefined && kind.standsOn !== 'any' && kind.standsOn !== place) {
    const facts = { piece, place: kind.standsOn, given: place }
    return refuse([{ rule: 'apex.board.stands-on', path: [...OBJECTS, index, place], facts }])
  }
  const path = [...OBJECTS, index, place]
  if (!liesInside(object, ground)) return refuse([outside({ piece }, path, ground)])
  if (!isOnePiece(object)) return refuse([{ rule: 'apex.board.one-piece', path, facts: { piece } }])

  const beside = placesOf(object)
  const base = object.base ?? object.intersection?.level ?? highestOf(beside[0] ?? [], ground)
  const unsupported = beside.find((cells) => !cells.some((cell) => levelAt(ground, cell) === base))
  if (unsupported !== undefined) {
    const facts = { piece, base, levels: levelsOf(unsupported, ground) }
    return refuse([{ rule: 'apex.board.object-base', path: [...OBJECTS, index, 'base'], facts }])
  }
  const tags = tagsOf(object.tags ?? tagsOfKind(kind, place))
  const level = object.level ?? (kind?.level || (tags.has('OBSTRUCTION') ? SOLID_LEVEL : 0))
  const { edges = [], cells = [], intersection = null } = object
  return { piece, tags, base, level, edges, cells, intersection, linked: object.linked ?? null }
}

type Kind = Pick<SceneryKind, 'standsOn' | 'tags' | 'tagsInSpace' | 'level'>

function tagsOfKind(kind: Kind | undefined, place: (typeof PLACES)[number]): readonly Tag[] {
  const tags = kind?.tags ?? NO_TAGS
  return place === 'cells' && kind?.tagsInSpace !== undefined ? [...tags, ...kind.tagsInSpace] : tags
}

const ZONE_MINIATURE: Kind = { standsOn: 'intersection', tags: ['ZONE', 'OCCUPIES_INTERSECTION'], level: 0 }

/** A kind of scenery, or the miniature of a kind of Zone. */
const kindOf = (kind: string, content: ApexContent): Kind | undefined =>
  content.sceneryKinds.get(kind) ?? (content.zoneKinds.has(kind) ? ZONE_MINIATURE : undefined)

const OBJECTS = ['objects'] as const
const NO_TAGS: readonly Tag[] = []
const tagSets = new WeakMap<readonly Tag[], ReadonlySet<Tag>>()

/** The tags of a list as a set; the lists of the content are turned into one only once. */
function tagsOf(list: readonly Tag[]): ReadonlySet<Tag> {
  const known = tagSets.get(list)
  if (known !== undefined) return known
  const tags = new Set(list)
  tagSets.set(list, tags)
  return tags
}

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

/** The level of a space; a space beyond the border has none. */
function levelAt(ground: Ground, cell: GridCell): number | undefined {
  return isCellOf(ground, cell) ? ground.surfaces[at(ground, cell)] : undefined
}

function levelsOf(cells: readonly GridCell[], ground: Ground): number[] {
  const levels = cells.flatMap((cell) => levelAt(ground, cell) ?? [])
  return [...new Set(levels)].sort()
}

function highestOf(cells: readonly GridCell[], ground: Ground): number {
  let highest = 0
  for (const cell of cells) highest = Math.max(highest, levelAt(ground, cell) ?? 0)
  return highest
}

function repeatedIds({ objects }: Board): ApexViolation[] {
  const violations: ApexViolation[] = []
  const seen = new Set<string>()
  for (const [index, { id }] of objects.entries()) {
    if (seen.has(id)) violations.push({ rule: 'apex.board.unique-ids', path: [...OBJECTS, index, 'id'], facts: { id } })
    seen.add(id)
  }
  return violations
}

/** The violation of naming something that is not on the board. */
export function outside(what: Located, path: Path, { width, height }: GridSize): ApexViolation {
  return { rule: 'apex.board.inside', path, facts: { what, width, height } }
}

function unsupportedViolation(index: number, { level }: Building, cell: GridCell, below: number): ApexViolation {
  const facts = { piece: buildingPiece(index), cell, level, below }
  return { rule: 'apex.board.stack-rests-on-equal-level', path: ['buildings', index, 'level'], facts }
}
