import { describe, expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'
import { expectNothingHiddenInEvents, expectNothingHiddenInViews } from './hidden-cards.ts'
import { chanceOf, playAtRandom } from './random-match.ts'

const LONG = 600_000

describe('what nobody may see', () => {
  test(
    'views and events tell neither the order of decks nor the struggle cards to come',
    () => {
      const { log } = playAtRandom(11, { turnLimit: 24 }, expectNothingHiddenInViews)
      expectNothingHiddenInEvents(log)
    },
    LONG,
  )

  test(
    'an imagined match looks the same to the viewer, also while a question waits',
    () => {
      let imagined = 0
      let asked = 0
      playAtRandom(12, { turnLimit: 12 }, (state, random) => {
        for (const viewer of [0, 1]) {
          const other = shatterpointPlay.imagine(state, viewer, chanceOf(random.below(1000)))
          asked++
          if (other === null) continue
          imagined++
          expect(canonicalJson(shatterpointPlay.view(other, viewer))).toBe(
            canonicalJson(shatterpointPlay.view(state, viewer)),
          )
        }
      })
      // Where a deck was shuffled and a card of it revealed in one command, no course may be found in time.
      expect(imagined / asked).toBeGreaterThan(0.9)
    },
    LONG,
  )
})
