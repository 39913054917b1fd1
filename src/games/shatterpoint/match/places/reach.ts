import type { Condition } from '../../../../geometry/contour.ts'
import { distanceToSegment } from '../../../../geometry/contour.ts'
import { anyOf } from '../../../../geometry/depths.ts'
import type { Polygon } from '../../../../geometry/polygon.ts'
import { roundAngle } from '../../measuring/direction.ts'
import { isArmOver, layTemplate, type Placement, touchesTemplate } from '../../measuring/template.ts'
import { millimetres, type Template } from '../../table/lengths.ts'
import type { Disc } from '../../table/placed-field.ts'
import { blockedSpans, clearSpans, millimetreOutline, type Span, stepsIn, TURN } from './spans.ts'
import { type Corner, distanceToSweep, pointAt, type Sweep, sweepOf } from './sweep.ts'

/** The bends of the second arm that touch no wall, for one direction of the first. */
type Fan = { readonly theta: number; readonly joint: Corner; readonly spans: readonly Span[] }

/** Every way to lay a template around a base without touching walls: fans side by side, interval by interval. */
export type Clearance = {
  readonly base: Disc
  readonly template: Template
  readonly walls: readonly Polygon[]
  readonly intervals: readonly (readonly Fan[])[]
}

/** Looks at every direction around a base for where a template may lie. */
export function clearanceOf(base: Disc, template: Template, walls: readonly Polygon[]): Clearance {
  const [centre, radius] = [middleOf(base), millimetres(base.radius)]
  const { firstArm, secondArm, maxBend } = template
  const outlines = walls.map(millimetreOutline)
  const blocked = outlines.flatMap((outline) => blockedSpans(outline, centre, radius + firstArm))
  const intervals = clearSpans([0, TURN], blocked).map((interval) =>
    stepsIn(interval).map((theta): Fan => {
      const joint = pointAt(centre, theta, radius + firstArm)
      const bent = outlines.flatMap((outline) => blockedSpans(outline, joint, secondArm))
      return { theta, joint, spans: clearSpans([theta - maxBend, theta + maxBend], bent) }
    }),
  )
  return { base, template, walls, intervals }
}

const middleOf = ({ x, y }: Disc): Corner => [millimetres(x), millimetres(y)]

/** Where a base can get by a template that touches no wall. */
export const reachable = (clearance: Clearance): Condition =>
  anyOf(clearance.intervals.flatMap((fans) => intervalConditions(fans, clearance)))

/** What is near the fans of an interval. Where the template bends freely all around, they are one sector. */
function intervalConditions(fans: readonly Fan[], clearance: Clearance): Condition[] {
  const conditions: Condition[] = []
  for (let at = 0; at < fans.length; ) {
    const end = freeUntil(fans, at, clearance.template)
    const [first, last] = [fans[at], fans[Math.max(at, end - 1)]]
    if (first === undefined || last === undefined) break
    conditions.push(...fanConditions(first, clearance))
    if (last !== first) conditions.push(...fanConditions(last, clearance), ...sectors(first, last, clearance))
    at = Math.max(at + 1, end)
  }
  return conditions
}

/** The first fan from here on in which the template does not bend freely; what it then sweeps over is at most a half. */
function freeUntil(fans: readonly Fan[], from: number, { maxBend }: Template): number {
  const isFree = ({ theta, spans }: Fan) =>
    maxBend <= TURN / 4 && spans.some(([start, end]) => start === theta - maxBend && end === theta + maxBend)
  const bent = fans.findIndex((fan, index) => index >= from && !isFree(fan))
  return bent < 0 ? fans.length : bent
}

/** The most that a sector spans, well below a half turn. */
const WIDEST = 120

/** What straight templates reach between two directions. */
function sectors(first: Fan, last: Fan, { base, template }: Clearance): Condition[] {
  const [centre, radius] = [middleOf(base), millimetres(base.radius)]
  const count = Math.ceil((last.theta - first.theta) / WIDEST)
  const width = (last.theta - first.theta) / count
  const outer = radius + template.firstArm + template.secondArm
  return Array.from({ length: count }, (_, index) => {
    const from = first.theta + index * width
    return nearSweep(sweepOf(centre, [from, from + width], radius, outer), radius)
  })
}

const nearSweep = (sweep: Sweep, radius: number): Condition => ({
  depth: (x, y) => radius - distanceToSweep(x, y, sweep),
})

/** What is near the first arm, or near one of the second. */
function fanConditions({ theta, joint, spans }: Fan, { base, template }: Clearance): Condition[] {
  if (spans.length === 0) return []
  const radius = millimetres(base.radius)
  const start = pointAt(middleOf(base), theta, radius)
  return [
    { depth: (x, y) => radius - distanceToSegment(x, y, start, joint) },
    ...spans.map((span) => nearSweep(sweepOf(joint, span, 0, template.secondArm), radius)),
  ]
}

/** A way to lay a template to a place between walls, looked for along the rims of what is clear; told exactly. */
export function placementAround(target: Disc, clearance: Clearance): Placement | null {
  for (const fans of clearance.intervals) {
    for (const fan of fans) {
      const found = placementIn(fan, target, clearance)
      if (found !== null) return found
    }
  }
  return null
}

function placementIn({ theta, joint, spans }: Fan, target: Disc, clearance: Clearance): Placement | null {
  const { base, template } = clearance
  const [[x, y], radius] = [middleOf(target), millimetres(target.radius)]
  const start = pointAt(middleOf(base), theta, millimetres(base.radius))
  const isBeside = distanceToSegment(x, y, start, joint) <= radius
  for (const span of spans) {
    if (!isBeside && distanceToSweep(x, y, sweepOf(joint, span, 0, template.secondArm)) > radius) continue
    for (const at of bendsTo(target, joint, span)) {
      const placement = { theta: roundAngle(theta), phi: roundAngle(clamp(at - theta, template.maxBend)) }
      if (fitsExactly(placement, target, clearance)) return placement
    }
  }
  return null
}

/** Directions of the second arm to try: towards the target as far as the span allows, then its ends and its middle. */
function bendsTo(target: Disc, joint: Corner, [from, to]: Span): number[] {
  const [x, y] = middleOf(target)
  const direction = (Math.atan2(y - joint[1], x - joint[0]) * 180) / Math.PI
  const inside = from + Math.min(to - from, (((direction - from) % TURN) + TURN) % TURN)
  return [inside, from, to, (from + to) / 2]
}

const clamp = (bend: number, most: number): number => Math.max(-most, Math.min(most, bend))

function fitsExactly(placement: Placement, target: Disc, { base, template, walls }: Clearance): boolean {
  const laid = layTemplate(base, template, placement)
  return touchesTemplate(target, laid) && laid.arms.every((arm) => walls.every((wall) => !isArmOver(arm, wall)))
}
