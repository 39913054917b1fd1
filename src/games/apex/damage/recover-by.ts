import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { ApexContext } from '../define.ts'
import { isHeld, unknownViolation } from '../loot/loot.ts'
import { refuse } from '../refusal.ts'
import { aboveMaximum, maximumOf } from './damage.ts'
import { type Legend, type Recovered, recover } from './recovery.ts'

const amount = z.int().min(0).max(200).default(0)

/** What gives Shield and Health back. */
export const Gain = z
  .union([
    z.strictObject({ amounts: z.strictObject({ health: amount, shield: amount }).meta({ id: 'ApexRecoveryAmounts' }) }),
    z.strictObject({ consumable: z.string().min(1).max(80).describe('The id of a consumable of the content.') }),
  ])
  .describe('What is recovered: by amounts, or by a consumable.')
  .meta({ id: 'ApexRecoveryGain' })
type Gain = z.infer<typeof Gain>

type Question = Parameters<typeof maximumOf>[0] & {
  readonly shield: number
  readonly health: number
  readonly gain: Gain
  readonly backpack?: readonly string[] | undefined
}

/** Gives Shield and Health back by stated amounts or by a consumable. */
export function recoverBy(question: Question, context: Pick<ApexContext, 'content' | 'trace'>): Recovered | Refusal {
  const { shield, health, gain, backpack } = question
  const legend = { shield, health, shieldMaximum: maximumOf(question) }
  if (shield > legend.shieldMaximum) return refuse([aboveMaximum(shield, legend.shieldMaximum, [])])
  if ('amounts' in gain) return recover(legend, { ...gain.amounts, cooldown: 0 }, context.trace)
  return consume(legend, gain.consumable, backpack, context)
}

/** A consumable has to be in the backpack, if one is stated. */
function consume(
  legend: Legend,
  id: string,
  backpack: readonly string[] | undefined,
  { content, trace }: Pick<ApexContext, 'content' | 'trace'>,
): Recovered | Refusal {
  const consumable = content.consumables.get(id)
  if (consumable === undefined) return refuse([unknownViolation('consumable', id, ['gain', 'consumable'])])
  const gains = { health: consumable.health, shield: consumable.shield, cooldown: consumable.cooldown }
  const used = { token: consumable.id, category: 'consumable', held: isHeld(consumable.id, backpack) } as const
  if (!used.held) return refuse([{ rule: 'apex.use.options', path: ['backpack'], facts: used }])
  if (backpack !== undefined) trace.applied('apex.use.options', used)
  trace.applied('apex.use.consumable', { consumable: consumable.id, ...gains })
  return recover(legend, gains, trace)
}
