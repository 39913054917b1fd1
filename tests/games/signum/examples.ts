import type { WorkedExample } from '../../support/example.ts'

/** The worked examples of the specification, by chapter. */
export const SIGNUM_EXAMPLES: readonly WorkedExample[] = []
