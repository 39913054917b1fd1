import { z } from 'zod'
import { itemAt } from '../../../lib/items.ts'
import type { Random } from '../../../rulebook/random.ts'
import { Count, DieSymbol } from '../vocabulary.ts'
import { isSuccess, type RollKind, rollSymbols } from './dice.ts'
import { type GivenPool, symbolsOf } from './given-dice.ts'

/** Dice that are rolled together, and what lets some of them be rolled again. */
export type Pool = {
  readonly kind: RollKind
  readonly dice: number
  /** Every success has to be rolled again: Veteran, Hard Target. */
  readonly forced: boolean
  /** So many failures may be rolled again by Sniper or by terrain. */
  readonly free: number
  /** So many of the dice that still fail may be rolled again by a Master. */
  readonly master: number
  /** So many of the dice that fail even then may be rolled again by texts. */
  readonly text: number
}

export const plainPool = (kind: RollKind, dice: number): Pool => ({
  kind,
  dice,
  forced: false,
  free: 0,
  master: 0,
  text: 0,
})

/** The steps of rolling again, in their order. */
export const REROLL_STEPS = ['forced', 'free', 'master', 'text'] as const
export const RerollStep = z
  .enum(REROLL_STEPS)
  .describe('Forced by Veteran or Hard Target, free by Sniper or terrain, by a Master, or by a text.')
  .meta({ id: 'SignumRerollStep' })
export type RerollStep = z.infer<typeof RerollStep>

export const Reroll = z
  .object({ die: Count.describe('Which die, from 0.'), step: RerollStep, symbol: DieSymbol })
  .meta({ id: 'SignumReroll' })
export type Reroll = z.infer<typeof Reroll>

/** How many dice each step rolled again. */
export function countRerolls(rerolls: readonly Reroll[]): Record<RerollStep, number> {
  const counts = { forced: 0, free: 0, master: 0, text: 0 }
  for (const { step } of rerolls) counts[step]++
  return counts
}

export const RolledPool = z
  .object({
    rolled: z.array(DieSymbol).max(200).describe('As the dice fell first.'),
    rerolls: z.array(Reroll).max(800).describe('The dice that were rolled again, in order.'),
    symbols: z.array(DieSymbol).max(200).describe('As the dice lie in the end.'),
    successes: Count,
  })
  .meta({ id: 'SignumRolledPool' })
export type RolledPool = z.infer<typeof RolledPool>

/** Given dice that are too few or too many. */
export type WrongDice = {
  readonly wrong: 'rolled' | 'rerolled'
  readonly needed: number
  readonly given: number
}

/** Rolls a pool and rolls again what may or must be, by given dice or by chance. */
export function rollPool(pool: Pool, given: GivenPool | undefined, random: Random): RolledPool | WrongDice {
  const { kind, dice } = pool
  const rolled = given === undefined ? rollSymbols(dice, random) : [...symbolsOf(given.rolled)]
  if (rolled.length !== dice) return { wrong: 'rolled', needed: dice, given: rolled.length }
  if (given === undefined && !mayBeRerolled(pool)) {
    return { rolled, rerolls: [], symbols: rolled, successes: countSuccesses(rolled, kind) }
  }
  const again = given === undefined ? null : symbolsOf(given.rerolled ?? { symbols: [] })
  return rerollSteps(pool, rolled, again, random)
}

const mayBeRerolled = ({ forced, free, master, text }: Pool): boolean => forced || free + master + text > 0

function rerollSteps(
  pool: Pool,
  rolled: DieSymbol[],
  given: readonly DieSymbol[] | null,
  random: Random,
): RolledPool | WrongDice {
  const symbols = [...rolled]
  const rerolls: Reroll[] = []
  for (const step of REROLL_STEPS) {
    const chosen = chosenDice(pool, step, symbols)
    if (given !== null && rerolls.length + chosen.length > given.length) {
      return { wrong: 'rerolled', needed: rerolls.length + chosen.length, given: given.length }
    }
    const fallen = given === null ? rollSymbols(chosen.length, random) : given.slice(rerolls.length)
    layAgain(chosen, fallen, step, symbols, rerolls)
  }
  if (given !== null && rerolls.length < given.length) {
    return { wrong: 'rerolled', needed: rerolls.length, given: given.length }
  }
  return { rolled, rerolls, symbols, successes: countSuccesses(symbols, pool.kind) }
}

/** Lays the dice of a step down as they fell the second time. */
function layAgain(
  chosen: readonly number[],
  fallen: readonly DieSymbol[],
  step: RerollStep,
  symbols: DieSymbol[],
  rerolls: Reroll[],
): void {
  for (const [index, die] of chosen.entries()) {
    const symbol = itemAt(fallen, index)
    symbols[die] = symbol
    rerolls.push({ die, step, symbol })
  }
}

/** Whoever rolls says how many of the failed dice a step rolls again. */
export type RerollDecision<Question, Answer> = (
  step: RerollStep,
  failed: { readonly symbols: readonly DieSymbol[]; readonly most: number },
) => Generator<Question, number, Answer>

/** Rolls a pool by chance; what may be rolled again is asked, what must be is not. */
export function* rollAsking<Question, Answer>(
  pool: Pool,
  random: Random,
  decide: RerollDecision<Question, Answer>,
): Generator<Question, RolledPool, Answer> {
  const rolled = rollSymbols(pool.dice, random)
  const symbols = [...rolled]
  const rerolls: Reroll[] = []
  for (const step of REROLL_STEPS) {
    const may = chosenDice(pool, step, symbols)
    if (may.length === 0) continue
    const count = step === 'forced' ? may.length : yield* decide(step, { symbols, most: may.length })
    const chosen = may.slice(0, count)
    layAgain(chosen, rollSymbols(chosen.length, random), step, symbols, rerolls)
  }
  return { rolled, rerolls, symbols, successes: countSuccesses(symbols, pool.kind) }
}

/** The dice that a step rolls again, from the left: all successes, or so many of the failures. */
function chosenDice(pool: Pool, step: RerollStep, symbols: readonly DieSymbol[]): readonly number[] {
  const { kind, forced } = pool
  const max = step === 'forced' ? (forced ? symbols.length : 0) : pool[step]
  const chosen: number[] = []
  for (let die = 0; die < symbols.length && chosen.length < max; die++) {
    if (isSuccess(itemAt(symbols, die), kind) === (step === 'forced')) chosen.push(die)
  }
  return chosen
}

/** How many of the dice are successes. */
export function countSuccesses(symbols: readonly DieSymbol[], kind: RollKind): number {
  let successes = 0
  for (const symbol of symbols) if (isSuccess(symbol, kind)) successes++
  return successes
}
