import type { Condition } from '../../../../geometry/contour.ts'
import { leftOf, withinOf } from '../../../../geometry/depths.ts'
import { gapToPolygon } from '../../../../geometry/disc/disc.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { Trace } from '../../../../rulebook/trace.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { angleOf, axisOf } from '../../measuring/direction.ts'
import { effectiveMove, type MoveKind, type Mover } from '../../movement/move.ts'
import type { ShatterpointRules } from '../../rules.ts'
import { relationOf } from '../../table/elevation.ts'
import { micrometres, millimetres } from '../../table/lengths.ts'
import type { PlacedField, PlacedPart } from '../../table/placed-field.ts'
import { fieldOf } from '../field.ts'
import { moverOf } from '../moves.ts'
import type { MoveGrant } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'
import { clearanceFor } from './clearances.ts'
import { reachable } from './reach.ts'
import { around, keptRegions, type PlaceRegion, regionsOn } from './regions.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** Where a character may end a kind of move, by surface. */
export function moveRegions(
  { state, content }: Scene,
  grant: MoveGrant,
  kind: MoveKind,
): Steps<readonly PlaceRegion[]> {
  const field = fieldOf(state, content)
  const question = JSON.stringify([grant.character, grant.direction, kind])
  return keptRegions(field, question, () => findRegions(grant, kind, field))
}

function* findRegions(grant: MoveGrant, kind: MoveKind, field: PlacedField): Steps<PlaceRegion[]> {
  const mover = moverOf(grant, kind, field)
  const { kind: carriedOut, violations } = effectiveMove(mover, new Trace<ShatterpointRules>())
  if (violations.length > 0) return []
  const { disc, id, z } = mover.character
  const [x, y, radius] = [millimetres(disc.x), millimetres(disc.y), millimetres(disc.radius)]
  const clearance = clearanceFor(mover.character, carriedOut, field)
  const { firstArm, secondArm } = clearance.template
  const reach = firstArm + secondArm + 2 * radius
  const conditions: Condition[] = [
    withinOf(x, y, reach),
    ...directionConditions(mover),
    ...(clearance.walls.length === 0 ? [] : [reachable(clearance)]),
  ]
  const isAny = carriedOut === 'climb' || carriedOut === 'jump'
  const mayStandOn = (part: PlacedPart) =>
    (isAny || relationOf(part.top, z, field) !== 'higher') &&
    gapToPolygon({ ...disc, radius: 0 }, part.outline) < micrometres(reach + radius)
  const surfaces = [null, ...field.parts.filter(mayStandOn)]
  return yield* regionsOn(surfaces, { id, radius }, conditions, around(x, y, reach), field)
}

/** The wedge towards something or away from it. */
function directionConditions({ character, direction }: Mover): Condition[] {
  if (direction === null) return []
  const axis = axisOf(character, direction.object, direction.mode)
  if (axis === null) return []
  const [x, y] = [millimetres(character.disc.x), millimetres(character.disc.y)]
  const angle = angleOf(axis)
  return [leftOf(x, y, angle - BOOK.halfCone), leftOf(x, y, angle + BOOK.halfCone + 180)]
}
