import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { nearestNames } from '../lib/nearest.ts'
import { ACCESS_ERRORS } from './errors/access-errors.ts'
import { ANSWER_ERRORS } from './errors/answer-errors.ts'
import { CATALOGUE_ERRORS } from './errors/catalogue-errors.ts'
import { type ArgumentsOf, type Detail, type ErrorEntry, type Fact, fillIn } from './errors/error-entry.ts'
import { MATCH_ERRORS } from './errors/match-errors.ts'
import { REQUEST_ERRORS } from './errors/request-errors.ts'
import { SERVICE_ERRORS } from './errors/service-errors.ts'
import { TABLE_ERRORS } from './errors/table-errors.ts'

/** Every error that is not a ruling. The key is the `code` on the wire. */
export const ERRORS = {
  ...REQUEST_ERRORS,
  ...CATALOGUE_ERRORS,
  ...ANSWER_ERRORS,
  ...TABLE_ERRORS,
  ...MATCH_ERRORS,
  ...ACCESS_ERRORS,
  ...SERVICE_ERRORS,
}

export type ErrorCode = keyof typeof ERRORS

type ArgumentsByCode = { readonly [Code in ErrorCode]: ArgumentsOf<(typeof ERRORS)[Code]> }

/** What stands beside a code: the name of the detail where the code has several, and the facts of its text. */
export type DetailArguments<Code extends ErrorCode> = ArgumentsByCode[Code]

/** One thing that is wrong with a request. */
export type FieldError = {
  readonly path: string
  readonly message: string
  /** Where a rule forbids it: the rule, its page, our readings that it rests on, and its facts. */
  readonly rule?: string
  readonly page?: string | null
  readonly interpretations?: string[]
  readonly facts?: JsonObject
  /** The nearest names to one that names nothing. */
  readonly didYouMean?: string[]
}

type Facts = Readonly<Record<string, Fact>>

/** An entry of the error table with what is to be said this time, in no language yet. */
export type Failure = {
  readonly code: ErrorCode
  readonly detail: Detail
  readonly facts: Facts
  /** The nearest names to one that names nothing. */
  readonly didYouMean?: readonly string[]
}

/** Names an entry of the error table, one of its details, and the facts. */
export function failure<Code extends ErrorCode>(code: Code, ...given: DetailArguments<Code>): Failure {
  const [first, second]: readonly (string | Facts)[] = given
  const { detail, details }: ErrorEntry = ERRORS[code]
  const isNamed = typeof first === 'string'
  const found = isNamed ? details?.[first] : detail
  if (found === undefined) throw new Error(`The error ${code} has no such detail.`)
  const facts = isNamed ? second : first
  return { code, detail: found, facts: typeof facts === 'object' ? facts : {} }
}

/** Adds the names that may have been meant to the failure of one that names nothing. */
export function suggest(failed: Failure, written: string, names: Iterable<string>): Failure {
  return { ...failed, didYouMean: nearestNames(written, names) }
}

/** What is said in detail, in one language. */
export const detailOf = ({ detail, facts }: Failure, locale: Locale): string => fillIn(detail[locale], facts)

/** The field that is at fault, if the detail is about one. */
export function fieldErrorsOf({ detail, facts }: Failure, locale: Locale): readonly FieldError[] {
  if (detail.field === undefined) return []
  return [{ path: String(facts.path), message: fillIn(detail.field[locale], facts) }]
}

/** Ends the handling of a request with an entry of the error table. The transports turn it into a problem. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  #failure: Failure

  constructor(code: Code, ...given: DetailArguments<Code>) {
    const failed = failure(code, ...given)
    super(detailOf(failed, 'en'))
    this.#failure = failed
  }

  get failure(): Failure {
    return this.#failure
  }

  get code(): ErrorCode {
    return this.#failure.code
  }

  /** The same problem of a name that names nothing, with those that may have been meant. */
  suggesting(written: string, names: Iterable<string>): this {
    this.#failure = suggest(this.#failure, written, names)
    return this
  }
}
