import { z } from 'zod'
import { wholeNumber } from '../../../../contract/whole-number.ts'
import type { SignumViolation } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { amountOf, type Fighter, has } from '../../table/creature.ts'
import { extraDice, traceTextDice } from '../../table/text-dice.ts'
import { Count, LIMITS } from '../../vocabulary.ts'

/** How a creature splits its dice. */
export const Split = z
  .strictObject({ attack: wholeNumber(0, LIMITS.dice), defence: wholeNumber(0, LIMITS.dice) })
  .describe('Dice for attack and for defence.')
  .meta({ id: 'SignumSplit' })
export type Split = z.infer<typeof Split>

/** Dice for attack and for defence in an answer. */
export const SplitDice = z.object({ attack: Count, defence: Count }).meta({ id: 'SignumSplitDice' })

/** Which of two abilities that ask for too many dice is met first. */
export const MetFirst = z
  .enum(['reckless', 'cautious'])
  .describe('Met first if there are too few dice for both: the later one. The controller chooses if it is left out.')
  .meta({ id: 'SignumMetFirst' })
export type MetFirst = z.infer<typeof MetFirst>

type Path = readonly (string | number)[]
/** Whether a creature may do nothing but defend. */
export const mustDefend = (creature: Fighter): boolean => creature.tired && !has(creature, 'stamina')

/** The legal splits of a creature’s dice, the most attack first. */
export function legalSplits(creature: Fighter, strength: number, first: MetFirst | null): Split[] {
  const splits: Split[] = []
  for (let attack = strength; attack >= 0; attack--) {
    const split = { attack, defence: strength - attack }
    if (isLegal(creature, strength, split, first)) splits.push(split)
  }
  return splits
}

/** Whether a split keeps to tiredness, Reckless and Cautious. */
function isLegal(creature: Fighter, strength: number, { attack, defence }: Split, first: MetFirst | null): boolean {
  if (mustDefend(creature)) return attack === 0
  const reckless = Math.min(amountOf(creature, 'reckless'), strength)
  const cautious = Math.min(amountOf(creature, 'cautious'), strength)
  if (reckless + cautious <= strength) return attack >= reckless && defence >= cautious
  return (attack === reckless && first !== 'cautious') || (defence === cautious && first !== 'reckless')
}

/** Everything that is wrong with a split. */
export function splitViolations(
  creature: Fighter,
  strength: number,
  split: Split,
  first: MetFirst | null,
  path: Path,
): SignumViolation[] {
  const { id } = creature
  const { attack, defence } = split
  if (attack + defence !== strength) {
    return [{ rule: 'signum.melee.pool', path, facts: { creature: id, strength, attack, defence, problem: 'sum' } }]
  }
  if (isLegal(creature, strength, split, first)) return []
  if (mustDefend(creature)) {
    return [{ rule: 'signum.melee.tired', path, facts: { creature: id, state: 'mustDefend' } }]
  }
  const reckless = Math.min(amountOf(creature, 'reckless'), strength)
  const cautious = Math.min(amountOf(creature, 'cautious'), strength)
  const violations: SignumViolation[] = []
  if (attack < reckless) {
    violations.push({ rule: 'signum.ability.reckless', path, facts: { creature: id, min: reckless, attack } })
  }
  if (defence < cautious) {
    violations.push({ rule: 'signum.ability.cautious', path, facts: { creature: id, min: cautious, defence } })
  }
  return violations
}

/** The dice of a split with those that Expert abilities and texts add; a roll without dice gets none. */
export function diceOf(creature: Fighter, split: Split): Split {
  const { attack, defence } = split
  const expert = expertDice(creature, split)
  return {
    attack: attack === 0 ? 0 : attack + expert.attack + extraDice(creature, 'meleeAttack'),
    defence: defence === 0 ? 0 : defence + expert.defence + extraDice(creature, 'meleeDefence'),
  }
}

/** The dice that Expert abilities add where all dice go to one of the two. */
const expertDice = (creature: Fighter, { attack, defence }: Split): Split => ({
  attack: attack > 0 && defence === 0 ? amountOf(creature, 'expertAttack') : 0,
  defence: defence > 0 && attack === 0 ? amountOf(creature, 'expertDefence') : 0,
})

/** Traces what bears on how a creature splits its dice. */
export function traceLimits(creature: Fighter, strength: number, trace: SignumTrace): void {
  const { id } = creature
  if (strength === 0) {
    trace.applied('signum.melee.strength-zero', { creature: id })
    return
  }
  if (mustDefend(creature)) {
    trace.applied('signum.melee.tired', { creature: id, state: 'defends' })
    return
  }
  if (creature.tired) trace.applied('signum.ability.stamina', { creature: id })
  const reckless = Math.min(amountOf(creature, 'reckless'), strength)
  if (reckless > 0) trace.applied('signum.ability.reckless', { creature: id, min: reckless, attack: reckless })
  const cautious = Math.min(amountOf(creature, 'cautious'), strength)
  if (cautious > 0) trace.applied('signum.ability.cautious', { creature: id, min: cautious, defence: cautious })
}

/** Traces a split and the dice that it adds. */
export function traceSplit(creature: Fighter, split: Split, trace: SignumTrace): void {
  const { id } = creature
  const { attack, defence } = split
  trace.applied('signum.melee.pool', { creature: id, strength: attack + defence, attack, defence, problem: null })
  const expert = expertDice(creature, split)
  if (expert.attack > 0) trace.applied('signum.ability.expert-attack', { creature: id, x: expert.attack })
  if (expert.defence > 0) trace.applied('signum.ability.expert-defence', { creature: id, x: expert.defence })
  if (attack > 0) traceTextDice(creature, 'meleeAttack', trace)
  if (defence > 0) traceTextDice(creature, 'meleeDefence', trace)
}
