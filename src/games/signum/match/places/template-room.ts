import { type Condition, contourOf, type Extent, type Ring } from '../../../../geometry/contour.ts'
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
  const question = JSON.stringify([surroundings(board, player), shape, rotation])
  const known = rooms.get(question)
  if (known !== undefined) return known
  const rings = yield* findRoom(board, player, shape, rotation)
  if (rooms.size >= MAX_ROOMS) rooms.clear()
  rooms.set(question, rings)
  return rings
}

/** Rooms as they were found last: most of what happens in a turn moves nothing. */
const rooms = new Map<string, readonly Ring[]>()
const MAX_ROOMS = 64

/** All that a template has to keep apart from. */
const surroundings = (board: PlacedBoard, player: string) => [
  [board.width, board.height],
  board.sides.map((side) => [side.from, side.to, kindOfSide(board, player, side.player)]),
  board.creatures.map(({ disc: { x, y, radius } }) => [x, y, radius]),
  board.terrain.map(({ outline }) => outline),
]

function findRoom(board: PlacedBoard, player: string, shape: readonly Point[], rotation: number): Steps<Ring[]> {
  const laid = laidAt(shape, rotation)
  const frame = frameFor(board, laid)
  return contourOf(
    keptApart(board, player, laid),
    { ...frame, left: frame.left - 1, near: frame.near - 1 },
    TEMPLATE_GRID,
  )
}

const laidAt = (shape: readonly Point[], rotation: number): Laid =>
  outlineOf(againstTheClock(turnedShape(shape, { x: 0, y: 0 }, rotation).map(placePoint)))

/** Where the middle of a template lies that does not stand out from the board. */
function frameFor(board: PlacedBoard, laid: Laid): Extent {
  const [xs, ys] = [laid.map(([x]) => x), laid.map(([, y]) => y)]
  return {
    left: -lowest(xs),
    right: millimetres(board.width) - highest(xs),
    near: -lowest(ys),
    far: millimetres(board.height) - highest(ys),
  }
}

/** What a template keeps away from: the edges, the sides of players, bases and other templates. */
function keptApart(board: PlacedBoard, player: string, laid: Laid): Condition[] {
  const frame = frameFor(board, laid)
  return [
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
}

/** More turns than these are not tried to either side. */
const MAX_TURNS = 16

/** How far a template may be turned where it lies, from one angle to another in degrees, a little less than is legal. */
export function turnsAt(
  board: PlacedBoard,
  player: string,
  shape: readonly Point[],
  { at, rotation }: { readonly at: Point; readonly rotation: number },
): readonly [from: number, to: number] {
  const [x, y] = [at.x * MILLIMETRES, at.y * MILLIMETRES]
  const reach = spanAround(laidAt(shape, 0), 0, 0)
  const turned = (sign: 1 | -1): number => {
    let far = 0
    for (let count = 0; count < MAX_TURNS && far < TURN; count++) {
      const depths = keptApart(board, player, laidAt(shape, rotation + sign * far)).map((one) => one.depth(x, y))
      // A corner moves no farther than the arc that it is turned by.
      const room = lowest(depths) - TEMPLATE_GRID.margin
      if (room <= 0) break
      far += (room / reach) * DEGREES
    }
    return Math.min(TURN, Math.floor(far))
  }
  const [down, up] = [turned(-1), turned(1)]
  return down + up >= TURN ? [-TURN, TURN] : [Math.max(-TURN, rotation - down), Math.min(TURN, rotation + up)]
}

const TURN = 360
const DEGREES = 180 / Math.PI
/** So many of them are a centimetre. */
const MILLIMETRES = 10

/** A template is large, so that coarser squares find where it may lie; of a square corner they miss less than 1 mm. */
const TEMPLATE_GRID = { leaf: 1, margin: 0.1, slack: 0.06 } as const

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
