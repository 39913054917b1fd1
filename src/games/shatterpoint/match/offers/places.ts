import type { Offer } from '../../../../contract/match.ts'
import type { Steps } from '../../../../lib/steps.ts'
import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { deployViolations } from '../deployment.ts'
import { fieldOf, placedOf, spotOf } from '../field.ts'
import { deployText } from '../offer.words.ts'
import { edgeOf, placeRegions } from '../places/place-regions.ts'
import { samplesOf } from '../places/samples.ts'
import { endOf } from '../places/spots.ts'
import type { PlaceGrant } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'
import { unitOfCharacter } from '../units.ts'
import { openPlace } from './moves.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** How far apart the places along an edge are that are looked at first, in millimetres. */
const ALONG = 150
const MIDDLE = BOOK.battlefieldSide / 2

/** Towards the middle of the table, from its middle outwards. */
const ALONG_EDGE = [0, 1, -1, 2, -2].map((step) => [MIDDLE + step * ALONG, MIDDLE] as const)

/** Where a character may be deployed, by surface. */
export function* placeOffers(scene: Scene, grant: PlaceGrant): Steps<Offer[]> {
  const { content } = scene
  const { character, squad, command, leader } = grant
  const regions = yield* placeRegions(scene, grant)
  return regions.flatMap((region) => {
    const wanted = leader === null ? ALONG_EDGE : []
    const samples = samplesOf(region, originOf(scene, grant), wanted).filter(
      (spot) => deployViolations(scene, grant, endOf(spot)).length === 0,
    )
    const [first] = samples
    if (first === undefined) return []
    const body =
      command === 'deploySquad'
        ? { squad, charId: character, to: endOf(first) }
        : { charId: character, to: endOf(first) }
    return [
      {
        command: { [command]: body },
        group: command,
        text: deployText(character, region.on, content),
        open: [openPlace(`${command}.to`, region, samples)],
      },
    ]
  })
}

function originOf({ state, content }: Scene, { leader, character }: PlaceGrant): { x: number; y: number } {
  if (leader !== null) return spotOf(placedOf(fieldOf(state, content), leader))
  const isSouth = edgeOf(state, unitOfCharacter(state, character).player) === 'south'
  return { x: MIDDLE, y: isSouth ? 0 : BOOK.battlefieldSide }
}
