import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { cards, characterName } from '../language/card-name.ts'

const HEAL = 'Heal step'

/** Rules on drawing order cards. */
export const deckRules = {
  'gears.heal.draw': rule<{ wanted: number; max: number }>({
    title: { en: 'The heal step', es: 'El paso de Curación' },
    says: {
      en: 'In the heal step a player draws 0, 1 or 2 order cards, as they like.',
      es: 'En el paso de Curación el jugador roba 0, 1 o 2 cartas de Orden, las que quiera.',
    },
    section: HEAL,
    page: '9',
    rulings: [],
    explain: {
      en: ({ wanted, max }) =>
        wanted > max
          ? `The heal step gives at most ${cards(max, 'en')}, not ${wanted}.`
          : `The heal step: ${cards(wanted, 'en')} of at most ${max}.`,
      es: ({ wanted, max }) =>
        wanted > max
          ? `El paso de Curación da como mucho ${cards(max, 'es')}, no ${wanted}.`
          : `Paso de Curación: ${cards(wanted, 'es')} de un máximo de ${max}.`,
    },
  }),
  'gears.heal.hand-limit': rule<{
    hand: number
    limit: number
    room: number
    wanted: number
    gives: number | null
  }>({
    title: { en: 'The hand limit', es: 'El límite de mano' },
    says: {
      en: 'No hand may grow beyond its limit; what is beyond it is not drawn.',
      es: 'Ninguna mano puede superar su límite; lo que sobra no se roba.',
    },
    section: HEAL,
    page: '5, 9',
    rulings: ['Q-45'],
    explain: {
      en: ({ hand, limit, room, wanted, gives }) => {
        if (gives !== null && wanted > gives) return `The card lets the player draw ${gives}, not ${wanted}.`
        const text = `A hand of ${hand} with a limit of ${limit} has room for ${room}`
        return wanted > room ? `${text}, not for ${wanted}.` : `${text}.`
      },
      es: ({ hand, limit, room, wanted, gives }) => {
        if (gives !== null && wanted > gives) return `La carta permite robar ${gives}, no ${wanted}.`
        const text = `Una mano de ${hand} con límite de ${limit} admite ${room} más`
        return wanted > room ? `${text}, no ${wanted}.` : `${text}.`
      },
    },
  }),
  'gears.turn.order': rule<{ first: string | null; order: string[] }, GearsContent>({
    title: { en: 'Turns go clockwise', es: 'Los turnos van en sentido horario' },
    says: {
      en: 'The first player is drawn at random; turns pass to the left, again and again.',
      es: 'El jugador inicial se elige al azar; los turnos pasan a la izquierda, una y otra vez.',
    },
    section: 'Setup',
    page: '5, 9',
    rulings: [],
    explain: {
      en: ({ first, order }, content) =>
        first === null
          ? `The first player has to be one of the ${order.length} seats.`
          : `Turn order: ${order.map((id) => characterName(id, 'en', content)).join(', ')}.`,
      es: ({ first, order }, content) =>
        first === null
          ? `El jugador inicial tiene que ser uno de los ${order.length} asientos.`
          : `Orden de turno: ${order.map((id) => characterName(id, 'es', content)).join(', ')}.`,
    },
  }),
  'gears.turn.bleeding': rule<{ step: 'heal' | 'orders' }>({
    title: { en: 'The turn of a bleeding soldier', es: 'El turno de quien se desangra' },
    says: {
      en: 'A bleeding player may crawl up to 1 zone, has no heal step and no orders step, and then activates the Locust as usual.',
      es: 'Un jugador que se desangra puede arrastrarse hasta 1 zona, no tiene paso de Curación ni de Órdenes y luego activa a los Locust como siempre.',
    },
    section: 'Bleeding out',
    page: '21',
    rulings: [],
    explain: {
      en: ({ step }) => `The soldier is bleeding out: there is no ${step === 'heal' ? 'heal' : 'orders'} step.`,
      es: ({ step }) => `El soldado se está desangrando: no hay paso de ${step === 'heal' ? 'Curación' : 'Órdenes'}.`,
    },
  }),
  'gears.deck.order-reshuffle': rule<{ drawn: number; shuffled: number }>({
    title: { en: 'Shuffling the order cards again', es: 'Volver a barajar las cartas de Orden' },
    says: {
      en: 'As soon as the last order card is drawn, the discards are shuffled into a new deck, also in the middle of a draw.',
      es: 'En cuanto se roba la última carta de Orden, los descartes se barajan y forman un mazo nuevo, también a mitad de un robo.',
    },
    section: 'How to play',
    page: '9',
    rulings: [],
    explain: {
      en: ({ drawn, shuffled }) =>
        `Card ${drawn} of the draw was the last of the deck: ${cards(shuffled, 'en')} ${shuffled === 1 ? 'is' : 'are'} shuffled into a new one.`,
      es: ({ drawn, shuffled }) =>
        `La carta ${drawn} del robo era la última del mazo: con ${cards(shuffled, 'es')} se forma uno nuevo.`,
    },
  }),
}
