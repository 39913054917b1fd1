import type { Failure, FieldError } from '../contract/errors.ts'
import { type Problem, problemOf } from '../contract/problem.ts'
import type { Locale } from '../lib/locale.ts'

/** Carries a problem out of a resolver; the formatter puts it into the error's extensions. */
export class AnsweredProblem extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }
}

/** A failure as a problem in a language, ready to be thrown. */
export const answerProblem = (failed: Failure, locale: Locale, errors: readonly FieldError[] = []): AnsweredProblem =>
  new AnsweredProblem(problemOf(failed, locale, errors))
