import { expect, test } from 'vitest'
import type { Offer } from '../../../../src/contract/match.ts'
import { signumContent } from '../../../../src/games/signum/content/signum-content.ts'
import { ringsOfContour } from '../../../../src/games/signum/match/places/grid.ts'
import { roomFor, turnsAt } from '../../../../src/games/signum/match/places/template-room.ts'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { cardAs, placedOf } from '../../../../src/games/signum/match/table.ts'
import type { Point } from '../../../../src/games/signum/vocabulary.ts'
import { isInRings } from '../../../../src/geometry/contour.ts'
import type { JsonObject } from '../../../../src/lib/json.ts'
import { finish } from '../../../../src/lib/steps.ts'
import { type Random, shuffled } from '../../../../src/rulebook/random.ts'
import { expectRightRegions } from '../../../support/offered-regions.ts'
import { CROWD_NAMES, crowdedState } from './crowds.ts'
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

/** A table with some creatures and templates that leave room for more. */
function tableOf(random: Random): SignumState {
  const kind = CROWD_NAMES[random.below(CROWD_NAMES.length)] ?? 'knot'
  const { terrain, ...state } = crowdedState(kind, random)
  return { ...state, terrain: terrain.slice(random.below(3), 1 + random.below(3)) }
}

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

type Placing = { readonly card: string; readonly at: Point; readonly rotation: number }
type Room = { readonly placing: Placing; readonly rings: ReturnType<typeof ringsOfContour> }

/** The rooms of a template that may be laid now, turned by any angle. */
function turnedRooms(state: SignumState, random: Random): Room[] {
  const offers = signumPlay.offers(state, signumPlay.activeSeat(state) ?? 0)
  const cards = offers
    .filter(({ group }) => group === 'playTerrain')
    .map(({ command }) => command.playTerrain as Placing)
    .filter(({ rotation }) => rotation === 0)
  return shuffled(cards, random)
    .slice(0, 1)
    .flatMap((offered) => {
      const rotation = random.below(72_001) / 100 - 360
      const { shape } = cardAs('terrain', offered.card, signumContent)
      const room = finish(roomFor(placedOf({ state, content: signumContent }), state.active, shape, rotation))
      const rings = ringsOfContour(room)
      const [x, y] = rings[0]?.[0] ?? []
      return x === undefined || y === undefined ? [] : [{ placing: { ...offered, at: { x, y }, rotation }, rings }]
    })
}

/** Every room as so many offers, with corners of its outline for samples. */
const asOffers = ({ placing, rings }: Room): Offer[] => {
  const corners = rings.flatMap((ring) => [ring[0] ?? [], ring[Math.floor(ring.length / 2)] ?? []])
  const samples = corners.map(([x = 0, y = 0]) => ({ x, y }))
  const text = { en: 'Lay it.', es: 'Colócalo.' }
  const offer = {
    command: { playTerrain: placing },
    text,
    open: [{ path: 'playTerrain.at', region: { rings }, samples }],
  }
  return Array.from({ length: TRIES }, () => offer)
}

test(
  'so it is for templates that are moved and turned by any angle',
  () => {
    const offers = (state: JsonObject) => turnedRooms(state as SignumState, chance).flatMap(asOffers)
    const chance = chanceOf(FIRST)
    const tables = (number: number, check: (state: JsonObject, random: Random) => void) =>
      check(tableOf(chanceOf(number)), chance)
    expectRightRegions({ play: { ...signumPlay, offers }, millimetre: MILLIMETRE, matches: tables }, POINTS, FIRST)
  },
  LONG,
)

const isLaid = (state: SignumState, placing: Placing): boolean =>
  signumPlay.decide(state, signumPlay.activeSeat(state) ?? 0, { playTerrain: placing }, chanceOf(1)).kind === 'decided'

/** Any place in a room, if one of a few tries is in it. */
function placeIn({ rings }: Room, random: Random): Point | null {
  for (let count = 0; count < TRIES; count++) {
    const [x, y] = [random.below(60_001) / 1000, random.below(60_001) / 1000]
    if (isInRings(rings, x, y)) return { x, y }
  }
  return null
}

test(
  'a template that is moved may be turned there by any angle of its interval',
  () => {
    const tried = { turns: 0, any: 0, laid: 0, told: 0 }
    for (let number = FIRST; tried.turns < POINTS; number++) {
      const random = chanceOf(number)
      const state = tableOf(random)
      for (const room of turnedRooms(state, random)) {
        for (let count = 0; count < TRIES; count++) turnIn(room, state, random, tried)
      }
    }
    if (POINTS > 1000) console.log(JSON.stringify(tried))
    expect(tried.told).toBeGreaterThan(0)
  },
  LONG,
)

/** Turns a template at a place of a room by angles of its interval, and by any other. */
function turnIn(room: Room, state: SignumState, random: Random, tried: Record<string, number>): void {
  const at = placeIn(room, random)
  if (at === null) return
  const placing = { ...room.placing, at }
  const count = (name: string) => {
    tried[name] = (tried[name] ?? 0) + 1
  }
  const { shape } = cardAs('terrain', placing.card, signumContent)
  const [from, to] = turnsAt(placedOf({ state, content: signumContent }), state.active, shape, placing)
  for (const rotation of [from, to, from + ((to - from) * random.below(10_001)) / 10_000]) {
    count('turns')
    expect(isLaid(state, { ...placing, rotation }), JSON.stringify({ placing, rotation })).toBe(true)
  }
  const other = random.below(720) - 360
  count('any')
  if (!isLaid(state, { ...placing, rotation: other })) return
  count('laid')
  if (other >= from && other <= to) count('told')
}
