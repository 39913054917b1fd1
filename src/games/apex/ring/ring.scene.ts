import type { Scene, Shape } from '../../../contract/scene.ts'
import { legendName } from '../language/legend-name.ts'
import type { ApexCaption } from '../table/board.scene.ts'
import { boardScene, type Canvas, COLOURS, endMark, type KeyEntry, tint } from '../table/board.scene.ts'
import type { Board } from '../table/board.ts'
import { isInside, type Ring } from './ring.ts'
import type { RingToll } from './ring-damage.ts'

const RING = '#e65100'
/** The tint of a space outside. */
const OUTSIDE = '#f1c7ab'
const RING_KEY: KeyEntry = {
  colour: RING,
  en: 'Ring (dashed before) with its markers',
  es: 'Anillo (antes, a trazos) con sus delimitadores',
}

/** The Ring before a shift dashed, after it solid; what is outside now is shaded. */
export function ringShiftScene(board: Board, rings: { before: Ring; after: Ring }, caption: ApexCaption): Scene {
  return boardScene(board, caption, (canvas) => ({
    under: shade(board, rings.after, canvas),
    over: [outline(rings.before, canvas, true), outline(rings.after, canvas, false), ...markers(rings.after, canvas)],
    key: [RING_KEY, { colour: OUTSIDE, en: 'outside now', es: 'ahora fuera' }],
  }))
}

/** The Ring and the Legends: red those that are hurt, with the damage below them. */
export function ringDamageScene(
  board: Board,
  { ring, legends }: { ring: Ring; legends: readonly RingToll[] },
  caption: ApexCaption,
): Scene {
  return boardScene(board, caption, (canvas) => ({
    under: shade(board, ring, canvas),
    over: [
      outline(ring, canvas, false),
      ...markers(ring, canvas),
      ...legends.flatMap((legend) => standing(legend, canvas, caption)),
    ],
    key: [
      { colour: RING, en: 'Ring with its markers', es: 'Anillo con sus delimitadores' },
      { colour: COLOURS.visible, en: 'Legend inside', es: 'Leyenda dentro' },
      { colour: COLOURS.blocked, en: 'Legend outside, − = damage', es: 'Leyenda fuera, − = daño' },
    ],
  }))
}

/** The Ring as it lies on a table: what is outside is shaded. */
export const ringOn = (board: Board, ring: Ring, canvas: Canvas) => ({
  under: shade(board, ring, canvas),
  over: [outline(ring, canvas, false), ...markers(ring, canvas)],
  key: { colour: RING, en: 'Ring with its markers', es: 'Anillo con sus delimitadores' },
})

function shade(board: Board, ring: Ring, canvas: Canvas): Shape[] {
  const cells = Array.from({ length: board.width * board.height }, (_, index) => ({
    column: index % board.width,
    row: Math.floor(index / board.width),
  }))
  return cells.filter((cell) => !isInside(ring, cell)).map((cell) => tint(cell, RING, 0.25, canvas))
}

function outline({ left, top, right, bottom }: Ring, canvas: Canvas, dashed: boolean): Shape {
  const { x, y } = canvas.at(left, top)
  const [width, height] = [(right - left + 1) * canvas.cell, (bottom - top + 1) * canvas.cell]
  return { shape: 'rectangle', x, y, width, height, fill: 'none', stroke: RING, strokeWidth: dashed ? 2 : 4, dashed }
}

/** The four markers, in the corner spaces. */
function markers({ left, top, right, bottom }: Ring, canvas: Canvas): Shape[] {
  const half = canvas.cell * 0.09
  const inset = 0.18
  const corners = [
    canvas.at(left + inset, top + inset),
    canvas.at(right + 1 - inset, top + inset),
    canvas.at(left + inset, bottom + 1 - inset),
    canvas.at(right + 1 - inset, bottom + 1 - inset),
  ]
  return corners.map(({ x, y }) => ({
    shape: 'rectangle',
    x: x - half,
    y: y - half,
    width: 2 * half,
    height: 2 * half,
    radius: 1,
    fill: RING,
  }))
}

/** A Legend with the first letters of its name, and below it what it loses. */
function standing({ id, cell, damage, outside }: RingToll, canvas: Canvas, { locale, content }: ApexCaption): Shape[] {
  if (cell === null) return []
  const mark = endMark(
    { cell },
    legendName(id, locale, content).slice(0, 2),
    outside ? COLOURS.blocked : COLOURS.visible,
    canvas,
  )
  if (!outside) return mark
  const { x, y } = canvas.centre(cell)
  const label = { x, y: y + canvas.cell * 0.46, text: `−${damage}`, size: Math.max(9, canvas.cell * 0.23) }
  return [
    ...mark,
    { shape: 'text', ...label, anchor: 'middle', bold: true, fill: COLOURS.blocked, halo: COLOURS.paper },
  ]
}
