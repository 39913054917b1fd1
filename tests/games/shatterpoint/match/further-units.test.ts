import { describe, expect, test } from 'vitest'
import { ROWS } from './further-rows.ts'
import { play } from './further-scenes.ts'
import { LATER_ROWS } from './later-rows.ts'
import { LATEST_ROWS } from './latest-rows.ts'

/** Every ability of the further units in play: offered, resolved, and its effect seen in the events. */

describe('abilities of further units that are resolved', () => {
  test.each([...ROWS, ...LATER_ROWS, ...LATEST_ROWS])('%s', (ability, A, B, kick, shows, more = {}) => {
    const events = play({ ability, A, B, kick, shows, ...more })
    expect(events.map(({ type }) => type)).toContain(shows)
  })
})
