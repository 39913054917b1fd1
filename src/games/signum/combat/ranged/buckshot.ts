import { z } from 'zod'
import { discsOverlap } from '../../../../geometry/disc/disc.ts'
import { moveDisc } from '../../../../geometry/disc/disc-motion.ts'
import { Damaged } from '../../damage/damage.ts'
import type { Ground, ResolvedSituation } from '../../sight/situation.ts'
import { has } from '../../table/creature.ts'
import { isOnBoard } from '../../table/place-board.ts'
import { type Disc, isTerrain, type PlacedBoard } from '../../table/placed-board.ts'
import { BAND_LENGTHS, type Band, centimetres, Distance, Id, Point } from '../../vocabulary.ts'
import type { RangedKind } from './ranged-kind.ts'

/** Where Buckshot pushes a target. */
export const Push = z
  .object({
    to: Point.nullable().describe('Where its centre comes to rest, if there is a board.'),
    distance: Distance.nullable().describe('How far it is pushed, if there is a board or it goes all the way.'),
    stopped: z.boolean().describe('Whether it could not go all the way.'),
    by: Id.nullable().describe('The creature or template that stopped it; null for the edge of the board.'),
    damage: Damaged.nullable().describe('The further point of damage, if it was stopped.'),
  })
  .meta({ id: 'SignumPush' })
export type Push = z.infer<typeof Push>
export type PushPath = Omit<Push, 'damage'>

/** Where the target of a shot that hits goes, or null if Buckshot does not push it. */
export function pushPath(kind: RangedKind, { actor, ground, isWithin }: ResolvedSituation): PushPath | null {
  if (kind !== 'shot' || !has(actor, 'buckshot') || !isWithin(BAND_LENGTHS.M)) return null
  return wayOn(ground)
}

function wayOn(ground: Ground): PushPath {
  if (!('stated' in ground)) return pushOnBoard(ground)
  const { hemmedIn } = ground.stated
  return { to: null, distance: hemmedIn ? null : centimetres(BAND_LENGTHS.S), stopped: hemmedIn, by: null }
}

/** Straight away from the pusher until something is in the way: a base, impassable terrain or the edge. */
export function pushOnBoard(
  { board, actor, target }: Extract<Ground, { board: PlacedBoard }>,
  band: Band = 'S',
): PushPath {
  const { disc } = target
  const length = BAND_LENGTHS[band]
  const far = Math.hypot(disc.x - actor.disc.x, disc.y - actor.disc.y)
  const direction = { x: (disc.x - actor.disc.x) / far, y: (disc.y - actor.disc.y) / far }
  const templates = board.terrain.filter((template) => isTerrain(template, 'impassable'))
  const others = board.creatures.filter((other) => other !== target)
  const room = roomTo(board, disc, direction, length)
  const { end, travelled, met } = moveDisc(
    { disc, direction, length: Math.min(length, room) },
    templates.map(({ outline }) => outline),
    others.map((other) => apart(other.disc, disc)),
  )
  const by = met === null ? null : (templates[met]?.terrain.id ?? others[met - templates.length]?.creature.id ?? null)
  return {
    to: { x: centimetres(end.x), y: centimetres(end.y) },
    distance: centimetres(travelled),
    stopped: met !== null || room < length,
    by,
  }
}

/** Bases in contact may overlap by a hair; then the other is taken to be as large as if they just touched. */
function apart(other: Disc, disc: Disc): Disc {
  if (!discsOverlap(other, disc)) return other
  const gap = Math.floor(Math.hypot(other.x - disc.x, other.y - disc.y)) - disc.radius
  return { ...other, radius: Math.max(0, gap) }
}

/** How far a base can go in a direction before it leaves the board, in whole micrometres. */
function roomTo({ width, height }: PlacedBoard, disc: Disc, direction: Point, length: number): number {
  const ahead = (place: number, size: number, speed: number): number => {
    if (speed === 0) return Number.POSITIVE_INFINITY
    return speed > 0 ? (size - disc.radius - place) / speed : (disc.radius - place) / speed
  }
  const max = Math.min(ahead(disc.x, width, direction.x), ahead(disc.y, height, direction.y))
  if (max >= length) return length
  const whole = Math.floor(max)
  const end = { x: Math.round(disc.x + whole * direction.x), y: Math.round(disc.y + whole * direction.y) }
  return isOnBoard({ ...end, radius: disc.radius }, width, height) ? whole : Math.max(0, whole - 1)
}
