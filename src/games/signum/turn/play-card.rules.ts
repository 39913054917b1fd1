import type { Localized } from '../../../lib/locale.ts'
import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'

/** Why no card may be played now. */
export type TimingProblem = 'turn' | 'phase'

/** Why a command has to wait in a match. */
const WAITING: Readonly<Record<'turn' | 'asked', Localized>> = {
  turn: { en: 'it is another player’s turn', es: 'es el turno de otro jugador' },
  asked: { en: 'a question waits for its answer', es: 'hay una pregunta pendiente' },
}

/** Rules on playing a card from the hand. */
export const playCardRules = {
  'signum.play.only-own-turn': rule<{ card: string; problem: TimingProblem | null }>({
    title: { en: 'When cards are played', es: 'Cuándo se juegan cartas' },
    says: {
      en: 'Cards are played from the hand only in one’s own activation phase.',
      es: 'Las cartas de la mano solo se juegan en la Fase de Activación propia.',
    },
    section: 'Activation phase',
    page: '19',
    rulings: [],
    explain: {
      en: ({ card, problem }) =>
        ({
          none: `${card} is played in the own activation phase.`,
          turn: `${card} cannot be played in another player’s turn.`,
          phase: `${card} can be played only in the activation phase.`,
        })[problem ?? 'none'],
      es: ({ card, problem }) =>
        ({
          none: `${card} se juega en la Fase de Activación propia.`,
          turn: `${card} no se puede jugar en el turno de otro jugador.`,
          phase: `${card} solo se puede jugar en la Fase de Activación.`,
        })[problem ?? 'none'],
    },
  }),
  'signum.turn.activation.free-order': rule<{ card: string; why?: 'turn' | 'asked' }>({
    title: { en: 'Any order', es: 'En cualquier orden' },
    says: {
      en: 'In the activation phase cards are played, one terrain at most, and creatures activated in any order.',
      es: 'En la Fase de Activación se juegan cartas, un terreno a lo sumo, y se activan criaturas en cualquier orden.',
    },
    section: 'Activation phase',
    page: '19',
    rulings: [],
    explain: {
      en: ({ card, why }) =>
        why === undefined
          ? `${card} may be played before, between or after activations.`
          : `${card} has to wait: ${WAITING[why].en}.`,
      es: ({ card, why }) =>
        why === undefined
          ? `${card} se puede jugar antes, entre o después de las activaciones.`
          : `${card} tiene que esperar: ${WAITING[why].es}.`,
    },
  }),
  'signum.turn.activation.no-nesting': rule<{ card: string }>({
    title: { en: 'Not inside an activation', es: 'No dentro de una activación' },
    says: {
      en: 'The activation of a creature is completed before another begins or a card is played.',
      es: 'La activación de una criatura se completa antes de empezar otra o de jugar una carta.',
    },
    section: 'Activation phase',
    page: '21',
    rulings: ['Q-11'],
    explain: {
      en: ({ card }) => `A creature is being activated; ${card} has to wait until it is done.`,
      es: ({ card }) => `Se está activando una criatura; ${card} tiene que esperar a que acabe.`,
    },
  }),
  'signum.play.declare': rule<{ player: string; card: string | null }>({
    title: { en: 'Declare, pay, resolve', es: 'Declarar, pagar, resolver' },
    says: {
      en: 'A card is declared, then paid, then resolved; of a tactic only that it is one is said.',
      es: 'Una carta se declara, después se paga y después se resuelve; de una táctica solo se dice que lo es.',
    },
    section: 'Activation phase',
    page: '19',
    rulings: ['Q-13'],
    explain: {
      en: ({ player, card }) => (card === null ? `${player} declares a tactic.` : `${player} declares ${card}.`),
      es: ({ player, card }) => (card === null ? `${player} declara una táctica.` : `${player} declara ${card}.`),
    },
  }),
  'signum.play.payment-choice': rule<{ ways: number }>({
    title: { en: 'The payment is chosen', es: 'El pago se elige' },
    says: {
      en: 'If a cost can be paid in several ways the player names the buildings; any building may pay an “any” symbol, unique ones too.',
      es: 'Si un coste se puede pagar de varias formas, el jugador nombra los edificios; cualquiera paga un símbolo de «cualquiera», también los únicos.',
    },
    section: 'Activation phase',
    page: '19',
    rulings: [],
    explain: {
      en: ({ ways }) => `There are ${ways} ways to pay; name the buildings to turn.`,
      es: ({ ways }) => `Hay ${ways} formas de pagar; nombra los edificios que se giran.`,
    },
  }),
  'signum.play.interrupts': rule<{ players: readonly string[]; cancellable: boolean }>({
    title: { en: 'Tactics after the payment', es: 'Tácticas tras el pago' },
    says: {
      en: 'Tactics that a character or a spell triggers interrupt after the payment, before the card is resolved.',
      es: 'Las tácticas que dispara un personaje o un conjuro interrumpen tras el pago, antes de resolver la carta.',
    },
    section: 'Tactic cards',
    page: '15',
    rulings: ['Q-13'],
    explain: {
      en: ({ players }) => `First ${formatList(players, 'en')} may have to reveal a tactic.`,
      es: ({ players }) => `Antes, quizá tenga que revelar una táctica ${formatList(players, 'es')}.`,
    },
  }),
  'signum.play.cancelled-card': rule<{ card: string }>({
    title: { en: 'Cancelled cards', es: 'Cartas canceladas' },
    says: {
      en: 'A cancelled card goes to its owner’s graveyard unless the cancelling text says otherwise; it was not resolved, so no figure appears and no Word is spoken. What was paid stays paid.',
      es: 'Una carta cancelada va al Cementerio de su dueño salvo que el texto que la cancela diga otra cosa; no se resolvió, así que no aparece figura ni hay Palabra. Lo pagado, pagado queda.',
    },
    section: 'Tactic cards',
    page: '15',
    rulings: ['Q-57'],
    explain: {
      en: ({ card }) => `If ${card} is cancelled, it goes to the graveyard and its cost is lost.`,
      es: ({ card }) => `Si se cancela ${card}, va al Cementerio y su coste se pierde.`,
    },
  }),
  'signum.play.choices': rule<{ card: string }>({
    title: { en: 'Choices come with the declaration', es: 'Se elige al declarar' },
    says: {
      en: 'Place, targets, option and the relic to replace are chosen with the declaration, and again if an interrupt spoils them.',
      es: 'El sitio, los objetivos, la opción y la reliquia que se sustituye se eligen al declarar, y otra vez si una interrupción los estropea.',
    },
    section: 'Activation phase',
    page: null,
    rulings: ['Q-56'],
    explain: {
      en: ({ card }) => `Say with the declaration where ${card} comes in.`,
      es: ({ card }) => `Al declarar hay que decir por dónde entra ${card}.`,
    },
  }),
  'signum.play.needs-target': rule<{ card: string; who: string }>({
    title: { en: 'No target, no spell', es: 'Sin objetivo no hay conjuro' },
    says: {
      en: 'A spell that must choose a creature and has no legal one cannot be played, nor such an ability of a building be used; texts for all, or for up to so many, can.',
      es: 'Un conjuro que debe elegir una criatura y no tiene ninguna legal no se puede jugar, ni usarse así la capacidad de un edificio; los textos para todas, o para hasta tantas, sí.',
    },
    section: 'Spell cards',
    page: null,
    rulings: ['Q-79'],
    explain: {
      en: ({ card }) => `Nobody can be chosen for ${card}, so it cannot be played or used.`,
      es: ({ card }) => `No hay a quién elegir para ${card}, así que no se puede jugar ni usar.`,
    },
  }),
  'signum.summon.order': rule<{ creature: string }>({
    title: { en: 'What happens when a character comes in', es: 'Qué ocurre al entrar un personaje' },
    says: {
      en: 'Place, tokens, passive abilities, backstabs if it was forced, deaths, First Word, then other triggers. The First Word is spoken even by a character that has just been stabbed to death.',
      es: 'Sitio, fichas, capacidades pasivas, Puñaladas si fue forzado, muertes, Primera Palabra y luego lo demás que se dispare. La Primera Palabra se dice aunque el personaje acabe de morir apuñalado.',
    },
    section: 'Activation phase',
    page: '20',
    rulings: ['Q-58'],
    explain: {
      en: ({ creature }) => `${creature} is placed, gets its tokens, and then acts by its First Word if it has one.`,
      es: ({ creature }) => `${creature} se coloca, recibe sus fichas y después dice su Primera Palabra si la tiene.`,
    },
  }),
  'signum.summon.first-word': rule<{ creature: string }>({
    title: { en: 'First Word', es: 'Primera Palabra' },
    says: {
      en: 'A First Word is spoken when the card is played from the hand, after the placement.',
      es: 'La Primera Palabra se dice al jugar la carta desde la mano, tras colocarla.',
    },
    section: 'Glossary',
    page: '20',
    rulings: [],
    explain: {
      en: ({ creature }) => `${creature} speaks its First Word.`,
      es: ({ creature }) => `${creature} dice su Primera Palabra.`,
    },
  }),
  'signum.summon.stays': rule<{ creature: string; health: number }>({
    title: { en: 'A character stays', es: 'Un personaje permanece' },
    says: {
      en: 'Card and figure stay in play until the wounds equal the health.',
      es: 'Carta y figura siguen en juego hasta que las heridas igualen la salud.',
    },
    section: 'Activation phase',
    page: '20',
    rulings: [],
    explain: {
      en: ({ creature, health }) => `${creature} stays until it has ${health} ${health === 1 ? 'wound' : 'wounds'}.`,
      es: ({ creature, health }) =>
        `${creature} permanece hasta tener ${health} ${health === 1 ? 'herida' : 'heridas'}.`,
    },
  }),
  'signum.tactic.same-turn-played': rule<{ player: string }>({
    title: { en: 'Tactics work from the next turn on', es: 'Las tácticas valen desde el turno siguiente' },
    says: {
      en: 'A tactic works from the next opponent’s turn on; any number may lie face down.',
      es: 'Una táctica vale desde el siguiente turno de un oponente; puede haber cualquier número boca abajo.',
    },
    section: 'Tactic cards',
    page: '14',
    rulings: [],
    explain: {
      en: ({ player }) => `${player}’s tactic waits for an opponent’s turn.`,
      es: ({ player }) => `La táctica de ${player} espera al turno de un oponente.`,
    },
  }),
}
