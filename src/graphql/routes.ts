import type { Readable } from 'node:stream'
// Declares `hide`, by which a route stays out of OpenAPI.
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FormattedExecutionResult, GraphQLError } from 'graphql/index.js'
// Declares `reply.graphql`.
import type {} from 'mercurius'
import { requireExpectedRules } from '../registry/expected-rules.ts'
import type { Registry } from '../registry/registry.ts'
import type { GraphqlContext } from './context.ts'
import { type ErrorSetting, formatErrors } from './error-formatter.ts'
import { bytesOf, writeAnswer } from './limits/output.ts'
import type { PersistedQueries } from './persisted-queries.ts'
import { type GraphqlRequest, readRequest } from './request.ts'

/** The context of a request over HTTP: what is to be executed stands in it for the hooks of Mercurius. */
export type RequestContext = GraphqlContext & { readonly asked: GraphqlRequest }

export type RouteOptions = {
  readonly path: string
  readonly contextOf: (request: FastifyRequest) => GraphqlContext
  readonly persisted: PersistedQueries
  readonly registry: Registry
  readonly errorSetting: (request: FastifyRequest) => ErrorSetting
}

/** GraphQL describes itself, so OpenAPI leaves it out. */
const HIDDEN = { hide: true }
const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * The address of GraphQL. Mercurius executes, but its own routes would coerce variables twice and write an answer of
 * any size at once.
 */
export async function graphqlRoutes(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const handler = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, options)
  app.addContentTypeParser('application/graphql', { parseAs: 'string' }, (_request, query, done) => {
    done(null, { query })
  })
  app.setErrorHandler<Error>((error, request, reply) => {
    const { statusCode, response } = formatErrors({ errors: [graphqlError(error)] }, options.errorSetting(request))
    return reply.code(statusCode).send(response)
  })
  app.post(options.path, { schema: HIDDEN }, handler)
  // A HEAD of the GET route would let mutations through, which a GET refuses.
  app.get(options.path, { schema: HIDDEN, exposeHeadRoute: false }, handler)
}

/** The answer itself, not the reply: whoever awaits a reply waits for the end of its connection's stream. */
async function answer(request: FastifyRequest, reply: FastifyReply, options: RouteOptions): Promise<string | Readable> {
  requireExpectedRules(request.headers['expect-rules'], options.registry)
  const context = requestContext(request, options)
  const { query, operationName } = context.asked
  // The variables are given to the hook before the execution; Mercurius would coerce them one time more.
  const execution = await reply.graphql(query, context, undefined, operationName ?? undefined)
  reply.type(JSON_TYPE)
  return write(execution as FormattedExecutionResult, context)
}

/** Written out: an object that another is spread into costs more with each property that Mercurius adds to it. */
function requestContext(request: FastifyRequest, { contextOf, persisted }: RouteOptions): RequestContext {
  const { rulings, matches, tables, newSeed, drawPicture, locale, authorization, work, admission } = contextOf(request)
  const asked = readRequest(request, persisted, locale)
  return { rulings, matches, tables, newSeed, drawPicture, locale, authorization, work, admission, asked }
}

function write(execution: FormattedExecutionResult, { work }: GraphqlContext): string | Readable {
  const bytes = bytesOf(execution.data, work.maxBytes)
  if (bytes > work.maxBytes) throw work.tooLarge()
  return writeAnswer(execution, bytes)
}

function graphqlError(error: Error): GraphQLError {
  return error instanceof GraphQLError ? error : new GraphQLError(error.message, { originalError: error })
}
