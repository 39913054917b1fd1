import { z } from 'zod'
import type { GearsContent } from '../content/gears-content.ts'
import { countRange } from '../measuring/zone-distance.ts'
import type { GearsTrace } from '../rules.ts'
import type { Place, PlacedMap } from '../table/placed-map.ts'
import { placeOn } from '../table/position.ts'
import type { PlacedTable } from '../table/table.ts'
import { CoverGrade, Distance, Id, LIMITS } from '../vocabulary.ts'
import { coverGrade } from './cover.ts'
import { sees, standOf } from './line-of-sight.ts'

const FIGURE_SIDES = ['cog', 'locust'] as const
const FigureSide = z.enum(FIGURE_SIDES).meta({ id: 'GearsFigureSide' })

const SeenFigure = z
  .object({
    id: Id,
    side: FigureSide,
    visible: z.boolean(),
    range: Distance,
    cover: CoverGrade.nullable().describe('What its cover gives against the viewer; null if it is not seen.'),
  })
  .meta({ id: 'GearsSeenFigure' })
export type SeenFigure = z.infer<typeof SeenFigure>

export const VisibleFigures = z
  .object({ figures: z.array(SeenFigure).max(LIMITS.cogs + LIMITS.locust) })
  .meta({ id: 'GearsVisibleFigures' })
export type VisibleFigures = z.infer<typeof VisibleFigures>

/** A figure on the table. */
export type StandingFigure = { readonly id: string; readonly side: 'cog' | 'locust'; readonly place: Place }

/** All figures that stand or lie on the map. */
export function standingFigures({ map, cogs, locust }: PlacedTable): StandingFigure[] {
  return [
    ...cogs
      .filter(({ status }) => status !== 'executed')
      .map(({ id, position }) => ({ id, side: 'cog' as const, place: placeOn(map, position) })),
    ...locust.map(({ id, position }) => ({ id, side: 'locust' as const, place: placeOn(map, position) })),
  ]
}

/** For every figure: whether the viewer sees it, how far it is and what its cover gives. */
export function visibleFigures(
  map: PlacedMap,
  viewer: Place,
  figures: readonly StandingFigure[],
  content: GearsContent,
  trace: GearsTrace,
): VisibleFigures {
  return { figures: figures.map((figure) => seenFigure(map, viewer, figure, content, trace)) }
}

function seenFigure(
  map: PlacedMap,
  viewer: Place,
  { id, side, place }: StandingFigure,
  { attackNumbers }: GearsContent,
  trace: GearsTrace,
): SeenFigure {
  const visible = sees(map, viewer, place)
  if (viewer.zone === place.zone) trace.applied('gears.los.same-zone', { zone: place.zone.id })
  else trace.applied('gears.los.definition', { from: standOf(viewer), to: standOf(place), visible })
  const range = countRange(map, viewer.zone, place.zone, trace).distance
  if (!visible) return { id, side, visible, range, cover: null }
  const cover = coverGrade(map, viewer, place)
  trace.applied('gears.cover.dice', { grade: cover, dice: attackNumbers.coverDice[cover] })
  return { id, side, visible, range, cover }
}
