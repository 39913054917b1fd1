import { describe, expect, test } from 'vitest'
import { signumPlay } from '../../../../src/games/signum/match/play.ts'
import type { SignumState } from '../../../../src/games/signum/match/state.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'
import { checkSecrets } from './always.ts'
import { chanceOf, playAtRandom } from './random-match.ts'

const LONG = 600_000

describe('what nobody else may see', () => {
  test(
    'views and events tell no card of another hand, deck or of a tactic that lies face down',
    () => {
      let before = 0
      const log: { at: SignumState; from: number }[] = []
      const played = playAtRandom(21, { roundLimit: 8 }, (state) => {
        log.push({ at: state, from: before })
        before++
        checkSecrets(state)
      })
      for (const event of played.log) {
        for (const viewer of [0, 1, null]) {
          const seen = signumPlay.seen(event, viewer)
          if (event.type === 'cardDrawn' || event.type === 'cardsDealt') {
            expect('card' in seen || 'cards' in seen).toBe(viewer === (event.player === 'A' ? 0 : 1))
          }
          expect(canonicalJson(seen)).not.toContain('"deck":[')
        }
      }
    },
    LONG,
  )

  test(
    'an imagined match looks the same to the viewer, also while a question waits',
    () => {
      let [imagined, asked] = [0, 0]
      let looks = 0
      playAtRandom(22, { roundLimit: 6 }, (state, random) => {
        if (looks++ % 4 > 0) return
        for (const viewer of [0, 1]) {
          const other = signumPlay.imagine(state, viewer, chanceOf(random.below(1000)))
          asked++
          if (other === null) continue
          imagined++
          expect(canonicalJson(signumPlay.view(other, viewer))).toBe(canonicalJson(signumPlay.view(state, viewer)))
        }
      })
      expect(imagined / asked).toBeGreaterThan(0.8)
    },
    LONG,
  )
})
