import type { Cell, Edge, Vertex } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import type { ApexContent } from '../content/apex-content.ts'
import { cellName, edgeName, pieceName, pieceNames, verb, vertexName } from '../language/notation.ts'
import { rule } from '../rule.ts'
import type { Piece } from '../vocabulary.ts'

const SECTION = 'Cover'

/** Rules on cover. */
export const coverRules = {
  'apex.cover.edge': rule<{ piece: Piece; edge: Edge | null; cell: Cell | null; target: Cell; covers: boolean }>({
    title: { en: 'Behind a crossed object', es: 'Tras un objeto cruzado' },
    says: {
      en: 'The target is in cover if the line of sight crosses an object with cover and the target is adjacent to that object.',
      es: 'El objetivo está a cubierto si la línea de visión cruza un objeto con cobertura y el objetivo es adyacente a él.',
    },
    section: SECTION,
    page: '29',
    rulings: ['Q-26'],
    explain: {
      en: ({ piece, edge, cell, target, covers }, content) =>
        `The line crosses ${pieceName(piece, 'en', content)} ${edge ? `on ${edgeName(edge, 'en')}` : `in ${cell ? cellName(cell) : ''}`}; ${cellName(target)} is ${covers ? '' : 'not '}adjacent to it: ${covers ? 'in cover' : 'no cover'}.`,
      es: ({ piece, edge, cell, target, covers }, content) =>
        `La línea cruza ${pieceName(piece, 'es', content)} en ${edge ? edgeName(edge, 'es') : cell ? cellName(cell) : ''}; ${cellName(target)} ${covers ? 'es adyacente: está a cubierto' : 'no es adyacente: sin cobertura'}.`,
    },
  }),
  'apex.cover.joint': rule<{ vertex: Vertex; left: Piece[]; right: Piece[]; target: Cell; covering: Piece[] }>({
    title: { en: 'Behind a joint', es: 'Tras una unión' },
    says: {
      en: 'The target is also in cover if the line passes an intersection between connected objects, one on each side on the target’s level, and the target is adjacent to one that has cover.',
      es: 'El objetivo también está a cubierto si la línea pasa por una intersección entre objetos conectados, uno a cada lado y al nivel del objetivo, y este es adyacente a uno con cobertura.',
    },
    section: SECTION,
    page: '29',
    rulings: ['Q-25'],
    explain: {
      en: ({ vertex, left, right, covering }, content) =>
        `The line passes corner ${vertexName(vertex)} ${sides(left, right, 'en', content)}: ${covering.length > 0 ? `${pieceNames(covering, 'en', content)} ${verb(covering, 'covers', 'cover')} the target` : 'no cover'}.`,
      es: ({ vertex, left, right, covering }, content) =>
        `La línea pasa por la esquina ${vertexName(vertex)} ${sides(left, right, 'es', content)}: ${covering.length > 0 ? `${pieceNames(covering, 'es', content)} ${verb(covering, 'cubre', 'cubren')} al objetivo` : 'sin cobertura'}.`,
    },
  }),
  'apex.cover.effect': rule<{ target: Cell; inCover: boolean }>({
    title: { en: 'What cover does', es: 'Qué hace la cobertura' },
    says: {
      en: 'Cover only triggers the cover icons of aim cards; it changes no difficulty and blocks no sight, and the shooter’s own cover is irrelevant.',
      es: 'La cobertura solo activa los iconos de cobertura de las cartas de Puntería; no cambia la dificultad ni bloquea la visión, y la de quien dispara no importa.',
    },
    section: SECTION,
    page: '29',
    rulings: [],
    explain: {
      en: ({ target, inCover }) =>
        `${cellName(target)} is ${inCover ? 'in cover: aim cards with the cover icon miss' : 'not in cover'}; sight and difficulty stay as they are.`,
      es: ({ target, inCover }) =>
        `${cellName(target)} ${inCover ? 'está a cubierto: las cartas de Puntería con el icono de cobertura fallan' : 'no está a cubierto'}; la visión y la dificultad no cambian.`,
    },
  }),
}

function sides(left: readonly Piece[], right: readonly Piece[], locale: Locale, content: ApexContent): string {
  const named = (pieces: readonly Piece[]) => pieceNames(pieces, locale, content)
  if (left.length === 0 || right.length === 0) {
    const pieces = named([...left, ...right])
    return { en: `with ${pieces} on one side only`, es: `con ${pieces} a un solo lado` }[locale]
  }
  return { en: `between ${named(left)} and ${named(right)}`, es: `entre ${named(left)} y ${named(right)}` }[locale]
}
