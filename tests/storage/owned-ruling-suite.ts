import { describe, expect, test } from 'vitest'
import type { Database } from '../../src/contract/database.ts'
import type { Keeping } from '../../src/contract/ruling-store.ts'
import { cite, ruling } from './rulings.ts'

const keeping = (owner: string, parts: Partial<Keeping> = {}): Keeping => ({
  countedFor: null,
  owner,
  visibility: 'private',
  labels: [],
  ...parts,
})

/** Rulings that belong to somebody, on any database. */
export function ownedRulingSuite(open: () => { readonly database: Database }): void {
  describe('owned rulings', () => {
    test('are saved together, and found by owner, label, words, rule and time', async () => {
      const { rulings } = open().database
      const labelled = keeping('token:ana', { labels: ['night'] })
      const saved = await rulings.saveAll(
        [
          { ...ruling({ steps: [cite('apex.own.rule')] }), words: 'Blocked by the 50% wall_1' },
          { ...ruling(), words: 'Visible\u0000' },
        ],
        labelled,
      )
      const [first = '', second = ''] = saved.map(({ id }) => id)
      const ids = async (filter: Parameters<typeof rulings.list>[0]) =>
        (await rulings.list({ of: { owner: 'token:ana' }, ...filter }, { limit: 10 })).items.map(({ id }) => id)
      expect(await ids({})).toEqual([second, first])
      expect(await ids({ label: 'night' })).toHaveLength(2)
      expect(await ids({ label: 'day' })).toEqual([])
      expect(await ids({ words: ['blocked', '50%'] })).toEqual([first])
      expect(await ids({ words: ['wall%1'] })).toEqual([])
      expect(await ids({ rule: 'apex.own.rule' })).toEqual([first])
      const later = new Date(Date.now() + 60_000)
      expect(await ids({ to: later })).toHaveLength(2)
      expect(await ids({ from: later })).toEqual([])
      expect(await rulings.find(first)).toMatchObject({ owner: 'token:ana', visibility: 'private', labels: ['night'] })
    })

    test('are changed and deleted by their owner alone', async () => {
      const { rulings } = open().database
      const { id } = await rulings.save(ruling(), keeping('token:bo'))
      expect(await rulings.change(id, 'token:ana', { visibility: 'public' })).toBe(false)
      const labelled = { labels: ['x'], words: 'x\u0000 three' }
      expect(await rulings.change(id, 'token:bo', { visibility: 'public', labelled })).toBe(true)
      expect(await rulings.find(id)).toMatchObject({ visibility: 'public', labels: ['x'] })
      const found = await rulings.list({ of: { owner: 'token:bo' }, words: ['three'] }, { limit: 1 })
      expect(found.items.map((one) => one.id)).toEqual([id])
      const listed = await rulings.list({ of: 'public' }, { limit: 100 })
      expect(listed.items.map((one) => one.id)).toContain(id)
      expect(await rulings.delete(id, 'token:ana')).toBe(false)
      expect(await rulings.delete('nothing', 'token:bo')).toBe(false)
      expect(await rulings.delete(id, 'token:bo')).toBe(true)
      expect(await rulings.find(id)).toBeNull()
    })
  })
}
