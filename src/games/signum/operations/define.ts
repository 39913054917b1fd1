import { operationDefiner } from '../../../contract/operation.ts'
import { type SignumContent, signumContent } from '../content/signum-content.ts'
import type { SignumRules } from '../rules.ts'

export const defineSignumOperation = operationDefiner<SignumRules, SignumContent>('signum', signumContent)
