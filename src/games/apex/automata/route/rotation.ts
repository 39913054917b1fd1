import type { ApexTrace } from '../../rules.ts'
import { type Facing, opposite, turnedFacing } from '../frame/viewpoint.ts'

/** What a Route card guides. */
export type RotationMode = 'move' | 'danger' | 'drop'

const QUARTER = 90
const ROUND = 360

/** The degrees after which a card is used up: twice round for a move, once for all else. */
export const fullTurn = (mode: RotationMode): number => (mode === 'move' ? 2 * ROUND : ROUND)

/** The rule that says what happens when a card has been all the way round. */
export const USED_UP = {
  move: 'apex.automata.move.stuck',
  danger: 'apex.automata.danger.fallback',
  drop: 'apex.automata.drop.enemy-fallback',
} as const

export type Laid = { readonly initialFacing: Facing; readonly facing: Facing; readonly turned: number }

export type Turned = {
  readonly facing: Facing
  readonly turned: number
  readonly skippedAway: boolean
  readonly ignoreDanger: boolean
  readonly exhausted: boolean
}

/** Turns a card clockwise; a move that has a primary enemy leaves out the way directly away from it. */
export function turnOnce({ initialFacing, facing, turned }: Laid, mode: RotationMode, hasPrimary: boolean): Turned {
  const next = turnedFacing(facing)
  const skippedAway = mode === 'move' && hasPrimary && next === opposite(initialFacing)
  const quarters = skippedAway ? 2 : 1
  const total = turned + quarters * QUARTER
  return {
    facing: turnedFacing(facing, quarters),
    turned: total,
    skippedAway,
    ignoreDanger: mode === 'move' && total >= ROUND,
    exhausted: total >= fullTurn(mode),
  }
}

/** Records a turn of the card and what it changes. */
export function recordTurn(
  from: Facing,
  { facing, turned, skippedAway, ignoreDanger, exhausted }: Turned,
  initialFacing: Facing,
  mode: RotationMode,
  trace: ApexTrace,
): void {
  trace.applied('apex.automata.route.rotation-pivot', { from, to: facing, turned })
  if (skippedAway)
    trace.applied('apex.automata.move.away-facing', { laid: initialFacing, skipped: opposite(initialFacing) })
  if (ignoreDanger && turned - (skippedAway ? 2 : 1) * QUARTER < ROUND) {
    trace.applied('apex.automata.move.second-revolution', { facing })
  }
  if (exhausted) trace.applied(USED_UP[mode], { reason: null, turned })
}
