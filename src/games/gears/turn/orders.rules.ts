import { capitalize } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { GearsContent } from '../content/gears-content.ts'
import { cards, figureName, orderName } from '../language/card-name.ts'

const ORDERS = 'COG orders step'

type Card = { card: string | null }
type Option = 'printed' | 'move' | 'attack'
type ActionReason =
  | 'resolved'
  | 'begun'
  | 'finished'
  | 'unfinished'
  | 'tooLate'
  | 'noSuchAction'
  | 'notBegun'
  | 'noOrder'

const OPTIONS = {
  en: { printed: 'its printed actions', move: 'a basic move', attack: 'an attack' },
  es: { printed: 'sus acciones impresas', move: 'un movimiento básico', attack: 'un ataque' },
} as const

/** Rules on playing order cards. */
export const orderRules = {
  'gears.order.mandatory': rule<
    { reason: 'played' | 'notPlayed' | 'emptyHand' | 'notInHand' | 'second'; hand: number } & Card,
    GearsContent
  >({
    title: { en: 'One order card per turn', es: 'Una carta de Orden por turno' },
    says: {
      en: 'A standing player must play exactly one order card from hand in the orders step and discards it; a card may grant another one.',
      es: 'Un jugador en pie debe jugar exactamente una carta de Orden de su mano en el paso de Órdenes y la descarta; una carta puede conceder otra.',
    },
    section: ORDERS,
    page: '10',
    rulings: [],
    explain: {
      en: ({ reason, hand, card }, content) =>
        ({
          played: `${capitalize(orderName(card, 'en', content))} is played and discarded.`,
          notPlayed: `The orders step cannot end: no order card was played, and the hand holds ${cards(hand, 'en')}.`,
          emptyHand: 'The hand is empty, so no order card can be played.',
          notInHand: `${capitalize(orderName(card, 'en', content))} is not in hand.`,
          second: 'An order card was already played this turn.',
        })[reason],
      es: ({ reason, hand, card }, content) =>
        ({
          played: `Se juega y descarta ${orderName(card, 'es', content)}.`,
          notPlayed: `El paso de Órdenes no puede terminar: no se ha jugado ninguna carta de Orden y ${hand === 1 ? 'queda' : 'quedan'} ${cards(hand, 'es')} en la mano.`,
          emptyHand: 'La mano está vacía, así que no se puede jugar ninguna carta de Orden.',
          notInHand: `En la mano no está ${orderName(card, 'es', content)}.`,
          second: 'Este turno ya se ha jugado una carta de Orden.',
        })[reason],
    },
  }),
  'gears.order.options': rule<{ option: Option; unnamed: boolean } & Card, GearsContent>({
    title: { en: 'Three uses of an order card', es: 'Tres usos de una carta de Orden' },
    says: {
      en: 'An order card is played for its printed actions, or for a move of up to 2 zones, or for one attack; the last two ignore its text.',
      es: 'Una carta de Orden se juega por sus acciones impresas, para mover hasta 2 zonas o para un ataque; en los dos últimos casos se ignora su texto.',
    },
    section: ORDERS,
    page: '9-10',
    rulings: [],
    explain: {
      en: ({ card, option, unnamed }, content) =>
        unnamed
          ? 'The printed actions of a card can be used only if the card is named.'
          : `${capitalize(orderName(card, 'en', content))} is used for ${OPTIONS.en[option]}.`,
      es: ({ card, option, unnamed }, content) =>
        unnamed
          ? 'Las acciones impresas de una carta solo se usan si se nombra la carta.'
          : `La carta jugada, ${orderName(card, 'es', content)}, se usa para ${OPTIONS.es[option]}.`,
    },
  }),
  'gears.order.actions-in-order': rule<{ reason: ActionReason; action: number; says: { en: string; es: string } }>({
    title: { en: 'Actions in printed order', es: 'Las acciones, en el orden impreso' },
    says: {
      en: 'Any of the printed actions may be resolved, each completely before the next and in printed order; one that was passed over is lost.',
      es: 'Puede resolverse cualquiera de las acciones impresas, cada una por completo antes de la siguiente y en el orden impreso; la que se salta se pierde.',
    },
    section: 'Order card elements',
    page: '9-10',
    rulings: [],
    explain: {
      en: ({ reason, action, says }) =>
        ({
          resolved: `Action ${action} is resolved: ${says.en}.`,
          begun: `Action ${action} begins: ${says.en}.`,
          finished: `Action ${action} is finished.`,
          unfinished: `Action ${action} has to be finished first.`,
          tooLate: `Action ${action} comes before one that was already resolved, and cannot be returned to.`,
          noSuchAction: `The card has no action ${action}.`,
          notBegun: `Action ${action} has not begun.`,
          noOrder: 'No order card has been played, so there is no action to resolve.',
        })[reason],
      es: ({ reason, action, says }) =>
        ({
          resolved: `Se resuelve la acción ${action}: ${says.es}.`,
          begun: `Empieza la acción ${action}: ${says.es}.`,
          finished: `Termina la acción ${action}.`,
          unfinished: `Antes hay que terminar la acción ${action}.`,
          tooLate: `La acción ${action} va antes que otra ya resuelta y no se puede volver a ella.`,
          noSuchAction: `La carta no tiene acción ${action}.`,
          notBegun: `La acción ${action} no ha empezado.`,
          noOrder: 'No se ha jugado ninguna carta de Orden, así que no hay acción que resolver.',
        })[reason],
    },
  }),
  'gears.order.text-alternatives': rule<{ actions: number } & Card, GearsContent>({
    title: { en: 'Lines are a sequence', es: 'Las líneas son una secuencia' },
    says: {
      en: 'The lines of a card are a sequence of actions; only a text that offers a choice is one of several.',
      es: 'Las líneas de una carta son una secuencia de acciones; solo un texto que da a elegir es una entre varias.',
    },
    section: 'Order card elements',
    page: '9',
    rulings: ['Q-37'],
    explain: {
      en: ({ card, actions }, content) =>
        `${capitalize(orderName(card, 'en', content))} has ${actions} ${actions === 1 ? 'action' : 'actions, one after the other'}.`,
      es: ({ card, actions }, content) =>
        `La carta jugada, ${orderName(card, 'es', content)}, tiene ${actions === 1 ? '1 acción' : `${actions} acciones, una tras otra`}.`,
    },
  }),
  'gears.order.self-allowed': rule<{ chosen: string; allowed: boolean }, GearsContent>({
    title: { en: 'Yourself or another', es: 'Uno mismo u otro' },
    says: {
      en: 'A COG in your zone may be your own; another player may not be yourself.',
      es: 'Un CGO de tu zona puede ser el tuyo; «otro jugador» no puedes ser tú.',
    },
    section: ORDERS,
    page: '10',
    rulings: [],
    explain: {
      en: ({ chosen, allowed }, content) =>
        allowed
          ? `${figureName(chosen, 'en', content)} may be chosen.`
          : `The card asks for another player, and ${figureName(chosen, 'en', content)} is the one who plays it.`,
      es: ({ chosen, allowed }, content) =>
        allowed
          ? `Se puede elegir a ${figureName(chosen, 'es', content)}.`
          : `La carta pide otro jugador, y quien la juega es ${figureName(chosen, 'es', content)}.`,
    },
  }),
  'gears.order.player-restriction': rule<{ players: number } & Card, GearsContent>({
    title: { en: 'The mark 2+', es: 'La marca 2+' },
    says: {
      en: 'The mark 2+ on an order card means nothing with two or more players.',
      es: 'La marca 2+ de una carta de Orden no significa nada con dos o más jugadores.',
    },
    section: 'Order card elements',
    page: '9',
    rulings: [],
    explain: {
      en: ({ card, players }, content) =>
        `With ${players} players the mark 2+ on ${orderName(card, 'en', content)} has no effect.`,
      es: ({ card, players }, content) =>
        `Con ${players} jugadores, la marca 2+ de ${orderName(card, 'es', content)} no tiene efecto.`,
    },
  }),
  'gears.order.hand-is-health': rule<{ hand: number }>({
    title: { en: 'The hand is the health', es: 'La mano es la salud' },
    says: {
      en: 'A played or paid card leaves the hand before anything else, so the soldier’s health is already lower.',
      es: 'La carta jugada o pagada sale antes de la mano, de modo que la salud del soldado ya es menor.',
    },
    section: 'Order cards',
    page: '3, 9',
    rulings: [],
    explain: {
      en: ({ hand }) => `The hand, and with it the health, is now ${hand}.`,
      es: ({ hand }) => `La mano, y con ella la salud, es ahora ${hand}.`,
    },
  }),
  'gears.order.attack-option': rule<{ by: 'option' | 'action' }>({
    title: { en: 'Every attack is the same', es: 'Todo ataque es igual' },
    says: {
      en: 'An order card used to attack and an attack action are the same attack; it may be a grenade or the chainsaw.',
      es: 'Usar una carta de Orden para atacar y una acción de ataque son el mismo ataque; puede ser con granada o con motosierra.',
    },
    section: 'Chainsaw',
    page: '24',
    rulings: [],
    explain: {
      en: ({ by }) =>
        `${by === 'option' ? 'The card is used to attack' : 'The action is an attack'}: with a weapon, a grenade or the chainsaw.`,
      es: ({ by }) =>
        `${by === 'option' ? 'La carta se usa para atacar' : 'La acción es un ataque'}: con un arma, una granada o la motosierra.`,
    },
  }),
  'gears.order.explore-anytime': rule<{ door: string; inAction: boolean }>({
    title: { en: 'Exploring is free', es: 'Explorar es gratis' },
    says: {
      en: 'An unlocked door in the soldier’s zone may be explored at any time of the orders step without cost, also in the middle of a move.',
      es: 'Una puerta desbloqueada de la zona del soldado puede explorarse en cualquier momento del paso de Órdenes sin coste, también durante un movimiento.',
    },
    section: 'Exploring',
    page: '22',
    rulings: [],
    explain: {
      en: ({ door, inAction }) =>
        `The door ${door} is explored${inAction ? '; afterwards the action goes on with what was left' : ''}.`,
      es: ({ door, inAction }) =>
        `Se explora la puerta ${door}${inAction ? '; después la acción sigue con lo que quedaba' : ''}.`,
    },
  }),
}
