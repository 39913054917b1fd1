import { isIP } from 'node:net'
import { z } from 'zod'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most))

/** One environment variable: how it is read, what stands in for it, and what it accepts in words. */
type Variable = { readonly schema: z.ZodType; readonly fallback: string | undefined; readonly accepts: string }

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
  DATA_DIR: { schema: z.string().min(1), fallback: '.data', accepts: 'the folder of the embedded database' },
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
  RATE_LIMIT_PER_MINUTE: {
    schema: wholeNumber(0, 100_000_000),
    fallback: '600000',
    accepts: 'requests a minute from one address; 0 switches the limit off',
  },
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
  readonly dataDir: string
  readonly logLevel: (typeof LOG_LEVELS)[number]
  readonly corsOrigin: '*' | string[]
  readonly rateLimitPerMinute: number
  readonly trustProxy: boolean | number | string[]
}

/** The environment is not as the service needs it; the message says what is wrong and what is accepted. */
export class ConfigError extends Error {}

/** Reads the environment once, at start. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = []
  function read<Name extends keyof typeof VARIABLES>(name: Name): z.output<(typeof VARIABLES)[Name]['schema']> {
    const { schema, fallback, accepts } = VARIABLES[name]
    const given = environment[name]?.trim() || undefined
    const result = schema.safeParse(given ?? fallback)
    if (!result.success) faults.push(`${name}=${shown(name, given)} is not accepted. It takes ${accepts}.`)
    return result.data as z.output<(typeof VARIABLES)[Name]['schema']>
  }

  const config: Config = {
    port: read('PORT'),
    host: read('HOST'),
    databaseUrl: read('DATABASE_URL'),
    dataDir: read('DATA_DIR'),
    logLevel: read('LOG_LEVEL'),
    corsOrigin: read('CORS_ORIGIN'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE'),
    trustProxy: read('TRUST_PROXY') as Config['trustProxy'],
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  return config
}

/** A database address holds a password, so it is never repeated. */
function shown(name: string, given: string | undefined): string {
  return name === 'DATABASE_URL' ? '…' : `"${given}"`
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
