import { gapBetween } from '../../../geometry/disc/disc.ts'
import { BOOK } from '../content/book-numbers.ts'
import type { ShatterpointContent } from '../content/shatterpoint-content.ts'
import { isWithin, TOLERANCE } from '../measuring/distance.ts'
import { type EndPlace, endViolations, placeOn } from '../movement/end-position.ts'
import type { MovementViolation } from '../movement/movement-violation.ts'
import { micrometres, millimetres, rangeLength } from '../table/lengths.ts'
import type { PlacedField, PlacedObject } from '../table/placed-field.ts'
import { fieldOf, placedOf } from './field.ts'
import { leaderRangeOf } from './places/leader-range.ts'
import { edgeOf } from './places/place-regions.ts'
import type { PlaceGrant } from './questions.ts'
import type { ShatterpointState } from './state.ts'
import { cardOf, unitOfCharacter } from './units.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** Everything that stands against deploying a character somewhere. */
export function deployViolations({ state, content }: Scene, grant: PlaceGrant, to: EndPlace): MovementViolation[] {
  const field = fieldOf(state, content)
  const unit = unitOfCharacter(state, grant.character)
  const radius = micrometres(cardOf(unit, content).baseDiameter / 2)
  const part = to.on === undefined ? null : (field.parts.find(({ id }) => id === to.on) ?? undefined)
  if (part === undefined) {
    return [
      {
        code: 'wrongHeight',
        by: null,
        rule: 'shatterpoint.table.known',
        path: ['to', 'on'],
        facts: { id: to.on ?? '' },
      },
    ]
  }
  const place = placeOn({ x: micrometres(to.x), y: micrometres(to.y), radius }, part)
  const object: PlacedObject = { id: grant.character, ...place }
  const edge = edgeOf(state, unit.player)
  const wrong =
    grant.leader === null
      ? tooFarFromEdge(object, edge, field)
      : tooFarFromLeader(object, grant.leader, leaderRangeOf({ state, content }, grant.character), field)
  return [...wrong, ...endViolations(place, object, field, ['to'])]
}

const DEPLOY = 'shatterpoint.setup.deploy'

function tooFarFromEdge({ id, disc }: PlacedObject, edge: 'south' | 'north', field: PlacedField): MovementViolation[] {
  const gap = (edge === 'south' ? disc.y : field.depth - disc.y) - disc.radius
  const limit = rangeLength(BOOK.edgeRange, field.lengths)
  if (gap <= limit + TOLERANCE) return []
  const facts = {
    character: id,
    problem: 'edge',
    other: null,
    gap: millimetres(gap),
    limit: millimetres(limit),
  } as const
  return [{ code: 'notDeployed', by: null, rule: DEPLOY, path: ['to'], facts }]
}

function tooFarFromLeader(
  { id, disc }: PlacedObject,
  leader: string,
  range: number,
  field: PlacedField,
): MovementViolation[] {
  const other = placedOf(field, leader)
  const limit = rangeLength(range, field.lengths)
  if (isWithin(disc, other.disc, limit)) return []
  const gap = millimetres(gapBetween(disc, other.disc))
  const facts = { character: id, problem: 'company', other: leader, gap, limit: millimetres(limit) } as const
  return [{ code: 'notDeployed', by: leader, rule: DEPLOY, path: ['to'], facts }]
}
