import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { MAX_BUILDINGS } from '../content/numbers.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { BUILDING_TYPES, BuildingType, type Cost, Id } from '../vocabulary.ts'

/** A building in a city. */
export const CityBuilding = z
  .strictObject({
    name: Id.describe('For a card of the content, its id.'),
    type: BuildingType,
    turned: z.boolean().default(false).describe('Whether it was used this turn.'),
    guildOrOrder: z.boolean().default(false),
    locked: z.boolean().default(false).describe('Whether an effect keeps it from being turned.'),
  })
  .meta({ id: 'SignumCityBuilding' })
export type CityBuilding = z.infer<typeof CityBuilding>

export const City = z.array(CityBuilding).max(MAX_BUILDINGS)

/** Whether a building can be turned: not turned yet, and not locked. */
export const isFree = ({ turned, locked }: CityBuilding): boolean => !turned && !locked

/** Refuses a city that holds a name twice. */
export function cityViolations(city: readonly CityBuilding[]): Refusal | null {
  const names = city.map(({ name }) => name)
  const violations = names.flatMap((name, index): SignumViolation[] =>
    names.indexOf(name) === index
      ? []
      : [{ rule: 'signum.city.names', path: ['city', index, 'name'], facts: { name } }],
  )
  return violations.length > 0 ? refuse(violations) : null
}

/** Cites the buildings that cannot pay. */
export function traceUnusable(city: readonly CityBuilding[], trace: SignumTrace): void {
  const turned = city.filter((building) => building.turned).map(({ name }) => name)
  const locked = city.filter((building) => building.locked).map(({ name }) => name)
  if (turned.length > 0) trace.applied('signum.city.turned', { buildings: turned })
  if (locked.length > 0) trace.applied('signum.city.locked', { buildings: locked })
}

/** How many buildings of each type a cost lists. */
const neededOf = ({ buildings }: Cost, type: BuildingType): number =>
  buildings.filter((building) => building === type).length

/** Everything that keeps a city and its prosperity from paying a cost. */
export function costViolations(cost: Cost, city: readonly CityBuilding[], prosperity: number): SignumViolation[] {
  const free = city.filter(isFree)
  const violations = BUILDING_TYPES.flatMap((type): SignumViolation[] => {
    const needed = neededOf(cost, type)
    const ofType = city.filter((building) => building.type === type)
    const unturned = ofType.filter(isFree).length
    if (unturned >= needed) return []
    const turned = ofType.filter((building) => building.turned).length
    const facts = { type, needed, free: unturned, turned, payment: [] }
    return [{ rule: 'signum.play.cost', path: ['cost', 'buildings'], facts }]
  })
  const others = Math.max(0, free.length - cost.buildings.length)
  if (violations.length === 0 && others < cost.any) {
    const facts = { needed: cost.any, free: others }
    violations.push({ rule: 'signum.play.any-building', path: ['cost', 'any'], facts })
  }
  if (cost.prosperity > prosperity) {
    const facts = { cost: cost.prosperity, prosperity }
    violations.push({ rule: 'signum.prosperity.pay', path: ['prosperity'], facts })
  }
  return violations
}

/** More ways to pay than this are not listed. */
export const MAX_OPTIONS = 60

export type Payments = { readonly count: number; readonly listed: string[][] }

/** Every set of unturned buildings that pays a cost: none has a building too many. */
export function paymentsOf(cost: Cost, city: readonly CityBuilding[]): Payments {
  const free = city.filter(isFree)
  const size = cost.buildings.length + cost.any
  const listed: string[][] = []
  let count = 0
  for (let set = 0; set < 1 << free.length; set++) {
    const chosen = free.filter((_, index) => (set >> index) & 1)
    if (chosen.length !== size || !coversTypes(chosen, cost)) continue
    count++
    if (listed.length < MAX_OPTIONS) listed.push(chosen.map(({ name }) => name))
  }
  return { count, listed }
}

const coversTypes = (chosen: readonly CityBuilding[], cost: Cost): boolean =>
  cost.buildings.every((type) => chosen.filter((candidate) => candidate.type === type).length >= neededOf(cost, type))

/** What is wrong with a payment that the player chose. */
export function paymentViolations(
  payment: readonly string[],
  cost: Cost,
  city: readonly CityBuilding[],
): SignumViolation[] {
  const free = city.filter(isFree)
  const wrong = payment.filter(
    (name, index) => payment.indexOf(name) !== index || !free.some((building) => building.name === name),
  )
  const size = cost.buildings.length + cost.any
  const chosen = free.filter(({ name }) => payment.includes(name))
  if (wrong.length === 0 && chosen.length === size && coversTypes(chosen, cost)) return []
  return [{ rule: 'signum.play.payment', path: ['payment'], facts: { wrong, size, given: payment.length } }]
}

/** Cites a payment that is made. */
export function tracePayment(
  { cost, payment, city }: { cost: Cost; payment: readonly string[] | null; city: readonly CityBuilding[] },
  prosperity: number,
  trace: SignumTrace,
): void {
  if (payment !== null) {
    trace.applied('signum.play.cost', { type: null, needed: 0, free: 0, turned: 0, payment: [...payment] })
  }
  if (cost.any > 0) {
    const free = city.filter(isFree).length - cost.buildings.length
    trace.applied('signum.play.any-building', { needed: cost.any, free })
  }
  trace.applied('signum.prosperity.pay', { cost: cost.prosperity, prosperity })
}
