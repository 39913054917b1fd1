import type { Point } from './plane.ts'

/** What lies between two lines along each axis, borders included. */
export type Box = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

/** The smallest box around some points. */
export function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) }
}

export const isInBox = ({ x, y }: Point, { left, right, near, far }: Box): boolean =>
  left <= x && x <= right && near <= y && y <= far

/** Whether two boxes have any point in common. */
export const boxesMeet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.near <= b.far && b.near <= a.far
