import type { FastifyRequest } from 'fastify'
import { ApiError } from '../contract/errors.ts'
import { type Keeper, ownerBy } from '../contract/keeper.ts'
import type { Saver } from '../hosting/rulings.ts'
import { tableFinder } from '../hosting/tables.ts'
import { tokenHash } from '../matches/seats/tokens.ts'
import type { FindTable } from '../registry/stored-tables.ts'
import type { Dependencies } from './dependencies.ts'
import { holderOf, ownTokenOf } from './matches/access.ts'

/** Whose the things are that a request keeps, by its token or its key; `null` if it has neither. */
export function keeperOf(request: FastifyRequest, { access }: Pick<Dependencies, 'access'>): Keeper | null {
  const token = ownTokenOf(request)
  const owner = ownerBy(token === null ? null : tokenHash(token), request.caller?.key?.id ?? null)
  return owner === null ? null : { owner, holder: holderOf(request, access) }
}

export function requireKeeper(request: FastifyRequest, dependencies: Pick<Dependencies, 'access'>): Keeper {
  const keeper = keeperOf(request, dependencies)
  if (keeper === null) throw new ApiError('token.missing', 'keeper')
  return keeper
}

/** Who saves what a request asks to be saved. */
export const saverOf = (request: FastifyRequest, dependencies: Pick<Dependencies, 'access'>): Saver => ({
  keeper: keeperOf(request, dependencies),
  holder: holderOf(request, dependencies.access),
})

/** Finds the stored tables that a request names, among those of its sender. */
export function finderOf(request: FastifyRequest, dependencies: Dependencies, game: string): FindTable {
  return tableFinder(dependencies.tables, () => requireKeeper(request, dependencies), game)
}

/** Finds the stored tables of a request that asks many questions; each is looked up once, so that all see the same. */
export type TablesOfRequest = (game: string) => FindTable

/** So many tables are remembered while a request lasts. */
const MAX_REMEMBERED = 50

export function tablesOfRequest(request: FastifyRequest, dependencies: Dependencies): TablesOfRequest {
  const found = new Map<string, ReturnType<FindTable>>()
  return (game) => {
    const find = finderOf(request, dependencies, game)
    return (reference, path) => {
      const name = `${game} ${reference}`
      const known = found.get(name) ?? find(reference, path)
      if (found.size < MAX_REMEMBERED) found.set(name, known)
      return known
    }
  }
}
