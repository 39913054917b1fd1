import type { Contact, Ends, Obstacle, Overlapped } from '../obstacle.ts'
import type { Point } from '../plane.ts'
import { add, type Surd, subtract } from '../surd.ts'
import { SLACK, type TangentLine } from '../tangent-line.ts'
import { type Disc, discsOverlap } from './disc.ts'

/** A disc in the way. */
export class DiscObstacle implements Obstacle {
  readonly blocker: number
  readonly around: Disc
  readonly corners: readonly Disc[]

  constructor(blocker: number, disc: Disc) {
    this.blocker = blocker
    this.around = disc
    this.corners = [disc]
  }

  overlaps(disc: Disc): boolean {
    return discsOverlap(this.around, disc)
  }

  /** Chords that lie apart on a line have their middles in the same order. */
  interrupts(line: TangentLine, { from, to }: Ends, overlapped: Overlapped): boolean {
    const { x, y, radius } = this.around
    if (line.compareSide(x, y, radius) >= 0 || line.compareSide(x, y, -radius) <= 0) return false
    return (
      (overlapped.from ? reachesBeyond(line, this.around, from, -1) : line.compareAlong(this.around, from) > 0) &&
      (overlapped.to ? reachesBeyond(line, this.around, to, 1) : line.compareAlong(this.around, to) < 0)
    )
  }

  contact(line: TangentLine): Contact | null {
    const { x, y, radius } = this.around
    const centre = { x, y }
    if (line.compareSide(x, y, radius) === 0) return { side: 1, first: centre, last: centre }
    return line.compareSide(x, y, -radius) === 0 ? { side: -1, first: centre, last: centre } : null
  }

  crossings(disc: Disc): Point[] {
    const { x, y, radius } = this.around
    const [ux, uy] = [disc.x - x, disc.y - y]
    const squared = ux * ux + uy * uy
    const foot = (squared + radius ** 2 - disc.radius ** 2) / 2
    const half = Math.sqrt(radius ** 2 * squared - foot ** 2)
    if (squared === 0 || Number.isNaN(half)) return []
    return [half, -half].map((aside) => ({
      x: x + (foot * ux - aside * uy) / squared,
      y: y + (foot * uy + aside * ux) / squared,
    }))
  }
}

/**
 * Whether a line that passes the inside of one disc meets it before another disc that it meets too, if the sign is 1;
 * if it is −1, whether it leaves it after the other.
 */
function reachesBeyond(line: TangentLine, disc: Disc, other: Disc, sign: 1 | -1): boolean {
  const ahead = sign * (line.along(disc.x, disc.y) - line.along(other.x, other.y))
  const [own, others] = [halfChord(line, disc), halfChord(line, other)]
  if (ahead + 2 * SLACK + others.max < own.min) return true
  if (ahead - 2 * SLACK + others.min > own.max) return false
  const exact = subtract(line.exactAlong(disc), line.exactAlong(other))
  return reachesBeyondExactly(line, sign > 0 ? exact : subtract({ whole: 0n, times: 0n }, exact), disc, other)
}

/** Bounds of half the length of what a line and a disc have in common. */
function halfChord(line: TangentLine, { x, y, radius }: Disc): { min: number; max: number } {
  const squared = radius ** 2 - line.side(x, y) ** 2
  const error = 4 * (radius + 1) * SLACK + radius ** 2 * 2 ** -50
  return { min: Math.sqrt(Math.max(0, squared - error)), max: Math.sqrt(Math.max(0, squared + error)) }
}

/** ahead + √others < √own, told by squaring. */
function reachesBeyondExactly(line: TangentLine, ahead: Surd, disc: Disc, other: Disc): boolean {
  const square = line.product(ahead, ahead)
  const [own, others] = [squaredHalfChord(line, disc), squaredHalfChord(line, other)]
  const isBehind = line.signOf(ahead) < 0
  if (isBehind && line.signOf(subtract(square, others)) >= 0) return true
  // Both sides are positive; squared once they leave 2·ahead·√others < own − square − others.
  const rest = subtract(own, add(square, others))
  const product = line.product(square, others)
  const beyond = line.signOf(subtract(line.product(rest, rest), add(add(product, product), add(product, product))))
  const isRestPositive = line.signOf(rest) > 0
  return isBehind ? isRestPositive || beyond < 0 : isRestPositive && beyond > 0
}

function squaredHalfChord(line: TangentLine, disc: Disc): Surd {
  const [radius, aside] = [line.length(disc.radius), line.exactSide(disc)]
  return subtract(line.product(radius, radius), line.product(aside, aside))
}
