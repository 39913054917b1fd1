import { type Box, boxesMeet, boxOf } from '../../../geometry/box.ts'
import type { Point } from '../../../geometry/plane.ts'
import { locate } from '../../../geometry/polygon.ts'
import { CONTACT, TOLERANCE } from '../measuring/distance.ts'
import { isOnBoard } from '../table/place-board.ts'
import type { PlacedBoard, PlacedCreature, PlacedTerrain } from '../table/placed-board.ts'

/** What a base must not pass over: other bases and templates. */
export type Obstacles = { readonly bases: readonly PlacedCreature[]; readonly walls: readonly PlacedTerrain[] }

/** A round or straight-sided thing in the way, and the box outside of which the middle of a base is clear of it. */
type Barrier = { readonly box: Box; readonly reach: number; readonly corners: readonly Point[] }

/**
 * Tells whether a straight leg is free, as far as numbers tell: paths are looked for by it and judged exactly
 * afterwards, and they keep a clearance that is far wider than what numbers may be wrong by.
 */
export class FreeLegs {
  private readonly barriers: readonly Barrier[]

  constructor(
    private readonly board: PlacedBoard,
    private readonly obstacles: Obstacles,
    private readonly radius: number,
  ) {
    const { bases, walls } = obstacles
    this.barriers = [
      ...bases.map(({ disc }) => barrierOf([disc], radius + disc.radius - CONTACT)),
      ...walls.map(({ outline }) => barrierOf(outline, radius - TOLERANCE)),
    ]
  }

  /** Whether a base can stand at a place. */
  isPlace(place: Point): boolean {
    const { width, height } = this.board
    return (
      isOnBoard({ ...place, radius: this.radius }, width, height) &&
      this.isOpen(place, place) &&
      this.obstacles.walls.every(({ outline }) => locate(outline, place) === 'outside')
    )
  }

  /** Whether a base can go straight from one place to another; `but` may be passed over. */
  isOpen(from: Point, to: Point, but: Point | null = null): boolean {
    const box = boxOf([from, to])
    return this.barriers.every(
      ({ box: around, reach, corners }) =>
        !boxesMeet(box, around) || corners[0] === but || !isNear(from, to, corners, reach),
    )
  }
}

function barrierOf(corners: readonly Point[], reach: number): Barrier {
  const { left, right, near, far } = boxOf(corners)
  return { corners, reach, box: { left: left - reach, right: right + reach, near: near - reach, far: far + reach } }
}

/** Whether a leg comes nearer to an outline than a length. */
function isNear(from: Point, to: Point, corners: readonly Point[], length: number): boolean {
  const limit = length * length
  return corners.some((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    return (
      squaredGap(corner, from, to) < limit ||
      squaredGap(from, corner, next) < limit ||
      squaredGap(to, corner, next) < limit ||
      cross(from, to, corner, next)
    )
  })
}

/** The square of the distance of a point from a segment. */
function squaredGap({ x, y }: Point, from: Point, to: Point): number {
  const [wayX, wayY] = [to.x - from.x, to.y - from.y]
  const [thereX, thereY] = [x - from.x, y - from.y]
  const lengthSquared = wayX * wayX + wayY * wayY
  const share = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, (wayX * thereX + wayY * thereY) / lengthSquared))
  return (thereX - share * wayX) ** 2 + (thereY - share * wayY) ** 2
}

const turnOf = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0
