import { z } from 'zod'
import type { Locale } from '../lib/locale.ts'
import { formatChoice } from '../lib/wording.ts'
import { detailOf, ERRORS, type ErrorCode, type Failure, type FieldError, failure, fieldErrorsOf } from './errors.ts'

const DidYouMean = z
  .array(z.string())
  .optional()
  .describe('The nearest names, where something was named that is not there.')

/** One field at fault; where a rule forbids it, the rule with its page, its facts and our reading. */
export const ProblemError = z
  .object({
    path: z.string().describe('The field, as in `board.objects[2].base`.'),
    message: z.string(),
    rule: z.string().optional().describe('The rule that forbids it.'),
    page: z.string().nullable().optional().describe('The printed page of the rule; null if it is derived.'),
    interpretations: z.array(z.string()).optional().describe('Our readings that the rule rests on, as `Q-16`.'),
    facts: z.record(z.string(), z.unknown()).optional().describe('What the rule read and what it concluded.'),
    didYouMean: DidYouMean,
  })
  .meta({ id: 'ProblemError' })

/** RFC 9457 problem details: what every error looks like, over every transport. */
export const Problem = z
  .object({
    type: z.string().describe('An address that explains this kind of problem.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What went wrong this time, and what to do next.'),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    instance: z.string().optional().describe('Names this one occurrence; quote it in a report.'),
    errors: z.array(ProblemError),
    didYouMean: DidYouMean,
    saved: z
      .object({ id: z.string(), href: z.string() })
      .optional()
      .describe('Where a refusal was saved that was asked for with `save=true`.'),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>

/** A failure as a problem in the reader's language; `errors` are the fields at fault, if it does not name them itself. */
export function problemOf(failed: Failure, locale: Locale, errors: readonly FieldError[] = []): Problem {
  const { code, didYouMean = [] } = failed
  const { status, title, advice } = ERRORS[code]
  return {
    type: `/v1/problems/${code}`,
    title: title[locale],
    status,
    detail: [detailOf(failed, locale), ...suggestionOf(didYouMean, locale), advice[locale]].join(' '),
    code,
    errors: [...fieldErrorsOf(failed, locale), ...errors],
    ...(didYouMean.length === 0 ? {} : { didYouMean: [...didYouMean] }),
  }
}

/** Asks whether one of the nearest names was meant, if there are any. */
export function suggestionOf(names: readonly string[], locale: Locale): string[] {
  if (names.length === 0) return []
  const quoted = names.map((name) => QUOTED[locale](name))
  return [DID_YOU_MEAN[locale](formatChoice(quoted, locale))]
}

const QUOTED = { en: (name: string) => `“${name}”`, es: (name: string) => `«${name}»` }
const DID_YOU_MEAN = {
  en: (names: string) => `Did you mean ${names}?`,
  es: (names: string) => `¿Querías decir ${names}?`,
}

/** Seconds after which a request that found the service unable is worth sending again. */
export const RETRY_AFTER_SECONDS = 2

/** The problem of a database that cannot serve now; what is the matter with it is for the log only. */
export function unavailableProblem(locale: Locale): Problem {
  return problemOf(failure('database.unavailable'), locale)
}

/** The failure of a body whose type is not read, or not named. */
export const unsupportedType = (type: string | undefined): Failure =>
  type === undefined ? failure('body.unsupported-type', 'none') : failure('body.unsupported-type', 'type', { type })

/** Writes the way to a field: `board.objects[2].base`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}
