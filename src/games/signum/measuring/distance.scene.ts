import type { Scene, Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatLength } from '../language/words.ts'
import { reachShapes, rimShape } from '../table/base.scene.ts'
import { boardScene, creatureOf, noteShape, type SignumCaption } from '../table/board.scene.ts'
import type { BoardCanvas } from '../table/board-canvas.ts'
import { COLOURS } from '../table/board-colours.ts'
import type { Disc, PlacedBoard } from '../table/placed-board.ts'
import { BAND_LENGTHS, BANDS } from '../vocabulary.ts'

/** A place that was measured to, and how far it is. */
export type MeasuredGap = { readonly nearest: { readonly x: number; readonly y: number }; readonly distance: number }

/** What was measured from a base: the gaps, and the rulers around it. */
export function distanceScene(
  board: PlacedBoard,
  from: string,
  gaps: readonly MeasuredGap[],
  caption: SignumCaption,
): Scene {
  const { disc } = creatureOf(board, from)
  return boardScene(board, caption, (canvas) => ({
    under: [...rings(board, disc, gaps, canvas), rimShape(disc, COLOURS.choice, canvas)],
    over: gaps.flatMap((gap) => gapShapes(disc, gap, canvas, caption.locale)),
  }))
}

/** The rulers around a base, each named where it is on the board and away from what was measured. */
function rings(board: PlacedBoard, disc: Disc, gaps: readonly MeasuredGap[], canvas: BoardCanvas): Shape[] {
  return BANDS.flatMap((band) => {
    const reach = BAND_LENGTHS[band]
    const far = disc.radius + reach
    const angle = freeAngle(board, disc, gaps, far)
    const top = canvas.at({ x: disc.x + far * Math.cos(angle), y: disc.y + far * Math.sin(angle) })
    return [
      ...reachShapes(disc, reach, COLOURS.choice, canvas).slice(1),
      noteShape(band, { x: top.x, y: top.y + 4 }, COLOURS.choice),
    ]
  })
}

const DIRECTIONS = 24

/** The direction on the board that is farthest from everything that was measured to. */
function freeAngle({ width, height }: PlacedBoard, disc: Disc, gaps: readonly MeasuredGap[], far: number): number {
  const taken = gaps.map(({ nearest }) => Math.atan2(nearest.y - disc.y, nearest.x - disc.x))
  const between = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)))
  const room = (angle: number) => {
    const [x, y] = [disc.x + far * Math.cos(angle), disc.y + far * Math.sin(angle)]
    const isInside = x > 0 && y > 0 && x < width && y < height
    return Math.min(Math.PI, ...taken.map((other) => between(angle, other))) - (isInside ? 0 : Math.PI)
  }
  const angles = Array.from({ length: DIRECTIONS }, (_, index) => (index * 2 * Math.PI) / DIRECTIONS)
  return angles.reduce((best, angle) => (room(angle) > room(best) ? angle : best))
}

/** The shortest line from a base to a place, with its length. */
function gapShapes(disc: Disc, { nearest, distance }: MeasuredGap, canvas: BoardCanvas, locale: Locale): Shape[] {
  const far = Math.hypot(nearest.x - disc.x, nearest.y - disc.y)
  if (distance === 0 || far === 0) return []
  const share = disc.radius / far
  const start = { x: disc.x + share * (nearest.x - disc.x), y: disc.y + share * (nearest.y - disc.y) }
  const [from, to] = [canvas.at(start), canvas.at(nearest)]
  return [
    { shape: 'line', from, to, stroke: COLOURS.clear, strokeWidth: 2.5 },
    noteShape(
      formatLength(distance, locale),
      { x: (from.x + 2 * to.x) / 3, y: (from.y + 2 * to.y) / 3 - 4 },
      COLOURS.clear,
    ),
  ]
}
