import type { Caption } from '../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { brokenLines } from '../../../lib/lines.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Border } from './border.ts'
import type { GearsMap } from './map.ts'
import { canvasOf, MARGIN, type MapCanvas, widthOf } from './map-canvas.ts'
import { COLOURS } from './map-colours.ts'
import { type LegendMark, legend } from './map-legend.ts'
import { placeMap } from './place-map.ts'
import { PlacedMap, type PlacedZone } from './placed-map.ts'

export type GearsCaption = Caption<GearsContent>

/**
 * What a picture adds to the map: under its lines, and over everything; holes that are sealed are crossed out. The
 * marks that it adds are explained in the legend.
 */
export type MapLayers = {
  readonly under?: readonly Shape[]
  readonly over?: readonly Shape[]
  readonly sealedHoles?: readonly string[]
  readonly marks?: readonly LegendMark[]
}

const CAPTION = 34
const TITLE_LINE = 20
const TITLE_LETTER = 9.2
const MAX_TITLE_LINES = 12
const MIN_WIDTH = 560

/** Draws a map from above and lays shapes under its lines and over it. */
export function mapScene(
  map: GearsMap | PlacedMap,
  caption: GearsCaption,
  draw: (canvas: MapCanvas) => MapLayers,
): Scene {
  const placed = placedOf(map, caption)
  const wide = Math.round(Math.max(widthOf(placed) + 2 * MARGIN, MIN_WIDTH))
  const title = titleLines(caption.headline, wide)
  const above = CAPTION + (title.length - 1) * TITLE_LINE
  const canvas = canvasOf(placed, above + MARGIN / 2)
  const { under = [], over = [], sealedHoles = [], marks = [] } = draw(canvas)
  const width = Math.round(Math.max(canvas.width + 2 * MARGIN, MIN_WIDTH))
  const top = Math.round(canvas.height + above + MARGIN)
  const explained = legend(
    [...mapMarks(canvas.map, sealedHoles), ...marks, ...(over.some(isTie) ? (['tie'] as const) : [])],
    caption.locale,
    { top, width },
  )
  const height = top + explained.height + 8
  return {
    width,
    height,
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      ...ground(canvas),
      ...under,
      ...canvas.map.zones.flatMap((zone) => printedShapes(zone, sealedHoles, canvas)),
      ...lines(canvas),
      ...canvas.map.doors.flatMap(({ from, to }) => door(canvas.at(from), canvas.at(to))),
      ...over,
      ...canvas.map.zones.flatMap((zone) => label(zone, over.filter(isDisc), canvas)),
      ...title.map((text, line) => titleShape(text, line)),
      ...explained.shapes,
    ],
  }
}

/** How thin the line is from a figure to the point of its zone that is seen. */
export const TIE_WIDTH = 1.5

const isTie = (shape: Shape): boolean =>
  shape.shape === 'line' && shape.dashed === true && shape.strokeWidth === TIE_WIDTH && shape.stroke === COLOURS.label

function placedOf(map: GearsMap | PlacedMap, { content }: GearsCaption): PlacedMap {
  if (map instanceof PlacedMap) return map
  const placed = placeMap(map, ['map'], content)
  if (placed instanceof Refusal) throw new Error('A map that was ruled on cannot be refused when it is drawn.')
  return placed
}

/** The zones in soft tints, such that neighbours differ. */
function ground({ map, at }: MapCanvas): Shape[] {
  const tints: number[] = []
  return map.zones.map(({ number, polygon }): Shape => {
    const beside = new Set(map.neighbours(number, 'range').map((zone) => tints[zone]))
    const free = COLOURS.tints.findIndex((_, tint) => !beside.has((tint + number) % COLOURS.tints.length))
    tints[number] = (Math.max(0, free) + number) % COLOURS.tints.length
    return { shape: 'polygon', points: polygon.map(at), fill: COLOURS.tints[tints[number]] ?? COLOURS.tints[0] }
  })
}

/** A zone filled over with a colour. */
export function tint(zone: PlacedZone, fill: string, opacity: number, { at }: MapCanvas): Shape {
  return { shape: 'polygon', points: zone.polygon.map(at), fill, opacity }
}

/** The borders, those that can be walked over first, so that walls lie on top. */
function lines({ map, at }: MapCanvas): Shape[] {
  const drawn = (kind: Border['kind']) =>
    map.borders
      .filter((border) => border.kind === kind)
      .map(
        (border): Shape => ({ shape: 'line', from: at(border.from), to: at(border.to), ...STROKES[strokeOf(border)] }),
      )
  return [...drawn('passable'), ...drawn('elevation'), ...drawn('wall')]
}

const STROKES = {
  passable: { stroke: COLOURS.passable, strokeWidth: 2, dashed: true },
  cover: { stroke: COLOURS.cover, strokeWidth: 4, dashed: true },
  elevation: { stroke: COLOURS.elevation, strokeWidth: 4 },
  wall: { stroke: COLOURS.wall, strokeWidth: 5 },
} as const

const strokeOf = ({ kind, drawnAs }: Border) => (kind === 'passable' && drawnAs === 'cover' ? 'cover' : kind)

/** A door token: a plank across its exit. */
function door(from: Point, to: Point): Shape[] {
  return [
    { shape: 'line', from, to, stroke: COLOURS.wall, strokeWidth: 10 },
    { shape: 'line', from, to, stroke: COLOURS.door, strokeWidth: 6 },
  ]
}

/** What is printed in a zone: cover spaces with their arrows, holes, the equipment icon. */
function printedShapes(zone: PlacedZone, sealed: readonly string[], canvas: MapCanvas): Shape[] {
  return [
    ...zone.covers.flatMap((cover) => coverSpace(cover, canvas)),
    ...zone.holes.flatMap(({ id, at }) => hole(canvas.at(at), sealed.includes(id), canvas)),
    ...(zone.equipment ? equipment(zone, canvas) : []),
  ]
}

function coverSpace(cover: PlacedZone['covers'][number], canvas: MapCanvas): Shape[] {
  const middle = canvas.coverAt(cover)
  const radius = canvas.radius * 1.17
  const isSplit = cover.arrows.length > 1
  return [
    ...cover.arrows.map(({ centre }): Shape => {
      const to = canvas.at(centre)
      return { shape: 'line', from: middle, to, stroke: COLOURS.cover, strokeWidth: 1.5, opacity: isSplit ? 1 : 0 }
    }),
    { shape: 'circle', ...middle, radius, fill: COLOURS.coverFill, stroke: COLOURS.cover, strokeWidth: 2 },
    ...cover.arrows.map(({ centre, facing }) => {
      const tip = canvas.at(centre)
      const isBeside = Math.hypot(tip.x - middle.x, tip.y - middle.y) > radius
      return arrowHead(isBeside ? tip : middle, facing, isBeside ? 0 : radius, canvas.radius)
    }),
    coverName(cover.id, middle, canvas.radius),
  ]
}

/** The last part of a cover space’s name, which tells it from the others of its zone. */
function coverName(id: string, { x, y }: Point, radius: number): Shape {
  const text = id.slice(id.lastIndexOf('-') + 1).slice(0, 6)
  const size = Math.min(radius * 0.8, (radius * 2.6) / text.length)
  return { shape: 'text', x, y: y + size * 0.36, text, size, anchor: 'middle', fill: COLOURS.cover }
}

/** A triangle that points in a direction of the map, at a distance from a point of the picture. */
function arrowHead({ x, y }: Point, facing: Point, distance: number, size: number): Shape {
  const length = Math.hypot(facing.x, facing.y)
  const [across, down] = [facing.x / length, -facing.y / length]
  const [near, far, half] = [distance + 1, distance + 1 + size * 0.65, size * 0.5]
  const points = [
    { x: x + across * far, y: y + down * far },
    { x: x + across * near - down * half, y: y + down * near + across * half },
    { x: x + across * near + down * half, y: y + down * near - across * half },
  ]
  return { shape: 'polygon', points, fill: COLOURS.arrow, stroke: COLOURS.paper, strokeWidth: 0.8 }
}

/** An emergence hole; a sealed one is crossed out. */
export function hole({ x, y }: Point, isSealed: boolean, { radius }: Pick<MapCanvas, 'radius'>): Shape[] {
  const reach = radius * 0.75
  const cross = { stroke: COLOURS.sealed, strokeWidth: 3.5 }
  const open: Shape[] = [
    { shape: 'circle', x, y, radius: radius * 1.05, fill: COLOURS.holeRim, opacity: 0.55 },
    { shape: 'circle', x, y, radius: radius * 0.75, fill: COLOURS.hole },
  ]
  if (!isSealed) return open
  return [
    ...open,
    { shape: 'line', from: { x: x - reach, y: y - reach }, to: { x: x + reach, y: y + reach }, ...cross },
    { shape: 'line', from: { x: x - reach, y: y + reach }, to: { x: x + reach, y: y - reach }, ...cross },
  ]
}

/** The equipment icon, beside the label of its zone. */
function equipment(zone: PlacedZone, canvas: MapCanvas): Shape[] {
  const { x, y } = canvas.labelAt(zone)
  const side = canvas.radius * 1.05
  const top = y + canvas.radius * 0.55
  return [
    { shape: 'rectangle', x: x - side / 2, y: top, width: side, height: side, radius: 3, fill: COLOURS.equipment },
    {
      shape: 'text',
      x,
      y: top + side * 0.82,
      text: 'E',
      size: side * 0.85,
      anchor: 'middle',
      bold: true,
      fill: COLOURS.paper,
    },
  ]
}

type Disc = Extract<Shape, { readonly shape: 'circle' }>

const isDisc = (shape: Shape): shape is Disc => shape.shape === 'circle' && shape.fill !== 'none'

/** The name of a zone, in letters that fit its width; none if they could not be read. It gives way to a disc. */
function label(zone: PlacedZone, discs: readonly Disc[], canvas: MapCanvas): Shape[] {
  const xs = zone.polygon.map((corner) => canvas.at(corner).x)
  const width = Math.max(...xs) - Math.min(...xs)
  const size = Math.min(15, canvas.radius * 0.95, (width * 0.8) / (zone.id.length * 0.6))
  if (size < 6) return []
  const { x, y } = canvas.labelAt(zone)
  const below = zone.equipment ? -1 : 1
  const disc = discs.find((other) => Math.hypot(other.x - x, other.y - y) < other.radius + size * 0.4)
  const middle = disc === undefined ? y : disc.y + below * (disc.radius + size * 0.7)
  const text = { text: zone.id, size, anchor: 'middle', bold: true } as const
  return [{ shape: 'text', x, y: middle + size * 0.36, ...text, fill: COLOURS.label, halo: COLOURS.paper }]
}

/** The answer above the map, broken where it is too long for a line. */
const titleLines = (text: string, width: number): string[] =>
  brokenLines(text, Math.floor((width - 2 * MARGIN) / TITLE_LETTER), MAX_TITLE_LINES)

const titleShape = (text: string, line: number): Shape => ({
  shape: 'text',
  x: MARGIN,
  y: CAPTION - 10 + line * TITLE_LINE,
  text,
  size: 14.5,
  bold: true,
  fill: COLOURS.ink,
})

/** The answer above the map, in letters small enough to fit. */
export function headline(text: string, width: number): Shape {
  const size = Math.max(9, Math.min(17, (width - 2 * MARGIN) / (text.length * 0.62)))
  return { shape: 'text', x: MARGIN, y: CAPTION - 10, text, size, bold: true, fill: COLOURS.ink }
}

/** The marks that the map itself shows. */
function mapMarks({ borders, zones, doors }: PlacedMap, sealed: readonly string[]): LegendMark[] {
  const holes = zones.flatMap((zone) => zone.holes)
  const shown: readonly [LegendMark, boolean][] = [
    ['wall', borders.some(({ kind }) => kind === 'wall')],
    ['elevation', borders.some(({ kind }) => kind === 'elevation')],
    ['door', doors.length > 0],
    ['passable', borders.some(({ kind }) => kind === 'passable')],
    ['cover', zones.some(({ covers }) => covers.length > 0)],
    ['arrow', zones.some(({ covers }) => covers.length > 0)],
    ['hole', holes.some(({ id }) => !sealed.includes(id))],
    ['sealedHole', holes.some(({ id }) => sealed.includes(id))],
    ['equipment', zones.some((zone) => zone.equipment)],
  ]
  return shown.flatMap(([mark, isShown]) => (isShown ? [mark] : []))
}
