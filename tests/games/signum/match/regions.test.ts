import { test } from 'vitest'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import { expectRightRegions } from '../../../support/offered-regions.ts'
import { playAtRandom } from './random-match.ts'

/** How many points are tried inside of regions and outside; more by `POINTS=10000`. */
const POINTS = Number(process.env.POINTS ?? 120)
const FIRST = Number(process.env.FIRST ?? 40)
const LONG = 3_600_000
const MILLIMETRE = 0.1

test(
  'every sample and every point inside of a region is accepted, every point more than 1 mm outside is refused',
  () => {
    const matches = (number: number, check: Parameters<typeof playAtRandom>[2]) =>
      playAtRandom(number, { roundLimit: 20, battlefield: { content: 'forest-crossing' } }, check)
    expectRightRegions({ play: signumPlay, millimetre: MILLIMETRE, matches }, POINTS, FIRST)
  },
  LONG,
)
