import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import type { Locale } from '../../../lib/locale.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { pointName } from '../language/notation.ts'
import {
  disc,
  figureMarks,
  figurePoints,
  figureShapes,
  figuresOf,
  locateFigures,
  sightLine,
  tokenMarks,
  tokenShapes,
} from '../table/figure.scene.ts'
import { type GearsCaption, mapScene, TIE_WIDTH, tint } from '../table/map.scene.ts'
import type { GearsMap } from '../table/map.ts'
import type { MapCanvas } from '../table/map-canvas.ts'
import { COLOURS } from '../table/map-colours.ts'
import { placeMap } from '../table/place-map.ts'
import type { Place, PlacedMap } from '../table/placed-map.ts'
import { placeOn } from '../table/position.ts'
import type { Table } from '../table/table.ts'
import type { Position } from '../vocabulary.ts'
import type { Cover } from './cover.ts'
import { type LineOfSight, lineOfSight } from './line-of-sight.ts'

type Ends = { readonly from: Position; readonly to: Position }

/** Two positions with a clear line between them, or one that is closed and the walls that close it. */
export function lineOfSightScene(map: GearsMap, ends: Ends, sight: LineOfSight, caption: GearsCaption): Scene {
  return mapScene(map, caption, (canvas) => {
    const [from, to] = [placeOn(canvas.map, ends.from), placeOn(canvas.map, ends.to)]
    const colour = sight.visible ? COLOURS.visible : COLOURS.blocked
    return {
      under: [from, to].map(({ zone }) => tint(zone, colour, 0.14, canvas)),
      over: [...walls(sight, canvas, caption.locale), ...line(sight, from, to, canvas)],
      marks: [
        'from',
        'to',
        sight.visible ? 'seen' : 'unseen',
        ...(sight.walls.length > 0 ? (['closingWall'] as const) : []),
      ],
    }
  })
}

/** An attacker, a defender and the cover lines of the defender’s arrows, green where they give full cover. */
export function coverScene(map: GearsMap, ends: Ends, cover: Cover, caption: GearsCaption): Scene {
  return mapScene(map, caption, (canvas) => {
    const [attacker, defender] = [placeOn(canvas.map, ends.from), placeOn(canvas.map, ends.to)]
    const sight = lineOfSight(canvas.map, attacker, defender, new Trace())
    return {
      under: [tint(attacker.zone, COLOURS.visible, 0.14, canvas)],
      over: [...cover.arrows.map((arrow) => coverLine(arrow, canvas)), ...line(sight, attacker, defender, canvas)],
      marks: ['attacker', 'defender', 'seen', ...cover.arrows.map(({ grade }) => GRADE_MARKS[grade ?? 'none'])],
    }
  })
}

/** Everybody on the table, with a clear line to each figure that the viewer sees and a closed one to the others. */
export function visibleFiguresScene(table: Table, viewer: Position, caption: GearsCaption): Scene {
  const map = mapOf(table.map, caption)
  const drawn = figuresOf(table, map, caption.content)
  return mapScene(map, caption, (canvas) => {
    const from = placeOn(map, viewer)
    const seen = drawn.map(({ place }) => lineOfSight(map, from, place, new Trace()))
    const at = locateFigures(drawn, canvas).map((figure) => figure.at)
    const [own] = figurePoints([from], canvas)
    const lines = seen.flatMap(({ visible, witness, closed }, index): Shape[] => {
      const [shown, other] = [witness ?? closed, at[index]]
      if (shown === null || other === undefined) return []
      const [start, end] = [canvas.at(shown.from), canvas.at(shown.to)]
      const tied = ties([from.cover === null ? start : (own ?? start), other], [start, end], canvas)
      return [...tied, sightLine(start, end, visible)]
    })
    return {
      under: [tint(from.zone, COLOURS.visible, 0.14, canvas)],
      over: [...tokenShapes(table, drawn, canvas), ...lines, ...figureShapes(drawn, canvas)],
      sealedHoles: table.sealedHoles,
      marks: [
        ...figureMarks(drawn),
        ...tokenMarks(table),
        'viewerZone',
        ...seen.map(({ visible }) => (visible ? ('seen' as const) : ('unseen' as const))),
      ],
    }
  })
}

function mapOf(map: GearsMap, { content }: GearsCaption): PlacedMap {
  const placed = placeMap(map, ['map'], content)
  if (placed instanceof Refusal) throw new Error('A map that was ruled on cannot be refused when it is drawn.')
  return placed
}

/**
 * The line along which a figure is attacked, which may go around a corner; inside one zone, from figure to figure.
 */
export function attackLine(
  a: Place,
  b: Place,
  ends: readonly [Point, Point],
  canvas: MapCanvas,
): readonly [Point, Point] {
  const { witness } = lineOfSight(canvas.map, a, b, new Trace())
  return witness === null ? ends : [canvas.at(witness.from), canvas.at(witness.to)]
}

/** Thin lines from figures to where a line begins and ends, if it does so elsewhere in their zones. */
export function ties(
  figures: readonly [Point, Point],
  line: readonly [Point, Point],
  { radius }: Pick<MapCanvas, 'radius'>,
): Shape[] {
  return [0, 1].flatMap((end): Shape[] => {
    const [from, to] = [figures[end], line[end]]
    if (from === undefined || to === undefined || Math.hypot(to.x - from.x, to.y - from.y) <= radius) return []
    return [
      { shape: 'line', from, to, stroke: COLOURS.label, strokeWidth: TIE_WIDTH, dashed: true },
      { shape: 'circle', ...to, radius: 3.5, fill: COLOURS.label },
    ]
  })
}

function line({ visible, witness, closed }: LineOfSight, a: Place, b: Place, canvas: MapCanvas): Shape[] {
  const drawn = witness ?? closed
  const [from, to] = drawn === null ? figurePoints([a, b], canvas) : [canvas.at(drawn.from), canvas.at(drawn.to)]
  if (from === undefined || to === undefined) return []
  return [sightLine(from, to, visible), ...marks(from, to, canvas)]
}

const marks = (from: Point, to: Point, { radius }: MapCanvas): Shape[] => [
  ...disc(from, 'A', COLOURS.visible, radius * 0.7),
  ...disc(to, 'B', COLOURS.ink, radius * 0.7),
]

/** How many of the walls in the way have the coordinates at their ends, by which the answer names them. */
const MAX_NAMED = 3

function walls(sight: LineOfSight, { at }: MapCanvas, locale: Locale): Shape[] {
  return sight.walls.flatMap(({ from, to }, index): Shape[] => [
    { shape: 'line', from: at(from), to: at(to), stroke: COLOURS.blocked, strokeWidth: 7 },
    ...(index < MAX_NAMED ? [from, to].map((end) => endName(end, at(end), locale)) : []),
  ])
}

function endName(end: Point, { x, y }: Point, locale: Locale): Shape {
  const text = pointName(end, locale)
  return { shape: 'text', x, y: y - 8, text, size: 11, anchor: 'middle', fill: COLOURS.blocked, halo: COLOURS.paper }
}

const GRADE_MARKS = { full: 'fullCover', partial: 'partialCover', none: 'unseenArrow' } as const

/** A part of a cover line, across the arrow, as far as the picture goes. */
function coverLine({ centre, facing, grade }: Cover['arrows'][number], { at, radius, box }: MapCanvas): Shape {
  const { x, y } = at(centre)
  const length = Math.hypot(facing.x, facing.y)
  const [right, below] = [facing.y / length, facing.x / length]
  const room = (step: number, before: number, after: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : Math.min(before, after) / Math.abs(step)
  const reach = Math.min(radius * 5, room(right, x - box.left, box.right - x), room(below, y - box.top, box.bottom - y))
  const [across, down] = [right * reach, below * reach]
  const stroke = grade === 'full' ? COLOURS.good : grade === 'partial' ? COLOURS.choice : COLOURS.label
  return {
    shape: 'line',
    from: { x: x - across, y: y - down },
    to: { x: x + across, y: y + down },
    stroke,
    strokeWidth: 4,
    dashed: grade === null,
  }
}
