import { isSamePiece } from '../language/notation.ts'
import type { Piece } from '../vocabulary.ts'

/** Something that stands on an edge and may meet others in an intersection. */
export type Component = { readonly piece: Piece; readonly connectable: boolean }

/** Whether two components form a joint where they meet: they are one piece, or both connect with others. */
export const areJoined = (a: Component, b: Component): boolean =>
  (a.connectable && b.connectable) || isSamePiece(a.piece, b.piece)

/** Whether the two sides of a corner are closed by components that are joined. */
export const closeTogether = (left: readonly Component[], right: readonly Component[]): boolean =>
  left.some((a) => right.some((b) => areJoined(a, b)))
