import { freeCovers } from '../../../movement/movement.ts'
import { bestCovers, referenceCogs } from '../../../movement/taking-cover.ts'
import type { PlacedCover } from '../../../table/placed-map.ts'
import type { CogFigure, LocustFigure } from '../battlefield.ts'
import { standingCogs } from '../conditions.ts'
import { emit, type LocustContext } from '../context.ts'
import { type Asking, choose, isFilled } from '../decision.ts'

/** Takes cover after a move or a spawn, if the enemy card shows the icon or the AI card demands it. */
export function* takeCover(context: LocustContext, self: LocustFigure, isDemanded: boolean): Asking<void> {
  if (!(self.enemy.takesCover || isDemanded) || self.place.cover !== null) return
  const { zone } = self.place
  const free = freeCovers(zone, occupiedBy(context))
  const best = free.length > 1 ? yield* bestFor(context, self, free) : free
  if (!isFilled(best)) return
  const cover = yield* choose(context, { kind: 'coverChoice', figure: self.id }, best, ({ id }) => id)
  emit(context, { kind: 'coverTaken', figure: self.id, zone: zone.id, cover: cover.id })
}

/** The best cover spaces; if several COG are equally near and it matters, the active player says which one counts. */
function* bestFor(
  context: LocustContext,
  self: LocustFigure,
  free: readonly PlacedCover[],
): Asking<readonly PlacedCover[]> {
  const cogs = standingCogs(context)
  const { zone } = self.place
  const nearest = referenceCogs(
    context.field.map,
    zone,
    cogs.map(({ place }) => place),
  )
  const references = cogs.filter(({ place }) => nearest.includes(place))
  if (!isFilled(references)) return free
  const reference = yield* referenceFor(context, self, free, references)
  const best = bestCovers(free, reference.place)
  const choices = best.map(({ id }) => id)
  context.trace.applied('gears.cover.locust-choice', { zone: zone.id, references: [reference.id], choices })
  return best
}

function* referenceFor(
  context: LocustContext,
  self: LocustFigure,
  free: readonly PlacedCover[],
  references: readonly [CogFigure, ...CogFigure[]],
): Asking<CogFigure> {
  const [first] = references
  const best = bestCovers(free, first.place)
  if (references.every(({ place }) => sameList(bestCovers(free, place), best))) return first
  return yield* choose(context, { kind: 'referenceChoice', figure: self.id }, references, ({ id }) => id)
}

const sameList = (a: readonly PlacedCover[], b: readonly PlacedCover[]): boolean =>
  a.length === b.length && a.every((cover, index) => cover === b[index])

/** The cover spaces that somebody stands in. */
export function occupiedBy({ field: { cogs, locust } }: LocustContext): Set<PlacedCover> {
  const occupied = new Set<PlacedCover>()
  for (const { place } of [...cogs, ...locust]) if (place.cover !== null) occupied.add(place.cover)
  return occupied
}
