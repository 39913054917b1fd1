import cluster from 'node:cluster'
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'
import { runPrimary, STOP } from './cluster.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { OperatorError } from './contract/database.ts'
import './lib/lean-schemas.ts'
import type { ReadOpenApi } from './rest/openapi.ts'
import type { DatabaseOptions } from './storage/database.ts'

/** How long requests in flight may take after the service was told to stop. */
const STOP_MS = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  if (config.webConcurrency > 1 && cluster.isPrimary) return runPrimary(config.webConcurrency)
  // The primary process serves nothing, so it does not load what serves.
  const [{ buildService }, { openDatabase }] = await Promise.all([import('./app.ts'), import('./storage/database.ts')])
  const database = await openDatabase(databaseOptions(config))
  const { adminPort, adminHost } = config
  const logger = { level: config.logLevel, redact: SECRETS }
  const hasAdminPort = adminPort !== undefined
  const { app, admin } = await buildService({ ...config, database, logger, hasAdminPort, openapi: builtOpenApi() })
  stopOnSignals(async () => {
    await Promise.all([app.close(), admin?.close()])
    await database.close()
  })
  await app.listen({ port: config.port, host: config.host }).catch((error) => failToListen(error, 'PORT and HOST'))
  await admin
    ?.listen({ port: adminPort ?? 0, host: adminHost })
    .catch((error) => failToListen(error, 'ADMIN_PORT and ADMIN_HOST'))
  database.startRetention?.(config.retention, (swept) => app.log.info(swept, 'deleted what was past its time'))
  app.log.info(`database: ${describeDatabase(config)}; docs: /docs; GraphQL: /graphiql`)
}

const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process listens there. Stop it, or choose another port',
  EACCES: 'this user may not listen there. Choose a port from 1024 on',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'nobody knows that name',
}

/** The address that was chosen cannot be listened on. */
function failToListen(error: unknown, variables: string): never {
  const fault = LISTEN_FAULTS[String(Reflect.get(Object(error), 'code'))]
  if (fault === undefined) throw error
  const message = error instanceof Error ? error.message : String(error)
  throw new OperatorError(`The address of ${variables} cannot be used: ${fault} (${message}).`, { cause: error })
}

/** The description of the routes that lies beside the built service; the sources describe themselves. */
function builtOpenApi(): ReadOpenApi | undefined {
  const file = new URL('openapi.json', import.meta.url)
  return existsSync(file) ? () => JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Headers that may hold a secret never reach the log. */
const SECRETS = ['authorization', 'cookie', '["x-api-key"]'].flatMap((name) => {
  const place = name.startsWith('[') ? name : `.${name}`
  return [`req.headers${place}`, `headers${place}`]
})

const databaseOptions = (config: Config): DatabaseOptions => ({
  url: config.databaseUrl,
  dataDir: config.dataDir,
  directUrl: config.databaseDirectUrl,
  poolSize: config.databasePoolSize,
  statementTimeoutMs: config.databaseStatementTimeoutMs,
  prepared: config.databasePreparedStatements,
})

function describeDatabase({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined ? `embedded in ${dataDir}` : 'PostgreSQL'
}

/** The first signal lets requests in flight finish; a second one, or too long a wait, ends the process at once. */
function stopOnSignals(stop: () => Promise<unknown>): void {
  let stopping = false
  const begin = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_MS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      begin()
    })
  }
  // The primary process says so as well. A terminal or a supervisor may have signalled both, so it is no second signal.
  if (cluster.isWorker) process.on('message', (message) => isStop(message) && begin())
}

const isStop = (message: unknown): boolean => Reflect.get(Object(message), 'kind') === STOP.kind

/** Where an error comes from in the code is of use only if the code is at fault. */
function explain(error: unknown): unknown {
  if (error instanceof ConfigError) return `The configuration is not complete.\n${error.message}`
  if (error instanceof OperatorError) return error.message
  return error instanceof Error ? error.stack : error
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
