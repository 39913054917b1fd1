import { z } from 'zod'
import type { Random } from '../../../../rulebook/random.ts'
import type { Refusal } from '../../../../rulebook/refusal.ts'
import { AIM_DECK_SIZE, type AimCard, AimCardFace, type AimCardFace as Face } from '../../content/aim-cards.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { Label } from '../../language/label.ts'
import { refuse } from '../../refusal.ts'

/** The most aim cards one question may be about. */
export const MAX_CARDS = 30

/** A card that lies face up, with the id it has in the deck; a card that was only described has none. */
export const RevealedCard = AimCardFace.extend({ id: z.string().nullable() }).meta({ id: 'ApexRevealedCard' })
export type RevealedCard = z.infer<typeof RevealedCard>

export const GivenCard = z
  .union([z.strictObject({ card: z.string().max(80) }), z.strictObject({ face: AimCardFace })])
  .meta({ id: 'ApexGivenCard' })

/** The cards that players drew themselves. */
export const GivenCards = z
  .array(GivenCard.nullable())
  .max(MAX_CARDS)
  .optional()
  .describe('The cards in the order they were drawn, by id or by what is printed on them; null lets the service draw.')
export type GivenCards = z.infer<typeof GivenCards>

const OwnCard = AimCardFace.extend({ id: Label.optional().describe('card-1, card-2 and so on if left out.') }).meta({
  id: 'ApexOwnAimCard',
})

/** The caller's own aim deck. */
export const AimDeck = z
  .array(OwnCard)
  .min(1)
  .max(AIM_DECK_SIZE)
  .refine((deck) => new Set(deck.map(idOfOwn)).size === deck.length, { error: 'No two cards have the same id.' })
  .optional()
  .describe('Your own aim cards instead of those of the content, which are constructed.')
export type AimDeck = z.infer<typeof AimDeck>

function idOfOwn({ id }: z.infer<typeof OwnCard>, index: number): string {
  return id ?? `card-${index + 1}`
}

/** The content with the caller's own aim deck instead of the constructed one. */
export function withAimDeck(content: ApexContent, deck: AimDeck): ApexContent {
  if (deck === undefined) return content
  const cards = deck.map((card, index): AimCard => {
    const id = idOfOwn(card, index)
    const name = { en: `Aim card ${card.value}`, es: `Carta de Puntería ${card.value}` }
    return { ...card, id, kind: 'aimCard', name, provenance: 'public', source: 'Given in the question.' }
  })
  return { ...content, aimCards: new Map(cards.map((card) => [card.id, card])) }
}

/**
 * Reveals cards of a freshly shuffled aim deck: those that were given, and for the rest a draw each. A deck that runs
 * out gives what it has (ruling Q-30). Refuses cards that cannot have been drawn.
 */
export function revealAimCards(
  count: number,
  given: GivenCards,
  content: ApexContent,
  random: Random,
): RevealedCard[] | Refusal {
  if (given !== undefined && given.length > count) {
    const facts = { card: '', reason: 'surplus', drawn: count } as const
    return refuse([{ rule: 'apex.aim.possible-cards', path: ['cards', count], facts }])
  }
  const impossible = impossibleCards(given ?? [], content)
  if (impossible.length > 0) return refuse(impossible)

  const named = new Set((given ?? []).flatMap((entry) => (entry !== null && 'card' in entry ? [entry.card] : [])))
  const pile = [...content.aimCards.values()].filter(({ id }) => !named.has(id))
  const revealed: RevealedCard[] = []
  for (let index = 0; index < count; index++) {
    const reported = given?.[index] ?? null
    if (reported !== null) revealed.push(lookUp(reported, content))
    else if (pile.length > 0) revealed.push(...pile.splice(random.below(pile.length), 1).map(asRevealed))
  }
  return revealed
}

function impossibleCards(given: NonNullable<GivenCards>, content: ApexContent) {
  const seen = new Set<string>()
  return given.flatMap((reported, index) => {
    if (reported === null || !('card' in reported)) return []
    const reason = !content.aimCards.has(reported.card) ? 'unknown' : seen.has(reported.card) ? 'repeated' : null
    seen.add(reported.card)
    if (reason === null) return []
    const facts = { card: reported.card, reason } as const
    return [{ rule: 'apex.aim.possible-cards' as const, path: ['cards', index], facts }]
  })
}

function lookUp(given: z.infer<typeof GivenCard>, content: ApexContent): RevealedCard {
  if ('face' in given) return { id: null, ...given.face }
  const card = content.aimCards.get(given.card)
  if (card === undefined) throw new Error(`${given.card} was looked up before it was checked.`)
  return asRevealed(card)
}

function asRevealed({ id, value, icons, arrow }: Face & { id: string }): RevealedCard {
  return { id, value, icons, arrow }
}
