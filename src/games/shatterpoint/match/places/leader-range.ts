import { BOOK } from '../../content/book-numbers.ts'
import type { ShatterpointContent } from '../../content/shatterpoint-content.ts'
import { standingOf } from '../abilities/standing.ts'
import { fieldOf } from '../field.ts'
import type { ShatterpointState } from '../state.ts'
import { unitOfCharacter } from '../units.ts'

type Scene = { readonly state: ShatterpointState; readonly content: ShatterpointContent }

/** How near the first character of its squad a character is deployed; some units may farther away. */
export function leaderRangeOf({ state, content }: Scene, character: string): number {
  const scope = { state, content, field: fieldOf(state, content), fight: null }
  const ranges = standingOf('deployWithin', unitOfCharacter(state, character), scope)
  return Math.max(BOOK.leaderRange, ...ranges.map(({ deployWithin }) => deployWithin))
}
