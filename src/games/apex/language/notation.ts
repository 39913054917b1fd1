import { type Cell, cellsOfEdge, type Edge, type Vertex } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { apexContent } from '../content/apex-content.ts'
import type { End, Piece } from '../vocabulary.ts'

/** How cells, edges and pieces are written in a sentence. */
export const cellName = ({ column, row }: Cell): string => `(${column}, ${row})`

export const vertexName = ({ x, y }: Vertex): string => `(${x}, ${y})`

export function edgeName(edge: Edge, locale: Locale): string {
  const [first, second] = cellsOfEdge(edge)
  const between = { en: 'the edge between', es: 'el borde entre' }[locale]
  const and = { en: 'and', es: 'y' }[locale]
  return `${between} ${cellName(first)} ${and} ${cellName(second)}`
}

/** The edge after “de”, which Spanish contracts with the article. */
export const ofEdge = (edge: Edge): string => `del ${edgeName(edge, 'es').slice('el '.length)}`

/** A space with its level; the name of an intersection says its level already. */
export function levelledName(end: End, level: number, locale: Locale): string {
  const name = endName(end, locale)
  return 'cell' in end ? `${name} ${{ en: 'on level', es: 'en el nivel' }[locale]} ${level}` : name
}

export function endName(end: End, locale: Locale): string {
  if ('cell' in end) return cellName(end.cell)
  const { x, y, level } = end.intersection
  return locale === 'es'
    ? `la intersección ${vertexName({ x, y })} del nivel ${level}`
    : `intersection ${vertexName({ x, y })} on level ${level}`
}

export function pieceName({ kind, id }: Piece, locale: Locale): string {
  if (kind === 'building') return `${{ en: 'building', es: 'edificio' }[locale]} ${id}`
  return `${apexContent.sceneryKinds.get(kind)?.name[locale] ?? kind} ${id}`
}

export function pieceNames(pieces: readonly Piece[], locale: Locale): string {
  const and = { en: ' and ', es: ' y ' }[locale]
  return pieces.map((piece) => pieceName(piece, locale)).join(and)
}

export const isSamePiece = (one: Piece, other: Piece): boolean => one.kind === other.kind && one.id === other.id

/** Each piece once, in the order of first mention. */
export function distinctPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, index) => pieces.findIndex((other) => isSamePiece(piece, other)) === index)
}

/** Something with a place on the board. */
export type Located = { piece: Piece } | { end: End } | { edge: Edge }

export function locatedName(located: Located, locale: Locale): string {
  if ('piece' in located) return pieceName(located.piece, locale)
  return 'edge' in located ? edgeName(located.edge, locale) : endName(located.end, locale)
}

/** `1 space`, `2 spaces`. */
export const spaces = (count: number, locale: Locale): string =>
  counted(count, { en: ['space', 'spaces'], es: ['espacio', 'espacios'] }[locale])

export const edges = (count: number, locale: Locale): string =>
  counted(count, { en: ['edge', 'edges'], es: ['borde', 'bordes'] }[locale])

export const corners = (count: number, locale: Locale): string =>
  counted(count, { en: ['corner', 'corners'], es: ['esquina', 'esquinas'] }[locale])

const counted = (count: number, [one = '', many = '']: string[]): string => `${count} ${count === 1 ? one : many}`
