import { isIP } from 'node:net'
import { z } from 'zod'
import { KEY_MODES, type KeyMode } from './access/access.ts'
import type { Caps } from './contract/api-key.ts'
import type { RetentionDays } from './contract/database.ts'

const PER_OWNER = 'per key, token or address; 0 is no cap'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max))

/** One environment variable: how it is read, what stands in for it, and what it accepts in words. */
type Variable = { readonly schema: z.ZodType; readonly fallback: string | undefined; readonly accepts: string }

/** An age in days after which something is deleted. */
const days = (what: string, fallback: string) => ({
  schema: wholeNumber(0, 36_500),
  fallback,
  accepts: `the days that ${what} are kept, from 0 to 36500; 0 keeps them for ever`,
})

const VARIABLES = {
  PORT: { schema: wholeNumber(0, 65_535), fallback: '8080', accepts: 'a port from 0 to 65535; 0 picks a free one' },
  HOST: {
    schema: z.string().min(1),
    fallback: '127.0.0.1',
    accepts: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  },
  DATABASE_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/)
      .optional(),
    fallback: undefined,
    accepts: 'postgresql://user:password@host:port/database; leave it out for the embedded database',
  },
  DATABASE_DIRECT_URL: {
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\/.+/)
      .optional(),
    fallback: undefined,
    accepts: 'the address of the server itself where DATABASE_URL leads through a pooler; for listening and migrating',
  },
  DATABASE_POOL_SIZE: {
    schema: wholeNumber(1, 1_000),
    fallback: '16',
    accepts: 'how many connections each process may open, from 1 to 1000',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: {
    schema: wholeNumber(100, 3_600_000),
    fallback: '10000',
    accepts: 'the milliseconds after which a statement is given up, from 100 to 3600000',
  },
  DATABASE_PREPARED_STATEMENTS: {
    schema: z.enum(['auto', 'true', 'false']).transform((text) => (text === 'auto' ? text : text === 'true')),
    fallback: 'auto',
    accepts: 'auto, true or false; auto keeps statements on the server unless a pooler is in between',
  },
  DATA_DIR: { schema: z.string().min(1), fallback: '.data', accepts: 'the folder of the embedded database' },
  RETENTION_ENDED_MATCHES_DAYS: days('ended matches', '0'),
  RETENTION_OPEN_MATCHES_DAYS: days('matches that never started', '0'),
  RETENTION_FORKS_DAYS: days('forks that nobody plays on', '0'),
  RETENTION_KEYS_DAYS: days('the idempotency keys of a match that nobody plays on', '30'),
  RETENTION_RULINGS_DAYS: days('saved rulings', '0'),
  WEB_CONCURRENCY: {
    schema: wholeNumber(1, 64),
    fallback: '1',
    accepts: 'the number of processes, from 1 to 64; more than one needs DATABASE_URL',
  },
  LOG_LEVEL: { schema: z.enum(LOG_LEVELS), fallback: 'info', accepts: LOG_LEVELS.join(', ') },
  CORS_ORIGIN: {
    schema: z
      .string()
      .min(1)
      .transform(readOrigins)
      .pipe(z.union([z.literal('*'), z.array(z.url())])),
    fallback: '*',
    accepts: '* or origins separated by commas, such as https://app.example',
  },
  API_KEYS: {
    schema: z.enum(KEY_MODES),
    fallback: 'off',
    accepts: 'off, optional (those who send a key have its limits and scopes) or required',
  },
  ADMIN_TOKEN: {
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{32,200}$/)
      .optional(),
    fallback: undefined,
    accepts:
      'a text of 32 to 200 visible characters that nobody can guess, sent as x-api-key to /admin; leave it out to need an admin key',
  },
  ADMIN_PORT: {
    schema: wholeNumber(0, 65_535).optional(),
    fallback: undefined,
    accepts: 'another port, for /metrics, /admin and the GraphQL schema; leave it out to serve them on PORT',
  },
  ADMIN_HOST: {
    schema: z.string().min(1),
    fallback: '127.0.0.1',
    accepts: 'an address to listen on for ADMIN_PORT',
  },
  LIMIT_CPU_MS_PER_MINUTE: {
    schema: wholeNumber(0, 1_000_000_000),
    fallback: '120000',
    accepts: 'milliseconds of CPU time per minute for each key or address; 0 switches the limit off',
  },
  MAX_MATCHES: {
    schema: wholeNumber(0, 100_000_000),
    fallback: '10000',
    accepts: `open or running matches ${PER_OWNER}`,
  },
  MAX_FORKS: { schema: wholeNumber(0, 100_000_000), fallback: '1000', accepts: `open or running forks ${PER_OWNER}` },
  MAX_RULINGS: { schema: wholeNumber(0, 100_000_000), fallback: '100000', accepts: `saved rulings ${PER_OWNER}` },
  MAX_TABLES: { schema: wholeNumber(0, 100_000_000), fallback: '1000', accepts: `stored tables ${PER_OWNER}` },
  TRUST_PROXY: {
    schema: z
      .string()
      .transform(readProxies)
      .refine((value) => value !== undefined),
    fallback: 'false',
    accepts: 'true, false, the number of proxies, or their addresses separated by commas',
  },
} as const satisfies Record<string, Variable>

export type Config = {
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly databaseDirectUrl: string | undefined
  readonly databasePoolSize: number
  readonly databaseStatementTimeoutMs: number
  readonly databasePreparedStatements: 'auto' | boolean
  readonly dataDir: string
  readonly retention: RetentionDays
  readonly webConcurrency: number
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly corsOrigin: '*' | string[]
  readonly apiKeys: KeyMode
  readonly adminToken: string | undefined
  readonly adminPort: number | undefined
  readonly adminHost: string
  readonly limitCpuMsPerMinute: number
  readonly caps: Caps
  readonly trustProxy: boolean | number | string[]
}

/** The name of every variable, in the order in which they are documented. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(VARIABLES)

/** The environment is not as the service needs it; the message says what is wrong and what is accepted. */
export class ConfigError extends Error {}

/** Reads the environment once, at start. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  function read<Name extends keyof typeof VARIABLES>(name: Name): z.output<(typeof VARIABLES)[Name]['schema']> {
    const { schema, fallback, accepts } = VARIABLES[name]
    const given = environment[name]?.trim() || undefined
    const result = schema.safeParse(given ?? fallback)
    if (!result.success) faults.push(`${name}=${showValue(name, given)} is not accepted. It takes ${accepts}.`)
    return result.data as z.output<(typeof VARIABLES)[Name]['schema']>
  }

  const config: Config = {
    port: read('PORT'),
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL'),
    databaseDirectUrl: read('DATABASE_DIRECT_URL'),
    databasePoolSize: read('DATABASE_POOL_SIZE'),
    databaseStatementTimeoutMs: read('DATABASE_STATEMENT_TIMEOUT_MS'),
    databasePreparedStatements: read('DATABASE_PREPARED_STATEMENTS'),
    dataDir: read('DATA_DIR'),
    retention: {
      endedMatches: read('RETENTION_ENDED_MATCHES_DAYS'),
      openMatches: read('RETENTION_OPEN_MATCHES_DAYS'),
      forks: read('RETENTION_FORKS_DAYS'),
      keys: read('RETENTION_KEYS_DAYS'),
      rulings: read('RETENTION_RULINGS_DAYS'),
    },
    webConcurrency: read('WEB_CONCURRENCY'),
    logLevel: read('LOG_LEVEL'),
    corsOrigin: read('CORS_ORIGIN'),
    apiKeys: read('API_KEYS'),
    adminToken: read('ADMIN_TOKEN'),
    adminPort: read('ADMIN_PORT'),
    adminHost: read('ADMIN_HOST'),
    limitCpuMsPerMinute: read('LIMIT_CPU_MS_PER_MINUTE'),
    caps: {
      matches: read('MAX_MATCHES') || null,
      forks: read('MAX_FORKS') || null,
      rulings: read('MAX_RULINGS') || null,
      tables: read('MAX_TABLES') || null,
    },
    trustProxy: read('TRUST_PROXY') as Config['trustProxy'],
  }
  if (config.webConcurrency > 1 && config.databaseUrl === undefined) faults.push(ONE_PROCESS)
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return config
}

const ONE_PROCESS =
  'WEB_CONCURRENCY is more than 1, but the embedded database serves one process. Set DATABASE_URL, or WEB_CONCURRENCY=1.'

/** A database address holds a password, and a token is one, so they are never repeated. */
function showValue(name: string, given: string | undefined): string {
  return /_(URL|TOKEN)$/.test(name) ? '…' : `"${given}"`
}

function readOrigins(text: string): '*' | string[] {
  return text === '*' ? '*' : text.split(',').map((origin) => origin.trim())
}

function readProxies(text: string): Config['trustProxy'] | undefined {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,2}$/.test(text)) return Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  return addresses.every((address) => isIP(address.split('/')[0] ?? '') !== 0) ? addresses : undefined
}
