import process from 'node:process'
import { buildService } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openDatabase } from './storage/database.ts'

/** How long requests in flight may take after the service was told to stop. */
const STOP_MS = 10_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const { adminPort, adminHost } = config
  const logger = { level: config.logLevel, redact: SECRETS }
  const hasAdminPort = adminPort !== undefined
  const { app, admin } = await buildService({ ...config, database, logger, hasAdminPort })
  stopOnSignals(async () => {
    await Promise.all([app.close(), admin?.close()])
    await database.close()
  })
  await app.listen({ port: config.port, host: config.host })
  await admin?.listen({ port: adminPort ?? 0, host: adminHost })
  app.log.info(`database: ${describeDatabase(config)}; docs: /docs; GraphQL: /graphiql`)
}

/** Headers that may hold a secret never reach the log. */
const SECRETS = ['authorization', 'cookie', '["x-api-key"]'].flatMap((name) => {
  const place = name.startsWith('[') ? name : `.${name}`
  return [`req.headers${place}`, `headers${place}`]
})

function describeDatabase({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined ? `embedded in ${dataDir}` : 'PostgreSQL'
}

/** The first signal lets requests in flight finish; a second one, or too long a wait, ends the process at once. */
function stopOnSignals(stop: () => Promise<unknown>): void {
  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      setTimeout(() => process.exit(1), STOP_MS).unref()
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

main().catch((error: unknown) => {
  const message = error instanceof ConfigError ? `The configuration is not complete.\n${error.message}` : error
  process.stderr.write(`${message instanceof Error ? message.stack : message}\n`)
  process.exit(1)
})
