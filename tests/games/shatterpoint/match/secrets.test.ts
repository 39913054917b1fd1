import { describe, expect, test } from 'vitest'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'
import { chanceOf, playAtRandom } from './random-match.ts'

const LONG = 600_000
const VIEWERS = [0, 1, null] as const

describe('what nobody may see', () => {
  test(
    'views and events tell neither the order of decks nor the struggle cards to come',
    () => {
      const { log } = playAtRandom(11, { turnLimit: 24 }, (state) => {
        const hidden = hiddenCards(state)
        for (const viewer of VIEWERS) {
          const view = canonicalJson(shatterpointPlay.view(state, viewer))
          for (const card of hidden) expect(view).not.toContain(card)
          for (const player of ['A', 'B'] as const) {
            const { deck } = state.players[player]
            if (deck.length > 2 && deck.join() !== deck.toSorted().join()) {
              expect(view).not.toContain(canonicalJson([...deck]))
            }
          }
        }
      })
      const told = log.flatMap((event) => VIEWERS.map((viewer) => shatterpointPlay.seen(event, viewer)))
      for (const event of told) expect(canonicalJson(event)).not.toContain('"deck":')
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

/** Struggle cards that have not been revealed. */
function hiddenCards({ missionDecks, struggle, mission }: ShatterpointState): string[] {
  const known = struggle?.number ?? 0
  return Object.entries(missionDecks).flatMap(([set, deck]) => (set === mission ? deck.slice(known) : deck))
}
