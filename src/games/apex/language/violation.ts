import { violationTexts } from '../../../contract/violation.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { apexRules } from '../rules.ts'

/** A violation in words, with the names of the content. */
export const { explainViolation } = violationTexts<ApexContent>(apexRules)
