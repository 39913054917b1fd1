import { Refusal } from '../../../../rulebook/refusal.ts'
import { fighterOf, traceReasons } from '../../abilities/read-fighter.ts'
import type { SignumReading } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { amountOf, type Fighter, isWounded, type StatedFighter } from '../../table/creature.ts'
import { diceOf, legalSplits, type MetFirst, mustDefend, type Split, traceLimits, traceSplit } from './allocation.ts'

type Question = { readonly creature: StatedFighter; readonly bonus: number; readonly metFirst?: MetFirst }

type Splits = {
  readonly strength: number
  readonly mustDefend: boolean
  readonly splits: { readonly split: Split; readonly dice: Split }[]
}

/** Lists the ways in which a creature may split its dice. */
export function listSplits(
  { creature: stated, bonus, metFirst }: Question,
  { content, trace }: SignumReading,
): Splits | Refusal {
  const creature = fighterOf(stated, content, 'creature')
  if (creature instanceof Refusal) return creature
  traceReasons(creature, trace)
  const strength = creature.strength + berserkBonus(creature, trace) + bonus
  if (strength === 0) {
    const facts = { creature: creature.id }
    return refuse([{ rule: 'signum.melee.strength-zero', path: ['creature', 'strength'], facts }])
  }
  traceLimits(creature, strength, trace)
  const splits = legalSplits(creature, strength, metFirst ?? null)
  for (const split of splits) traceSplit(creature, split, trace)
  return {
    strength,
    mustDefend: mustDefend(creature),
    splits: splits.map((split) => ({ split, dice: diceOf(creature, split) })),
  }
}

function berserkBonus(creature: Fighter, trace: SignumTrace): number {
  const berserk = isWounded(creature) ? amountOf(creature, 'berserk') : 0
  if (berserk > 0) {
    trace.applied('signum.ability.berserk', { creature: creature.id, strength: berserk, problem: null })
  }
  return berserk
}
