import type { JsonObject } from '../lib/json.ts'
import type { FactsOf, RuleIdOf } from './rule.ts'

/** One application of a rule: which rule, and the facts it read and concluded. */
export type Step<Id extends string = string> = { readonly rule: Id; readonly facts: JsonObject }

/** The ordered argument of a ruling. Rule functions append to it and never read it. */
export class Trace<Catalogue extends { byId: object }> {
  readonly steps: Step<RuleIdOf<Catalogue>>[] = []

  applied<Id extends RuleIdOf<Catalogue>>(rule: Id, facts: FactsOf<Catalogue, Id> & JsonObject): void {
    this.steps.push({ rule, facts })
  }
}
