import { z } from 'zod'

/** How sure a fact is that no rulebook prints. */
export const Sureness = z.enum(['high', 'medium', 'low'])
export type Sureness = z.infer<typeof Sureness>

/** Where the values of the cards come from. */
export const CARDS_SOURCE = 'Three public lists of the cards in agreement, values of the publisher’s card update 1.4.'
