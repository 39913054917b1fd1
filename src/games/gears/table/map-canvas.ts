import type { Point } from '../../../contract/scene.ts'
import type { Segment } from '../../../geometry/plane.ts'
import { locate, type Polygon, sidesOf } from '../../../geometry/polygon.ts'
import type { Place, PlacedCover, PlacedMap, PlacedZone } from './placed-map.ts'

/** Pixels around the map, and how many the map itself may take. */
export const MARGIN = 30
const MAX_WIDTH = 940
const MAX_HEIGHT = 860
const MAX_PER_UNIT = 10

/** Where things of the map are on the picture. */
export type MapCanvas = {
  readonly map: PlacedMap
  /** The size of the map in pixels. */
  readonly width: number
  readonly height: number
  /** The part of the picture that the map may take, with the free space around it. */
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
  /** The radius of a figure in pixels. */
  readonly radius: number
  /** A point of the map on the picture: y points up on the map and down on the picture. */
  readonly at: (point: Point) => Point
  /** The middle of a cover space. */
  readonly coverAt: (cover: PlacedCover) => Point
  /** Free places in a zone for marks beside each other, the roomiest first; the label has the very first. */
  readonly spots: (zone: PlacedZone, count: number) => readonly Point[]
  /** Where the name of a zone stands. */
  readonly labelAt: (zone: PlacedZone) => Point
  /** Where a line that starts or ends at a figure is drawn to. */
  readonly pointOf: (place: Place) => Point
}

/** How many pixels wide a map is on the picture. */
export function widthOf(map: PlacedMap): number {
  const { left, right, bottom, ceiling } = extentOf(map)
  return Math.max(1, right - left) * scaleOf(Math.max(1, right - left), Math.max(1, ceiling - bottom))
}

const scaleOf = (wide: number, high: number): number => Math.min(MAX_WIDTH / wide, MAX_HEIGHT / high, MAX_PER_UNIT)

/** Fits a map to the picture. */
export function canvasOf(map: PlacedMap, top: number): MapCanvas {
  const { left, right, bottom, ceiling } = extentOf(map)
  const [wide, high] = [Math.max(1, right - left), Math.max(1, ceiling - bottom)]
  const scale = scaleOf(wide, high)
  const at = ({ x, y }: Point): Point => ({ x: MARGIN + (x - left) * scale, y: top + (ceiling - y) * scale })
  const radius = radiusFor(map, scale)
  const coverAt = ({ arrows }: PlacedCover) => at(meanOf(arrows.map(({ centre }) => centre)))
  const roomsByZone = new Map<number, ZoneRoom>()
  const roomIn = (zone: PlacedZone): ZoneRoom => {
    const room = roomsByZone.get(zone.number) ?? measureRoom(zone, { map, at, coverAt })
    roomsByZone.set(zone.number, room)
    return room
  }
  const spots = (zone: PlacedZone, count: number) => findSpots(roomIn(zone), count + 1).slice(1)
  const labelAt = (zone: PlacedZone): Point => findSpots(roomIn(zone), 1)[0] ?? at(meanOf(zone.polygon))
  const pointOf = ({ zone, cover }: Place): Point => (cover === null ? labelAt(zone) : coverAt(cover))
  const [width, height] = [wide * scale, high * scale]
  const box = { left: 4, right: MARGIN * 2 + width - 4, top: top - 10, bottom: top + height + 10 }
  return { map, width, height, box, radius, at, coverAt, spots, labelAt, pointOf }
}

function extentOf({ zones }: PlacedMap) {
  let [left, right, bottom, ceiling] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { polygon } of zones) {
    for (const { x, y } of polygon) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      bottom = Math.min(bottom, y)
      ceiling = Math.max(ceiling, y)
    }
  }
  return { left, right, bottom, ceiling }
}

/** Figures are as large as the zones allow. */
function radiusFor({ zones }: PlacedMap, scale: number): number {
  const areas = zones.map(({ polygon }) => areaOf(polygon)).sort((a, b) => a - b)
  const typical = areas[Math.floor(areas.length / 3)] ?? 1
  return Math.max(6, Math.min(20, Math.sqrt(typical) * scale * 0.105))
}

const areaOf = (polygon: Polygon): number =>
  Math.abs(sidesOf(polygon).reduce((sum, { from, to }) => sum + from.x * to.y - from.y * to.x, 0)) / 2

function meanOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** How many points a side the roomiest place is looked for among; the many zones of a large map are small. */
const SAMPLES = { few: 17, many: 9 } as const
const MANY_ZONES = 40

/** The points of a zone that were sampled, each with how far it is from everything, and the spots found so far. */
type ZoneRoom = { readonly rooms: { readonly point: Point; room: number }[]; readonly found: Point[] }

/** How much room there is around the points of a zone: to its border and to what is printed there. */
function measureRoom(zone: PlacedZone, { map, at, coverAt }: Pick<MapCanvas, 'map' | 'at' | 'coverAt'>): ZoneRoom {
  const outline = zone.polygon.map(at)
  const sides = sidesOf(outline)
  const taken = [...zone.covers.map(coverAt), ...zone.holes.map((hole) => at(hole.at))]
  const points = samplesIn(outline, map.zones.length > MANY_ZONES ? SAMPLES.many : SAMPLES.few)
  return { rooms: points.map((point) => ({ point, room: roomAt(point, sides, taken) })), found: [] }
}

/** The first places in a zone, each as far as possible from its border, what is printed there and those before. */
function findSpots({ rooms, found }: ZoneRoom, count: number): readonly Point[] {
  while (found.length < count && rooms.length > 0) {
    const { point } = rooms.reduce((best, value) => (value.room > best.room ? value : best))
    found.push(point)
    for (const sample of rooms) sample.room = Math.min(sample.room, distance(sample.point, point))
  }
  return found.slice(0, count)
}

/** How far a point is from the border and from what is taken. */
function roomAt(point: Point, sides: readonly Segment[], taken: readonly Point[]): number {
  let room = Number.POSITIVE_INFINITY
  for (const { from, to } of sides) room = Math.min(room, 1.7 * distanceToSide(point, from, to))
  for (const one of taken) room = Math.min(room, distance(point, one))
  return room
}

function samplesIn(outline: Polygon, aSide: number): Point[] {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [wide, high] = [(Math.max(...xs) - left) / aSide, (Math.max(...ys) - top) / aSide]
  const samples: Point[] = []
  for (let row = 0; row < aSide; row++) {
    for (let column = 0; column < aSide; column++) {
      const point = { x: left + (column + 0.5) * wide, y: top + (row + 0.5) * high }
      if (locate(outline, point) === 'inside') samples.push(point)
    }
  }
  return samples
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

function distanceToSide(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y)
  const share = Math.max(0, Math.min(1, along))
  return distance(point, { x: from.x + share * x, y: from.y + share * y })
}
