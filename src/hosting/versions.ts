import type { z } from 'zod'
import { ApiError } from '../contract/errors.ts'
import type { Game } from '../contract/game.ts'
import { compareEditions, type Difference, type Edition, editionsOf } from '../contract/history.ts'
import type { Locale } from '../lib/locale.ts'
import { contentOf, type Registry } from '../registry/registry.ts'
import type { ChangesAnswer, ChangesQuery, VersionAnswer, VersionsAnswer } from './version-schemas.ts'

const known = new WeakMap<Game, readonly Edition[]>()

/** Working out the hashes of all rules and content takes some milliseconds, once. */
function editions(game: Game): readonly Edition[] {
  const read = known.get(game) ?? editionsOf(game)
  known.set(game, read)
  return read
}

function requireEdition(game: Game, version: string): Edition {
  const recorded = editions(game)
  const found = recorded.find(({ rulesVersion }) => rulesVersion === version)
  if (found !== undefined) return found
  const versions = recorded.map(({ rulesVersion }) => rulesVersion).join(', ')
  throw new ApiError('version.not-recorded', { game: game.id, version, versions })
}

/** The versions of a game that something is recorded of, the oldest first. */
export const versionsOf = (game: Game): z.output<typeof VersionsAnswer> => ({
  game: game.id,
  versions: editions(game).map(({ rulesVersion, rules, content }) => ({
    rulesVersion,
    rules: rules.size,
    content: content.size,
    isCurrent: rulesVersion === game.rulesVersion,
  })),
})

/** What a game consisted of in one version. */
export function versionOf(game: Game, version: string): z.output<typeof VersionAnswer> {
  const { rulesVersion, rules, content } = requireEdition(game, version)
  return { game: game.id, rulesVersion, rules: entriesOf(rules), content: entriesOf(content) }
}

const entriesOf = (entries: ReadonlyMap<string, string>) => [...entries].map(([id, hash]) => ({ id, hash }))

/** What became different between two versions of a game, by ids and the names that they have now. */
export function changesOf(
  registry: Registry,
  game: Game,
  { from, to = game.rulesVersion }: z.output<typeof ChangesQuery>,
  locale: Locale,
): z.output<typeof ChangesAnswer> {
  const { rules, content } = compareEditions(requireEdition(game, from), requireEdition(game, to))
  const entries = new Map(contentOf(game, {}).map(({ id, name }) => [id, name[locale]]))
  return {
    game: game.id,
    from,
    to,
    rules: named(rules, (id) => registry.rule(id)?.rule.title[locale]),
    content: named(content, (id) => entries.get(id)),
  }
}

function named({ added, changed, removed }: Difference, nameOf: (id: string) => string | undefined) {
  const present = (ids: readonly string[]) => ids.map((id) => ({ id, name: nameOf(id) ?? null }))
  return { added: present(added), changed: present(changed), removed: present(removed) }
}
