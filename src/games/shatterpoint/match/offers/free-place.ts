import { withinOf } from '../../../../geometry/depths.ts'
import { finish } from '../../../../lib/steps.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { millimetres, rangeLength } from '../../table/lengths.ts'
import { fieldOf, placedOf } from '../field.ts'
import { leaderRangeOf } from '../places/leader-range.ts'
import { surfaceConditions } from '../places/surfaces.ts'
import type { PlaceGrant } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'
import { cardOf, unitOfCharacter } from '../units.ts'
import { placeOffers } from './places.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** Directions around the first character of a squad in which places are tried, and how far away, by what is allowed. */
const DIRECTIONS = Array.from({ length: 24 }, (_, index) => (index * Math.PI) / 12)
const SHARES = [0.9, 0.5, 0.1]
/** How far around a place everything has to be free, in millimetres, so that a region is certainly drawn there. */
const ROOM = 3

/** Whether a character can be offered a place; most often a roomy one is found at once, and no region is drawn. */
export const hasPlace = (scene: Scene, grant: PlaceGrant): boolean =>
  hasRoomNear(scene, grant) || finish(placeOffers(scene, grant)).length > 0

/** Whether there is ample room near the first character of the squad, on the surface it stands on. */
function hasRoomNear({ state, content }: Scene, { character, leader }: PlaceGrant): boolean {
  if (leader === null) return false
  const field = fieldOf(state, content)
  const { disc, on } = placedOf(field, leader)
  const [x, y] = [millimetres(disc.x), millimetres(disc.y)]
  const radius = cardOf(unitOfCharacter(state, character), content).baseDiameter / 2
  const touching = radius + millimetres(disc.radius)
  const reach = millimetres(rangeLength(leaderRangeOf({ state, content }, character), field.lengths))
  const conditions = [withinOf(x, y, touching + reach), ...surfaceConditions(on, { id: character, radius }, field)]
  return DIRECTIONS.some((angle) =>
    SHARES.some((share) => {
      const away = touching + share * reach
      const [atX, atY] = [x + away * Math.cos(angle), y + away * Math.sin(angle)]
      return conditions.every(({ depth }) => depth(atX, atY) >= ROOM)
    }),
  )
}
