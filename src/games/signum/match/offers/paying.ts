import type { OpenField } from '../../../../contract/match.ts'
import { costViolations, isFree, paymentsOf } from '../../city/city.ts'
import type { Cost } from '../../vocabulary.ts'
import type { Scene } from '../checks/moment.ts'
import { cityOf, playerOf } from '../table.ts'

/** How something can be paid for: one way, and where there are more, all buildings that may be turned for it. */
export type Paying = {
  readonly first: readonly string[]
  readonly others: readonly (readonly string[])[]
  readonly buildings: readonly string[]
}

/** Of other ways to pay so many are spelled out. */
const MAX_WAYS = 4

/** The ways to pay for something; null if it cannot be paid. */
export function waysToPay({ state, content }: Scene, cost: Cost): Paying | null {
  const city = cityOf(state, state.active, content)
  if (costViolations(cost, city, playerOf(state, state.active).prosperity).length > 0) return null
  const [first = [], ...others] = paymentsOf(cost, city).listed
  return { first, others, buildings: city.filter(isFree).map(({ name }) => name) }
}

/** The payment of a command, where there is a choice. */
export function payField(
  command: 'build' | 'playCard' | 'playTerrain',
  { first, others, buildings }: Paying,
): OpenField[] {
  if (others.length === 0) return []
  const samples = others.slice(0, MAX_WAYS).map((way) => [...way])
  return [{ path: `${command}.payment`, choices: buildings, most: first.length, samples }]
}
