import { InvalidCursor } from '../../src/contract/ruling-store.ts'
import { TABLE_ID } from '../../src/contract/stored-table.ts'
import { type NewTable, TABLES_PER_NAME, type TableStore } from '../../src/contract/table-store.ts'

const STORED_AT = new Date('2024-05-01T12:00:00.000Z')

/** Keeps tables in memory; the place in the list is the cursor. */
export function createMemoryTables(): TableStore {
  let kept: (NewTable & { readonly sequence: number })[] = []
  let sequence = 0
  const matches = (owner: string, reference: string) => (one: NewTable) =>
    one.owner === owner && (TABLE_ID.test(reference) ? one.id : one.name) === reference
  const isLatest = (one: NewTable) =>
    kept.findLast(({ owner, name }) => owner === one.owner && name === one.name) === one
  const shown = ({ id, name, game }: NewTable) => ({ id, name, game, storedAt: STORED_AT })
  return {
    async put(given) {
      const isSame = ({ owner, name }: NewTable) => owner === given.owner && name === given.name
      const others = kept.filter((one) => isSame(one) && one.id !== given.id)
      const dropped = others.slice(0, Math.max(0, others.length - TABLES_PER_NAME + 1))
      kept = kept.filter((one) => !dropped.includes(one) && !(isSame(one) && one.id === given.id))
      kept.push({ ...given, sequence: ++sequence })
      return { ...shown(given), table: given.table }
    },
    async find(owner, reference) {
      const found = kept.findLast(matches(owner, reference))
      return found === undefined ? null : { ...shown(found), table: found.table }
    },
    async list(owner, { game, name }, { limit, after }) {
      if (after !== undefined && !/^\d+$/.test(after)) throw new InvalidCursor(after)
      const listed = kept
        .filter((one) => one.owner === owner && (game === undefined || one.game === game))
        .filter((one) => (name === undefined ? isLatest(one) : one.name === name))
        .filter((one) => after === undefined || one.sequence < Number(after))
        .reverse()
      const items = listed.slice(0, limit)
      return { items: items.map(shown), next: listed.length > limit ? String(items.at(-1)?.sequence) : null }
    },
    async delete(owner, reference) {
      const before = kept.length
      kept = kept.filter((one) => !matches(owner, reference)(one))
      return kept.length < before
    },
    async countOf(countedFor, max) {
      const names = kept.filter((one) => one.countedFor === countedFor).map(({ owner, name }) => `${owner} ${name}`)
      return Math.min(max, new Set(names).size)
    },
  }
}
