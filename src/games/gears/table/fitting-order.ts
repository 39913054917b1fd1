import { Refusal } from '../../../rulebook/refusal.ts'
import { boxOf, type Chain, joinChain, lieOnEachOther } from './assembly.ts'
import type { MapPiece } from './map-piece.ts'
import { joinedTo, type PlacedPiece, UNMOVED } from './piece-placement.ts'
import { areNear, type Outline } from './zone-outline.ts'

/** How many pairs of corners are compared at most; no level of the content comes near. */
const MAX_WORK = 20_000_000

type Laid = PlacedPiece & Pick<Outline, 'box'> & { readonly corners: number }
/** The work that a search has done so far. */
type Search = { work: number }

/**
 * The first order, counted from the given one, in which no piece lies on another (gears.explore.collision). Pieces
 * that are settled keep their order. Null if there is none.
 */
export function fittingOrder(chain: Chain, settled: number): readonly MapPiece[] | null {
  const fixed = joinChain({ ...chain, pieces: chain.pieces.slice(0, settled), turnFirst: false })
  if (fixed instanceof Refusal) return null
  const search: Search = { work: 0 }
  const found = extend(fixed.map(measure), chain.pieces.slice(settled), search)
  return found?.map(({ piece }) => piece) ?? null
}

function measure({ piece, turns, shift }: PlacedPiece): Laid {
  const corners = piece.zones.reduce((sum, { polygon }) => sum + polygon.length, 0)
  return { piece, turns, shift, corners, box: boxOf({ piece, turns, shift }) }
}

/** Lays one of the pieces that are left at the end of the chain, then the rest. */
function extend(lying: readonly Laid[], left: readonly MapPiece[], search: Search): readonly Laid[] | null {
  if (left.length === 0) return lying
  for (const [index, piece] of left.entries()) {
    const next = laidNext(lying, piece, search)
    const found = next === null ? null : extend([...lying, next], left.toSpliced(index, 1), search)
    if (found !== null) return found
    if (search.work > MAX_WORK) return null
  }
  return null
}

function laidNext(lying: readonly Laid[], piece: MapPiece, search: Search): Laid | null {
  const before = lying.at(-1)
  const placement = before === undefined ? UNMOVED : joinedTo(before, piece)
  const next = placement === null ? null : measure({ piece, turns: placement.turns, shift: placement.shift })
  return next === null || lying.some((other) => collide(next, other, search)) ? null : next
}

function collide(a: Laid, b: Laid, search: Search): boolean {
  search.work += a.corners
  if (!areNear(a, b)) return false
  search.work += a.corners * b.corners
  return lieOnEachOther(a, b)
}
