import type { OpenField } from '../../../../contract/match.ts'
import { MAX_LEGS } from '../../movement/move.ts'
import { bandOf } from '../../movement/movement.ts'
import { BAND_LENGTHS, centimetres, type Point } from '../../vocabulary.ts'
import type { Going } from '../places/straight-way.ts'

/**
 * A way of as many straight pieces as a player likes: on the board, and no farther off than the ruler. Whether it leads
 * past everything that stands there the rules tell of the whole way.
 */
export function wholeWayField(
  { board, mover, run }: Omit<Going, 'mode'>,
  path: string,
  samples: readonly (readonly Point[])[],
): OpenField {
  const { x, y, radius } = mover.disc
  const length = BAND_LENGTHS[bandOf({ mover, run })]
  const [left, right] = [Math.max(radius, x - length), Math.min(board.width - radius, x + length)]
  const [near, far] = [Math.max(radius, y - length), Math.min(board.height - radius, y + length)]
  const corners = [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ] as const
  const ring = corners.map(([atX, atY]) => [centimetres(atX), centimetres(atY)] as const)
  return { path, region: { rings: [ring] }, most: MAX_LEGS, samples: samples.map((way) => [...way]) }
}
