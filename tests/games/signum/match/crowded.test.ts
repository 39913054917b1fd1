import { describe, expect, test } from 'vitest'
import type { Offer } from '../../../../src/contract/match.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import type { Json, JsonObject } from '../../../../src/lib/json.ts'
import { LOCALES } from '../../../../src/lib/locale.ts'
import type { Random } from '../../../../src/rulebook/random.ts'
import { expectRightRegions } from '../../../support/offered-regions.ts'
import { anyVariant, withValue } from '../../../support/random-match.ts'
import { checkTable } from './always.ts'
import { CROWD_NAMES, type CrowdName, crowdedState, idsOf, waitedFor } from './crowds.ts'
import { chanceOf, fold } from './random-match.ts'

/** How many tables of each kind are played; more by `TABLES=40`. How many points of regions are tried: `POINTS=2000`. */
const TABLES = Number(process.env.TABLES ?? 1)
const FIRST = Number(process.env.FIRST ?? 1)
const POINTS = Number(process.env.POINTS ?? 25)
const COMMANDS = 30
const LONG = 3_600_000
const MILLIMETRE = 0.1

/** More offers than these nobody looks through. */
const MAX_OFFERS = 100

/** All offers of so many states are tried one by one, and of the others the one that is taken. */
const EVERY = 6

/** No turn takes more commands than these to its end, whatever is asked in it. */
const MAX_TO_END = 120

const offersFor = (state: SignumState): readonly Offer[] =>
  signumPlay.offers(state, waitedFor(state)).filter(({ social }) => social !== true)

/** An offer as it is, and with each of its samples. */
const variantsOf = ({ command, open = [] }: Offer): JsonObject[] => [
  command,
  ...open.flatMap(({ path, samples = [] }) => samples.map((sample: Json) => withValue(command, path, sample))),
]

/** A command without the numbers of cards that are the same to their player. */
const spoken = ({ command }: Offer): string => JSON.stringify(command).replace(SUPPORT, '$1')
const SUPPORT = new RegExp(`(${[...idsOf('spell'), ...idsOf('relic'), ...idsOf('tactic')].join('|')})#\\d+`, 'g')

/** Offers that differ in more than in copies of a card say so. */
function expectTold(offers: readonly Offer[]): void {
  for (const locale of LOCALES) {
    const said = new Map<string, string>()
    for (const offer of offers) {
      const before = said.get(offer.text[locale]) ?? spoken(offer)
      expect(spoken(offer)).toBe(before)
      said.set(offer.text[locale], before)
    }
  }
}

function give(state: SignumState, command: JsonObject, random: Random): SignumState {
  const decision = signumPlay.decide(state, waitedFor(state), command, random)
  if (decision.kind !== 'decided') throw new Error(`Refused: ${JSON.stringify(command)} ${JSON.stringify(decision)}`)
  return fold(state, decision.events)
}

/** Any offer of any group, but no end as long as there is something else: so there are fights. */
function anyKind(offers: readonly Offer[], random: Random): Offer | undefined {
  const groups = [...new Set(offers.map(({ group }) => group))]
  const others = groups.filter((group) => group !== 'endTurn' && group !== 'endActivation')
  const from = others.length > 0 ? others : groups
  const picked = from[random.below(Math.max(1, from.length))]
  const own = offers.filter(({ group }) => group === picked)
  return own[random.below(Math.max(1, own.length))]
}

/** Plays a crowded table for a while by offers at random. */
function playCrowd(kind: CrowdName, number: number, check: (state: SignumState, random: Random) => void): SignumState {
  const random = chanceOf(number)
  let state = crowdedState(kind, random)
  for (let count = 0; count < COMMANDS && state.result === null; count++) {
    check(state, random)
    const chosen = anyKind(offersFor(state), random)
    if (chosen === undefined) throw new Error(`Nobody can go on: ${JSON.stringify(state.procedure)}`)
    state = give(state, anyVariant(chosen, random), random)
    checkTable(state)
  }
  return state
}

/** How many commands it takes to the next turn. */
function endTurnOf(begun: SignumState, random: Random): number {
  let state = begun
  for (let count = 0; count < MAX_TO_END; count++) {
    if (state.result !== null || state.turn > begun.turn) return count
    const offers = offersFor(state)
    const chosen = offers.find(({ group }) => group === 'endTurn' || group === 'endActivation') ?? offers[0]
    if (chosen === undefined) throw new Error(`Nobody can go on: ${JSON.stringify(state.procedure)}`)
    state = give(state, chosen.command, random)
  }
  throw new Error(`The turn does not end: ${JSON.stringify(state.procedure)}`)
}

describe.each(CROWD_NAMES)('a crowded table, %s', (kind) => {
  const numbers = Array.from({ length: TABLES }, (_, index) => FIRST + index)

  test('has all its creatures and templates', () => {
    for (const number of numbers) {
      const { creatures, terrain } = crowdedState(kind, chanceOf(number))
      expect([creatures.length, terrain.length]).toEqual([14, 6])
    }
  })

  test(
    'whatever is offered is accepted, no more than can be looked through, and the turn comes to its end',
    () => {
      const seen = { offers: 0, most: 0, tried: 0, fought: 0, longest: 0 }
      for (const number of numbers) {
        let looks = 0
        const state = playCrowd(kind, number, (now) => {
          const offers = offersFor(now)
          seen.offers += offers.length
          seen.most = Math.max(seen.most, offers.length)
          seen.fought += now.creatures.filter(({ tired }) => tired).length > 0 ? 1 : 0
          expect(offers.length).toBeGreaterThan(0)
          expectTold(offers)
          if (looks++ % EVERY > 0) return
          for (const command of offers.flatMap(variantsOf)) {
            give(now, command, chanceOf(number))
            seen.tried++
          }
        })
        seen.longest = Math.max(seen.longest, endTurnOf(state, chanceOf(number)))
      }
      if (TABLES > 5) console.log(kind, JSON.stringify(seen))
      expect(seen.most).toBeLessThanOrEqual(MAX_OFFERS)
      expect(seen.tried).toBeGreaterThan(50 * TABLES)
      if (kind === 'knot') expect(seen.fought).toBeGreaterThan(0)
    },
    LONG,
  )

  test(
    'every point of a region is accepted, every point more than 1 mm outside is refused',
    () => {
      const matches = (number: number, check: (state: JsonObject, random: Random) => void) => {
        playCrowd(kind, number, check)
      }
      expectRightRegions({ play: signumPlay, millimetre: MILLIMETRE, matches }, POINTS, FIRST)
    },
    LONG,
  )
})
