import { answered } from '../../../../lib/run-through.ts'
import type { Random } from '../../../../rulebook/random.ts'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import type { Relics } from '../../damage/durable-relic.ts'
import type { GivenPool } from '../../dice/given-dice.ts'
import { type Pool, type RolledPool, rollPool } from '../../dice/pool.ts'
import { refuse } from '../../refusal.ts'
import type { Fighter } from '../../table/creature.ts'

/** The dice of one side that are to be rolled. */
export type MeleeRoll = {
  readonly creature: Fighter
  readonly role: 'attacker' | 'defender'
  readonly field: 'attackDice' | 'defenceDice'
  readonly pool: Pool
}

/** Who rolls the dice of a melee and orders the relics that take its damage; in a match somebody is asked. */
export type MeleeTable<Question, Answer> = {
  roll(roll: MeleeRoll): Generator<Question, RolledPool | Refusal, Answer>
  relics(bearer: Fighter, damage: number, held: Relics): Generator<Question, Relics, Answer>
}

/** The dice that a question states for both sides. */
type StatedDice = Readonly<
  Record<'attacker' | 'defender', { readonly attackDice?: GivenPool; readonly defenceDice?: GivenPool }>
>

/** The dice and the order of relics that the question states; what is left out is rolled. */
export const statedTable = (input: StatedDice, random: Random): MeleeTable<never, never> => ({
  roll: (roll) => answered(rollStated(input, roll, random)),
  relics: (_bearer, _damage, held) => answered(held),
})

function rollStated(
  input: StatedDice,
  { creature, role, field, pool }: MeleeRoll,
  random: Random,
): RolledPool | Refusal {
  const result = rollPool(pool, input[role][field], random)
  if (!('wrong' in result)) return result
  const { wrong, needed, given } = result
  const facts = { creature: creature.id, roll: pool.kind, again: wrong === 'rerolled', needed, given }
  return refuse([{ rule: 'signum.dice.given', path: [role, field, wrong], facts }])
}
