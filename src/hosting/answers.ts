import type { z } from 'zod'
import { ApiError, failure } from '../contract/errors.ts'
import type { Decision } from '../contract/match.ts'
import { type Problem, problemOf } from '../contract/problem.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import type { ListedOffer, OfferPage } from '../matches/offers.ts'
import type { Rejected } from '../matches/opening/creation.ts'
import type { ReadEvent } from '../matches/reading.ts'
import { invalidInput } from '../registry/ask.ts'
import { refusalProblem } from '../registry/refusal.ts'
import { explainStep, type Registry } from '../registry/registry.ts'

type Refused = Extract<Decision, { kind: 'refused' }>

/** What the rules said against a command, each with its facts and in words. */
export function presentRefusals(registry: Registry, { violations }: Refused, locale: Locale) {
  return violations.map(({ rule, facts }) => {
    return { rule, facts, text: explainStep(registry, rule, locale, facts) }
  })
}

/** A command in the form that a transport takes it. */
export type WriteCommand = (command: JsonObject) => unknown
type AnswerOptions = { readonly locale: Locale; readonly write: WriteCommand }

export const presentOffers = (offers: readonly ListedOffer[], { locale, write }: AnswerOptions) =>
  offers.map(({ command, text, groupText: _title, ...offer }) => ({
    ...offer,
    text: text[locale],
    command: write(command),
  }))

export const presentGroups = (groups: OfferPage['groups'], locale: Locale) =>
  groups.map(({ text, ...group }) => ({ ...group, text: text[locale] }))

/** A refused command: the rules, the facts, and what may be done instead. */
export function refusedProblem(
  registry: Registry,
  refused: Refused,
  { version, offers }: { readonly version: number; readonly offers: readonly ListedOffer[] },
  options: AnswerOptions,
): Problem {
  const refusals = presentRefusals(registry, refused, options.locale)
  const more = { version, refusals, offers: presentOffers(offers, options) }
  return { ...refusalProblem(registry, refused.violations, options.locale), ...more }
}

/** A command for a version that has passed: the current one, and what was missed. */
export function staleProblem(version: number, events: readonly ReadEvent[], locale: Locale): Problem {
  return { ...problemOf(failure('match.stale-version', { version }), locale), ...{ version, events } }
}

/** Where a request says what a seat chose. */
export type ChoicesPath = (seat: string | number) => readonly (string | number)[]

/** A game names its options, and the choices of a seat; a request has them below its top. */
const placed =
  (where: ChoicesPath) =>
  (violation: Refused['violations'][number]): Refused['violations'][number] => {
    const [first, seat, ...rest] = violation.path
    const path = first === 'choices' && seat !== undefined ? [...where(seat), ...rest] : ['options', ...violation.path]
    return { ...violation, path }
  }

/** Why a match could not be set up, or a seat taken. */
export function setupProblem(registry: Registry, decision: Rejected, where: ChoicesPath, locale: Locale): Problem {
  switch (decision.kind) {
    case 'invalid':
      return invalidInput(decision.issues, locale)
    case 'refused':
      return refusalProblem(registry, decision.violations.map(placed(where)), locale)
  }
}

/** Issues of a part of the request, named from its top. */
export function withPath(issues: readonly z.core.$ZodIssue[], part: string): z.core.$ZodIssue[] {
  return issues.map((issue) => ({ ...issue, path: [part, ...issue.path] }))
}

/** The command that was given as itself, or by the id of an offer. */
export function commandOf(offer: string | null | undefined, command: JsonObject | null | undefined): JsonObject {
  const given = [offer == null ? [] : [{ offer }], command ?? []].flat()
  if (given.length === 1 && given[0] !== undefined) return given[0]
  throw new ApiError('input.invalid', 'offerOrCommand', { path: 'command' })
}
