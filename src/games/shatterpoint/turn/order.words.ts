import type { Locale } from '../../../lib/locale.ts'
import { formatChoice, formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import type { OrderCards } from './order-deck.ts'
import type { ORDER_CHOICES } from './order-step.ts'

export type OrderChoice = (typeof ORDER_CHOICES)[number]

const CHOICES: Readonly<Record<OrderChoice, Readonly<Record<Locale, string>>>> = {
  reveal: { en: 'reveal a card', es: 'revelar una carta' },
  takeReserve: { en: 'take the reserved card', es: 'tomar la carta en reserva' },
  putInReserve: { en: 'put the card in reserve', es: 'poner la carta en reserva' },
  keep: { en: 'use the card', es: 'usar la carta' },
  activate: { en: 'activate a unit', es: 'activar una unidad' },
  skip: { en: 'pay 1 Force for another card', es: 'pagar 1 de Fuerza por otra carta' },
}

/** `reveal a card`; with a unit, `activate Rex`. */
export function choiceText(choice: OrderChoice, locale: Locale, unit?: string): string {
  if (unit === undefined) return CHOICES[choice][locale]
  return { en: `activate ${unit}`, es: `activar a ${unit}` }[locale]
}

/** `put the card in reserve or use the card` */
export const choicesText = (choices: readonly string[], locale: Locale): string => formatChoice(choices, locale)

/** What lies where after a step with the order cards, one line each. */
export function cardLines({ deck, reserve, discard, removed, force }: OrderCards, locale: Locale): readonly string[] {
  const named = (cards: readonly string[]) =>
    formatList(
      cards.map((card) => cardName(card, locale)),
      locale,
    )
  return [
    { en: `Left in the deck: ${cardCount(deck.length, 'en')}.`, es: `En el mazo: ${cardCount(deck.length, 'es')}.` }[
      locale
    ],
    ...(reserve === null
      ? []
      : [{ en: `In reserve: ${named([reserve])}.`, es: `En reserva: ${named([reserve])}.` }[locale]]),
    ...(discard.length === 0
      ? []
      : [{ en: `In the discard pile: ${named(discard)}.`, es: `En los descartes: ${named(discard)}.` }[locale]]),
    ...(removed.length === 0
      ? []
      : [{ en: `Out of the game: ${named(removed)}.`, es: `Fuera de la partida: ${named(removed)}.` }[locale]]),
    {
      en: `Force ready: ${force.ready} of ${force.total}.`,
      es: `Fuerza preparada: ${force.ready} de ${force.total}.`,
    }[locale],
  ]
}

const CARDS: Noun = { en: ['card', 'cards'], es: ['carta', 'cartas'] }
export const cardCount = (count: number, locale: Locale): string => formatCount(count, CARDS, locale)

/** Whose card it is; the Shatterpoint card by its own name. */
export const cardName = (card: string, locale: Locale): string =>
  card === 'shatterpoint' ? { en: 'the Shatterpoint card', es: 'el Punto de fractura' }[locale] : card
