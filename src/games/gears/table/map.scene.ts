import type { Caption } from '../../../contract/operation.ts'
import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { Border } from './border.ts'
import type { GearsMap } from './map.ts'
import { canvasOf, MARGIN, type MapCanvas } from './map-canvas.ts'
import { placeMap } from './place-map.ts'
import { PlacedMap, type PlacedZone } from './placed-map.ts'

export const COLOURS = {
  paper: '#fffdf8',
  tints: ['#efe7d6', '#dde7dc', '#e3e2ee', '#f0dfd5', '#d9e6ea', '#ece9c9'],
  ink: '#2b2b2b',
  label: '#6b6557',
  wall: '#141414',
  elevation: '#1e6fd0',
  passable: '#8d8775',
  cover: '#7a7363',
  coverFill: '#f8f4e8',
  arrow: '#3d3a33',
  hole: '#4a2f1b',
  holeRim: '#a4622a',
  sealed: '#b71c1c',
  door: '#8a4b12',
  equipment: '#00695c',
  cog: '#b3261e',
  cogRim: '#6d120d',
  locust: '#6f7580',
  locustRim: '#2f333a',
  wound: '#e53935',
  visible: '#1565c0',
  blocked: '#c62828',
  good: '#2e7d32',
  choice: '#e09100',
} as const

export type GearsCaption = Caption<GearsContent>

/** What a picture adds to the map: under its lines, and over everything; holes that are sealed are crossed out. */
export type MapLayers = {
  readonly under?: readonly Shape[]
  readonly over?: readonly Shape[]
  readonly sealedHoles?: readonly string[]
}

const CAPTION = 34
const LEGEND = 30
const MIN_WIDTH = 560

/** Draws a map from above and lays shapes under its lines and over it. */
export function mapScene(
  map: GearsMap | PlacedMap,
  caption: GearsCaption,
  draw: (canvas: MapCanvas) => MapLayers,
): Scene {
  const canvas = canvasOf(placedOf(map, caption), CAPTION + MARGIN / 2)
  const { under = [], over = [], sealedHoles = [] } = draw(canvas)
  const width = Math.round(Math.max(canvas.width + 2 * MARGIN, MIN_WIDTH))
  const height = Math.round(canvas.height + CAPTION + MARGIN + LEGEND)
  return {
    width,
    height,
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      ...ground(canvas),
      ...under,
      ...canvas.map.zones.flatMap((zone) => printed(zone, sealedHoles, canvas)),
      ...lines(canvas),
      ...canvas.map.doors.flatMap(({ from, to }) => door(canvas.at(from), canvas.at(to))),
      ...canvas.map.zones.flatMap((zone) => label(zone, canvas)),
      ...over,
      headline(caption.headline, width),
      ...legend(canvas.map, caption, height),
    ],
  }
}

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
function printed(zone: PlacedZone, sealed: readonly string[], canvas: MapCanvas): Shape[] {
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

/** The name of a zone, in letters that fit its width; none if they could not be read. */
function label(zone: PlacedZone, canvas: MapCanvas): Shape[] {
  const xs = zone.polygon.map((corner) => canvas.at(corner).x)
  const width = Math.max(...xs) - Math.min(...xs)
  const size = Math.min(15, canvas.radius * 0.95, (width * 0.8) / (zone.id.length * 0.6))
  if (size < 6) return []
  const { x, y } = canvas.labelAt(zone)
  const text = { text: zone.id, size, anchor: 'middle', bold: true } as const
  return [{ shape: 'text', x, y: y + size * 0.36, ...text, fill: COLOURS.label, halo: COLOURS.paper }]
}

/** The answer above the map, in letters small enough to fit. */
export function headline(text: string, width: number): Shape {
  const size = Math.max(9, Math.min(17, (width - 2 * MARGIN) / (text.length * 0.62)))
  return { shape: 'text', x: MARGIN, y: CAPTION - 10, text, size, bold: true, fill: COLOURS.ink }
}

type Legend = { readonly shown: boolean; readonly colour: string; readonly en: string; readonly es: string }

/** Below the map: what the lines and marks mean, for those that are on it. */
function legend({ borders, zones, doors }: PlacedMap, { locale }: GearsCaption, height: number): Shape[] {
  const has = (kind: Border['kind']) => borders.some((border) => border.kind === kind)
  const entries: Legend[] = [
    { shown: has('wall'), colour: COLOURS.wall, en: 'wall', es: 'pared' },
    { shown: has('elevation'), colour: COLOURS.elevation, en: 'height change', es: 'cambio de altura' },
    { shown: doors.length > 0, colour: COLOURS.door, en: 'door', es: 'puerta' },
    { shown: zones.some(({ covers }) => covers.length > 0), colour: COLOURS.cover, en: 'cover', es: 'cobertura' },
    { shown: zones.some(({ holes }) => holes.length > 0), colour: COLOURS.hole, en: 'hole', es: 'agujero' },
    { shown: zones.some((zone) => zone.equipment), colour: COLOURS.equipment, en: 'equipment', es: 'equipo' },
  ]
  let x = MARGIN
  return entries.flatMap(({ shown, colour, [locale]: text }): Shape[] => {
    if (!shown) return []
    const left = x
    x += 34 + text.length * 7
    return [
      { shape: 'rectangle', x: left, y: height - LEGEND + 2, width: 12, height: 12, fill: colour, radius: 2 },
      { shape: 'text', x: left + 17, y: height - LEGEND + 12, text, size: 12, fill: COLOURS.label },
    ]
  })
}
