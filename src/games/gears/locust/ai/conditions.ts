import type { Condition, EnemyReference, PlaceSelector, Reference, Selector } from '../../content/effects.ts'
import { sees } from '../../sight/line-of-sight.ts'
import { SLOTS } from '../../vocabulary.ts'
import { type CogFigure, type Figure, holesOf, type LocustFigure } from './battlefield.ts'
import type { LocustContext } from './context.ts'
import { type Environment, type Landmark, type Referent, zoneOf } from './environment.ts'

/** Whether a condition of a card is true now. */
export function holds(condition: Condition, environment: Environment, context: LocustContext): boolean {
  context.work?.spend(1)
  if ('count' in condition) return compare(candidates(condition.count, environment, context).length, condition)
  if ('places' in condition) return compare(landmarks(condition.places, environment, context).length, condition)
  if ('and' in condition) return condition.and.every((part) => holds(part, environment, context))
  if ('or' in condition) return condition.or.some((part) => holds(part, environment, context))
  if ('not' in condition) return !holds(condition.not, environment, context)
  if ('los' in condition || 'range' in condition || 'moves' in condition || 'sameZone' in condition) {
    return holdsBetween(condition, environment, context)
  }
  return holdsOf(condition, environment, context)
}

type Between = Extract<Condition, { los: unknown } | { range: unknown } | { moves: unknown } | { sameZone: unknown }>

/** Conditions on two things; false if one of them is not there. */
function holdsBetween(condition: Between, environment: Environment, { field: { map } }: LocustContext): boolean {
  const names = pairOf(condition)
  const [one, other] = [environment[names[0]], environment[names[1]]]
  if (one === undefined || other === undefined) return false
  if ('los' in condition) return sees(map, one.place, other.place)
  if ('sameZone' in condition) return one.place.zone === other.place.zone
  if ('range' in condition) return isWithin(map.range(zoneOf(one), zoneOf(other)), condition)
  return isWithin(map.moves(zoneOf(one), zoneOf(other)), condition)
}

function pairOf(condition: Between): readonly [Reference, Reference] {
  if ('los' in condition) return condition.los
  if ('sameZone' in condition) return condition.sameZone
  return 'range' in condition ? condition.range : condition.moves
}

type Of = Exclude<
  Condition,
  Between | { count: unknown } | { places: unknown } | { and: unknown } | { or: unknown } | { not: unknown }
>

/** Conditions on one figure; false if it is not there. */
function holdsOf(condition: Of, environment: Environment, context: LocustContext): boolean {
  const figure = environment[subjectOf(condition)]
  if (figure === undefined || figure.side === 'zone') return false
  if ('inCover' in condition) return figure.place.cover !== null
  if ('didAttack' in condition) return context.attacked.has(figure.id)
  if ('movedOrAttacked' in condition) return context.noisy.has(figure.id)
  if ('orders' in condition) return figure.side === 'cog' && isWithin(figure.hand, condition)
  const isHealthy = figure.side === 'cog' || figure.state === 'healthy'
  return 'healthy' in condition ? isHealthy : !isHealthy
}

function subjectOf(condition: Of): Reference {
  if ('inCover' in condition) return condition.inCover
  if ('didAttack' in condition) return condition.didAttack
  if ('movedOrAttacked' in condition) return condition.movedOrAttacked
  if ('orders' in condition) return condition.orders
  return 'healthy' in condition ? condition.healthy : condition.wounded
}

const isWithin = (
  value: number,
  { min = 0, max = Number.POSITIVE_INFINITY }: { min?: number | undefined; max?: number | undefined },
) => value >= min && value <= max

function compare(count: number, { cmp, n }: { cmp: '>=' | '==' | '<='; n: number }): boolean {
  if (cmp === '>=') return count >= n
  return cmp === '==' ? count === n : count <= n
}

/** The figures that a selector may pick from. Bleeding COG are ignored (gears.ai.ignore-bleeding). */
export function candidates(selector: Selector, environment: Environment, context: LocustContext): Figure[] {
  const figures = selector.from === 'cog' ? standingCogs(context) : locustOf(selector.types, context)
  return figures.filter((figure) => passes(figure, selector, environment, context))
}

export const standingCogs = (context: LocustContext): CogFigure[] =>
  context.field.cogs.filter((cog) => cog.status === 'standing' && isSeen(cog, context))

/** Whether a figure is what a selector asks for. */
export function passes(
  figure: Figure,
  { except = [], where = [], as }: Selector,
  environment: Environment,
  context: LocustContext,
): boolean {
  if (except.some((name) => environment[name] === figure)) return false
  return passesAll(figure, where, as, environment, context)
}

/** Looks at conditions with the candidate in place; the environment is as before afterwards. */
function passesAll(
  candidate: Referent,
  where: readonly Condition[],
  as: Reference | undefined,
  environment: Environment,
  context: LocustContext,
): boolean {
  if (where.length === 0) return true
  const inner: Environment = { ...environment, it: candidate }
  if (as !== undefined) inner[as] = candidate
  return where.every((condition) => holds(condition, inner, context))
}

function locustOf(types: readonly EnemyReference[] | undefined, context: LocustContext): LocustFigure[] {
  const near = context.field.locust.filter((figure) => isSeen(figure, context))
  return types === undefined ? near : near.filter((figure) => types.some((type) => isOf(figure, type, context)))
}

/** Whether a figure is meant by a kind of figure, or by a slot of the mission. */
function isOf({ enemy }: LocustFigure, reference: EnemyReference, { slots }: LocustContext): boolean {
  const slot = SLOTS.find((slot) => slot === reference)
  return slot === undefined ? enemy.figureType === reference : enemy.id === slots[slot]
}

/** Whether cards see a figure. Separate maps have no way between them, not even for range (gears.map.separate-maps). */
const isSeen = (figure: Figure, { field: { map }, rules, active }: LocustContext): boolean =>
  !rules.ownMapOnly || active === null || map.range(zoneOf(figure), zoneOf(active)) !== Number.POSITIVE_INFINITY

/** The places that a place selector may pick from. */
export function landmarks(selector: PlaceSelector, environment: Environment, context: LocustContext): Landmark[] {
  const { where = [] } = selector
  return landmarksAt(selector, environment, context).filter((landmark) =>
    passesAll(landmark, where, undefined, environment, context),
  )
}

function landmarksAt({ at, of }: PlaceSelector, environment: Environment, { field }: LocustContext): Landmark[] {
  if (at === 'holes') return holesOf(field).map(({ id, zone }) => landmark(id, zone, field))
  if (at === 'mapExit') return exitsOf(field)
  if (at === 'droppedWeapons') {
    return field.droppedWeapons.map(({ id, zone }) => landmark(id, field.map.zone(zone)?.number ?? 0, field))
  }
  const centre = of === undefined ? undefined : environment[of]
  return centre === undefined ? [] : [landmark(centre.place.zone.id, zoneOf(centre), field)]
}

/** The zones whose exit carries a door (gears.map.exit), each once. */
function exitsOf(field: LocustContext['field']): Landmark[] {
  const zones = [...new Set(field.map.doors.map(({ zone }) => zone))]
  return zones.map((zone) => landmark(zone, field.map.zone(zone)?.number ?? 0, field))
}

const landmark = (id: string, zone: number, { map }: LocustContext['field']): Landmark => ({
  side: 'zone',
  id,
  place: { zone: map.zoneAt(zone), cover: null },
})
