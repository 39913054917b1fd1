import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { millimetres, rangeLength } from '../../table/lengths.ts'
import { fieldOf, placedOf, TABLE_SIDE } from '../field.ts'
import type { PlaceGrant } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'
import { cardOf, unitOfCharacter } from '../units.ts'
import { insideOf, withinOf } from './depths.ts'
import { around, type PlaceRegion, regionsOn } from './regions.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** The edge of a player: the starting player’s lies at y = 0. */
export const edgeOf = ({ starter }: ShatterpointState, player: 'A' | 'B'): 'south' | 'north' =>
  player === starter ? 'south' : 'north'

/** Where a character may be deployed, by surface. */
export function placeRegions({ state, content }: Scene, { character, leader }: PlaceGrant): PlaceRegion[] {
  const field = fieldOf(state, content)
  const unit = unitOfCharacter(state, character)
  const radius = cardOf(unit, content).baseDiameter / 2
  const base = { id: character, radius }
  if (leader === null) {
    const reach = millimetres(rangeLength(BOOK.edgeRange, field.lengths)) + radius
    const isSouth = edgeOf(state, unit.player) === 'south'
    const [near, far] = isSouth ? [0, reach] : [TABLE_SIDE - reach, TABLE_SIDE]
    const strip = insideOf(-TABLE_SIDE, isSouth ? -TABLE_SIDE : near, 2 * TABLE_SIDE, isSouth ? far : 2 * TABLE_SIDE)
    return regionsOn([null, ...field.parts], base, [strip], { left: 0, right: TABLE_SIDE, near, far }, field)
  }
  const { disc } = placedOf(field, leader)
  const [x, y] = [millimetres(disc.x), millimetres(disc.y)]
  const reach = millimetres(rangeLength(BOOK.leaderRange, field.lengths)) + radius + millimetres(disc.radius)
  return regionsOn([null, ...field.parts], base, [withinOf(x, y, reach)], around(x, y, reach), field)
}
