// Declares `hide`, by which a route stays out of OpenAPI.
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DocumentNode, type GraphQLSchema, getOperationAST } from 'graphql/index.js'
import { type MercuriusContext, type MercuriusOptions, mercurius } from 'mercurius'
import { DEFAULT_LOCALE, type Locale } from '../lib/locale.ts'
import type { Registry } from '../registry/registry.ts'
import type { GraphqlContext, GraphqlServices } from './context.ts'
import { formatErrors, wrongVariables } from './error-formatter.ts'
import { boundedCost, LIMITS } from './limits.ts'
import { AnsweredProblem } from './problems.ts'
import { queryPage } from './query-page.ts'
import { checkRequest, operationNameOf } from './request.ts'
import { createGraphqlSchema } from './schema.ts'
import { type Variables, variableErrors } from './variables.ts'

export type GraphqlDoorOptions = GraphqlServices & {
  readonly registry: Registry
  /** The language that a request asks for by its headers. */
  readonly localeOf: (request: FastifyRequest) => Locale
}

/** Answers GraphQL at `/graphql`, and shows a page to write queries at `/graphiql`. */
export async function graphqlDoor(app: FastifyInstance, options: GraphqlDoorOptions): Promise<void> {
  const schema = createGraphqlSchema(options.registry)
  await app.register(mercurius, mercuriusOptions(schema, options))
  app.graphql.addHook('preExecution', async (_schema, document, context, variables) =>
    refuseWrongVariables(schema, document, context, variables ?? {}),
  )
  await app.register(queryPage)
}

/** The compiled queries that are kept; each may be as large as the limits allow. */
const QUERIES_KEPT = 128

function mercuriusOptions(schema: GraphQLSchema, options: GraphqlDoorOptions): MercuriusOptions {
  return {
    schema,
    path: '/graphql',
    graphiql: false,
    jit: 1,
    cache: QUERIES_KEPT,
    allowBatchedQueries: false,
    queryDepth: LIMITS.depth,
    validationRules: [boundedCost],
    graphql: { parseOptions: { maxTokens: LIMITS.tokens } },
    context: (request) => contextOf(request, options),
    errorFormatter: (execution, context) => formatErrors(execution, errorSetting(schema, context)),
    additionalRouteOptions: {
      // GraphQL describes itself, so OpenAPI leaves it out. This also replaces Mercurius' JSON Schemas, which the
      // compilers of the other doors may not read; the check before the handler stands in for them.
      schema: { hide: true },
      // A HEAD of the GET route would let mutations through, which a GET refuses.
      exposeHeadRoute: false,
      preHandler: async (request) => checkRequest(request, options.localeOf(request)),
    },
  }
}

/** A new object for each request: Mercurius writes into it. */
function contextOf(request: FastifyRequest, options: GraphqlDoorOptions): GraphqlContext {
  const { rulings, newSeed, drawPicture, localeOf } = options
  return { rulings, newSeed, drawPicture, locale: localeOf(request) }
}

type RequestContext = MercuriusContext & Partial<Pick<GraphqlContext, 'locale'>>

function errorSetting(schema: GraphQLSchema, { reply, locale }: RequestContext) {
  return { schema, request: reply.request, locale: locale ?? DEFAULT_LOCALE, log: reply.log }
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
  const errors = variableErrors(schema, operation?.variableDefinitions ?? [], variables)
  if (errors.length > 0) throw new AnsweredProblem(wrongVariables(errors, context.locale ?? DEFAULT_LOCALE))
}
