import type { Decision, Offer } from '../contract/match.ts'
import { type Problem, problemOf } from '../contract/problem.ts'
import type { Locale } from '../lib/locale.ts'
import type { ReadEvent } from '../matches/reading.ts'
import { invalidInput, refusalProblem } from '../registry/ask.ts'
import { type Registry, requireRule } from '../registry/registry.ts'
import { tell } from '../rulebook/rule.ts'
import { withPath } from './match-access.ts'

type Refused = Extract<Decision, { kind: 'refused' }>

/** What the rules said against a command, each with its facts and in words. */
export function presentRefusals(registry: Registry, { violations }: Refused, locale: Locale) {
  return violations.map(({ rule, facts }) => {
    return { rule, facts, text: tell(requireRule(registry, rule).rule, locale, facts) }
  })
}

export const presentOffers = (offers: readonly Offer[], locale: Locale) =>
  offers.map(({ command, text }) => ({ command, text: text[locale] }))

/** A refused command: the rules, the facts, and what may be done instead. */
export function refusedProblem(
  registry: Registry,
  refused: Refused,
  { version, offers }: { readonly version: number; readonly offers: readonly Offer[] },
  locale: Locale,
): Problem {
  const refusals = presentRefusals(registry, refused, locale)
  const more = { version, refusals, offers: presentOffers(offers, locale) }
  return { ...refusalProblem(registry, refused.violations, locale), ...more }
}

/** A command for a version that has passed: the current one, and what was missed. */
export function staleProblem(version: number, events: readonly ReadEvent[], locale: Locale): Problem {
  const detail = { en: `The match is at version ${version}.`, es: `La partida está en la versión ${version}.` }
  const more = { version, events }
  return { ...problemOf('match.stale-version', detail[locale], [], locale), ...more }
}

/** Why a match could not be set up, or a seat taken. */
export function setupProblem(registry: Registry, decision: Decision, part: string, locale: Locale): Problem {
  switch (decision.kind) {
    case 'invalid':
      return invalidInput(withPath(decision.issues, part), locale)
    case 'refused':
      return refusalProblem(registry, decision.violations, locale)
    case 'decided':
      throw new Error('What was decided is no problem.')
  }
}
