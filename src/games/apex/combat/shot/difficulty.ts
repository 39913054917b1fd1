import { z } from 'zod'
import type { DistanceRange } from '../../content/shot-effect.ts'
import { RANGE_PENALTY } from '../../content/vitals.ts'
import type { Source } from '../../language/words.ts'
import type { Sourced } from '../../loot/loot.ts'
import type { ApexTrace } from '../../rules.ts'
import { Amount } from '../../vocabulary.ts'

export const DifficultyPart = z
  .object({
    kind: z.enum(['printed', 'range', 'sight', 'modifier']).meta({ id: 'ApexDifficultyPartKind' }),
    source: z.string().nullable().describe('The card, token or label that it comes from.'),
    amount: Amount,
  })
  .meta({ id: 'ApexDifficultyPart' })
export type DifficultyPart = z.infer<typeof DifficultyPart>

export const HitDifficulty = z
  .object({
    difficulty: Amount.describe('A card hits if its value and the modifier of its slot reach this number.'),
    breakdown: z.array(DifficultyPart),
    spacesOutside: z.int().min(0).max(100).describe('The spaces by which the target is outside the optimal range.'),
  })
  .meta({ id: 'ApexHitDifficultyOutcome' })
export type HitDifficulty = z.infer<typeof HitDifficulty>

/** Adds up the difficulty of hitting a target at a distance. */
export function hitDifficulty(
  weapon: { readonly difficulty: number; readonly optimalRange: DistanceRange },
  distance: number,
  sources: readonly Sourced[],
  trace: ApexTrace,
): HitDifficulty {
  const range = weapon.optimalRange
  const spacesOutside = outsideOf(range, distance)
  const breakdown: DifficultyPart[] = [{ kind: 'printed', source: null, amount: weapon.difficulty }]
  const penalty = spacesOutside * RANGE_PENALTY
  if (spacesOutside > 0) breakdown.push({ kind: 'range', source: null, amount: penalty })
  const changes: { source: Source; amount: number }[] = []
  for (const { source, effects } of sources) {
    for (const effect of effects) {
      const part = difficultyPart(effect, distance)
      if (part === null) continue
      breakdown.push({ kind: part.kind, source, amount: part.amount })
      changes.push({ source, amount: part.amount })
    }
  }
  const difficulty = breakdown.reduce((sum, { amount }) => sum + amount, 0)
  const facts = { printed: weapon.difficulty, outside: spacesOutside, penalty, range, changes, difficulty }
  trace.applied('apex.shot.difficulty', facts)
  return { difficulty, breakdown, spacesOutside }
}

/** How many spaces a distance lies below or above a range. */
export function outsideOf({ min, max }: DistanceRange, distance: number): number {
  if (distance < min) return min - distance
  return max !== null && distance > max ? distance - max : 0
}

/** What an effect does to the difficulty at a distance; null if nothing. */
function difficultyPart(
  effect: Sourced['effects'][number],
  distance: number,
): { kind: 'sight' | 'modifier'; amount: number } | null {
  if ('difficulty' in effect) return { kind: 'modifier', amount: effect.difficulty }
  if (!('difficultyAtRange' in effect)) return null
  const { range, amount } = effect.difficultyAtRange
  return outsideOf(range, distance) === 0 ? { kind: 'sight', amount } : null
}
