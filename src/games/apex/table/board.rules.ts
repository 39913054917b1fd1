import type { Cell } from '../../../geometry/grid.ts'
import { capitalize, formatChoice } from '../../../lib/wording.ts'
import { CONTRADICTION, type Contradiction, contradictionText } from '../../../rulebook/contradiction.ts'
import { cellName, contract, type Located, locatedName, pieceName, pieceNames } from '../language/notation.ts'

import { rule } from '../rule.ts'
import type { Piece } from '../vocabulary.ts'

const BOARDS = 'Boards'

type Place = 'edges' | 'cells' | 'intersection'

const PLACES = {
  en: { edges: 'on edges', cells: 'in spaces', intersection: 'on an intersection' },
  es: { edges: 'en bordes', cells: 'en espacios', intersection: 'en una intersección' },
} as const

/** What makes a board a board. The book shows it in pictures; these rules put it into words. */
export const boardRules = {
  'apex.table.agrees': rule<Contradiction>({
    ...CONTRADICTION,
    section: 'Boards',
    page: null,
    rulings: [],
    explain: contradictionText,
  }),
  'apex.board.inside': rule<{ what: Located; width: number; height: number }>({
    title: { en: 'Everything lies on the board', es: 'Todo está dentro del tablero' },
    says: {
      en: 'Every building, object, space and intersection lies on the board.',
      es: 'Todo edificio, objeto, espacio e intersección está dentro del tablero.',
    },
    section: BOARDS,
    page: null,
    rulings: [],
    explain: {
      en: ({ what, width, height }, content) =>
        `${capitalize(locatedName(what, 'en', content))} is not on the board of ${width} × ${height} spaces.`,
      es: ({ what, width, height }, content) =>
        `${capitalize(locatedName(what, 'es', content))} no está en el tablero de ${width} × ${height} espacios.`,
    },
  }),
  'apex.board.stack-rests-on-equal-level': rule<{ piece: Piece; cell: Cell; level: number; below: number }>({
    title: { en: 'A building rests on one level', es: 'Un edificio se apoya en un solo nivel' },
    says: {
      en: 'A building of level n stands completely on spaces of level n − 1.',
      es: 'Un edificio de nivel n se apoya por completo en espacios de nivel n − 1.',
    },
    section: BOARDS,
    page: null,
    rulings: [],
    explain: {
      en: ({ piece, cell, level, below }, content) =>
        `${capitalize(pieceName(piece, 'en', content))} of level ${level} needs level ${level - 1} below it, but ${cellName(cell)} is on level ${below}.`,
      es: ({ piece, cell, level, below }, content) =>
        `${capitalize(pieceName(piece, 'es', content))}, de nivel ${level}, necesita debajo el nivel ${level - 1}, pero ${cellName(cell)} está en el nivel ${below}.`,
    },
  }),
  'apex.board.object-base': rule<{ piece: Piece; base: number; levels: number[] }>({
    title: { en: 'An object stands on a surface', es: 'Un objeto se apoya en una superficie' },
    says: {
      en: 'The base of an object is the level of a space it stands in or beside.',
      es: 'La base de un objeto es el nivel de un espacio en el que está o que toca.',
    },
    section: BOARDS,
    page: null,
    rulings: [],
    explain: {
      en: ({ piece, base, levels }, content) =>
        `${capitalize(pieceName(piece, 'en', content))} has base ${base}, but the surface there is on level ${formatChoice(levels.map(String), 'en')}.`,
      es: ({ piece, base, levels }, content) =>
        `${capitalize(pieceName(piece, 'es', content))} tiene base ${base}, pero la superficie está en el nivel ${formatChoice(levels.map(String), 'es')}.`,
    },
  }),
  'apex.board.known-kind': rule<{ piece: Piece; known: string[] }>({
    title: {
      en: 'An object is of a known kind or lists its tags',
      es: 'Un objeto es de un tipo conocido o enumera sus etiquetas',
    },
    says: {
      en: 'The kind of an object gives its tags; an object of another kind has to list its tags.',
      es: 'El tipo de un objeto da sus etiquetas; un objeto de otro tipo debe enumerarlas.',
    },
    section: BOARDS,
    page: null,
    rulings: [],
    explain: {
      en: ({ piece, known }) =>
        `Object ${piece.id} is of the unknown kind “${piece.kind}” and lists no tags. Known kinds: ${known.join(', ')}.`,
      es: ({ piece, known }) =>
        `El objeto ${piece.id} es del tipo desconocido «${piece.kind}» y no enumera etiquetas. Tipos conocidos: ${known.join(', ')}.`,
    },
  }),
  'apex.board.stands-on': rule<{ piece: Piece; place: Place; given: string }>({
    title: { en: 'Every kind has its place', es: 'Cada tipo tiene su lugar' },
    says: {
      en: 'Walls, parapets and bins stand on edges; beacons and drops in spaces.',
      es: 'Las paredes, los parapetos y los depósitos van en bordes; las balizas y los envíos, en espacios.',
    },
    section: BOARDS,
    page: '17-18',
    rulings: [],
    explain: {
      en: ({ piece, place, given }, content) =>
        `${capitalize(pieceName(piece, 'en', content))} stands ${PLACES.en[place]}, but \`${given}\` was given.`,
      es: ({ piece, place, given }, content) =>
        `${capitalize(pieceName(piece, 'es', content))} va ${PLACES.es[place]}, pero se indicó \`${given}\`.`,
    },
  }),
  'apex.board.one-piece': rule<{ piece: Piece }>({
    title: { en: 'A piece stands in one place', es: 'Una pieza está en un solo lugar' },
    says: {
      en: 'The edges or spaces of one object hang together.',
      es: 'Los bordes o espacios de un objeto están unidos entre sí.',
    },
    section: BOARDS,
    page: null,
    rulings: [],
    explain: {
      en: ({ piece }, content) => `The edges or spaces of ${pieceName(piece, 'en', content)} do not hang together.`,
      es: ({ piece }, content) =>
        contract(`Los bordes o espacios de ${pieceName(piece, 'es', content)} no están unidos entre sí.`),
    },
  }),
  'apex.board.legend-space': rule<{ cell: Cell; pieces: Piece[] }>({
    title: { en: 'Nobody stands where nobody can enter', es: 'Nadie está donde no se puede entrar' },
    says: {
      en: 'A space with an IMPASSABLE object cannot be entered, so no Legend stands in it.',
      es: 'En un espacio con un objeto IMPASSABLE no se puede entrar, así que ninguna Leyenda está en él.',
    },
    section: BOARDS,
    page: '18',
    rulings: [],
    explain: {
      en: ({ cell, pieces }, content) =>
        `No Legend stands in ${cellName(cell)}: ${pieceNames(pieces, 'en', content)} cannot be entered.`,
      es: ({ cell, pieces }, content) =>
        `Ninguna Leyenda está en ${cellName(cell)}: no se puede entrar en el espacio de ${pieceNames(pieces, 'es', content)}.`,
    },
  }),
  'apex.board.unique-ids': rule<{ id: string }>({
    title: { en: 'Every object has its own id', es: 'Cada objeto tiene su propio id' },
    says: { en: 'No two objects share an id.', es: 'No hay dos objetos con el mismo id.' },
    section: BOARDS,
    page: null,
    rulings: [],
    explain: {
      en: ({ id }) => `Two objects are called ${id}.`,
      es: ({ id }) => `Dos objetos se llaman ${id}.`,
    },
  }),
}
