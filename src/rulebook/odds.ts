import { add, type Fraction, fraction, multiply, ONE, toNumber, ZERO } from '../lib/fraction.ts'

/** An exact distribution: every outcome that can happen, once, with its probability. They add up to exactly 1. */
export type Odds<Outcome> = readonly { readonly outcome: Outcome; readonly probability: Fraction }[]

/** What surely happens. */
export function certain<Outcome>(outcome: Outcome): Odds<Outcome> {
  return [{ outcome, probability: ONE }]
}

/** One of the outcomes, all equally likely; equal outcomes are one outcome. */
export function uniform<Outcome>(outcomes: readonly Outcome[]): Odds<Outcome> {
  const each = fraction(1n, BigInt(outcomes.length))
  return mergeOutcomes(outcomes.map((outcome) => ({ outcome, probability: each })))
}

/** The odds of what follows from each outcome. */
export function followedBy<Outcome, Next>(odds: Odds<Outcome>, next: (outcome: Outcome) => Odds<Next>): Odds<Next> {
  return mergeOutcomes(
    odds.flatMap(({ outcome, probability }) =>
      next(outcome).map((following) => ({
        outcome: following.outcome,
        probability: multiply(probability, following.probability),
      })),
    ),
  )
}

/** The same odds over a coarser or different description of the outcome. */
export function seenAs<Outcome, View>(odds: Odds<Outcome>, view: (outcome: Outcome) => View): Odds<View> {
  return mergeOutcomes(odds.map(({ outcome, probability }) => ({ outcome: view(outcome), probability })))
}

/** The probability that a statement holds. */
export function probabilityOf<Outcome>(odds: Odds<Outcome>, holds: (outcome: Outcome) => boolean): Fraction {
  return odds.reduce((sum, { outcome, probability }) => (holds(outcome) ? add(sum, probability) : sum), ZERO)
}

/** The mean of a whole number that depends on the outcome. */
export function meanOf<Outcome>(odds: Odds<Outcome>, value: (outcome: Outcome) => number): Fraction {
  return odds.reduce(
    (sum, { outcome, probability }) => add(sum, multiply(probability, fraction(BigInt(value(outcome)), 1n))),
    ZERO,
  )
}

/** The hands of `count` cards from a pile, without replacement, disregarding order. */
export function hands<Card>(cards: readonly Card[], count: number): Odds<readonly Card[]> {
  const all = combinations(cards, count)
  const each = fraction(1n, BigInt(all.length))
  return all.map((outcome) => ({ outcome, probability: each }))
}

/** The most likely outcome first. */
export function likeliestFirst<Outcome>(odds: Odds<Outcome>): Odds<Outcome> {
  return [...odds].sort((a, b) => toNumber(b.probability) - toNumber(a.probability))
}

function combinations<Card>(cards: readonly Card[], count: number): (readonly Card[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) => combinations(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]))
}

/** Joins entries with equal outcomes; outcomes are compared by their JSON. */
function mergeOutcomes<Outcome>(entries: Odds<Outcome>): Odds<Outcome> {
  const byKey = new Map<string, { outcome: Outcome; probability: Fraction }>()
  for (const { outcome, probability } of entries) {
    const key = JSON.stringify(outcome)
    const known = byKey.get(key)
    byKey.set(key, { outcome, probability: known ? add(known.probability, probability) : probability })
  }
  return [...byKey.values()]
}
