import fc from 'fast-check'
import type { PlacedBoard, PlacedCreature } from '../../../../src/games/signum/table/placed-board.ts'
import type { Segment } from '../../../../src/geometry/plane.ts'

const hundredth = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min * 100, max: max * 100 }).map((value) => value / 100)

const base = fc.constantFrom(32 as const, 48 as const, 60 as const)
const place = { x: hundredth(3, 37), y: hundredth(3, 37) }

/** A rectangle or an angle at a place. */
const anyOutline = fc
  .record({
    x: hundredth(0, 30),
    y: hundredth(0, 30),
    width: hundredth(1, 5),
    height: hundredth(1, 5),
    lean: hundredth(0, 2),
    isAngle: fc.boolean(),
  })
  .map(({ x, y, width, height, lean, isAngle }) => {
    const far = [
      { x: x + 2 * width, y: y + height },
      { x: x + width, y: y + height },
      { x: x + width, y: y + 2 * height },
      { x, y: y + 2 * height },
    ]
    const corners = [
      { x, y },
      { x: x + 2 * width, y: y + lean / 4 },
      ...(isAngle ? far : [{ x: x + lean, y: y + height }]),
    ]
    return corners.map((corner) => ({
      x: Math.round(corner.x * 10_000) / 10_000,
      y: Math.round(corner.y * 10_000) / 10_000,
    }))
  })

/** A board of 40 × 40 cm with some creatures and templates; bases may stand on each other. */
export const anyBoard = fc
  .record({
    creatures: fc.array(fc.record({ ...place, base, hidden: fc.nat({ max: 9 }).map((value) => value === 0) }), {
      minLength: 4,
      maxLength: 12,
    }),
    outlines: fc.array(anyOutline, { maxLength: 5 }),
  })
  .map(({ creatures, outlines }) => ({
    width: 40,
    height: 40,
    creatures: creatures.map((creature, index) => ({ ...creature, id: `c${index}`, player: index % 2 ? 'B' : 'A' })),
    terrain: outlines.map((outline, index) => ({
      id: `t${index}`,
      outline,
      abilities: [(['blocksLos', 'defenceAgainstShooting', 'difficult'] as const)[index % 3] ?? 'difficult'],
    })),
  }))

/** The first two creatures of a board. */
export function pairOn({ creatures }: PlacedBoard): [PlacedCreature, PlacedCreature] {
  const [one, other] = creatures
  if (one === undefined || other === undefined) throw new Error('There are two creatures at least.')
  return [one, other]
}

/** How far two segments are apart, reckoned in numbers. */
export function segmentsApart(one: Segment, other: Segment): number {
  const side = (a: Segment, { x, y }: Segment['from']) =>
    (a.to.x - a.from.x) * (y - a.from.y) - (a.to.y - a.from.y) * (x - a.from.x)
  const areCrossing = side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0
  if (areCrossing) return 0
  return Math.min(far(one.from, other), far(one.to, other), far(other.from, one), far(other.to, one))
}

function far(point: Segment['from'], { from, to }: Segment): number {
  const [ux, uy] = [to.x - from.x, to.y - from.y]
  const share = ((point.x - from.x) * ux + (point.y - from.y) * uy) / (ux * ux + uy * uy || 1)
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(from.x + at * ux - point.x, from.y + at * uy - point.y)
}
