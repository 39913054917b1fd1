import { type Context, operationDefiner } from '../../contract/operation.ts'
import { type ShatterpointContent, shatterpointContent } from './content/shatterpoint-content.ts'
import type { ShatterpointRules } from './rules.ts'

export const defineShatterpointOperation = operationDefiner<ShatterpointRules, ShatterpointContent>(
  'shatterpoint',
  shatterpointContent,
)

/** What a procedure of this game is given besides the question. */
export type ShatterpointContext = Context<ShatterpointRules, ShatterpointContent>
