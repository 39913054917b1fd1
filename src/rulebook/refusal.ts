import type { JsonObject } from '../lib/json.ts'
import type { FactsOf, RuleIdOf } from './rule.ts'
import type { Step } from './trace.ts'

export type Path = readonly (string | number)[]

/** One reason why the rules forbid what was asked, and the input field that it is about. */
export type Violation<Id extends string = string> = {
  readonly rule: Id
  readonly path: Path
  readonly facts: JsonObject
}

/** A violation of a catalogue's rule, with the facts that the rule is explained by. */
export type ViolationOf<Catalogue extends { byId: object }> = {
  [Id in RuleIdOf<Catalogue>]: { rule: Id; path: Path; facts: FactsOf<Catalogue, Id> }
}[RuleIdOf<Catalogue>]

/** The rules forbid it: an answer, not an error. Holds at least one violation, the decisive one first. */
export class Refusal {
  readonly violations: readonly Violation[]

  private constructor(violations: readonly Violation[]) {
    this.violations = violations
  }

  /** Gives the function that refuses by the rules of one catalogue; an unknown rule or wrong facts do not compile. */
  static by<Catalogue extends { byId: object }>(): (violations: readonly ViolationOf<Catalogue>[]) => Refusal {
    return (violations) => new Refusal(violations as readonly Violation[])
  }

  /** Refuses by what a trace has found against the field at a path. */
  static bySteps(steps: readonly Step[], path: Path): Refusal {
    return new Refusal(steps.map(({ rule, facts }) => ({ rule, path, facts })))
  }

  /** Refuses by what was found before, by rules of the catalogue then. */
  static again(violations: readonly Pick<Violation, 'rule' | 'path' | 'facts'>[], ...parent: Path): Refusal {
    return new Refusal(violations.map(({ rule, path, facts }) => ({ rule, path: [...parent, ...path], facts })))
  }

  /** Several refusals as one. */
  static join(refusals: readonly Refusal[]): Refusal {
    return new Refusal(refusals.flatMap(({ violations }) => violations))
  }

  /** All results, or everything that is refused about any of them. */
  static collect<Result>(results: readonly (Result | Refusal)[]): Result[] | Refusal {
    const [accepted, refused]: [Result[], Refusal[]] = [[], []]
    for (const result of results) {
      if (result instanceof Refusal) refused.push(result)
      else accepted.push(result)
    }
    return refused.length > 0 ? Refusal.join(refused) : accepted
  }

  /** The same refusal, said of a part of a larger input. */
  under(...parent: Path): Refusal {
    return this.at((path) => [...parent, ...path])
  }

  /** The same refusal, said of the fields that its own fields were filled from. */
  at(fieldOf: (path: Path) => Path): Refusal {
    return new Refusal(this.violations.map((violation) => ({ ...violation, path: fieldOf(violation.path) })))
  }
}
