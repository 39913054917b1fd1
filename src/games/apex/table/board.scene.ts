import type { Caption } from '../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { headlineLines, headlineShapes, tableTop } from '../../../contract/table-frame.ts'
import type { Cell, Edge, GridSize, Vertex } from '../../../geometry/grid.ts'
import type { Localized } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { End } from '../vocabulary.ts'
import { type Board, type Building, placeDrawn } from './board.ts'
import { KEY_ROW, keyRows, keyShapes, keyWidth } from './board-key.ts'
import { objectLabels } from './object-labels.ts'
import { covers, type PlacedBoard, type PlacedObject } from './placed-board.ts'

/** What a picture of a board is labelled with. */
export type ApexCaption = Caption<ApexContent>

export const COLOURS = {
  paper: '#fffdf8',
  ground: '#f3efe4',
  grid: '#d8d2c2',
  ink: '#2b2b2b',
  label: '#6b6557',
  roofs: ['#c9d6e2', '#a3bace', '#7f9cb7', '#607f9d', '#4b6884'],
  facade: '#34495e',
  wall: '#6d4c2f',
  cover: '#2e7d32',
  bin: '#c98a00',
  other: '#6a4c93',
  hidden: '#1f2430',
  visible: '#1565c0',
  blocked: '#c62828',
} as const

const MAX_PIXELS = 960
const MARGIN = 30
/** No picture is narrower. */
const NARROWEST = 420
const LEGEND = 30
/** The key of a narrow board may be wider than it. */
const KEY_ROOM = 540

/** Where things of the board are on the picture. */
export type Canvas = {
  readonly cell: number
  readonly at: (x: number, y: number) => Point
  readonly centre: (cell: Cell) => Point
}

/** What a mark in a colour means, below the board; filled if it is not told how it is drawn. */
export type KeyEntry = { readonly colour: string; readonly mark?: KeyMark } & Localized
export type KeyMark = 'filled' | 'dashed' | 'line' | 'ring' | 'disc' | 'rhombus'

/** What is laid over and under the pieces of a board, and what its colours mean. */
type Drawing = { readonly under: Shape[]; readonly over: Shape[]; readonly key?: readonly KeyEntry[] }

/** The mark of Legends other than those a question is about. */
export const LEGENDS_KEY: KeyEntry = { colour: '#c98a00', mark: 'disc', en: 'Legend', es: 'Leyenda' }
/** Who stands at the two ends of a line. */
export const FROM_KEY: KeyEntry = { colour: COLOURS.visible, mark: 'disc', en: 'A: from', es: 'A: desde' }
export const TO_KEY: KeyEntry = { colour: COLOURS.ink, mark: 'disc', en: 'B: to', es: 'B: hasta' }
export const SHOOTER_KEY: KeyEntry = { colour: COLOURS.visible, mark: 'disc', en: 'A: shooter', es: 'A: tirador' }
export const TARGET_KEY: KeyEntry = { colour: COLOURS.ink, mark: 'disc', en: 'B: target', es: 'B: objetivo' }
export const COVERING_KEY: KeyEntry = { colour: COLOURS.blocked, en: 'covers the target', es: 'cubre al objetivo' }
export const HIDDEN_KEY: KeyEntry = { colour: '#808080', en: 'hidden', es: 'oculto' }

/** The entries of a key that are on the picture. */
export const keyIf = (shown: boolean, ...entries: readonly KeyEntry[]): readonly KeyEntry[] => (shown ? entries : [])

/** Draws a board from above and lays shapes over and under its pieces. */
export function boardScene(
  board: Board,
  caption: Caption<ApexContent>,
  draw: (canvas: Canvas, placed: PlacedBoard) => Drawing,
): Scene {
  const placed = placeDrawn(board, caption.content)
  if (placed instanceof Refusal) throw new Error('A board that was ruled on cannot be refused when it is drawn.')
  const title = headlineLines(caption.headline, Math.max(cellOf(board) * board.width + 2 * MARGIN, NARROWEST), MARGIN)
  const top = tableTop(title) + MARGIN
  const canvas = canvasOf(board, top)
  const { under, over, key = [] } = draw(canvas, placed)
  const entries = [...keyOf(placed), ...key]
  const rows = keyRows(entries, Math.max(board.width * canvas.cell, KEY_ROOM), caption.locale)
  const widest = 2 * MARGIN + Math.max(0, ...rows.map((row) => keyWidth(row, caption.locale)))
  const width = Math.max(board.width * canvas.cell + 2 * MARGIN, NARROWEST, widest)
  const extra = KEY_ROW * Math.max(0, rows.length - 1)
  const height = board.height * canvas.cell + top + MARGIN + LEGEND + extra
  return {
    width,
    height,
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      ...ground(placed, canvas),
      ...under,
      ...placed.buildings.flatMap((building, index) => buildingLabel(placed, building, index, canvas)),
      ...placed.objects.flatMap((object) => drawObject(object, canvas)),
      ...over,
      ...objectLabels(placed.objects, over, canvas),
      ...coordinates(board, canvas),
      ...headlineShapes(title, MARGIN, COLOURS.ink),
      ...rows.flatMap((row, index) => keyShapes(row, caption.locale, height - LEGEND - extra + index * KEY_ROW)),
    ],
  }
}

const cellOf = ({ width, height }: Board): number =>
  Math.max(12, Math.min(56, Math.floor((MAX_PIXELS - 2 * MARGIN) / Math.max(width, height))))

function canvasOf(board: Board, top: number): Canvas {
  const cell = cellOf(board)
  const at = (x: number, y: number) => ({ x: MARGIN + x * cell, y: top + y * cell })
  return { cell, at, centre: ({ column, row }) => at(column + 0.5, row + 0.5) }
}

/** The spaces with their levels, and a thick line wherever the level changes. */
function ground(board: PlacedBoard, canvas: Canvas): Shape[] {
  const spaces: Shape[] = []
  const facades: Shape[] = []
  for (let row = 0; row < board.height; row++) {
    for (let column = 0; column < board.width; column++) {
      spaces.push(...space(board, { column, row }, canvas))
      for (const axis of ['vertical', 'horizontal'] as const) {
        const edge = { axis, x: column, y: row }
        if (board.facadeOn(edge)) facades.push(edgeLine(edge, canvas, { stroke: COLOURS.facade, strokeWidth: 3 }))
      }
    }
  }
  const { x, y } = canvas.at(0, 0)
  const [width, height] = [board.width * canvas.cell, board.height * canvas.cell]
  return [
    ...spaces,
    ...facades,
    { shape: 'rectangle', x, y, width, height, fill: 'none', stroke: COLOURS.facade, strokeWidth: 1.5 },
  ]
}

function space(board: PlacedBoard, cell: Cell, canvas: Canvas): Shape[] {
  const level = board.levelOf(cell)
  const { x, y } = canvas.at(cell.column, cell.row)
  const size = canvas.cell
  const square: Shape = {
    shape: 'rectangle',
    x,
    y,
    width: size,
    height: size,
    fill: level === 0 ? COLOURS.ground : roofColour(level),
    stroke: COLOURS.grid,
    strokeWidth: 1,
  }
  if (level === 0 || size < 20) return [square]
  const label = { x: x + size - 3, y: y + size - 4, text: String(level), size: Math.max(9, size * 0.22) }
  return [square, { shape: 'text', ...label, anchor: 'end', fill: COLOURS.ink, opacity: 0.65 }]
}

/** The number of a building, by which texts call it, in the first space of its roof that is not built upon. */
function buildingLabel(board: PlacedBoard, building: Building, index: number, canvas: Canvas): Shape[] {
  const roof = cellsOf(board).find((cell) => covers(building, cell) && board.levelOf(cell) === building.level)
  if (roof === undefined || canvas.cell < 26) return []
  const { x, y } = canvas.at(roof.column + 0.07, roof.row + 0.24)
  const size = Math.max(9, canvas.cell * 0.2)
  return [{ shape: 'text', x, y, text: `#${index + 1}`, size, fill: COLOURS.facade, halo: COLOURS.roofs[0] }]
}

/** Every space of a board, row by row. */
export function cellsOf({ width, height }: GridSize): Cell[] {
  return Array.from({ length: width * height }, (_, index) => {
    return { column: index % width, row: Math.floor(index / width) }
  })
}

const roofColour = (level: number): string =>
  COLOURS.roofs[Math.min(level, COLOURS.roofs.length) - 1] ?? COLOURS.roofs[0]

function drawObject(object: PlacedObject, canvas: Canvas): Shape[] {
  const colour = objectColour(object)
  const thick = Math.max(3, canvas.cell * (object.tags.has('OBSTRUCTION') ? 0.16 : 0.11))
  const lines = object.edges.map((edge) => edgeLine(edge, canvas, { stroke: colour, strokeWidth: thick }))
  const discs = object.cells.map((cell): Shape => {
    const radius = canvas.cell * 0.3
    return { shape: 'circle', ...canvas.centre(cell), radius, fill: colour, opacity: 0.85 }
  })
  return [...lines, ...discs, ...onIntersection(object, colour, canvas)]
}

/** A miniature on an intersection, with the rhombus of its Zone if it has one. */
function onIntersection({ intersection, tags }: PlacedObject, colour: string, canvas: Canvas): Shape[] {
  if (intersection === null) return []
  const { x, y } = intersection
  const points = [canvas.at(x, y - 1), canvas.at(x + 1, y), canvas.at(x, y + 1), canvas.at(x - 1, y)]
  const zone: Shape = { shape: 'polygon', points, fill: 'none', stroke: colour, strokeWidth: 2, dashed: true }
  const radius = Math.max(4, canvas.cell * 0.14)
  return [...(tags.has('ZONE') ? [zone] : []), { shape: 'circle', ...canvas.at(x, y), radius, fill: colour }]
}

function objectColour({ piece, tags }: PlacedObject): string {
  if (tags.has('OBSTRUCTION')) return COLOURS.wall
  if (piece.kind === 'supplyBin') return COLOURS.bin
  return tags.has('COVER') ? COLOURS.cover : COLOURS.other
}

export function edgeLine(edge: Edge, canvas: Canvas, paint: { stroke: string; strokeWidth: number }): Shape {
  const [from, to] = endsOfEdge(edge)
  return { shape: 'line', from: canvas.at(from.x, from.y), to: canvas.at(to.x, to.y), ...paint }
}

function endsOfEdge({ axis, x, y }: Edge): [Vertex, Vertex] {
  return axis === 'vertical'
    ? [
        { x, y },
        { x, y: y + 1 },
      ]
    : [
        { x, y },
        { x: x + 1, y },
      ]
}

/** The point of an end on the picture. */
export function pointOf(end: End, canvas: Canvas): Point {
  return 'cell' in end ? canvas.centre(end.cell) : canvas.at(end.intersection.x, end.intersection.y)
}

/** A marked end of a line: a disc with a letter or two. */
export function endMark(end: End, letter: string, colour: string, canvas: Canvas): Shape[] {
  const { x, y } = pointOf(end, canvas)
  const radius = Math.max(7, canvas.cell * 0.27)
  const size = radius * (letter.length === 1 ? 1.2 : 0.9)
  return [
    { shape: 'circle', x, y, radius, fill: colour, stroke: COLOURS.paper, strokeWidth: 2 },
    { shape: 'text', x, y: y + size * 0.36, text: letter, size, anchor: 'middle', bold: true, fill: COLOURS.paper },
  ]
}

/** A space tinted over. */
export function tint(cell: Cell, fill: string, opacity: number, canvas: Canvas): Shape {
  const { x, y } = canvas.at(cell.column, cell.row)
  return { shape: 'rectangle', x, y, width: canvas.cell, height: canvas.cell, fill, opacity }
}

/** Column numbers above and row numbers to the left; on small spaces only every fifth. */
function coordinates(board: Board, canvas: Canvas): Shape[] {
  const every = canvas.cell < 20 ? 5 : 1
  const size = canvas.cell < 20 ? 10 : 11
  const shown = (count: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0)
  const text = { shape: 'text', size, fill: COLOURS.label } as const
  return [
    ...shown(board.width).map((column): Shape => {
      const { x, y } = canvas.at(column + 0.5, 0)
      return { ...text, x, y: y - 7, text: String(column), anchor: 'middle' }
    }),
    ...shown(board.height).map((row): Shape => {
      const { x, y } = canvas.at(0, row + 0.5)
      return { ...text, x: x - 7, y: y + size * 0.36, text: String(row), anchor: 'end' }
    }),
  ]
}

/** What the colours of a board mean, for what is on it. */
function keyOf(board: PlacedBoard): KeyEntry[] {
  const has = (colour: string) => board.objects.some((object) => objectColour(object) === colour)
  const roofs = {
    colour: COLOURS.roofs[0],
    en: 'roof (level, # of the building)',
    es: 'tejado (nivel, # del edificio)',
  }
  return [
    ...keyIf(board.buildings.length > 0, roofs),
    ...keyIf(has(COLOURS.wall), { colour: COLOURS.wall, mark: 'line', en: 'obstruction', es: 'obstrucción' }),
    ...keyIf(has(COLOURS.cover), { colour: COLOURS.cover, en: 'cover', es: 'cobertura' }),
    ...keyIf(has(COLOURS.bin), { colour: COLOURS.bin, mark: 'line', en: 'supply bin', es: 'depósito de suministros' }),
    ...keyIf(has(COLOURS.other), { colour: COLOURS.other, en: 'other', es: 'otro' }),
    ...keyIf(
      board.objects.some(({ tags }) => tags.has('ZONE')),
      { colour: COLOURS.other, mark: 'rhombus', en: 'Zone', es: 'Zona' },
    ),
  ]
}
