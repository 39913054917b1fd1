import type { WorkedExample } from '../../support/example.ts'
import { MAP_EXAMPLES } from './map-examples.ts'

/** The worked examples of the specification, by chapter. */
export const GEARS_EXAMPLES: readonly WorkedExample[] = [...MAP_EXAMPLES]
