import type { SpawnInstruction } from '../../../content/effects.ts'
import type { FigureType, LocustState } from '../../../vocabulary.ts'
import { type SpawnRequest, spawnedEnemy } from '../../spawn/spawn.ts'
import { available, findNamed, type LocustFigure, newName } from '../battlefield.ts'
import { emit, type LocustContext } from '../context.ts'
import { type Asking, choose, isFilled } from '../decision.ts'
import type { Environment, Landmark } from '../environment.ts'
import { bind, pickPlaces } from '../selection.ts'
import { takeCover } from './taking-cover.ts'

type Request = { readonly request: SpawnRequest; readonly landmark: Landmark }

/** Spawns what a card says, in each of the places it says. */
export function* resolveSpawn(
  context: LocustContext,
  environment: Environment,
  { figures, place, as }: SpawnInstruction,
): Asking<void> {
  const places = yield* pickPlaces(context, environment, place)
  if (place.at === 'holes' && place.pick === 'all') {
    context.trace.applied('gears.spawn.each-hole', {
      holes: places.map(({ id }) => id),
      zones: places.map((landmark) => landmark.place.zone.id),
      each: figures.length,
    })
  }
  const requests: Request[] = []
  for (const landmark of places) {
    for (const request of figures) {
      requests.push({ request, landmark: yield* whereFor(context, environment, request, landmark) })
    }
  }
  const spawned = yield* spawnAll(context, requests)
  const last = spawned.at(-1)
  if (last === undefined) return
  if (as === undefined) context.trace.applied('gears.spawn.not-activated', { figures: spawned.map(({ id }) => id) })
  else bind(environment, as, last)
}

/** Where a card’s figure appears: at the map exit if the mission wants it there. */
function* whereFor(
  context: LocustContext,
  environment: Environment,
  request: SpawnRequest,
  landmark: Landmark,
): Asking<Landmark> {
  const { rules, slots, content } = context
  const { atExitOnly = [], insteadOfC } = rules
  if (atExitOnly.length === 0) return landmark
  const enemy = spawnedEnemy(request, { slots, content, insteadOfC, available: () => 1 }, null)
  if (enemy === null || !atExitOnly.includes(enemy)) return landmark
  const [exit] = yield* pickPlaces(context, environment, { at: 'mapExit', pick: 'nearest' })
  return exit ?? landmark
}

/** Spawns figures one by one, in the order the active player chooses where the order can matter. */
export function* spawnAll(context: LocustContext, requests: readonly Request[]): Asking<LocustFigure[]> {
  const spawned: LocustFigure[] = []
  let waiting = requests
  while (isFilled(waiting)) {
    const next: Request = yield* nextRequest(context, waiting)
    waiting = waiting.filter((figure) => figure !== next)
    const figure = yield* spawnOne(context, next)
    if (figure !== null) spawned.push(figure)
  }
  return spawned
}

const keyOf = ({ request, landmark }: Request): string => `${request}@${landmark.id}`

function* nextRequest(context: LocustContext, waiting: readonly [Request, ...Request[]]): Asking<Request> {
  if (!isOrderOpen(context, waiting)) return waiting[0]
  const different = waiting.filter(
    (figure, index) => waiting.findIndex((other) => keyOf(other) === keyOf(figure)) === index,
  )
  if (!isFilled(different)) return waiting[0]
  if (different.length > 1) {
    context.trace.applied('gears.spawn.order', { figures: different.map(keyOf), player: context.decider })
  }
  return yield* choose(context, { kind: 'spawnOrder', figure: null }, different, keyOf)
}

/** The order matters if the figures differ, or if there are not enough of them for every place. */
function isOrderOpen({ field, content, slots }: LocustContext, waiting: readonly Request[]): boolean {
  const [first] = waiting
  if (first === undefined || waiting.some(({ request }) => request !== first.request)) return true
  const enemy = spawnedEnemy(first.request, { slots, content, insteadOfC: null, available: () => 1 }, null)
  const type = enemy === null ? undefined : content.enemies.get(enemy)?.figureType
  return type !== undefined && available(field, type) < waiting.length
}

function* spawnOne(context: LocustContext, { request, landmark }: Request): Asking<LocustFigure | null> {
  const { field, slots, content, rules, trace } = context
  const zone = landmark.place.zone.id
  const supply = {
    slots,
    content,
    insteadOfC: rules.insteadOfC,
    available: (type: FigureType) => (isForbidden(context, type) ? 0 : available(field, type)),
  }
  const enemy = spawnedEnemy(request, supply, trace)
  if (enemy === null) {
    emit(context, { kind: 'spawnFailed', enemy: request, zone })
    return null
  }
  return yield* placeSpawned(context, enemy, zone, 'healthy')
}

/** Whether the mission forbids to spawn figures of a kind. */
const isForbidden = ({ rules, content }: LocustContext, type: FigureType): boolean =>
  (rules.neverSpawned ?? []).some((enemy) => content.enemies.get(enemy)?.figureType === type)

/** Puts a figure from the pool into a zone; then it takes cover if it has the icon (gears.spawn.place). */
export function* placeSpawned(
  context: LocustContext,
  enemy: string,
  zone: string,
  state: LocustState,
): Asking<LocustFigure> {
  const { field, content, trace } = context
  const type = content.enemies.get(enemy)?.figureType ?? 'drone'
  const id = newName(field, enemy)
  emit(context, { kind: 'spawned', figure: id, enemy, type, zone, state })
  const figure = findNamed(field.locust, id)
  yield* takeCover(context, figure, false)
  trace.applied('gears.spawn.place', { figure: id, enemy, zone, cover: figure.place.cover?.id ?? null })
  return figure
}

/** New figures of the attacker’s own card in its zone. */
export function* spawnBeside(context: LocustContext, { id, enemy, place }: LocustFigure, count: number): Asking<void> {
  const { zone } = place
  const landmark: Landmark = { side: 'zone', id, place: { zone, cover: null } }
  yield* spawnAll(
    context,
    Array.from({ length: count }, () => ({ request: enemy.id, landmark })),
  )
}
