import type { FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql/index.js'
import { type Context, makeServer, type Server, type SubscribePayload } from 'graphql-ws'
import { failure } from '../contract/errors.ts'
import type { Locale } from '../lib/locale.ts'
import type { Admission, GraphqlContext } from './context.ts'
import { type ErrorSetting, formatErrors, wrongVariables } from './error-formatter.ts'
import { type DocumentLimits, LIMITS } from './limits/limits.ts'
import { AnsweredProblem, answerProblem } from './problems.ts'
import type { Connection } from './sockets.ts'
import { variableErrors } from './variables.ts'

/** What a connection is served with. */
export type SubscriptionSetting = {
  readonly schema: GraphQLSchema
  readonly limits: DocumentLimits
  readonly contextOf: (request: FastifyRequest) => GraphqlContext
  readonly admissionByKey?: ((request: FastifyRequest, key: string) => Promise<Admission>) | undefined
  readonly errorSetting: (request: FastifyRequest) => ErrorSetting
}

type Connected = Context<Record<string, unknown> | undefined, Connection>

/** What one connection may follow at the same time. */
const MAX_SUBSCRIPTIONS = 100
/** How long a connection may take to introduce itself. */
const INTRODUCTION_MS = 10_000

/**
 * Serves subscriptions by the protocol `graphql-transport-ws`. Mercurius could, too, but it executes documents that it
 * has not validated, takes as many as are sent, and says what went wrong in another form than the rest of GraphQL here.
 */
export function createSubscriptionServer(setting: SubscriptionSetting): Server<Connection> {
  const formatFor = ({ extra }: Connected, errors: readonly GraphQLError[]) =>
    formatErrors({ errors }, setting.errorSetting(extra.request)).response.errors ?? []
  return makeServer<Record<string, unknown> | undefined, Connection>({
    connectionInitWaitTimeout: INTRODUCTION_MS,
    onSubscribe: (connection, _id, payload) => prepare(connection, payload, setting),
    onError: (connection, _id, _payload, errors) => formatFor(connection, errors),
    onNext(connection, _id, _payload, _args, { data, errors }) {
      if (errors === undefined) return
      return { ...(data === undefined ? {} : { data }), errors: formatFor(connection, errors) }
    },
  })
}

/** What is to be executed, or what is wrong with it. */
async function prepare(
  connection: Connected,
  payload: SubscribePayload,
  setting: SubscriptionSetting,
): Promise<ExecutionArgs | readonly GraphQLError[]> {
  const { schema, limits } = setting
  const context = setting.contextOf(connection.extra.request)
  try {
    requireFew(connection, context.locale)
    const document = parseDocument(payload, context.locale)
    const wrong = validate(schema, document, [limits.rule, ...specifiedRules])
    if (wrong.length > 0) return wrong
    checkOperation(schema, document, payload, context.locale)
    const authorization = parameterOf(connection, 'authorization') ?? context.authorization
    const key = parameterOf(connection, 'x-api-key')
    const admission = key === undefined ? undefined : await setting.admissionByKey?.(connection.extra.request, key)
    return {
      schema,
      document,
      operationName: payload.operationName ?? null,
      variableValues: payload.variables ?? null,
      contextValue: { ...context, authorization, admission: admission ?? context.admission },
    }
  } catch (error) {
    if (error instanceof GraphQLError) return [error]
    const originalError = error instanceof Error ? error : new Error(String(error))
    return [new GraphQLError(originalError.message, { originalError })]
  }
}

function requireFew({ subscriptions }: Connected, locale: Locale): void {
  if (Object.keys(subscriptions).length <= MAX_SUBSCRIPTIONS) return
  throw answerProblem(failure('rate.exceeded', 'subscriptions', { max: MAX_SUBSCRIPTIONS }), locale)
}

function parseDocument({ query }: SubscribePayload, locale: Locale): DocumentNode {
  if (query.length > LIMITS.characters) {
    throw answerProblem(failure('query.refused', 'length', { max: LIMITS.characters }), locale)
  }
  try {
    return parse(query, { maxTokens: LIMITS.tokens })
  } catch (error) {
    // The parser recurses, so a document of nothing but brackets ends it.
    throw error instanceof RangeError ? answerProblem(failure('query.refused', 'nesting'), locale) : error
  }
}

/** Queries and mutations are asked over HTTP, where their rate is limited. */
function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  { operationName, variables }: SubscribePayload,
  locale: Locale,
): void {
  const operation = getOperationAST(document, operationName)
  if (operation === null || operation === undefined) {
    throw answerProblem(failure('query.refused', 'operation'), locale)
  }
  if (operation.operation !== 'subscription') {
    throw answerProblem(failure('query.refused', 'socket'), locale)
  }
  const errors = variableErrors(schema, operation.variableDefinitions ?? [], variables ?? {}, locale)
  if (errors.length > 0) throw new AnsweredProblem(wrongVariables(errors, locale))
}

/** A header that came with the introduction, where browsers must put it; names of headers have no case. */
function parameterOf({ connectionParams = {} }: Connected, header: string): string | undefined {
  const given = Object.entries(connectionParams).find(([name]) => name.toLowerCase() === header)?.[1]
  return given === undefined || given === null ? undefined : String(given)
}
