import type { ApiKey, Caps, KeyStore, NewApiKey, Scope } from '../contract/api-key.ts'
import type { Run, Statement } from './backend.ts'
import { namedStatement } from './named-values.ts'
import { isUuid, newUuid } from './uuid.ts'

type KeyRow = {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly hash: string
  readonly scopes: readonly Scope[]
  readonly cpu_ms_per_minute: number | null
  readonly max_matches: number | null
  readonly max_forks: number | null
  readonly max_rulings: number | null
  readonly max_tables: number | null
  readonly created_at: Date
  readonly expires_at: Date | null
  readonly revoked_at: Date | null
}

const COLUMNS = `
  id, name, prefix, hash, scopes, cpu_ms_per_minute, max_matches, max_forks, max_rulings, max_tables,
  created_at, expires_at, revoked_at`

const CREATE = namedStatement(
  'create-key',
  {
    ...{ id: 'uuid', name: 'text', prefix: 'text', hash: 'text', scopes: 'text[]', cpuMsPerMinute: 'int' },
    ...{ matches: 'int', forks: 'int', rulings: 'int', tables: 'int', expiresAt: 'timestamptz' },
  },
  `
  INSERT INTO api_keys (${COLUMNS})
  VALUES (
    :id, :name, :prefix, :hash, :scopes, :cpuMsPerMinute, :matches, :forks, :rulings, :tables,
    now(), :expiresAt, NULL
  )
  RETURNING ${COLUMNS}`,
)

const FIND = namedStatement(
  'find-keys',
  { hashes: 'text[]' },
  `SELECT ${COLUMNS} FROM api_keys WHERE hash = ANY (:hashes)`,
)

const LIST: Statement = { name: 'list-keys', text: `SELECT ${COLUMNS} FROM api_keys ORDER BY id DESC` }

/** The first revocation is the one that counts. */
const REVOKE = namedStatement(
  'revoke-key',
  { id: 'uuid' },
  `UPDATE api_keys SET revoked_at = coalesce(revoked_at, now()) WHERE id = :id RETURNING ${COLUMNS}`,
)

/** Keeps API keys by single statements. */
export function createKeyStore(run: Run): KeyStore {
  const rowsOf = async (statement: Statement, values: readonly unknown[]) =>
    // The columns are those that the statement names, of the types that the tables give them.
    (await run(statement, values)).rows as readonly KeyRow[]

  return {
    async create(key) {
      const [row] = await rowsOf(CREATE, CREATE.values({ id: newUuid(), ...valuesOf(key) }))
      if (row === undefined) throw new Error('The key was not written.')
      return apiKey(row)
    },
    async find(hashes) {
      const rows = await rowsOf(FIND, FIND.values({ hashes }))
      return new Map(rows.map((row) => [row.hash, apiKey(row)]))
    },
    async list() {
      return (await rowsOf(LIST, [])).map(apiKey)
    },
    async revoke(id) {
      if (!isUuid(id)) return null
      const [row] = await rowsOf(REVOKE, REVOKE.values({ id }))
      return row === undefined ? null : apiKey(row)
    },
  }
}

function valuesOf({ name, prefix, hash, scopes, cpuMsPerMinute, caps, expiresAt }: NewApiKey) {
  const { matches = null, forks = null, rulings = null, tables = null } = caps
  const until = expiresAt?.toISOString() ?? null
  const limits = { cpuMsPerMinute, matches, forks, rulings, tables }
  return { name, prefix, hash, scopes: [...scopes], ...limits, expiresAt: until }
}

function apiKey(row: KeyRow): ApiKey {
  const caps = { matches: row.max_matches, forks: row.max_forks, rulings: row.max_rulings, tables: row.max_tables }
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    cpuMsPerMinute: row.cpu_ms_per_minute,
    caps: Object.fromEntries(Object.entries(caps).filter(([, cap]) => cap !== null)) as Partial<Caps>,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}
