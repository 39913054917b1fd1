import { type Disc, squaredDistance } from './disc/disc.ts'
import type { Point } from './plane.ts'
import { add, type Surd, subtract } from './surd.ts'
import { SLACK, type TangentLine } from './tangent-line.ts'

/** Where a line passes from one side of it to the other between two points, or at a point if both are the same. */
export type Crossing = { readonly a: Point; readonly b: Point }

/** The sign of how much farther along the line the crossing lies than a point. */
export function compareCrossing(line: TangentLine, { a, b }: Crossing, point: Point): number {
  if (a === b) return line.compareAlong(a, point)
  const { value, error, slant } = place(line, a, b, point)
  if (Math.abs(value) > error) return Math.sign(value) * Math.sign(slant)
  const exact = exactPlace(line, a, b, point)
  return line.signOf(exact.value) * line.signOf(exact.slant)
}

/** Whether the crossing lies outside a disc and not on its edge. */
export function crossesOutside(line: TangentLine, { a, b }: Crossing, disc: Disc): boolean {
  if (a === b) return squaredDistance(a, disc) > disc.radius ** 2
  const { value, error, slant } = place(line, a, b, disc)
  const aside = line.side(disc.x, disc.y)
  const chord = disc.radius ** 2 - aside ** 2
  const difference = value ** 2 - chord * slant ** 2
  const chordError = 2 * SLACK * (Math.abs(aside) + 1) + disc.radius ** 2 * 2 ** -50
  const slantError = 4 * SLACK * (Math.abs(slant) + 1)
  const bound =
    error * (2 * Math.abs(value) + error) + chordError * (slant ** 2 + slantError) + Math.abs(chord) * slantError
  if (Math.abs(difference) > bound + value ** 2 * 2 ** -50) return difference > 0
  return crossesOutsideExactly(line, a, b, disc)
}

function crossesOutsideExactly(line: TangentLine, a: Point, b: Point, disc: Disc): boolean {
  const { value, slant } = exactPlace(line, a, b, disc)
  const [aside, radius] = [line.exactSide(disc), line.length(disc.radius)]
  const chord = subtract(line.product(radius, radius), line.product(aside, aside))
  const beyond = subtract(line.product(value, value), line.product(chord, line.product(slant, slant)))
  return line.signOf(beyond) > 0
}

/** The crossing lies value / slant farther along than the point. */
function place(line: TangentLine, a: Point, b: Point, point: Point): { value: number; error: number; slant: number } {
  const start = line.along(point.x, point.y)
  const [alongA, alongB] = [line.along(a.x, a.y) - start, line.along(b.x, b.y) - start]
  const [sideA, sideB] = [line.side(a.x, a.y), line.side(b.x, b.y)]
  const size = Math.abs(alongA) + Math.abs(alongB) + 2 * (Math.abs(sideA) + Math.abs(sideB)) + 1
  return { value: alongA * sideB - alongB * sideA, error: size * SLACK, slant: sideB - sideA }
}

function exactPlace(line: TangentLine, a: Point, b: Point, point: Point): { value: Surd; slant: Surd } {
  const start = line.exactAlong(point)
  const [alongA, alongB] = [subtract(line.exactAlong(a), start), subtract(line.exactAlong(b), start)]
  const [sideA, sideB] = [line.exactSide(a), line.exactSide(b)]
  return {
    value: subtract(line.product(alongA, sideB), line.product(alongB, sideA)),
    slant: subtract(sideB, sideA),
  }
}

/** The sign of how much farther from the middle of a disc than its edge the point of a line abreast of a point lies. */
export function compareToEdge(line: TangentLine, abreast: Point, disc: Disc): number {
  const ahead = subtract(line.exactAlong(abreast), line.exactAlong(disc))
  const [aside, radius] = [line.exactSide(disc), line.length(disc.radius)]
  const squared = add(line.product(ahead, ahead), line.product(aside, aside))
  return line.signOf(subtract(squared, line.product(radius, radius)))
}
