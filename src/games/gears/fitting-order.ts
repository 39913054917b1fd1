import { type Chain, collisionOf, joinChain } from './assembly.ts'
import type { MapPiece } from './map-piece.ts'
import { joinedTo, type PlacedPiece } from './piece-placement.ts'

/** An order in which a level can be laid, and how many orders were given up before. */
export type FittingOrder = { readonly pieces: readonly MapPiece[]; readonly tried: number }

/** So many pieces are laid in the search at most; no level of the content comes near. */
const MOST_TRIES = 20_000

/**
 * The first order, counted from the given one, in which no piece lies on another (gears.explore.collision). Pieces
 * that are settled keep their order. Null if there is none.
 */
export function fittingOrder(chain: Chain, settled: number, lying: readonly PlacedPiece[]): FittingOrder | null {
  const start = joinChain({ ...chain, pieces: chain.pieces.slice(0, Math.max(1, settled)), turnFirst: false })
  const isFirstFixed = settled > 0
  const search: Search = { laid: 0, deadEnds: 0 }
  if (isFirstFixed && 'rule' in start) return null
  const fixed = isFirstFixed && !('rule' in start) ? start : []
  const found = extend(fixed, chain.pieces.slice(settled), lying, search)
  return found === null ? null : { pieces: found.map(({ piece }) => piece), tried: search.deadEnds + 1 }
}

type Search = { laid: number; deadEnds: number }

/** Lays one of the pieces that are left at the end of the chain, then the rest. */
function extend(
  placed: readonly PlacedPiece[],
  left: readonly MapPiece[],
  lying: readonly PlacedPiece[],
  search: Search,
): readonly PlacedPiece[] | null {
  if (left.length === 0) return placed
  for (const [index, piece] of left.entries()) {
    if (search.laid++ > MOST_TRIES) return null
    const next = laidNext(placed, piece, lying)
    if (next === null) {
      search.deadEnds++
      continue
    }
    const found = extend([...placed, next], left.toSpliced(index, 1), lying, search)
    if (found !== null) return found
  }
  return null
}

function laidNext(placed: readonly PlacedPiece[], piece: MapPiece, lying: readonly PlacedPiece[]): PlacedPiece | null {
  const before = placed.at(-1)
  const placement = before === undefined ? { turns: 0, shift: { x: 0, y: 0 } } : joinedTo(before, piece)
  if (placement === null) return null
  const next = { piece, turns: placement.turns, shift: placement.shift }
  return collisionOf([...lying, ...placed, next], []) === null ? next : null
}
