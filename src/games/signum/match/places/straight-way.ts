import {
  directionAt,
  lengthInside,
  lengthToDisc,
  lengthToPolygon,
  starRing,
} from '../../../../geometry/disc/straight-reach.ts'
import type { Point } from '../../../../geometry/plane.ts'
import type { Polygon } from '../../../../geometry/polygon.ts'
import {
  basesOverlap,
  CONTACT,
  enemiesInContact,
  enemiesOf,
  overlapsTerrain,
  TOLERANCE,
  touchesTerrain,
} from '../../measuring/distance.ts'
import { bandOf, difficultOf, exemption, type Move } from '../../movement/movement.ts'
import { type Disc, isTerrain, type PlacedCreature, type PlacedTerrain } from '../../table/placed-board.ts'
import { BAND_LENGTHS } from '../../vocabulary.ts'

/** A creature that goes straight on. */
export type Going = Pick<Move, 'board' | 'mover' | 'run' | 'mode'>

/** How regions are drawn: a quarter of a millimetre inside, in micrometres. */
const DRAWN = { margin: 250, slack: 50 } as const

/** What may stop a creature that goes straight on, found once for all directions. */
type Ahead = {
  readonly from: Disc
  readonly length: number
  readonly frame: { readonly left: number; readonly right: number; readonly near: number; readonly far: number }
  /** Enemies that it would come into contact with. */
  readonly foes: readonly PlacedCreature[]
  /** Other bases that it may not pass over. */
  readonly others: readonly PlacedCreature[]
  /** Templates that it may not pass over. */
  readonly walls: readonly PlacedTerrain[]
  /** Templates that slow it down; none if it touches one already or does not mind them. */
  readonly slow: readonly PlacedTerrain[]
  readonly startsInDifficult: boolean
  readonly startsOnWall: boolean
  readonly run: boolean
}

function aheadOf({ board, mover, run, mode }: Going): Ahead {
  const { disc, creature } = mover
  const held = enemiesInContact(board, creature.player, disc)
  const foes = mode === 'walk' ? enemiesOf(board, creature.player).filter((enemy) => !held.includes(enemy)) : []
  const bases = mode === 'walk' ? board.creatures.filter((other) => other !== mover && !foes.includes(other)) : []
  const walls = mode === 'jump' ? board.terrain : board.terrain.filter((template) => isTerrain(template, 'impassable'))
  const isUnhindered = exemption(mover) !== null || (!run && creature.movement === 'S')
  const slow = isUnhindered ? [] : difficultOf(board)
  const { radius } = disc
  return {
    from: disc,
    length: BAND_LENGTHS[bandOf({ mover, run })],
    frame: { left: radius, right: board.width - radius, near: radius, far: board.height - radius },
    foes,
    others: bases,
    walls,
    slow,
    startsInDifficult: slow.some((template) => touchesTerrain(disc, template)),
    startsOnWall: walls.some((template) => overlapsTerrain(disc, template)),
    run,
  }
}

const least = (lengths: readonly number[]): number => lengths.reduce((one, other) => Math.min(one, other), Infinity)

/** After how much of the way the base first touches an enemy. */
function contactIn({ from, foes }: Ahead, direction: Point): number {
  return least(
    foes.map(({ disc }) => {
      const touch = from.radius + disc.radius
      const over = lengthToDisc(from, direction, disc, touch)
      if (over < Infinity) return over
      // Edges that pass each other closely touch where they are nearest.
      const [x, y] = [disc.x - from.x, disc.y - from.y]
      const ahead = x * direction.x + y * direction.y
      const aside = Math.abs(x * direction.y - y * direction.x)
      return ahead > 0 && aside <= touch + CONTACT ? ahead : Infinity
    }),
  )
}

/** After how much of the way the base would lie over what it may not pass. */
const passIn = ({ from, others, walls }: Ahead, direction: Point): number =>
  Math.min(
    least(others.map(({ disc }) => lengthToDisc(from, direction, disc, from.radius + disc.radius - CONTACT))),
    least(walls.map(({ outline }) => lengthToPolygon(from, direction, outline, from.radius - TOLERANCE))),
  )

/** After how much of the way difficult terrain ends it; infinite if it does not. */
function endIn({ from, slow, startsInDifficult, run, length }: Ahead, direction: Point): number {
  if (slow.length === 0) return Infinity
  const touched = startsInDifficult
    ? 0
    : least(slow.map(({ outline }) => touchIn(from, direction, outline, length)).filter((touch) => touch <= length))
  return run ? touched : Math.max(touched, BAND_LENGTHS.S)
}

function touchIn(from: Disc, direction: Point, outline: Polygon, length: number): number {
  const over = lengthToPolygon(from, direction, outline, from.radius)
  return over <= length ? over : lengthToPolygon(from, direction, outline, from.radius + CONTACT)
}

/**
 * How far a way straight on may be declared in a direction: as far as the ruler and the board, unless something is in
 * the way before difficult terrain ends it.
 */
function reachIn(ahead: Ahead, angle: number): number {
  if (ahead.startsOnWall) return 0
  const direction = directionAt(angle)
  const { from, length, frame } = ahead
  const room = Math.min(length, lengthInside(from, direction, frame))
  const stop = Math.min(contactIn(ahead, direction), passIn(ahead, direction))
  return stop < room && stop <= endIn(ahead, direction) ? stop : room
}

/** The ring of the places that a walk straight on may be declared to, in micrometres. */
export function walkRing(going: Going): Point[] {
  const ahead = aheadOf(going)
  return starRing(ahead.from, (angle) => reachIn(ahead, angle), DRAWN)
}

/** How far jumps get: drawn inside where they may be declared to, and outside where they end at the latest. */
type JumpRings = { readonly declared: readonly Point[]; readonly reached: (() => readonly Point[]) | null }

/**
 * Difficult terrain may end a jump before the place it was declared to: then it counts where it ends, and no base may
 * stand there. Nothing is told of where jumps end if all get to their places.
 */
export function jumpRings(going: Going): JumpRings {
  const ahead = aheadOf(going)
  const bases = going.board.creatures.filter((other) => other !== going.mover)
  const isFree = ({ x, y }: Point, length: number): boolean => {
    const end = { x: ahead.from.x + x * length, y: ahead.from.y + y * length, radius: ahead.from.radius }
    return bases.every(({ disc }) => !basesOverlap(end, disc))
  }
  let isCut = false
  const declared = (angle: number): number => {
    const direction = directionAt(angle)
    const [reach, end] = [reachIn(ahead, angle), endIn(ahead, direction)]
    if (end >= reach) return reach
    isCut = true
    return isFree(direction, end) ? reach : end
  }
  const got = (angle: number): number => Math.min(reachIn(ahead, angle), endIn(ahead, directionAt(angle)))
  const ring = starRing(ahead.from, declared, DRAWN)
  const reached = () => starRing(ahead.from, got, { ...DRAWN, margin: -DRAWN.margin })
  return { declared: ring, reached: isCut ? reached : null }
}

/** So thin a ring holds the places where a base touches another. */
const RIM = 2 * CONTACT - 2 * DRAWN.margin

/** The places straight ahead at which a creature touches an enemy, as thin rings, in micrometres. */
export function contactRings(going: Going, enemy: string): Point[][] {
  const ahead = aheadOf(going)
  const foe = ahead.foes.find(({ creature }) => creature.id === enemy)
  if (foe === undefined) return []
  const [x, y] = [foe.disc.x - ahead.from.x, foe.disc.y - ahead.from.y]
  const touch = ahead.from.radius + foe.disc.radius
  const middle = Math.atan2(y, x)
  const half = Math.asin(Math.min(1, touch / Math.hypot(x, y)))
  const step = (2 * half) / RIM_STEPS
  const rays = Array.from({ length: RIM_STEPS - 1 }, (_, index) => middle - half + (index + 1) * step)
  const reached = rays.map((angle) => {
    const direction = directionAt(angle)
    const contact = lengthToDisc(ahead.from, direction, foe.disc, touch)
    return reachIn(ahead, angle) === contact ? { direction, contact } : null
  })
  return stretches(reached).map((stretch) => {
    const at = (length: number) =>
      stretch.map(({ direction, contact }) => ({
        x: ahead.from.x + direction.x * (contact + length),
        y: ahead.from.y + direction.y * (contact + length),
      }))
    return [...at(CONTACT - DRAWN.margin), ...at(CONTACT - DRAWN.margin - RIM).toReversed()]
  })
}

const RIM_STEPS = 96

/** The longest runs of what is there, of two and more. */
function stretches<Item>(items: readonly (Item | null)[]): Item[][] {
  const found: Item[][] = [[]]
  for (const item of items) {
    if (item === null) found.push([])
    else found.at(-1)?.push(item)
  }
  return found.filter(({ length }) => length > 1)
}
