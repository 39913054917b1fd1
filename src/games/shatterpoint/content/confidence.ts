import { z } from 'zod'

/** How sure a fact is that no rulebook prints. */
export const Confidence = z.enum(['high', 'medium', 'low'])
export type Confidence = z.infer<typeof Confidence>

/** Where the values of cards outside the core set come from. */
export const FURTHER_SOURCE = 'Public lists and pictures of the cards, values of the publisher’s card update 1.4.'

/** Where the values of the cards come from. */
export const CARDS_SOURCE = 'Three public lists of the cards in agreement, values of the publisher’s card update 1.4.'
