import { z } from 'zod'
import { Seed } from '../../../../contract/operation.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { defineApexOperation } from '../../define.ts'
import { ruleIds } from '../../rules.ts'
import { aimRules } from './aim.rules.ts'
import { AimDeck, GivenCards, MAX_CARDS, RevealedCard, revealAimCards, withAimDeck } from './aim-deck.ts'

export const aimCardsOperation = defineApexOperation({
  id: 'apex.aim-cards',
  kind: 'resolution',
  summary: {
    en: 'Reveals cards of the aim deck, drawn by the service or reported by the players.',
    es: 'Revela cartas del mazo de puntería, robadas por el servicio o indicadas por los jugadores.',
  },
  rules: ruleIds(aimRules),
  input: z
    .strictObject({ count: z.int().min(1).max(MAX_CARDS), aimDeck: AimDeck, cards: GivenCards, seed: Seed.optional() })
    .meta({ id: 'ApexAimCardsInput' }),
  outcome: z.object({ cards: z.array(RevealedCard) }).meta({ id: 'ApexAimCardsOutcome' }),
  examples: [
    {
      name: 'Three cards by a seed',
      input: { count: 3, seed: 'hmac-sha256,1,0000000000000000000000000000000000000000000000000000000000000007' },
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
  run({ count, cards: given, aimDeck }, { trace, random, content }) {
    const cards = revealAimCards(count, given, withAimDeck(content, aimDeck), random)
    if (cards instanceof Refusal) return cards
    trace.applied('apex.aim.fresh-deck', { cards: cards.map(({ id, value }) => ({ id, value })), asked: count })
    return { cards }
  },
  headline({ cards }, { count }, locale) {
    const values = cards.map(({ value }) => value).join(', ')
    if (cards.length < count) {
      return {
        en: `The whole deck, ${cards.length} instead of ${count} aim cards: ${values}.`,
        es: `El mazo entero, ${cards.length} en vez de ${count} cartas de puntería: ${values}.`,
      }[locale]
    }
    return cards.length === 1
      ? { en: `Aim card: ${values}.`, es: `Carta de puntería: ${values}.` }[locale]
      : { en: `Aim cards: ${values}.`, es: `Cartas de puntería: ${values}.` }[locale]
  },
})
