import type { ErrorCode, FieldError } from '../contract/errors.ts'
import { type Problem, problemOf } from '../contract/problem.ts'
import type { Locale, Localized } from '../lib/locale.ts'

/** Carries a problem out of a resolver; the formatter puts it into the error's extensions. */
export class AnsweredProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** The problem of an entry of the error table, ready to be thrown. */
export function answered(
  code: ErrorCode,
  detail: Localized,
  locale: Locale,
  errors: readonly FieldError[] = [],
): AnsweredProblem {
  return new AnsweredProblem(problemOf(code, detail[locale], errors, locale))
}
