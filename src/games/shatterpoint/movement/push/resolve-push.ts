import type { Vector } from '../../../../geometry/plane.ts'
import { Refusal } from '../../../../rulebook/refusal.ts'
import {
  angleOf,
  axisOf,
  coneOf,
  explainCone,
  isInCone,
  type Mode,
  roundAngle,
  unitVector,
} from '../../measuring/direction.ts'
import { refuse } from '../../refusal.ts'
import type { ShatterpointTrace } from '../../rules.ts'
import { millimetres, rangeLength } from '../../table/lengths.ts'
import type { PlacedField, PlacedObject } from '../../table/placed-field.ts'
import { explainEnd } from '../end-position.ts'
import { type Pushed, pushAlong } from './push.ts'

/** A push or a pull as it is declared. */
type PushDeclaration = {
  readonly object: PlacedObject
  /** Where it comes from; none if the direction is free. */
  readonly source: PlacedObject | null
  readonly mode: Mode
  readonly range: number
  /** Left out, it leads straight along the axis. */
  readonly angle: number | undefined
}

/** A push that was resolved: the angle it was given, and what became of it. */
export type ResolvedPush = Pushed & { readonly angle: number }

/** Resolves a push or a pull, with its reasons; a direction that is not allowed is refused. */
export function resolvePush(
  declaration: PushDeclaration,
  field: PlacedField,
  trace: ShatterpointTrace,
  path: readonly (string | number)[] = ['angle'],
): ResolvedPush | Refusal {
  const { object, source, mode, range } = declaration
  const axis = source === null ? null : axisOf(object, source, mode)
  const direction = directionOf(declaration, axis, path)
  if (direction instanceof Refusal) return direction
  if (source !== null) explainCone(object, source, mode, coneOf(object, axis), trace)
  const length = rangeLength(range, field.lengths)
  trace.applied('shatterpoint.push.straight', { object: object.id, range, length: millimetres(length) })
  const pushed = pushAlong(object, direction.vector, length, field)
  explainPush(pushed, object, field, trace)
  return { ...pushed, angle: direction.angle }
}

/** Nothing is pushed away from itself or pulled towards itself. */
export function fromItself(object: string, mode: Mode, path: readonly string[]): Refusal {
  const rule = mode === 'push' ? 'shatterpoint.push.away' : 'shatterpoint.pull.toward'
  return refuse([{ rule, path, facts: { object, other: object } }])
}

type Direction = { readonly angle: number; readonly vector: Vector }

function directionOf(
  { object, source, mode, angle }: PushDeclaration,
  axis: Vector | null,
  path: readonly (string | number)[],
): Direction | Refusal {
  if (source === null && mode === 'pull')
    return refuse([{ rule: 'shatterpoint.pull.toward', path: ['source'], facts: { object: object.id, other: null } }])
  if (angle === undefined && axis === null) return noAngle(object, source, path)
  if (angle === undefined && axis !== null) return alongAxis(axis)
  const given = angle ?? 0
  if (isInCone(given, axis)) return { angle: given, vector: unitVector(given) }
  const { axis: middle, min, max } = coneOf(object, axis)
  const facts = { object: object.id, axis: middle ?? 0, min, max, angle: given }
  return refuse([{ rule: 'shatterpoint.direction.cone', path, facts }])
}

function alongAxis(axis: Vector): Direction {
  const length = Math.hypot(axis.x, axis.y)
  return { angle: roundAngle(angleOf(axis)), vector: { x: axis.x / length, y: axis.y / length } }
}

const noAngle = (object: PlacedObject, source: PlacedObject | null, path: readonly (string | number)[]): Refusal =>
  refuse([
    {
      rule: 'shatterpoint.direction.degenerate',
      path,
      facts: { object: object.id, other: source?.id ?? null, needsAngle: true },
    },
  ])

/** Tells what stopped a push, and what did not. */
function explainPush(
  { place, stop, by, distance, support }: Pushed,
  object: PlacedObject,
  field: PlacedField,
  trace: ShatterpointTrace,
) {
  const { id } = object
  const moved = millimetres(distance)
  trace.applied('shatterpoint.elevation.frozen', { object: id, z: millimetres(object.z) })
  if (support.length > 0)
    trace.applied('shatterpoint.push.ignore-support', { object: id, parts: support.map((part) => part.id) })
  if (stop === 'edge') trace.applied('shatterpoint.push.edge', { object: id, moved })
  else if (stop === 'drop') trace.applied('shatterpoint.push.no-partial-drop', { object: id, moved, by, drop: null })
  else if (stop !== 'full') trace.applied('shatterpoint.push.stop-contact', { object: id, moved, by, kind: stop })
  const drop = millimetres(object.z - place.z)
  if (drop > 0) trace.applied('shatterpoint.push.no-partial-drop', { object: id, moved, by: null, drop })
  if (distance > 0) explainEnd(place, object, field, trace)
}
