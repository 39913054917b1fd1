import type { Offer } from '../../../../contract/match.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { coneFor } from '../answers.ts'
import { angleText } from '../offer.words.ts'
import type { AngleGrant } from '../questions.ts'
import type { ShatterpointState } from '../state.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** So far inside an interval its ends are sampled, in degrees. */
const INSIDE = 0.001

/** A push or a pull straight along its axis; the angle may be any in its cone. */
export function angleOffers(scene: Scene, grant: AngleGrant): Offer {
  const { axis, min, max } = coneFor(scene, grant)
  const angle = axis ?? 0
  const { command, character } = grant
  const isFree = axis === null
  const samples = isFree ? [0, 45, 90, 135, 180, 225, 270, 315] : [angle, min + INSIDE, max - INSIDE]
  return {
    command: { [command]: command === 'pushChar' ? { charId: character, angle } : { angle } },
    group: command,
    text: angleText(command, character, scene.content),
    open: [{ path: `${command}.angle`, interval: [min, max], samples }],
  }
}
