import type { PGlite } from '@electric-sql/pglite'
import { type Pool, type QueryConfig, type QueryResult, types } from 'pg'
import type { StatementWatch } from './statement-watch.ts'

/** Prisma's statements have no names; all of them are about rulings. */
const NAME = 'rulings'

type TimedQuery = QueryConfig & { readonly types?: NonNullable<QueryConfig['types']> }

/** A pool as Prisma's adapter uses it: watched like everything else, and giving times in UTC whatever the session keeps. */
export function watchedPool(pool: Pool, watch: StatementWatch): Pool {
  const ask = pool.query.bind(pool) as (config: QueryConfig) => Promise<QueryResult>
  return Object.assign(pool, { query: (config: TimedQuery) => watch.observe(NAME, () => ask(inUtc(config))) })
}

/** The embedded database as Prisma's adapter uses it. Its session keeps UTC. */
export function watchedClient(database: PGlite, watch: StatementWatch): PGlite {
  const ask: PGlite['query'] = database.query.bind(database)
  const query: PGlite['query'] = (sql, values, options) => watch.observe(NAME, () => ask(sql, values, options))
  return Object.assign(database, { query })
}

/**
 * The adapter reads times as if the session kept UTC. A session behind a pooler is not ours to set, so the time is
 * brought to UTC before the adapter reads it.
 */
function inUtc(config: TimedQuery): QueryConfig {
  const { types: parsers } = config
  if (parsers === undefined) return config
  const getTypeParser = (...[oid, format]: Parameters<typeof types.getTypeParser>) => {
    const parse = parsers.getTypeParser(oid, format)
    return oid === types.builtins.TIMESTAMPTZ
      ? (text: string) => parse(new Date(text).toISOString().replace('Z', '+00'))
      : parse
  }
  return { ...config, types: { getTypeParser } as NonNullable<QueryConfig['types']> }
}
