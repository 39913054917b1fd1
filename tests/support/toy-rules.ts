import { defineRules, rule } from '../../src/rulebook/rule.ts'

/**
 * An invented game of secrets: everybody draws numbered cards from a face-down pile and may lay one open in their turn;
 * who first has laid cards worth the goal wins. It has chance, hands, a deck and turns, and is over soon.
 */
export const cardRules = defineRules(
  'toy',
  { id: 'toy-cards', title: 'The Toy Cards', language: 'en' },
  { Cards: 'Cartas' },
  {
    'toy.cards.own-turn': rule<{ seat: number; active: number }>({
      title: { en: 'In turn', es: 'Por turnos' },
      says: { en: 'A seat acts in its own turn.', es: 'Cada asiento actúa en su turno.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ seat, active }) => `It is the turn of seat ${active}, not of seat ${seat}.`,
        es: ({ seat, active }) => `Es el turno del asiento ${active}, no del asiento ${seat}.`,
      },
    }),
    'toy.cards.from-hand': rule<{ card: number }>({
      title: { en: 'From the hand', es: 'De la mano' },
      says: { en: 'A card is laid from the hand.', es: 'Las cartas se juegan de la mano.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ card }) => `The card ${card} is not in the hand.`,
        es: ({ card }) => `La carta ${card} no está en la mano.`,
      },
    }),
    'toy.cards.chosen-once': rule<{ card: number }>({
      title: { en: 'Chosen once', es: 'Elegida una vez' },
      says: { en: 'A card is in one hand.', es: 'Una carta está en una sola mano.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ card }) => `The card ${card} is chosen by another seat.`,
        es: ({ card }) => `Otro asiento ha elegido la carta ${card}.`,
      },
    }),
    'toy.cards.goal-in-reach': rule<{ most: number }>({
      title: { en: 'In reach', es: 'Al alcance' },
      says: { en: 'With four seats the goal is at most 90.', es: 'Con cuatro asientos la meta es 90 como máximo.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ most }) => `The goal is at most ${most}.`,
        es: ({ most }) => `La meta es ${most} como máximo.`,
      },
    }),
    'toy.cards.within': rule<{ from: number; to: number }>({
      title: { en: 'Within', es: 'Dentro' },
      says: {
        en: 'The pile is cut within, the token lies on the table.',
        es: 'Se corta el mazo; la ficha va en la mesa.',
      },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ from, to }) => `It must be from ${from} to ${to}.`,
        es: ({ from, to }) => `Debe ser de ${from} a ${to}.`,
      },
    }),
    'toy.cards.full-hand': rule<{ max: number }>({
      title: { en: 'A full hand', es: 'Mano llena' },
      says: { en: 'A hand holds five cards.', es: 'La mano admite cinco cartas.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ max }) => `The hand already holds ${max} cards.`,
        es: ({ max }) => `La mano ya tiene ${max} cartas.`,
      },
    }),
    'toy.cards.asked-first': rule<{ asked: number }>({
      title: { en: 'Answers first', es: 'Primero se responde' },
      says: { en: 'Whoever is asked answers first.', es: 'Primero responde quien es preguntado.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ asked }) => `Seat ${asked} is asked.`,
        es: ({ asked }) => `Se pregunta al asiento ${asked}.`,
      },
    }),
    'toy.cards.answer': rule<{ expected: string }>({
      title: { en: 'What was asked', es: 'Lo preguntado' },
      says: { en: 'An answer answers what was asked.', es: 'Se responde a lo preguntado.' },
      section: 'Cards',
      page: '1',
      rulings: [],
      explain: {
        en: ({ expected }) => `The answer is one of: ${expected}.`,
        es: ({ expected }) => `La respuesta es una de: ${expected}.`,
      },
    }),
  },
)
