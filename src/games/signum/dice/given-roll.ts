import type { Random } from '../../../rulebook/random.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { GivenPool } from './given-dice.ts'
import { type Pool, type RolledPool, rollPool } from './pool.ts'

/** Rolls the dice of a creature, or refuses dice from the table that are too few or too many. */
export function rollFor(
  creature: string,
  pool: Pool,
  given: GivenPool | undefined,
  random: Random,
  path: readonly (string | number)[],
): RolledPool | Refusal {
  const rolled = rollPool(pool, given, random)
  if (!('wrong' in rolled)) return rolled
  const { wrong, needed, given: count } = rolled
  const facts = { creature, roll: pool.kind, again: wrong === 'rerolled', needed, given: count }
  return refuse([{ rule: 'signum.dice.given', path: [...path, wrong], facts }])
}
