import { describe, expect, it } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import { ORDER_CARDS } from '../../../../src/games/gears/content/turn.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { evolveMatch } from '../../../../src/games/gears/match/evolve.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'
import { chanceOf, eased, type PlayedMatch, playOn, startMatch } from './random-match.ts'
import { preparedMatch } from './world.ts'

const MOST_TURNS = 300

/** Everything that is in the box is somewhere, and no two figures are in one place of cover. */
function expectSound(state: GearsState, aiCards: number): void {
  const orders = [...state.orders.pile, ...state.orders.discard, ...state.players.flatMap(({ hand }) => hand)]
  const removed = state.removed.filter((card) => gearsContent.orderCards.has(card))
  expect(orders.length + removed.length).toBe(ORDER_CARDS)
  expect(state.ai.pile.length + state.ai.discard.length).toBe(aiCards)
  for (const type of FIGURE_TYPES) expectComplete(state, type)
  const covers = [...state.players, ...state.locust].flatMap(({ position: { zone, cover } }) =>
    cover === undefined ? [] : [`${zone}/${cover}`],
  )
  expect(new Set(covers).size).toBe(covers.length)
  for (const { hand, handLimit, status } of state.players) {
    expect(hand.length).toBeLessThanOrEqual(handLimit)
    if (status === 'bleeding' && state.procedure === null) expect(hand.length).toBe(0)
  }
}

function expectComplete(state: GearsState, type: (typeof FIGURE_TYPES)[number]): void {
  const own = state.locust.filter(({ enemy }) => gearsContent.enemies.get(enemy)?.figureType === type)
  expect(state.pool[type] + own.length).toBe(gearsContent.figureCounts.get(type))
  const { unused, discards } = state.markers[type]
  const under = own.filter(({ marker }) => marker !== null).length
  const dropped = state.droppedWeapons.filter((marker) => marker.type === type).length
  const copies = [...gearsContent.markers.values()].filter((marker) => marker.type === type)
  const all = copies.reduce((sum, marker) => sum + marker.copies, 0)
  // While a procedure waits, a marker that was turned over may not lie on the map yet.
  if (state.procedure === null) expect(unused.length + discards.length + under + dropped).toBe(all)
}

const replayed = (log: readonly GearsEvent[]): GearsState =>
  (JSON.parse(JSON.stringify(log)) as GearsEvent[]).reduce<GearsState | null>(
    (state, event) => evolveMatch(state, event, gearsContent),
    null,
  ) as GearsState

function playSoundly(match: PlayedMatch, number: number): void {
  const aiCards = match.state.ai.pile.length + match.state.ai.discard.length
  playOn(match, chanceOf(number + 1000), MOST_TURNS, ({ state }) => expectSound(state, aiCards))
  expect(replayed(match.log)).toEqual(match.state)
}

describe('matches played by chance', () => {
  for (const seats of [1, 2, 3, 4]) {
    it(`come to an end with ${seats} players, with everything in its place`, () => {
      for (let number = 0; number < 5; number++) {
        const match = startMatch({}, seats, chanceOf(100 * seats + number))
        playSoundly(match, number)
        expect(match.state.result).not.toBeNull()
      }
    })
  }

  it('last longer against few Locust, and can be won', () => {
    const results = new Set<string | null>()
    for (let number = 0; number < 15; number++) {
      const match = eased(preparedMatch({}, 1 + (number % 3), chanceOf(900 + number)))
      playSoundly(match, number)
      results.add(match.state.result)
    }
    expect(results).toContain('won')
  })

  it('are played in the Insane way too', () => {
    for (let number = 0; number < 4; number++) {
      const match = startMatch({ isInsane: true }, 2 + (number % 3), chanceOf(500 + number))
      playSoundly(match, number)
    }
  })
})
