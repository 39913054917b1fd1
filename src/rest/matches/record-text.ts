import type { Viewer } from '../../contract/match.ts'
import { isProcedureEvent } from '../../contract/match-procedure.ts'
import type { Locale } from '../../lib/locale.ts'
import { formatList } from '../../lib/wording.ts'
import type { LiveMatch } from '../../matches/live-match.ts'
import type { MatchCache } from '../../matches/match-cache.ts'
import { namesOf } from '../../matches/match-state.ts'
import { readEvent } from '../../matches/reading.ts'
import { escapeMarkdown } from '../../rendering/markdown.ts'

/** Lines are read in parts of this size, so a long match takes no more memory than a short one. */
const PART = 200

type Reader = { readonly title: string; readonly viewer: Viewer; readonly locale: Locale }

/**
 * The whole match as Markdown, as far as the reader may see it: a heading, and every event by its number. That somebody
 * was asked and answered is left out, and so is what its game calls an aside: what came of it is told.
 */
export async function* recordText(
  cache: MatchCache,
  match: LiveMatch,
  { title, viewer, locale }: Reader,
): AsyncGenerator<string, void, void> {
  const { header, state, version } = match
  const players = namesOf(state).filter((name) => name !== null)
  yield `# ${escapeMarkdown(header.label === null ? title : `${title}: ${header.label}`)}\n\n`
  if (players.length > 0) yield `${escapeMarkdown(formatList(players, locale))}\n\n`
  for (let after = 0; after < version; after += PART) {
    const entries = await cache.deps.store.log(header.id, after, Math.min(PART, version - after))
    const lines = entries
      .filter(({ event }) => !isProcedureEvent(event) && !match.play.isAside(event))
      .map((entry) => `${entry.number}. ${escapeMarkdown(readEvent(match, entry, viewer, locale).text)}\n`)
    yield lines.join('')
  }
}
