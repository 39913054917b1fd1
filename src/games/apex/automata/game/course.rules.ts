import type { Cell } from '../../../../geometry/grid.ts'
import { cardName, legendName } from '../../language/legend-name.ts'
import { cellName } from '../../language/notation.ts'
import { directionName } from '../../language/words.ts'
import { rule } from '../../rule.ts'
import { type Squad, squadName } from '../../table/squad.ts'
import type { BorderSide } from '../../vocabulary.ts'
import { automatonCardName } from '../cards/card.words.ts'
import { ENTRY_WORDS, namesOf } from './game.words.ts'

/** Rules on the drop of the players, on turns and on the end of a match. */
export const courseRules = {
  'apex.automata.drop.feats': rule<{ legend: string; feats: number }>({
    title: { en: 'Feats before the drop', es: 'Proezas antes del salto' },
    says: {
      en: 'Each Legend of a player draws 3 feats; Automata draw none.',
      es: 'Cada Leyenda de un jugador roba 3 Proezas; los Autómatas, ninguna.',
    },
    section: 'The drop',
    page: '8',
    rulings: [],
    explain: {
      en: ({ legend, feats }, content) => `${legendName(legend, 'en', content)} draws ${feats} feats.`,
      es: ({ legend, feats }, content) => `${legendName(legend, 'es', content)} roba ${feats} Proezas.`,
    },
  }),
  'apex.automata.drop.replaces-core': rule<Record<string, never>>({
    title: { en: 'No entry module', es: 'Sin módulo de Entrada' },
    says: {
      en: 'Nothing else of the drop of the core book is used: no entry module, no rewards, no turns of the squads.',
      es: 'Nada más del salto del libro básico se usa: ni módulo de Entrada, ni recompensas, ni turnos de los pelotones.',
    },
    section: 'The drop',
    page: '8',
    rulings: [],
    explain: {
      en: () => 'There is no entry module and no reward.',
      es: () => 'No hay módulo de Entrada ni recompensas.',
    },
  }),
  'apex.automata.drop.order': rule<{ legend: string }>({
    title: { en: 'In any order', es: 'En cualquier orden' },
    says: {
      en: 'The Legends of the players enter in any order, one after the other.',
      es: 'Las Leyendas de los jugadores entran en cualquier orden, una tras otra.',
    },
    section: 'The drop',
    page: '8',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} enters next.`,
      es: ({ legend }, content) => `Entra ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.drop.player-entry': rule<{ legend: string; side: BorderSide; mp: number }>({
    title: { en: 'From any side with Movement 3', es: 'Desde cualquier borde con Movimiento 3' },
    says: {
      en: 'A Legend of the players stands outside a side of the board, level 0, and takes a Movement of 3 into it.',
      es: 'Una Leyenda de los jugadores se pone fuera de un borde, a nivel 0, y entra con un Movimiento de 3.',
    },
    section: 'The drop',
    page: '8',
    rulings: [],
    explain: {
      en: ({ legend, side, mp }, content) =>
        `${legendName(legend, 'en', content)} enters from the ${directionName(side, 'en')} with ${mp} MP.`,
      es: ({ legend, side, mp }, content) =>
        `${legendName(legend, 'es', content)} entra por el ${directionName(side, 'es')} con ${mp} PM.`,
    },
  }),
  'apex.automata.drop.entry-limits': rule<{ reason: string | null; legend: string; used: number; mp: number }>({
    title: { en: 'At least one step', es: 'Al menos un paso' },
    says: {
      en: 'The first step leads onto the board, the last one ends in a free space; points may be left over, and nobody leaves the board again.',
      es: 'El primer paso lleva al tablero y el último termina en un espacio libre; pueden sobrar puntos, y nadie vuelve a salir del tablero.',
    },
    section: 'The drop',
    page: '8',
    rulings: [],
    explain: {
      en: ({ reason, legend, used, mp }, content) =>
        ENTRY_WORDS[reason ?? 'IN']?.en(legendName(legend, 'en', content), used, mp) ?? '',
      es: ({ reason, legend, used, mp }, content) =>
        ENTRY_WORDS[reason ?? 'IN']?.es(legendName(legend, 'es', content), used, mp) ?? '',
    },
  }),
  'apex.automata.drop.teammate-entry': rule<{ legend: string }>({
    title: { en: 'The player brings the teammate in', es: 'El jugador mete al compañero' },
    says: {
      en: 'The player brings a teammate Automaton in like an own Legend, and makes all its decisions.',
      es: 'El jugador mete al compañero Autómata como a una Leyenda propia y toma todas sus decisiones.',
    },
    section: 'The drop',
    page: '8',
    rulings: ['Q-A34'],
    explain: {
      en: ({ legend }, content) => `The player moves ${legendName(legend, 'en', content)} in.`,
      es: ({ legend }, content) => `El jugador mueve a ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.move.traits-always': rule<{ legend: string }>({
    title: { en: 'An Automaton moves as one', es: 'Un Autómata se mueve como tal' },
    says: {
      en: 'Whoever decides its way, an Automaton pays 1 MP for each space and shuns what Automata shun.',
      es: 'Decida quien decida su camino, un Autómata paga 1 PM por espacio y evita lo que evitan los Autómatas.',
    },
    section: 'Movement of Automata',
    page: '19',
    rulings: ['Q-A34'],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} pays 1 MP for each space.`,
      es: ({ legend }, content) => `${legendName(legend, 'es', content)} paga 1 PM por espacio.`,
    },
  }),
  'apex.automata.move.enter-triggers': rule<{ cell: Cell }>({
    title: { en: 'Entering a space', es: 'Al entrar en un espacio' },
    says: {
      en: 'What happens to a Legend that enters a space happens to an Automaton in every space of its way; nothing of the pack does.',
      es: 'Lo que le ocurre a una Leyenda al entrar en un espacio le ocurre a un Autómata en cada espacio de su camino; nada de este contenido lo hace.',
    },
    section: 'Movement of Automata',
    page: '11',
    rulings: ['Q-A69'],
    explain: {
      en: ({ cell }) => `Nothing waits in ${cellName(cell)}.`,
      es: ({ cell }) => `Nada espera en ${cellName(cell)}.`,
    },
  }),
  'apex.automata.route.shared-deck': rule<{ left: number }>({
    title: { en: 'One Route deck for all', es: 'Un mazo de Rutas para todos' },
    says: {
      en: 'All Automata, enemies and teammate, draw from the same Route deck.',
      es: 'Todos los Autómatas, enemigos y compañero, roban del mismo mazo de Rutas.',
    },
    section: 'Route cards',
    page: '6',
    rulings: [],
    explain: {
      en: ({ left }) =>
        left === 1 ? 'The last Route card of the deck is drawn.' : `One of ${left} Route cards is drawn.`,
      es: ({ left }) =>
        left === 1 ? 'Se roba la última carta de Ruta del mazo.' : `Se roba una de ${left} cartas de Ruta.`,
    },
  }),
  'apex.automata.route.never-empty': rule<{ inPlay: number; size: number }>({
    title: { en: 'The deck never runs dry', es: 'El mazo nunca se agota' },
    says: {
      en: 'No more than two Route cards are in play at once, so there are always cards to shuffle when one has to be drawn.',
      es: 'Nunca hay más de dos cartas de Ruta en juego, así que siempre hay cartas que barajar cuando hay que robar.',
    },
    section: 'Route cards',
    page: '10',
    rulings: ['Q-A64'],
    explain: {
      en: ({ size }) => `${size} Route cards are shuffled into a new deck.`,
      es: ({ size }) => `Se barajan ${size} cartas de Ruta en un mazo nuevo.`,
    },
  }),
  'apex.automata.turn.enemy-auto': rule<{ reason: string | null; pace: string }>({
    title: { en: 'The enemies act by themselves', es: 'Los enemigos actúan solos' },
    says: {
      en: 'The turn of the enemies needs no command of a player: they are activated one after the other, or each when a player lets it.',
      es: 'El turno de los enemigos no necesita órdenes: se activan uno tras otro, o cada uno cuando un jugador le da paso.',
    },
    section: 'Activation of Automata',
    page: '11',
    rulings: [],
    explain: {
      en: ({ reason, pace }) =>
        reason !== null
          ? 'It is the turn of the Automata.'
          : pace === 'auto'
            ? 'The enemies are activated one after the other.'
            : 'Each enemy waits until a player lets it act.',
      es: ({ reason, pace }) =>
        reason !== null
          ? 'Es el turno de los Autómatas.'
          : pace === 'auto'
            ? 'Los enemigos se activan uno tras otro.'
            : 'Cada enemigo espera a que un jugador le dé paso.',
    },
  }),
  'apex.automata.turn.enemy-order': rule<{ reason: string | null; legend: string; score: number }>({
    title: { en: 'The lower score first', es: 'Primero la iniciativa menor' },
    says: {
      en: 'In the enemies’ turn the Automaton with the lower initiative score is activated first, on the board or not.',
      es: 'En el turno de los enemigos se activa primero el Autómata con menor iniciativa, esté o no en el tablero.',
    },
    section: 'Activation of Automata',
    page: '11',
    rulings: ['Q-A31'],
    explain: {
      en: ({ reason, legend, score }, content) =>
        reason === null
          ? `${legendName(legend, 'en', content)} is next with initiative ${score}.`
          : `It is not yet the turn of ${legendName(legend, 'en', content)}.`,
      es: ({ reason, legend, score }, content) =>
        reason === null
          ? `Toca a ${legendName(legend, 'es', content)}, con iniciativa ${score}.`
          : `Aún no le toca a ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.turn.once': rule<{ legend: string }>({
    title: { en: 'Once in a round', es: 'Una vez por ronda' },
    says: {
      en: 'Each Automaton is activated once in a round.',
      es: 'Cada Autómata se activa una vez por ronda.',
    },
    section: 'Activation of Automata',
    page: '11',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} has not been activated in this round.`,
      es: ({ legend }, content) => `${legendName(legend, 'es', content)} no se ha activado en esta ronda.`,
    },
  }),
  'apex.automata.turn.owed': rule<{ legend: string }>({
    title: { en: 'Eliminated before its activation', es: 'Eliminado antes de activarse' },
    says: {
      en: 'An Automaton that was eliminated before its activation of the round is activated in its place all the same, and comes back first.',
      es: 'Un Autómata eliminado antes de su activación de la ronda se activa igualmente cuando le toca, y antes reaparece.',
    },
    section: 'Activation of Automata',
    page: '11',
    rulings: [],
    explain: {
      en: ({ legend }, content) =>
        `${legendName(legend, 'en', content)} is off the board and still has its activation.`,
      es: ({ legend }, content) =>
        `${legendName(legend, 'es', content)} está fuera del tablero y conserva su activación.`,
    },
  }),
  'apex.automata.turn.teammate-order': rule<{ legend: string }>({
    title: { en: 'The player says when', es: 'El jugador dice cuándo' },
    says: {
      en: 'In the turn of the players’ squad the player decides when a teammate is activated.',
      es: 'En el turno del pelotón de los jugadores, el jugador decide cuándo se activa el compañero.',
    },
    section: 'Activation of Automata',
    page: '11',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `The player lets ${legendName(legend, 'en', content)} act now.`,
      es: ({ legend }, content) => `El jugador deja actuar ahora a ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.turn.human-order': rule<{ legend: string }>({
    title: { en: 'Players in any order', es: 'Los jugadores, en cualquier orden' },
    says: {
      en: 'In the turn of the players any of them may begin the next activation; one is finished before the next begins.',
      es: 'En el turno de los jugadores cualquiera puede empezar la siguiente activación; una termina antes de que empiece otra.',
    },
    section: 'Activation of Automata',
    page: '11',
    rulings: ['Q-A63'],
    explain: {
      en: ({ legend }, content) => `${legendName(legend, 'en', content)} is activated next.`,
      es: ({ legend }, content) => `Se activa ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.turn.transition': rule<{ legends: string[] }>({
    title: { en: 'Automata in the Transition phase', es: 'Los Autómatas en la fase de Transición' },
    says: {
      en: 'In the Transition phase the Ring damages Automata and their tokens cool down as for everybody, but they draw no card; that they have shot in the round is forgotten.',
      es: 'En la fase de Transición el Anillo daña a los Autómatas y sus fichas avanzan como las de todos, pero no roban carta; se olvida que han disparado en la ronda.',
    },
    section: 'Activation of Automata',
    page: '11',
    rulings: ['Q-A22'],
    explain: {
      en: ({ legends }, content) => `No card for ${namesOf(legends, 'en', content)}.`,
      es: ({ legends }, content) => `Sin carta para ${namesOf(legends, 'es', content)}.`,
    },
  }),
  'apex.automata.react.reveal-first': rule<{ feat: string }>({
    title: { en: 'First the Feat, then the player', es: 'Primero la Proeza, luego el jugador' },
    says: {
      en: 'A teammate that is shot at reveals its Feat before the player decides on a squad reaction.',
      es: 'Un compañero al que disparan revela su Proeza antes de que el jugador decida una Reacción de pelotón.',
    },
    section: 'Automata as targets',
    page: '28',
    rulings: ['Q-A74'],
    explain: {
      en: ({ feat }, content) => `${automatonCardName(feat, 'en', content)} was revealed before the player reacted.`,
      es: ({ feat }, content) =>
        `${automatonCardName(feat, 'es', content)} se reveló antes de que reaccionara el jugador.`,
    },
  }),
  'apex.automata.react.order': rule<{ squad: Squad }>({
    title: { en: 'The players choose the order', es: 'Los jugadores eligen el orden' },
    says: {
      en: 'Where the Feat of a teammate and a card of a player take effect in the same step, the players choose the order.',
      es: 'Si la Proeza de un compañero y la carta de un jugador se aplican en el mismo paso, los jugadores eligen el orden.',
    },
    section: 'Automata as targets',
    page: '28',
    rulings: [],
    explain: {
      en: ({ squad }) => `${squadName(squad, 'en')} chooses the order.`,
      es: ({ squad }) => `El pelotón ${squadName(squad, 'es')} elige el orden.`,
    },
  }),
  'apex.automata.playercards.squad-reaction': rule<{ legend: string }>({
    title: { en: 'A squad reaction for the teammate', es: 'Una Reacción de pelotón por el compañero' },
    says: {
      en: 'A player may play squad reactions for a teammate that is shot at, besides the Feat that it reveals.',
      es: 'Un jugador puede jugar Reacciones de pelotón por un compañero al que disparan, además de la Proeza que este revela.',
    },
    section: 'Automata as targets',
    page: '28',
    rulings: [],
    explain: {
      en: ({ legend }, content) => `A player reacts for ${legendName(legend, 'en', content)}.`,
      es: ({ legend }, content) => `Un jugador reacciona por ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.playercards.boost-limit': rule<{ feat: string | null; hasOwn: boolean }>({
    title: { en: 'One Shot Boost', es: 'Una sola Mejora de Disparo' },
    says: {
      en: 'A player may boost the Shot of a teammate only if its active Feat has no Shot Boost.',
      es: 'Un jugador puede mejorar el Disparo de un compañero solo si su Proeza activa no tiene Mejora de Disparo.',
    },
    section: 'Shots of Automata',
    page: '28',
    rulings: [],
    explain: {
      en: ({ hasOwn }) =>
        hasOwn
          ? 'The active Feat has a Shot Boost: no card of a player.'
          : 'The active Feat has no Shot Boost: a player may use a card.',
      es: ({ hasOwn }) =>
        hasOwn
          ? 'La Proeza activa tiene Mejora de Disparo: ninguna carta de jugador.'
          : 'La Proeza activa no tiene Mejora de Disparo: un jugador puede usar una carta.',
    },
  }),
  'apex.automata.playercards.allowed': rule<{ card: string; legend: string }>({
    title: { en: 'Cards of players for the teammate', es: 'Cartas de jugadores para el compañero' },
    says: {
      en: 'A player may play own cards that help squadmates for a teammate Automaton.',
      es: 'Un jugador puede jugar por su compañero Autómata cartas propias que ayudan al pelotón.',
    },
    section: 'Feats and Abilities',
    page: '13',
    rulings: ['Q-A68'],
    explain: {
      en: ({ card, legend }, content) =>
        `${cardName(card, 'en', content)} is for ${legendName(legend, 'en', content)}.`,
      es: ({ card, legend }, content) =>
        `${cardName(card, 'es', content)} es para ${legendName(legend, 'es', content)}.`,
    },
  }),
  'apex.automata.playercards.control': rule<{ card: string; legend: string }>({
    title: { en: 'The player decides meanwhile', es: 'Mientras tanto decide el jugador' },
    says: {
      en: 'While a card of a player is carried out, the player decides for the teammate: where it moves, without a Route card.',
      es: 'Mientras se resuelve una carta de un jugador, él decide por el compañero: adónde se mueve, sin carta de Ruta.',
    },
    section: 'Feats and Abilities',
    page: '13, 28',
    rulings: [],
    explain: {
      en: ({ card, legend }, content) =>
        `${cardName(card, 'en', content)} moves ${legendName(legend, 'en', content)} as the player likes, without a Route card.`,
      es: ({ card, legend }, content) =>
        `${cardName(card, 'es', content)} mueve a ${legendName(legend, 'es', content)} como quiera el jugador, sin carta de Ruta.`,
    },
  }),
  'apex.automata.end.winners': rule<{ winner: Squad | null; players: Squad }>({
    title: { en: 'Players win or lose together', es: 'Los jugadores ganan o pierden juntos' },
    says: {
      en: 'If the players’ squad wins, all players have won; if the Automata win, nobody has.',
      es: 'Si gana el pelotón de los jugadores, ganan todos; si ganan los Autómatas, no gana nadie.',
    },
    section: 'Activation of Automata',
    page: '3',
    rulings: ['Q-A76'],
    explain: {
      en: ({ winner, players }) =>
        winner === null ? 'Nobody wins.' : winner === players ? 'The players win.' : 'The Automata win.',
      es: ({ winner, players }) =>
        winner === null ? 'No gana nadie.' : winner === players ? 'Ganan los jugadores.' : 'Ganan los Autómatas.',
    },
  }),
}
