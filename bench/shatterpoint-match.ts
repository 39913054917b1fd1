import type { Offer, Play } from '../src/contract/match.ts'
import { shatterpointContent } from '../src/games/shatterpoint/content/shatterpoint-content.ts'
import type { Corner } from '../src/games/shatterpoint/match/places/sweep.ts'
import { shatterpointPlay } from '../src/games/shatterpoint/match/play.ts'
import { chanceOf } from '../tests/support/random-match.ts'
import { begunMatch, benchMatchesOf, commandMeasured } from './match-times.ts'

const play: Play = shatterpointPlay
const MATCHES = 3

/** Where the pieces of the box lie. */
const LAID: Readonly<Record<string, readonly Corner[]>> = {
  'long-gantry': [
    [380, 280],
    [280, 540],
    [620, 280],
    [560, 80],
  ],
  'short-gantry': [
    [740, 360],
    [100, 40],
  ],
  platform: [
    [220, 40],
    [740, 560],
  ],
  ladder: [
    [300, 250],
    [560, 640],
    [600, 160],
    [250, 160],
  ],
  'small-building': [
    [260, 260],
    [520, 520],
  ],
  'two-storey-building': [[40, 560]],
  crate: [
    [120, 300],
    [400, 400],
    [480, 470],
    [780, 780],
  ],
  barricade: [
    [400, 230],
    [400, 660],
  ],
  'sensor-tower': [[600, 380]],
  generator: [[300, 760]],
}

/** All 23 terrain pieces of the box. */
const terrain = [...shatterpointContent.terrains.values()].flatMap(({ id, piece }) =>
  (LAID[id] ?? []).map(([left, near], index) => ({
    id: `${id} ${index + 1}`,
    parts: piece.parts.map((part) => ({
      ...part,
      id: `${id} ${index + 1} ${part.id}`,
      outline: part.outline.map(({ x, y }) => ({ x: left + x, y: near + y })),
    })),
  })),
)

/** Offers and commands of matches with 16 bases on the 23 pieces of the box, in milliseconds of CPU. */
export function benchShatterpointMatch(): void {
  benchMatchesOf(MATCHES, (number, times) => {
    const random = chanceOf(number)
    // Both agree on the terrain of the creation.
    const choose = (offers: readonly Offer[]) =>
      offers.find(({ command }) => 'acceptTerrain' in command) ??
      offers.find(({ command }) => JSON.stringify(command).includes('"agreed"')) ??
      offers[random.below(offers.length)]
    let state = begunMatch(play, { battlefield: { drawn: { terrain } }, turnLimit: 30 }, 2, random)
    while (play.ending(state) === null) state = commandMeasured(play, state, choose, { random, times })
  })
}
