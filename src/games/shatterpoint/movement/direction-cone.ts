import { between } from '../../../geometry/plane.ts'
import { Refusal } from '../../../rulebook/refusal.ts'
import type { ShatterpointContext } from '../define.ts'
import { axisOf, coneOf, explainCone, isInCone, isInWedge, type Mode } from '../measuring/direction.ts'
import type { Battlefield } from '../table/battlefield.ts'
import { micrometres } from '../table/lengths.ts'
import { objectsOn } from '../table/named-objects.ts'
import type { Point } from '../vocabulary.ts'
import { fromItself } from './push/resolve-push.ts'

/** An object that is to move away from another or towards it. */
type ConeQuestion = {
  readonly battlefield: Battlefield
  readonly object: string
  readonly other: string
  readonly mode: Mode
  readonly angle?: number
  readonly end?: Point
}

/** In which directions an object may move, and whether one direction or one end is among them. */
export function findCone(
  { battlefield, object, other, mode, angle, end }: ConeQuestion,
  { content, trace }: ShatterpointContext,
) {
  const placed = objectsOn(battlefield, { object, other }, content)
  if (placed instanceof Refusal) return placed
  const { found } = placed
  if (found.object === found.other) return fromItself(object, mode, ['other'])
  const axis = axisOf(found.object, found.other, mode)
  const cone = coneOf(found.object, axis)
  explainCone(found.object, found.other, mode, cone, trace)
  const target = end === undefined ? null : { x: micrometres(end.x), y: micrometres(end.y) }
  return {
    ...cone,
    angleAllowed: angle === undefined ? null : isInCone(angle, axis),
    endAllowed: target === null ? null : isInWedge(between(found.object.disc, target), axis),
  }
}
