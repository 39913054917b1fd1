import type { FastifyRequest } from 'fastify'
import { getOperationAST, parse } from 'graphql/index.js'
import { z } from 'zod'
import { ERRORS, type FieldError, failure } from '../contract/errors.ts'
import { parse as parseValue } from '../contract/parse.ts'
import type { Locale, Localized } from '../lib/locale.ts'
import { invalidFields } from '../registry/ask.ts'
import { LIMITS } from './limits/limits.ts'
import { isName } from './names.ts'
import type { PersistedQueries } from './persisted-queries.ts'
import { type AnsweredProblem, answerProblem } from './problems.ts'
import type { Variables } from './variables.ts'

const QueryText = z.string().min(1).max(LIMITS.characters)

/** What a GraphQL request carries, in the body of a POST or the query string of a GET. */
const Parameters = z.object({
  query: QueryText,
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
})
type Parameters = z.infer<typeof Parameters>

/** A request that is ready to be executed. */
export type GraphqlRequest = {
  readonly query: string
  readonly operationName: string | null
  readonly variables: Variables
}

/** The parameters of a request as they were sent. */
type RawParameters = { query?: unknown; operationName?: unknown; variables?: unknown; extensions?: unknown }

/**
 * Checks the parameters before GraphQL sees them; whatever is wrong with them is thrown as a problem. A hash may stand
 * for a query that was sent before.
 */
export function readRequest(request: FastifyRequest, persisted: PersistedQueries, locale: Locale): GraphqlRequest {
  const { extensions, ...raw } = rawParameters(request)
  const checked = parseValue(Parameters, { ...raw, query: persisted.resolve(raw.query, extensions) })
  if (!checked.success) throw refuseVariables(invalidFields(checked.error.issues, locale), locale)
  const { query, operationName = null, variables } = checked.data
  if (isJson(query)) throw refuseVariables([{ path: 'query', message: IS_JSON[locale] }], locale)
  checkOperationName(request, checked.data, locale)
  return {
    query: operationName === null ? query : keyedByOperation(query, operationName),
    operationName,
    variables: variables ?? {},
  }
}

function rawParameters(request: FastifyRequest): RawParameters {
  const carrier = request.method === 'GET' ? request.query : request.body
  const { query, operationName, variables, extensions }: RawParameters =
    typeof carrier === 'object' && carrier !== null && !Array.isArray(carrier) ? carrier : {}
  if (request.method !== 'GET') return { query, operationName, variables, extensions }
  return { query, operationName, variables: parseParameter(variables), extensions: parseParameter(extensions) }
}

/** The variables and extensions of a GET are JSON in the query string. */
function parseParameter(text: unknown): unknown {
  if (typeof text !== 'string') return text
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

/** Mercurius asks a GET for the kind of its operation, and breaks when the document does not have it. */
function checkOperationName(request: FastifyRequest, { query, operationName }: Parameters, locale: Locale): void {
  const isUnclear = request.method === 'GET' && hasNoOperation(query, operationName)
  if (!isUnclear && (operationName == null || isName(operationName))) return
  throw refuseVariables([{ path: 'operationName', message: NO_OPERATION[locale] }], locale)
}

function hasNoOperation(query: string, operationName: string | null | undefined): boolean {
  try {
    const document = parse(query, { maxTokens: LIMITS.tokens, noLocation: true })
    return getOperationAST(document, operationName) == null
  } catch {
    // The syntax error is reported when the query is executed.
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

const IS_JSON: Localized = {
  en: 'This is JSON, not a GraphQL document.',
  es: 'Esto es JSON, no un documento GraphQL.',
}
const NO_OPERATION: Localized = ERRORS['query.refused'].details.operation

function refuseVariables(errors: readonly FieldError[], locale: Locale): AnsweredProblem {
  const fields = errors.map(({ path, message }) => `${path}: ${message}`).join(' ')
  return answerProblem(failure('query.refused', 'fields', { fields }), locale, errors)
}
