import { z } from 'zod'
import { Mean, Probability } from '../../../../contract/probability.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { toughnessOf } from '../../damage/damage.ts'
import type { SignumReading } from '../../define.ts'
import { exactThirds } from '../../dice/chances.ts'
import { ADVICE, type Advice, OBJECTIVES, type Objective } from '../../dice/odds.rules.ts'
import { compareThirds, negated, subtractThirds, type Thirds } from '../../dice/thirds.ts'
import { diceOf, legalSplits, mustDefend, type Split, SplitDice, traceLimits } from './allocation.ts'
import { Exchange, type Expectation } from './exchange.ts'
import {
  type Contender,
  type DeclaredMelee,
  declareMelee,
  type MeleeQuestion,
  magicalDice,
} from './melee-declaration.ts'
import { strikeKind } from './melee-strike.ts'

export const AllocationObjective = z
  .enum(OBJECTIVES)
  .describe('The expected losses of the enemy less one’s own, killing first, or surviving first.')
  .meta({ id: 'SignumObjective' })

export const AllocationRow = z
  .object({
    defender: SplitDice,
    attacker: SplitDice,
    kill: Probability.describe('That the defender dies.'),
    die: Probability.describe('That the attacker dies.'),
    dealt: Mean.describe('Wounds and armour tokens that the defender is expected to lose.'),
    taken: Mean.describe('Wounds and armour tokens that the attacker is expected to lose.'),
    difference: Mean.describe('Dealt less taken.'),
  })
  .meta({ id: 'SignumAllocationRow' })
export type AllocationRow = z.infer<typeof AllocationRow>

export const BestAllocation = z
  .object({
    best: AllocationRow.describe('The defender’s best split with the attacker’s best reply to it.'),
    replies: z.array(AllocationRow).max(64).describe('The attacker’s best reply to each split of the defender.'),
    table: z.array(AllocationRow).max(500).describe('Every pair of legal splits.'),
    advice: z.array(z.enum(ADVICE).meta({ id: 'SignumAllocationAdvice' })).max(10),
  })
  .meta({ id: 'SignumBestAllocationOutcome' })
export type BestAllocation = z.infer<typeof BestAllocation>

/** One pair of splits with what it comes to. */
type Pair = { readonly defender: Split; readonly attacker: Split } & Expectation & { readonly difference: Thirds }

/** The best splits of both: the defender commits first, so each of its splits is met by the best reply. */
export function bestAllocation(
  question: MeleeQuestion,
  objective: Objective,
  reading: SignumReading,
): BestAllocation | Refusal {
  const { trace } = reading
  const declared = declareMelee(question, reading)
  if (declared instanceof Refusal) return declared
  const { attacker, defender } = declared
  trace.applied('signum.melee.defender-first', { attacker: attacker.creature.id, defender: defender.creature.id })
  traceLimits(defender.creature, defender.strength, trace)
  if (declared.magical === null) traceLimits(attacker.creature, attacker.strength, trace)

  const rows = pairs(declared)
  const replies = rows.map((row) => bestOf(row, (pair) => asAttacker(pair), objective))
  const best = bestOf(replies, (pair) => asDefender(pair), objective)
  trace.applied('signum.odds.allocation', {
    objective,
    attacker: attacker.creature.id,
    defender: defender.creature.id,
    attack: best.attacker.attack,
    defence: best.attacker.defence,
    theirAttack: best.defender.attack,
    theirDefence: best.defender.defence,
  })
  const advice = adviceFor(declared, best)
  for (const one of advice) trace.applied('signum.odds.advice', { advice: one })
  return { best: rowOf(best), replies: replies.map(rowOf), table: rows.flat().map(rowOf), advice }
}

type Choice = { readonly split: Split; readonly dice: Split }

function choices({ creature, strength, metFirst, stated }: Contender): Choice[] {
  const splits = stated === null ? legalSplits(creature, strength, metFirst) : [stated]
  return splits.map((split) => ({ split, dice: diceOf(creature, split) }))
}

/** Every pair of legal splits, a row for each split of the defender. */
function pairs(declared: DeclaredMelee): Pair[][] {
  const exchange = new Exchange(declared)
  const { attacker, defender, magical } = declared
  const attacking = magical === null ? choices(attacker) : [magicalDice(magical)]
  return choices(defender).map((theirs) =>
    attacking.map((ours) => {
      const expected = exchange.expectation({ attacker: ours.dice, defender: theirs.dice })
      const difference = subtractThirds(expected.dealt, expected.taken)
      const { kill, die, dealt, taken } = expected
      const split = magical === null ? ours.split : ours.dice
      return { defender: theirs.split, attacker: split, kill, die, dealt, taken, difference }
    }),
  )
}

/** A pair as one of the two sees it. */
type Seen = { readonly kill: Thirds; readonly die: Thirds; readonly difference: Thirds; readonly attack: number }

const asAttacker = ({ kill, die, difference, attacker }: Pair): Seen => ({
  kill,
  die,
  difference,
  attack: attacker.attack,
})
const asDefender = ({ kill, die, difference, defender }: Pair): Seen => ({
  kill: die,
  die: kill,
  difference: negated(difference),
  attack: defender.attack,
})

function bestOf(candidates: readonly Pair[], seen: (pair: Pair) => Seen, objective: Objective): Pair {
  return candidates.reduce((best, pair) => (compareSeen(seen(pair), seen(best), objective) > 0 ? pair : best))
}

/** More than 0 if the first is better. */
function compareSeen(a: Seen, b: Seen, objective: Objective): number {
  for (const criterion of CRITERIA[objective]) {
    const order = criterion(a, b)
    if (order !== 0) return order
  }
  return a.attack - b.attack
}

type Criterion = (a: Seen, b: Seen) => number

const moreKill: Criterion = (a, b) => compareThirds(a.kill, b.kill)
const lessDie: Criterion = (a, b) => compareThirds(b.die, a.die)
const moreDifference: Criterion = (a, b) => compareThirds(a.difference, b.difference)
const moreBalance: Criterion = (a, b) => compareThirds(subtractThirds(a.kill, a.die), subtractThirds(b.kill, b.die))

const CRITERIA: Readonly<Record<Objective, readonly Criterion[]>> = {
  expectedDiff: [moreDifference, moreBalance],
  maxKill: [moreKill, lessDie, moreDifference],
  survive: [lessDie, moreKill, moreDifference],
}

/** What the best split follows from, as far as it bears on these two. */
function adviceFor({ attacker, defender, magical }: DeclaredMelee, best: Pair): Advice[] {
  const { tokens, healthLeft } = toughnessOf(defender.creature, defender.held)
  const isWeak = ({ creature }: Contender) => strikeKind(creature) === 'meleeAttackWounded'
  const holds: Readonly<Record<Advice, boolean>> = {
    attackByDefault: magical === null && !isWeak(attacker),
    nothingToFear: best.defender.attack === 0,
    weakTarget: tokens + healthLeft === 1,
    woundedRoller: isWeak(attacker) || isWeak(defender),
    tiredDefender: mustDefend(defender.creature),
  }
  return ADVICE.filter((advice) => holds[advice])
}

const rowOf = ({ defender, attacker, kill, die, dealt, taken, difference }: Pair): AllocationRow => ({
  defender,
  attacker,
  kill: exactThirds(kill.ways, kill.power),
  die: exactThirds(die.ways, die.power),
  dealt: exactThirds(dealt.ways, dealt.power),
  taken: exactThirds(taken.ways, taken.power),
  difference: exactThirds(difference.ways, difference.power),
})
