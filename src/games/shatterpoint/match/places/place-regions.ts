import { insideOf, withinOf } from '../../../../geometry/depths.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { millimetres, rangeLength } from '../../table/lengths.ts'
import { fieldOf, placedOf } from '../field.ts'
import type { PlaceGrant } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'
import { cardOf, unitOfCharacter } from '../units.ts'
import { leaderRangeOf } from './leader-range.ts'
import { around, type Base, keptRegions, type PlaceRegion, regionsOn } from './regions.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** The edge of a player: the starting player’s lies at y = 0. */
export const edgeOf = ({ starter }: ShatterpointState, player: 'A' | 'B'): 'south' | 'north' =>
  player === starter ? 'south' : 'north'

/** Where a character may be deployed, by surface; all with a base of one size and the same range have the same regions. */
export function placeRegions(scene: Scene, grant: PlaceGrant): Steps<readonly PlaceRegion[]> {
  const { state, content } = scene
  const field = fieldOf(state, content)
  const unit = unitOfCharacter(state, grant.character)
  const radius = cardOf(unit, content).baseDiameter / 2
  const range = leaderRangeOf(scene, grant.character)
  const question = JSON.stringify(['deploy', unit.player, grant.leader, radius, range])
  return keptRegions(field, question, () => findRegions(scene, grant, { id: grant.character, radius }))
}

function findRegions({ state, content }: Scene, { character, leader }: PlaceGrant, base: Base): Steps<PlaceRegion[]> {
  const field = fieldOf(state, content)
  const unit = unitOfCharacter(state, character)
  const { radius } = base
  if (leader === null) {
    const reach = millimetres(rangeLength(BOOK.edgeRange, field.lengths)) + radius
    const isSouth = edgeOf(state, unit.player) === 'south'
    const [near, far] = isSouth ? [0, reach] : [BOOK.battlefieldSide - reach, BOOK.battlefieldSide]
    const strip = insideOf(
      -BOOK.battlefieldSide,
      isSouth ? -BOOK.battlefieldSide : near,
      2 * BOOK.battlefieldSide,
      isSouth ? far : 2 * BOOK.battlefieldSide,
    )
    return regionsOn([null, ...field.parts], base, [strip], { left: 0, right: BOOK.battlefieldSide, near, far }, field)
  }
  const { disc } = placedOf(field, leader)
  const [x, y] = [millimetres(disc.x), millimetres(disc.y)]
  const reach =
    millimetres(rangeLength(leaderRangeOf({ state, content }, character), field.lengths)) +
    radius +
    millimetres(disc.radius)
  return regionsOn([null, ...field.parts], base, [withinOf(x, y, reach)], around(x, y, reach), field)
}
