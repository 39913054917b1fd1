import type { Point } from '../plane.ts'
import type { Disc } from './disc.ts'

/** A disc that goes straight in any direction: how far at most, on how large a table, and what it must keep clear of. */
export type Fan = {
  readonly disc: Disc
  readonly length: number
  readonly width: number
  readonly height: number
  /** Discs, each with the distance of centres that has to be kept. */
  readonly obstacles: readonly { readonly x: number; readonly y: number; readonly apart: number }[]
}

const SECTORS = 32

/**
 * Rings of places that the centre surely reaches in a straight line. Every sector of the circle is cut off where an
 * obstacle comes too near to any line of it, so that all places inside are clear.
 */
export function fanRings(fan: Fan, margin: number): Point[][] {
  const step = (2 * Math.PI) / SECTORS
  const { x, y } = fan.disc
  const rings: Point[][] = []
  for (let sector = 0; sector < SECTORS; sector++) {
    const [from, to] = [sector * step, (sector + 1) * step]
    const reach = reachIn(fan, from, to) - margin
    if (reach <= margin) continue
    const at = (angle: number): Point => ({ x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) })
    rings.push([{ x, y }, at(from), at(to)])
  }
  return rings
}

/** How far every line of a sector is clear. */
function reachIn(fan: Fan, from: number, to: number): number {
  let reach = Math.min(fan.length, reachOnTable(fan, from), reachOnTable(fan, to))
  for (const obstacle of fan.obstacles) reach = Math.min(reach, reachPast(fan.disc, obstacle, from, to))
  return reach
}

function reachOnTable({ disc: { x, y, radius }, width, height }: Fan, angle: number): number {
  const ahead = (place: number, size: number, speed: number): number => {
    if (Math.abs(speed) < 1e-9) return Number.POSITIVE_INFINITY
    return Math.max(0, speed > 0 ? (size - radius - place) / speed : (radius - place) / speed)
  }
  return Math.min(ahead(x, width, Math.cos(angle)), ahead(y, height, Math.sin(angle)))
}

function reachPast(disc: Disc, obstacle: Fan['obstacles'][number], from: number, to: number): number {
  const [dx, dy] = [obstacle.x - disc.x, obstacle.y - disc.y]
  const far = Math.hypot(dx, dy)
  const angle = Math.atan2(dy, dx)
  const turns = [from, to].map((side) => Math.abs(normalised(angle - side)))
  const isInside = normalised(angle - from) >= 0 && normalised(angle - to) <= 0
  const nearest = isInside ? 0 : Math.min(...turns)
  if (far <= obstacle.apart) return nearest >= Math.PI / 2 ? Number.POSITIVE_INFINITY : 0
  const beside = far * Math.sin(nearest)
  if (nearest >= Math.PI / 2 || beside >= obstacle.apart) return Number.POSITIVE_INFINITY
  return Math.max(0, far * Math.cos(nearest) - Math.sqrt(obstacle.apart ** 2 - beside ** 2))
}

/** An angle between −π and π. */
function normalised(angle: number): number {
  const turn = 2 * Math.PI
  const rest = ((angle % turn) + turn) % turn
  return rest > Math.PI ? rest - turn : rest
}
