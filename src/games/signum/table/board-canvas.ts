import * as canvas from '../../../contract/canvas.ts'
import type { Disc, PlacedBoard } from './placed-board.ts'

const FORMAT: canvas.CanvasFormat = {
  margin: 26,
  maxWidth: 820,
  maxHeight: 820,
  room: 50_000,
  min: 220_000,
  nearlyAll: 0.7,
}

/** Pixels around the board. */
export const MARGIN = FORMAT.margin

/** Where things of the board are on the picture, and where the board begins on it. */
export type BoardCanvas = canvas.Canvas & { readonly board: PlacedBoard; readonly top: number }

/** What is on a board with some room around it; the whole board if that is nearly all of it. */
export function extentOf({ width, height, creatures, terrain }: PlacedBoard, more: readonly Disc[]): canvas.Extent {
  const discs = [...creatures.map(({ disc }) => disc), ...more]
  const points = terrain.flatMap(({ outline }) => outline)
  return canvas.extentOf({ width, depth: height, discs, points }, FORMAT)
}

/** Fits what is shown of a board to the picture. */
export const canvasOf = (board: PlacedBoard, extent: canvas.Extent, top: number): BoardCanvas => ({
  board,
  top,
  ...canvas.canvasOf(extent, top, FORMAT),
})

/** Pixels per micrometre. */
export const scaleOf = (extent: canvas.Extent): number => canvas.scaleOf(extent, FORMAT)

/** How far a name stays from the edges, along which the players’ sides run. */
const INSET = 6

const roomFor = (half: number, { width }: BoardCanvas) => ({
  from: MARGIN + INSET + half,
  to: MARGIN + width - INSET - half,
})

/** The middle of a name of this half width, moved along its line until it lies within the board. */
export function alongBoard(x: number, half: number, board: BoardCanvas): number {
  const { from, to } = roomFor(half, board)
  return Math.max(from, Math.min(to, x))
}

/** Whether a name of this half width lies within the board. */
export function isAlongBoard(x: number, half: number, board: BoardCanvas): boolean {
  const { from, to } = roomFor(half, board)
  return from <= x && x <= to
}
