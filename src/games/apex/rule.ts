import type { JsonObject } from '../../lib/json.ts'
import type { Rule } from '../../rulebook/rule.ts'
import type { ApexContent } from './content/apex-content.ts'
import { contract } from './language/notation.ts'

type ApexRuleEntry<Facts extends JsonObject> = Rule<Facts, ApexContent>

/** Declares one rule of this game: its texts find printed names in the content, and Spanish articles are contracted. */
export function rule<Facts extends JsonObject>(entry: ApexRuleEntry<Facts>): ApexRuleEntry<Facts> {
  const { en, es } = entry.explain
  return { ...entry, explain: { en, es: (facts, content) => contract(es(facts, content)) } }
}
