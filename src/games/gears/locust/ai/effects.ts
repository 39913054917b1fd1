import type { Effect, PlaceSelector, Reference, Selector } from '../../content/effects.ts'
import { healLocust } from '../../damage/locust-wounds.ts'
import { resolveAttack } from './actions/attack.ts'
import { moveLocust } from './actions/movement.ts'
import { placeSpawned, resolveSpawn } from './actions/spawning.ts'
import { woundZones } from './actions/wounds.ts'
import { available, type LocustFigure, newName } from './battlefield.ts'
import { candidates, holds } from './conditions.ts'
import { emit, enemyOfType, type LocustContext } from './context.ts'
import { type Asking, choose, isFilled, pause } from './decision.ts'
import { type Environment, zoneOf } from './environment.ts'
import { inChosenOrder, pickPlaces } from './selection.ts'

/** Resolves what a card says, one instruction after another, as long as the acting figure is alive. */
export function* resolveEffects(
  context: LocustContext,
  environment: Environment,
  effects: readonly Effect[],
): Asking<void> {
  for (const effect of effects) {
    const { self } = environment
    if (self?.side === 'locust' && !context.field.locust.includes(self)) return
    yield* resolveEffect(context, environment, effect)
  }
}

function* resolveEffect(context: LocustContext, environment: Environment, effect: Effect): Asking<void> {
  if ('each' in effect) return yield* resolveEach(context, effect.each.of, effect.each.do)
  if ('attack' in effect) return yield* resolveAttack(context, environment, effect.attack)
  if ('spawn' in effect) return yield* resolveSpawn(context, environment, effect.spawn)
  if ('if' in effect) {
    const { cond, do: effects, otherwise = [] } = effect.if
    return yield* resolveEffects(context, environment, holds(cond, environment, context) ? effects : otherwise)
  }
  const { self } = environment
  if (self?.side === 'locust') return yield* resolveOfFigure(context, environment, self, effect)
  return yield* resolveOfTable(context, environment, effect)
}

type Simple = Exclude<Effect, { each: unknown } | { attack: unknown } | { spawn: unknown } | { if: unknown }>

/** What an acting figure does. */
function* resolveOfFigure(
  context: LocustContext,
  environment: Environment,
  self: LocustFigure,
  effect: Simple,
): Asking<void> {
  if ('move' in effect) return yield* moveLocust(context, environment, self, effect.move)
  if ('heal' in effect) return heal(context, environment, self, effect.heal)
  if ('resurrect' in effect) return yield* resurrect(context, environment, self, effect.resurrect)
  if ('woundZonesEntered' in effect) {
    return yield* woundZones(context, self, context.entered.get(self.id) ?? new Set(), effect.woundZonesEntered)
  }
  return yield* resolveOfTable(context, environment, effect)
}

/** What happens on the table as a whole. */
function* resolveOfTable(context: LocustContext, environment: Environment, effect: Simple): Asking<void> {
  if ('openHole' in effect) return openHole(context, environment, effect.openHole.at)
  if ('discardAmmo' in effect) return yield* discardAmmo(context, effect.discardAmmo)
  if ('forbidGuard' in effect) {
    context.guard = 'forbidden'
    return emit(context, { kind: 'guardForbidden' })
  }
  if ('removeDroppedWeapons' in effect) {
    for (const { id } of [...context.field.droppedWeapons]) emit(context, { kind: 'markerTaken', marker: id })
  }
  if ('drawAnother' in effect) context.drawsAnother = true
}

/** Each figure acts to its end before the next (gears.ai.figure-complete); figures that appear later are not added. */
function* resolveEach(context: LocustContext, of: Selector, effects: readonly Effect[]): Asking<void> {
  const environment = environmentOf(context)
  const figures = candidates(of, environment, context).filter((figure) => figure.side === 'locust')
  if (figures.length > 1) context.trace.applied('gears.ai.figure-complete', { figures: figures.map(({ id }) => id) })
  yield* inChosenOrder(context, figures, (self) => activate(context, self, effects))
}

/** One figure does everything that the card tells it. */
export function* activate(context: LocustContext, self: LocustFigure, effects: readonly Effect[]): Asking<void> {
  yield* pause()
  if (!context.field.locust.includes(self)) return
  emit(context, { kind: 'locustActivated', figure: self.id })
  context.entered.delete(self.id)
  const environment = environmentOf(context)
  environment.self = self
  yield* resolveEffects(context, environment, effects)
}

/** What references stand for before anyone acts. */
export function environmentOf({ you }: LocustContext): Environment {
  return you === null || you === undefined ? {} : { you }
}

function heal(context: LocustContext, environment: Environment, self: LocustFigure, whom: Reference): void {
  const patient = environment[whom]
  if (patient?.side !== 'locust' || patient.state === 'healthy' || patient.place.zone !== self.place.zone) return
  healLocust(patient, context.trace)
  emit(context, { kind: 'locustHealed', figure: patient.id })
  if (patient !== self) context.trace.applied('gears.kantus.heal', { kantus: self.id, patient: patient.id })
}

/** A dropped weapon becomes the figure that dropped it, wounded; without a free figure it is discarded. */
function* resurrect(
  context: LocustContext,
  environment: Environment,
  self: LocustFigure,
  place: PlaceSelector,
): Asking<void> {
  const [chosen] = yield* pickPlaces(context, environment, place)
  const marker = context.field.droppedWeapons.find(({ id }) => id === chosen?.id)
  if (marker === undefined) return
  emit(context, { kind: 'markerTaken', marker: marker.id })
  const enemy = enemyOfType(context, marker.type)
  const hasFigure = available(context.field, marker.type) > 0
  const { id: kantus } = self
  context.trace.applied('gears.kantus.resurrect', { kantus, marker: marker.id, enemy, zone: marker.zone, hasFigure })
  if (!hasFigure) return
  const isMarked = context.content.enemies.get(enemy)?.markerHealth !== null
  yield* placeSpawned(context, enemy, marker.zone, isMarked ? 'wounded' : 'healthy')
}

function openHole(context: LocustContext, environment: Environment, at: Reference): void {
  const centre = environment[at]
  if (centre === undefined) return
  const zone = context.field.map.zoneAt(zoneOf(centre)).id
  emit(context, { kind: 'holeOpened', hole: newName(context.field, 'hole'), zone })
}

/** The active player discards ammo tokens from one of their weapons. */
function* discardAmmo(context: LocustContext, amount: number): Asking<void> {
  const { active } = context
  if (active === null) return
  const loaded = active.weapons.filter(({ ammo }) => ammo >= amount)
  const different = loaded.filter(({ weapon }, index) => loaded.findIndex((gun) => gun.weapon === weapon) === index)
  if (!isFilled(different)) return
  const { weapon } = yield* choose(
    context,
    { kind: 'weaponChoice', figure: active.id },
    different,
    (held) => held.weapon,
  )
  emit(context, { kind: 'ammoDiscarded', figure: active.id, weapon, amount })
}
