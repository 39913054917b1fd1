import { rule } from '../../../rulebook/rule.ts'
import { cardCount, points } from '../language/words.ts'

/** Rules on prosperity and on drawing cards. */
export const prosperityRules = {
  'signum.prosperity.skip-building': rule<{ before: number; after: number }>({
    title: { en: 'Nothing is built', es: 'No se construye nada' },
    says: {
      en: 'A Construction phase without building gives 2 prosperity.',
      es: 'Una fase de Construcción sin construir da 2 de Prosperidad.',
    },
    section: 'Construction phase',
    page: '18',
    rulings: [],
    explain: {
      en: ({ before, after }) => `Nothing is built: prosperity rises from ${before} to ${after}.`,
      es: ({ before, after }) => `No se construye nada: la Prosperidad sube de ${before} a ${after}.`,
    },
  }),
  'signum.prosperity.empty-deck': rule<{ missed: number; gain: number; opponents: readonly string[] }>({
    title: { en: 'The deck is empty', es: 'El mazo está vacío' },
    says: {
      en: 'Each card that should be drawn from an empty deck gives every opponent prosperity: first 1, then 2, 4, 8 and so on, for the whole game.',
      es: 'Cada carta que debería robarse de un mazo vacío da Prosperidad a cada oponente: primero 1, luego 2, 4, 8 y así toda la partida.',
    },
    section: 'Initial phase',
    page: '18, 32',
    rulings: ['Q-09'],
    explain: {
      en: ({ missed, gain }) => `Missed draw ${missed}: each opponent gains ${points(gain, 'en')}.`,
      es: ({ missed, gain }) => `Robo fallido ${missed}: cada oponente gana ${points(gain, 'es')}.`,
    },
  }),
  'signum.prosperity.win': rule<{ player: string | null; prosperity: number; needed: number }>({
    title: { en: 'Victory by prosperity', es: 'Victoria por Prosperidad' },
    says: {
      en: 'Whoever reaches 51 prosperity or more wins at once.',
      es: 'Quien alcanza 51 de Prosperidad o más gana al instante.',
    },
    section: 'Victory conditions',
    page: '32',
    rulings: [],
    explain: {
      en: ({ player, prosperity, needed }) =>
        `${player ?? 'The player'} has ${prosperity} prosperity; ${needed} is enough.`,
      es: ({ player, prosperity, needed }) =>
        `${player ?? 'El jugador'} tiene ${prosperity} de Prosperidad; bastan ${needed}.`,
    },
  }),
  'signum.turn.initial.draw': rule<{ cards: number }>({
    title: { en: 'Drawing', es: 'Robar' },
    says: {
      en: 'In the Initial phase a player draws one card, and then gains 1 prosperity.',
      es: 'En la fase Inicial un jugador roba una carta y después gana 1 de Prosperidad.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: [],
    explain: {
      en: ({ cards }) => `${cardCount(cards, 'en')} ${cards === 1 ? 'is' : 'are'} drawn.`,
      es: ({ cards }) => `Se ${cards === 1 ? 'roba' : 'roban'} ${cardCount(cards, 'es')}.`,
    },
  }),
  'signum.turn.hand-limit': rule<{ hand: number; max: number; discarded: string | null }>({
    title: { en: 'Ten cards in hand', es: 'Diez cartas en la mano' },
    says: {
      en: 'A hand has at most 10 cards. A player with 10 who has to draw first loses one at random.',
      es: 'Una mano tiene a lo sumo 10 cartas. Un jugador con 10 que ha de robar pierde antes una al azar.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: ['Q-10'],
    explain: {
      en: ({ hand, max, discarded }) =>
        discarded !== null
          ? `The hand has ${hand} cards, so ${discarded} is discarded.`
          : hand > max
            ? `The hand is said to have ${hand} cards; at most ${max} are possible.`
            : `The hand has ${hand} cards, so one of them is lost at random before the draw.`,
      es: ({ hand, max, discarded }) =>
        discarded !== null
          ? `La mano tiene ${hand} cartas, así que se descarta ${discarded}.`
          : hand > max
            ? `Se dice que la mano tiene ${hand} cartas; son posibles a lo sumo ${max}.`
            : `La mano tiene ${hand} cartas, así que se pierde una al azar antes de robar.`,
    },
  }),
  'signum.turn.draw-elsewhere': rule<{ cards: number }>({
    title: { en: 'Every draw, one by one', es: 'Cada robo, carta a carta' },
    says: {
      en: 'Hand limit and empty deck hold for every draw, in whoever’s turn and from whatever source, card by card.',
      es: 'El límite de la mano y el mazo vacío valen para todo robo, en el turno de quien sea y por lo que sea, carta a carta.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: ['Q-82'],
    explain: {
      en: ({ cards }) => `${cards} cards are to be drawn, one after the other.`,
      es: ({ cards }) => `Hay que robar ${cards} cartas, una tras otra.`,
    },
  }),
  'signum.turn.full-hand-empty-deck': rule<{ hand: number }>({
    title: { en: 'A full hand and an empty deck', es: 'Mano llena y mazo vacío' },
    says: {
      en: 'With an empty deck no card comes, so a full hand discards nothing; only the points for the missed draw are given.',
      es: 'Con el mazo vacío no llega ninguna carta, así que una mano llena no descarta nada; solo se dan los puntos por no poder robar.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: ['Q-55'],
    explain: {
      en: ({ hand }) => `The deck is empty, so nothing of the ${hand} cards in hand is discarded.`,
      es: ({ hand }) => `El mazo está vacío, así que no se descarta ninguna de las ${hand} cartas de la mano.`,
    },
  }),
  'signum.turn.picked': rule<{ card: string | null; needed: number; given: number }>({
    title: { en: 'A blind pick', es: 'Una elección a ciegas' },
    says: {
      en: 'Picks that were made at the table name cards of the hand, one for each discard.',
      es: 'Las elecciones hechas en la mesa nombran cartas de la mano, una por cada descarte.',
    },
    section: 'Initial phase',
    page: '18',
    rulings: ['Q-10'],
    explain: {
      en: ({ card, needed, given }) =>
        card === null
          ? `${needed} ${needed === 1 ? 'pick is' : 'picks are'} needed, but ${given} ${given === 1 ? 'was' : 'were'} given.`
          : `${card} is not in the hand.`,
      es: ({ card, needed, given }) =>
        card === null
          ? `Hace falta elegir ${cardCount(needed, 'es')}, pero se ${given === 1 ? 'dio' : 'dieron'} ${given}.`
          : `${card} no está en la mano.`,
    },
  }),
}
