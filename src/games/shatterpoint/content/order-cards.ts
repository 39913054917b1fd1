import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { Id } from '../vocabulary.ts'
import { abilities } from './abilities.ts'
import type { Unit } from './unit-card.ts'
import { units } from './units.ts'

/** An order card: of a unit, or the Shatterpoint card of each player. */
export const OrderCard = ContentEntry.extend({
  kind: z.literal('orderCard'),
  unit: Id.nullable().describe('null for a Shatterpoint card.'),
  /** Whether it reminds of a tactic ability. */
  hasTactic: z.boolean(),
  copies: z.int().min(1).max(2),
})
export type OrderCard = z.infer<typeof OrderCard>

const tactics = new Set(abilities.filter(({ ability }) => ability.type === 'tactic').map(({ id }) => id))

const orderOf = (unit: Unit): z.input<typeof OrderCard> => ({
  id: `order-${unit.id}`,
  kind: 'orderCard',
  name: { en: `Order: ${unit.name.en}`, es: `Orden: ${unit.name.es}` },
  provenance: 'rulebook',
  source: 'p. 5 and 10: one order card for each unit; the tactic icon follows from its abilities.',
  unit: unit.id,
  hasTactic: unit.abilities.some((id) => tactics.has(id)),
  copies: 1,
})

/** The 14 order cards of the box. */
export const orderCards = defineEntries(OrderCard, [
  ...units.map(orderOf),
  {
    id: 'shatterpoint-card',
    kind: 'orderCard',
    name: { en: 'Shatterpoint', es: 'Punto de fractura' },
    provenance: 'rulebook',
    source: 'p. 5 and 10: 14 order cards, of which 12 are of units; so each player has one.',
    unit: null,
    hasTactic: false,
    copies: 2,
  },
])
