import type { Refusal } from '../../../rulebook/refusal.ts'
import { refuse } from '../refusal.ts'
import type { PlacedBoard, PlacedSide } from '../table/placed-board.ts'

/** Where a player’s creatures come in. */
export const sideOf = ({ sides }: PlacedBoard, player: string): PlacedSide | undefined =>
  sides.find((side) => side.player === player)

/** The refusal of a player who has no side; the side is asked for first. */
export const withoutSide = (player: string): Refusal =>
  refuse([{ rule: 'signum.zone.enter-at-side', path: ['board', 'sides'], facts: { player } }])
