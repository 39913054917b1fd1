import { z } from 'zod'
import { type Cell, type GridSize, isCellOf } from '../../../geometry/grid.ts'
import type { Refusal } from '../../../rulebook/refusal.ts'
import type { RingSides } from '../content/ring-cards.ts'
import { refuse } from '../refusal.ts'
import type { ApexTrace } from '../rules.ts'
import { LIMITS } from '../vocabulary.ts'

const place = z.int().min(0).max(LIMITS.side)

export const Ring = z
  .strictObject({ left: place, top: place, right: place, bottom: place })
  .describe('The columns and rows of the markers: the spaces with markers are inside.')
  .meta({ id: 'ApexRing' })
export type Ring = z.infer<typeof Ring>

/** The sides in the order in which they move. */
const SIDES = ['top', 'right', 'bottom', 'left'] as const
export const Side = z.enum(SIDES).meta({ id: 'ApexRingSide' })
export type Side = z.infer<typeof Side>

export const SideShift = z
  .object({
    side: Side,
    asked: z.int().min(-100).max(100),
    moved: z.int().min(-100).max(100).describe('Less than asked if the side could go no farther.'),
  })
  .meta({ id: 'ApexRingSideShift' })
export type SideShift = z.infer<typeof SideShift>

/** The Ring at the start of a game: the markers stand on the corners of the board. */
export const wholeBoard = ({ width, height }: GridSize): Ring => ({
  left: 0,
  top: 0,
  right: width - 1,
  bottom: height - 1,
})

/** Refuses a rectangle that is no Ring of the board. */
export function checkRing(ring: Ring, { width, height }: GridSize): Refusal | null {
  const corner = { column: ring.right, row: ring.bottom }
  if (ring.left <= ring.right && ring.top <= ring.bottom && isCellOf({ width, height }, corner)) return null
  return refuse([{ rule: 'apex.ring.shape', path: ['ring'], facts: { ring, width, height, isRing: false } }])
}

/** Moves the sides one after the other; each stops before it passes the opposite side or leaves the board. */
export function shiftRing(
  ring: Ring,
  sides: RingSides,
  board: GridSize,
  trace: ApexTrace,
): { ring: Ring; shifts: SideShift[] } {
  let shifted = ring
  const shifts = SIDES.map((side): SideShift => {
    const asked = sides[side]
    const moved = clamp(asked, roomOf(side, shifted, board))
    shifted = { ...shifted, [side]: shifted[side] + inwards(side) * moved }
    if (asked !== 0) trace.applied('apex.ring.shift', { side, asked, moved })
    return { side, asked, moved }
  })
  return { ring: shifted, shifts }
}

/** The direction in which the number of a side's column or row grows when it moves inwards. */
const inwards = (side: Side): 1 | -1 => (side === 'top' || side === 'left' ? 1 : -1)

/** How far a side may move inwards and outwards. */
function roomOf(side: Side, { left, top, right, bottom }: Ring, board: GridSize): { inner: number; outer: number } {
  const inner = side === 'top' || side === 'bottom' ? bottom - top : right - left
  const outer = { top, left, right: board.width - 1 - right, bottom: board.height - 1 - bottom }[side]
  return { inner, outer }
}

/** `asked` within its room; a plain 0 where nothing moves. */
const clamp = (asked: number, { inner, outer }: { inner: number; outer: number }): number =>
  asked < 0 ? 0 - Math.min(-asked, outer) : Math.min(asked, inner)

export const isInside = ({ left, top, right, bottom }: Ring, { column, row }: Cell): boolean =>
  column >= left && column <= right && row >= top && row <= bottom

/** The number of spaces inside. */
export const areaOf = ({ left, top, right, bottom }: Ring): number => (right - left + 1) * (bottom - top + 1)
