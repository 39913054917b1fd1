import type { Point, Scene, Shape } from '../../../contract/scene.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { disc, figurePoints, figureShapes, figuresOf, sightLine } from '../table/figure.scene.ts'
import { COLOURS, type GearsCaption, mapScene, tint } from '../table/map.scene.ts'
import type { GearsMap } from '../table/map.ts'
import type { MapCanvas } from '../table/map-canvas.ts'
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
      over: [...walls(sight, canvas), ...line(sight, from, to, canvas)],
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
    }
  })
}

/** Everybody on the table, with a clear line to each figure that the viewer sees and a closed one to the others. */
export function visibleFiguresScene(table: Table, viewer: Position, caption: GearsCaption): Scene {
  const map = mapOf(table.map, caption)
  const drawn = figuresOf(table, map, caption.content)
  return mapScene(map, caption, (canvas) => {
    const from = placeOn(map, viewer)
    const lines = drawn.flatMap(({ place }): Shape[] => {
      const { visible, witness, closed } = lineOfSight(map, from, place, new Trace())
      const shown = witness ?? closed
      return shown === null ? [] : [sightLine(canvas.at(shown.from), canvas.at(shown.to), visible)]
    })
    return {
      under: [tint(from.zone, COLOURS.visible, 0.14, canvas)],
      over: [...lines, ...figureShapes(drawn, canvas)],
      sealedHoles: table.sealedHoles,
    }
  })
}

function mapOf(map: GearsMap, { content }: GearsCaption): PlacedMap {
  const placed = placeMap(map, ['map'], content)
  if (placed instanceof Refusal) throw new Error('A map that was ruled on cannot be refused when it is drawn.')
  return placed
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

function walls(sight: LineOfSight, { at }: MapCanvas): Shape[] {
  return sight.walls.map(({ from, to }) => {
    return { shape: 'line', from: at(from), to: at(to), stroke: COLOURS.blocked, strokeWidth: 7 }
  })
}

/** A part of a cover line, across the arrow. */
function coverLine({ centre, facing, grade }: Cover['arrows'][number], { at, radius }: MapCanvas): Shape {
  const { x, y } = at(centre)
  const length = Math.hypot(facing.x, facing.y)
  const [across, down] = [(facing.y / length) * radius * 5, (facing.x / length) * radius * 5]
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
