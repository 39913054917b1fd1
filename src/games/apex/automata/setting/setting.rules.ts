import type { Cell } from '../../../../geometry/grid.ts'
import { cellName } from '../../language/notation.ts'
import { rule } from '../../rule.ts'

const SECTION = 'The Automata'

const VITAL = { shield: { en: 'Shield', es: 'Escudo' }, health: { en: 'Health', es: 'Salud' } } as const

/** Rules on what an Automaton is and what may stand on the table with it. */
export const settingRules = {
  'apex.automata.scope.two-versus-two': rule<{ reason: string; count: number; needed: number }>({
    title: { en: 'Two against two', es: 'Dos contra dos' },
    says: {
      en: 'Two Legends of the players face a squad of two Automata; all else is the game of the core book.',
      es: 'Dos Leyendas de los jugadores se enfrentan a un pelotón de dos Autómatas; lo demás es el juego básico.',
    },
    section: SECTION,
    page: '3',
    rulings: [],
    explain: {
      en: ({ count, needed }) => `${count} Legends are named where a squad has ${needed}.`,
      es: ({ count, needed }) => `Se nombran ${count} Leyendas, y un pelotón tiene ${needed}.`,
    },
  }),
  'apex.automata.place.availability': rule<{ reason: string; cell: Cell }>({
    title: { en: 'One Legend to a space', es: 'Una Leyenda por espacio' },
    says: {
      en: 'A space holds one Legend. For an Automaton, ravines, dimensional rifts and jump pads are never free.',
      es: 'En un espacio cabe una sola Leyenda. Para un Autómata, los barrancos, las brechas dimensionales y las plataformas de salto nunca están libres.',
    },
    section: 'Placing figures',
    page: '9, 19-20',
    rulings: ['Q-A81'],
    explain: {
      en: ({ cell }) => `Two figures are named in ${cellName(cell)}.`,
      es: ({ cell }) => `Se nombran dos miniaturas en ${cellName(cell)}.`,
    },
  }),
  'apex.automata.life.max': rule<{ reason: string | null; what: 'shield' | 'health'; value: number; maximum: number }>({
    title: { en: 'Never above the starting values', es: 'Nunca por encima de los valores iniciales' },
    says: {
      en: 'The Shield and Health that an Automaton starts with, 20 and 40 unless they were set higher, are also its maximum.',
      es: 'El Escudo y la Salud con que empieza un Autómata, 20 y 40 si no se fijaron más altos, son también su máximo.',
    },
    section: 'Life and death',
    page: '11',
    rulings: [],
    explain: {
      en: ({ what, value, maximum }) =>
        value > maximum
          ? `${VITAL[what].en} ${value} is more than its maximum of ${maximum}.`
          : `${VITAL[what].en} rises to ${value}; the maximum is ${maximum}.`,
      es: ({ what, value, maximum }) =>
        value > maximum
          ? `${VITAL[what].es} ${value} supera su máximo de ${maximum}.`
          : `${VITAL[what].es} sube a ${value}; el máximo es ${maximum}.`,
    },
  }),
  'apex.automata.charge.limit': rule<{
    reason: string | null
    before: number
    gain: number
    after: number
    lost: number
  }>({
    title: { en: 'Five Charges at most', es: 'Cinco Cargas como máximo' },
    says: {
      en: 'An Automaton never has more than 5 Charges; what would be more is not gained.',
      es: 'Un Autómata nunca tiene más de 5 Cargas; lo que sobra no se gana.',
    },
    section: 'Charges',
    page: '16',
    rulings: [],
    explain: {
      en: ({ reason, before, gain, after, lost }) =>
        reason !== null
          ? `${before} Charges are more than an Automaton may have.`
          : `Charges: ${before} + ${gain} = ${after}${lost === 0 ? '' : `, for no more than ${after} are allowed`}.`,
      es: ({ reason, before, gain, after, lost }) =>
        reason !== null
          ? `${before} Cargas son más de las que puede tener un Autómata.`
          : `Cargas: ${before} + ${gain} = ${after}${lost === 0 ? '' : `, pues no se permiten más de ${after}`}.`,
    },
  }),
  'apex.automata.respawn.when': rule<{ reason: string | null; onBoard: boolean }>({
    title: { en: 'Back before its activation', es: 'De vuelta antes de su activación' },
    says: {
      en: 'An Automaton that is off the board when its activation starts respawns first, at no cost, and then does all its steps.',
      es: 'Un Autómata que está fuera del tablero al empezar su activación reaparece primero, sin coste, y luego hace todos sus pasos.',
    },
    section: 'Respawning',
    page: '11',
    rulings: [],
    explain: {
      en: ({ onBoard, reason }) =>
        reason === null
          ? 'The Automaton is off the board: it respawns before step 1, at no cost.'
          : onBoard
            ? 'The Automaton is on the board: it does not respawn.'
            : 'The Automaton is off the board: it has to respawn first.',
      es: ({ onBoard, reason }) =>
        reason === null
          ? 'El Autómata está fuera del tablero: reaparece antes del paso 1, sin coste.'
          : onBoard
            ? 'El Autómata está en el tablero: no reaparece.'
            : 'El Autómata está fuera del tablero: antes tiene que reaparecer.',
    },
  }),
}
