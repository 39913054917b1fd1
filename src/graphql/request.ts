import type { FastifyRequest } from 'fastify'
import { getOperationAST, parse } from 'graphql/index.js'
import { z } from 'zod'
import type { FieldError } from '../contract/errors.ts'
import { formatPath } from '../contract/problem.ts'
import type { Locale } from '../lib/locale.ts'
import { LIMITS } from './limits.ts'
import { isName } from './names.ts'
import { type AnsweredProblem, answered } from './problems.ts'

/** What a GraphQL request carries, in the body of a POST or the query string of a GET. */
const Parameters = z.object({
  query: z.string().min(1).max(LIMITS.characters),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})
export type Parameters = z.infer<typeof Parameters>

/** The parameters of a request as they were sent. */
type RawParameters = { query?: unknown; operationName?: unknown; variables?: unknown }

/** Checks the parameters before GraphQL sees them; whatever is wrong with them is thrown as a problem. */
export function checkRequest(request: FastifyRequest, locale: Locale): void {
  const raw = rawParameters(request)
  const checked = Parameters.safeParse({ ...raw, variables: variablesOf(request) })
  if (!checked.success) throw refused(checked.error.issues.map(fieldError), locale)
  const { query, operationName } = checked.data
  if (isJson(query)) throw refused([{ path: 'query', message: 'This is JSON, not a GraphQL document.' }], locale)
  checkOperationName(request, checked.data, locale)
  if (operationName != null) raw.query = keyedByOperation(query, operationName)
}

/** The variables of a request: of a GET they are JSON in the query string. */
export function variablesOf(request: FastifyRequest): unknown {
  const { variables } = rawParameters(request)
  if (request.method !== 'GET' || typeof variables !== 'string') return variables
  try {
    return variables === '' ? null : JSON.parse(variables)
  } catch {
    return variables
  }
}

export function operationNameOf(request: FastifyRequest): string | null {
  const { operationName } = rawParameters(request)
  return typeof operationName === 'string' ? operationName : null
}

function rawParameters(request: FastifyRequest): RawParameters {
  const carrier = request.method === 'GET' ? request.query : request.body
  return typeof carrier === 'object' && carrier !== null && !Array.isArray(carrier) ? carrier : {}
}

/** Mercurius asks a GET for the kind of its operation, and breaks when the document does not have it. */
function checkOperationName(request: FastifyRequest, { query, operationName }: Parameters, locale: Locale): void {
  const isUnclear = request.method === 'GET' && hasNoOperation(query, operationName)
  if (!isUnclear && (operationName == null || isName(operationName))) return
  throw refused([{ path: 'operationName', message: 'The document has no such operation.' }], locale)
}

function hasNoOperation(query: string, operationName: string | null | undefined): boolean {
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens, noLocation: true })
    return getOperationAST(document, operationName) == null
  } catch {
    // The syntax error is told when the query is executed.
    return false
  }
}

/**
 * Mercurius keeps one compiled query for each text, whichever operation of it was asked for first. A comment
 * with the operation's name makes the texts of different operations different.
 */
function keyedByOperation(query: string, operationName: string): string {
  return `${query}\n# ${operationName}`
}

/** Mercurius would take JSON for a parsed document and execute it unchecked. */
function isJson(query: string): boolean {
  if (!/^\s*(?:\{\s*["}]|["[\d-]|null|true|false)/.test(query)) return false
  try {
    JSON.parse(query)
    return true
  } catch {
    return false
  }
}

function fieldError({ path, message }: z.core.$ZodIssue): FieldError {
  return { path: formatPath(path), message }
}

function refused(errors: readonly FieldError[], locale: Locale): AnsweredProblem {
  const fields = errors.map(({ path, message }) => `${path}: ${message}`).join(' ')
  return answered('query.refused', { en: fields, es: fields }, locale, errors)
}
