import type { SpendingStore, UsageOfDay, UsageStore } from '../contract/usage.ts'
import type { Run, Statement } from './backend.ts'
import { namedStatement } from './named-values.ts'

/**
 * What was spent is forgiven at the account's rate for the time since it was last written, and never backwards: a
 * clock that goes back forgives nothing once. The order of the rows keeps two instances from waiting for each other.
 */
const SPEND = namedStatement(
  'add-spending',
  { accounts: 'text[]', spentMs: 'float8[]', perMinute: 'float8[]' },
  `
  INSERT INTO spending AS known (account, spent_ms, per_minute, updated_at)
  SELECT account, spent_ms, per_minute, now()
  FROM unnest(:accounts, :spentMs, :perMinute) AS added (account, spent_ms, per_minute)
  ORDER BY account
  ON CONFLICT (account) DO UPDATE SET
    spent_ms = excluded.spent_ms + greatest(
      0, known.spent_ms
        - excluded.per_minute * greatest(0, extract(epoch FROM excluded.updated_at - known.updated_at)::float8) / 60
    ),
    per_minute = excluded.per_minute,
    updated_at = excluded.updated_at
  RETURNING account, spent_ms`,
)

const SWEEP: Statement = {
  name: 'sweep-spending',
  text: `
  DELETE FROM spending
  WHERE updated_at < now() - make_interval(secs => 60 * spent_ms / greatest(per_minute, 1))`,
}

/** Adds up spending in the database, by its clock. */
export function createSpendingStore(run: Run): SpendingStore {
  return {
    async add(spent) {
      const columns = {
        accounts: spent.map(({ account }) => account),
        spentMs: spent.map(({ ms }) => ms),
        perMinute: spent.map(({ perMinute }) => perMinute),
      }
      const { rows } = await run(SPEND, SPEND.values(columns))
      return new Map(rows.map((row) => [String(row.account), Number(row.spent_ms)]))
    },
    async sweep() {
      await run(SWEEP, [])
    },
  }
}

const ADD_USAGE = namedStatement(
  'add-usage',
  { keyIds: 'text[]', operations: 'text[]', requests: 'int8[]', cpuMs: 'float8[]', errors: 'int8[]' },
  `
  INSERT INTO usage AS known (day, key_id, operation, requests, cpu_ms, errors)
  SELECT (now() AT TIME ZONE 'UTC')::date, added.*
  FROM unnest(:keyIds, :operations, :requests, :cpuMs, :errors)
    AS added (key_id, operation, requests, cpu_ms, errors)
  ORDER BY key_id, operation
  ON CONFLICT (day, key_id, operation) DO UPDATE SET
    requests = known.requests + excluded.requests,
    cpu_ms = known.cpu_ms + excluded.cpu_ms,
    errors = known.errors + excluded.errors`,
)

const READ_USAGE = namedStatement(
  'read-usage',
  { keyId: 'text', from: 'date', to: 'date', limit: 'int' },
  `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, key_id, operation, requests::float8, cpu_ms, errors::float8
  FROM usage
  WHERE (:keyId IS NULL OR key_id = :keyId)
    AND day BETWEEN coalesce(:from, '-infinity') AND coalesce(:to, 'infinity')
  ORDER BY day DESC, key_id, operation LIMIT :limit`,
)

/** Keeps usage by day in the database. */
export function createUsageStore(run: Run): UsageStore {
  return {
    async add(lines) {
      const columns = {
        keyIds: lines.map(({ keyId }) => keyId),
        operations: lines.map(({ operation }) => operation),
        requests: lines.map(({ requests }) => requests),
        cpuMs: lines.map(({ cpuMs }) => cpuMs),
        errors: lines.map(({ errors }) => errors),
      }
      await run(ADD_USAGE, ADD_USAGE.values(columns))
    },
    async read({ keyId, from, to }, limit) {
      const { rows } = await run(
        READ_USAGE,
        READ_USAGE.values({ keyId: keyId ?? null, from: from ?? null, to: to ?? null, limit }),
      )
      return rows.map(
        (row): UsageOfDay => ({
          day: String(row.day),
          keyId: String(row.key_id),
          operation: String(row.operation),
          requests: Number(row.requests),
          cpuMs: Number(row.cpu_ms),
          errors: Number(row.errors),
        }),
      )
    },
  }
}
