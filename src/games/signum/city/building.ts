import { z } from 'zod'
import { wholeNumber } from '../../../contract/whole-number.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import { MAX_BUILDINGS, PROSPERITY } from '../content/numbers.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { citeViolations, type RuleViolation } from '../language/violation.ts'
import type { SignumViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import { BuildingType, Cost, Id, LIMITS } from '../vocabulary.ts'
import {
  City,
  type CityBuilding,
  cityViolations,
  costViolations,
  paymentsOf,
  paymentViolations,
  tracePayment,
} from './city.ts'

/** A building card of the caller’s own. */
export const OwnBuilding = z
  .strictObject({
    name: Id,
    type: BuildingType,
    unique: z.boolean().default(false),
    guildOrOrder: z.boolean().default(false),
    cost: Cost,
  })
  .meta({ id: 'SignumOwnBuilding' })
export type OwnBuilding = z.infer<typeof OwnBuilding>

/** Where a player stands in the Construction phase. */
export const Construction = z.strictObject({
  city: City,
  prosperity: wholeNumber(0, LIMITS.prosperity).default(0),
  built: z.boolean().default(false).describe('Whether a building was already built in this phase.'),
  destroyed: z.array(Id).max(40).default([]).describe('Buildings of this player that were destroyed in this game.'),
  drawn: Id.nullable().default(null).describe('Experienced architect: the building that was drawn.'),
  payment: z.array(Id).max(24).exactOptional().describe('The buildings to turn, if the cost leaves a choice.'),
})
export type Construction = z.infer<typeof Construction>

export type Wanted =
  | { readonly build: { readonly card: string } | { readonly own: OwnBuilding } }
  | { readonly skip: true }
  | { readonly remove: string }

export type Constructed = {
  legal: boolean
  city: CityBuilding[]
  prosperity: number
  wins: boolean
  violations: RuleViolation[]
}

/** What becomes of the city. */
export function construct(
  now: Construction,
  wants: Wanted,
  content: SignumContent,
  trace: SignumTrace,
): Constructed | Refusal {
  const broken = cityViolations(now.city)
  if (broken !== null) return broken
  if ('skip' in wants) return skip(now, trace)
  if ('remove' in wants) {
    const { remove: building } = wants
    return illegal(
      now,
      [{ rule: 'signum.city.no-voluntary-removal', path: ['wants', 'remove'], facts: { building } }],
      trace,
    )
  }
  const card = buildingOf(wants.build, content)
  return card instanceof Refusal ? card : build(now, card, trace)
}

function illegal({ city, prosperity }: Construction, violations: SignumViolation[], trace: SignumTrace): Constructed {
  return { legal: false, city, prosperity, wins: false, violations: citeViolations(violations, trace) }
}

function skip(now: Construction, trace: SignumTrace): Constructed {
  const { city, prosperity: before, built } = now
  if (built) {
    return illegal(now, [{ rule: 'signum.city.build-one', path: ['wants'], facts: { building: null, built } }], trace)
  }
  const after = before + PROSPERITY.skipping
  trace.applied('signum.prosperity.skip-building', { before, after })
  const wins = after >= PROSPERITY.victory
  if (wins) trace.applied('signum.prosperity.win', { player: null, prosperity: after, needed: PROSPERITY.victory })
  return { legal: true, city, prosperity: after, wins, violations: [] }
}

function buildingOf(
  reference: { card: string } | { own: OwnBuilding },
  { cards }: SignumContent,
): OwnBuilding | Refusal {
  if ('own' in reference) return reference.own
  const card = cards.get(reference.card)
  if (card?.kind === 'building') {
    const { id: name, buildingType: type, isUnique: unique, guildOrOrder, cost } = card
    return { name, type, unique, guildOrOrder: guildOrOrder !== null, cost }
  }
  const facts = { kind: 'building', id: reference.card } as const
  return refuse([{ rule: 'signum.content.known', path: ['wants', 'build', 'card'], facts }])
}

function build(now: Construction, card: OwnBuilding, trace: SignumTrace): Constructed {
  const { city, prosperity, destroyed, drawn } = now
  const { name: building, type, guildOrOrder, cost } = card
  const { count, listed } = paymentsOf(cost, city)
  const payment = now.payment ?? (count === 1 ? (listed[0] ?? []) : [])
  const violations = [
    ...buildViolations(now, card),
    ...costViolations(cost, city, prosperity),
    ...(now.payment === undefined && count < 2 ? [] : paymentViolations(payment, cost, city)),
  ]
  if (violations.length > 0) return illegal(now, violations, trace)
  tracePayment({ cost, city, payment: payment.length > 0 ? payment : null }, prosperity, trace)
  trace.applied('signum.city.build-one', { building, built: false })
  if (drawn !== null) trace.applied('signum.variant.architect', { building, drawn })
  if (destroyed.includes(building)) trace.applied('signum.city.destroyed-basic-rebuild', { building })
  trace.applied('signum.city.usable-at-once', { building })
  const turned = city.map((entry) => (payment.includes(entry.name) ? { ...entry, turned: true } : entry))
  return {
    legal: true,
    city: [...turned, { name: building, type, turned: false, guildOrOrder, locked: false }],
    prosperity: prosperity - cost.prosperity,
    wins: false,
    violations: [],
  }
}

/** Everything that the rules of the city have against a building. */
function buildViolations({ city, built, destroyed, drawn }: Construction, card: OwnBuilding): SignumViolation[] {
  const { name: building } = card
  const path = ['wants', 'build']
  const standing = city.find(({ guildOrOrder }) => guildOrOrder)
  const violations: SignumViolation[] = []
  if (built) violations.push({ rule: 'signum.city.build-one', path, facts: { building, built } })
  if (drawn !== null && drawn !== building) {
    violations.push({ rule: 'signum.variant.architect', path, facts: { building, drawn } })
  }
  if (city.length >= MAX_BUILDINGS) {
    const facts = { buildings: city.length, max: MAX_BUILDINGS }
    violations.push({ rule: 'signum.city.max-twelve', path, facts })
  }
  if (city.some(({ name }) => name === building)) {
    violations.push({ rule: 'signum.city.no-duplicates', path, facts: { building } })
  }
  if (card.guildOrOrder && standing !== undefined && standing.name !== building) {
    violations.push({ rule: 'signum.city.one-guild-or-order', path, facts: { building, standing: standing.name } })
  }
  if (card.unique && destroyed.includes(building)) {
    violations.push({ rule: 'signum.city.unique-once', path, facts: { building } })
  }
  return violations
}
