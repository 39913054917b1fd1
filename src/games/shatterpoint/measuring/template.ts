import { z } from 'zod'
import { compareGapToPolygon, compareGapToSegment, overlapsPolygon } from '../../../geometry/disc/disc.ts'
import type { Point, Segment } from '../../../geometry/plane.ts'
import { doubleArea, type Polygon } from '../../../geometry/polygon.ts'
import { entersPolygon, polygonsOverlap } from '../../../geometry/polygon-overlap.ts'
import { micrometres, millimetres, type Template } from '../table/lengths.ts'
import type { Disc } from '../table/placed-field.ts'
import { Degrees } from '../vocabulary.ts'
import { pointAlong, unitVector } from './direction.ts'
import { TOLERANCE } from './distance.ts'

/** A point of a tool that may reach beyond the table. */
export const ToolPoint = z.object({ x: z.number(), y: z.number() }).meta({ id: 'ShatterpointToolPoint' })

export const Placement = z
  .strictObject({
    theta: Degrees.describe('Where the first arm points.'),
    phi: Degrees.default(0).describe('How far the second arm is bent from the first; positive to the left.'),
  })
  .meta({ id: 'ShatterpointTemplatePlacement' })

export const TemplateOutline = z
  .object({ start: ToolPoint, joint: ToolPoint, end: ToolPoint })
  .describe('From the base over the joint to the end.')
  .meta({ id: 'ShatterpointTemplateOutline' })

/** How a template lies: the angle of its first arm, and how far the second is bent from it. */
export type Placement = z.infer<typeof Placement>

/** An arm as seen from above: a line, or a strip if the template has a width. */
export type Arm = { readonly line: Segment } | { readonly strip: Polygon }

/** A template on the table: from the base over the joint to the end. */
export type LaidTemplate = {
  readonly start: Point
  readonly joint: Point
  readonly end: Point
  readonly arms: readonly [Arm, Arm]
}

/** Lays a template at a base: its first arm points straight away from the middle of the base. */
export function layTemplate(base: Disc, template: Template, { theta, phi }: Placement): LaidTemplate {
  const [first, second] = [unitVector(theta), unitVector(theta + phi)]
  const start = pointAlong(base, first, base.radius)
  const joint = pointAlong(base, first, base.radius + micrometres(template.firstArm))
  const end = pointAlong(joint, second, micrometres(template.secondArm))
  const half = micrometres(template.width) / 2
  const arms: [Arm, Arm] = [
    armOf({ from: start, to: joint }, pointAlong({ x: 0, y: 0 }, unitVector(theta + 90), half)),
    armOf({ from: joint, to: end }, pointAlong({ x: 0, y: 0 }, unitVector(theta + phi + 90), half)),
  ]
  return { start, joint, end, arms }
}

function armOf(line: Segment, aside: Point): Arm {
  const { from, to } = line
  const strip = [
    { x: from.x - aside.x, y: from.y - aside.y },
    { x: to.x - aside.x, y: to.y - aside.y },
    { x: to.x + aside.x, y: to.y + aside.y },
    { x: from.x + aside.x, y: from.y + aside.y },
  ]
  // An arm that is thinner or shorter than can be told is a line.
  return doubleArea(strip) === 0 ? { line } : { strip }
}

/** Whether a base is in contact with any part of a template. */
export function touchesTemplate(base: Disc, { arms }: { readonly arms: readonly Arm[] }): boolean {
  return arms.some((arm) =>
    'line' in arm
      ? compareGapToSegment(base, arm.line, TOLERANCE) <= 0
      : compareGapToPolygon(base, arm.strip, TOLERANCE) <= 0,
  )
}

/** Whether a template lies over a base, more than at its rim. */
export function templateOverDisc({ arms }: LaidTemplate, base: Disc): boolean {
  return arms.some((arm) =>
    'line' in arm ? compareGapToSegment(base, arm.line, 0) < 0 : overlapsPolygon(base, arm.strip),
  )
}

/** Whether a template lies over the inside of an outline. */
export const templateOverPolygon = ({ arms }: LaidTemplate, outline: Polygon): boolean =>
  arms.some((arm) => isArmOver(arm, outline))

/** Whether an arm lies over the inside of an outline; touching it is not lying over it. */
export const isArmOver = (arm: Arm, outline: Polygon): boolean =>
  'line' in arm ? entersPolygon(arm.line, outline) : polygonsOverlap(arm.strip, outline)

const toolPoint = ({ x, y }: Point) => ({ x: millimetres(x), y: millimetres(y) })

/** A template as it is told. */
export const outlineOf = ({ start, joint, end }: LaidTemplate): z.infer<typeof TemplateOutline> => ({
  start: toolPoint(start),
  joint: toolPoint(joint),
  end: toolPoint(end),
})
