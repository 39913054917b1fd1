import { z } from 'zod'
import { exact, Mean, Probability } from '../../../../contract/probability.ts'
import { type Fraction, fraction } from '../../../../lib/fraction.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { applyDamage, type Damaged } from '../../damage/damage.ts'
import type { ApexRules, ApexTrace } from '../../rules.ts'
import { Amount, Count } from '../../vocabulary.ts'
import { countShotWays, type ShotWays } from './shot-count.ts'
import { type DeclaredShot, declareShot, type ShotDeclaration } from './shot-declaration.ts'
import { damageOf } from './shot-result.ts'

const Chance = z.object({ count: Amount, probability: Probability }).meta({ id: 'ApexChance' })
type Chance = z.infer<typeof Chance>

export const ShotOdds = z
  .object({
    difficulty: Amount,
    cards: Count.describe('How many aim cards are drawn.'),
    ways: z
      .string()
      .describe('In how many ways the cards can lie on the aim track, slots of one modifier being alike.'),
    hits: z.array(Chance),
    headshots: z.array(Chance).describe('Those that the helmet does not cancel.'),
    damage: z.array(Chance),
    anyHit: Probability,
    anyHeadshot: Probability,
    breaksShield: Probability.describe('That no Shield is left.'),
    eliminates: Probability,
    expectedHits: Mean,
    expectedDamage: Mean,
  })
  .meta({ id: 'ApexShotOddsOutcome' })
export type ShotOdds = z.infer<typeof ShotOdds>

/** The exact odds of a shoot action, over every way in which the cards can fall. */
export function shotOdds(input: ShotDeclaration, content: ApexContent, trace: ApexTrace): ShotOdds | Refusal {
  const declared = declareShot(input, content, trace)
  return declared instanceof Refusal ? declared : oddsOfDeclared(declared, content)
}

/** The exact odds of a shoot action whose cards are to be revealed now. */
export function oddsOfDeclared(declared: DeclaredShot, content: ApexContent): ShotOdds {
  const modifiers = modifiersOf(declared)
  const ways = countShotWays([...content.aimCards.values()], modifiers, declared.terms, declared.helmet.face)
  return describeOdds(declared, ways, modifiers.length)
}

/** The modifier of the place of every drawn card, from the left. */
function modifiersOf({ sets, cards }: DeclaredShot): number[] {
  const modifiers: number[] = []
  for (const set of sets) {
    for (let place = 0; place < set.cards && modifiers.length < cards; place++) modifiers.push(set.modifier)
  }
  return modifiers
}

type Result = { readonly hits: number; readonly headshots: number; readonly damage: number; readonly after: Damaged }

function describeOdds(
  { terms, weapon, forces, target }: DeclaredShot,
  ways: readonly ShotWays[],
  cards: number,
): ShotOdds {
  const results = ways.map(({ hits, headshots, ways: count }) => {
    const damage = damageOf({ hits, headshots }, weapon, forces.damage)
    const after = applyDamage(target, { amount: damage, tag: 'NORMAL' }, new Trace<ApexRules>())
    return { hits, headshots, damage, after, count }
  })
  const total = results.reduce((sum, { count }) => sum + count, 0)
  if (total > Number.MAX_SAFE_INTEGER) throw new RangeError('There are too many ways to count them exactly.')
  const share = (count: number): Fraction => fraction(BigInt(count), BigInt(total))
  const sumOf = (value: (result: Result) => number): bigint =>
    results.reduce((sum, result) => sum + BigInt(result.count) * BigInt(value(result)), 0n)
  const expected = (value: (result: Result) => number) => exact(fraction(sumOf(value), BigInt(total)))
  const chanceOf = (holds: (result: Result) => boolean) =>
    exact(share(results.reduce((sum, result) => sum + (holds(result) ? result.count : 0), 0)))
  const spread = (value: (result: Result) => number): Chance[] => {
    const counts = new Map<number, number>()
    for (const result of results) counts.set(value(result), (counts.get(value(result)) ?? 0) + result.count)
    const sorted = [...counts].sort(([a], [b]) => a - b)
    return sorted.map(([count, found]) => ({ count, probability: exact(share(found)) }))
  }
  return {
    difficulty: terms.difficulty,
    cards,
    ways: String(total),
    hits: spread(({ hits }) => hits),
    headshots: spread(({ headshots }) => headshots),
    damage: spread(({ damage }) => damage),
    anyHit: chanceOf(({ hits }) => hits > 0),
    anyHeadshot: chanceOf(({ headshots }) => headshots > 0),
    breaksShield: chanceOf(({ after }) => after.shield === 0),
    eliminates: chanceOf(({ after }) => after.eliminated),
    expectedHits: expected(({ hits }) => hits),
    expectedDamage: expected(({ damage }) => damage),
  }
}
