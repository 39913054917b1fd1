import type { PlaceSelector, Reference, Selector } from '../../content/effects.ts'
import type { CogFigure, Figure, LocustFigure } from './battlefield.ts'
import { candidates, landmarks } from './conditions.ts'
import type { LocustContext } from './context.ts'
import { type Asking, choose, type DecisionKind, isFilled } from './decision.ts'
import { type Environment, type Landmark, type Referent, zoneOf } from './environment.ts'

/** Picks one figure by a selector; null if there is none. */
export function* pickFigure(
  context: LocustContext,
  environment: Environment,
  selector: Selector,
  kind: DecisionKind,
): Asking<Figure | null> {
  return yield* pickAmong(context, environment, selector, candidates(selector, environment, context), kind)
}

/** Picks one of the given figures as the selector says; ties are the active player’s choice. */
export function* pickAmong(
  context: LocustContext,
  environment: Environment,
  { pick, as }: Pick<Selector, 'pick' | 'as'>,
  figures: readonly Figure[],
  kind: DecisionKind,
): Asking<Figure | null> {
  const self = environment.self
  const tied = tiedFor(pick, figures, self, context)
  if (!isFilled(tied)) return null
  noteTie(pick, figures, tied, self, context)
  const options = kind === 'goalChoice' && as === undefined ? onePerZone(tied) : tied
  const chosen = yield* choose(context, { kind, figure: self?.id ?? null }, options, idOf)
  bind(environment, as, chosen)
  return chosen
}

const idOf = ({ id }: Referent): string => id

/** Figures in one zone are the same goal, unless the card speaks of its goal again. */
function onePerZone([first, ...others]: readonly [Figure, ...Figure[]]): readonly [Figure, ...Figure[]] {
  const zones = new Set([first.place.zone])
  const different = others.filter(({ place: { zone } }) => !zones.has(zone) && zones.add(zone))
  return [first, ...different]
}

/** Gives a name of the card to what was picked. */
export function bind(environment: Environment, name: Reference | undefined, referent: Referent): void {
  if (name !== undefined) environment[name] = referent
}

type By = (figure: Figure) => number

/** The figures that are equally what a pick asks for. */
function tiedFor(
  pick: Selector['pick'],
  figures: readonly Figure[],
  self: Referent | undefined,
  { field: { map } }: LocustContext,
): readonly Figure[] {
  if (figures.length < 2 || pick === 'all' || pick === 'choose') return figures
  if (pick === 'fewestOrders') return lowest(figures, ordersOf)
  if (pick === 'mostOrders') return lowest(figures, (figure) => -ordersOf(figure))
  if (self === undefined) return figures
  const distance: By = (figure) => map.moves(zoneOf(self), zoneOf(figure))
  return lowest(figures, pick === 'nearest' ? distance : (figure) => -distance(figure))
}

const ordersOf: By = (figure) => (figure.side === 'cog' ? figure.hand : 0)

export function lowest<Item>(items: readonly Item[], by: (item: Item) => number): Item[] {
  let minimum = Number.POSITIVE_INFINITY
  for (const item of items) minimum = Math.min(minimum, by(item))
  return items.filter((item) => by(item) === minimum)
}

function noteTie(
  pick: Selector['pick'],
  figures: readonly Figure[],
  tied: readonly [Figure, ...Figure[]],
  self: Referent | undefined,
  { trace, field: { map } }: LocustContext,
): void {
  const names = tied.map(idOf)
  if (pick === 'fewestOrders') trace.applied('gears.ai.most-wounded', { figures: names, cards: ordersOf(tied[0]) })
  if (pick !== 'nearest' || self === undefined) return
  const moves = map.moves(zoneOf(self), zoneOf(tied[0]))
  const distance = moves === Number.POSITIVE_INFINITY ? null : moves
  const nearest = { locust: self.id, figures: names, distance }
  if (tied.length > 1) trace.applied('gears.ai.nearest-tie', nearest)
  else if (figures.length > 0) trace.applied('gears.ai.nearest', nearest)
}

/** Picks places by a place selector: all of them, or one. */
export function* pickPlaces(
  context: LocustContext,
  environment: Environment,
  selector: PlaceSelector,
): Asking<readonly Landmark[]> {
  const found = landmarks(selector, environment, context)
  if (selector.pick === 'all' || found.length === 0) return found
  const tied = selector.pick === 'nearest' ? nearestPlaces(selector, found, environment, context) : found
  if (!isFilled(tied)) return []
  notePlace(selector, tied, context)
  return [yield* choose(context, { kind: PLACE_CHOICES[selector.at], figure: null }, tied, idOf)]
}

const PLACE_CHOICES: Readonly<Record<PlaceSelector['at'], DecisionKind>> = {
  holes: 'holeChoice',
  mapExit: 'exitChoice',
  zoneOf: 'holeChoice',
  droppedWeapons: 'markerChoice',
}

/** The exit is nearest to the active player’s own figure, also while it bleeds (gears.spawn.map-exit). */
function nearestPlaces(
  { at, to }: PlaceSelector,
  found: readonly Landmark[],
  environment: Environment,
  { active, field: { map } }: LocustContext,
): readonly Landmark[] {
  const centre = at === 'mapExit' ? (active ?? undefined) : environment[to ?? 'self']
  if (centre === undefined) return at === 'mapExit' ? found : []
  return lowest(found, (landmark) => map.moves(zoneOf(centre), zoneOf(landmark)))
}

function notePlace({ at }: PlaceSelector, tied: readonly [Landmark, ...Landmark[]], { trace }: LocustContext): void {
  const zones = tied.map(({ place }) => place.zone.id)
  if (at === 'holes') trace.applied('gears.spawn.nearest-hole', { holes: tied.map(idOf), zones })
  if (at === 'mapExit') trace.applied('gears.spawn.map-exit', { zones })
}

/** Whom the card calls “you”: the active player’s COG, or a standing one if that bleeds or is out (gears.ai.you). */
export function* determineYou(context: LocustContext): Asking<void> {
  if (context.you !== undefined) return
  const { active, field, trace } = context
  if (active === null || active.status === 'standing') {
    context.you = active
    return
  }
  const standing = field.cogs.filter(({ status }) => status === 'standing')
  context.you = null
  if (!isFilled(standing)) return
  const chosen: CogFigure = yield* choose(context, { kind: 'youChoice', figure: active.id }, standing, idOf)
  context.you = chosen
  trace.applied('gears.ai.you', { active: active.id, status: active.status, you: chosen.id })
}

/** Takes figures one after another in the order the active player chooses; those that are gone are passed over. */
export function* inChosenOrder(
  context: LocustContext,
  figures: readonly LocustFigure[],
  act: (figure: LocustFigure) => Asking<void>,
): Asking<void> {
  let waiting = figures
  while (true) {
    waiting = waiting.filter((figure) => context.field.locust.includes(figure))
    if (!isFilled(waiting)) return
    const next: LocustFigure = yield* choose(context, { kind: 'nextLocust', figure: null }, waiting, idOf)
    waiting = waiting.filter((figure) => figure !== next)
    yield* act(next)
  }
}
