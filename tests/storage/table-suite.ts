import { describe, expect, test } from 'vitest'
import type { Database } from '../../src/contract/database.ts'
import { InvalidCursor } from '../../src/contract/ruling-store.ts'
import { TABLES_PER_NAME } from '../../src/contract/table-store.ts'

const idOf = (number: number): string => number.toString(16).padStart(64, '0')

/** Stored tables, on any database. */
export function tableSuite(open: () => { readonly database: Database }): void {
  const put = (owner: string, name: string, number: number, game = 'apex') =>
    open().database.tables.put({
      owner,
      name,
      id: idOf(number),
      game,
      table: { number, odd: '\u0000' },
      countedFor: `for ${owner}`,
    })

  describe('stored tables', () => {
    test('are found by name and id, by their owner alone, to the letter', async () => {
      const { tables } = open().database
      await put('ana', 'yard', 1)
      await put('ana', 'yard', 2)
      expect(await tables.find('ana', 'yard')).toMatchObject({ id: idOf(2), name: 'yard', table: { number: 2 } })
      expect(await tables.find('ana', idOf(1))).toMatchObject({ id: idOf(1), table: { number: 1, odd: '\u0000' } })
      expect(await tables.find('bo', 'yard')).toBeNull()
      expect(await tables.find('bo', idOf(1))).toBeNull()
      expect(await tables.find('ana', 'ya\u0000rd')).toBeNull()
    })

    test('mean the latest again when an earlier one is stored once more', async () => {
      const { tables } = open().database
      for (const number of [1, 2, 1]) await put('cy', 'back', number)
      expect((await tables.find('cy', 'back'))?.id).toBe(idOf(1))
      expect((await tables.list('cy', { name: 'back' }, { limit: 9 })).items.map(({ id }) => id)).toEqual([
        idOf(1),
        idOf(2),
      ])
    })

    test('keep the last few of a name', async () => {
      const { tables } = open().database
      for (let number = 1; number <= TABLES_PER_NAME + 3; number++) await put('di', 'row', number)
      const { items } = await tables.list('di', { name: 'row' }, { limit: 100 })
      expect(items.map(({ id }) => id)).toEqual(
        Array.from({ length: TABLES_PER_NAME }, (_, index) => idOf(TABLES_PER_NAME + 3 - index)),
      )
    })

    test('are listed page by page, the latest of each name', async () => {
      const { tables } = open().database
      await put('ed', 'a', 1)
      await put('ed', 'b', 2, 'gears')
      await put('ed', 'a', 3)
      const first = await tables.list('ed', {}, { limit: 1 })
      expect(first.items).toMatchObject([{ name: 'a', id: idOf(3) }])
      const second = await tables.list('ed', {}, { limit: 1, after: first.next ?? '' })
      expect(second).toMatchObject({ items: [{ name: 'b', game: 'gears' }], next: null })
      expect((await tables.list('ed', { game: 'gears' }, { limit: 9 })).items).toHaveLength(1)
      await expect(tables.list('ed', {}, { limit: 1, after: 'x' })).rejects.toThrow(InvalidCursor)
    })

    test('are deleted by name or id, and counted by name', async () => {
      const { tables } = open().database
      for (const [name, number] of [
        ['a', 1],
        ['a', 2],
        ['b', 1],
      ] as const)
        await put('fay', name, number)
      expect(await tables.countOf('for fay', 10)).toBe(2)
      expect(await tables.countOf('for fay', 1)).toBe(1)
      expect(await tables.delete('bo', 'a')).toBe(false)
      expect(await tables.delete('fay', idOf(1))).toBe(true)
      expect(await tables.find('fay', 'b')).toBeNull()
      expect((await tables.find('fay', 'a'))?.id).toBe(idOf(2))
      expect(await tables.delete('fay', 'a')).toBe(true)
      expect(await tables.countOf('for fay', 10)).toBe(0)
    })
  })
}
