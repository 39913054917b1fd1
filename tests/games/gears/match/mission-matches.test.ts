import { describe, expect, test } from 'vitest'
import { gearsContent as content } from '../../../../src/games/gears/content/gears-content.ts'
import { describeIn } from '../../../../src/games/gears/match/describe.ts'
import type { GearsEvent } from '../../../../src/games/gears/match/events.ts'
import { evolveMatch } from '../../../../src/games/gears/match/evolve.ts'
import { mapOfState } from '../../../../src/games/gears/match/map.ts'
import { tableScene } from '../../../../src/games/gears/match/picture.ts'
import type { GearsState } from '../../../../src/games/gears/match/state.ts'
import { viewOf } from '../../../../src/games/gears/match/view.ts'
import { seenBy } from '../../../../src/games/gears/match/visibility.ts'
import { FIGURE_TYPES } from '../../../../src/games/gears/vocabulary.ts'
import { chanceOf, playOn, startMatch } from './random-match.ts'

const MATCHES = [
  { mission: 'china-shop', seats: 3 },
  { mission: 'resonator', seats: 2 },
  { mission: 'landown', seats: 1 },
  { mission: 'landown', seats: 4 },
  { mission: 'scattered', seats: 2 },
  { mission: 'scattered', seats: 3 },
  { mission: 'hive', seats: 4 },
  { mission: 'waves', seats: 2, difficulty: 'casual' as const },
  { mission: 'waves', seats: 1, difficulty: 'insane' as const, isInsane: true },
]
const MAX_TURNS = 25

function expectValid(state: GearsState): void {
  const map = mapOfState(state, content)
  for (const type of FIGURE_TYPES) {
    const onMap = state.locust.filter(({ enemy }) => content.enemies.get(enemy)?.figureType === type).length
    expect(onMap + state.pool[type]).toBe(content.figureCounts.get(type))
  }
  const positions = [...state.players, ...state.locust].map(({ position }) => position)
  for (const { zone } of positions) if (zone !== '') expect(map.zone(zone)).toBeDefined()
  const covers = positions.flatMap(({ cover }) => cover ?? [])
  expect(new Set(covers).size).toBe(covers.length)
  expect(map.doors).toHaveLength(state.doors.length)
}

describe.each(MATCHES)('$mission $difficulty for $seats by chance', ({ seats, ...options }) => {
  test.each([1, 2])('goes on soundly (%i)', (number) => {
    const random = chanceOf(number * 1000 + seats)
    const match = startMatch(options, seats, random)
    playOn(match, random, MAX_TURNS, ({ state }, events) => {
      expectValid(state)
      for (const event of events) {
        expect(describeIn(seenBy(event, null, content), 'en', content)).not.toMatch(/undefined|NaN/)
        expect(describeIn(seenBy(event, 0, content), 'es', content)).not.toMatch(/undefined|NaN/)
      }
    })
    const replayed = (JSON.parse(JSON.stringify(match.log)) as GearsEvent[]).reduce<GearsState | null>(
      (state, event) => evolveMatch(state, event, content),
      null,
    )
    expect(replayed).toEqual(match.state)
    expect(JSON.stringify(viewOf(match.state, null, content))).not.toContain('undefined')
    expect(tableScene(match.state, 0, { locale: 'es', content }).shapes.length).toBeGreaterThan(10)
  })
})
