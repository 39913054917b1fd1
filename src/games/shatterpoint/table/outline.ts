import type { Point } from '../vocabulary.ts'

/** Where a rectangle begins and ends along x and along y. */
export type Corners = readonly [left: number, near: number, right: number, far: number]

/** The outline of a part of four straight sides. */
export const rectangle = ([left, near, right, far]: Corners): Point[] => [
  { x: left, y: near },
  { x: right, y: near },
  { x: right, y: far },
  { x: left, y: far },
]
