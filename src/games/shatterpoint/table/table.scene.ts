import type { Caption } from '../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { frameShapes, headlineLines, headlineShapes, rulerShapes, tableTop } from '../../../contract/table-frame.ts'
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
import { type LegendEntry, type PlayerNames, tableLegend } from './table-legend.ts'

export { lineShape } from '../../../contract/table-frame.ts'

/** In a match the players have names. */
export type ShatterpointCaption = Caption<ShatterpointContent> & { readonly players?: PlayerNames }

/** What a picture adds to the table: on the terrain and under the bases, and over everything. */
type TableLayers = {
  readonly under?: readonly Shape[]
  readonly over?: readonly Shape[]
  /** Texts that keep clear of the names and of each other. */
  readonly labels?: readonly TableLabel[]
  /** What the colours of these shapes mean. */
  readonly legend?: readonly LegendEntry[]
}

const LEGEND = 36
const FRAME = { paper: COLOURS.paper, edge: COLOURS.label }

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
  const title = headlineLines(caption.headline, width, MARGIN)
  const top = tableTop(title)
  const canvas = canvasOf(field, extent, top)
  const bottom = top + canvas.height
  const { under = [], over = [], labels = [], legend = [] } = draw(canvas)
  const meanings = tableLegend(field, legend, caption, width)
  const below = LEGEND + meanings.height
  return {
    width,
    height: Math.round(bottom + below),
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: MARGIN, y: top, width: canvas.width, height: canvas.height, fill: COLOURS.ground },
      ...partsByHeight(field).map((part) => ground(part, canvas)),
      ...under,
      ...field.objectives.flatMap((objective) => tokenShapes(objective, canvas)),
      ...field.characters.flatMap((character) => baseShapes(character, canvas)),
      ...over,
      ...tableLabels(
        [...field.characters, ...field.objectives],
        [...labels, ...partsByHeight(field).map((part) => partLabel(part, canvas))],
        canvas,
      ),
      ...frameShapes({ width, margin: MARGIN, top, bottom, below }, canvas, FRAME),
      ...headlineShapes(title, MARGIN, COLOURS.ink),
      ...meanings.shapesAt(bottom + 22),
      ...ruler(canvas, caption, { x: width - MARGIN, y: bottom + 17 }),
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

/** The name and the height of a part: above it, else below, or inside at its rim, where nothing else stands. */
function partLabel({ id, outline, bottom, top }: PlacedPart, { at }: TableCanvas): TableLabel {
  const points = outline.map(at)
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, right, upper, lower] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const middle = (left + right) / 2
  const text = `${id} ${bottom === 0 ? height(top) : `${height(bottom)}–${height(top).slice(1)}`}`
  const [above, below, underRim, overRim] = [upper - 5, lower + 13, upper + 14, lower - 5]
  const centred = (y: number) => ({ x: middle, y, anchor: 'middle' }) as const
  return {
    text,
    colour: COLOURS.label,
    isSmall: true,
    places: [
      centred(above),
      centred(below),
      centred(underRim),
      centred(overRim),
      centred((upper + lower) / 2),
      { x: left, y: above, anchor: 'start' },
      { x: right, y: above, anchor: 'end' },
      { x: left, y: below, anchor: 'start' },
      { x: right, y: below, anchor: 'end' },
      { x: right + 5, y: (upper + lower) / 2, anchor: 'start' },
      { x: left - 5, y: (upper + lower) / 2, anchor: 'end' },
    ],
  }
}

/** A part that is filled and outlined in a colour. */
export function partShapes({ outline }: PlacedPart, colour: string, { at }: TableCanvas): Shape[] {
  const points = outline.map(at)
  return [
    { shape: 'polygon', points, fill: colour, opacity: 0.35 },
    { shape: 'polygon', points, fill: 'none', stroke: colour, strokeWidth: 4 },
  ]
}

/** The length of range 2 below the table, at the right. */
const ruler = ({ field, size }: TableCanvas, { locale }: ShatterpointCaption, to: Point): Shape[] =>
  rulerShapes({ en: 'range 2', es: 'alcance 2' }[locale], size(rangeLength(2, field.lengths)), to, COLOURS.ink)
