import type { JsonObject } from '../../lib/json.ts'
import type { Rule } from '../../rulebook/rule.ts'
import type { ApexContent } from './content/apex-content.ts'

/** Declares one rule of this game: its texts find printed names in the game's content. */
export const rule = <Facts extends JsonObject>(entry: Rule<Facts, ApexContent>): Rule<Facts, ApexContent> => entry
