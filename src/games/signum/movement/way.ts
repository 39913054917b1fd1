import type { Point } from '../../../geometry/plane.ts'
import { Trace } from '../../../rulebook/trace.ts'
import { inContact } from '../measuring/distance.ts'
import type { SignumRules } from '../rules.ts'
import { has } from '../table/creature.ts'
import { isTerrain, type PlacedBoard, type PlacedCreature } from '../table/placed-board.ts'
import { BAND_LENGTHS } from '../vocabulary.ts'
import { judgeMove } from './move.ts'
import { bandOf, type MoveMode } from './movement.ts'
import { legLength, passesBase, passesTerrain } from './sweep.ts'

/** A way of a creature into contact with an enemy. */
export type Way = {
  readonly by: 'contact' | 'move' | 'run'
  readonly length: number
  readonly allowance: number
  readonly path: readonly Point[]
}

/** The shortest way into contact that was found and that the rules allow: a move, or else a run. */
export function wayIntoContact(board: PlacedBoard, mover: PlacedCreature, enemy: PlacedCreature): Way | null {
  if (inContact(mover.disc, enemy.disc)) return { by: 'contact', length: 0, allowance: 0, path: [] }
  for (const run of [false, true]) {
    const allowance = BAND_LENGTHS[bandOf({ mover, run })]
    if (legLength({ from: mover.disc, to: enemy.disc }) > allowance + mover.disc.radius + enemy.disc.radius) continue
    const ways = candidateWays(board, mover, enemy, allowance)
    const legal = ways.find((path) => isLegal(board, mover, enemy, path, run))
    if (legal !== undefined) {
      return { by: run ? 'run' : 'move', length: lengthOf(mover, legal), allowance, path: legal }
    }
  }
  return null
}

/** Whether the rules allow a way and it ends in contact with the enemy. */
function isLegal(
  board: PlacedBoard,
  mover: PlacedCreature,
  enemy: PlacedCreature,
  path: readonly Point[],
  run: boolean,
): boolean {
  const mode: MoveMode = has(mover.creature, 'flight') ? 'fly' : 'walk'
  const { legal, stoppedBy, contacts } = judgeMove({ board, mover, path, mode, run }, new Trace<SignumRules>())
  return legal && stoppedBy === null && contacts.includes(enemy.creature.id)
}

const lengthOf = ({ disc }: PlacedCreature, path: readonly Point[]): number =>
  path.reduce((sum, to, index) => sum + legLength({ from: path[index - 1] ?? disc, to }), 0)

/** How many directions an enemy is approached from, and an obstacle passed at. */
const DIRECTIONS = 12
/** How far from an obstacle a way passes, in micrometres. */
const CLEARANCE = 600
/** More places to turn at, and more pieces of ways, than this are not looked at; nor are more ways judged. */
const LIMITS = { turns: 36, pieces: 700, judged: 4 } as const

/** Ways to the enemy that are no longer than a length, the shortest first: straight, or around obstacles. */
function candidateWays(board: PlacedBoard, mover: PlacedCreature, enemy: PlacedCreature, most: number): Point[][] {
  const ends = endsAt(mover, enemy)
  const isOpen = opener(board, mover, enemy)
  const reached = shortestWays(board, mover, enemy, most)
  return reached
    .flatMap(({ length, path }) => {
      const from = path.at(-1) ?? mover.disc
      return nearest(ends, from)
        .filter((end) => length + legLength({ from, to: end }) <= most && isOpen(from, end))
        .map((end) => ({ path: [...path, end], length: length + legLength({ from, to: end }) }))
    })
    .toSorted((a, b) => a.length - b.length)
    .slice(0, LIMITS.judged)
    .map(({ path }) => path)
}

type Reached = { readonly length: number; readonly path: readonly Point[] }

/** The shortest ways to the places where a way may turn: each place is settled once, the nearest first. */
function shortestWays(board: PlacedBoard, mover: PlacedCreature, enemy: PlacedCreature, most: number): Reached[] {
  const isOpen = opener(board, mover, enemy)
  let open = turnsAround(board, mover, enemy, most).map((place) => ({ place, length: Infinity, path: [] as Point[] }))
  const settled: Reached[] = [{ length: 0, path: [] }]
  let pieces = 0
  for (let last = settled[0]; last !== undefined && open.length > 0 && pieces < LIMITS.pieces; last = settled.at(-1)) {
    const from = last.path.at(-1) ?? mover.disc
    for (const turn of open) {
      const length = last.length + legLength({ from, to: turn.place })
      if (length >= turn.length || length > most) continue
      pieces++
      if (!isOpen(from, turn.place)) continue
      turn.length = length
      turn.path = [...last.path, turn.place]
    }
    const next = open.reduce((best, turn) => (turn.length < best.length ? turn : best))
    if (next.length === Infinity || next.path.length > MAX_TURNS_OF_WAY) break
    settled.push({ length: next.length, path: next.path })
    open = open.filter((turn) => turn !== next)
  }
  return settled
}

/** A way turns no more often than this. */
const MAX_TURNS_OF_WAY = 7

/** The places nearest to another. */
const nearest = (places: readonly Point[], to: Point): Point[] =>
  places.toSorted((a, b) => legLength({ from: a, to }) - legLength({ from: b, to })).slice(0, 2)

/** Where a base touches the enemy’s, the nearest place first. */
function endsAt({ disc }: PlacedCreature, { disc: goal }: PlacedCreature): Point[] {
  return around(goal, disc.radius + goal.radius, Math.atan2(disc.y - goal.y, disc.x - goal.x))
}

/** Places on a circle, beginning in a direction. */
function around({ x, y }: Point, radius: number, direction: number): Point[] {
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    const angle = direction + (index * 2 * Math.PI) / DIRECTIONS
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) }
  })
}

/** Places beside the obstacles between the two, those of the shortest detour first. */
function turnsAround(board: PlacedBoard, mover: PlacedCreature, enemy: PlacedCreature, most: number): Point[] {
  const { disc } = mover
  const { bases, walls } = obstacles(board, mover, enemy)
  const isFree = opener(board, mover, enemy)
  const places = [
    ...bases.flatMap(({ disc: other }) => around(other, disc.radius + other.radius + CLEARANCE, 0)),
    ...walls.flatMap(({ outline }) => outline.flatMap((corner) => around(corner, disc.radius + CLEARANCE, 0))),
  ]
  const far = (place: Point) => legLength({ from: disc, to: place }) + legLength({ from: place, to: enemy.disc })
  return places
    .map((place) => ({ place, far: far(place) }))
    .filter((one) => one.far <= most + disc.radius + enemy.disc.radius)
    .toSorted((a, b) => a.far - b.far)
    .slice(0, 3 * LIMITS.turns)
    .filter((one) => isFree(one.place, one.place))
    .slice(0, LIMITS.turns)
    .map(({ place }) => place)
}

const obstacles = (board: PlacedBoard, mover: PlacedCreature, enemy: PlacedCreature) => ({
  bases: board.creatures.filter((one) => one !== mover && one !== enemy),
  walls: board.terrain.filter((template) => isTerrain(template, 'impassable')),
})

/** Tells whether a straight piece of a way is free. */
function opener(board: PlacedBoard, mover: PlacedCreature, enemy: PlacedCreature) {
  const { radius } = mover.disc
  if (has(mover.creature, 'flight')) return () => true
  const { bases, walls } = obstacles(board, mover, enemy)
  return (from: Point, to: Point): boolean => {
    const leg = { from: { x: from.x, y: from.y }, to, radius }
    const isNear = boxAround(leg)
    return (
      !bases.some(({ disc }) => isNear(disc, disc.radius) && passesBase(leg, disc)) &&
      !walls.some((wall) => wall.outline.some((corner) => isNear(corner, 0)) && passesTerrain(leg, wall))
    )
  }
}

/** Tells whether a place is near a piece of a way at all. Templates whose corners all lie far may still be crossed. */
function boxAround({ from, to, radius }: { from: Point; to: Point; radius: number }) {
  const margin = radius + WIDEST
  const [left, right] = [Math.min(from.x, to.x) - margin, Math.max(from.x, to.x) + margin]
  const [low, high] = [Math.min(from.y, to.y) - margin, Math.max(from.y, to.y) + margin]
  return ({ x, y }: Point, more: number): boolean =>
    x >= left - more && x <= right + more && y >= low - more && y <= high + more
}

/** Corners farther than this from a way belong to templates that judging the way looks at all the same. */
const WIDEST = 50_000
