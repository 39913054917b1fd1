import { swap } from '../lib/items.ts'
import type { Disc } from './disc/disc.ts'
import { compareToEdge } from './line-crossing.ts'
import type { Contact, Ends, Obstacle, Overlapped } from './obstacle.ts'
import type { Point, Segment } from './plane.ts'
import type { TangentLine } from './tangent-line.ts'

/** An obstacle and which of the two discs it overlaps. */
type Placed = { readonly obstacle: Obstacle; readonly overlapped: Overlapped }

/** What stands between two discs that are apart, and the lines between them that it leaves free. */
export class SightLines {
  readonly #ends: Ends
  /** The obstacle that interrupted a line last comes first, because it will often interrupt the next one. */
  readonly #placed: Placed[]

  constructor(ends: Ends, obstacles: readonly Obstacle[]) {
    this.#ends = ends
    this.#placed = obstacles.map((obstacle) => ({
      obstacle,
      overlapped: { from: obstacle.overlaps(ends.from), to: obstacle.overlaps(ends.to) },
    }))
  }

  /** The obstacles that overlap one of the discs. */
  overlapping(end: keyof Overlapped): Obstacle[] {
    return this.#placed.flatMap(({ obstacle, overlapped }) => (overlapped[end] ? [obstacle] : []))
  }

  /** Whether a line leads from the one disc to the other and nothing interrupts it. */
  isFree(line: TangentLine): boolean {
    const { from, to } = this.#ends
    if (!meets(line, from) || !meets(line, to) || line.compareAlong(from, to) >= 0) return false
    const found = this.#placed.findIndex((placed) => this.#isInterrupted(line, placed))
    if (found < 0) return this.#pinches(line).length === 0
    swap(this.#placed, 0, found)
    return false
  }

  /** All obstacles that interrupt a line, alone or in pairs. */
  interrupting(line: TangentLine): Obstacle[] {
    const alone = this.#placed.filter((placed) => this.#isInterrupted(line, placed)).map(({ obstacle }) => obstacle)
    return [...alone, ...this.#pinches(line)]
  }

  #isInterrupted(line: TangentLine, { obstacle, overlapped }: Placed): boolean {
    return obstacle.interrupts(line, this.#ends, overlapped)
  }

  /** The obstacles at the left and at the right that a line touches at one point between the discs. */
  #pinches(line: TangentLine): Obstacle[] {
    const contacts = this.#placed.flatMap(({ obstacle }) => {
      const contact = obstacle.contact(line)
      return contact === null ? [] : [{ obstacle, contact }]
    })
    const left = contacts.filter(({ contact }) => contact.side > 0)
    const right = contacts.filter(({ contact }) => contact.side < 0)
    return left.flatMap((held) =>
      right.flatMap((other) =>
        this.#isPinched(line, held.contact, other.contact) ? [held.obstacle, other.obstacle] : [],
      ),
    )
  }

  #isPinched(line: TangentLine, a: Contact, b: Contact): boolean {
    const first = line.compareAlong(a.first, b.first) < 0 ? b.first : a.first
    const last = line.compareAlong(a.last, b.last) < 0 ? a.last : b.last
    if (line.compareAlong(first, last) > 0) return false
    const { from, to } = this.#ends
    const isAfter = line.compareAlong(last, from) > 0 && compareToEdge(line, last, from) > 0
    return isAfter && line.compareAlong(first, to) < 0 && compareToEdge(line, first, to) > 0
  }
}

const meets = (line: TangentLine, { x, y, radius }: Disc): boolean =>
  line.compareSide(x, y, radius) <= 0 && line.compareSide(x, y, -radius) >= 0

/** Of a line, from its last point in the one disc to its first point in the other. */
export function segmentBetween({ from, to }: Ends, line: TangentLine): Segment {
  return { from: edgePoint(line, from, 1), to: edgePoint(line, to, -1) }
}

/** The last point of a disc on a line if the sign is 1, the first if it is −1. */
function edgePoint(line: TangentLine, { x, y, radius }: Disc, sign: number): Point {
  const side = line.side(x, y)
  const half = sign * Math.sqrt(Math.max(0, radius * radius - side * side))
  return { x: x - side * line.nx + half * line.ny, y: y - side * line.ny - half * line.nx }
}
