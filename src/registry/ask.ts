import { z } from 'zod'
import { type FieldError, failure } from '../contract/errors.ts'
import type { Game } from '../contract/game.ts'
import type { Answer, Operation } from '../contract/operation.ts'
import { formatPath, type Problem, problemOf } from '../contract/problem.ts'
import type { RefusedRecord, RuledRecord, UsedTable } from '../contract/ruling-store.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { refusalProblem } from './refusal.ts'
import type { Registry } from './registry.ts'

/** How a question came out: a ruling to present or keep, a refusal, which can be kept as well, or a problem. */
export type Asked =
  | { readonly record: RuledRecord; readonly refused?: never; readonly problem?: never }
  | { readonly refused: RefusedRecord; readonly problem: Problem; readonly record?: never }
  | { readonly problem: Problem; readonly record?: never; readonly refused?: never }

/** In which language, where chance comes from, and the stored tables that stand drawn in the input. */
export type AskOptions = {
  readonly locale: Locale
  readonly newSeed: () => string
  readonly tables?: readonly UsedTable[] | undefined
}

/** Asks one operation. Whatever the input is, the answer is a ruling or a problem; nothing is thrown. */
export function ask(
  registry: Registry,
  operation: Operation,
  input: unknown,
  { locale, newSeed, tables }: AskOptions,
): Asked {
  const answer = registry.activity.ruling(operation, () => operation.answer(input, newSeed))
  switch (answer.kind) {
    case 'invalid':
      return { problem: invalidInput(answer.issues, locale) }
    case 'refused':
      return {
        problem: refusalProblem(registry, answer.violations, locale),
        refused: withTables(refusedRecord(registry, operation, answer), tables),
      }
    case 'ruled':
      return { record: withTables(ruledRecord(registry, operation, answer), tables) }
  }
}

const withTables = <Kept extends RuledRecord | RefusedRecord>(kept: Kept, tables: AskOptions['tables']): Kept =>
  tables === undefined ? kept : { ...kept, tables }

type Answered<Kind extends Answer['kind']> = Extract<Answer, { kind: Kind }>

// Both are written out: spreading one object into another takes longer than most rulings, and leaves lasting garbage.

function ruledRecord(registry: Registry, { game, name }: Operation, answer: Answered<'ruled'>): RuledRecord {
  const { rulesVersion, contentHash } = requireGame(registry, game)
  const { steps, outcome, randomness, content } = answer
  const input = answer.input as JsonObject
  return { game, operation: name, input, content, rulesVersion, contentHash, steps, outcome, randomness, refusal: null }
}

function refusedRecord(registry: Registry, { game, name }: Operation, answer: Answered<'refused'>): RefusedRecord {
  const { rulesVersion, contentHash } = requireGame(registry, game)
  const { violations: refusal, content } = answer
  const input = answer.input as JsonObject
  const steps = refusal.map(({ rule, facts }) => ({ rule, facts }))
  const rest = { steps, outcome: null, randomness: null, refusal }
  return { game, operation: name, input, content, rulesVersion, contentHash, ...rest }
}

function requireGame(registry: Registry, id: string): Game {
  const game = registry.game(id)
  if (game === undefined) throw new Error(`The game ${id} is not registered.`)
  return game
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
    .map(({ path, message }) => ({ path: cutOff(path), message: cutOff(message) }))
}

function cutOff(text: string): string {
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
  const meant = issue.errors.filter((issues) => issues.every(isInside))
  const [only, ...others] = meant
  if (only !== undefined) {
    const found = others.length === 0 ? only : strangeToAll(meant)
    if (found.length > 0) {
      return found.flatMap((entry) => fieldErrors({ ...entry, path: [...issue.path, ...entry.path] }, locale))
    }
  }
  const inner = issue.errors.flat()
  const missing = inner.flatMap(({ path }) => path.slice(0, 1).map(String))
  const forms =
    missing.length > 0 ? missing : inner.flatMap((entry) => (entry.code === 'unrecognized_keys' ? entry.keys : []))
  const names = [...new Set(forms.slice(0, MAX_FORMS))].join(', ')
  const message = { en: `Give exactly one of: ${names}.`, es: `Indica exactamente uno de: ${names}.` }[locale]
  return [{ path: formatPath(issue.path), message: names === '' ? wrongType(issue, locale) : message }]
}

/** What is wrong where nothing like any of the forms was given: which types they have, and what came instead. */
function wrongType(issue: z.core.$ZodIssueInvalidUnion, locale: Locale): string {
  const messages = issue.errors.flat().map((entry) => messageOf(entry, locale))
  return messages.length === 0 ? messageOf(issue, locale) : [...new Set(messages)].join('; ')
}

/** Whether an issue is about what stands inside of a form; one that misses a key of its own was not meant. */
function isInside(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 1 || issue.code === 'unrecognized_keys') return true
  return issue.path.length === 1 && issue.code === 'invalid_type' && issue.input !== undefined
}

/** The keys that none of several forms knows, if nothing else is wrong with any of them. */
function strangeToAll(forms: readonly (readonly z.core.$ZodIssue[])[]): z.core.$ZodIssue[] {
  const strange = forms.map((issues) => issues.flatMap((entry) => (entry.code === 'unrecognized_keys' ? [entry] : [])))
  const keysOf = (issues: (typeof strange)[number]) =>
    issues.filter(({ path }) => path.length === 0).flatMap(({ keys }) => keys)
  const [first] = strange
  const [own] = first ?? []
  const keys = keysOf(first ?? []).filter((key) => strange.every((issues) => keysOf(issues).includes(key)))
  return own === undefined || keys.length === 0 ? [] : [{ ...own, keys }]
}

function spanish(issue: z.core.$ZodIssue): string | undefined {
  const translated = SPANISH_MESSAGES(issue as z.core.$ZodRawIssue)
  return typeof translated === 'string' ? translated : translated?.message
}
