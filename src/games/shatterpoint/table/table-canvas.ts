import * as canvas from '../../../contract/canvas.ts'
import type { Disc, PlacedField } from './placed-field.ts'

const FORMAT: canvas.CanvasFormat = {
  margin: 24,
  maxWidth: 900,
  maxHeight: 860,
  room: 45_000,
  min: 200_000,
  nearlyAll: 0.75,
}

/** Pixels around the table. */
export const MARGIN = FORMAT.margin

/** Where things of the table are on the picture. */
export type TableCanvas = canvas.Canvas & { readonly field: PlacedField; readonly top: number }

/** What is on a table with some room around it; the whole table if that is nearly all of it. */
export function extentOf(field: PlacedField, more: readonly Disc[]): canvas.Extent {
  const { width, depth, characters, objectives, parts } = field
  const discs = [...[...characters, ...objectives].map(({ disc }) => disc), ...more]
  return canvas.extentOf({ width, depth, discs, points: parts.flatMap(({ outline }) => outline) }, FORMAT)
}

/** Fits what is shown of a table to the picture. */
export const canvasOf = (field: PlacedField, extent: canvas.Extent, top: number): TableCanvas => ({
  field,
  top,
  ...canvas.canvasOf(extent, top, FORMAT),
})

/** Pixels per micrometre. */
export const scaleOf = (extent: canvas.Extent): number => canvas.scaleOf(extent, FORMAT)
