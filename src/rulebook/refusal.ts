import type { JsonObject } from '../lib/json.ts'
import type { FactsOf, RuleIdOf } from './rule.ts'

/** One reason why the rules forbid what was asked, and the input field that it is about. */
export type Violation<Id extends string = string> = {
  readonly rule: Id
  readonly path: readonly (string | number)[]
  readonly facts: JsonObject
}

/** The rules forbid it: an answer, not an error. Holds at least one violation, the decisive one first. */
export class Refusal<Id extends string = string> {
  readonly violations: readonly Violation<Id>[]

  constructor(violations: readonly Violation<Id>[]) {
    this.violations = violations
  }
}

/** A violation of a catalogue's rule, with the facts that the rule is told with. */
export type ViolationOf<Catalogue extends { byId: object }> = {
  [Id in RuleIdOf<Catalogue>]: { rule: Id; path: readonly (string | number)[]; facts: FactsOf<Catalogue, Id> }
}[RuleIdOf<Catalogue>]
