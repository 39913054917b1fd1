import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import {
  type ExecutionResult,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
} from 'graphql/index.js'
import { DatabaseUnavailable } from '../contract/database.ts'
import { ApiError, detailOf, type Failure, type FieldError, failure } from '../contract/errors.ts'
import { type Problem, problemOf, unavailableProblem, unsupportedType } from '../contract/problem.ts'
import type { Locale } from '../lib/locale.ts'
import { AnsweredProblem } from './problems.ts'

/** The request whose errors are formatted. */
export type ErrorSetting = {
  readonly request: FastifyRequest
  readonly locale: Locale
  readonly log: FastifyBaseLogger
}

type Failed = ExecutionResult & Required<Pick<ExecutionResult, 'errors'>>
type Formatted = {
  readonly statusCode: number
  readonly response: FormattedExecutionResult
  /** Whether any of it is worth asking again in a moment. */
  readonly isTemporary: boolean
}

/** One error with the problem that it is. */
type Answered = { readonly error: GraphQLError; readonly problem: Problem }

const MAX_ERRORS = 20

/**
 * Tells errors as the problems that REST answers. Where any field of the query was answered, the status
 * is 200 and the errors stand beside the data; otherwise it is the gravest status of the problems.
 */
export function formatErrors({ data, errors }: Failed, setting: ErrorSetting): Formatted {
  const first = errors.slice(0, MAX_ERRORS)
  const answered = first.flatMap((error) => problemsOf(error, setting)).slice(0, MAX_ERRORS)
  const statusCode = isAnswered(data) ? 200 : Math.max(...answered.map(({ problem }) => problem.status))
  const formatted = answered.map((entry) => formatError(entry, setting))
  const isTemporary = answered.some(({ problem }) => problem.status === 503)
  return { statusCode, isTemporary, response: { ...(data === undefined ? {} : { data }), errors: formatted } }
}

function isAnswered(data: ExecutionResult['data']): boolean {
  return Object.values(data ?? {}).some((value) => value !== null)
}

function formatError({ error, problem }: Answered, { request, locale }: ErrorSetting): GraphQLFormattedError {
  const { locations, path } = error
  return {
    message: messageOf(error, problem, locale),
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: { ...problem, instance: `urn:request:${request.id}` },
  }
}

/** What GraphQL itself finds is said in its own words, as its tools expect; what we find in the reader's language. */
function messageOf({ originalError, message }: GraphQLError, { code, title }: Problem, locale: Locale): string {
  if (code === 'service.failed') return title
  return originalError instanceof ApiError ? detailOf(originalError.failure, locale) : message
}

/** Every field that needed the database fails with it, and yet the log names the trouble once. */
function logOnce({ cause }: DatabaseUnavailable, { request, log }: ErrorSetting): void {
  if (loggedRequests.has(request)) return
  loggedRequests.add(request)
  log.error(cause, 'the database is not available')
}

const loggedRequests = new WeakSet<FastifyRequest>()

function problemsOf(error: GraphQLError, setting: ErrorSetting): Answered[] {
  const cause = error.originalError ?? error
  const refusals = refusalsOf(cause)
  if (refusals === null) return [{ error, problem: problemOfCause(error, cause, setting) }]
  return refusals.map((refusal) => ({ error: refusal, problem: refusalProblem(refusal, setting) }))
}

function problemOfCause(error: GraphQLError, cause: Error, setting: ErrorSetting): Problem {
  const { locale, log, request } = setting
  if (cause instanceof AnsweredProblem) return cause.problem
  if (cause instanceof ApiError) return problemOf(cause.failure, locale)
  if (cause instanceof DatabaseUnavailable) {
    logOnce(cause, setting)
    return unavailableProblem(locale)
  }
  // GraphQL's own errors about a request have no path; with one, an answer of ours did not fit the schema.
  if (cause instanceof GraphQLError && error.path === undefined) return refusalProblem(cause, setting)
  const found = serverFailure(cause, request)
  if (found !== null) return problemOf(found, locale)
  log.error({ err: cause }, 'A GraphQL request failed.')
  return problemOf(failure('service.failed', { id: request.id }), locale)
}

/** The errors of syntax, validation and variables that Mercurius collects into one; `null` for any other error. */
function refusalsOf(cause: Error): GraphQLError[] | null {
  if (!('code' in cause && cause.code === 'MER_ERR_GQL_VALIDATION')) return null
  if (!('errors' in cause && Array.isArray(cause.errors))) return null
  return cause.errors.map(asRefusal)
}

function asRefusal(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error
  // The parser recurses, so a document of nothing but brackets ends it.
  if (error instanceof RangeError) return nestingError()
  return new GraphQLError(error instanceof Error ? error.message : String(error))
}

const nestingError = (): GraphQLError => {
  const originalError = new ApiError('query.refused', 'nesting')
  return new GraphQLError(originalError.message, { originalError })
}

/** The problem of variables that do not fit their types. */
export function wrongVariables(errors: readonly FieldError[], locale: Locale): Problem {
  const places = errors.map(({ path, message }) => `$${path}: ${message}`).join(' ')
  return problemOf(failure('query.refused', 'fields', { fields: places }), locale, errors)
}

/** The problem of a document that GraphQL does not take; an error of ours says so itself. */
function refusalProblem({ originalError, message }: GraphQLError, { locale }: ErrorSetting): Problem {
  const isOurs = originalError instanceof ApiError
  return problemOf(isOurs ? originalError.failure : failure('query.refused', 'graphql', { message }), locale)
}

/** What the web server found before GraphQL was asked. */
function serverFailure(cause: Error, { routeOptions, headers }: FastifyRequest): Failure | null {
  switch ('statusCode' in cause ? cause.statusCode : null) {
    case 400:
      return failure('input.malformed', 'server', { reason: cause.message })
    case 405:
      return failure('method.not-allowed', 'mutation')
    case 413:
      return failure('body.too-large', 'limit', { max: routeOptions.bodyLimit ?? 0 })
    case 415:
      return unsupportedType(headers['content-type'])
    case 503:
      return failure('service.overloaded', 'request')
    default:
      return null
  }
}
