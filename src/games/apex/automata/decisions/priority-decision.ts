import { z } from 'zod'

/** The criteria of step 1. */
export const PriorityCriterion = z.enum(['A', 'B', 'C', 'D', 'E']).meta({ id: 'ApexPriorityCriterion' })

/** What found the primary enemy: a criterion, or that there is only one, or none. */
export const PriorityDecision = z
  .enum(['A', 'B', 'C', 'D', 'E', 'only', 'noEnemies'])
  .meta({ id: 'ApexPriorityDecision' })
export type PriorityDecision = z.infer<typeof PriorityDecision>

/** How the primary enemy was found. */
export const FOUND_BY = {
  A: { en: 'the only one in optimal range', es: 'el único en alcance óptimo' },
  B: { en: 'the least Shield and Health', es: 'el que tiene menos Escudo y Salud' },
  C: { en: 'the only one in normal range', es: 'el único en alcance normal' },
  D: { en: 'the nearest', es: 'el más cercano' },
  E: { en: 'at random', es: 'al azar' },
  only: { en: 'the only enemy on the board', es: 'el único enemigo en el tablero' },
} as const
