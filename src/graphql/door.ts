// Declares `hide`, by which a route stays out of OpenAPI.
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql/index.js'
import { type MercuriusContext, type MercuriusOptions, mercurius } from 'mercurius'
import { RETRY_AFTER_SECONDS } from '../contract/problem.ts'
import { DEFAULT_LOCALE, type Locale } from '../lib/locale.ts'
import type { Registry } from '../registry/registry.ts'
import type { GraphqlContext, GraphqlServices } from './context.ts'
import { formatErrors, wrongVariables } from './error-formatter.ts'
import { boundedCost, LIMITS } from './limits.ts'
import { AnsweredProblem, answered } from './problems.ts'
import { queryPage } from './query-page.ts'
import { checkRequest, operationNameOf } from './request.ts'
import { createGraphqlSchema } from './schema.ts'
import { type SocketTimes, takeSockets } from './sockets.ts'
import { createSubscriptionServer } from './subscriptions.ts'
import { type Variables, variableErrors } from './variables.ts'

export type GraphqlDoorOptions = GraphqlServices & {
  readonly registry: Registry
  /** The language that a request asks for by its headers. */
  readonly localeOf: (request: FastifyRequest) => Locale
  readonly socketTimes: SocketTimes
}

const PATH = '/graphql'

/** Answers GraphQL at `/graphql`, over HTTP and for subscriptions over web sockets, and shows a page to write queries at `/graphiql`. */
export async function graphqlDoor(app: FastifyInstance, options: GraphqlDoorOptions): Promise<void> {
  const schema = createGraphqlSchema(options.registry)
  if (schema.getSubscriptionType() != null) await takeSubscriptions(app, schema, options)
  await app.register(mercurius, mercuriusOptions(schema, options))
  app.graphql.addHook('preExecution', async (_schema, document, context, variables) =>
    refuseWrongVariables(schema, document, context, variables ?? {}),
  )
  await app.register(queryPage)
}

function takeSubscriptions(app: FastifyInstance, schema: GraphQLSchema, options: GraphqlDoorOptions): Promise<void> {
  const server = createSubscriptionServer({
    schema,
    contextOf: (request) => contextOf(request, options),
    errorSetting: (request) => ({ schema, request, locale: options.localeOf(request), log: request.log }),
  })
  return takeSockets(app, PATH, server, options.socketTimes)
}

/** The compiled queries that are kept; each may be as large as the limits allow. */
const QUERIES_KEPT = 128

function mercuriusOptions(schema: GraphQLSchema, options: GraphqlDoorOptions): MercuriusOptions {
  return {
    schema,
    path: PATH,
    graphiql: false,
    jit: 1,
    cache: QUERIES_KEPT,
    allowBatchedQueries: false,
    queryDepth: LIMITS.depth,
    validationRules: [boundedCost],
    graphql: { parseOptions: { maxTokens: LIMITS.tokens } },
    context: (request) => contextOf(request, options),
    errorFormatter: (execution, context) => {
      const { isTemporary, ...formatted } = formatErrors(execution, errorSetting(schema, context))
      if (isTemporary) context.reply.header('retry-after', RETRY_AFTER_SECONDS)
      return formatted
    },
    additionalRouteOptions: {
      // GraphQL describes itself, so OpenAPI leaves it out. This also replaces Mercurius' JSON Schemas, which the
      // compilers of the other doors may not read; the check before the handler stands in for them.
      schema: { hide: true },
      // A HEAD of the GET route would let mutations through, which a GET refuses.
      exposeHeadRoute: false,
      preHandler: async (request) => {
        if (request.ws !== true) checkRequest(request, options.localeOf(request))
      },
    },
  }
}

/** A new object for each request: Mercurius writes into it. */
function contextOf(request: FastifyRequest, options: GraphqlDoorOptions): GraphqlContext {
  const { rulings, matches, newSeed, drawPicture, localeOf } = options
  const { authorization } = request.headers
  return { rulings, matches, newSeed, drawPicture, locale: localeOf(request), authorization }
}

type RequestContext = MercuriusContext & Partial<Pick<GraphqlContext, 'locale'>>

function errorSetting(schema: GraphQLSchema, { reply, locale }: RequestContext) {
  return { schema, request: reply.request, locale: locale ?? DEFAULT_LOCALE, log: reply.log }
}

const OVER_SOCKETS = {
  en: 'Subscriptions are answered over a web socket, by the protocol graphql-transport-ws.',
  es: 'Las suscripciones se responden por un web socket, con el protocolo graphql-transport-ws.',
}

/**
 * A compiled query checks its variables less strictly than GraphQL asks for: it lets a `@oneOf` input with two
 * fields pass. So the variables are checked here, whether the query is compiled or not.
 */
function refuseWrongVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
  context: RequestContext,
  variables: Variables,
): void {
  const operation = getOperationAST(document, operationNameOf(context.reply.request))
  if (operation?.operation === 'subscription')
    throw answered('query.refused', OVER_SOCKETS, context.locale ?? DEFAULT_LOCALE)
  const errors = variableErrors(schema, operation?.variableDefinitions ?? [], variables)
  if (errors.length > 0) throw new AnsweredProblem(wrongVariables(errors, context.locale ?? DEFAULT_LOCALE))
}
