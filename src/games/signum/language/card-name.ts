import type { Locale } from '../../../lib/locale.ts'
import { signumContent } from '../content/signum-content.ts'

/** The printed name of a card; a card that the caller described keeps the name it was given. */
export const cardName = (card: string, locale: Locale): string => signumContent.cards.get(card)?.name[locale] ?? card

/** The printed names of several cards. */
export const cardNames = (cards: readonly string[], locale: Locale): string[] =>
  cards.map((card) => cardName(card, locale))
