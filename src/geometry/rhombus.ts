import type { GridSegment } from './grid-segment.ts'

/** The points no farther than the half diagonal from a centre, columns and rows added. Coordinates are doubled. */
export type Rhombus = { readonly x: number; readonly y: number; readonly halfDiagonal: number }

/** How a segment lies to a rhombus: through its interior, only along or at its border, or neither. */
export type RhombusContact = 'crosses' | 'touches' | 'misses'

/**
 * Compares the least distance of the segment from the centre with the half diagonal. The distance is convex and
 * straight between the points where the segment is level with the centre, so it is least at one of those points or at
 * an end. Everything is multiplied by the length along an axis: no division and no rounding.
 */
export function meetsRhombus({ ax, ay, zx, zy }: GridSegment, { x, y, halfDiagonal }: Rhombus): RhombusContact {
  const [dx, dy] = [zx - ax, zy - ay]
  const contacts = [
    compare(Math.abs(ax - x) + Math.abs(ay - y), halfDiagonal),
    compare(Math.abs(zx - x) + Math.abs(zy - y), halfDiagonal),
    ...(isBetween(x, ax, zx) ? [compare(Math.abs((ay - y) * dx + (x - ax) * dy), halfDiagonal * Math.abs(dx))] : []),
    ...(isBetween(y, ay, zy) ? [compare(Math.abs((ax - x) * dy + (y - ay) * dx), halfDiagonal * Math.abs(dy))] : []),
  ]
  return contacts.includes('crosses') ? 'crosses' : contacts.includes('touches') ? 'touches' : 'misses'
}

function compare(distance: number, halfDiagonal: number): RhombusContact {
  if (distance < halfDiagonal) return 'crosses'
  return distance === halfDiagonal ? 'touches' : 'misses'
}

const isBetween = (value: number, a: number, b: number): boolean => Math.min(a, b) < value && value < Math.max(a, b)
