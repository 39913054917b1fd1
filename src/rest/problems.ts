import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { DatabaseUnavailable } from '../contract/database.ts'
import { ApiError, type Failure, failure } from '../contract/errors.ts'
import {
  type Problem,
  problemOf,
  RETRY_AFTER_SECONDS,
  unavailableProblem,
  unsupportedType,
} from '../contract/problem.ts'
import { invalidInput } from '../registry/ask.ts'
import type { MethodsOf } from './methods.ts'
import { localeOf } from './reader.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

/** A query or a path that does not have the declared shape. */
export class InvalidRequest extends Error {
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not have the declared shape.')
    this.issues = issues
  }
}

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'

/** Sends a problem, naming the occurrence by the request's id. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { id } = reply.request
  const instance = `urn:request:${id}`
  if (problem.status === 401)
    reply.header('www-authenticate', problem.code.startsWith('api-key.') ? 'ApiKey' : 'Bearer')
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply
    .code(problem.status)
    .header('x-request-id', id)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify({ ...problem, instance }))
}

/** Answers every failure with a problem, also those that the framework finds. */
export function answerWithProblems(app: FastifyInstance, methodsOf: MethodsOf): void {
  app.setErrorHandler((error, request, reply) => sendProblem(reply, problemOfError(error, request)))
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = methodsOf(path)
    const locale = localeOf(request)
    if (allowed.length === 0) return sendProblem(reply, problemOf(failure('route.not-found', 'path', { path }), locale))
    reply.header('allow', allowed.join(', '))
    const { method } = request
    return sendProblem(reply, problemOf(failure('method.not-allowed', 'method', { method, path }), locale))
  })
}

/** Answers what the framework finds before there is a route, such as an address that cannot be read; no hook is run. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  sendProblem(reply.headers(SECURITY_HEADERS), problemOfError(error, request))
}

/** The problem that an error amounts to; an error that nobody foresaw is logged and answered without details. */
export function problemOfError(error: unknown, request: FastifyRequest): Problem {
  const locale = localeOf(request)
  if (error instanceof ApiError) return problemOf(error.failure, locale)
  if (error instanceof InvalidRequest) return invalidInput(error.issues, locale)
  if (error instanceof DatabaseUnavailable) {
    request.log.error(error.cause, 'the database is not available')
    return unavailableProblem(locale)
  }
  if (isCutOff(request)) return problemOf(failure('request.malformed', 'cutOff'), locale)
  const framework = frameworkFailure(error, request)
  if (framework !== null) return problemOf(framework, locale)
  request.log.error(error, 'unforeseen error')
  return problemOf(failure('service.failed', { id: request.id }), locale)
}

/** Whether the caller went away before the body had arrived; nobody reads the answer, and nothing failed here. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete
}

/** What the framework found, if it was the framework, and if it was the caller's mistake. */
function frameworkFailure(error: unknown, { routeOptions, headers }: FastifyRequest): Failure | null {
  if (!isFrameworkError(error)) return null
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return failure('body.too-large', 'limit', { max: routeOptions.bodyLimit ?? 0 })
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return unsupportedType(headers['content-type'])
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return failure('input.malformed', 'length')
    case 'FST_ERR_BAD_URL':
      return failure('input.invalid', 'address')
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return failure('route.not-found', 'long')
  }
  const { statusCode = 500, message } = error
  return statusCode >= 400 && statusCode < 500 ? failure('request.malformed', 'server', { reason: message }) : null
}

function isFrameworkError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('FST_')
}
