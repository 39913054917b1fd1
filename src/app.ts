import { randomBytes, randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { Registry as MetricsRegistry } from 'prom-client'
import { Access, type AccessOptions } from './access/access.ts'
import type { Database } from './contract/database.ts'
import type { Game } from './contract/game.ts'
import { games as everyGame } from './games/index.ts'
import { type GraphqlPluginOptions, graphqlPlugin } from './graphql/plugin.ts'
import { createBotThreads } from './hosting/bot-threads.ts'
import type { BotDependencies } from './matches/bots/bots.ts'
import type { MatchDependencies } from './matches/match-cache.ts'
import { type Matches, openMatches } from './matches/matches.ts'
import { createRegistry, playedGame, type Registry } from './registry/registry.ts'
import { drawPicture } from './rendering/picture.ts'
import { createRenderer, type Renderer, type RendererOptions } from './rendering/renderer.ts'
import { guardAccess, type NoteUsage } from './rest/access-guard.ts'
import { admissionByKey, admissionOf } from './rest/admission.ts'
import { compressAnswers } from './rest/compression.ts'
import type { Dependencies, StreamTimes } from './rest/dependencies.ts'
import { healthRoutes } from './rest/health.ts'
import { readJsonBodies } from './rest/json-body.ts'
import { pathOf, withoutSecrets } from './rest/log-safety.ts'
import { answerOptions, collectMethods } from './rest/methods.ts'
import { usageMetrics } from './rest/metrics/usage.ts'
import { describeRoutes, type ReadOpenApi } from './rest/openapi.ts'
import { answerFrameworkError, answerWithProblems } from './rest/problems.ts'
import { type ProtectionOptions, protect, WATCHING } from './rest/protection.ts'
import { answerClientError, answerOutsideRoutes, requireHost } from './rest/raw-answers.ts'
import { localeOf } from './rest/reader.ts'
import { batchRequests } from './rest/request-batching.ts'
import { operatorRoutes, readAcceptHeaders, restRoutes } from './rest/routes.ts'
import { BATCH_BUDGET } from './rest/rulings/batch.ts'
import type { Budget } from './rest/rulings/budgeted-list.ts'
import { setSecurityHeaders } from './rest/security-headers.ts'
import { ownPace } from './rest/slices.ts'
import { closeConnectionsOnStop, type StopTimes } from './rest/stopping.ts'
import { traceRequests } from './rest/tracing.ts'
import { addWork, meterWork } from './rest/work.ts'
import { formatSeed } from './rulebook/random.ts'
import { newUuid } from './storage/uuid.ts'
import { version } from './version.ts'

export type AppOptions = ProtectionOptions &
  Partial<AccessOptions> & {
    readonly database: Database
    readonly logger?: FastifyServerOptions['logger']
    readonly trustProxy?: boolean | number | string[]
    readonly games?: readonly Game[]
    readonly streamTimes?: StreamTimes
    readonly renderer?: RendererOptions
    readonly batchBudget?: Budget
    /** How long a request may take to arrive. */
    readonly requestMs?: number
    /** How long connections are waited for when the service stops. */
    readonly stopTimes?: StopTimes
    /** Reads the description of the routes, if it was made beforehand. */
    readonly openapi?: ReadOpenApi | undefined
    /** Where seeds come from if callers give none; from the system's source of chance if left out. */
    readonly newSeed?: () => string
    /** Whether metrics, administration and the GraphQL schema are served by an app of their own instead. */
    readonly hasAdminPort?: boolean
    /** Whether the public app tells the GraphQL schema; by default unless there is an admin port. */
    readonly allowsIntrospection?: boolean
    /** Who thinks for bots; threads of their own if left out. */
    readonly think?: BotDependencies['think']
    /** A clock that does not jump, in milliseconds, for budgets and caches. */
    readonly monotonic?: () => number
  }

/** The public app, and the one for those who operate the service if it has a port of its own. */
export type Service = { readonly app: FastifyInstance; readonly admin: FastifyInstance | null }

/** Nobody is limited or capped unless the configuration says so. */
const NO_LIMITS: AccessOptions = {
  apiKeys: 'off',
  limitCpuMsPerMinute: 0,
  caps: { matches: null, forks: null, rulings: null, tables: null },
}

const BODY_BYTES = 1024 * 1024
/** How long a request may take to arrive. */
const REQUEST_MS = 30_000
const CHECKS_PER_TIMEOUT = 6
/** How often matches are looked for that wait for a bot whose process has died. */
const WAKE_MS = 20_000
const STREAM_TIMES: StreamTimes = { heartbeatMs: 15_000, slowMs: 10_000 }
const REQUEST_ID = /^[\w.:-]{1,64}$/

/** Puts the service together, on one port. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  return (await buildService({ ...options, hasAdminPort: false })).app
}

/** Puts the service together. The only place that knows every part. */
export async function buildService(options: AppOptions): Promise<Service> {
  const { database, hasAdminPort = false, allowsIntrospection = !hasAdminPort } = options
  const registry = createRegistry(options.games ?? everyGame)
  const access = new Access({ ...NO_LIMITS, ...options }, database, options.monotonic)
  const metrics = new MetricsRegistry()
  const noteUsage = countUsage(access, metrics)
  const app = await prepareApp(options, access, noteUsage)
  closeOfferedUpgrades(app)
  batchRequests(app)
  await describeRoutes(app, registry, { version, read: options.openapi })
  const newSeed = options.newSeed ?? (() => formatSeed(randomBytes(32)))
  const matches = startMatches(app, options, registry, newSeed, access)
  const streamTimes = options.streamTimes ?? STREAM_TIMES
  const renderer = startRenderer(app, options.renderer)
  const batchBudget = options.batchBudget ?? BATCH_BUDGET
  const requireRoom: Access['requireRoom'] = (...asked) => access.requireRoom(...asked)
  const tables = { registry, tables: database.tables, requireRoom }
  const rulings = { registry, rulings: database.rulings, requireRoom }
  const serving = { registry, database, matches, tables, rulings, renderer, newSeed }
  const dependencies: Dependencies = { ...serving, streamTimes, batchBudget, access, metrics }
  await restRoutes(app, dependencies)
  const graphql = graphqlOptions(dependencies)
  await app.register(graphqlPlugin, { ...graphql, allowsIntrospection })
  startAccess(app, access)
  if (!hasAdminPort) {
    operatorRoutes(app, dependencies)
    return { app, admin: null }
  }
  const admin = await prepareApp(options, access, noteUsage)
  healthRoutes(admin, dependencies)
  operatorRoutes(admin, dependencies)
  await admin.register(graphqlPlugin, { ...graphql, allowsIntrospection: true })
  return { app, admin }
}

/** What both apps have: problems, bodies, ids, headers, and the guard of keys and budgets. */
async function prepareApp(options: AppOptions, access: Access, noteUsage: NoteUsage): Promise<FastifyInstance> {
  const requestMs = options.requestMs ?? REQUEST_MS
  const app = fastify({
    logger: withoutSecrets(options.logger ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: trustProxies(options.trustProxy ?? false),
    forceCloseConnections: 'idle',
    // A slow machine takes as long as it takes to start.
    pluginTimeout: 0,
    requestTimeout: requestMs,
    http: {
      // Node would answer a request without a host by nothing but a status.
      requireHostHeader: false,
      // Of two timeouts Node takes the shorter for the headers and the longer for the whole request.
      headersTimeout: requestMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: requestMs / CHECKS_PER_TIMEOUT,
    },
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    clientErrorHandler: answerClientError,
    frameworkErrors: answerFrameworkError,
  })
  traceRequests(app)
  await readAcceptHeaders(app)
  compressAnswers(app)
  const methodsOf = collectMethods(app)
  answerWithProblems(app, methodsOf)
  answerOutsideRoutes(app)
  readJsonBodies(app)
  nameAndLogRequests(app)
  setSecurityHeaders(app)
  requireHost(app)
  answerOptions(app, methodsOf)
  closeConnectionsOnStop(app, options.stopTimes)
  meterWork(app)
  await protect(app, options)
  guardAccess(app, access, { exempt: WATCHING, noteUsage })
  return app
}

function graphqlOptions(dependencies: Dependencies): GraphqlPluginOptions {
  const { registry, rulings, matches, tables, newSeed, streamTimes } = dependencies
  return {
    registry,
    rulings,
    matches,
    tables,
    newSeed,
    drawPicture,
    localeOf,
    addWork,
    socketTimes: streamTimes,
    admissionOf: (request) => admissionOf(request, dependencies),
    admissionByKey: (request, key) => admissionByKey(request, key, dependencies),
  }
}

/** Without keys there is nobody to tell apart, and the routes have metrics of their own. */
function countUsage({ mode, usage }: Access, metrics: MetricsRegistry): NoteUsage {
  if (mode === 'off') return () => {}
  const measure = usageMetrics(metrics)
  return (caller, operation, counts) => {
    usage.note(caller.key?.id ?? '', operation, counts)
    measure(caller, operation, counts)
  }
}

/** Spending is shared while the service listens, and once more when the last request is answered. */
function startAccess(app: FastifyInstance, access: Access): void {
  app.addHook('onReady', (done) => {
    access.start(app.log)
    done()
  })
  app.addHook('onClose', () => access.close())
}

/** The machinery of matches. It stops before the connections are waited for, so that those who follow one let go. */
function startMatches(
  app: FastifyInstance,
  { database, think }: Pick<AppOptions, 'database' | 'think'>,
  registry: Registry,
  newSeed: () => string,
  access: Access,
): Matches {
  const deps: MatchDependencies = {
    store: database.matches,
    rulesetOf: (id) => playedGame(registry, id),
    now: () => new Date(),
    newId: newUuid,
    newToken: () => randomBytes(32).toString('base64url'),
    newSeed,
    pace: ownPace,
    requireRoom: (holder, kind, countOf) => access.requireRoom(holder, kind, countOf),
  }
  const threads = createBotThreads()
  const onFailure = (error: unknown) => app.log.error(error, 'a bot did not play')
  const matches = openMatches(deps, { think: think ?? threads.think, onFailure })
  const waking = setInterval(() => matches.bots.wake().catch(onFailure), WAKE_MS)
  waking.unref()
  app.addHook('onReady', (done) => {
    matches.bots.wake().catch(onFailure)
    done()
  })
  app.addHook('preClose', (done) => {
    clearInterval(waking)
    matches.close()
    done()
  })
  app.addHook('onClose', () => threads.close())
  return matches
}

/** The threads that draw PNG. They end with the service. */
function startRenderer(app: FastifyInstance, options: RendererOptions = {}): Renderer {
  const renderer = createRenderer({ onFailure: (error) => app.log.error(error, 'picture not drawn'), ...options })
  app.addHook('onClose', () => renderer.close())
  return renderer
}

/** Every answer carries the id of its request; at level debug, every answer is logged. */
function nameAndLogRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (!['debug', 'trace'].includes(app.log.level)) return
  app.addHook('onResponse', ({ log, method, url }, reply, done) => {
    log.debug({ method, path: pathOf(url), status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
    done()
  })
}

/**
 * Where web sockets are taken, Node reads no further request from a connection that offered to upgrade. One that is
 * answered in the usual way, such as an offer of HTTP/2, must be closed then.
 */
function closeOfferedUpgrades(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.headers.upgrade !== undefined) reply.header('connection', 'close')
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (raw.headers.upgrade !== undefined) raw.socket.destroySoon()
    done()
  })
}

/** A number of proxies means that the last so many hops are trusted. */
function trustProxies(proxies: boolean | number | string[]) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** The caller's own request id, if it is one that logs can bear. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
