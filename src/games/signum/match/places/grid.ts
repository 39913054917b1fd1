import type { Ring } from '../../../../geometry/contour.ts'
import type { Outline } from '../../../../geometry/depths.ts'
import type { Point } from '../../../../geometry/plane.ts'
import { centimetres } from '../../vocabulary.ts'

/** Outlines are found in millimetres: the squares, how deep inside they are drawn, and how far they are straightened. */
export const GRID = { leaf: 0.75, margin: 0.25, slack: 0.12 } as const

const MICROMETRES = 1000
const TEN = 10

export const millimetres = (length: number): number => length / MICROMETRES

export const outlineOf = (points: readonly Point[]): Outline =>
  points.map(({ x, y }) => [millimetres(x), millimetres(y)] as const)

/** Rings of an offer, in centimetres to a thousandth. */
export type OfferedRings = [x: number, y: number][][]

const rounded = (value: number): number => Math.round(value * 1000) / 1000

export const ringsOfContour = (rings: readonly Ring[]): OfferedRings =>
  rings.map((ring) => ring.map(([x, y]) => [rounded(x / TEN), rounded(y / TEN)]))

export const ringsOfPoints = (rings: readonly (readonly Point[])[]): OfferedRings =>
  rings.filter(({ length }) => length > 2).map((ring) => ring.map(({ x, y }) => [centimetres(x), centimetres(y)]))
