import { expect } from 'vitest'
import type { MatchEvent } from '../../../../src/contract/match.ts'
import { shatterpointPlay } from '../../../../src/games/shatterpoint/match/play.ts'
import type { PlayerState, ShatterpointState } from '../../../../src/games/shatterpoint/match/state.ts'
import { canonicalJson } from '../../../../src/lib/json.ts'

const VIEWERS = [0, 1, null] as const

/** Struggle cards that have not been revealed. */
function hiddenStruggles({ missionDecks, struggle, mission }: ShatterpointState): string[] {
  const known = struggle?.number ?? 0
  return Object.entries(missionDecks).flatMap(([set, deck]) => (set === mission ? deck.slice(known) : deck))
}

/** Whether the order of a deck would tell something: nobody knows it, and it is not that of the alphabet. */
const isTelling = ({ deck, under }: PlayerState): boolean =>
  deck.length - under.length > 1 && deck.join() !== deck.toSorted().join()

/** No view names a struggle card to come or holds a deck in its order. */
export function expectNothingHiddenInViews(state: ShatterpointState): void {
  const struggles = hiddenStruggles(state)
  for (const viewer of VIEWERS) {
    const view = canonicalJson(shatterpointPlay.view(state, viewer))
    for (const card of struggles) expect(view).not.toContain(card)
    for (const player of Object.values(state.players).filter(isTelling)) {
      expect(view).not.toContain(canonicalJson([...player.deck]))
    }
  }
}

/** No event that somebody is told holds a deck. */
export function expectNothingHiddenInEvents(log: readonly MatchEvent[]): void {
  for (const viewer of VIEWERS) {
    const told = log.map((event) => shatterpointPlay.seen(event, viewer))
    expect(told.filter((event) => canonicalJson(event).includes('"deck":'))).toEqual([])
  }
}
