import { z } from 'zod'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { refuse } from '../refusal.ts'
import { Cost, Id } from '../vocabulary.ts'

/** A cost, or the card of the content whose cost it is. */
export const Price = z
  .union([
    z.strictObject({ card: Id }).meta({ id: 'SignumPriceOfCard' }),
    z.strictObject({ own: Cost }).meta({ id: 'SignumOwnPrice' }),
  ])
  .meta({ id: 'SignumPrice' })
export type Price = z.infer<typeof Price>

export function costOf(price: Price, { cards }: SignumContent): Cost | Refusal {
  if ('own' in price) return price.own
  const card = cards.get(price.card)
  if (card !== undefined && 'cost' in card) return card.cost
  return refuse([{ rule: 'signum.content.known', path: ['cost', 'card'], facts: { kind: 'card', id: price.card } }])
}
