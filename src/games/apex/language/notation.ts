import { type Cell, cellsOfEdge, type Edge, type Vertex } from '../../../geometry/grid.ts'
import type { Locale } from '../../../lib/locale.ts'
import { ownEntry } from '../../../lib/own-entry.ts'
import { formatCount, formatList, type Noun } from '../../../lib/wording.ts'
import type { ApexContent } from '../content/apex-content.ts'
import type { End, Piece } from '../vocabulary.ts'
import { miniatureName } from './miniature-name.ts'
import { number } from './words.ts'

/** How cells, edges and pieces are written in a sentence. */
export const cellName = ({ column, row }: Cell): string => `(${number(column)}, ${number(row)})`

export const vertexName = ({ x, y }: Vertex): string => `(${number(x)}, ${number(y)})`

export function edgeName(edge: Edge, locale: Locale): string {
  const [first, second] = cellsOfEdge(edge)
  if (first.column < 0)
    return { en: `the west edge of ${cellName(second)}`, es: `el borde oeste de ${cellName(second)}` }[locale]
  if (first.row < 0)
    return { en: `the north edge of ${cellName(second)}`, es: `el borde norte de ${cellName(second)}` }[locale]
  const between = { en: 'the edge between', es: 'el borde entre' }[locale]
  const and = { en: 'and', es: 'y' }[locale]
  return `${between} ${cellName(first)} ${and} ${cellName(second)}`
}

/** A Spanish text whose “de el” and “a el” are contracted to “del” and “al”. */
export const contract = (text: string): string => text.replace(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{Ll})/gu, '$1l ')

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

const BUILDING = { en: 'building', es: 'edificio' } as const

/** The Spanish articles of the kinds of the box; whatever else a caller puts on the board goes without. */
const ARTICLES: Readonly<Record<string, 'el' | 'la'>> = {
  building: 'el',
  wall: 'la',
  roofWall: 'la',
  parapet: 'el',
  roofParapet: 'el',
  supplyBin: 'el',
  respawnBeacon: 'la',
  supplyDrop: 'el',
  zipline: 'la',
  ravine: 'el',
  dimensionalRift: 'la',
  jumpPad: 'la',
}

/** `wall w1`; in Spanish with the article, `la pared w1`. A miniature of a match is called as it is printed: `Smoke 2`. */
export function pieceName({ kind, id }: Piece, locale: Locale, content: ApexContent): string {
  if (id.startsWith(`${kind}#`)) return miniatureName(id, locale, content)
  const name = kind === 'building' ? BUILDING[locale] : (content.sceneryKinds.get(kind)?.name[locale] ?? kind)
  const article = locale === 'es' ? ownEntry(ARTICLES, kind) : undefined
  return article === undefined ? `${name} ${id}` : `${article} ${name} ${id}`
}

export const pieceNames = (pieces: readonly Piece[], locale: Locale, content: ApexContent): string =>
  formatList(
    pieces.map((piece) => pieceName(piece, locale, content)),
    locale,
  )

/** The form of a verb that agrees with a subject of one or several. */
export const verb = (subject: readonly unknown[], singular: string, plural: string): string =>
  subject.length === 1 ? singular : plural

export const isSamePiece = (a: Piece, b: Piece): boolean => a.kind === b.kind && a.id === b.id

/** Each piece once, in the order of first mention. */
export function distinctPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, index) => pieces.findIndex((other) => isSamePiece(piece, other)) === index)
}

/** Something with a place on the board. */
export type Located = { piece: Piece } | { end: End } | { edge: Edge }

export function locatedName(located: Located, locale: Locale, content: ApexContent): string {
  if ('piece' in located) return pieceName(located.piece, locale, content)
  return 'edge' in located ? edgeName(located.edge, locale) : endName(located.end, locale)
}

const SPACE: Noun = { en: ['space', 'spaces'], es: ['espacio', 'espacios'] }
const EDGE: Noun = { en: ['edge', 'edges'], es: ['borde', 'bordes'] }
const CORNER: Noun = { en: ['corner', 'corners'], es: ['esquina', 'esquinas'] }

/** `1 space`, `2 spaces`. */
export const spaces = (count: number, locale: Locale): string => formatCount(count, SPACE, locale)

export const edges = (count: number, locale: Locale): string => formatCount(count, EDGE, locale)

export const corners = (count: number, locale: Locale): string => formatCount(count, CORNER, locale)

/** `between building 1 and wall w1`, or `of building 1` where the corner is that of a single piece. */
export function cornerOf(
  left: readonly Piece[],
  right: readonly Piece[],
  locale: Locale,
  content: ApexContent,
): string {
  const pieces = distinctPieces([...left, ...right])
  const named = (of: readonly Piece[]) => pieceNames(of, locale, content)
  if (pieces.length === 1) return { en: `of ${named(pieces)}`, es: contract(`de ${named(pieces)}`) }[locale]
  return { en: `between ${named(left)} and ${named(right)}`, es: `entre ${named(left)} y ${named(right)}` }[locale]
}
