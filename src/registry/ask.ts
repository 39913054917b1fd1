import { z } from 'zod'
import { type FieldError, failure } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import { formatPath, type Problem, problemOf } from '../contract/problem.ts'
import type { RulingRecord } from '../contract/ruling-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import type { Violation } from '../rulebook/refusal.ts'
import { type Registry, tellBy } from './registry.ts'

/** How a question came out: a ruling to present or keep, or a problem. */
export type Asked =
  | { readonly record: RulingRecord; readonly problem?: never }
  | { readonly problem: Problem; readonly record?: never }

/** Asks one operation. Whatever the input is, the answer is a ruling or a problem; nothing is thrown. */
export function ask(
  registry: Registry,
  operation: Operation,
  input: unknown,
  { locale, newSeed }: { readonly locale: Locale; readonly newSeed: () => string },
): Asked {
  const answer = registry.activity.ruling(operation, () => operation.answer(input, newSeed))
  switch (answer.kind) {
    case 'invalid':
      return { problem: invalidInput(answer.issues, locale) }
    case 'refused':
      return { problem: refusalProblem(registry, answer.violations, locale) }
    case 'ruled': {
      const game = registry.game(operation.game)
      if (game === undefined) throw new Error(`The game ${operation.game} is not registered.`)
      const { rulesVersion, contentHash } = game
      return {
        record: {
          game: game.id,
          operation: operation.name,
          input: answer.input as JsonObject,
          outcome: answer.outcome,
          steps: answer.steps,
          randomness: answer.randomness,
          content: answer.content,
          rulesVersion,
          contentHash,
        },
      }
    }
  }
}

const MAX_ERRORS = 20
/** Paths and messages may repeat what was sent, so they are cut; a problem stays small whatever was sent. */
const MAX_CHARACTERS = 300
const MAX_FORMS = 100
const SPANISH_MESSAGES = z.locales.es().localeError

/** The problem of an input that does not have the right shape, naming each field. */
export function invalidInput(issues: readonly z.core.$ZodIssue[], locale: Locale): Problem {
  const errors = invalidFields(issues, locale)
  const fields = errors.map(({ path }) => path || '(body)').join(', ')
  return problemOf(failure('input.invalid', 'fields', { fields }), locale, errors)
}

/** The first fields of an input that do not have the right shape. */
export function invalidFields(issues: readonly z.core.$ZodIssue[], locale: Locale): FieldError[] {
  return issues
    .slice(0, MAX_ERRORS)
    .flatMap((issue) => fieldErrors(issue, locale))
    .slice(0, MAX_ERRORS)
    .map(({ path, message }) => ({ path: cut(path), message: cut(message) }))
}

function cut(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`
}

function fieldErrors(issue: z.core.$ZodIssue, locale: Locale): FieldError[] {
  if (issue.code === 'invalid_union') return unionErrors(issue, locale)
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, locale)
  return [{ path: formatPath(issue.path), message: messageOf(issue, locale) }]
}

function unknownKeys(issue: z.core.$ZodIssueUnrecognizedKeys, locale: Locale): FieldError[] {
  const keys = issue.keys.slice(0, MAX_ERRORS)
  const message = messageOf({ ...issue, keys }, locale)
  return keys.map((key) => ({ path: formatPath([...issue.path, key]), message }))
}

function messageOf(issue: z.core.$ZodIssue, locale: Locale): string {
  return locale === 'es' ? (spanish(issue) ?? issue.message) : issue.message
}

/** Of several forms, tells what is wrong with the one that was meant; if none was, names the forms. */
function unionErrors(issue: z.core.$ZodIssueInvalidUnion, locale: Locale): FieldError[] {
  const meant = issue.errors.filter((issues) =>
    issues.every(({ code, path }) => code !== 'unrecognized_keys' && path.length > 1),
  )
  if (meant.length === 1) {
    const inner = (meant[0] ?? []).map((entry) => ({ ...entry, path: [...issue.path, ...entry.path] }))
    return inner.flatMap((entry) => fieldErrors(entry, locale))
  }
  const inner = issue.errors.flat()
  const missing = inner.flatMap(({ path }) => path.slice(0, 1).map(String))
  const forms =
    missing.length > 0 ? missing : inner.flatMap((entry) => (entry.code === 'unrecognized_keys' ? entry.keys : []))
  const names = [...new Set(forms.slice(0, MAX_FORMS))].join(', ')
  const message = { en: `Give exactly one of: ${names}.`, es: `Indica exactamente uno de: ${names}.` }[locale]
  return [{ path: formatPath(issue.path), message: names === '' ? issue.message : message }]
}

function spanish(issue: z.core.$ZodIssue): string | undefined {
  const told = SPANISH_MESSAGES(issue as z.core.$ZodRawIssue)
  return typeof told === 'string' ? told : told?.message
}

/** The problem of what the rules forbid, naming each rule. */
export function refusalProblem(registry: Registry, violations: readonly Violation[], locale: Locale): Problem {
  const errors = violations.map(({ rule, path, facts }) => {
    return { path: formatPath(path), message: tellBy(registry, rule, locale, facts), rule }
  })
  const text = errors[0]?.message ?? ''
  return problemOf(failure('rules.forbid', { text }), locale, errors.slice(0, MAX_ERRORS))
}
