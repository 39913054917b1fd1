import type { Disc } from './disc/disc.ts'
import type { Point } from './plane.ts'
import type { TangentLine } from './tangent-line.ts'

/** The disc that a line comes from and the one it goes to; they are apart. */
export type Ends = { readonly from: Disc; readonly to: Disc }

/** Which of the two an obstacle overlaps. */
export type Overlapped = { readonly from: boolean; readonly to: boolean }
export const NEITHER: Overlapped = { from: false, to: false }

/** How a line touches an obstacle that it leaves on one side: from a point abreast of the first to one of the last. */
export type Contact = { readonly side: 1 | -1; readonly first: Point; readonly last: Point }

/** A convex piece of what blocks lines between discs. */
export interface Obstacle {
  /** The number of the blocker it is a piece of. */
  readonly blocker: number
  /** A disc around it. */
  readonly around: Disc
  /** The discs it is the convex hull of; those without radius are its corners. */
  readonly corners: readonly Disc[]
  overlaps(disc: Disc): boolean
  /** Whether a line passes its inside after it leaves the one disc and before it meets the other. */
  interrupts(line: TangentLine, ends: Ends, overlapped: Overlapped): boolean
  /** How the line touches it, if it does without passing its inside. */
  contact(line: TangentLine): Contact | null
  /** Where its border crosses the edge of a disc, as far as numbers tell. */
  crossings(disc: Disc): Point[]
}
