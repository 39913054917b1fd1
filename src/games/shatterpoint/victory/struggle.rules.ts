import type { Locale } from '../../../lib/locale.ts'
import { rule } from '../../../rulebook/rule.ts'
import type { Player } from '../vocabulary.ts'

const squares = (count: number, locale: Locale): string =>
  ({ en: count === 1 ? '1 square' : `${count} squares`, es: count === 1 ? '1 casilla' : `${count} casillas` })[locale]

/** Rules on the struggle track. */
export const struggleRules = {
  'shatterpoint.track.setup': rule<{ isFresh: boolean }>({
    title: { en: 'A fresh track', es: 'Un medidor nuevo' },
    says: {
      en: 'A struggle begins with the token in the centre and one momentum token on the outer square of each player.',
      es: 'Una confrontación empieza con la ficha en el centro y una ficha de Predominio en la casilla exterior de cada jugador.',
    },
    section: 'Struggle track',
    page: '8',
    rulings: [],
    explain: {
      en: () => 'The token goes to the centre, and each player has 1 momentum.',
      es: () => 'La ficha vuelve al centro y cada jugador tiene 1 de predominio.',
    },
  }),
  'shatterpoint.track.gain': rule<{ player: Player; square: number }>({
    title: { en: 'Gaining momentum', es: 'Ganar predominio' },
    says: {
      en: 'A momentum token goes to the empty square of its owner’s half that is farthest from the centre.',
      es: 'Una ficha de Predominio va a la casilla vacía de la mitad de su dueño que esté más lejos del centro.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player, square }) => `Player ${player} puts a momentum token on square ${square} of their half.`,
      es: ({ player, square }) =>
        `El jugador ${player} pone una ficha de Predominio en la casilla ${square} de su mitad.`,
    },
  }),
  'shatterpoint.track.lose': rule<{ player: Player; square: number | null }>({
    title: { en: 'Losing momentum', es: 'Perder predominio' },
    says: {
      en: 'Of lost momentum the token nearest to the centre goes. A player without momentum loses nothing; the struggle token then stops on the outermost square of their half.',
      es: 'Al perder predominio se retira la ficha más próxima al centro. Un jugador sin predominio no pierde nada; la ficha de Confrontación se detiene entonces en la casilla exterior de su mitad.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: ['Q-66'],
    explain: {
      en: ({ player, square }) =>
        square === null
          ? `Player ${player} has no momentum: nothing is lost and nothing is met.`
          : `Player ${player} loses the momentum token on square ${square}.`,
      es: ({ player, square }) =>
        square === null
          ? `El jugador ${player} no tiene predominio: no pierde nada ni hay nada que encontrar.`
          : `El jugador ${player} pierde la ficha de Predominio de la casilla ${square}.`,
    },
  }),
  'shatterpoint.track.effect-move': rule<{ player: Player }>({
    title: { en: 'Effects that move the token', es: 'Efectos que mueven la ficha' },
    says: {
      en: 'An effect may move the struggle token at any time while the struggle runs, in either turn and in the first turn too. It is not the move at the end of a turn and gives no momentum.',
      es: 'Un efecto puede mover la ficha de Confrontación en cualquier momento mientras dura la confrontación, en el turno de cualquiera y también en el primero. No es el movimiento del final del turno ni da predominio.',
    },
    section: 'Struggle track',
    page: '20',
    rulings: ['Q-98'],
    explain: {
      en: ({ player }) => `An effect of player ${player} moves the token; no momentum follows from it.`,
      es: ({ player }) => `Un efecto del jugador ${player} mueve la ficha; no se gana predominio por ello.`,
    },
  }),
  'shatterpoint.mission.priority-extra': rule<{ player: Player; marked: number; extra: number }>({
    title: { en: 'Priority objectives', es: 'Objetivos prioritarios' },
    says: {
      en: 'By the core mission a player who controls at least one active objective with a priority marker moves the struggle token farther at the end of their turn, once, however many markers there are.',
      es: 'Según la misión básica, un jugador que controle al menos un objetivo activo con marcador prioritario mueve la ficha de Confrontación más lejos al final de su turno, una sola vez, haya los marcadores que haya.',
    },
    section: 'Missions',
    page: null,
    rulings: ['Q-71'],
    explain: {
      en: ({ player, marked, extra }) =>
        marked === 0
          ? `Player ${player} controls no priority objective.`
          : `Player ${player} controls a priority objective: ${squares(extra, 'en')} more, whatever the number of markers (${marked}).`,
      es: ({ player, marked, extra }) =>
        marked === 0
          ? `El jugador ${player} no controla ningún objetivo prioritario.`
          : `El jugador ${player} controla un objetivo prioritario: ${squares(extra, 'es')} más, sea cual sea el número de marcadores (${marked}).`,
    },
  }),
  'shatterpoint.track.full': rule<{ player: Player }>({
    title: { en: 'A full half', es: 'Una mitad llena' },
    says: {
      en: 'With momentum on all eight squares of their half a player places no more, and nobody wins by it.',
      es: 'Con predominio en las ocho casillas de su mitad, un jugador no coloca más y nadie gana por ello.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player }) => `Player ${player} has all eight squares filled: nothing is placed.`,
      es: ({ player }) => `El jugador ${player} tiene llenas las ocho casillas: no se coloca nada.`,
    },
  }),
  'shatterpoint.track.centre-forbidden': rule<{ player: Player }>({
    title: { en: 'No momentum in the centre', es: 'Sin predominio en el centro' },
    says: {
      en: 'Momentum is never placed on the centre square, even if the struggle token lies there.',
      es: 'Nunca se coloca predominio en la casilla central, aunque la ficha de Confrontación esté allí.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player }) => `The struggle token in the centre gives player ${player} no victory.`,
      es: ({ player }) => `La ficha de Confrontación en el centro no da la victoria al jugador ${player}.`,
    },
  }),
  'shatterpoint.track.invariant': rule<{ token: number; a: number; b: number }>({
    title: { en: 'The token lies between the momentum', es: 'La ficha está entre los predominios' },
    says: {
      en: 'While a struggle runs, the token lies strictly between the momentum tokens of the two players.',
      es: 'Mientras dura una confrontación, la ficha está estrictamente entre las fichas de Predominio de ambos jugadores.',
    },
    section: 'Struggle track',
    page: '20',
    rulings: [],
    explain: {
      en: ({ token, a, b }) =>
        `With ${a} momentum of A and ${b} of B the token cannot lie on square ${token}: the struggle would be over.`,
      es: ({ token, a, b }) =>
        `Con ${a} de predominio de A y ${b} de B la ficha no puede estar en la casilla ${token}: la confrontación habría terminado.`,
    },
  }),
  'shatterpoint.track.move': rule<{ player: Player; squares: number; moved: number }>({
    title: { en: 'Moving the struggle token', es: 'Mover la ficha de Confrontación' },
    says: {
      en: 'The token moves towards its mover’s side one square at a time, in full. If the next square holds that player’s momentum, they win and the rest is lost.',
      es: 'La ficha avanza hacia el lado de quien la mueve, casilla a casilla y por completo. Si la siguiente casilla tiene su predominio, gana y el resto se pierde.',
    },
    section: 'Struggle track',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player, moved }) => `Player ${player} moves the token ${squares(moved, 'en')} towards their side.`,
      es: ({ player, moved }) => `El jugador ${player} mueve la ficha ${squares(moved, 'es')} hacia su lado.`,
    },
  }),
  'shatterpoint.track.end-turn-move': rule<{ player: Player; controlled: number; extra: number }>({
    title: { en: 'The move at the end of a turn', es: 'El movimiento al final del turno' },
    says: {
      en: 'At the end of their turn the active player moves the token one square for each active objective they control; the mission may add to it.',
      es: 'Al final de su turno, el jugador activo mueve la ficha una casilla por cada objetivo activo que controle; la misión puede añadir más.',
    },
    section: 'How to play',
    page: '21',
    rulings: [],
    explain: {
      en: ({ player, controlled, extra }) =>
        `Player ${player} controls ${controlled} active ${controlled === 1 ? 'objective' : 'objectives'}${extra > 0 ? `, and the mission adds ${extra}` : ''}.`,
      es: ({ player, controlled, extra }) =>
        `El jugador ${player} controla ${controlled} ${controlled === 1 ? 'objetivo activo' : 'objetivos activos'}${extra > 0 ? `, y la misión añade ${extra}` : ''}.`,
    },
  }),
  'shatterpoint.track.first-turn': rule<{ player: Player }>({
    title: { en: 'The first turn', es: 'El primer turno' },
    says: {
      en: 'In the very first turn of the match the token does not move and nobody gains momentum by its place.',
      es: 'En el primer turno de la partida la ficha no se mueve y nadie gana predominio por su posición.',
    },
    section: 'How to play',
    page: '21',
    rulings: ['Q-06'],
    explain: {
      en: ({ player }) => `It is the first turn of the match: player ${player} does not move the token.`,
      es: ({ player }) => `Es el primer turno de la partida: el jugador ${player} no mueve la ficha.`,
    },
  }),
  'shatterpoint.momentum.behind': rule<{ player: Player }>({
    title: { en: 'Momentum for who is behind', es: 'Predominio para quien va por detrás' },
    says: {
      en: 'If after the move the token lies on the opponent’s half, the active player gains 1 momentum, even if it did not move.',
      es: 'Si tras mover la ficha está en la mitad del adversario, el jugador activo gana 1 de predominio, aunque no se haya movido.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: ['Q-07'],
    explain: {
      en: ({ player }) => `The token lies on the other half: player ${player} gains 1 momentum.`,
      es: ({ player }) => `La ficha está en la otra mitad: el jugador ${player} gana 1 de predominio.`,
    },
  }),
  'shatterpoint.momentum.centre': rule<Record<string, never>>({
    title: { en: 'Momentum from the centre', es: 'Predominio por el centro' },
    says: {
      en: 'If after the move the token lies in the centre, each player gains 1 momentum.',
      es: 'Si tras mover la ficha está en el centro, cada jugador gana 1 de predominio.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: ['Q-07'],
    explain: {
      en: () => 'The token lies in the centre: each player gains 1 momentum.',
      es: () => 'La ficha está en el centro: cada jugador gana 1 de predominio.',
    },
  }),
  'shatterpoint.momentum.none-ahead': rule<{ player: Player }>({
    title: { en: 'No momentum for who is ahead', es: 'Sin predominio para quien va por delante' },
    says: {
      en: 'If after the move the token lies on the active player’s own half, nobody gains momentum by it.',
      es: 'Si tras mover la ficha está en la mitad del jugador activo, nadie gana predominio por ello.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player }) => `The token lies on the half of player ${player}: no momentum.`,
      es: ({ player }) => `La ficha está en la mitad del jugador ${player}: no hay predominio.`,
    },
  }),
  'shatterpoint.struggle.win': rule<{ player: Player; square: number; by: 'movement' | 'placement' }>({
    title: { en: 'Winning a struggle', es: 'Ganar una confrontación' },
    says: {
      en: 'When the struggle token and a momentum token would share a square, by movement or by placement, its owner wins the struggle and claims the card at once.',
      es: 'Cuando la ficha de Confrontación y una de predominio fueran a compartir casilla, por movimiento o colocación, su dueño gana la confrontación y reclama la carta al momento.',
    },
    section: 'How to win',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player, square }) =>
        `The struggle token and momentum meet on square ${square}: player ${player} wins the struggle.`,
      es: ({ player, square }) =>
        `La ficha de Confrontación y el predominio coinciden en la casilla ${square}: el jugador ${player} gana la confrontación.`,
    },
  }),
  'shatterpoint.struggle.after-claim': rule<{ player: Player }>({
    title: { en: 'After a struggle was won', es: 'Después de ganar una confrontación' },
    says: {
      en: 'Once a struggle is won the turn is played to its end, but no momentum is gained, the token stays and control is not checked.',
      es: 'Ganada una confrontación, el turno se juega hasta el final, pero no se gana predominio, la ficha no se mueve y no se comprueba el control.',
    },
    section: 'The struggle',
    page: '20',
    rulings: ['Q-08'],
    explain: {
      en: ({ player }) => `The struggle is already won: player ${player} moves nothing and gains nothing.`,
      es: ({ player }) => `La confrontación ya está ganada: el jugador ${player} no mueve ni gana nada.`,
    },
  }),
  'shatterpoint.struggle.reset': rule<{ next: number }>({
    title: { en: 'The next struggle', es: 'La siguiente confrontación' },
    says: {
      en: 'At the end of the turn in which a struggle was won, momentum, control and priority tokens go, objectives turn inactive, the track is set up again and the next struggle card is drawn.',
      es: 'Al final del turno en que se ganó una confrontación se retiran las fichas de Predominio y de control y los marcadores de objetivo prioritario, los objetivos quedan inactivos, se prepara de nuevo el medidor y se roba la siguiente carta de Confrontación.',
    },
    section: 'The struggle',
    page: '20',
    rulings: ['Q-09'],
    explain: {
      en: ({ next }) => `Struggle ${next} begins with a fresh track.`,
      es: ({ next }) => `Empieza la confrontación ${next} con un medidor nuevo.`,
    },
  }),
  'shatterpoint.struggle.simultaneous': rule<{ first: Player }>({
    title: { en: 'Momentum at the same time', es: 'Predominio al mismo tiempo' },
    says: {
      en: 'If both players gain momentum at the same time, the attacker’s gain comes first in an attack, otherwise the active player’s; the first victory counts.',
      es: 'Si ambos jugadores ganan predominio a la vez, primero va el del atacante en un ataque y, si no, el del jugador activo; cuenta la primera victoria.',
    },
    section: 'Appendix A',
    page: '38',
    rulings: ['Q-10'],
    explain: {
      en: ({ first }) => `Both gain at once: player ${first} is first.`,
      es: ({ first }) => `Ambos ganan a la vez: el jugador ${first} va primero.`,
    },
  }),
  'shatterpoint.victory.two-cards': rule<{ player: Player; cards: number }>({
    title: { en: 'Two struggle cards win', es: 'Dos cartas de Confrontación ganan' },
    says: {
      en: 'A player who claims their second struggle card wins the match at once.',
      es: 'Quien reclama su segunda carta de Confrontación gana la partida al momento.',
    },
    section: 'How to win',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player, cards }) =>
        cards >= 2
          ? `Player ${player} has claimed ${cards} cards and wins the match.`
          : `Player ${player} has claimed 1 card of 2.`,
      es: ({ player, cards }) =>
        cards >= 2
          ? `El jugador ${player} ha reclamado ${cards} cartas y gana la partida.`
          : `El jugador ${player} ha reclamado 1 carta de 2.`,
    },
  }),
  'shatterpoint.momentum.other': rule<{ player: Player; count: number }>({
    title: { en: 'Momentum by effects', es: 'Predominio por efectos' },
    says: {
      en: 'Abilities and missions may give momentum; it is placed like any other.',
      es: 'Las capacidades y las misiones pueden dar predominio; se coloca como cualquier otro.',
    },
    section: 'Momentum tokens',
    page: '20',
    rulings: [],
    explain: {
      en: ({ player, count }) => `An effect gives player ${player} ${count} momentum.`,
      es: ({ player, count }) => `Un efecto da al jugador ${player} ${count} de predominio.`,
    },
  }),
}
