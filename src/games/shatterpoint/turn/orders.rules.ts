import type { Locale } from '../../../lib/locale.ts'
import { rule } from '../../../rulebook/rule.ts'
import { cardCount, cardName, choicesText, choiceText, type OrderChoice } from './order.words.ts'

const either = (choices: readonly OrderChoice[], locale: Locale): string =>
  choicesText(
    choices.map((choice) => choiceText(choice, locale)),
    locale,
  )

/** Rules on order cards. */
export const orderRules = {
  'shatterpoint.order.deck': rule<{ card: string }>({
    title: { en: 'The order deck', es: 'El mazo de Órdenes' },
    says: {
      en: 'The six unit order cards and one Shatterpoint card are shuffled face down; nobody looks into the deck.',
      es: 'Las seis cartas de Orden de unidad y una de Punto de fractura se barajan boca abajo; nadie mira el mazo.',
    },
    section: 'Order cards',
    page: '10',
    rulings: [],
    explain: {
      en: ({ card }) => `The top card is revealed: ${cardName(card, 'en')}.`,
      es: ({ card }) => `Se revela la carta superior: ${cardName(card, 'es')}.`,
    },
  }),
  'shatterpoint.order.choice': rule<{ choice: OrderChoice; options: OrderChoice[] }>({
    title: { en: 'What can be chosen now', es: 'Qué se puede elegir ahora' },
    says: {
      en: 'A player decides only what the step leaves open, in its order.',
      es: 'Un jugador decide solo lo que el paso deja abierto, en su orden.',
    },
    section: 'How to play',
    page: '21',
    rulings: [],
    explain: {
      en: ({ choice, options }) =>
        options.length === 0
          ? `There is nothing left to decide: the player cannot ${choiceText(choice, 'en')}; leave the choice out.`
          : `The player cannot ${choiceText(choice, 'en')} now, but may ${either(options, 'en')}.`,
      es: ({ choice, options }) =>
        options.length === 0
          ? `No queda nada que decidir: el jugador no puede ${choiceText(choice, 'es')}; quita esa elección.`
          : `Ahora el jugador no puede ${choiceText(choice, 'es')}, pero puede ${either(options, 'es')}.`,
    },
  }),
  'shatterpoint.order.reveal-or-reserve': rule<{ choice: OrderChoice }>({
    title: { en: 'Reveal or take the reserve', es: 'Revelar o tomar la reserva' },
    says: {
      en: 'The active player reveals the top card or, if there is one, takes the reserved card, which is used at once.',
      es: 'El jugador activo revela la carta superior o, si la hay, toma su carta en reserva, que se usa al momento.',
    },
    section: 'How to play',
    page: '21',
    rulings: [],
    explain: {
      en: ({ choice }) => `With a card in reserve the player decides to ${choiceText(choice, 'en')}.`,
      es: ({ choice }) => `Con una carta en reserva, el jugador decide ${choiceText(choice, 'es')}.`,
    },
  }),
  'shatterpoint.order.must-take-reserve': rule<{ card: string }>({
    title: { en: 'An empty deck with a reserve', es: 'Mazo vacío con reserva' },
    says: {
      en: 'If the deck is empty and a card is reserved, that card has to be taken.',
      es: 'Si el mazo está vacío y hay una carta en reserva, hay que tomarla.',
    },
    section: 'Order cards',
    page: '22',
    rulings: [],
    explain: {
      en: ({ card }) => `The deck is empty: the reserved card of ${card} has to be taken.`,
      es: ({ card }) => `El mazo está vacío: hay que tomar la carta en reserva de ${card}.`,
    },
  }),
  'shatterpoint.order.defeated-card': rule<{ card: string }>({
    title: { en: 'The card of a defeated unit', es: 'La carta de una unidad derrotada' },
    says: {
      en: 'A revealed card of a defeated unit leaves the game and another card is revealed.',
      es: 'Una carta revelada de una unidad derrotada sale de la partida y se revela otra.',
    },
    section: 'How to play',
    page: '21',
    rulings: [],
    explain: {
      en: ({ card }) => `${card} is defeated: its card leaves the game.`,
      es: ({ card }) => `La unidad ${card} está derrotada: su carta sale de la partida.`,
    },
  }),
  'shatterpoint.order.put-in-reserve': rule<{
    card: string
    cost: number
    obstacle: 'usedThisTurn' | 'noForce' | null
  }>({
    title: { en: 'Putting a card in reserve', es: 'Poner una carta en reserva' },
    says: {
      en: 'Once per turn, with an empty reserve, a player may pay 1 Force to put a revealed unit card in reserve; then the next card is revealed.',
      es: 'Una vez por turno, con la reserva vacía, un jugador puede pagar 1 de Fuerza para poner en reserva una carta de unidad revelada; luego revela la siguiente.',
    },
    section: 'Reserve',
    page: '22',
    rulings: [],
    explain: {
      en: ({ card, cost, obstacle }) =>
        obstacle === null
          ? `${card} goes into the reserve for ${cost} Force.`
          : obstacle === 'noForce'
            ? `${card} cannot be reserved: that costs ${cost} Force.`
            : `${card} cannot be reserved: a card was already reserved this turn.`,
      es: ({ card, cost, obstacle }) =>
        obstacle === null
          ? `${card} pasa a la reserva por ${cost} de Fuerza.`
          : obstacle === 'noForce'
            ? `${card} no puede reservarse: cuesta ${cost} de Fuerza.`
            : `${card} no puede reservarse: este turno ya se reservó una carta.`,
    },
  }),
  'shatterpoint.order.reserve-limit': rule<{ reserved: string }>({
    title: { en: 'One reserved card', es: 'Una sola carta en reserva' },
    says: {
      en: 'Never more than one card is in reserve, and it cannot be swapped.',
      es: 'Nunca hay más de una carta en reserva y no se puede cambiar por otra.',
    },
    section: 'Reserve',
    page: '22',
    rulings: [],
    explain: {
      en: ({ reserved }) => `${reserved} is in reserve already.`,
      es: ({ reserved }) => `${reserved} ya está en la reserva.`,
    },
  }),
  'shatterpoint.order.reserve-last-card': rule<{ card: string }>({
    title: { en: 'Reserving the last card', es: 'Reservar la última carta' },
    says: {
      en: 'The last card of the deck may be reserved; it then has to be taken at once, and the Force stays spent.',
      es: 'La última carta del mazo puede reservarse; entonces hay que tomarla al momento y la Fuerza queda gastada.',
    },
    section: 'Reserve',
    page: '22',
    rulings: ['Q-12'],
    explain: {
      en: ({ card }) => `No other card is left: ${card} comes straight back, and the Force is spent.`,
      es: ({ card }) => `No queda otra carta: ${card} vuelve al momento y la Fuerza queda gastada.`,
    },
  }),
  'shatterpoint.order.shatterpoint-choose': rule<{ unit: string }>({
    title: { en: 'Any unit by the Shatterpoint card', es: 'Cualquier unidad con el Punto de fractura' },
    says: {
      en: 'The Shatterpoint card activates any undefeated unit of its player, wherever that unit’s own card is; that card stays there.',
      es: 'El Punto de fractura activa cualquier unidad no derrotada de su jugador, esté donde esté la carta de esa unidad, que se queda allí.',
    },
    section: 'Shatterpoint',
    page: '22',
    rulings: ['Q-13'],
    explain: {
      en: ({ unit }) => `The Shatterpoint card activates ${unit}; its own order card stays where it is.`,
      es: ({ unit }) => `El Punto de fractura activa a ${unit}; su propia carta de Orden se queda donde está.`,
    },
  }),
  'shatterpoint.order.shatterpoint-not-reserved': rule<{ card: string }>({
    title: { en: 'The Shatterpoint card is not reserved', es: 'El Punto de fractura no se reserva' },
    says: {
      en: 'The Shatterpoint card can never be put in reserve.',
      es: 'La carta de Punto de fractura nunca puede ponerse en reserva.',
    },
    section: 'Shatterpoint',
    page: '22',
    rulings: [],
    explain: {
      en: () => 'The revealed card is the Shatterpoint card, which cannot be reserved.',
      es: () => 'La carta revelada es el Punto de fractura, que no puede reservarse.',
    },
  }),
  'shatterpoint.order.shatterpoint-skip': rule<{
    unit: string | null
    obstacle: 'emptyDeck' | 'noForce' | 'mustActivate' | null
  }>({
    title: { en: 'Skipping the Shatterpoint card', es: 'Saltar el Punto de fractura' },
    says: {
      en: 'For 1 Force a player may reveal the next card instead; the Shatterpoint card is shuffled back into the deck and the revealed unit has to activate. The deck needs a card.',
      es: 'Por 1 de Fuerza un jugador puede revelar la carta siguiente; el Punto de fractura se baraja de nuevo en el mazo y la unidad revelada debe activarse. El mazo necesita una carta.',
    },
    section: 'Shatterpoint',
    page: '22',
    rulings: ['Q-14'],
    explain: {
      en: ({ unit, obstacle }) =>
        obstacle === 'emptyDeck'
          ? 'The deck is empty, so there is no next card: choose a unit.'
          : obstacle === 'noForce'
            ? 'Skipping costs 1 Force, and none is ready: choose a unit.'
            : obstacle === 'mustActivate'
              ? `${unit} was revealed by skipping, so it has to activate and cannot be reserved.`
              : `The Shatterpoint card is skipped for 1 Force: ${unit} has to activate.`,
      es: ({ unit, obstacle }) =>
        obstacle === 'emptyDeck'
          ? 'El mazo está vacío, así que no hay carta siguiente: elige una unidad.'
          : obstacle === 'noForce'
            ? 'Saltar cuesta 1 de Fuerza y no hay ninguna preparada: elige una unidad.'
            : obstacle === 'mustActivate'
              ? `${unit} se reveló al saltar, así que debe activarse y no puede reservarse.`
              : `Se salta el Punto de fractura por 1 de Fuerza: ${unit} debe activarse.`,
    },
  }),
  'shatterpoint.order.skip-then-defeated': rule<{ hasReserve: boolean }>({
    title: { en: 'A skip that empties the deck', es: 'Un salto que vacía el mazo' },
    says: {
      en: 'If after a skip only cards of defeated units come up and the deck runs out, the reserved card is taken, or else the deck is refreshed; only then the Shatterpoint card goes back.',
      es: 'Si tras un salto solo salen cartas de unidades derrotadas y el mazo se agota, se toma la reserva o, si no la hay, se renueva el mazo; solo entonces vuelve el Punto de fractura.',
    },
    section: 'Shatterpoint',
    page: '22',
    rulings: ['Q-14'],
    explain: {
      en: ({ hasReserve }) => `The deck ran out: ${hasReserve ? 'the reserved card is taken' : 'it is refreshed'}.`,
      es: ({ hasReserve }) => `El mazo se ha agotado: ${hasReserve ? 'se toma la carta en reserva' : 'se renueva'}.`,
    },
  }),
  'shatterpoint.order.discard': rule<{ card: string }>({
    title: { en: 'The used card is discarded', es: 'La carta usada se descarta' },
    says: {
      en: 'The order card goes to its owner’s discard pile when the activation begins.',
      es: 'La carta de Orden va a la pila de descartes de su dueño cuando empieza la activación.',
    },
    section: 'How to play',
    page: '21',
    rulings: [],
    explain: {
      en: ({ card }) =>
        `${card === 'shatterpoint' ? 'The Shatterpoint card' : `The card of ${card}`} is used and discarded.`,
      es: ({ card }) =>
        `${card === 'shatterpoint' ? 'El Punto de fractura' : `La carta de ${card}`} se usa y se descarta.`,
    },
  }),
  'shatterpoint.order.refresh-when': rule<{ moment: 'mustReveal' | 'endOfTurn' | 'notYet' }>({
    title: { en: 'When the deck is refreshed', es: 'Cuándo se renueva el mazo' },
    says: {
      en: 'A deck is refreshed when deck and reserve are both empty: at the end of its owner’s turn, or when they have to reveal a card.',
      es: 'Un mazo se renueva cuando mazo y reserva están vacíos: al final del turno de su dueño, o cuando debe revelar una carta.',
    },
    section: 'Refreshing',
    page: '22',
    rulings: [],
    explain: {
      en: ({ moment }) =>
        ({
          mustReveal: 'A card has to be revealed, and deck and reserve are empty.',
          endOfTurn: 'At the end of the turn deck and reserve are empty.',
          notYet: 'Deck and reserve are not both empty: nothing is refreshed.',
        })[moment],
      es: ({ moment }) =>
        ({
          mustReveal: 'Hay que revelar una carta, y el mazo y la reserva están vacíos.',
          endOfTurn: 'Al final del turno el mazo y la reserva están vacíos.',
          notYet: 'El mazo y la reserva no están vacíos a la vez: no se renueva nada.',
        })[moment],
    },
  }),
  'shatterpoint.order.refresh': rule<{ cards: number; force: number }>({
    title: { en: 'Refreshing the deck', es: 'Renovar el mazo' },
    says: {
      en: 'The discard pile is shuffled into a new deck and all Force of that player becomes ready. Cards out of the game stay out, and the opponent’s Force does not change.',
      es: 'La pila de descartes se baraja y forma un mazo nuevo, y toda la Fuerza de ese jugador queda preparada. Las cartas fuera de la partida siguen fuera y la Fuerza del adversario no cambia.',
    },
    section: 'Refreshing',
    page: '22',
    rulings: [],
    explain: {
      en: ({ cards, force }) =>
        `${cardCount(cards, 'en')} ${cards === 1 ? 'is' : 'are'} shuffled into a new deck, and all ${force} Force is ready.`,
      es: ({ cards, force }) =>
        `Se ${cards === 1 ? 'baraja' : 'barajan'} ${cardCount(cards, 'es')} en un mazo nuevo y toda la Fuerza (${force}) queda preparada.`,
    },
  }),
  'shatterpoint.order.defeat-card': rule<{ unit: string; place: 'deck' | 'discard' | 'reserve' }>({
    title: { en: 'The order card of a unit that is defeated', es: 'La carta de Orden de una unidad que cae' },
    says: {
      en: 'When a unit is defeated its order card leaves the game at once, unless it lies in the deck: then it leaves when it is revealed.',
      es: 'Cuando una unidad es derrotada, su carta de Orden sale de la partida al momento, salvo si está en el mazo: entonces sale al revelarse.',
    },
    section: 'Order cards',
    page: '22',
    rulings: [],
    explain: {
      en: ({ unit, place }) =>
        place === 'deck'
          ? `The card of ${unit} stays in the deck until it is revealed.`
          : `The card of ${unit} leaves the game from the ${place === 'discard' ? 'discard pile' : 'reserve'}.`,
      es: ({ unit, place }) =>
        place === 'deck'
          ? `La carta de ${unit} se queda en el mazo hasta que se revele.`
          : `La carta de ${unit} sale de la partida desde ${place === 'discard' ? 'la pila de descartes' : 'la reserva'}.`,
    },
  }),
  'shatterpoint.force.no-surcharge-elsewhere': rule<{ cost: number }>({
    title: { en: 'No surcharge for order cards', es: 'Sin recargo para las cartas de Orden' },
    says: {
      en: 'Wounds and injuries make abilities dearer, but not the reserve, skipping the Shatterpoint card or costs of the mission.',
      es: 'Las heridas y lesiones encarecen las capacidades, pero no la reserva, saltar el Punto de fractura ni los costes de la misión.',
    },
    section: 'Will of the Force',
    page: '16',
    rulings: [],
    explain: {
      en: ({ cost }) => `${cost} Force is paid, without any surcharge.`,
      es: ({ cost }) => `Se paga ${cost} de Fuerza, sin recargo alguno.`,
    },
  }),
  'shatterpoint.victory.no-units': rule<Record<string, never>>({
    title: { en: 'A player without units', es: 'Un jugador sin unidades' },
    says: {
      en: 'Having no undefeated unit is no defeat: the turn has no activation, but control and the track are still resolved.',
      es: 'No tener unidades sin derrotar no es una derrota: el turno no tiene activación, pero el control y el medidor se resuelven igual.',
    },
    section: 'How to win',
    page: '20',
    rulings: ['Q-11'],
    explain: {
      en: () => 'No unit is left to activate: the turn goes on without an activation.',
      es: () => 'No queda ninguna unidad que activar: el turno sigue sin activación.',
    },
  }),
  'shatterpoint.order.reserve-cost': rule<{ cost: number }>({
    title: { en: 'What reserving costs', es: 'Lo que cuesta reservar' },
    says: {
      en: 'Putting a card in reserve costs 1 Force, changed by effects, never less than 0. Also for nothing it is the one time of the turn.',
      es: 'Poner una carta en reserva cuesta 1 de Fuerza, con los cambios de los efectos, nunca menos de 0. Aunque no cueste nada, es la única vez del turno.',
    },
    section: 'Reserve',
    page: '22',
    rulings: [],
    explain: {
      en: ({ cost }) => `Effects change what the reserve costs: ${cost} Force.`,
      es: ({ cost }) => `Los efectos cambian lo que cuesta la reserva: ${cost} de Fuerza.`,
    },
  }),
  'shatterpoint.order.no-unit': rule<Record<string, never>>({
    title: { en: 'No card without a unit', es: 'Ninguna carta sin unidad' },
    says: {
      en: 'A player without undefeated units neither reveals nor refreshes; the turn goes on without an activation.',
      es: 'Un jugador sin unidades por derrotar ni revela ni renueva; el turno sigue sin activación.',
    },
    section: 'How to play',
    page: '21',
    rulings: [],
    explain: {
      en: () => 'The player has no unit left and reveals no card.',
      es: () => 'Al jugador no le queda ninguna unidad y no revela ninguna carta.',
    },
  }),
  'shatterpoint.order.cannot-activate': rule<{ unit: string }>({
    title: { en: 'A unit that may not activate', es: 'Una unidad que no puede activarse' },
    says: {
      en: 'A unit that an effect forbids to activate this turn is no option of the Shatterpoint card; its own card is put on the discard, and the next card is revealed.',
      es: 'Una unidad a la que un efecto impide activarse este turno no es una opción de la carta de Punto de fractura; su propia carta va a la pila de descartes y se revela la siguiente.',
    },
    section: 'How to play',
    page: '21',
    rulings: ['Q-80'],
    explain: {
      en: ({ unit }) => `${unit} may not activate this turn: its card is discarded, and the next one is revealed.`,
      es: ({ unit }) =>
        `${unit} no puede activarse este turno: su carta va a la pila de descartes y se revela la siguiente.`,
    },
  }),
}
