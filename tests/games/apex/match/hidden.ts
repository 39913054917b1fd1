import { expect } from 'vitest'
import type { MatchEvent, Viewer } from '../../../../src/contract/match.ts'
import { squadOfSeat } from '../../../../src/games/apex/match/legends.ts'
import { apexPlay } from '../../../../src/games/apex/match/play.ts'
import type { ApexState } from '../../../../src/games/apex/match/state.ts'
import { chanceOf } from './random-match.ts'

/** Secrets are looked for where everything is written that leaves the service: views, offers, pictures and events. */

/** The feats that a viewer may not know: in the decks of all, and in the hands of the other squad. */
function hiddenFeats(state: ApexState, viewer: Viewer): string[] {
  const own = viewer === null ? null : squadOfSeat(state, viewer)
  return state.legends.flatMap(({ squad, hand, deck }) => (squad === own ? deck : [...hand, ...deck]))
}

const namesIn = (text: string, feats: readonly string[]): string[] => feats.filter((feat) => text.includes(`"${feat}"`))

/** Every so-manyth state is imagined and drawn anew, which takes longer. */
const EVERY = 4
let looked = 0

/** No hidden feat is in what a viewer is shown, and another table looks the same to that viewer. */
export function checkSecrets(state: ApexState, viewers: readonly Viewer[]): void {
  const isDrawn = looked++ % EVERY === 0
  for (const viewer of viewers) {
    const view = JSON.stringify(apexPlay.view(state, viewer))
    const offers = viewer === null ? '' : JSON.stringify(apexPlay.offers(state, viewer))
    expect(namesIn(view + offers, hiddenFeats(state, viewer))).toEqual([])
    if (!isDrawn) continue
    const imagined = apexPlay.imagine(state, viewer, chanceOf(looked))
    if (imagined === null) continue
    expect(JSON.stringify(apexPlay.view(imagined, viewer))).toBe(view)
    const drawn = (table: object) => JSON.stringify(apexPlay.picture(table as ApexState, viewer, 'en'))
    expect(drawn(imagined)).toBe(drawn(state))
  }
}

/** An event shows nobody a feat that is still hidden after its command. */
export function checkEvent(event: MatchEvent, after: ApexState, viewers: readonly Viewer[]): void {
  for (const viewer of viewers) {
    expect(namesIn(JSON.stringify(apexPlay.seen(event, viewer)), hiddenFeats(after, viewer))).toEqual([])
  }
}
