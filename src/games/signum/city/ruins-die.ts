import { z } from 'zod'
import type { Random } from '../../../rulebook/random.ts'
import { dieOf, GivenDie } from '../dice/one-die.ts'
import type { SignumViolation } from '../refusal.ts'
import type { SignumTrace } from '../rules.ts'
import type { Fighter } from '../table/creature.ts'
import { textRerolls } from '../table/text-dice.ts'
import { DieSymbol } from '../vocabulary.ts'

/** The die of ruins, and when a text lets it be rolled again. */
export const ruinsDieFields = {
  die: GivenDie.exactOptional(),
  rerollOn: z
    .array(DieSymbol)
    .max(3)
    .default([])
    .describe('With which symbols the die is rolled again, if a text that holds on the character allows it.'),
  again: GivenDie.exactOptional().describe('What the second roll showed; rolled here if left out.'),
}
const Fields = z.strictObject(ruinsDieFields)
type RuinsDie = z.infer<typeof Fields>

/** A re-roll that no text allows. */
export function rerollViolations(creature: Fighter, { rerollOn }: Pick<RuinsDie, 'rerollOn'>): SignumViolation[] {
  if (rerollOn.length === 0 || textRerolls(creature, 'ruins') > 0) return []
  const facts = { creature: creature.id, first: null, second: null }
  return [{ rule: 'signum.ruins.reroll', path: ['rerollOn'], facts }]
}

/** The symbol that counts: of the die, or of the die rolled again. */
export function rollRuinsDie(creature: Fighter, asked: RuinsDie, random: Random, trace: SignumTrace): DieSymbol {
  const first = dieOf(asked.die, random)
  if (!asked.rerollOn.includes(first)) return first
  const second = dieOf(asked.again, random)
  trace.applied('signum.ruins.reroll', { creature: creature.id, first, second })
  return second
}
