import type { SpendingStore, UsageOfDay, UsageStore } from '../contract/usage.ts'
import type { Run, Statement } from './backend.ts'

/**
 * What was spent is forgiven at the account's rate for the time since it was last written, and never backwards: a
 * clock that goes back forgives nothing once. The order of the rows keeps two instances from waiting for each other.
 */
const SPEND: Statement = {
  name: 'add-spending',
  text: `
  INSERT INTO spending AS known (account, spent_ms, per_minute, updated_at)
  SELECT account, spent_ms, per_minute, now()
  FROM unnest($1::text[], $2::float8[], $3::float8[]) AS added (account, spent_ms, per_minute)
  ORDER BY account
  ON CONFLICT (account) DO UPDATE SET
    spent_ms = excluded.spent_ms + greatest(
      0, known.spent_ms
        - excluded.per_minute * greatest(0, extract(epoch FROM excluded.updated_at - known.updated_at)::float8) / 60
    ),
    per_minute = excluded.per_minute,
    updated_at = excluded.updated_at
  RETURNING account, spent_ms`,
}

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
      const columns = [spent.map(({ account }) => account), spent.map(({ ms }) => ms)]
      const { rows } = await run(SPEND, [...columns, spent.map(({ perMinute }) => perMinute)])
      return new Map(rows.map((row) => [String(row.account), Number(row.spent_ms)]))
    },
    async sweep() {
      await run(SWEEP, [])
    },
  }
}

const ADD_USAGE: Statement = {
  name: 'add-usage',
  text: `
  INSERT INTO usage AS known (day, key_id, operation, requests, cpu_ms, errors)
  SELECT (now() AT TIME ZONE 'UTC')::date, added.*
  FROM unnest($1::text[], $2::text[], $3::int8[], $4::float8[], $5::int8[])
    AS added (key_id, operation, requests, cpu_ms, errors)
  ORDER BY key_id, operation
  ON CONFLICT (day, key_id, operation) DO UPDATE SET
    requests = known.requests + excluded.requests,
    cpu_ms = known.cpu_ms + excluded.cpu_ms,
    errors = known.errors + excluded.errors`,
}

const READ_USAGE: Statement = {
  name: 'read-usage',
  text: `
  SELECT to_char(day, 'YYYY-MM-DD') AS day, key_id, operation, requests::float8, cpu_ms, errors::float8
  FROM usage
  WHERE ($1::text IS NULL OR key_id = $1::text)
    AND day BETWEEN coalesce($2::date, '-infinity') AND coalesce($3::date, 'infinity')
  ORDER BY day DESC, key_id, operation LIMIT $4::int`,
}

/** Keeps usage by day in the database. */
export function createUsageStore(run: Run): UsageStore {
  return {
    async add(lines) {
      await run(ADD_USAGE, [
        lines.map(({ keyId }) => keyId),
        lines.map(({ operation }) => operation),
        lines.map(({ requests }) => requests),
        lines.map(({ cpuMs }) => cpuMs),
        lines.map(({ errors }) => errors),
      ])
    },
    async read({ keyId, from, to }, limit) {
      const { rows } = await run(READ_USAGE, [keyId ?? null, from ?? null, to ?? null, limit])
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
