import { dicePair, rollAttack, rollDefence } from '../../../dice/dice.ts'
import type { GivenRoll, LocustContext } from '../context.ts'

/** Attack dice as the players report them, else rolled. */
export function rollFor({ content, random }: LocustContext, count: number, given: GivenRoll | undefined) {
  const totals = given === undefined ? undefined : { totals: { wounds: given.wounds, omens: given.omens } }
  const { wounds, omens } = rollAttack(dicePair({}, content), count, totals, random)
  return { wounds, omens }
}

/** Shields as the players report them, else rolled. */
export function shieldsFor({ content, random }: LocustContext, count: number, given: number | undefined): number {
  const shields = given === undefined ? undefined : { shields: given }
  return rollDefence(dicePair({}, content), count, shields, random).shields
}
