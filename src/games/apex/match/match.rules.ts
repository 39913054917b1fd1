import { countOf } from '../../../lib/wording.ts'
import { legendName } from '../language/legend-name.ts'
import { rule } from '../rule.ts'
import { PHASE_NAMES } from './match.words.ts'
import type { ApexPhase } from './state.ts'

const SECTION = 'Setup'

/** Rules on the seats of a match and on the course of its commands. */
export const matchRules = {
  'apex.seat.sides': rule<{ reason: 'seats' | 'side' | 'shares'; seats: number; legends: number }>({
    title: { en: 'Seats and sides', es: 'Asientos y bandos' },
    says: {
      en: 'A seat is a player. Both sides have one to as many seats as they have Legends, and as many Legends as each other; each Legend belongs to one seat, and each seat leads at least one Legend.',
      es: 'Un asiento es un jugador. Cada bando tiene de uno a tantos asientos como Leyendas, y ambos tienen las mismas Leyendas; cada Leyenda pertenece a un asiento y cada asiento dirige al menos una Leyenda.',
    },
    section: SECTION,
    page: '8',
    rulings: ['Q-62'],
    explain: {
      en: ({ reason, seats, legends }) =>
        ({
          seats: `With ${legends} Legends on each side at most ${2 * legends} can play, but there are ${seats} seats.`,
          side: `Each side needs one to ${legends} seats, and every seat a side.`,
          shares: `The seats of a side share its ${legends} Legends: at least one each, all of them together.`,
        })[reason],
      es: ({ reason, seats, legends }) =>
        ({
          seats: `Con ${legends} Leyendas por bando pueden jugar como mucho ${2 * legends}, pero hay ${seats} asientos.`,
          side: `Cada bando necesita de uno a ${legends} asientos, y cada asiento un bando.`,
          shares: `Los asientos de un bando se reparten sus ${legends} Leyendas: al menos una cada uno y todas en total.`,
        })[reason],
    },
  }),
  'apex.setup.board-entry': rule<{ spaces: number; legends: number; move: number }>({
    title: { en: 'A board that can be entered', es: 'Un tablero en el que se puede entrar' },
    says: {
      en: 'A match is played on a board that every Legend can enter: with the least Move of the rewards there is a space of its own for each of them, from whichever side.',
      es: 'Se juega en un tablero en el que pueden entrar todas las Leyendas: con el menor Movimiento de las recompensas hay un espacio propio para cada una, desde el lado que sea.',
    },
    section: SECTION,
    page: null,
    rulings: ['Q-52'],
    explain: {
      en: ({ spaces, legends, move }) =>
        `With Move ${move} only ${countOf(spaces, 'space')} of the board can be reached from outside, but ${legends} Legends have to enter.`,
      es: ({ spaces, legends, move }) =>
        `Con Movimiento ${move} solo se ${spaces === 1 ? 'alcanza 1 espacio' : `alcanzan ${spaces} espacios`} del tablero desde fuera, pero han de entrar ${legends} Leyendas.`,
    },
  }),
  'apex.seat.controller': rule<{ legend: string; seat: number }>({
    title: { en: 'Whose Legend it is', es: 'De quién es la Leyenda' },
    says: {
      en: 'Whatever a rule gives to a player or to a Legend is decided by the seat of that Legend, for each Legend separately.',
      es: 'Lo que una regla da a un jugador o a una Leyenda lo decide el asiento de esa Leyenda, para cada Leyenda por separado.',
    },
    section: SECTION,
    page: '8',
    rulings: [],
    explain: {
      en: ({ legend, seat }, content) => `${legendName(legend, 'en', content)} is not led by seat ${seat}.`,
      es: ({ legend, seat }, content) => `A ${legendName(legend, 'es', content)} no la dirige el asiento ${seat}.`,
    },
  }),
  'apex.seat.squad-decision': rule<{ seat: number; captain: number }>({
    title: { en: 'Who decides for a squad', es: 'Quién decide por un pelotón' },
    says: {
      en: 'Where a squad chooses one of its Legends, each of its seats may do so for its own, and the first command counts; anything else its captain decides, the lowest seat of the squad.',
      es: 'Cuando un pelotón elige una de sus Leyendas, cada uno de sus asientos puede hacerlo con las suyas y cuenta la primera orden; lo demás lo decide su capitán, el asiento más bajo del pelotón.',
    },
    section: SECTION,
    page: '8',
    rulings: ['Q-63'],
    explain: {
      en: ({ seat, captain }) => `Seat ${captain} decides this for the squad, not seat ${seat}.`,
      es: ({ seat, captain }) => `Por el pelotón decide el asiento ${captain}, no el asiento ${seat}.`,
    },
  }),
  'apex.match.moment': rule<{ command: string; phase: ApexPhase; reason: 'phase' | 'asked' | 'seat' | 'nothingAsked' }>(
    {
      title: { en: 'Everything in its time', es: 'Cada cosa a su tiempo' },
      says: {
        en: 'Each command belongs to a phase of the match and to the seats that act in it; while somebody is asked, only the answer counts.',
        es: 'Cada orden pertenece a una fase de la partida y a los asientos que actúan en ella; mientras se pregunta a alguien solo cuenta la respuesta.',
      },
      section: 'Rounds',
      page: '14',
      rulings: [],
      explain: {
        en: ({ command, phase, reason }) =>
          ({
            phase: `“${command}” is not possible in ${PHASE_NAMES[phase].en}.`,
            asked: `Somebody has a question to answer; “${command}” has to wait for it.`,
            seat: `In ${PHASE_NAMES[phase].en} another seat has the move, so “${command}” has to wait.`,
            nothingAsked: `Nobody asked this seat anything, so there is nothing to answer.`,
          })[reason],
        es: ({ command, phase, reason }) =>
          ({
            phase: `«${command}» no es posible en ${PHASE_NAMES[phase].es}.`,
            asked: `Alguien tiene una pregunta pendiente; «${command}» tiene que esperar a la respuesta.`,
            seat: `En ${PHASE_NAMES[phase].es} le toca a otro asiento, así que «${command}» tiene que esperar.`,
            nothingAsked: 'A este asiento no se le ha preguntado nada, así que no hay nada que responder.',
          })[reason],
      },
    },
  ),
  'apex.match.answer': rule<{ kind: string; options: number }>({
    title: { en: 'An answer to what was asked', es: 'Una respuesta a lo preguntado' },
    says: {
      en: 'A question is answered by one of the options that it lists.',
      es: 'A una pregunta se responde con una de las opciones que enumera.',
    },
    section: 'Rounds',
    page: '14',
    rulings: [],
    explain: {
      en: ({ options }) => `The answer is none of the ${options} that are possible.`,
      es: ({ options }) => `La respuesta no es ninguna de las ${options} posibles.`,
    },
  }),
}
