import { formatList } from '../../../lib/wording.ts'
import { rule } from '../../../rulebook/rule.ts'
import { armourTokens } from '../dice/fight.words.ts'
import { cardCount, points } from '../language/words.ts'

const SECTION = 'Starting to play'
const PAGE = '17'

export type SetupProblem = 'names' | 'rolls' | 'first' | 'exchange' | 'discard'

/** Rules on setting up the game. */
export const setupRules = {
  'signum.setup.order-roll': rule<{ rolls: readonly string[]; winner: string | null; first: string | null }>({
    title: { en: 'Who plays first', es: 'Quién juega primero' },
    says: {
      en: 'Each player rolls a die; the highest decides who plays first, and equal highest rolls are repeated. The order never changes.',
      es: 'Cada jugador tira un dado; el más alto decide quién juega primero y los empates en cabeza se repiten. El orden no cambia nunca.',
    },
    section: SECTION,
    page: PAGE,
    rulings: ['Q-06'],
    explain: {
      en: ({ rolls, winner, first }) =>
        winner === null
          ? `${rolls.join(', ')}: a tie, roll again.`
          : `${rolls.join(', ')}: ${winner} decides, ${first} plays first.`,
      es: ({ rolls, winner, first }) =>
        winner === null
          ? `${rolls.join(', ')}: empate, se repite.`
          : `${rolls.join(', ')}: decide ${winner}, empieza ${first}.`,
    },
  }),
  'signum.setup.sequence': rule<{ players: number }>({
    title: { en: 'The order of setup', es: 'El orden de la preparación' },
    says: {
      en: 'Order roll, sides, heroes, 3 points and 4 cards, the exchange of all players, the discards of all players; each step in turn order. In a duel the first player gets the side y = 0.',
      es: 'Tirada de orden, lados, héroes, 3 puntos y 4 cartas, el cambio de todos los jugadores, los descartes de todos los jugadores; cada paso en orden de turno. En un duelo el primer jugador recibe el lado y = 0.',
    },
    section: 'Starting the game',
    page: '17',
    rulings: ['Q-52'],
    explain: {
      en: ({ players }) =>
        `${players} players: the order is rolled, everybody draws, then all exchange and after that all discard, in turn order.`,
      es: ({ players }) =>
        `${players} jugadores: se tira el orden, todos roban, luego todos cambian y después todos descartan, en orden de turno.`,
    },
  }),
  'signum.setup.heroes': rule<{ problem: 'board' | 'side' | 'base' | 'terrain' | 'none'; thing: string }>({
    title: { en: 'Placing the heroes', es: 'Colocar a los héroes' },
    says: {
      en: 'In turn order each player places the hero with its base touching their own side, wholly on the board and on nothing else.',
      es: 'En orden de turno cada jugador coloca a su héroe con la base tocando su propio lado, entera en el tablero y sobre nada más.',
    },
    section: 'Starting the game',
    page: '17',
    rulings: ['Q-80'],
    explain: {
      en: ({ problem, thing }) =>
        ({
          none: `The hero stands at the side of ${thing}.`,
          board: 'The base of the hero does not lie wholly on the board.',
          side: `The base of the hero has to touch the side of ${thing}.`,
          base: `The hero would stand on ${thing}.`,
          terrain: `The hero would stand on ${thing}.`,
        })[problem],
      es: ({ problem, thing }) =>
        ({
          none: `El héroe está en el lado de ${thing}.`,
          board: 'La base del héroe no queda entera en el tablero.',
          side: `La base del héroe tiene que tocar el lado de ${thing}.`,
          base: `El héroe quedaría sobre ${thing}.`,
          terrain: `El héroe quedaría sobre ${thing}.`,
        })[problem],
    },
  }),
  'signum.setup.hero-tokens': rule<{ creature: string; armour: number }>({
    title: { en: 'A hero is ready at once', es: 'Un héroe está listo desde el principio' },
    says: {
      en: 'A hero with Armour X is placed with X armour tokens and may be activated in its player’s first turn. It is not summoned: no cost, no First Word, no distance to enemies.',
      es: 'Un héroe con Armadura X se coloca con X fichas de armadura y puede activarse en el primer turno de su jugador. No se convoca: ni coste, ni Primera Palabra, ni distancia a los enemigos.',
    },
    section: 'Starting the game',
    page: '17',
    rulings: ['Q-80'],
    explain: {
      en: ({ creature, armour }) =>
        `${creature} starts with ${armourTokens(armour, 'en')} and may act in the first turn.`,
      es: ({ creature, armour }) =>
        `${creature} empieza con ${armourTokens(armour, 'es')} y puede actuar en el primer turno.`,
    },
  }),
  'signum.setup.start': rule<{ player: string; prosperity: number; hand: number }>({
    title: { en: 'What everybody starts with', es: 'Con qué empieza cada uno' },
    says: {
      en: 'Each player has 3 prosperity and draws 4 cards.',
      es: 'Cada jugador tiene 3 de Prosperidad y roba 4 cartas.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ player, prosperity, hand }) => `${player} has ${points(prosperity, 'en')} and ${cardCount(hand, 'en')}.`,
      es: ({ player, prosperity, hand }) => `${player} tiene ${points(prosperity, 'es')} y ${cardCount(hand, 'es')}.`,
    },
  }),
  'signum.setup.exchange': rule<{ player: string; cards: number }>({
    title: { en: 'Exchanging cards', es: 'Cambiar cartas' },
    says: {
      en: 'Once, a player may put up to 4 cards of the hand back into the deck, shuffle it and draw as many.',
      es: 'Una vez, un jugador puede devolver al mazo hasta 4 cartas de la mano, barajarlo y robar otras tantas.',
    },
    section: SECTION,
    page: PAGE,
    rulings: ['Q-07'],
    explain: {
      en: ({ player, cards }) => `${player} exchanges ${cardCount(cards, 'en')}.`,
      es: ({ player, cards }) => `${player} cambia ${cardCount(cards, 'es')}.`,
    },
  }),
  'signum.setup.discard-for-prosperity': rule<{ player: string; cards: number; prosperity: number }>({
    title: { en: 'Cards for prosperity', es: 'Cartas por Prosperidad' },
    says: {
      en: 'Then a player may discard any number of cards for 1 prosperity each; that sets off no Last Word.',
      es: 'Después un jugador puede descartar cualquier número de cartas por 1 de Prosperidad cada una; eso no activa ninguna Última Palabra.',
    },
    section: SECTION,
    page: PAGE,
    rulings: ['Q-08'],
    explain: {
      en: ({ player, cards, prosperity }) =>
        `${player} discards ${cardCount(cards, 'en')} and has ${points(prosperity, 'en')}.`,
      es: ({ player, cards, prosperity }) =>
        `${player} descarta ${cardCount(cards, 'es')} y tiene ${points(prosperity, 'es')}.`,
    },
  }),
  'signum.setup.stated': rule<{ problem: SetupProblem; names: readonly string[] }>({
    title: { en: 'A setup that can be', es: 'Una preparación posible' },
    says: {
      en: 'Players have names of their own; rolls are one for each player until nobody shares the highest; what is exchanged or discarded is in the hand.',
      es: 'Los jugadores tienen nombres propios; hay una tirada por jugador hasta que nadie comparta la más alta; lo que se cambia o descarta está en la mano.',
    },
    section: SECTION,
    page: PAGE,
    rulings: [],
    explain: {
      en: ({ problem, names }) =>
        ({
          names: `${formatList(names, 'en')}: every player needs a name of their own.`,
          rolls: 'The rolls do not decide: one number for each player, again after each tie, and none too many.',
          first: `${formatList(names, 'en')} does not play.`,
          exchange: `Not in the hand, so not exchanged: ${formatList(names, 'en')}.`,
          discard: `Not in the hand, so not discarded: ${formatList(names, 'en')}.`,
        })[problem],
      es: ({ problem, names }) =>
        ({
          names: `${formatList(names, 'es')}: cada jugador necesita un nombre propio.`,
          rolls: 'Las tiradas no deciden: un número por jugador, otra vez tras cada empate, y ninguno de más.',
          first: `${formatList(names, 'es')} no juega.`,
          exchange: `No está en la mano y no puede cambiarse: ${formatList(names, 'es')}.`,
          discard: `No está en la mano y no puede descartarse: ${formatList(names, 'es')}.`,
        })[problem],
    },
  }),
  'signum.setup.then-first-turn': rule<{ player: string }>({
    title: { en: 'The first turn', es: 'El primer turno' },
    says: {
      en: 'After the setup the turn of the first player begins, who also draws in the first Initial phase.',
      es: 'Tras la preparación empieza el turno del primer jugador, que también roba en su primera Fase Inicial.',
    },
    section: 'Starting to play',
    page: '17',
    rulings: [],
    explain: {
      en: ({ player }) => `${player} begins, and draws a card in this first turn too.`,
      es: ({ player }) => `Empieza ${player}, y también en este primer turno roba una carta.`,
    },
  }),
}
