import { type Axis, type Cell, cellsOfEdge, type Edge, type GridSize, isCellOf } from '../../../geometry/grid.ts'
import type { Intersection, Piece, Tag } from '../vocabulary.ts'
import type { Building } from './board.ts'

/** A piece of scenery that was found to stand properly. */
export type PlacedObject = {
  readonly piece: Piece
  readonly tags: ReadonlySet<Tag>
  readonly base: number
  readonly level: number
  readonly edges: readonly Edge[]
  readonly cells: readonly Cell[]
  readonly intersection: Intersection | null
  /** The id of the object at its other end. */
  readonly linked: string | null
}

/** Something that may block sight on an edge: a wall, the facade of a building, or the side of a solid block. */
export type Obstruction = {
  readonly piece: Piece
  readonly base: number
  readonly top: number
  readonly connectable: boolean
  readonly isFacade: boolean
}

/** Buildings have no id of their own: they are numbered from 1 in the order they are listed. */
export const buildingPiece = (index: number): Piece => ({ kind: 'building', id: String(index + 1) })

/** A board on which every piece stands properly, with tables for quick reading. */
export class PlacedBoard {
  readonly width: number
  readonly height: number
  readonly buildings: readonly Building[]
  readonly objects: readonly PlacedObject[]
  readonly #surfaces: Uint8Array
  /** The top of the highest obstruction on each edge; 0 means none. Padded by one edge all around. */
  readonly #tops: Uint8Array
  /** Walls and blocks by edge; facades follow from the surfaces. */
  readonly #obstructions = new Map<number, Obstruction[]>()
  readonly #objectsByEdge = new Map<number, PlacedObject[]>()
  readonly #objectsByCell = new Map<number, PlacedObject[]>()
  /** The edges whose highest obstruction is not connectable. */
  readonly #unjoined = new Set<number>()

  constructor(
    { width, height, surfaces }: GridSize & { readonly surfaces: Uint8Array },
    buildings: readonly Building[],
    objects: readonly PlacedObject[],
  ) {
    this.width = width
    this.height = height
    this.buildings = buildings
    this.objects = objects
    this.#surfaces = surfaces
    this.#tops = new Uint8Array((width + 2) * (height + 2) * 2)
    this.#raiseFacades()
    for (const object of objects) this.#stand(object)
  }

  /** The same ground and buildings with other objects on them: some are gone, or some count differently. */
  withObjects(objects: readonly PlacedObject[]): PlacedBoard {
    return new PlacedBoard(
      { width: this.width, height: this.height, surfaces: this.#surfaces },
      this.buildings,
      objects,
    )
  }

  /** Whether a space is on the board. */
  holds(cell: Cell): boolean {
    return isCellOf(this, cell)
  }

  /** The level of a space of the board. */
  levelOf({ column, row }: Cell): number {
    return this.#surfaces[row * this.width + column] ?? 0
  }

  /** The top of the highest obstruction on an edge; 0 where there is none. */
  topOf(axis: Axis, x: number, y: number): number {
    return this.#tops[this.#key(axis, x, y)] ?? 0
  }

  /** Whether the highest obstruction on an edge connects with others at its ends. */
  isConnectable(axis: Axis, x: number, y: number): boolean {
    return this.#unjoined.size === 0 || !this.#unjoined.has(this.#key(axis, x, y))
  }

  /** The buildings that are stacked on a space, the lowest first. */
  buildingsUnder(cell: Cell): Piece[] {
    const under = [...this.buildings.entries()].filter(([, building]) => covers(building, cell))
    return under.sort(([, a], [, b]) => a.level - b.level).map(([index]) => buildingPiece(index))
  }

  /** The objects that stand on an edge. */
  objectsOn({ axis, x, y }: Edge): readonly PlacedObject[] {
    return this.#objectsByEdge.get(this.#key(axis, x, y)) ?? []
  }

  /** The objects that stand in a space. */
  objectsIn({ column, row }: Cell): readonly PlacedObject[] {
    return this.#objectsByCell.get(row * this.width + column) ?? []
  }

  /** The walls and the sides of solid blocks on an edge; facades are asked for by themselves. */
  obstructionsOn({ axis, x, y }: Edge): readonly Obstruction[] {
    return this.#obstructions.get(this.#key(axis, x, y)) ?? []
  }

  /** The building wall on an edge between spaces of different level; for sight the border of the board has none. */
  facadeOn(edge: Edge): Obstruction | null {
    const [first, second] = cellsOfEdge(edge)
    return this.holds(first) && this.holds(second) ? this.buildingWallOn(edge) : null
  }

  /** The building wall on an edge, also on the border of the board: outside is level 0. */
  buildingWallOn(edge: Edge): Obstruction | null {
    const [first, second] = cellsOfEdge(edge)
    const levelOf = (cell: Cell) => (this.holds(cell) ? this.levelOf(cell) : 0)
    const [higher, lower] = levelOf(first) > levelOf(second) ? [first, second] : [second, first]
    const [top, base] = [levelOf(higher), levelOf(lower)]
    return top === base ? null : { piece: this.#roofOf(higher), base, top, connectable: true, isFacade: true }
  }

  /** The level on which what is on an edge stands: an object's base, the foot of a building wall, or the ground. */
  baseOn(edge: Edge): number {
    const bases = this.objectsOn(edge).map(({ base }) => base)
    if (bases.length > 0) return Math.max(...bases)
    const [first] = cellsOfEdge(edge).filter((cell) => this.holds(cell))
    return this.facadeOn(edge)?.base ?? (first === undefined ? 0 : this.levelOf(first))
  }

  /** The highest obstructions on an edge, or the first of them: more than one where several are equally high. */
  highestOn(edge: Edge, max = Number.POSITIVE_INFINITY): Obstruction[] {
    const top = this.topOf(edge.axis, edge.x, edge.y)
    const highest: Obstruction[] = []
    if (top === 0) return highest
    for (const obstruction of this.obstructionsOn(edge)) {
      if (highest.length === max) return highest
      if (obstruction.top === top) highest.push(obstruction)
    }
    const facade = this.facadeOn(edge)
    if (facade !== null && facade.top === top && highest.length < max) highest.push(facade)
    return highest
  }

  #key(axis: Axis, x: number, y: number): number {
    return ((y + 1) * (this.width + 2) + x + 1) * 2 + (axis === 'horizontal' ? 1 : 0)
  }

  /** The building whose roof is the surface of a space. */
  #roofOf(cell: Cell): Piece {
    const level = this.levelOf(cell)
    return buildingPiece(this.buildings.findIndex((building) => building.level === level && covers(building, cell)))
  }

  #raiseFacades(): void {
    if (this.buildings.length === 0) return
    for (let row = 0; row < this.height; row++) {
      for (let column = 0; column < this.width; column++) this.#raiseFacadesAt(column, row)
    }
  }

  /** Raises a facade between a space and the one left of it or above it where their levels differ. */
  #raiseFacadesAt(column: number, row: number): void {
    const space = row * this.width + column
    const level = this.#surfaces[space] ?? 0
    const left = column > 0 ? (this.#surfaces[space - 1] ?? level) : level
    const above = this.#surfaces[space - this.width] ?? level
    if (left !== level) this.#tops[this.#key('vertical', column, row)] = Math.max(left, level)
    if (above !== level) this.#tops[this.#key('horizontal', column, row)] = Math.max(above, level)
  }

  #stand(object: PlacedObject): void {
    for (const edge of object.edges) append(this.#objectsByEdge, this.#key(edge.axis, edge.x, edge.y), object)
    for (const { column, row } of object.cells) append(this.#objectsByCell, row * this.width + column, object)
    if (!object.tags.has('OBSTRUCTION')) return
    for (const edge of object.edges) this.#obstruct(edge, object)
    if (object.cells.length > 0) for (const edge of sidesOfBlock(object.cells)) this.#obstruct(edge, object)
  }

  /** Puts an obstruction on an edge; the border of the board carries none. */
  #obstruct(edge: Edge, { piece, base, level, tags }: PlacedObject): void {
    const [first, second] = cellsOfEdge(edge)
    if (!this.holds(first) || !this.holds(second)) return
    const [top, connectable] = [base + level, tags.has('CONNECTABLE')]
    const key = this.#key(edge.axis, edge.x, edge.y)
    append(this.#obstructions, key, { piece, base, top, connectable, isFacade: false })

    const highest = this.#tops[key] ?? 0
    if (top < highest) return
    this.#tops[key] = top
    if (connectable) this.#unjoined.delete(key)
    else if (top > highest) this.#unjoined.add(key)
  }
}

/** Whether a building stands over a space. */
export function covers(building: Building, { column, row }: Cell): boolean {
  return (
    column >= building.column &&
    row >= building.row &&
    column < building.column + building.columns &&
    row < building.row + building.rows
  )
}

/** The outer edges of a solid block: those that do not lie between two of its own spaces. */
function sidesOfBlock(cells: readonly Cell[]): Edge[] {
  const own = new Set(cells.map(keyOfCell))
  return cells.flatMap(({ column, row }) => {
    const sides: Edge[] = [
      { axis: 'vertical', x: column, y: row },
      { axis: 'vertical', x: column + 1, y: row },
      { axis: 'horizontal', x: column, y: row },
      { axis: 'horizontal', x: column, y: row + 1 },
    ]
    return sides.filter((side) => !cellsOfEdge(side).every((beside) => own.has(keyOfCell(beside))))
  })
}

/** A number for a space on or just beyond any board. */
const keyOfCell = ({ column, row }: Cell): number => (row + 1) * 1024 + column + 1

function append<Item>(lists: Map<number, Item[]>, key: number, item: Item): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}
