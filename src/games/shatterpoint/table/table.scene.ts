import type { Caption } from '../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { brokenLines } from '../../../lib/lines.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { height } from '../language/words.ts'
import { baseShapes, tokenShapes } from './base.scene.ts'
import type { Battlefield } from './battlefield.ts'
import { rangeLength } from './lengths.ts'
import { type TableLabel, tableLabels } from './name-labels.ts'
import { placeField } from './place-field.ts'
import type { Disc, PlacedField, PlacedPart } from './placed-field.ts'
import { canvasOf, extentOf, MARGIN, scaleOf, type TableCanvas } from './table-canvas.ts'
import { COLOURS, heightColour } from './table-colours.ts'
import { type LegendEntry, tableLegend } from './table-legend.ts'

export type ShatterpointCaption = Caption<ShatterpointContent>

/** What a picture adds to the table: on the terrain and under the bases, and over everything. */
type TableLayers = {
  readonly under?: readonly Shape[]
  readonly over?: readonly Shape[]
  /** Texts that keep clear of the names and of each other. */
  readonly labels?: readonly TableLabel[]
  /** What the colours of these shapes mean. */
  readonly legend?: readonly LegendEntry[]
}

const LINE = 20
const LEGEND = 36

/**
 * Draws a table from above and lays shapes under its bases and over them. If everything on it lies in a corner, only
 * that corner is shown; `more` names places that have to be on the picture besides.
 */
export function tableScene(
  battlefield: Battlefield | PlacedField,
  caption: ShatterpointCaption,
  draw: (canvas: TableCanvas) => TableLayers,
  more: readonly Disc[] = [],
): Scene {
  const field = fieldOf(battlefield, caption.content)
  const extent = extentOf(field, more)
  const width = Math.round((extent.right - extent.left) * scaleOf(extent) + 2 * MARGIN)
  const title = headlineLines(caption.headline, width)
  const top = title.length * LINE + 18
  const canvas = canvasOf(field, extent, top)
  const bottom = top + canvas.height
  const { under = [], over = [], labels = [], legend = [] } = draw(canvas)
  const meanings = tableLegend(field, legend, caption.locale, width)
  return {
    width,
    height: Math.round(bottom + LEGEND + meanings.height),
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: MARGIN, y: top, width: canvas.width, height: canvas.height, fill: COLOURS.ground },
      ...partsByHeight(field).map((part) => ground(part, canvas)),
      ...partsByHeight(field).map((part) => label(part, canvas)),
      ...under,
      ...field.objectives.flatMap((objective) => tokenShapes(objective, canvas)),
      ...field.characters.flatMap((character) => baseShapes(character, canvas)),
      ...over,
      ...tableLabels([...field.characters, ...field.objectives], labels, canvas),
      ...frame(width, top, bottom, canvas, meanings.height),
      ...title.map(headlineShape),
      ...meanings.shapesAt(bottom + 22),
      ...measure(canvas, caption, width, bottom + 17),
    ],
  }
}

/** The checked field of a battlefield that was ruled on. */
export function fieldOf(battlefield: Battlefield | PlacedField, content: ShatterpointContent): PlacedField {
  if ('parts' in battlefield) return battlefield
  const field = placeField(battlefield, content)
  if (field instanceof Refusal) throw new Error('A table that was ruled on cannot be refused when it is drawn.')
  return field
}

/** Low parts first, so that high ones lie over them. */
const partsByHeight = ({ parts }: PlacedField): PlacedPart[] => parts.toSorted((a, b) => a.top - b.top)

/** A part: darker the higher, see-through if it is clear, with a dashed rim if it can be moved through. */
function ground({ outline, top, isBlocked, isPassable }: PlacedPart, { at }: TableCanvas): Shape {
  return {
    shape: 'polygon',
    points: outline.map(at),
    fill: heightColour(top),
    stroke: COLOURS.edge,
    strokeWidth: isBlocked ? 3 : 1.5,
    dashed: isPassable,
    opacity: isBlocked ? 1 : 0.7,
  }
}

/** The name and the height of a part, near its upper left corner. */
function label({ id, outline, bottom, top }: PlacedPart, { at }: TableCanvas): Shape {
  const points = outline.map(at)
  const x = (Math.min(...points.map((point) => point.x)) + Math.max(...points.map((point) => point.x))) / 2
  const y = Math.min(...points.map((point) => point.y)) - 5
  const text = `${id} ${bottom === 0 ? height(top) : `${height(bottom)}–${height(top).slice(1)}`}`
  return { shape: 'text', x, y, text, size: 11, anchor: 'middle', fill: COLOURS.label, halo: COLOURS.ground }
}

/** A part that is filled and outlined in a colour. */
export function partShapes({ outline }: PlacedPart, colour: string, { at }: TableCanvas): Shape[] {
  const points = outline.map(at)
  return [
    { shape: 'polygon', points, fill: colour, opacity: 0.35 },
    { shape: 'polygon', points, fill: 'none', stroke: colour, strokeWidth: 4 },
  ]
}

/** A line from one place to another; dashed if it is closed. */
export function lineShape(from: Point, to: Point, colour: string, isOpen: boolean, { at }: TableCanvas): Shape {
  return { shape: 'line', from: at(from), to: at(to), stroke: colour, strokeWidth: 3, dashed: !isOpen }
}

/** Paper around the table, over whatever reaches beyond it, and the edge of the table. */
function frame(
  width: number,
  top: number,
  bottom: number,
  { width: wide, height: high }: TableCanvas,
  more: number,
): Shape[] {
  const paper = { shape: 'rectangle', fill: COLOURS.paper } as const
  return [
    { ...paper, x: 0, y: 0, width, height: top },
    { ...paper, x: 0, y: bottom, width, height: LEGEND + more + 1 },
    { ...paper, x: 0, y: 0, width: MARGIN, height: bottom },
    { ...paper, x: MARGIN + wide, y: 0, width: width - wide - MARGIN, height: bottom },
    {
      shape: 'rectangle',
      x: MARGIN,
      y: top,
      width: wide,
      height: high,
      fill: 'none',
      stroke: COLOURS.label,
      strokeWidth: 1.5,
    },
  ]
}

const LETTER = 9.6
const MAX_LINES = 4

/** The answer above the table, broken where it is too long for a line. */
export function headlineLines(text: string, width: number): string[] {
  return brokenLines(text, Math.floor((width - 2 * MARGIN) / LETTER), MAX_LINES)
}

export const headlineShape = (text: string, line: number): Shape => ({
  shape: 'text',
  x: MARGIN,
  y: 24 + line * LINE,
  text,
  size: 15,
  bold: true,
  fill: COLOURS.ink,
})

/** The length of range 2 below the table, at the right. */
function measure({ field, size }: TableCanvas, { locale }: ShatterpointCaption, width: number, y: number): Shape[] {
  const to = width - MARGIN
  const from = to - size(rangeLength(2, field.lengths))
  const text = { en: 'range 2', es: 'alcance 2' }[locale]
  const line = { shape: 'line', stroke: COLOURS.ink, strokeWidth: 2 } as const
  return [
    { ...line, from: { x: from, y }, to: { x: to, y } },
    { ...line, from: { x: from, y: y - 5 }, to: { x: from, y: y + 5 } },
    { ...line, from: { x: to, y: y - 5 }, to: { x: to, y: y + 5 } },
    { shape: 'text', x: from - 7, y: y + 4, text, size: 12, anchor: 'end', fill: COLOURS.ink },
  ]
}
