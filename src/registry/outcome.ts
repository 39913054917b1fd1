import type { Operation } from '../contract/operation.ts'
import { describeViolations, type RuleViolation, type ViolationPlace, violationPlaces } from '../contract/violation.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Locale } from '../lib/locale.ts'
import { explainStep, type Registry } from './registry.ts'

const known = new WeakMap<Operation, readonly ViolationPlace[]>()

function placesOf(operation: Operation): readonly ViolationPlace[] {
  const places = known.get(operation) ?? violationPlaces(operation.outcome)
  known.set(operation, places)
  return places
}

/** An outcome as a reader gets it: the violations that it lists are in the reader's language. */
export function presentOutcome(
  registry: Registry,
  operation: Operation,
  outcome: JsonObject,
  locale: Locale,
): JsonObject {
  const places = placesOf(operation)
  if (places.length === 0) return outcome
  return describeViolations(outcome, places, ({ rule, facts }) => explainStep(registry, rule, locale, facts))
}

/** Why a check says no, one sentence for each violation; the wording that stands above it already is not repeated. */
export function reasonsAgainst(
  registry: Registry,
  operation: Operation,
  outcome: JsonObject,
  said: string,
  locale: Locale,
): string[] {
  const { violations } = outcome
  if (operation.kind !== 'check' || !Array.isArray(violations)) return []
  return (violations as RuleViolation[])
    .map(({ rule, facts }) => explainStep(registry, rule, locale, facts))
    .filter((reason) => !said.includes(reason))
}
