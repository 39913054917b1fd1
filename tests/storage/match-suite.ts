import { describe, expect, test } from 'vitest'
import type { Database } from '../../src/contract/database.ts'
import type { MatchStatus, Right } from '../../src/contract/match-store.ts'
import { InvalidCursor } from '../../src/contract/ruling-store.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { AT, batch, grown, hashOf, header, keyed, line, lines, owner, started } from './matches.ts'

const ABSENT = '01890a5d-ac96-774b-bcce-b302099a8057'
const NO_IDS = ['', 'x', ABSENT, `${ABSENT} `, `{${ABSENT}}`, '\u0000']

/** What a store of matches promises, whichever database it is on. */
export function matchSuite(open: () => { readonly backend: Backend; readonly database: Database }): void {
  const store = () => open().database.matches
  const versionOf = async (id: string) => (await store().load(id))?.version

  describe('a new match', () => {
    test('is loaded as it was written', async () => {
      const rights: Right[] = [
        owner('owner'),
        { role: 'invitation', seat: 1, tokenHash: hashOf('invited') },
        { role: 'seat', seat: 0, tokenHash: hashOf('owner') },
        { role: 'spectator', tokenHash: hashOf('spectator') },
      ]
      const made = header({ label: 'final', isPublic: true, forkedFrom: { match: ABSENT, version: 7 } })
      const entries = [line(1, { seat: null, event: { type: 'match.created', seats: 2 } }), line(2)]
      await store().create({ header: made, rights, batch: batch(0, { entries, status: 'open' }) })

      const loaded = await store().load(made.id)
      expect(loaded).toEqual({
        header: made,
        status: 'open',
        version: 2,
        rights: expect.arrayContaining(rights),
        snapshot: null,
        entries,
      })
      expect(loaded?.rights).toHaveLength(4)
      expect(await store().load(made.id.toUpperCase())).toEqual(loaded)
    })

    test('may bring a command, a key, a snapshot and rights with its first batch', async () => {
      const made = header()
      const record = { at: 0, seat: 0, command: { pass: {} }, draws: [] }
      const first = { record, key: keyed('a'), snapshot: { version: 1 }, granted: [owner('second')] }
      await store().create({ header: made, rights: [owner('first')], batch: batch(0, first) })
      expect(await store().records(made.id)).toEqual([record])
      expect(await store().answered(made.id, 'a')).toEqual({ bodyHash: hashOf('a'), first: 1, last: 1 })
      expect(await store().load(made.id)).toMatchObject({ snapshot: { version: 1 }, entries: [] })
      expect((await store().load(made.id))?.rights).toHaveLength(2)
    })

    test('is refused under an id that is taken, and the first one stays', async () => {
      const id = await started(store())
      await expect(started(store(), { id, game: 'other' })).rejects.toThrow()
      expect(await store().load(id)).toMatchObject({ header: { game: 'toy' }, version: 1 })
    })

    test.each(['\u0000', '\ud800', '🎲', '"\\\n{}', `'; DROP TABLE matches; --`])(
      'may hold the text %j',
      async (text) => {
        const made = header({ label: text, options: { [text]: text } })
        const event = { type: 'told', [text]: [text, { text }] }
        const record = { at: 0, seat: 0, command: { text }, draws: [{ index: 0, bound: 6, value: 2 }] }
        const parts = { entries: [line(1, { event })], record, key: keyed(text), snapshot: { text } }
        await store().create({ header: made, rights: [], batch: batch(0, parts) })
        expect(await store().load(made.id)).toMatchObject({ header: made, snapshot: { version: 1, state: { text } } })
        expect(await store().log(made.id, 0, 10)).toEqual(parts.entries)
        expect(await store().records(made.id)).toEqual([record])
        expect(await store().answered(made.id, text)).toMatchObject({ first: 1, last: 1 })
      },
    )

    test('keeps the order of the keys of an event, whichever way it is read', async () => {
      const made = header()
      const event = { zz: 1, type: 'told', __proto__: 0, aa: { y: 1, x: 2.5e-7 } }
      await store().create({ header: made, rights: [], batch: batch(0, { entries: [line(1, { event })] }) })
      const texts = [
        await store()
          .load(made.id)
          .then((match) => match?.entries),
        await store().log(made.id, 0, 1),
      ]
      for (const entries of texts) expect(JSON.stringify(entries?.[0]?.event)).toBe(JSON.stringify(event))
    })
  })

  describe('a batch', () => {
    test('adds its lines, raises the version, and changes status and time', async () => {
      const id = await started(store())
      const later = new Date(AT.getTime() + 5_000)
      const entries = [line(2), line(3, { seat: null, at: later, event: { type: 'match.ended' } })]
      expect(await store().append(id, batch(1, { entries, status: 'ended' }))).toEqual({ kind: 'appended' })
      expect(await store().load(id)).toMatchObject({ version: 3, status: 'ended', entries: [line(1), ...entries] })
      const { items } = await store().list({ tokenHash: hashOf('owner') }, { limit: 1 })
      expect(items).toMatchObject([{ id, version: 3, status: 'ended', updatedAt: later, createdAt: AT }])
    })

    test.each([0, 2, 7])('for version %i of a match at version 1 is stale and writes nothing', async (expected) => {
      const id = await started(store())
      const record = { at: expected, seat: 0, command: {}, draws: [] }
      const parts = { record, key: keyed('a'), granted: [owner('x')], revoked: [owner('owner')], snapshot: {} }
      expect(await store().append(id, batch(expected, parts))).toEqual({ kind: 'stale', version: 1 })
      expect(await store().load(id)).toMatchObject({ version: 1, rights: [owner('owner')], snapshot: null })
      expect(await store().records(id)).toEqual([])
      expect(await store().answered(id, 'a')).toBeNull()
    })

    test('by a key that was used is repeated, whatever its version and body, and writes nothing', async () => {
      const id = await started(store())
      const entries = lines(2, 4)
      await store().append(id, batch(1, { entries, key: keyed('a', 'body') }))
      const before = { bodyHash: hashOf('body'), first: 2, last: 4 }
      expect(await store().answered(id, 'a')).toEqual(before)
      for (const version of [1, 4, 9]) {
        const again = batch(version, { key: keyed('a', 'other') })
        expect(await store().append(id, again)).toEqual({ kind: 'repeated', ...before })
      }
      expect(await versionOf(id)).toBe(4)
      expect(await store().append(id, batch(4, { key: keyed('b') }))).toEqual({ kind: 'appended' })
    })

    test('by a key of another match is appended', async () => {
      const [one, other] = [await started(store()), await started(store())]
      await store().append(one, batch(1, { key: keyed('a') }))
      expect(await store().answered(other, 'a')).toBeNull()
      expect(await store().append(other, batch(1, { key: keyed('a') }))).toEqual({ kind: 'appended' })
    })

    test('without lines changes rights and leaves the version', async () => {
      const id = await started(store())
      const invited: Right = { role: 'invitation', seat: 1, tokenHash: hashOf('invited') }
      const rightsOnly = { entries: [], key: keyed('a') }
      expect(await store().append(id, batch(1, { ...rightsOnly, granted: [invited] }))).toEqual({ kind: 'appended' })
      expect(await store().append(id, batch(1, rightsOnly))).toMatchObject({ kind: 'repeated', first: 0, last: 0 })
      expect(await store().load(id)).toMatchObject({ version: 1, rights: [invited, owner('owner')] })

      const joined: Right = { role: 'seat', seat: 1, tokenHash: hashOf('joined') }
      await store().append(id, batch(1, { granted: [joined], revoked: [invited] }))
      expect((await store().load(id))?.rights).toEqual([owner('owner'), joined])
    })

    test('that gives a right which is held, or takes one which it gives or nobody holds, is no failure', async () => {
      const id = await started(store())
      const [held, other] = [owner('owner'), owner('other')]
      await store().append(id, batch(1, { granted: [held, other], revoked: [other, owner('nobody')] }))
      expect((await store().load(id))?.rights).toHaveLength(2)
    })

    test('for a match that is not there is gone', async () => {
      for (const id of NO_IDS) expect(await store().append(id, batch(1, { key: keyed('a') }))).toEqual({ kind: 'gone' })
      const id = await started(store())
      await store().delete(id)
      expect(await store().append(id, batch(1, { key: keyed('a') }))).toEqual({ kind: 'gone' })
    })

    test('may be large', async () => {
      const id = await started(store())
      const event = { type: 'told', text: 'é"\\'.repeat(20_000) }
      const entries = lines(2, 40).map((entry) => ({ ...entry, event }))
      await store().append(id, batch(1, { entries, snapshot: event }))
      expect(await store().log(id, 1, 100)).toEqual(entries)
    })
  })

  describe('the log', () => {
    test('is read from any number on, oldest first, so many lines at once', async () => {
      const id = await started(store())
      await grown(store(), id, 1, 30)
      const numbers = async (after: number, limit: number) =>
        (await store().log(id, after, limit)).map(({ number }) => number)
      expect(await numbers(0, 3)).toEqual([1, 2, 3])
      expect(await numbers(28, 10)).toEqual([29, 30])
      expect(await numbers(-5, 1)).toEqual([1])
      expect(await numbers(30, 10)).toEqual([])
      expect(await numbers(2 ** 40, 2 ** 40)).toEqual([])
    })

    test('and all else of a match that is not there is empty', async () => {
      for (const id of NO_IDS) {
        expect(await store().load(id)).toBeNull()
        expect(await store().log(id, 0, 10)).toEqual([])
        expect(await store().records(id)).toEqual([])
        expect(await store().answered(id, 'a')).toBeNull()
        expect(await store().snapshotBefore(id, 10)).toBeNull()
        expect(await store().delete(id)).toBe(false)
      }
    })
  })

  describe('snapshots', () => {
    test('spare the log before them', async () => {
      const id = await started(store())
      await store().append(id, batch(1, { entries: lines(2, 10), snapshot: { at: 10 } }))
      await store().append(id, batch(10, { entries: lines(11, 20), snapshot: { at: 20 } }))
      await grown(store(), id, 20, 23)
      expect(await store().load(id)).toMatchObject({
        version: 23,
        snapshot: { version: 20, state: { at: 20 } },
        entries: lines(21, 23),
      })
      const before = async (version: number) => (await store().snapshotBefore(id, version))?.version ?? null
      expect(await Promise.all([9, 10, 19, 20, 2 ** 40].map(before))).toEqual([null, 10, 10, 20, 20])
    })
  })

  describe('the records', () => {
    test('of commands are in their order', async () => {
      const id = await started(store())
      const draws = [{ index: 0, bound: 52, value: 51 }]
      const records = [1, 2, 3].map((at) => ({ at, seat: at % 2, command: { draw: { at } }, draws }))
      for (const record of records) await store().append(id, batch(record.at, { record }))
      expect(await store().records(id)).toEqual(records)
    })
  })

  describe('the list', () => {
    test('has the matches of a token, newest first, with its roles in each', async () => {
      const tokenHash = hashOf('lister')
      const mine: Right[] = [
        { role: 'seat', seat: 2, tokenHash },
        { role: 'owner', tokenHash },
        { role: 'seat', seat: 0, tokenHash },
      ]
      const one = await started(store(), {}, [...mine, owner('another')])
      const two = await started(store(), { label: 'two' }, [{ role: 'spectator', tokenHash }])
      await started(store(), {}, [{ role: 'invitation', seat: 0, tokenHash }])
      const { items, next } = await store().list({ tokenHash }, { limit: 10 })
      expect(next).toBeNull()
      expect(items).toMatchObject([
        { id: two, label: 'two', roles: [{ role: 'spectator' }] },
        { id: one, roles: [{ role: 'owner' }, { role: 'seat', seat: 0 }, { role: 'seat', seat: 2 }] },
      ])
      expect(JSON.stringify(items)).not.toContain(tokenHash)
    })

    test('is filtered by game and status, page by page, without gap or duplicate while matches are made', async () => {
      const tokenHash = hashOf('pager')
      const expected: string[] = []
      for (let count = 0; count < 24; count += 1) {
        const status: MatchStatus = count % 3 === 0 ? 'open' : 'running'
        const made = header({ game: count % 2 === 0 ? 'toy' : 'other' })
        await store().create({ header: made, rights: [owner('pager')], batch: batch(0, { status }) })
        if (count % 2 === 0 && count % 3 !== 0) expected.unshift(made.id)
      }
      const seen: string[] = []
      let after: string | undefined
      do {
        const page = await store().list({ tokenHash, game: 'toy', status: 'running' }, { limit: 3, after })
        seen.push(...page.items.map(({ id }) => id))
        await started(store(), {}, [owner('pager')])
        after = page.next ?? undefined
      } while (after !== undefined)
      expect(seen).toEqual(expected)
      expect((await store().list({ tokenHash, status: 'ended' }, { limit: 3 })).items).toEqual([])
    })

    test.each(['', 'x', '0', `${ABSENT}0`, '\u0000'])('after %j is refused', async (after) => {
      await expect(store().list({ tokenHash: hashOf('x') }, { limit: 5, after })).rejects.toBeInstanceOf(InvalidCursor)
    })

    test.each(['', '\u0000', '\ud800', `' OR 1=1 --`])('of the game or token %j is empty', async (text) => {
      const nothing = { items: [], next: null }
      expect(await store().list({ tokenHash: hashOf('owner'), game: text }, { limit: 5 })).toEqual(nothing)
      expect(await store().list({ tokenHash: text }, { limit: 5 })).toEqual(nothing)
    })
  })

  describe('a deleted match', () => {
    test('leaves nothing behind', async () => {
      const id = await started(store())
      const record = { at: 1, seat: 0, command: {}, draws: [] }
      await store().append(id, batch(1, { record, key: keyed('a'), snapshot: {} }))
      expect(await store().delete(id)).toBe(true)
      expect(await store().delete(id)).toBe(false)
      expect(await store().load(id)).toBeNull()
      for (const table of ['rights', 'events', 'commands', 'answers', 'snapshots']) {
        const { rows } = await open().backend.query(`SELECT 1 FROM match_${table} WHERE match_id = '${id}'`)
        expect(rows, table).toEqual([])
      }
    })
  })

  describe('growth', () => {
    test('is told here, of what was written and nothing else, until one leaves', async () => {
      const heard: unknown[] = []
      const leave = store().onAppend((...growth) => heard.push(growth))
      const id = await started(store())
      await grown(store(), id, 1, 3)
      await store().append(id, batch(1))
      leave()
      await grown(store(), id, 3, 4)
      expect(heard).toEqual([
        [id, 1],
        [id, 3],
      ])
    })
  })
}
