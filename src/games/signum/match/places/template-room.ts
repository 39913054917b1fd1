import { type Condition, contourOf, type Ring } from '../../../../geometry/contour.ts'
import { convexSum } from '../../../../geometry/convex-sum.ts'
import { insideOf, type Outline, signedDistance } from '../../../../geometry/depths.ts'
import { againstTheClock } from '../../../../geometry/polygon.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { kindOfSide, lengthTo } from '../../city/terrain/template-placement.ts'
import { CONTACT } from '../../measuring/distance.ts'
import { placePoint } from '../../table/place-board.ts'
import type { PlacedBoard } from '../../table/placed-board.ts'
import { turnedShape } from '../../table/read-terrain.ts'
import { BAND_LENGTHS, type Point } from '../../vocabulary.ts'
import { millimetres, outlineOf } from './grid.ts'

/** A template that is to be laid: its corners about its middle, in millimetres. */
type Laid = Outline

const lowest = (values: readonly number[]): number => Math.min(...values)
const highest = (values: readonly number[]): number => Math.max(...values)

/** Where the middle of a template may lie that is turned so far, in millimetres, drawn a little inside. */
export function* roomFor(
  board: PlacedBoard,
  player: string,
  shape: readonly Point[],
  rotation: number,
): Steps<readonly Ring[]> {
  const known = kept.get(board) ?? new Map<string, readonly Ring[]>()
  kept.set(board, known)
  const question = JSON.stringify([player, shape, rotation])
  const rings = known.get(question) ?? (yield* findRoom(board, player, shape, rotation))
  known.set(question, rings)
  return rings
}

const kept = new WeakMap<PlacedBoard, Map<string, readonly Ring[]>>()

function findRoom(board: PlacedBoard, player: string, shape: readonly Point[], rotation: number): Steps<Ring[]> {
  const laid = outlineOf(againstTheClock(turnedShape(shape, { x: 0, y: 0 }, rotation).map(placePoint)))
  const [xs, ys] = [laid.map(([x]) => x), laid.map(([, y]) => y)]
  const frame = {
    left: -lowest(xs),
    right: millimetres(board.width) - highest(xs),
    near: -lowest(ys),
    far: millimetres(board.height) - highest(ys),
  }
  const conditions: Condition[] = [
    insideOf(frame.left, frame.near, frame.right, frame.far),
    ...board.sides.map((side) => {
      const line = outlineOf([side.from, side.to])
      return apartFrom(laid, line, millimetres(lengthTo(kindOfSide(board, player, side.player))))
    }),
    ...board.creatures.map(({ disc }) =>
      offBase(laid, millimetres(disc.x), millimetres(disc.y), millimetres(disc.radius + CONTACT)),
    ),
    ...board.terrain.map(({ outline }) => apartFrom(laid, outlineOf(outline), millimetres(BAND_LENGTHS.S))),
  ]
  return contourOf(conditions, { ...frame, left: frame.left - 1, near: frame.near - 1 }, TEMPLATE_GRID)
}

/** A template is large, so that coarser squares find where it may lie. */
const TEMPLATE_GRID = { leaf: 2, margin: 0.15, slack: 0.06 } as const

/** Farther off than this in millimetres nothing is measured exactly. */
const FAR = 60

/** How far the corners of an outline are from a point at most. */
const spanAround = (outline: Outline, x: number, y: number): number =>
  highest(outline.map(([cornerX, cornerY]) => Math.hypot(cornerX - x, cornerY - y)))

/** The template keeps so far from an outline: some corner of one is nearest to the other. */
function apartFrom(laid: Laid, other: Outline, apart: number): Condition {
  const [middleX, middleY] = [
    (lowest(other.map(([x]) => x)) + highest(other.map(([x]) => x))) / 2,
    (lowest(other.map(([, y]) => y)) + highest(other.map(([, y]) => y))) / 2,
  ]
  const spans = spanAround(laid, 0, 0) + spanAround(other, middleX, middleY)
  const sum = reachOf(laid, other)
  return {
    depth(x, y) {
      const roughly = Math.hypot(middleX - x, middleY - y) - spans - apart
      if (roughly > FAR) return roughly
      if (sum !== null) return signedDistance(sum, x, y) - apart
      let least = Number.POSITIVE_INFINITY
      for (const [cornerX, cornerY] of laid) least = Math.min(least, signedDistance(other, cornerX + x, cornerY + y))
      for (const [cornerX, cornerY] of other) least = Math.min(least, signedDistance(laid, cornerX - x, cornerY - y))
      return least - apart
    },
  }
}

/** Where the middle of a template lies as long as it meets an outline; null unless both bulge everywhere. */
const reachOf = (laid: Laid, other: Outline): Outline | null =>
  convexSum(
    other,
    laid.map(([x, y]) => [-x, -y] as const),
  )

/** The template does not touch a base. */
function offBase(laid: Laid, baseX: number, baseY: number, apart: number): Condition {
  const span = spanAround(laid, 0, 0)
  return {
    depth(x, y) {
      const roughly = Math.hypot(baseX - x, baseY - y) - span - apart
      return roughly > FAR ? roughly : signedDistance(laid, baseX - x, baseY - y) - apart
    },
  }
}
