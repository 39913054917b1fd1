import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { AIM_DECK_SIZE } from '../../content/aim-cards.ts'
import type { ApexContent } from '../../content/apex-content.ts'
import { defineApexOperation } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import type { ApexTrace } from '../../rules.ts'
import { ruleIds } from '../../rules.ts'
import { aimRules } from './aim.rules.ts'
import { AimDeck, GivenCards, MAX_CARDS, RevealedCard, revealAimCards, withAimDeck } from './aim-deck.ts'

export const aimCardsOperation = defineApexOperation({
  id: 'apex.aim-cards',
  kind: 'resolution',
  summary: {
    en: 'Reveals cards of the aim deck, drawn by the service or reported by the players.',
    es: 'Revela cartas del mazo de Puntería, robadas por el servicio o indicadas por los jugadores.',
  },
  rules: ruleIds(aimRules),
  input: z
    .strictObject({
      count: z.int().min(1).max(MAX_CARDS),
      aimDeck: AimDeck,
      onTrack: z
        .array(z.string().max(80))
        .max(AIM_DECK_SIZE)
        .default([])
        .describe('Cards that lie on the aim track while this draw interrupts: they are not in the deck.'),
      cards: GivenCards,
      seed: Seed.optional(),
    })
    .meta({ id: 'ApexAimCardsInput' }),
  outcome: z.object({ cards: z.array(RevealedCard) }).meta({ id: 'ApexAimCardsOutcome' }),
  examples: [
    {
      name: 'Three cards by a seed',
      input: { count: 3, seed: 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007' },
    },
    {
      name: 'While two cards lie on the track',
      input: {
        count: 1,
        onTrack: ['aim-12', 'aim-14'],
        seed: 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007',
      },
    },
    {
      name: 'What if the second card had been a 70?',
      input: {
        count: 2,
        cards: [null, { card: 'aim-12' }],
        seed: 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007',
      },
    },
  ],
  run({ count, cards: given, aimDeck, onTrack }, { trace, random, content }) {
    const deck = withoutTrack(withAimDeck(content, aimDeck), onTrack, trace)
    if (deck instanceof Refusal) return deck
    const cards = revealAimCards(count, given, deck, random)
    if (cards instanceof Refusal) return cards
    trace.applied('apex.aim.fresh-deck', { cards: cards.map(({ id, value }) => ({ id, value })), asked: count })
    return { cards }
  },
  headline({ cards }, { count }, locale) {
    const values = cards.map(({ value }) => value).join(', ')
    if (cards.length < count) {
      return {
        en: `The whole deck, ${cards.length} instead of ${count} aim cards: ${values}.`,
        es: `El mazo entero, ${cards.length} en vez de ${count} cartas de Puntería: ${values}.`,
      }[locale]
    }
    return cards.length === 1
      ? { en: `Aim card: ${values}.`, es: `Carta de Puntería: ${values}.` }[locale]
      : { en: `Aim cards: ${values}.`, es: `Cartas de Puntería: ${values}.` }[locale]
  },
})

/** The content without the cards that lie on the aim track. */
function withoutTrack(content: ApexContent, onTrack: readonly string[], trace: ApexTrace): ApexContent | Refusal {
  if (onTrack.length === 0) return content
  const missing = onTrack.findIndex((id, index) => !content.aimCards.has(id) || onTrack.indexOf(id) < index)
  if (missing >= 0) {
    const card = onTrack[missing] ?? ''
    const reason = content.aimCards.has(card) ? 'repeated' : 'unknown'
    return refuse([{ rule: 'apex.aim.possible-cards', path: ['onTrack', missing], facts: { card, reason } }])
  }
  const aimCards = new Map([...content.aimCards].filter(([id]) => !onTrack.includes(id)))
  trace.applied('apex.aim.nested', { lying: onTrack.length, left: aimCards.size })
  return { ...content, aimCards }
}
