import { ApiError } from '../contract/errors.ts'
import type { Viewer } from '../contract/match.ts'
import type { JsonObject } from '../lib/json.ts'
import type { Steps } from '../lib/steps.ts'
import type { Random } from '../rulebook/random.ts'
import type { LiveMatch } from './live-match.ts'

/** The state with everything drawn anew that a viewer cannot know; never the true one where that is impossible. */
export function* imaginedFor(
  { play }: LiveMatch,
  state: JsonObject,
  viewer: Viewer,
  random: Random,
): Steps<JsonObject> {
  const imagined = yield* play.inSteps.imagine(state, viewer, random)
  if (imagined !== null) return imagined
  throw new ApiError('match.not-imaginable')
}
