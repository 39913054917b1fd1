import { test } from 'vitest'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { expectRightRegions } from '../../../support/offered-regions.ts'
import { crowdedState } from './crowds.ts'
import { chanceOf, playAtRandom } from './random-match.ts'

/** How many points are tried inside of regions and outside; more by `POINTS=10000`. */
const POINTS = Number(process.env.POINTS ?? 120)
const FIRST = Number(process.env.FIRST ?? 40)
const LONG = 3_600_000
const MILLIMETRE = 0.1

/** So many points are tried in each region that was made for it. */
const TRIES = Math.max(12, Math.round(POINTS / 100))

const matches = (number: number, check: (state: JsonObject, random: Random) => void) => {
  playAtRandom(number, { roundLimit: 20, battlefield: { content: 'forest-crossing' } }, check)
}

test(
  'every sample and every point inside of a region is accepted, every point more than 1 mm outside is refused',
  () => expectRightRegions({ play: signumPlay, millimetre: MILLIMETRE, matches }, POINTS, FIRST),
  LONG,
)

const JUMPER = 'novice-livia#3'

/** A crowded table on which somebody is about to jump, over difficult terrain and bases. */
function jumpingTable(random: Random): SignumState {
  const state = crowdedState('anywhere', random)
  const chosen = state.creatures.find(({ owner, kind, card }) => {
    const found = signumContent.cards.get(card)
    return owner === 'A' && kind === 'character' && found?.kind === 'character' && found.base === 32
  })
  if (chosen === undefined) return jumpingTable(random)
  return {
    ...state,
    creatures: state.creatures.map((one) => (one === chosen ? { ...one, id: JUMPER, card: 'novice-livia' } : one)),
    activation: { creature: JUMPER, stage: 'start', revealed: null },
  }
}

test(
  'so it is for jumps that difficult terrain may end before they come to a base',
  () => {
    const offers = (state: JsonObject) => {
      const jumps = signumPlay.offers(state, 0).filter(({ command }) => JSON.stringify(command).includes('"jump"'))
      return jumps.flatMap((offer) => Array.from({ length: TRIES }, () => offer))
    }
    const tables = (number: number, check: (state: JsonObject, random: Random) => void) =>
      check(jumpingTable(chanceOf(number)), chanceOf(number))
    expectRightRegions({ play: { ...signumPlay, offers }, millimetre: MILLIMETRE, matches: tables }, POINTS, FIRST)
  },
  LONG,
)
