import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { randomMatches } from '../../../support/random-match.ts'

export { anyVariant, chanceOf, withValue } from '../../../support/random-match.ts'
export const { fold, begin, playAtRandom } = randomMatches<ShatterpointState>(shatterpointPlay, () => 2)
