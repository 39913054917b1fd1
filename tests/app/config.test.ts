import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../src/config.ts'

describe('readConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(readConfig({})).toEqual({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      databasePoolSize: 16,
      databaseStatementTimeoutMs: 10_000,
      databasePreparedStatements: 'auto',
      dataDir: '.data',
      retention: { endedMatches: 0, openMatches: 0, forks: 0, keys: 30, rulings: 0 },
      webConcurrency: 1,
      logLevel: 'info',
      corsOrigin: '*',
      apiKeys: 'off',
      adminToken: undefined,
      adminPort: undefined,
      adminHost: '127.0.0.1',
      limitCpuMsPerMinute: 120_000,
      caps: { matches: 10_000, forks: 1_000, rulings: 100_000, tables: 1_000 },
      trustProxy: false,
    })
  })

  test('reads every variable', () => {
    const environment = {
      PORT: '0',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgresql://arbiter:secret@db/arbiter',
      DATABASE_DIRECT_URL: 'postgresql://arbiter:secret@db:5433/arbiter',
      DATABASE_POOL_SIZE: '4',
      DATABASE_STATEMENT_TIMEOUT_MS: '2500',
      DATABASE_PREPARED_STATEMENTS: 'false',
      DATA_DIR: '/data',
      RETENTION_ENDED_MATCHES_DAYS: '365',
      RETENTION_OPEN_MATCHES_DAYS: '7',
      RETENTION_FORKS_DAYS: '14',
      RETENTION_KEYS_DAYS: '2',
      RETENTION_RULINGS_DAYS: '90',
      WEB_CONCURRENCY: '3',
      LOG_LEVEL: 'debug',
      CORS_ORIGIN: 'https://a.example, https://b.example',
      API_KEYS: 'required',
      ADMIN_TOKEN: 'secret'.repeat(6),
      ADMIN_PORT: '9090',
      ADMIN_HOST: '10.0.0.1',
      LIMIT_CPU_MS_PER_MINUTE: '600',
      MAX_MATCHES: '5',
      MAX_FORKS: '4',
      MAX_RULINGS: '0',
      MAX_TABLES: '2',
      TRUST_PROXY: '10.0.0.0/8,127.0.0.1',
    }
    expect(readConfig(environment)).toEqual({
      port: 0,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://arbiter:secret@db/arbiter',
      databaseDirectUrl: 'postgresql://arbiter:secret@db:5433/arbiter',
      databasePoolSize: 4,
      databaseStatementTimeoutMs: 2_500,
      databasePreparedStatements: false,
      dataDir: '/data',
      retention: { endedMatches: 365, openMatches: 7, forks: 14, keys: 2, rulings: 90 },
      webConcurrency: 3,
      logLevel: 'debug',
      corsOrigin: ['https://a.example', 'https://b.example'],
      apiKeys: 'required',
      adminToken: 'secret'.repeat(6),
      adminPort: 9090,
      adminHost: '10.0.0.1',
      limitCpuMsPerMinute: 600,
      caps: { matches: 5, forks: 4, rulings: null, tables: 2 },
      trustProxy: ['10.0.0.0/8', '127.0.0.1'],
    })
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true)
  })

  test.each([
    ['PORT', '80a', 'a port from 0 to 65535'],
    ['PORT', '70000', 'a port from 0 to 65535'],
    ['DATABASE_URL', 'mysql://root:secret@db', 'postgresql://user:password@host:port/database'],
    ['DATABASE_DIRECT_URL', 'mysql://root:secret@db', 'the address of the server itself'],
    ['DATABASE_POOL_SIZE', '0', 'from 1 to 1000'],
    ['DATABASE_STATEMENT_TIMEOUT_MS', '5', 'from 100 to 3600000'],
    ['DATABASE_PREPARED_STATEMENTS', 'maybe', 'auto, true or false'],
    ['RETENTION_RULINGS_DAYS', 'ever', '0 keeps them for ever'],
    ['WEB_CONCURRENCY', '0', 'from 1 to 64'],
    ['WEB_CONCURRENCY', '2', 'the embedded database serves one process'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
    ['CORS_ORIGIN', 'example', '* or origins separated by commas'],
    ['API_KEYS', 'on', 'off, optional'],
    ['ADMIN_TOKEN', 'secret', '32 to 200 visible characters'],
    ['ADMIN_PORT', 'x', 'another port'],
    ['LIMIT_CPU_MS_PER_MINUTE', '-1', '0 switches the limit off'],
    ['MAX_FORKS', 'many', '0 is no cap'],
    ['TRUST_PROXY', 'maybe', 'true, false, the number of proxies'],
  ])('%s=%s is refused with what is accepted', (name, value, accepted) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(name)
    expect(read).toThrow(accepted)
    expect(read).not.toThrow('secret')
  })

  test('names every fault at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT[\s\S]*LOG_LEVEL/)
  })
})
