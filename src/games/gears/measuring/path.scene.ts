import type { Scene, Shape } from '../../../contract/scene.ts'
import { disc, pathShapes, stopAt } from '../table/figure.scene.ts'
import { type GearsCaption, mapScene, tint } from '../table/map.scene.ts'
import type { GearsMap } from '../table/map.ts'
import type { MapCanvas } from '../table/map-canvas.ts'
import { COLOURS } from '../table/map-colours.ts'

type Ways = {
  readonly from: string
  readonly to: string
  readonly moves: readonly string[]
  readonly range: readonly string[]
}

/** Two zones with a shortest way between them; where figures cannot walk, the way that weapons reach. */
export function pathScene(map: GearsMap, { from, to, moves, range }: Ways, caption: GearsCaption): Scene {
  const way = moves.length > 0 ? moves : range
  const colour = moves.length > 0 ? COLOURS.good : COLOURS.visible
  return mapScene(map, caption, (canvas) => ({
    under: [from, to].flatMap((id) => zoneTint(id, colour, canvas)),
    over: [...pathShapes(zoneNumbers(way, canvas), colour, canvas), ...startMark(from, canvas)],
    marks: ['start', ...(way.length > 1 ? [moves.length > 0 ? ('steps' as const) : ('reach' as const)] : [])],
  }))
}

function zoneTint(id: string, colour: string, canvas: MapCanvas): Shape[] {
  const zone = canvas.map.zone(id)
  return zone === undefined ? [] : [tint(zone, colour, 0.18, canvas)]
}

/** The numbers of zones that are named. */
export const zoneNumbers = (ids: readonly string[], { map }: MapCanvas): number[] =>
  ids.flatMap((id) => map.zone(id)?.number ?? [])

/** The zone a way starts in. */
function startMark(id: string, canvas: MapCanvas): Shape[] {
  const zone = canvas.map.zone(id)
  return zone === undefined ? [] : disc(stopAt(zone, canvas), 'A', COLOURS.ink, canvas.radius * 0.8)
}
