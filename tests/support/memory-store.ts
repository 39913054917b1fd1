import type { Database } from '../../src/contract/database.ts'
import {
  InvalidCursor,
  type Page,
  type RulingFilter,
  type RulingRecord,
  type RulingStore,
  type SavedRuling,
} from '../../src/contract/ruling-store.ts'
import { createMemoryKeys, createMemorySpending, createMemoryUsage } from './memory-access.ts'
import { createMemoryMatches } from './memory-matches.ts'

const SAVED_AT = new Date('2024-05-01T12:00:00.000Z')

/** Keeps rulings in memory, under the ids `1`, `2` and so on, which are also the cursors. */
export function createMemoryStore(): RulingStore {
  const kept: SavedRuling[] = []
  const owners: (string | null)[] = []
  return {
    async save(ruling, owner = null) {
      owners.push(owner)
      const saved = { ...ruling, id: String(kept.length + 1), savedAt: SAVED_AT }
      kept.push(saved)
      return saved
    },
    async countOf(owner, max) {
      return Math.min(max, owners.filter((held) => held === owner).length)
    },
    async find(id) {
      return kept.find((ruling) => ruling.id === id) ?? null
    },
    async list(filter, { limit, after }) {
      if (after !== undefined && !/^\d+$/.test(after)) throw new InvalidCursor(after)
      const older = kept.filter(({ id }) => after === undefined || Number(id) < Number(after))
      return pageOf(older.filter((ruling) => fits(ruling, filter)).reverse(), limit)
    },
  }
}

function fits(ruling: RulingRecord, { game, operation, rule }: RulingFilter): boolean {
  return (
    (game === undefined || ruling.game === game) &&
    (operation === undefined || ruling.operation === operation) &&
    (rule === undefined || ruling.steps.some((step) => step.rule === rule))
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
    keys: createMemoryKeys(),
    usage: createMemoryUsage(),
    spending: createMemorySpending(),
    isShared: true,
    ready: async () => undefined,
    close: async () => undefined,
  }
}
