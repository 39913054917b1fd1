import { z } from 'zod'
import { between, dot } from '../../../geometry/plane.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsTrace } from '../rules.ts'
import type { CoverArrow } from '../table/map.ts'
import type { Place, PlacedMap } from '../table/placed-map.ts'
import { Count, CoverGrade, LIMITS, Point } from '../vocabulary.ts'
import { type Sight, sightOf } from './sight.ts'

const ArrowCover = z
  .object({
    centre: Point,
    facing: Point,
    grade: CoverGrade.nullable().describe('What it gives; null if the attacker does not see it.'),
  })
  .meta({ id: 'GearsArrowCover' })

export const Cover = z
  .object({
    grade: CoverGrade,
    dice: Count.describe('Defence dice that the cover adds.'),
    arrows: z.array(ArrowCover).max(LIMITS.arrows).describe('Arrow by arrow, where they matter.'),
  })
  .meta({ id: 'GearsCover' })
export type Cover = z.infer<typeof Cover>

/** What the cover of the defender gives against an attacker who sees it. */
export function coverGrade(map: PlacedMap, attacker: Place, defender: Place): CoverGrade {
  return bestOf(gradedArrows(map, attacker, defender))
}

/** What each arrow of the defender’s cover gives; inside one zone none counts. */
function gradedArrows(map: PlacedMap, attacker: Place, { zone, cover }: Place): GradedArrow[] {
  if (cover === null || attacker.zone === zone) return []
  const sight = sightOf(map)
  return cover.arrows.map(({ centre, facing }) => ({
    centre,
    facing,
    grade: arrowGrade(sight, attacker, zone.number, { centre, facing }),
  }))
}

type ArrowGrade = 'partial' | 'full' | null
type GradedArrow = CoverArrow & { readonly grade: ArrowGrade }

/** The defender has the best arrow that is seen at all (gears.cover.best-arrow). */
function bestOf(arrows: readonly GradedArrow[]): CoverGrade {
  const gives = (wanted: CoverGrade) => arrows.some(({ grade }) => grade === wanted)
  if (gives('full')) return 'full'
  return gives('partial') ? 'partial' : 'none'
}

/** Full if the arrow is seen only from in front of its line; null if it is not seen. */
function arrowGrade(sight: Sight, attacker: Place, zone: number, arrow: CoverArrow): ArrowGrade {
  if (attacker.cover === null) {
    if (!sight.arrowZone(arrow.centre, zone, attacker.zone.number)) return null
    return sight.behind(arrow, zone, attacker.zone.number) ? 'partial' : 'full'
  }
  const origins = attacker.cover.arrows.filter(({ centre }) => sight.arrows(centre, arrow.centre))
  if (origins.length === 0) return null
  return origins.every(({ centre }) => dot(arrow.facing, between(arrow.centre, centre)) > 0) ? 'full' : 'partial'
}

/** Decides what cover gives against an attacker who sees the defender, and says why. */
export function cover(
  map: PlacedMap,
  attacker: Place,
  defender: Place,
  content: GearsContent,
  trace: GearsTrace,
): Cover {
  if (attacker.zone === defender.zone && defender.cover !== null) {
    trace.applied('gears.cover.same-zone-none', { zone: defender.zone.id })
    return withDice('none', [], content, trace)
  }
  const arrows = gradedArrows(map, attacker, defender)
  for (const { centre, facing, grade } of arrows) {
    trace.applied('gears.cover.line', { centre, facing })
    trace.applied('gears.cover.side-test', { centre, grade })
  }
  const grade = bestOf(arrows)
  if (arrows.length > 1) trace.applied('gears.cover.best-arrow', { arrows: arrows.length, grade })
  if (grade !== 'none') trace.applied('gears.cover.symmetric', { grade })
  return withDice(grade, arrows, content, trace)
}

/** Grenades ignore cover. */
export function coverFromGrenade({ zone }: Place, content: GearsContent, trace: GearsTrace): Cover {
  trace.applied('gears.cover.not-vs-grenades', { zone: zone.id })
  return withDice('none', [], content, trace)
}

function withDice(
  grade: CoverGrade,
  arrows: Cover['arrows'],
  { attackNumbers }: GearsContent,
  trace: GearsTrace,
): Cover {
  const dice = attackNumbers.coverDice[grade]
  trace.applied('gears.cover.dice', { grade, dice })
  return { grade, dice, arrows }
}
