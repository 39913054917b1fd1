import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import findMyWay from 'find-my-way'
import type { z } from 'zod'
import { DatabaseUnavailable } from '../contract/database.ts'
import { ApiError, type ErrorCode } from '../contract/errors.ts'
import { type Problem, problemOf, RETRY_AFTER_SECONDS, unavailableProblem } from '../contract/problem.ts'
import { DEFAULT_LOCALE } from '../lib/locale.ts'
import { invalidInput } from '../registry/ask.ts'
import { localeOf } from './reader.ts'

/** A query or a path that has not the declared shape. */
export class InvalidRequest extends Error {
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not have the declared shape.')
    this.issues = issues
  }
}

const PROBLEM_TYPE = 'application/problem+json; charset=utf-8'
const PROBLEM_HEADER = `Content-Type: ${PROBLEM_TYPE}`

/** Sends a problem, naming the occurrence by the request's id. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  const { id } = reply.request
  const instance = `urn:request:${id}`
  if (problem.status === 401) reply.header('www-authenticate', 'Bearer')
  if (problem.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply
    .code(problem.status)
    .header('x-request-id', id)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify({ ...problem, instance }))
}

/** Answers bytes that are no HTTP request; there is no request to be asked for its language or id. */
export function answerNoHttp(this: FastifyInstance, error: Error, socket: Socket): void {
  this.log.debug(error, 'not a request')
  if (!socket.writable) return
  const body = JSON.stringify(problemOf('input.malformed', 'This is not an HTTP request.', [], DEFAULT_LOCALE))
  const head = [
    'HTTP/1.1 400 Bad Request',
    `Content-Length: ${Buffer.byteLength(body)}`,
    PROBLEM_HEADER,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

/** Answers every failure with a problem, also those that the framework finds. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(reply, problemOfError(error, request)))
  const allowedMethods = routeMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const allowed = allowedMethods(path)
    const locale = localeOf(request)
    if (allowed.length === 0) return sendProblem(reply, problemOf('route.not-found', `${path}:`, [], locale))
    reply.header('allow', allowed.join(', '))
    return sendProblem(reply, problemOf('method.not-allowed', `${request.method} ${path}:`, [], locale))
  })
}

/** What the framework's own errors are in the error table. */
const FRAMEWORK_ERRORS: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body.too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body.unsupported-type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'input.malformed',
  FST_ERR_BAD_URL: 'input.invalid',
  FST_ERR_MAX_PARAM_LENGTH: 'route.not-found',
}

/** The problem that an error amounts to; an error that nobody foresaw is logged and told without details. */
export function problemOfError(error: FastifyError, request: FastifyRequest): Problem {
  const locale = localeOf(request)
  if (error instanceof ApiError) return problemOf(error.code, error.message, error.errors, locale)
  if (error instanceof InvalidRequest) return invalidInput(error.issues, locale)
  if (error instanceof DatabaseUnavailable) {
    request.log.error(error.cause, 'the database is not available')
    return unavailableProblem(locale)
  }
  const code = FRAMEWORK_ERRORS[error.code]
  if (code !== undefined) return problemOf(code, `${error.message}.`, [], locale)
  request.log.error(error, 'unforeseen error')
  return problemOf('service.failed', `${request.id}:`, [], locale)
}

/** Remembers every route as it is added, to tell a wrong method from a wrong address. */
function routeMethods(app: FastifyInstance): (path: string) => string[] {
  const router = findMyWay()
  const methods = new Set<findMyWay.HTTPMethod>()
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat() as findMyWay.HTTPMethod[]) {
      if (one === 'OPTIONS' || router.hasRoute(one, url)) continue
      router.on(one, url, () => undefined)
      methods.add(one)
    }
  })
  return (path) => [...methods].filter((method) => router.find(method, path) !== null)
}
