import { type Cell, cellsOfEdge, cellsOfVertex, sameCell, stepsBetween } from '../../../../geometry/grid.ts'
import { ZIPLINE } from '../../content/scenery.ts'
import { firstBlocker } from '../../sight/sight-line.ts'
import { cellEnd, type PlacedEnd } from '../../table/line-end.ts'
import type { PlacedBoard, PlacedObject } from '../../table/placed-board.ts'
import type { End } from '../../vocabulary.ts'
import type { Viewpoint } from '../frame/viewpoint.ts'

/** Why a zone is dangerous. */
export type DangerCause = 'pendingArea' | 'entry' | 'ring'

/** Spaces in which an Automaton would take damage. */
export type DangerZone = {
  readonly id: string
  readonly cause: DangerCause
  readonly spaces: readonly Cell[]
  readonly object: string | null
}

/** A Legend that is no concern of its own here but stands in a space. */
type Figures = Map<string, Cell>

type Start = {
  /** The ids of the objects that only Automata shun. */
  readonly shunned: ReadonlySet<string>
  /** The board as an Automaton knows it: what it never enters is impassable and occupied. */
  readonly board: PlacedBoard
  readonly figures: Figures
  readonly zones: readonly DangerZone[]
  /** The pairs that see each other, if the question tells. */
  readonly pairs: ReadonlySet<string> | null
  readonly viewpoint: Viewpoint
}

/** The table as an Automaton finds it; its own figure is not among the others. What it destroys is gone. */
export class Field {
  readonly viewpoint: Viewpoint
  readonly figures: Figures
  #board: PlacedBoard
  #zones: readonly DangerZone[]
  readonly #pairs: ReadonlySet<string> | null
  readonly #shunned: ReadonlySet<string>

  constructor({ board, figures, zones, pairs, viewpoint, shunned }: Start) {
    this.#shunned = shunned
    this.#board = board
    this.figures = figures
    this.#zones = zones
    this.#pairs = pairs
    this.viewpoint = viewpoint
  }

  get board(): PlacedBoard {
    return this.#board
  }

  get zones(): readonly DangerZone[] {
    return this.#zones
  }

  /** The same table, to be changed by itself. */
  copy(): Field {
    return new Field({ ...this.#start, figures: new Map(this.figures) })
  }

  /** The same table with other danger zones. */
  withZones(zones: readonly DangerZone[]): Field {
    return new Field({ ...this.#start, zones })
  }

  /** The same table with other figures on it. */
  withFigures(figures: Figures): Field {
    return new Field({ ...this.#start, figures })
  }

  get #start(): Start {
    return {
      board: this.#board,
      figures: this.figures,
      zones: this.#zones,
      pairs: this.#pairs,
      viewpoint: this.viewpoint,
      shunned: this.#shunned,
    }
  }

  holds(cell: Cell): boolean {
    return this.#board.holds(cell)
  }

  levelOf(cell: Cell): number {
    return this.#board.levelOf(cell)
  }

  sees(from: Cell, to: Cell): boolean {
    return this.seesEnd(from, cellEnd(this.#board, to))
  }

  seesEnd(from: Cell, to: PlacedEnd): boolean {
    if (this.#pairs !== null) return this.#pairs.has(pairKey({ cell: from }, to.end))
    return firstBlocker(this.#board, cellEnd(this.#board, from), to) === null
  }

  /** Whether a Legend or an object occupies a space. */
  isOccupied(cell: Cell): boolean {
    return this.hasFigure(cell) || this.#board.objectsIn(cell).some(({ tags }) => tags.has('OCCUPIES_SPACE'))
  }

  hasFigure(cell: Cell): boolean {
    for (const taken of this.figures.values()) if (sameCell(taken, cell)) return true
    return false
  }

  /** Whether an Automaton may be put into a space. */
  isFree(cell: Cell): boolean {
    return this.holds(cell) && !this.isOccupied(cell)
  }

  /** Whether a figure other than an Automaton may be put into a space: ravines and the like are free to it. */
  isFreeForFigures(cell: Cell): boolean {
    const taken = this.#board.objectsIn(cell).some(({ tags, piece }) => {
      return tags.has('OCCUPIES_SPACE') && !this.#shunned.has(piece.id)
    })
    return this.holds(cell) && !this.hasFigure(cell) && !taken
  }

  /** The ids of the danger zones in which a space lies, sorted. */
  zonesAt(cell: Cell): string[] {
    return this.#zones
      .filter(({ spaces }) => spaces.some((space) => sameCell(space, cell)))
      .map(({ id }) => id)
      .sort()
  }

  get ziplines(): readonly PlacedObject[] {
    return this.#board.objects.filter(({ piece }) => piece.kind === ZIPLINE)
  }

  /** Removes objects from the board, and with them the zones that they made; tells which. */
  destroy(ids: readonly string[]): string[] {
    if (ids.length === 0) return []
    this.#board = this.#board.withObjects(this.#board.objects.filter(({ piece }) => !ids.includes(piece.id)))
    const gone = this.#zones.filter(({ object }) => object !== null && ids.includes(object))
    this.#zones = this.#zones.filter((zone) => !gone.includes(zone))
    return gone.map(({ id }) => id).sort()
  }
}

/** One key for both directions of a line. */
export function pairKey(a: End, b: End): string {
  const [first, second] = [endKey(a), endKey(b)]
  return first < second ? `${first} ${second}` : `${second} ${first}`
}

const endKey = (end: End): string =>
  'cell' in end
    ? `${end.cell.column},${end.cell.row}`
    : `x${end.intersection.x},${end.intersection.y},${end.intersection.level}`

/** The spaces of the board that an object stands in or beside. */
export function spacesBeside(board: PlacedBoard, { cells, edges, intersection }: PlacedObject): Cell[] {
  const beside = [
    ...cells,
    ...edges.flatMap(cellsOfEdge),
    ...(intersection === null ? [] : cellsOfVertex(intersection)),
  ]
  return beside.filter((cell) => board.holds(cell))
}

/** The distance between an object and a space: that of the nearest space it stands in or beside. */
export function distanceToObject(board: PlacedBoard, object: PlacedObject, cell: Cell): number {
  return Math.min(...spacesBeside(board, object).map((beside) => stepsBetween(beside, cell)))
}
