import { dot, type Point, type Segment, samePoint, turn } from './plane.ts'

/**
 * Whether a way between two points crosses barriers. It crosses one that has its ends on both sides, it crosses what
 * it runs along, and it crosses a point that barriers leave to both sides; it does not cross ends that it touches on
 * one side only. The ends of the way lie on no barrier.
 */
export function crosses(barriers: readonly Segment[], from: Point, to: Point): boolean {
  return crossedBarriers(barriers, from, to).length > 0
}

/** The barriers that a way between two points crosses. */
export function crossedBarriers(barriers: readonly Segment[], from: Point, to: Point): Segment[] {
  if (samePoint(from, to)) return []
  const met: Met[] = []
  for (const barrier of barriers) {
    const contact = contactOf(barrier, from, to)
    if (contact !== null) met.push({ barrier, contact })
  }
  return met.filter(({ contact }) => isCrossed(contact, met)).map(({ barrier }) => barrier)
}

/** How a barrier meets a way: across it, or with an end at one side of it. */
type Contact = 'across' | { readonly end: Point; readonly side: number }
type Met = { readonly barrier: Segment; readonly contact: Contact }

function contactOf(barrier: Segment, from: Point, to: Point): Contact | null {
  const [one, other] = [turn(from, to, barrier.from), turn(from, to, barrier.to)]
  if (one === 0 && other === 0) return overlaps(barrier, from, to) ? 'across' : null
  if (one === 0) return isBetween(barrier.from, from, to) ? { end: barrier.from, side: other } : null
  if (other === 0) return isBetween(barrier.to, from, to) ? { end: barrier.to, side: one } : null
  if (one > 0 === other > 0) return null
  const [before, after] = [turn(barrier.from, barrier.to, from), turn(barrier.from, barrier.to, to)]
  return (before > 0 && after < 0) || (before < 0 && after > 0) ? 'across' : null
}

function isCrossed(contact: Contact, met: readonly Met[]): boolean {
  if (contact === 'across') return true
  return met.some(
    ({ contact: other }) =>
      other !== 'across' && other.side > 0 !== contact.side > 0 && samePoint(other.end, contact.end),
  )
}

/** Of points on one line: whether the first lies between the others and is neither. */
function isBetween(point: Point, from: Point, to: Point): boolean {
  return dot({ x: from.x - point.x, y: from.y - point.y }, { x: to.x - point.x, y: to.y - point.y }) < 0
}

function overlaps(barrier: Segment, from: Point, to: Point): boolean {
  const direction = { x: to.x - from.x, y: to.y - from.y }
  const along = (point: Point) => dot({ x: point.x - from.x, y: point.y - from.y }, direction)
  const [one, other] = [along(barrier.from), along(barrier.to)]
  return Math.max(one, other) > 0 && Math.min(one, other) < along(to)
}
