import type { Database } from '../../src/contract/database.ts'
import {
  InvalidCursor,
  type Page,
  type RulingFilter,
  type RulingStore,
  type SavedRuling,
  UNOWNED,
} from '../../src/contract/ruling-store.ts'
import { createMemoryKeys, createMemorySpending, createMemoryUsage } from './memory-access.ts'
import { createMemoryMatches } from './memory-matches.ts'
import { createMemoryTables } from './memory-tables.ts'

const SAVED_AT = new Date('2024-05-01T12:00:00.000Z')

/** Keeps rulings in memory, under the ids `1`, `2` and so on, which are also the cursors. */
export function createMemoryStore(): RulingStore {
  let kept: Kept[] = []
  let last = 0
  const saveAll: RulingStore['saveAll'] = async (rulings, { countedFor, ...keeping }) => {
    const added = rulings.map(({ words = '', ...ruling }): Kept => {
      const saved = { ...ruling, ...keeping, id: String(++last), savedAt: SAVED_AT }
      return { saved, words, countedFor }
    })
    kept.push(...added)
    return added.map(({ saved }) => saved)
  }
  const isOf = (id: string, owner: string) => (one: Kept) => one.saved.id === id && one.saved.owner === owner
  return {
    async save(ruling, keeping = UNOWNED) {
      const [saved] = await saveAll([ruling], keeping)
      if (saved === undefined) throw new Error('A ruling that was saved is answered.')
      return saved
    },
    saveAll,
    async countOf(owner, max) {
      return Math.min(max, kept.filter(({ countedFor }) => countedFor === owner).length)
    },
    async find(id) {
      return kept.find(({ saved }) => saved.id === id)?.saved ?? null
    },
    async list(filter, { limit, after }) {
      if (after !== undefined && !/^\d+$/.test(after)) throw new InvalidCursor(after)
      const older = kept.filter(({ saved: { id } }) => after === undefined || Number(id) < Number(after))
      return pageOf(
        older
          .filter((one) => fits(one, filter))
          .map(({ saved }) => saved)
          .reverse(),
        limit,
      )
    },
    async change(id, owner, { visibility, labelled }) {
      const found = kept.find(isOf(id, owner))
      if (found === undefined) return false
      const labels = labelled?.labels ?? found.saved.labels
      found.saved = { ...found.saved, labels, visibility: visibility ?? found.saved.visibility }
      found.words = labelled?.words ?? found.words
      return true
    },
    async delete(id, owner) {
      const before = kept.length
      kept = kept.filter((one) => !isOf(id, owner)(one))
      return kept.length < before
    },
  }
}

type Kept = { saved: SavedRuling; words: string; readonly countedFor: string | null }

function fits({ saved, words: found }: Kept, filter: RulingFilter): boolean {
  const { of, game, operation, rule, label, from, to, words = [] } = filter
  return (
    (of === undefined || (of === 'public' ? saved.visibility === 'public' : saved.owner === of.owner)) &&
    (game === undefined || saved.game === game) &&
    (operation === undefined || saved.operation === operation) &&
    (rule === undefined || saved.steps.some((step) => step.rule === rule)) &&
    (label === undefined || saved.labels.includes(label)) &&
    (from === undefined || saved.savedAt >= from) &&
    (to === undefined || saved.savedAt < to) &&
    words.every((word) => found.toLowerCase().includes(word.toLowerCase()))
  )
}

function pageOf(newestFirst: readonly SavedRuling[], limit: number): Page<SavedRuling> {
  const items = newestFirst.slice(0, limit)
  return { items, next: newestFirst.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** A database that is always ready and forgets everything. */
export function memoryDatabase(): Database {
  return {
    rulings: createMemoryStore(),
    matches: createMemoryMatches(),
    tables: createMemoryTables(),
    keys: createMemoryKeys(),
    usage: createMemoryUsage(),
    spending: createMemorySpending(),
    isShared: true,
    ready: async () => undefined,
    close: async () => undefined,
  }
}
