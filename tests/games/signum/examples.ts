import type { WorkedExample } from '../../support/example.ts'
import { DAMAGE_EXAMPLES } from './damage-examples.ts'

/** The worked examples of the specification, by chapter. */
export const SIGNUM_EXAMPLES: readonly WorkedExample[] = [...DAMAGE_EXAMPLES]
