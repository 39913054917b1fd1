import { ApiError } from '../contract/errors.ts'
import type { Keeper } from '../contract/keeper.ts'
import { tableFinder } from '../hosting/tables.ts'
import { bearerToken, ownToken } from '../matches/seats/access.ts'
import type { FindTable } from '../registry/stored-tables.ts'
import type { GraphqlContext } from './context.ts'

/** Whose the things are that a request keeps, by its token or its key; `null` if it has neither. */
export const keeperOf = ({ authorization, admission }: GraphqlContext): Keeper | null =>
  admission.keeper(ownToken(bearerToken(authorization)))

export function requireKeeperOf(context: GraphqlContext): Keeper {
  const keeper = keeperOf(context)
  if (keeper === null) throw new ApiError('token.missing', 'keeper')
  return keeper
}

/** Finds the stored tables that a field names, among those of the sender. */
export const finderOf = (context: GraphqlContext, game: string): FindTable =>
  tableFinder(context.tables, () => requireKeeperOf(context), game)
