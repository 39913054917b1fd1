import type { ReportFault } from '../../../contract/match-report.ts'
import type { Localized } from '../../../lib/locale.ts'
import { formatListOr } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { cardCount } from '../language/words.ts'

export const MOMENT_REASONS = ['phase', 'asked', 'turn', 'nothingAsked', 'noActivation', 'activation', 'over'] as const
export type MomentReason = (typeof MOMENT_REASONS)[number]

const REASONS: Readonly<Record<MomentReason, Localized>> = {
  phase: { en: 'this is not its phase', es: 'no es su fase' },
  asked: { en: 'a question waits for its answer', es: 'hay una pregunta pendiente' },
  turn: { en: 'it is another player’s turn', es: 'es el turno de otro jugador' },
  nothingAsked: { en: 'nothing was asked', es: 'no se ha preguntado nada' },
  noActivation: { en: 'no creature is being activated', es: 'no se está activando ninguna criatura' },
  activation: { en: 'this activation does not allow it now', es: 'esta activación no lo permite ahora' },
  over: { en: 'the match is over', es: 'la partida ha terminado' },
}

/** Rules on the course of a match. */
export const matchRules = {
  'signum.match.moment': rule<{ command: string; reason: MomentReason }>({
    title: { en: 'When a command can be given', es: 'Cuándo puede darse una orden' },
    says: {
      en: 'Every command belongs to a phase and to the player whose step it is. While somebody is asked something, nothing but the answer counts.',
      es: 'Cada orden corresponde a una fase y al jugador al que le toca. Mientras se pregunta algo a alguien, solo cuenta su respuesta.',
    },
    section: 'Activation phase',
    page: null,
    rulings: ['Q-86'],
    explain: {
      en: ({ command, reason }) => `${command} cannot be given now: ${REASONS[reason].en}.`,
      es: ({ command, reason }) => `${command} no puede darse ahora: ${REASONS[reason].es}.`,
    },
  }),
  'signum.terrain.destroyed': rule<{ terrain: string }>({
    title: { en: 'Terrain that is destroyed', es: 'Terreno destruido' },
    says: {
      en: 'A destroyed template leaves the battlefield and its card the city. Basic terrain may be played again, unique terrain never.',
      es: 'Una plantilla destruida sale del campo de batalla y su carta, de la ciudad. El terreno básico puede volver a jugarse; el único, nunca.',
    },
    section: 'Terrain cards',
    page: '21',
    rulings: [],
    explain: {
      en: ({ terrain }) => `${terrain} is destroyed and leaves the battlefield.`,
      es: ({ terrain }) => `${terrain} se destruye y sale del campo de batalla.`,
    },
  }),
  'signum.match.answer': rule<{ kind: string }>({
    title: { en: 'What answers a question', es: 'Qué responde a una pregunta' },
    says: {
      en: 'A question is answered by one of the answers that it names, or by another choice among its candidates.',
      es: 'A una pregunta se responde con una de las respuestas que nombra, o con otra elección entre sus candidatos.',
    },
    section: 'Activation phase',
    page: null,
    rulings: ['Q-56'],
    explain: {
      en: ({ kind }) => `That is no answer to the question “${kind}”.`,
      es: ({ kind }) => `Eso no responde a la pregunta «${kind}».`,
    },
  }),
  'signum.match.report': rule<ReportFault & { count: number }>({
    title: { en: 'What dice of a real table can show', es: 'Qué pueden mostrar los dados de una mesa' },
    says: {
      en: 'As many faces are reported as dice are rolled, and each is a number from 1 to 6.',
      es: 'Se comunican tantas caras como dados se tiran, y cada una es un número del 1 al 6.',
    },
    section: 'Components',
    page: null,
    rulings: [],
    explain: {
      en: ({ reason, expected, count }) =>
        reason === 'count' ? `${expected} dice were rolled, not ${count}.` : `No face is higher than ${expected}.`,
      es: ({ reason, expected, count }) =>
        reason === 'count' ? `Se tiraron ${expected} dados, no ${count}.` : `Ninguna cara pasa de ${expected}.`,
    },
  }),
  'signum.match.known': rule<{ id: string }>({
    title: { en: 'What a command names has to be there', es: 'Lo que nombra una orden tiene que estar' },
    says: {
      en: 'Cards are named from the own hand, buildings and terrain from what was chosen, creatures and templates from the battlefield.',
      es: 'Las cartas se nombran de la propia mano, los edificios y terrenos de lo elegido, y las criaturas y plantillas del campo de batalla.',
    },
    section: 'Zones',
    page: null,
    rulings: [],
    explain: {
      en: ({ id }) => `There is no ${id} to be used so.`,
      es: ({ id }) => `No hay ${id} que pueda usarse así.`,
    },
  }),
  'signum.zone.five': rule<{ player: string }>({
    title: { en: 'Five zones', es: 'Cinco zonas' },
    says: {
      en: 'There is one battlefield for all, and each player has a city, a graveyard, a battle deck and a hand.',
      es: 'Hay un campo de batalla para todos, y cada jugador tiene una ciudad, un cementerio, un mazo de batalla y una mano.',
    },
    section: 'Zones',
    page: '7',
    rulings: [],
    explain: {
      en: ({ player }) => `${player} has a city, a graveyard, a battle deck and a hand.`,
      es: ({ player }) => `${player} tiene ciudad, cementerio, mazo de batalla y mano.`,
    },
  }),
  'signum.zone.city-public': rule<{ player: string; card: string }>({
    title: { en: 'The city lies open', es: 'La ciudad está a la vista' },
    says: {
      en: 'Buildings and terrain cards that were played lie open in their player’s city.',
      es: 'Los edificios y las cartas de terreno jugadas están a la vista en la ciudad de su jugador.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ player, card }) => `${card} lies open in the city of ${player}.`,
      es: ({ player, card }) => `${card} está a la vista en la ciudad de ${player}.`,
    },
  }),
  'signum.zone.graveyard-public-ordered': rule<{ player: string; cards: readonly string[] }>({
    title: { en: 'The graveyard is open and in order', es: 'El cementerio está a la vista y en orden' },
    says: {
      en: 'Everybody may look at graveyards, and their cards stay in the order in which they came.',
      es: 'Todos pueden mirar los cementerios, y sus cartas siguen en el orden en que llegaron.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ player, cards }) =>
        `To the graveyard of ${player}, in this order: ${formatListOr(cards, 'en', 'nothing')}.`,
      es: ({ player, cards }) => `Al cementerio de ${player}, en este orden: ${formatListOr(cards, 'es', 'nada')}.`,
    },
  }),
  'signum.zone.deck-secret': rule<{ player: string; left: number }>({
    title: { en: 'The battle deck is face down', es: 'El mazo de batalla está boca abajo' },
    says: {
      en: 'Nobody looks at a battle deck or changes its order.',
      es: 'Nadie mira un mazo de batalla ni cambia su orden.',
    },
    section: 'Zones',
    page: '8',
    rulings: [],
    explain: {
      en: ({ player, left }) => `The deck of ${player} lies face down: ${cardCount(left, 'en')}.`,
      es: ({ player, left }) => `El mazo de ${player} está boca abajo: ${cardCount(left, 'es')}.`,
    },
  }),
  'signum.zone.hand-private': rule<{ player: string; hand: number }>({
    title: { en: 'Hands are private', es: 'Las manos son privadas' },
    says: {
      en: 'Players see their own hand only; of others they see how many cards they hold.',
      es: 'Cada jugador ve solo su mano; de las demás ve cuántas cartas tienen.',
    },
    section: 'Zones',
    page: '9',
    rulings: [],
    explain: {
      en: ({ player, hand }) => `${player} alone sees the hand: ${cardCount(hand, 'en')}.`,
      es: ({ player, hand }) => `Solo ${player} ve su mano: ${cardCount(hand, 'es')}.`,
    },
  }),
  'signum.zone.lists-private': rule<{ player: string; cards: number }>({
    title: { en: 'Deck lists are private', es: 'Las listas son privadas' },
    says: {
      en: 'The cards of a deck, and the buildings and terrain that were chosen, are known to their owner alone until they are seen in play.',
      es: 'Las cartas de un mazo, y los edificios y terrenos elegidos, solo los conoce su dueño hasta que se ven en juego.',
    },
    section: 'Zones',
    page: '8-9',
    rulings: ['Q-72'],
    explain: {
      en: ({ player, cards }) => `${player} alone knows the list: ${cardCount(cards, 'en')}.`,
      es: ({ player, cards }) => `Solo ${player} conoce la lista: ${cardCount(cards, 'es')}.`,
    },
  }),
  'signum.setup.open-and-secret': rule<{ player: string; cards: number; open: boolean }>({
    title: { en: 'What is seen of the first hand', es: 'Qué se ve de la primera mano' },
    says: {
      en: 'Everybody sees how many cards were exchanged, but not which; what is discarded for prosperity lies open.',
      es: 'Todos ven cuántas cartas se cambiaron, pero no cuáles; lo que se descarta por prosperidad queda a la vista.',
    },
    section: 'Starting to play',
    page: '8-9',
    rulings: [],
    explain: {
      en: ({ player, cards, open }) =>
        `Of ${player} everybody sees ${open ? '' : 'the number: '}${cardCount(cards, 'en')}.`,
      es: ({ player, cards, open }) => `De ${player} todos ven ${open ? '' : 'el número: '}${cardCount(cards, 'es')}.`,
    },
  }),
  'signum.zone.own-by-default': rule<{ card: string; player: string }>({
    title: { en: 'A text means one’s own zones', es: 'Un texto se refiere a las zonas propias' },
    says: {
      en: 'Where a text names a zone it means that of its controller, unless it says otherwise.',
      es: 'Donde un texto nombra una zona se refiere a la de quien lo controla, salvo que diga otra cosa.',
    },
    section: 'Battle deck cards',
    page: '11',
    rulings: [],
    explain: {
      en: ({ card, player }) => `${card} is about the cards and buildings of ${player}.`,
      es: ({ card, player }) => `${card} se refiere a las cartas y edificios de ${player}.`,
    },
  }),
  'signum.zone.instances': rule<{ player: string; copies: readonly string[] }>({
    title: { en: 'Every card is an individual', es: 'Cada carta es individual' },
    says: {
      en: 'Cards of the same name are told apart: uses, tokens and words that were spoken belong to one of them.',
      es: 'Las cartas del mismo nombre se distinguen: los usos, las fichas y las palabras dichas son de una de ellas.',
    },
    section: 'Zones',
    page: null,
    rulings: [],
    explain: {
      en: ({ player, copies }) => `Copies in the deck of ${player}: ${formatListOr(copies, 'en', 'nothing')}.`,
      es: ({ player, copies }) => `Copias en el mazo de ${player}: ${formatListOr(copies, 'es', 'nada')}.`,
    },
  }),
  'signum.ability.deeds': rule<{ card: string; effect: string; player: string }>({
    title: { en: 'What the words of a text mean', es: 'Qué significan las palabras de un texto' },
    says: {
      en: 'A lost activation is that of this turn or else the next; the controller picks buildings; whoever discards chooses the cards; what is returned leaves no kill and speaks no Last Word.',
      es: 'Una activación perdida es la de este turno o, si no, la siguiente; quien controla el texto elige edificios; quien descarta elige las cartas; lo devuelto no cuenta como eliminado ni dice su Última Palabra.',
    },
    section: 'Special abilities',
    page: null,
    rulings: ['Q-73'],
    explain: {
      en: ({ card, effect, player }) => `${card} for ${player}: ${effect}.`,
      es: ({ card, effect, player }) => `${card} para ${player}: ${effect}.`,
    },
  }),
  'signum.ability.triggers-wait': rule<{ triggers: readonly string[] }>({
    title: { en: 'What is triggered waits', es: 'Lo que se dispara espera' },
    says: {
      en: 'What a text, a roll or a combat triggers waits until that is complete; then come the active player’s, and the others’ in turn order.',
      es: 'Lo que dispara un texto, una tirada o un combate espera a que termine; después viene lo del jugador activo y lo de los demás por orden de turno.',
    },
    section: 'Special abilities',
    page: '30',
    rulings: ['Q-62'],
    explain: {
      en: ({ triggers }) => `Now, in this order: ${formatListOr(triggers, 'en', 'nothing')}.`,
      es: ({ triggers }) => `Ahora, en este orden: ${formatListOr(triggers, 'es', 'nada')}.`,
    },
  }),
  'signum.victory.turn-limit': rule<{ round: number; limit: number }>({
    title: { en: 'The limit of rounds', es: 'El límite de rondas' },
    says: {
      en: 'In a match the time limit is a number of rounds: after the last turn of that round the wounds of the heroes are compared.',
      es: 'En una partida el límite de tiempo es un número de rondas: tras el último turno de esa ronda se comparan las heridas de los héroes.',
    },
    section: 'Victory conditions',
    page: '32',
    rulings: ['Q-68'],
    explain: {
      en: ({ round, limit }) => `Round ${round} of ${limit} is over.`,
      es: ({ round, limit }) => `La ronda ${round} de ${limit} ha terminado.`,
    },
  }),
  'signum.variant.elimination-details': rule<{ player: string; creatures: readonly string[] }>({
    title: { en: 'A player goes out', es: 'Un jugador queda fuera' },
    says: {
      en: 'After the triggers of the hero’s death the player’s creatures leave without a Last Word or a kill, and tactics, relics and hand go to the graveyard; templates stay.',
      es: 'Tras lo que dispara la muerte del héroe, las criaturas del jugador se retiran sin Última Palabra ni eliminación, y tácticas, reliquias y mano van al cementerio; las plantillas se quedan.',
    },
    section: 'Variants',
    page: '33-35',
    rulings: ['Q-69'],
    explain: {
      en: ({ player, creatures }) =>
        `${player} is out; leaving the battlefield: ${formatListOr(creatures, 'en', 'nothing')}.`,
      es: ({ player, creatures }) => `${player} queda fuera; se retiran: ${formatListOr(creatures, 'es', 'nada')}.`,
    },
  }),
  'signum.variant.multi.choose-opponent': rule<{ player: string; opponent: string }>({
    title: { en: 'Which opponent', es: 'Qué oponente' },
    says: {
      en: 'With several opponents, the player of a text about the opponent’s cards chooses one of them.',
      es: 'Con varios oponentes, el jugador de un texto sobre las cartas del oponente elige a uno de ellos.',
    },
    section: 'Variants',
    page: '33',
    rulings: [],
    explain: {
      en: ({ player, opponent }) => `${player} chooses ${opponent}.`,
      es: ({ player, opponent }) => `${player} elige a ${opponent}.`,
    },
  }),
  'signum.variant.architect-empty': rule<{ player: string }>({
    title: { en: 'An empty construction deck', es: 'Un mazo de construcción vacío' },
    says: {
      en: 'With an empty construction deck and nothing drawn the Construction phase can only be skipped.',
      es: 'Con el mazo de construcción vacío y sin carta robada, la fase de construcción solo puede saltarse.',
    },
    section: 'Variants',
    page: '33',
    rulings: ['Q-70'],
    explain: {
      en: ({ player }) => `${player} has nothing left to build.`,
      es: ({ player }) => `${player} no tiene nada más que construir.`,
    },
  }),
}
