import { type Box, boxesMeet, boxOf } from '../../../geometry/box.ts'
import { type Disc, gapToPolygon } from '../../../geometry/disc/disc.ts'
import { between, type Point, type Segment } from '../../../geometry/plane.ts'
import type { Polygon } from '../../../geometry/polygon.ts'
import { angleOf, roundAngle } from '../measuring/direction.ts'
import { TOLERANCE } from '../measuring/distance.ts'
import { type Arm, isArmOver, layTemplate, type Placement, touchesTemplate } from '../measuring/template.ts'
import { micrometres, type Template } from '../table/lengths.ts'

/** A placement, or none; how finely it was looked for, in degrees, and whether none is certain. */
export type Search = {
  readonly placement: Placement | null
  readonly resolution: number | null
  readonly isCertain: boolean
}

/** Steps of the first arm and of the second, in degrees: coarse first, then fine. */
const GRIDS = [
  { theta: 1, phi: 1 },
  { theta: 0.1, phi: 0.5 },
] as const

/** With how many sides of walls arms are compared before the search is given up. */
const MAX_COMPARISONS = 300_000

/** An arm with a width is compared by all its sides and its corners. */
const STRIP = 6

/** A template is laid on whole micrometres; so far its points may be off, with what contact forgives. */
const SLACK = TOLERANCE + 1

type Wall = { readonly outline: Polygon; readonly box: Box }
type Hunt = {
  readonly base: Disc
  readonly target: Disc
  readonly template: Template
  readonly walls: readonly Wall[]
  comparisons: number
}

/**
 * Looks for a way to lay a template so that a base reaches a target and the template enters no wall: straight, then as
 * `guess` says, then all around.
 */
export function findPlacement(
  base: Disc,
  target: Disc,
  template: Template,
  outlines: readonly Polygon[],
  guess: () => Placement | null = () => null,
): Search {
  const reach = reachOf(base, template)
  if (Math.hypot(target.x - base.x, target.y - base.y) > reach + target.radius + SLACK)
    return { placement: null, resolution: null, isCertain: true }
  const near = outlines.filter((outline) => gapToPolygon({ ...base, radius: 0 }, outline) < reach)
  const walls = near.map((outline): Wall => ({ outline, box: boxOf(outline) }))
  const hunt: Hunt = { base, target, template, walls, comparisons: 0 }
  const straight = { theta: straightOf(hunt), phi: 0 }
  if (fits(straight, hunt)) return { placement: straight, resolution: null, isCertain: true }
  // With nothing in the way no placement reaches farther than the straight one.
  if (walls.length === 0 && template.width === 0) return { placement: null, resolution: null, isCertain: true }
  const guessed = guess()
  return guessed === null ? search(hunt) : { placement: guessed, resolution: null, isCertain: true }
}

/** The farthest that any point of a template is from the middle of the base. */
function reachOf({ radius }: Disc, { firstArm, secondArm, width }: Template): number {
  return radius + micrometres(firstArm) + Math.hypot(micrometres(secondArm), micrometres(width) / 2)
}

const straightOf = ({ base, target }: Hunt): number => roundAngle(angleOf(between(base, target)))

function search(hunt: Hunt): Search {
  let resolution: number | null = null
  for (const grid of GRIDS) {
    for (const theta of anglesAround(straightOf(hunt), grid.theta)) {
      const placement = bendAt(theta, grid.phi, hunt)
      if (placement !== null) return { placement, resolution: grid.theta, isCertain: true }
      if (hunt.comparisons > MAX_COMPARISONS) return { placement: null, resolution, isCertain: false }
    }
    resolution = grid.theta
  }
  return { placement: null, resolution, isCertain: false }
}

/** All angles of a grid, those nearest to a direction first. */
function* anglesAround(middle: number, step: number): Generator<number> {
  const count = Math.round(180 / step)
  yield middle
  for (let index = 1; index <= count; index++) {
    yield normalizeDegrees(middle + index * step)
    if (index < count) yield normalizeDegrees(middle - index * step)
  }
}

const normalizeDegrees = (degrees: number): number => roundAngle((degrees + 720) % 360)

/** The least bend of the second arm that reaches the target for a direction of the first, if any does. */
function bendAt(theta: number, step: number, hunt: Hunt): Placement | null {
  const { base, target, template } = hunt
  const { joint, arms } = layTemplate(base, template, { theta, phi: 0 })
  const reach = target.radius + micrometres(template.width) / 2 + SLACK
  const bends = touchesTemplate(target, { arms: [arms[0]] })
    ? { min: -template.maxBend, max: template.maxBend }
    : bendsTo(joint, theta, reach, hunt)
  if (bends === null || isInWall(arms[0], hunt)) return null
  for (const phi of bendsIn(bends, step)) {
    const placement = { theta, phi }
    if (fits(placement, hunt)) return placement
    if (hunt.comparisons > MAX_COMPARISONS) return null
  }
  return null
}

type Bends = { readonly min: number; readonly max: number }

/** The bends at which the second arm comes near enough to the target; it turns about the joint. */
function bendsTo(joint: Point, theta: number, reach: number, { target, template }: Hunt): Bends | null {
  const way = between(joint, target)
  const [distance, arm] = [Math.hypot(way.x, way.y), micrometres(template.secondArm)]
  const { maxBend } = template
  if (distance <= reach) return { min: -maxBend, max: maxBend }
  if (distance > arm + reach) return null
  const foot = Math.sqrt(distance * distance - reach * reach)
  const cosine =
    foot <= arm ? foot / distance : (arm * arm + distance * distance - reach * reach) / (2 * arm * distance)
  const aside = (Math.acos(Math.min(1, cosine)) * 180) / Math.PI
  const middle = ((((angleOf(way) - theta) % 360) + 540) % 360) - 180
  const [min, max] = [Math.max(-maxBend, middle - aside), Math.min(maxBend, middle + aside)]
  return min <= max ? { min, max } : null
}

/** Bends between two limits, the limits and the middle included, the smallest first. */
function bendsIn({ min, max }: Bends, step: number): number[] {
  const first = Math.ceil(min / step)
  const count = Math.max(0, Math.floor(max / step) - first + 1)
  const grid = Array.from({ length: count }, (_, index) => (first + index) * step)
  const exact = [min, (min + max) / 2, max].map((bend) => Math.min(max, Math.max(min, roundAngle(bend))))
  return [...grid, ...exact].sort((a, b) => Math.abs(a) - Math.abs(b))
}

/** Whether a placement reaches the target and enters no wall; told exactly. */
function fits(placement: Placement, hunt: Hunt): boolean {
  const laid = layTemplate(hunt.base, hunt.template, placement)
  return touchesTemplate(hunt.target, laid) && laid.arms.every((arm) => !isInWall(arm, hunt))
}

function isInWall(arm: Arm, hunt: Hunt): boolean {
  const box = boxOf('line' in arm ? endsOf(arm.line) : arm.strip)
  return hunt.walls.some((wall) => {
    if (!boxesMeet(box, wall.box)) return false
    hunt.comparisons += wall.outline.length * ('line' in arm ? 1 : STRIP)
    return isArmOver(arm, wall.outline)
  })
}

const endsOf = ({ from, to }: Segment): Polygon => [from, to]
