import { describe, expect, it } from 'vitest'
import { gearsContent } from '../../../../src/games/gears/content/gears-content.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { evolveMatch } from '../../../../src/games/gears/match/evolve.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { chanceOf, eased, type PlayedMatch, playOn, startMatch } from './random-match.ts'
import { expectValid } from './sound.ts'
import { preparedMatch } from './world.ts'

const MAX_TURNS = 300

const replayed = (log: readonly GearsEvent[]): GearsState =>
  (JSON.parse(JSON.stringify(log)) as GearsEvent[]).reduce<GearsState | null>(
    (state, event) => evolveMatch(state, event, gearsContent),
    null,
  ) as GearsState

function playValidly(match: PlayedMatch, number: number): void {
  const aiCards = match.state.ai.pile.length + match.state.ai.discard.length
  playOn(match, chanceOf(number + 1000), MAX_TURNS, ({ state }) => {
    expectValid(state)
    expect(state.ai.pile.length + state.ai.discard.length).toBe(aiCards)
  })
  expect(replayed(match.log)).toEqual(match.state)
}

describe('matches played by chance', () => {
  for (const seats of [1, 2, 3, 4]) {
    it(`come to an end with ${seats} players, with everything in its place`, () => {
      for (let number = 0; number < 5; number++) {
        const match = startMatch({}, seats, chanceOf(100 * seats + number))
        playValidly(match, number)
        expect(match.state.result).not.toBeNull()
      }
    })
  }

  it('last longer against few Locust, and can be won', () => {
    const results = new Set<string | null>()
    for (let number = 0; number < 15; number++) {
      const match = eased(preparedMatch({}, 1 + (number % 3), chanceOf(900 + number)))
      playValidly(match, number)
      results.add(match.state.result)
    }
    expect(results).toContain('won')
  })

  it('are played in the Insane way too', () => {
    for (let number = 0; number < 4; number++) {
      const match = startMatch({ isInsane: true }, 2 + (number % 3), chanceOf(500 + number))
      playValidly(match, number)
    }
  })
})
