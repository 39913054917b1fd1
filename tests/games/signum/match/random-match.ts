import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { randomMatches } from '../../../support/random-match.ts'

const SEATS: Readonly<Record<string, number>> = { three: 3, four: 4, teams: 4 }

export { chanceOf } from '../../../support/random-match.ts'
export const { begin, fold, playAtRandom } = randomMatches<SignumState>(
  signumPlay,
  ({ variant }) => SEATS[String(variant)] ?? 2,
)
