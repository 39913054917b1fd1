import { hashOf } from '../lib/hash.ts'
import type { Game } from './game.ts'

/** What a game's rules and content were in one version: by their ids, a hash of everything that they said. */
export type Edition = {
  readonly rulesVersion: string
  readonly rules: ReadonlyMap<string, string>
  readonly content: ReadonlyMap<string, string>
}

const KINDS = ['rules', 'content'] as const
type Kind = (typeof KINDS)[number]

/** Long enough for two entries never to be taken for the same. */
const HASH_LENGTH = 12
/** Stands for the hash of what is no longer there. */
const GONE = '-'.repeat(HASH_LENGTH)
const VERSION_SIGN = '@'

const shortHashOf = (value: unknown): string => hashOf(value).slice(0, HASH_LENGTH)

/** A game as it is now. What a rule says counts, and where it stands; how a trace puts it does not. */
export function currentEdition({ rulesVersion, rules, packs }: Game): Edition {
  const catalogued = rules.flatMap(({ byId }) => Object.entries(byId))
  return {
    rulesVersion,
    rules: new Map(
      catalogued.map(([id, { title, says, section, page, rulings }]) => [
        id,
        shortHashOf({ title, says, section, page, rulings }),
      ]),
    ),
    content: new Map(packs.flatMap(({ entries }) => entries.map((entry) => [entry.id, shortHashOf(entry)]))),
  }
}

/** What a game knows of its earlier versions, the oldest first, and the current one. */
export function editionsOf(game: Game): readonly Edition[] {
  const current = currentEdition(game)
  const earlier = readHistory(game.history ?? '').filter(({ rulesVersion }) => rulesVersion !== game.rulesVersion)
  return [...earlier, current]
}

/**
 * Reads a record of versions. Each begins with `@` and its number; every line after it is a hash and what it is of:
 * only what differs from the version before. What is gone has a hash of dashes.
 */
function readHistory(text: string): Edition[] {
  const editions: Edition[] = []
  let edition: { rules: Map<string, string>; content: Map<string, string> } | undefined
  for (const line of text.split('\n')) {
    if (line.startsWith(VERSION_SIGN)) {
      edition = { rules: new Map(edition?.rules), content: new Map(edition?.content) }
      editions.push({ rulesVersion: line.slice(VERSION_SIGN.length), ...edition })
    } else if (edition !== undefined && line !== '') {
      const [kind = '', hash = '', ...id] = line.split(' ')
      const entries = edition[kind === 'rule' ? 'rules' : 'content']
      if (hash === GONE) entries.delete(id.join(' '))
      else entries.set(id.join(' '), hash)
    }
  }
  return editions
}

/** Writes a record of versions as it is read. */
export function writeHistory(editions: readonly Edition[]): string {
  const lines = editions.flatMap((edition, index) => [
    `${VERSION_SIGN}${edition.rulesVersion}`,
    ...KINDS.flatMap((kind) => linesOf(kind, edition, editions[index - 1])),
  ])
  return lines.map((line) => `${line}\n`).join('')
}

function linesOf(kind: Kind, edition: Edition, before: Edition | undefined): string[] {
  const word = kind === 'rules' ? 'rule' : 'content'
  const { added, changed, removed } = compareEntries(before?.[kind] ?? new Map(), edition[kind])
  return [...added, ...changed, ...removed].sort().map((id) => `${word} ${edition[kind].get(id) ?? GONE} ${id}`)
}

/** The ids of what one version has and another has not, or has otherwise, in their order. */
export type Difference = {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

function compareEntries(from: ReadonlyMap<string, string>, to: ReadonlyMap<string, string>): Difference {
  const [before, after] = [[...from.keys()], [...to.keys()]]
  return {
    added: after.filter((id) => !from.has(id)).sort(),
    changed: after.filter((id) => from.has(id) && from.get(id) !== to.get(id)).sort(),
    removed: before.filter((id) => !to.has(id)).sort(),
  }
}

/** What changed from one version to another, which may also be the older one. */
export const compareEditions = (from: Edition, to: Edition): Readonly<Record<Kind, Difference>> => ({
  rules: compareEntries(from.rules, to.rules),
  content: compareEntries(from.content, to.content),
})
