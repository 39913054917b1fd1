import type { Condition } from '../../../../geometry/contour.ts'
import { gapToPolygon } from '../../../../geometry/disc/disc.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { angleOf, axisOf } from '../../measuring/direction.ts'
import { effectiveMove, type MoveKind, type Mover, templateOf, wallsFor } from '../../movement/move.ts'
import type { ShatterpointRules } from '../../rules.ts'
import { relationOf } from '../../table/elevation.ts'
import { micrometres, millimetres } from '../../table/lengths.ts'
import type { PlacedField, PlacedPart } from '../../table/placed-field.ts'
import { fieldOf } from '../field.ts'
import { moverOf } from '../moves.ts'
import type { MoveGrant } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'
import { leftOf, withinOf } from './depths.ts'
import { reachable } from './reach.ts'
import { around, type PlaceRegion, regionsOn } from './regions.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

const kept = new WeakMap<PlacedField, Map<string, readonly PlaceRegion[]>>()

/** Where a character may end a kind of move, by surface. */
export function moveRegions({ state, content }: Scene, grant: MoveGrant, kind: MoveKind): readonly PlaceRegion[] {
  const field = fieldOf(state, content)
  const known = kept.get(field) ?? new Map<string, readonly PlaceRegion[]>()
  kept.set(field, known)
  const key = JSON.stringify([grant.character, grant.direction, kind])
  const regions = known.get(key) ?? findRegions(grant, kind, field)
  known.set(key, regions)
  return regions
}

function findRegions(grant: MoveGrant, kind: MoveKind, field: PlacedField): PlaceRegion[] {
  const mover = moverOf(grant, kind, field)
  const { kind: carriedOut, violations } = effectiveMove(mover, new Trace<ShatterpointRules>())
  if (violations.length > 0) return []
  const { disc, id, z } = mover.character
  const [x, y, radius] = [millimetres(disc.x), millimetres(disc.y), millimetres(disc.radius)]
  const template = templateOf(carriedOut, field)
  const reach = template.firstArm + template.secondArm + 2 * radius
  const walls = wallsFor(mover.character, carriedOut, field)
    .map(({ outline }) => outline)
    .filter((outline) => gapToPolygon({ ...disc, radius: 0 }, outline) < micrometres(reach))
  const conditions: Condition[] = [
    walls.length === 0 ? withinOf(x, y, reach) : reachable(disc, template, walls),
    ...directionConditions(mover),
  ]
  const isAny = carriedOut === 'climb' || carriedOut === 'jump'
  const mayStandOn = (part: PlacedPart) =>
    (isAny || relationOf(part.top, z, field) !== 'higher') &&
    gapToPolygon({ ...disc, radius: 0 }, part.outline) < micrometres(reach + radius)
  const surfaces = [null, ...field.parts.filter(mayStandOn)]
  return regionsOn(surfaces, { id, radius }, conditions, around(x, y, reach), field)
}

const HALF_CONE = 45

/** The wedge towards something or away from it. */
function directionConditions({ character, direction }: Mover): Condition[] {
  if (direction === null) return []
  const axis = axisOf(character, direction.object, direction.mode)
  if (axis === null) return []
  const [x, y] = [millimetres(character.disc.x), millimetres(character.disc.y)]
  const angle = angleOf(axis)
  return [leftOf(x, y, angle - HALF_CONE), leftOf(x, y, angle + HALF_CONE + 180)]
}
