import { beforeEach, describe, expect, test } from 'vitest'
import { InvalidCursor, type RulingFilter, type RulingStore } from '../../src/contract/ruling-store.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { cite, ruling } from './rulings.ts'

const ABSENT = '01890a5d-ac96-774b-bcce-b302099a8057'

/** What a store of rulings promises, whichever database it is on. */
export function storeSuite(open: () => { readonly backend: Backend; readonly rulings: RulingStore }): void {
  const store = () => open().rulings
  const empty = () => open().backend.query('TRUNCATE rulings CASCADE')

  describe('a saved ruling', () => {
    beforeEach(empty)

    test('is found as it was saved', async () => {
      const saved = await store().save(
        ruling({
          input: { nested: [{ deep: [1, 2.5, -3e-7, 9007199254740991] }, null, true, ''], zz: 1, aa: 2 },
          randomness: { seed: `hmac-sha256,1,${'ab'.repeat(32)}`, draws: [] },
        }),
      )
      expect(await store().find(saved.id)).toEqual(saved)
      expect(await store().find(saved.id.toUpperCase())).toEqual(saved)
      expect(Math.abs(saved.savedAt.getTime() - Date.now())).toBeLessThan(10_000)
    })

    test('may be a refusal, and tells the content that was read', async () => {
      const content = [{ id: 'cap', kind: 'hat', name: { en: 'Cap', es: 'Gorra' }, provenance: 'constructed' as const }]
      const refusal = [{ rule: 'apex.a.b', path: ['board', 2, 'base'], facts: { height: 2 } }]
      const { refusal: _none, ...facts } = ruling({ content, steps: [cite('apex.a.b')] })
      const saved = await store().save({ ...facts, outcome: null, randomness: null, refusal })
      expect(await store().find(saved.id)).toEqual(saved)
      expect((await store().list({ rule: 'apex.a.b' }, { limit: 1 })).items).toEqual([saved])
    })

    test('keeps the order of the keys, for the text is kept and not only the meaning', async () => {
      const { id } = await store().save(ruling({ input: { zz: 1, aa: 2 } }))
      expect(JSON.stringify((await store().find(id))?.input)).toBe('{"zz":1,"aa":2}')
    })

    test.each([
      ['the NUL character', '\u0000 in the middle \u0000'],
      ['a lone high surrogate', '\ud800'],
      ['a lone low surrogate', '\udfff'],
      ['letters outside the basic plane', '🎲 𝒜'],
      ['control characters and quotes', '\u0001\u001f"\\\n\u2028'],
      ['what looks like SQL', `'; DROP TABLE rulings; --`],
    ])('may hold %s', async (_name, text) => {
      const saved = await store().save(
        ruling({ input: { [text]: text }, outcome: { text }, steps: [{ rule: 'apex.a.b', facts: { text } }] }),
      )
      expect(await store().find(saved.id)).toEqual(saved)
    })

    test.each([
      [
        'tags of a client protocol',
        '{"$type":"DateTime","value":"x","prisma__type":"param","prisma__value":{"name":"x"}}',
      ],
      ['the names of built-in properties', '{"__proto__":{"a":1},"constructor":{"b":2},"toJSON":"c"}'],
      ['a hundred nested objects', `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`],
    ])('may hold %s', async (_name, json) => {
      const { id } = await store().save(ruling({ input: JSON.parse(json) }))
      expect(JSON.stringify((await store().find(id))?.input)).toBe(json)
    })

    test('may be large', async () => {
      const { id } = await store().save(ruling({ input: { text: 'é'.repeat(500_000) } }))
      expect((await store().find(id))?.input.text).toHaveLength(500_000)
    })

    test('may cite no rule, or one rule in many steps', async () => {
      await store().save(ruling({ steps: [] }))
      const saved = await store().save(ruling({ steps: [cite('apex.a.b'), cite('apex.a.c'), cite('apex.a.b')] }))
      expect(await all({ rule: 'apex.a.b' })).toEqual([saved.id])
      expect((await store().find(saved.id))?.steps).toHaveLength(3)
    })
  })

  describe('an id that names nothing', () => {
    test.each(['', 'x', '1', ABSENT, `${ABSENT} `, `${ABSENT}\n`, `{${ABSENT}}`, '\u0000', 'é'.repeat(50)])(
      '%j finds nothing',
      async (id) => {
        expect(await store().find(id)).toBeNull()
      },
    )
  })

  describe('a list', () => {
    beforeEach(empty)

    test('is newest first, by game, operation and cited rule, and by all of them', async () => {
      const save = async (game: string, operation: string, ...rules: string[]) =>
        (await store().save(ruling({ game, operation, steps: rules.map(cite) }))).id
      const a = await save('apex', 'shot', 'apex.x.one', 'apex.x.two')
      const b = await save('gears', 'shot', 'gears.x.one')
      const c = await save('apex', 'move', 'apex.x.two')
      const d = await save('apex', 'shot', 'apex.x.two')

      expect(await all({})).toEqual([d, c, b, a])
      expect(await all({ game: 'apex' })).toEqual([d, c, a])
      expect(await all({ operation: 'shot' })).toEqual([d, b, a])
      expect(await all({ game: 'apex', operation: 'shot' })).toEqual([d, a])
      expect(await all({ rule: 'apex.x.two' })).toEqual([d, c, a])
      expect(await all({ rule: 'apex.x.two', operation: 'shot' })).toEqual([d, a])
      expect(await all({ rule: 'apex.x.two', game: 'gears' })).toEqual([])
      expect(await all({ rule: 'apex.x.one', game: 'apex', operation: 'shot' })).toEqual([a])
    })

    test('holds whole rulings', async () => {
      const saved = await store().save(ruling({ steps: [cite('apex.a.b')] }))
      expect(await store().list({}, { limit: 5 })).toEqual({ items: [saved], next: null })
      expect(await store().list({ rule: 'apex.a.b' }, { limit: 5 })).toEqual({ items: [saved], next: null })
    })

    test.each(['', 'chess', '\u0000', 'ape\u0000x', '\ud800', `' OR 1=1 --`])(
      'by %j, which nothing has, is empty',
      async (text) => {
        await store().save(ruling())
        const nothing = { items: [], next: null }
        expect(await store().list({ game: text }, { limit: 5 })).toEqual(nothing)
        expect(await store().list({ operation: text }, { limit: 5 })).toEqual(nothing)
        expect(await store().list({ rule: text }, { limit: 5 })).toEqual(nothing)
      },
    )

    test.each(['', 'x', '0', '-1', `${ABSENT}0`, '\u0000', '../..'])('after %j is refused', async (after) => {
      await expect(store().list({}, { limit: 5, after })).rejects.toBeInstanceOf(InvalidCursor)
      await expect(store().list({ rule: '\u0000' }, { limit: 5, after })).rejects.toBeInstanceOf(InvalidCursor)
    })

    test('after a cursor whose ruling does not exist goes on from its place', async () => {
      const { id } = await store().save(ruling())
      expect((await store().list({}, { limit: 5, after: ABSENT })).items).toEqual([])
      expect((await store().list({}, { limit: 5, after: `f${id.slice(1)}` })).items).toHaveLength(1)
    })
  })

  describe('the pages of a list', () => {
    beforeEach(empty)

    test('end without an empty page', async () => {
      for (let count = 0; count < 4; count += 1) await store().save(ruling())
      const first = await store().list({}, { limit: 2 })
      const second = await store().list({}, { limit: 2, after: first.next ?? '' })
      expect(first.next).toBe(first.items[1]?.id)
      expect([second.items.length, second.next]).toEqual([2, null])
    })

    test.each([
      ['all', {}],
      ['a game', { game: 'apex' }],
      ['an operation', { operation: 'line-of-sight' }],
      ['a rule', { rule: 'apex.los.higher-obstruction-blocks' }],
    ] as const)('by %s have no gap and no duplicate while rulings are saved', async (_name, filter: RulingFilter) => {
      const before: string[] = []
      for (let count = 0; count < 23; count += 1) before.unshift((await store().save(ruling())).id)
      const seen = await all(filter, 4, () => store().save(ruling()))
      expect(seen).toEqual(before)
    })
  })

  /** Every id of a list, page by page; `between` happens after each page. */
  async function all(
    filter: RulingFilter,
    limit = 2,
    between: () => Promise<unknown> = async () => {},
  ): Promise<string[]> {
    const ids: string[] = []
    let after: string | null | undefined
    while (after !== null) {
      const page = await store().list(filter, { limit, after })
      ids.push(...page.items.map(({ id }) => id))
      after = page.next
      await between()
    }
    return ids
  }
}
