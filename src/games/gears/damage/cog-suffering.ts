import { z } from 'zod'
import { type Random, shuffled } from '../../../rulebook/random.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { GearsContent } from '../content/gears-content.ts'
import type { GearsViolation } from '../refusal.ts'
import { refuse } from '../refusal.ts'
import type { GearsTrace } from '../rules.ts'
import { CogStatus, Count, Id } from '../vocabulary.ts'
import { Casualties, type Soldier } from './casualties.ts'
import { Suffered } from './suffering.ts'

const card = z.string().min(1).max(80)

export const cogSufferingFields = {
  id: Id.default('cog'),
  status: CogStatus.default('standing'),
  hand: z
    .union([
      z.strictObject({ size: z.int().min(0).max(20) }),
      z.strictObject({ cards: z.array(card).max(20).describe('Names of the cards; a name may be there twice.') }),
    ])
    .describe('The order cards in hand: how many, or which.')
    .meta({ id: 'GearsHand' }),
  wounds: z.array(z.int().min(0).max(100)).min(1).max(50).describe('Amounts of wounds, one after the other.'),
  chosen: z.array(card).max(20).optional().describe('The cards that the player discards, in this order.'),
  atRandom: z.boolean().default(false).describe('Whether an ability makes the player discard at random.'),
  insane: z.boolean().default(false).describe('Whether the Insane difficulty is played.'),
  others: z.array(CogStatus).max(3).default([]).describe('The other COG; if nobody is standing the mission is lost.'),
}
const Fields = z.strictObject(cogSufferingFields)
type Input = z.infer<typeof Fields>

export const CogSuffering = z
  .object({
    steps: z.array(Suffered),
    status: CogStatus,
    hand: Count,
    discarded: z.array(z.string()).describe('The cards that are discarded, where they were named.'),
    kept: z.array(z.string()).describe('The cards that are kept, where they were named.'),
    toChoose: Count.describe('How many cards the player still has to choose.'),
    nobodyStands: z.boolean().describe('Whether every COG now bleeds or was executed.'),
  })
  .meta({ id: 'GearsCogWoundsOutcome' })
export type CogSuffering = z.infer<typeof CogSuffering>

type Context = { content: GearsContent; random: Random; trace: GearsTrace }

/** Applies amounts of wounds to a COG, one after the other. */
export function sufferCog(input: Input, { content, random, trace }: Context): CogSuffering | Refusal {
  const { id, status, hand, wounds, insane: isInsane, atRandom } = input
  const cards = 'cards' in hand ? hand.cards : []
  const size = 'cards' in hand ? cards.length : hand.size
  const soldier: Soldier = { side: 'cog', id, zone: 'zone', hand: size, status }
  const settings = { numbers: content.attackNumbers, isInsane, piles: null, blastOrder: [] }
  const casualties = new Casualties([soldier], settings, trace)
  for (const amount of wounds) casualties.suffer(id, amount, { cause: 'direct', weapon: null, atRandom })
  const lost = size - soldier.hand
  const paid = payWith(input, cards, lost, random)
  if (paid instanceof Refusal) return paid
  return {
    steps: casualties.record,
    status: soldier.status,
    hand: soldier.hand,
    ...paid,
    nobodyStands: [soldier.status, ...input.others].every((candidate) => candidate !== 'standing'),
  }
}

type Paid = Pick<CogSuffering, 'discarded' | 'kept' | 'toChoose'>

/** Which cards are discarded: drawn at random, as chosen, or all if there is no choice. */
function payWith(
  { id, chosen, atRandom, insane }: Input,
  cards: readonly string[],
  lost: number,
  random: Random,
): Paid | Refusal {
  if (cards.length === 0) return { discarded: [], kept: [], toChoose: 0 }
  if (atRandom || insane) {
    const order = lost > 0 ? shuffled(cards, random) : cards
    return { discarded: order.slice(0, lost), kept: order.slice(lost), toChoose: 0 }
  }
  if (chosen === undefined && lost < cards.length) return { discarded: [], kept: [...cards], toChoose: lost }
  const discarded = chosen ?? [...cards]
  const kept = without(cards, discarded)
  if (kept !== null && discarded.length === lost) return { discarded: [...discarded], kept, toChoose: 0 }
  const violation: GearsViolation = {
    rule: 'gears.wound.cog',
    path: ['chosen'],
    facts: { figure: id, expected: lost },
  }
  return refuse([violation])
}

/** The cards that are left when others are taken away; null if one of them is not there. */
function without(cards: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...cards]
  for (const one of taken) {
    const place = left.indexOf(one)
    if (place === -1) return null
    left.splice(place, 1)
  }
  return left
}
