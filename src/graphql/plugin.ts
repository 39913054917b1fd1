import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type DocumentNode, type GraphQLSchema, getOperationAST, type OperationDefinitionNode } from 'graphql/index.js'
import { type MercuriusContext, type MercuriusOptions, mercurius } from 'mercurius'
import { failure } from '../contract/errors.ts'
import { RETRY_AFTER_SECONDS } from '../contract/problem.ts'
import type { Locale } from '../lib/locale.ts'
import type { Registry } from '../registry/registry.ts'
import { openAdmission } from './admission.ts'
import type { Admission, GraphqlContext, GraphqlServices } from './context.ts'
import { type ErrorSetting, formatErrors, wrongVariables } from './error-formatter.ts'
import { createDocumentLimits, type DocumentLimits, LIMITS } from './limits/limits.ts'
import { pacedSchema } from './limits/paced-schema.ts'
import { WORK_LIMITS, Work, type WorkLimits } from './limits/work.ts'
import { PersistedQueries } from './persisted-queries.ts'
import { createVariablePassage } from './plain-variables.ts'
import { AnsweredProblem, answerProblem } from './problems.ts'
import { queryPage } from './query-page.ts'
import { graphqlRoutes, type RequestContext } from './routes.ts'
import { createGraphqlSchema } from './schema.ts'
import { type SocketTimes, takeSockets } from './sockets.ts'
import { createSubscriptionServer } from './subscriptions.ts'
import { createVariableCheck } from './variable-check.ts'
import { coerceVariables, type Variables, variableErrors } from './variables.ts'

export type GraphqlPluginOptions = GraphqlServices & {
  readonly registry: Registry
  /** The language that a request asks for by its headers. */
  readonly localeOf: (request: FastifyRequest) => Locale
  readonly socketTimes: SocketTimes
  /** What whoever sent a request may do; everything if it is left out. */
  readonly admissionOf?: (request: FastifyRequest) => Admission
  /** What whoever opened a socket and then sent a key with its introduction may do. */
  readonly admissionByKey?: (request: FastifyRequest, key: string) => Promise<Admission>
  /** Whether `__schema` and `__type` are answered; they are if left out. */
  readonly allowsIntrospection?: boolean
  /** Receives the milliseconds that executing a request's document takes. */
  readonly addWork?: (request: FastifyRequest, ms: number) => void
  readonly workLimits?: WorkLimits
}

const PATH = '/graphql'

/** What every request is served with. */
type Setting = {
  readonly schema: GraphQLSchema
  readonly limits: DocumentLimits
  readonly contextOf: (request: FastifyRequest) => GraphqlContext
  readonly admissionByKey: GraphqlPluginOptions['admissionByKey']
  readonly errorSetting: (request: FastifyRequest) => ErrorSetting
}

/** Answers GraphQL at `/graphql`, over HTTP and for subscriptions over web sockets, and shows a page to write queries at `/graphiql`. */
export async function graphqlPlugin(app: FastifyInstance, options: GraphqlPluginOptions): Promise<void> {
  const schema = createGraphqlSchema(options.registry)
  const allowsIntrospection = options.allowsIntrospection ?? true
  const setting: Setting = {
    schema,
    limits: createDocumentLimits(schema, { allowsIntrospection }),
    contextOf: (request) => contextOf(request, options),
    admissionByKey: options.admissionByKey,
    errorSetting: (request) => ({ request, locale: options.localeOf(request), log: request.log }),
  }
  if (schema.getSubscriptionType() != null) {
    await takeSockets(app, PATH, createSubscriptionServer(setting), options.socketTimes)
  }
  await app.register(mercurius, mercuriusOptions(setting))
  app.graphql.addHook('preExecution', createExecutionCheck(setting))
  const persisted = new PersistedQueries()
  await app.register(graphqlRoutes, { ...setting, persisted, registry: options.registry, path: PATH })
  await app.register(queryPage, { allowsIntrospection })
}

/** The compiled queries that are kept; each may be as large as the limits allow. */
const QUERIES_KEPT = 128

function mercuriusOptions({ schema, limits, errorSetting }: Setting): MercuriusOptions {
  return {
    schema,
    routes: false,
    graphiql: false,
    jit: 1,
    cache: QUERIES_KEPT,
    queryDepth: LIMITS.depth,
    validationRules: [limits.rule],
    graphql: { parseOptions: { maxTokens: LIMITS.tokens } },
    errorFormatter: (execution, { reply }: MercuriusContext) => {
      const { isTemporary, ...formatted } = formatErrors(execution, errorSetting(reply.request))
      if (isTemporary) reply.header('retry-after', RETRY_AFTER_SECONDS)
      return formatted
    },
  }
}

/** A new object for each request: Mercurius writes into it. */
function contextOf(request: FastifyRequest, options: GraphqlPluginOptions): GraphqlContext {
  const { rulings, matches, tables, newSeed, drawPicture } = options
  const { localeOf, addWork, workLimits: limits = WORK_LIMITS } = options
  const { authorization } = request.headers
  const admission = options.admissionOf?.(request) ?? openAdmission(options)
  const locale = localeOf(request)
  const work = new Work({ locale, limits, addWork: (ms) => addWork?.(request, ms) })
  return { rulings, matches, tables, newSeed, drawPicture, locale, authorization, work, admission }
}

/**
 * A compiled query checks its variables less strictly than GraphQL asks for: it lets a `@oneOf` input with two
 * fields pass. So the variables are checked here, whether the query is compiled or not.
 */
function createExecutionCheck({ schema, limits }: Setting) {
  const checkOf = createVariableCheck(schema)
  const isPassed = createVariablePassage(schema)

  function valuesOf(operation: OperationDefinitionNode, variables: Variables, locale: Locale): Variables {
    const { definitions, fits } = checkOf(operation)
    const isPlain = isPassed(operation)
    if (fits(variables)) return variables
    const errors = variableErrors(schema, definitions, variables, locale)
    if (errors.length > 0) throw new AnsweredProblem(wrongVariables(errors, locale))
    return isPlain ? coerceVariables(schema, definitions, variables) : variables
  }

  return async (_schema: GraphQLSchema, document: DocumentNode, context: MercuriusContext) => {
    const { asked, locale, work } = context as MercuriusContext & RequestContext
    const { operationName, variables } = asked
    const operation = getOperationAST(document, operationName)
    if (operation?.operation === 'subscription') throw answerProblem(failure('query.refused', 'subscription'), locale)
    const values = operation == null ? variables : valuesOf(operation, variables, locale)
    const isPaced = limits.costOf(document).introspections > 0
    return isPaced ? { variables: values, schema: pacedSchema(schema, work) } : { variables: values }
  }
}
