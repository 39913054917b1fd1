import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { Passage } from './assembly.ts'
import { type GearsCaption, headline, mapScene } from './map.scene.ts'
import type { DrawnMap } from './map.ts'
import { canvasOf, MARGIN, type MapCanvas } from './map-canvas.ts'
import { COLOURS } from './map-colours.ts'
import { PlacedMap } from './placed-map.ts'

/** A joined map: the name of every piece behind its zones, the passages in green. */
export function assemblyScene(map: DrawnMap, passages: readonly Passage[], caption: GearsCaption): Scene {
  return mapScene({ drawn: map }, caption, (canvas) => ({
    under: pieceNames(canvas),
    over: passages.map(({ from, to }): Shape => {
      return {
        shape: 'line',
        from: canvas.at(from),
        to: canvas.at(to),
        stroke: COLOURS.good,
        strokeWidth: 5,
        opacity: 0.8,
      }
    }),
    marks: passages.length > 0 ? ['passage'] : [],
  }))
}

function pieceNames(canvas: MapCanvas): Shape[] {
  const corners = new Map<string, Point[]>()
  for (const { piece, polygon } of canvas.map.zones) {
    if (piece !== null) corners.set(piece, [...(corners.get(piece) ?? []), ...polygon.map(canvas.at)])
  }
  return [...corners].map(([text, points]): Shape => {
    const [left, right] = rangeOf(points.map(({ x }) => x))
    const [top, bottom] = rangeOf(points.map(({ y }) => y))
    const size = Math.min((right - left) / Math.max(2, text.length * 0.75), bottom - top) * 0.7
    const place = { x: (left + right) / 2, y: (top + bottom) / 2 + size * 0.36, anchor: 'middle' } as const
    return { shape: 'text', ...place, text, size, bold: true, fill: COLOURS.ink, opacity: 0.09 }
  })
}

const rangeOf = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]

const LINE = 20
const MAX_LINES = 12

/** A map with violations: its zones as far as they can be drawn, and what is wrong below. */
export function violationScene(map: DrawnMap | null, violations: readonly string[], caption: GearsCaption): Scene {
  const lines = violations.slice(0, MAX_LINES)
  const canvas = map === null ? null : canvasOf(outlinesOf(map), 49)
  const height = Math.round((canvas?.height ?? 0) + 70 + lines.length * LINE)
  const width = Math.round(Math.max((canvas?.width ?? 0) + 2 * MARGIN, 640))
  const text = lines.map((line, index): Shape => {
    const size = Math.max(8, Math.min(13, (width - 2 * MARGIN) / (line.length * 0.6)))
    return {
      shape: 'text',
      x: MARGIN,
      y: height - 16 - (lines.length - 1 - index) * LINE,
      text: line,
      size,
      fill: COLOURS.blocked,
    }
  })
  return {
    width,
    height,
    description: caption.headline,
    shapes: [
      { shape: 'rectangle', x: 0, y: 0, width, height, fill: COLOURS.paper },
      ...(canvas === null ? [] : roughZones(canvas)),
      headline(caption.headline, width),
      ...text,
    ],
  }
}

/** The zones of a map without its borders, which may not be sound. */
function outlinesOf({ zones }: DrawnMap): PlacedMap {
  const placed = zones.map(({ id, polygon, equipment }, number) => ({
    number,
    id,
    polygon,
    covers: [],
    holes: [],
    equipment,
    piece: null,
  }))
  return new PlacedMap(placed, [], [])
}

function roughZones(canvas: MapCanvas): Shape[] {
  return canvas.map.zones.flatMap((zone): Shape[] => {
    const { x, y } = canvas.labelAt(zone)
    const points = zone.polygon.map(canvas.at)
    return [
      { shape: 'polygon', points, fill: COLOURS.tints[0], opacity: 0.6 },
      { shape: 'polygon', points, fill: 'none', stroke: COLOURS.ink, strokeWidth: 2 },
      { shape: 'text', x, y, text: zone.id, size: 13, anchor: 'middle', fill: COLOURS.label, halo: COLOURS.paper },
    ]
  })
}
