import type { Locale } from '../../../lib/locale.ts'
import type { SignumContent } from '../content/signum-content.ts'
import { cardName } from './card-name.ts'

const COPY = /^(.+)#(\d+)$/

/**
 * What players call a thing of a match: the printed name. Which copy of a card it is matters only on the battlefield, so
 * only creatures and templates are numbered.
 */
export function copyName(id: string, locale: Locale, content: Pick<SignumContent, 'cards'>): string {
  const [, card = id, copy = ''] = COPY.exec(id) ?? []
  const name = cardName(card, locale, content)
  const kind = content.cards.get(card)?.kind
  const isOnField = kind === 'hero' || kind === 'character' || kind === 'terrain'
  return copy !== '' && isOnField ? `${name} ${copy}` : name
}

export const copyNames = (ids: readonly string[], locale: Locale, content: Pick<SignumContent, 'cards'>): string[] =>
  ids.map((id) => copyName(id, locale, content))
