import type { Move } from '../../../content/effects.ts'
import { stepsAway, stepsToward } from '../../../movement/locust-movement.ts'
import { freeCovers } from '../../../movement/movement.ts'
import type { PlacedZone } from '../../../table/placed-map.ts'
import type { LocustFigure } from '../battlefield.ts'
import { holds } from '../conditions.ts'
import { emit, type LocustContext } from '../context.ts'
import { type Asking, choose, isFilled } from '../decision.ts'
import { type Environment, type Landmark, type Referent, zoneOf } from '../environment.ts'
import { lowest, pickFigure } from '../selection.ts'
import { guardWindow } from './guard.ts'
import { occupiedBy, takeCover } from './taking-cover.ts'

/** Moves a Locust as a card says; the goal is chosen when the move starts (gears.locust.move-goal-fixed). */
export function* moveLocust(
  context: LocustContext,
  environment: Environment,
  self: LocustFigure,
  move: Move,
): Asking<void> {
  const isToCover = typeof move.goal === 'object' && 'cover' in move.goal
  const goal = yield* goalOf(context, environment, self, move.goal)
  if (goal === null) return
  const from = self.place.zone
  const steps = yield* walk(context, environment, self, move, goal)
  noteMove(context, self, move, goal, from, steps)
  if (!context.field.locust.includes(self)) return
  if (steps > 0 || isToCover) yield* takeCover(context, self, isToCover)
}

function* goalOf(
  context: LocustContext,
  environment: Environment,
  self: LocustFigure,
  goal: Move['goal'],
): Asking<Referent | null> {
  if (typeof goal === 'string') return environment[goal] ?? null
  if ('cover' in goal) return yield* nearestCover(context, self)
  return yield* pickFigure(context, environment, goal, 'goalChoice')
}

/** The nearest zone with a cover space that is free; a figure in cover is there already. */
function* nearestCover(context: LocustContext, self: LocustFigure): Asking<Landmark | null> {
  const { map } = context.field
  if (self.place.cover !== null) return null
  const occupied = occupiedBy(context)
  const reached = map.zones.filter(
    (zone) =>
      map.moves(zoneOf(self), zone.number) !== Number.POSITIVE_INFINITY && freeCovers(zone, occupied).length > 0,
  )
  const nearest = lowest(reached, (zone) => map.moves(zoneOf(self), zone.number))
  if (!isFilled(nearest)) return null
  const zone = yield* choose(context, { kind: 'goalChoice', figure: self.id }, nearest, ({ id }) => id)
  return { side: 'zone', id: zone.id, place: { zone, cover: null } }
}

/** Takes as many steps as it must and can, and tells how many. */
function* walk(
  context: LocustContext,
  environment: Environment,
  self: LocustFigure,
  { zones, direction, until }: Move,
  goal: Referent,
): Asking<number> {
  const goalZone = goal.place.zone.id
  const stepsOf = direction === 'toward' ? stepsToward : stepsAway
  const max = zones ?? context.field.map.zones.length
  // An interruption may change the map and where the figure stands, so the steps are looked up anew after it.
  const options = () =>
    stepsOf(context.field.map, zoneOf(self), context.field.map.zone(goalZone)?.number ?? zoneOf(self))
  let steps = 0
  while (steps < max && !(until !== undefined && holds(until, environment, context))) {
    if (!isFilled(options())) break
    yield* beforeStep(context, self)
    const open = options()
    if (!context.field.locust.includes(self) || !isFilled(open)) break
    yield* step(context, self, open)
    steps++
  }
  return steps
}

/** Guard can interrupt before cover is left, and again before the zone is (gears.react.guard-window). */
function* beforeStep(context: LocustContext, self: LocustFigure): Asking<void> {
  yield* guardWindow(context, self)
  const { zone, cover } = self.place
  if (cover === null || !context.field.locust.includes(self)) return
  emit(context, { kind: 'coverLeft', figure: self.id, zone: zone.id, cover: cover.id })
  yield* guardWindow(context, self)
}

function* step(context: LocustContext, self: LocustFigure, options: readonly [number, ...number[]]): Asking<void> {
  const { map } = context.field
  const nameOf = (zone: number) => map.zoneAt(zone).id
  const next = yield* choose(context, { kind: 'pathChoice', figure: self.id }, options, nameOf)
  emit(context, { kind: 'figureMoved', figure: self.id, from: self.place.zone.id, zone: nameOf(next) })
  const entered = context.entered.get(self.id) ?? new Set()
  context.entered.set(self.id, entered.add(next))
}

function noteMove(
  { trace, field: { map } }: LocustContext,
  self: LocustFigure,
  { zones, direction }: Move,
  goal: Referent,
  from: PlacedZone,
  steps: number,
): void {
  const facts = { from: from.id, goal: goal.place.zone.id }
  if (map.moves(from.number, zoneOf(goal)) === Number.POSITIVE_INFINITY) {
    trace.applied('gears.locust.move-unreachable', facts)
  } else if (steps === 0) {
    trace.applied('gears.cover.locust-zero', { zone: from.id })
  } else {
    const rule = direction === 'toward' ? 'gears.locust.move-toward' : 'gears.locust.move-away'
    trace.applied(rule, { ...facts, zones: zones ?? steps, ends: [self.place.zone.id] })
  }
}
