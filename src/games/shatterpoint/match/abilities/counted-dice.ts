import type { AbilityEffect } from '../../abilities/ability-effect.ts'
import type { Meant } from '../../abilities/filter-fit.ts'
import type { UnitInMatch } from '../state.ts'
import { fits } from './fits.ts'
import type { Standing } from './standing.ts'

export type PoolDice = Extract<AbilityEffect, { attackDice: unknown }>['attackDice']

/** What dice are counted by: the table, whose ability it is, what its filters mean, and what was paid. */
export type Counting = Pick<Standing, 'field'> & {
  readonly owner: UnitInMatch
  readonly meant: Meant
  readonly paid: number
}

/** The dice that an ability adds: so many, or so many for everything that is counted. */
export const diceOf = (pool: PoolDice, counting: Counting): number =>
  pool.dice * (pool.per === null ? 1 : Math.floor(countOf(pool, counting) / pool.each))

function countOf({ per, of }: PoolDice, { owner, field, meant, paid }: Counting): number {
  if (per === 'damage') return owner.damage
  if (per === 'injury') return owner.injuries
  if (per === 'paid' || of === null) return paid
  const found = field.characters.filter((character) => fits(character, of, owner, field, meant))
  return per === 'unit' ? new Set(found.map(({ unit }) => unit)).size : found.length
}
