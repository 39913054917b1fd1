import { randomBytes, randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { Database } from './contract/database.ts'
import type { Game } from './contract/game.ts'
import { games as everyGame } from './games/index.ts'
import { graphqlDoor } from './graphql/door.ts'
import { type Matches, openMatches } from './matches/matches.ts'
import { createRegistry, playedGame, type Registry } from './registry/registry.ts'
import { drawPicture } from './rendering/picture.ts'
import { readAcceptHeaders, restDoor } from './rest/door.ts'
import type { StreamTimes } from './rest/doors.ts'
import { readJsonBodies } from './rest/json-body.ts'
import { describeRoutes } from './rest/openapi.ts'
import { answerNoHttp, answerWithProblems, problemOfError, sendProblem } from './rest/problems.ts'
import { type ProtectionOptions, protect } from './rest/protection.ts'
import { localeOf } from './rest/reader.ts'
import { traceRequests } from './rest/tracing.ts'
import { answerInTurns } from './rest/turns.ts'
import { meterWork } from './rest/work.ts'
import { formatSeed } from './rulebook/random.ts'
import { newUuid } from './storage/uuid.ts'
import { version } from './version.ts'

export type AppOptions = ProtectionOptions & {
  readonly database: Database
  readonly logger?: FastifyServerOptions['logger']
  readonly trustProxy?: boolean | number | string[]
  readonly games?: readonly Game[]
  readonly streamTimes?: StreamTimes
  /** Where seeds come from if callers give none; from the system's source of chance if left out. */
  readonly newSeed?: () => string
}

const BODY_BYTES = 1024 * 1024
const STREAM_TIMES: StreamTimes = { heartbeatMs: 15_000, slowMs: 10_000 }
const REQUEST_ID = /^[\w.:-]{1,64}$/

/** Puts the service together. The only place that knows every part. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const registry = createRegistry(options.games ?? everyGame)
  const app = fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_BYTES,
    trustProxy: trusted(options.trustProxy ?? false),
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    clientErrorHandler: answerNoHttp,
    frameworkErrors: (error, request, reply) => {
      sendProblem(reply, problemOfError(error, request))
    },
  })
  traceRequests(app)
  await readAcceptHeaders(app)
  answerWithProblems(app)
  readJsonBodies(app)
  nameAndLogRequests(app)
  closeConnectionsOnStop(app)
  closeOfferedUpgrades(app)
  meterWork(app)
  await protect(app, options)
  answerInTurns(app)
  await describeRoutes(app, registry, version)
  const newSeed = options.newSeed ?? (() => formatSeed(randomBytes(32)))
  const { database } = options
  const matches = startMatches(app, registry, database, newSeed)
  const { rulings } = database
  const streamTimes = options.streamTimes ?? STREAM_TIMES
  await restDoor(app, { registry, database, matches, newSeed, streamTimes })
  const services = { rulings, matches, newSeed, drawPicture }
  await app.register(graphqlDoor, { ...services, registry, localeOf, socketTimes: streamTimes })
  return app
}

/** The machinery of matches. It stops before the connections are waited for, so that those who follow one let go. */
function startMatches(app: FastifyInstance, registry: Registry, database: Database, newSeed: () => string): Matches {
  const matches = openMatches({
    store: database.matches,
    rulesetOf: (id) => playedGame(registry, id),
    now: () => new Date(),
    newId: newUuid,
    newToken: () => randomBytes(32).toString('base64url'),
    newSeed,
  })
  app.addHook('preClose', (done) => {
    matches.close()
    done()
  })
  return matches
}

/** Every answer carries the id of its request; at level debug, every answer is logged. */
function nameAndLogRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  if (!['debug', 'trace'].includes(app.log.level)) return
  app.addHook('onResponse', ({ log, method, url }, reply, done) => {
    log.debug({ method, url, status: reply.statusCode, ms: reply.elapsedTime }, 'answered')
    done()
  })
}

/** Connections that are kept alive after their last answer would hold up the stop, so they are kept no longer. */
function closeConnectionsOnStop(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    app.server.keepAliveTimeout = 1
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
function trusted(proxies: boolean | number | string[]) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}

/** The caller's own request id, if it is one that logs can bear. */
function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
