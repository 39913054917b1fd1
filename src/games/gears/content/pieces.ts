import { z } from 'zod'
import { ContentEntry, defineEntries } from '../../../contract/content.ts'
import { MapPiece } from '../table/map-piece.ts'
import { readPiece } from '../table/piece-notation.ts'
import { SIDES_A } from './piece-drawings-a.ts'
import { SIDES_B } from './piece-drawings-b.ts'

/** The sizes of map pieces: of seventeen, one is large and four are of medium size. */
const PIECE_SIZES = ['small', 'medium', 'large'] as const

/** One side of a map piece with its geometry. */
export const Piece = ContentEntry.extend({ kind: z.literal('piece'), size: z.enum(PIECE_SIZES), ...MapPiece.shape })
export type Piece = z.infer<typeof Piece>

const MEDIUM = [4, 7, 13, 15]
const LARGE = 17

function sizeOf(id: string): Piece['size'] {
  const number = Number.parseInt(id, 10)
  if (number === LARGE) return 'large'
  return MEDIUM.includes(number) ? 'medium' : 'small'
}

/** Every side of the seventeen map pieces. */
export const pieces = defineEntries(
  Piece,
  [...SIDES_A, ...SIDES_B].map((drawing) => ({
    ...readPiece(drawing),
    kind: 'piece' as const,
    name: { en: `Map piece ${drawing.id}`, es: `Pieza de mapa ${drawing.id}` },
    size: sizeOf(drawing.id),
    provenance: 'constructed' as const,
    source:
      'The numbering, the sizes and which sides have equipment are known; the zones are drawn by us, because the printed pieces are not in the book.',
  })),
)
