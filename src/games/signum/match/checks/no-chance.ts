import type { Random } from '../../../../rulebook/random.ts'

/** The chance of a check that only looks whether something is allowed: whatever falls is not kept. */
export const NO_CHANCE: Random = { draws: [], below: () => 0 }
