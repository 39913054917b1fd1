import { beforeEach, describe, expect, test } from 'vitest'
import type { NewApiKey } from '../../src/contract/api-key.ts'
import type { Database } from '../../src/contract/database.ts'
import { UNOWNED } from '../../src/contract/ruling-store.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { batch, header, owner, started } from './matches.ts'
import { ruling } from './rulings.ts'

const ABSENT = '01890a5d-ac96-774b-bcce-b302099a8057'

/** A key to be kept, but for the parts that a test is about. */
const newKey = (parts: Partial<NewApiKey> = {}): NewApiKey => ({
  name: 'bot',
  prefix: 'arb_12345678',
  hash: 'a'.repeat(64),
  scopes: ['rulings', 'matches'],
  cpuMsPerMinute: 500,
  caps: { forks: 3, tables: 0 },
  expiresAt: new Date('2030-01-01T00:00:00.000Z'),
  ...parts,
})

/** What keys, spending, usage and counts promise, whichever database they are in. */
export function accessSuite(open: () => { readonly backend: Backend; readonly database: Database }): void {
  const { query } = { query: (sql: string) => open().backend.query(sql) }

  describe('an API key', () => {
    const keys = () => open().database.keys
    beforeEach(() => query('TRUNCATE api_keys'))

    test('is found by its hash as it was made, among others', async () => {
      const made = await keys().create(newKey())
      const { hash: _hash, ...kept } = newKey()
      expect(made).toEqual({ ...kept, id: expect.any(String), createdAt: expect.any(Date), revokedAt: null })
      const plain = newKey({ hash: 'b', cpuMsPerMinute: null, caps: {}, expiresAt: null, scopes: ['admin'] })
      const other = await keys().create(plain)
      expect(await keys().find(['x', 'b', 'a'.repeat(64)])).toEqual(
        new Map([
          ['a'.repeat(64), made],
          ['b', other],
        ]),
      )
      expect(await keys().find([])).toEqual(new Map())
      expect(await keys().list()).toEqual([other, made])
    })

    test('cannot share its hash with another', async () => {
      await keys().create(newKey())
      await expect(keys().create(newKey())).rejects.toThrow()
    })

    test('is revoked once, stays, and keeps the time', async () => {
      const { id } = await keys().create(newKey())
      const revoked = await keys().revoke(id)
      expect(revoked?.revokedAt).toEqual(expect.any(Date))
      expect(await keys().revoke(id)).toEqual(revoked)
      expect((await keys().find(['a'.repeat(64)])).get('a'.repeat(64))).toEqual(revoked)
      for (const absent of [ABSENT, '', 'x', '\u0000']) expect(await keys().revoke(absent)).toBeNull()
    })
  })

  describe('spending', () => {
    const spending = () => open().database.spending
    const told = (ms: number, account = 'key:1', perMinute = 60) => ({ account, ms, perMinute })
    beforeEach(() => query('TRUNCATE spending'))

    test('adds up by account', async () => {
      expect(await spending().add([told(1_000), told(7, 'address:::1')])).toEqual(
        new Map([
          ['key:1', 1_000],
          ['address:::1', 7],
        ]),
      )
      const total = (await spending().add([told(500)])).get('key:1') ?? 0
      // What passed in the meantime is forgiven: one millisecond each second.
      expect(total).toBeGreaterThan(1_300)
      expect(total).toBeLessThanOrEqual(1_500)
      expect(await spending().add([])).toEqual(new Map())
    })

    test('is forgiven by the database’s clock, and not below nothing', async () => {
      await spending().add([told(40)])
      await query(`UPDATE spending SET updated_at = now() - interval '10 seconds'`)
      const left = (await spending().add([told(0)])).get('key:1') ?? 0
      expect(left).toBeGreaterThan(20)
      expect(left).toBeLessThanOrEqual(30)
      await query(`UPDATE spending SET updated_at = now() - interval '1 day'`)
      expect((await spending().add([told(5)])).get('key:1')).toBe(5)
    })

    test('is not locked by a clock that goes back an hour', async () => {
      await spending().add([told(40)])
      await query(`UPDATE spending SET updated_at = now() + interval '1 hour'`)
      expect((await spending().add([told(2)])).get('key:1')).toBe(42)
      await query(`UPDATE spending SET updated_at = updated_at - interval '10 seconds'`)
      expect((await spending().add([told(0)])).get('key:1')).toBeLessThanOrEqual(32)
    })

    test('is swept when all is forgiven', async () => {
      await spending().add([told(30, 'old'), told(90, 'owing'), told(30, 'new')])
      await query(`UPDATE spending SET updated_at = now() - interval '1 minute' WHERE account <> 'new'`)
      await spending().sweep()
      const { rows } = await query('SELECT account FROM spending ORDER BY account')
      expect(rows).toEqual([{ account: 'new' }, { account: 'owing' }])
    })
  })

  describe('usage', () => {
    const usage = () => open().database.usage
    const line = (parts = {}) => ({ keyId: '1', operation: 'apex.shot', requests: 2, cpuMs: 1.5, errors: 1, ...parts })
    beforeEach(() => query('TRUNCATE usage'))

    test('adds up by day, key and operation', async () => {
      await usage().add([line(), line({ keyId: '' })])
      await usage().add([line({ requests: 3 }), line({ operation: 'createMatch' })])
      const day = new Date().toISOString().slice(0, 10)
      expect(await usage().read({}, 100)).toEqual([
        { ...line({ keyId: '' }), day },
        { ...line({ requests: 5, cpuMs: 3, errors: 2 }), day },
        { ...line({ operation: 'createMatch' }), day },
      ])
      expect(await usage().read({ keyId: '1' }, 1)).toHaveLength(1)
      await usage().add([])
    })

    test('is read by key and days, the newest day first', async () => {
      await query(`INSERT INTO usage (day, key_id, operation, requests, cpu_ms, errors)
        SELECT date '2024-05-01' + n, '1', 'x', 4000000000, 1, 0 FROM generate_series(0, 4) AS n`)
      const days = async (filter: object) => (await usage().read(filter, 100)).map(({ day }) => day)
      expect(await days({ from: '2024-05-02', to: '2024-05-04' })).toEqual(['2024-05-04', '2024-05-03', '2024-05-02'])
      expect(await days({ keyId: '1', from: '2024-05-05' })).toEqual(['2024-05-05'])
      expect(await days({ keyId: '2' })).toEqual([])
      expect((await usage().read({}, 1))[0]?.requests).toBe(4_000_000_000)
    })
  })

  describe('what is counted for an owner', () => {
    beforeEach(() => query('TRUNCATE matches, rulings CASCADE'))

    test('is what it saved, up to the number that is asked for', async () => {
      const { rulings } = open().database
      for (let count = 0; count < 3; count++) await rulings.save(ruling(), { ...UNOWNED, countedFor: 'key:1' })
      await rulings.save(ruling())
      expect([await rulings.countOf('key:1', 10), await rulings.countOf('key:1', 2)]).toEqual([3, 2])
      expect(await rulings.countOf('key:2', 10)).toBe(0)
    })

    test('is its matches and its forks until they end or are deleted', async () => {
      const { matches } = open().database
      const create = async (parts = {}) => {
        const made = header(parts)
        await matches.create({ header: made, rights: [owner('x')], batch: batch(0), owner: 'key:1' })
        return made.id
      }
      const [first, second] = [await create(), await create()]
      await create({ forkedFrom: { match: first, version: 1 } })
      await started(matches)
      const counts = async () => [
        await matches.countOf('key:1', 'matches', 10),
        await matches.countOf('key:1', 'forks', 10),
      ]
      expect(await counts()).toEqual([2, 1])
      await matches.append(first, batch(1))
      expect(await counts()).toEqual([2, 1])
      await matches.append(first, batch(2, { status: 'ended' }))
      expect(await counts()).toEqual([1, 1])
      await matches.delete(second)
      expect(await counts()).toEqual([0, 1])
    })

    test('is counted on an index', async () => {
      const { database, backend } = open()
      await query(`INSERT INTO rulings (id, game, operation, input, outcome, steps, rules_version, content_hash, owner)
        SELECT gen_random_uuid(), 'g', 'o', '{}', '{}', '[]', '1', 'x', 'key:' || n % 100
        FROM generate_series(1, 5000) AS n`)
      await query('ANALYZE rulings')
      const { rows } = await backend.query(
        `EXPLAIN SELECT count(*) FROM (SELECT FROM rulings WHERE owner = 'key:7' LIMIT 100) AS held`,
      )
      expect(JSON.stringify(rows)).toContain('rulings_owner_idx')
      expect(await database.rulings.countOf('key:7', 100)).toBe(50)
    })
  })
}
