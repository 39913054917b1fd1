import type { Cell } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { formatChoice } from '../../../lib/wording.ts'
import type { Direction } from '../content/aim-cards.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cellName, pieceNames, spaces } from '../language/notation.ts'
import { directionName } from '../language/words.ts'
import { rule } from '../rule.ts'
import type { Piece } from '../vocabulary.ts'
import type { CollisionCause } from './push.ts'

const SECTION = 'Push'

type Stayed = { next: Cell; end: Cell; cause: CollisionCause; pieces: Piece[] }

const CAUSES: Record<Locale, Record<CollisionCause, string>> = {
  en: {
    offBoard: 'it is off the board',
    higherLevel: 'it is on a higher level',
    occupiedSpace: 'it is occupied',
    occupiedEdge: 'the edge is occupied',
    joint: 'the corner is closed',
    occupiedBelow: 'it is lower and occupied',
  },
  es: {
    offBoard: 'está fuera del tablero',
    higherLevel: 'está en un nivel superior',
    occupiedSpace: 'está ocupado',
    occupiedEdge: 'el borde está ocupado',
    joint: 'la esquina está cerrada',
    occupiedBelow: 'está más abajo y ocupado',
  },
}

const what = (pieces: readonly Piece[], locale: Locale, content: ApexContent): string =>
  pieces.length === 0 ? '' : ` (${pieceNames(pieces, locale, content)})`

const cellChoice = (cells: readonly Cell[], locale: Locale): string => formatChoice(cells.map(cellName), locale)

/** Rules on pushes and collisions. */
export const pushRules = {
  'apex.push.path': rule<
    | { pusher: Cell; target: Cell; direction: Direction; distance: number }
    | { pusher: Cell; target: Cell; direction: null }
  >({
    title: { en: 'Straight away from the pusher', es: 'En línea recta, alejándose de quien empuja' },
    says: {
      en: 'A pushed Legend moves in a straight line away from the pusher, space by space, up to the stated number, or until it collides.',
      es: 'La Leyenda empujada se mueve en línea recta alejándose de quien empuja, espacio a espacio, hasta el número indicado o hasta que choca.',
    },
    section: SECTION,
    page: '33',
    rulings: ['Q-38'],
    explain: {
      en: (facts) =>
        facts.direction === null
          ? `Pusher and target are both in ${cellName(facts.target)}: there is no direction to push in.`
          : `${cellName(facts.pusher)} pushes ${cellName(facts.target)} ${directionName(facts.direction, 'en')} by up to ${spaces(facts.distance, 'en')}.`,
      es: (facts) =>
        facts.direction === null
          ? `Quien empuja y su objetivo están en ${cellName(facts.target)}: no hay dirección en la que empujar.`
          : `${cellName(facts.pusher)} empuja a ${cellName(facts.target)} hacia el ${directionName(facts.direction, 'es')} hasta ${spaces(facts.distance, 'es')}.`,
    },
  }),
  'apex.push.collision-stay': rule<Stayed>({
    title: { en: 'A collision that stops', es: 'Una colisión que detiene' },
    says: {
      en: 'The Legend collides and stays if the next space is off the board, higher, or occupied on its level, if the edge is occupied at its level, or if a joint closes the corner.',
      es: 'La Leyenda choca y se queda si el siguiente espacio está fuera del tablero, más alto u ocupado en su nivel, si el borde está ocupado en su nivel o si una unión cierra la esquina.',
    },
    section: SECTION,
    page: '33',
    rulings: [],
    explain: {
      en: ({ next, end, cause, pieces }, content) =>
        `Collision on the way to ${cellName(next)}: ${CAUSES.en[cause]}${what(pieces, 'en', content)}. It stays in ${cellName(end)}.`,
      es: ({ next, end, cause, pieces }, content) =>
        `Colisión de camino a ${cellName(next)}: ${CAUSES.es[cause]}${what(pieces, 'es', content)}. Se queda en ${cellName(end)}.`,
    },
  }),
  'apex.push.collision-fall': rule<{ next: Cell; end: Cell; options: Cell[]; pieces: Piece[] }>({
    title: { en: 'Falling onto something', es: 'Caer sobre algo' },
    says: {
      en: 'Pushed onto a lower, occupied space, the Legend is placed by its controller on a free space near it; if there is none, it stays where it was.',
      es: 'Si es empujada a un espacio inferior ocupado, quien la controla la coloca en un espacio libre cercano a él; si no hay ninguno, se queda donde estaba.',
    },
    section: SECTION,
    page: '33',
    rulings: ['Q-39'],
    explain: {
      en: ({ next, end, options, pieces }, content) =>
        `It falls onto ${cellName(next)}${what(pieces, 'en', content)}, which is occupied. ${options.length === 0 ? `No free space is near, so it stays in ${cellName(end)}.` : `Its controller chooses ${cellChoice(options, 'en')}.`}`,
      es: ({ next, end, options, pieces }, content) =>
        `Cae sobre ${cellName(next)}${what(pieces, 'es', content)}, que está ocupado. ${options.length === 0 ? `No hay espacio libre cercano, así que se queda en ${cellName(end)}.` : `Quien la controla elige ${cellChoice(options, 'es')}.`}`,
    },
  }),
  'apex.push.damage': rule<{ damage: number }>({
    title: { en: 'A collision hurts', es: 'Una colisión hace daño' },
    says: {
      en: 'A collision deals further damage, 4 in melee or as the card says, and ends the push.',
      es: 'Una colisión inflige daño adicional, 4 en cuerpo a cuerpo o lo que diga la carta, y termina el empujón.',
    },
    section: SECTION,
    page: '33',
    rulings: [],
    explain: {
      en: ({ damage }) => `The collision deals ${damage} damage.`,
      es: ({ damage }) => `La colisión inflige ${damage} de daño.`,
    },
  }),
  'apex.push.no-mp': rule<{ levelsDown: number; end: Cell }>({
    title: { en: 'A push is not a movement', es: 'Un empujón no es un movimiento' },
    says: {
      en: 'A push costs no movement points and is not a Move action; falling to a free lower space is not a collision and does no damage.',
      es: 'Un empujón no cuesta puntos de movimiento ni es una acción de Movimiento; caer a un espacio inferior libre no es una colisión ni hace daño.',
    },
    section: SECTION,
    page: '33, 39',
    rulings: [],
    explain: {
      en: ({ levelsDown, end }) =>
        levelsDown > 0 ? `It falls to ${cellName(end)} without damage.` : `It is moved to ${cellName(end)} at no cost.`,
      es: ({ levelsDown, end }) =>
        levelsDown > 0 ? `Cae a ${cellName(end)} sin daño.` : `Se desplaza a ${cellName(end)} sin coste.`,
    },
  }),
}
