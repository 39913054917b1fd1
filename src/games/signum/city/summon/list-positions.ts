import { z } from 'zod'
import { Refusal } from '../../../../rulebook/refusal.ts'
import { placeBoard } from '../../abilities/place-board.ts'
import type { SignumReading } from '../../define.ts'
import { refuse } from '../../refusal.ts'
import type { SignumTrace } from '../../rules.ts'
import { BoardForm } from '../../table/board.ts'
import { BaseSize, centimetres, Distance, LIMITS, micrometres, Player } from '../../vocabulary.ts'
import { sideOf, withoutSide } from '../player-side.ts'
import { limitViolations, traceSegment } from './summon.ts'
import { type Positions, positionsAt } from './summon-positions.ts'

const Interval = z
  .object({ from: Distance, to: Distance })
  .describe('The first and the last place of the centre, both included, to a ten-thousandth.')
  .meta({ id: 'SignumSummonInterval' })

export const PositionsQuestion = z
  .strictObject({
    board: BoardForm,
    player: Player,
    base: BaseSize.default(32),
    hero: z
      .boolean()
      .default(false)
      .describe('A hero at the start: enemies may be near, and the limit of seven is not asked.'),
  })
  .meta({ id: 'SignumSummonPositionsInput' })
type PositionsQuestion = z.infer<typeof PositionsQuestion>

export const SummonPlaces = z
  .object({
    axis: z.enum(['x', 'y']).describe('The coordinate that the intervals are of.'),
    across: Distance.describe('The other coordinate of the centre.'),
    forced: z.boolean().describe('Whether enemies are too near to every place, so that any free one will do.'),
    intervals: z.array(Interval).max(2 * (LIMITS.creatures + LIMITS.terrain * LIMITS.corners)),
  })
  .meta({ id: 'SignumSummonPositionsOutcome' })
type SummonPlaces = z.infer<typeof SummonPlaces>

/** The radius of a base of so many millimetres. */
export const radiusOf = (base: number): number => micrometres(base / 20)

/** Where along a player’s side a character may be summoned, or a hero be put at the start. */
export function listPositions(
  { board, player, base, hero }: PositionsQuestion,
  { content, trace }: SignumReading,
): SummonPlaces | Refusal {
  const placed = placeBoard(board, content)
  if (placed instanceof Refusal) return placed
  const side = sideOf(placed, player)
  if (side === undefined) return withoutSide(player)
  const full = hero ? [] : limitViolations(placed, player, 'player', trace)
  if (full.length > 0) return refuse(full)
  const positions = positionsAt(placed, side, radiusOf(base), hero)
  trace.applied(hero ? 'signum.setup.heroes' : 'signum.summon.place', { problem: 'none', thing: player })
  traceSegment(placed, side, trace)
  if (!hero) traceSpacing(positions, player, trace)
  return inCentimetres(positions)
}

/** How enemies bear on the places of a character. */
function traceSpacing({ forced, intervals }: Positions, player: string, trace: SignumTrace): void {
  if (intervals.length === 0) trace.applied('signum.summon.no-place', { player })
  if (forced) trace.applied('signum.summon.forced', { player })
  else trace.applied('signum.summon.distance', { enemy: null, distance: 0 })
}

const inCentimetres = ({ axis, across, forced, intervals }: Positions): SummonPlaces => ({
  axis,
  across: centimetres(across),
  forced,
  intervals: intervals.map(({ from, to }) => ({ from: centimetres(from), to: centimetres(to) })),
})
