import type { Condition } from '../../../../geometry/contour.ts'
import { distanceToSegment, lengthOf } from '../../../../geometry/contour.ts'
import type { Polygon } from '../../../../geometry/polygon.ts'
import { roundAngle } from '../../measuring/direction.ts'
import { isArmOver, layTemplate, type Placement, touchesTemplate } from '../../measuring/template.ts'
import { millimetres, type Template } from '../../table/lengths.ts'
import type { Disc } from '../../table/placed-field.ts'
import { anyOf, type Outline } from './depths.ts'

/** An interval of directions in degrees, the first not above the second. */
type Span = readonly [from: number, to: number]

/** The bends of the second arm that touch no wall, for one direction of the first. */
type Fan = { readonly theta: number; readonly jointX: number; readonly jointY: number; readonly spans: readonly Span[] }

/** Directions of the first arm that are looked at, in degrees; bases are wide enough for what lies between. */
const STEP = 1.5
/** How far a template is kept from walls, in degrees. */
const SAFETY = 0.02

const TURN = 360

const millimetreOutline = (polygon: Polygon): Outline => polygon.map(({ x, y }) => [millimetres(x), millimetres(y)])

/** The directions from a point in which something begins within reach that a polygon is made of. */
function blockedSpans(outline: Outline, x: number, y: number, reach: number): Span[] {
  return outline.flatMap((to, index): Span[] => {
    const from = outline[(index + outline.length - 1) % outline.length] as readonly [number, number]
    const clipped = clippedTo(from, to, x, y, reach)
    if (clipped === null) return []
    const [a, b] = clipped.map(([atX, atY]) => (Math.atan2(atY - y, atX - x) * 180) / Math.PI) as [number, number]
    const turn = ((((b - a) % TURN) + TURN + 180) % TURN) - 180
    const start = turn >= 0 ? a : a + turn
    return [[start - SAFETY, start + Math.abs(turn) + SAFETY]]
  })
}

type Corner = readonly [number, number]

/** The part of a segment that lies in a circle. */
function clippedTo([aX, aY]: Corner, [bX, bY]: Corner, x: number, y: number, reach: number): [Corner, Corner] | null {
  const [wayX, wayY] = [bX - aX, bY - aY]
  const [toX, toY] = [aX - x, aY - y]
  const square = wayX * wayX + wayY * wayY
  const half = toX * wayX + toY * wayY
  const root = half * half - square * (toX * toX + toY * toY - reach * reach)
  if (root <= 0 || square === 0) return null
  const [from, to] = [Math.max(0, (-half - Math.sqrt(root)) / square), Math.min(1, (-half + Math.sqrt(root)) / square)]
  if (from >= to) return null
  return [
    [aX + from * wayX, aY + from * wayY],
    [aX + to * wayX, aY + to * wayY],
  ]
}

/** What is left of an interval of directions without those that are blocked. */
function clearSpans([from, to]: Span, blocked: readonly Span[]): Span[] {
  const near = blocked.flatMap(([start, end]): Span[] =>
    [-TURN, 0, TURN, 2 * TURN].map((turn): Span => [start + turn, end + turn]).filter(([a, b]) => b > from && a < to),
  )
  const spans: Span[] = []
  let at = from
  for (const [start, end] of near.toSorted((a, b) => a[0] - b[0])) {
    if (start > at) spans.push([at, start])
    at = Math.max(at, end)
  }
  if (at < to) spans.push([at, to])
  return spans
}

/** Every way to lay a template around a base without touching walls. */
function fansAround(base: Disc, template: Template, walls: readonly Polygon[]): Fan[] {
  const [x, y, radius] = [millimetres(base.x), millimetres(base.y), millimetres(base.radius)]
  const { firstArm, secondArm, maxBend } = template
  const outlines = walls.map(millimetreOutline)
  const blocked = outlines.flatMap((outline) => blockedSpans(outline, x, y, radius + firstArm))
  const thetas = clearSpans([0, TURN], blocked).flatMap(([from, to]) => stepsIn(from, to))
  return thetas.flatMap((theta) => {
    const radians = (theta * Math.PI) / 180
    const [jointX, jointY] = [x + (radius + firstArm) * Math.cos(radians), y + (radius + firstArm) * Math.sin(radians)]
    const bent = outlines.flatMap((outline) => blockedSpans(outline, jointX, jointY, secondArm))
    const spans = clearSpans([theta - maxBend, theta + maxBend], bent)
    return spans.length === 0 ? [] : [{ theta, jointX, jointY, spans }]
  })
}

function stepsIn(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP))
  return Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
}

/** Where a base can get by a template that touches no wall. */
export function reachable(base: Disc, template: Template, walls: readonly Polygon[]): Condition {
  const [x, y, radius] = [millimetres(base.x), millimetres(base.y), millimetres(base.radius)]
  const fans = fansAround(base, template, walls)
  return anyOf(fans.flatMap((fan) => fanConditions(fan, [x, y], radius, template.secondArm)))
}

/** What is near the first arm, or near one of the second. */
function fanConditions(
  { theta, jointX, jointY, spans }: Fan,
  [x, y]: Corner,
  radius: number,
  arm: number,
): Condition[] {
  const start = endOf([x, y], theta, radius)
  const joint: Corner = [jointX, jointY]
  return [
    { depth: (atX, atY) => radius - distanceToSegment(atX, atY, start, joint) },
    ...spans.map((span): Condition => {
      const fan = fanOf(joint, span, arm)
      return { depth: (atX, atY) => radius - distanceToFan(atX, atY, fan) }
    }),
  ]
}

const endOf = ([x, y]: Corner, degrees: number, length: number): Corner => {
  const radians = (degrees * Math.PI) / 180
  return [x + length * Math.cos(radians), y + length * Math.sin(radians)]
}

/** What an arm sweeps over about its joint: at most half a turn, between two ends. */
type Sweep = { readonly joint: Corner; readonly from: Corner; readonly to: Corner; readonly arm: number }

const fanOf = (joint: Corner, [from, to]: Span, arm: number): Sweep => ({
  joint,
  from: endOf(joint, from, arm),
  to: endOf(joint, to, arm),
  arm,
})

/** How far a point is from what an arm sweeps over. */
function distanceToFan(x: number, y: number, { joint, from, to, arm }: Sweep): number {
  const wayX = x - joint[0]
  const wayY = y - joint[1]
  const isAfter = (from[0] - joint[0]) * wayY - (from[1] - joint[1]) * wayX >= 0
  const isBefore = wayX * (to[1] - joint[1]) - wayY * (to[0] - joint[0]) >= 0
  if (isAfter && isBefore) return Math.max(0, lengthOf(wayX, wayY) - arm)
  return Math.min(distanceToSegment(x, y, joint, from), distanceToSegment(x, y, joint, to))
}

/** A way to lay a template to a place between walls, looked for along the rims of what is clear; told exactly. */
export function placementAround(
  base: Disc,
  target: Disc,
  template: Template,
  walls: readonly Polygon[],
): Placement | null {
  const [x, y, radius] = [millimetres(target.x), millimetres(target.y), millimetres(target.radius)]
  for (const { theta, jointX, jointY, spans } of fansAround(base, template, walls)) {
    for (const span of spans) {
      if (distanceToFan(x, y, fanOf([jointX, jointY], span, template.secondArm)) > radius) continue
      const direction = (Math.atan2(y - jointY, x - jointX) * 180) / Math.PI
      const inside = span[0] + Math.min(span[1] - span[0], (((direction - span[0]) % TURN) + TURN) % TURN)
      for (const at of [inside, span[0], span[1], (span[0] + span[1]) / 2]) {
        const placement = { theta: roundAngle(theta), phi: roundAngle(clamp(at - theta, template.maxBend)) }
        if (fitsExactly(placement, base, target, template, walls)) return placement
      }
    }
  }
  return null
}

const clamp = (bend: number, most: number): number => Math.max(-most, Math.min(most, bend))

function fitsExactly(
  placement: Placement,
  base: Disc,
  target: Disc,
  template: Template,
  walls: readonly Polygon[],
): boolean {
  const laid = layTemplate(base, template, placement)
  return touchesTemplate(target, laid) && laid.arms.every((arm) => walls.every((wall) => !isArmOver(arm, wall)))
}
