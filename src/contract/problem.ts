import { z } from 'zod'
import type { Locale } from '../lib/locale.ts'
import { ERRORS, type ErrorCode, type FieldError } from './errors.ts'

/** RFC 9457 problem details: what every error looks like, over every transport. */
export const Problem = z
  .object({
    type: z.string().describe('An address that explains this kind of problem.'),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe('What went wrong this time, and what to do next.'),
    code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
    instance: z.string().optional().describe('Names this one occurrence; quote it in a report.'),
    errors: z.array(
      z.object({
        path: z.string().describe('The field, as in `board.objects[2].base`.'),
        message: z.string(),
        rule: z.string().optional().describe('The rule that forbids it.'),
      }),
    ),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>

/** An entry of the error table as a problem. */
export function problemOf(code: ErrorCode, detail: string, errors: readonly FieldError[], locale: Locale): Problem {
  const { status, title, advice } = ERRORS[code]
  return {
    type: `/v1/problems/${code}`,
    title: title[locale],
    status,
    detail: `${detail} ${advice[locale]}`,
    code,
    errors: [...errors],
  }
}

/** Seconds after which a request that found the service unable is worth sending again. */
export const RETRY_AFTER_SECONDS = 2

const UNAVAILABLE = {
  en: 'The database did not answer as it should.',
  es: 'La base de datos no respondió como debía.',
}

/** The problem of a database that cannot serve now; what is the matter with it is for the log only. */
export function unavailableProblem(locale: Locale): Problem {
  return problemOf('database.unavailable', UNAVAILABLE[locale], [], locale)
}

/** Writes the way to a field: `board.objects[2].base`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return text === '' ? String(key) : `${text}.${String(key)}`
  }, '')
}
