import { beforeEach, describe, expect, test } from 'vitest'
import type { Database, RetentionDays } from '../../src/contract/database.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { sweep } from '../../src/storage/retention.ts'
import { firstUuidAt } from '../../src/storage/uuid.ts'
import { batch, keyed, line, started } from './matches.ts'
import { cite, ruling } from './rulings.ts'

const NOW = new Date('2026-06-01T00:00:00Z')
const FOR_EVER: RetentionDays = { endedMatches: 0, openMatches: 0, forks: 0, keys: 0, rulings: 0 }
const KEY = { key: keyed('k') }

const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000)

/** A moment in the life of a match, told apart from others of the same day. */
let made = 0
function idAt(days: number): string {
  made += 1
  return firstUuidAt(new Date(daysAgo(days).getTime() + made))
}

/** That old things go and others stay, whichever database they are in. */
export function retentionSuite(open: () => { readonly backend: Backend; readonly database: Database }): void {
  /** A match that was created and last changed so many days ago. */
  async function match(
    status: 'open' | 'running' | 'ended',
    { created = 100, changed = 100, isFork = false, key = false } = {},
  ): Promise<string> {
    const { matches } = open().database
    const forkedFrom = isFork ? { match: idAt(200), version: 1 } : null
    const id = await started(matches, { id: idAt(created), createdAt: daysAgo(created), forkedFrom })
    const entries = [line(2, { at: daysAgo(changed) })]
    await matches.append(id, batch(1, { entries, status, ...(key ? KEY : {}) }))
    return id
  }

  const exists = async (id: string) => (await open().database.matches.load(id)) !== null
  const run: Backend['run'] = (...sent) => open().backend.run(...sent)

  describe('retention', () => {
    beforeEach(async () => {
      await open().backend.query('TRUNCATE matches, rulings CASCADE')
    })

    test('keeps everything for ever unless it is told otherwise', async () => {
      const ids = [await match('ended'), await match('open'), await match('running', { isFork: true, key: true })]
      expect(await sweep(run, FOR_EVER, NOW)).toEqual({ matches: 0, keys: 0, rulings: 0 })
      for (const id of ids) expect(await exists(id)).toBe(true)
    })

    test.each<[keyof RetentionDays, Parameters<typeof match>, Parameters<typeof match>[]]>([
      ['endedMatches', ['ended'], [['running'], ['open'], ['running', { isFork: true }]]],
      ['openMatches', ['open'], [['running'], ['ended'], ['running', { isFork: true }]]],
      ['forks', ['running', { isFork: true }], [['running'], ['ended'], ['open']]],
    ])('by %s deletes matches of that kind that have not changed for so long', async (name, kind, others) => {
      const [status, more] = kind
      const old = await match(status, { ...more, created: 100, changed: 31 })
      const kept = [await match(status, { ...more, created: 100, changed: 29 })]
      for (const [other, parts] of others) kept.push(await match(other, { ...parts, created: 100, changed: 90 }))
      expect(await sweep(run, { ...FOR_EVER, [name]: 30 }, NOW)).toEqual({ matches: 1, keys: 0, rulings: 0 })
      expect(await exists(old)).toBe(false)
      for (const id of kept) expect(await exists(id)).toBe(true)
      const { rows } = await open().backend.query(`SELECT 1 FROM match_events WHERE match_id = '${old}'`)
      expect(rows).toEqual([])
    })

    test('deletes the keys of matches that have not changed for so long, and nothing else of them', async () => {
      const old = await match('running', { key: true, changed: 31 })
      const young = await match('running', { key: true, changed: 29 })
      expect(await sweep(run, { ...FOR_EVER, keys: 30 }, NOW)).toEqual({ matches: 0, keys: 1, rulings: 0 })
      expect(await open().database.matches.answered(old, 'k')).toBeNull()
      expect(await open().database.matches.answered(young, 'k')).toMatchObject({ last: 2 })
      expect(await exists(old)).toBe(true)
    })

    test('deletes old rulings with what they cite', async () => {
      const { rulings } = open().database
      const saved = await rulings.save(ruling({ steps: [cite('toy.old.rule')] }))
      const soon = new Date(saved.savedAt.getTime() + 2 * 86_400_000)
      expect(await sweep(run, { ...FOR_EVER, rulings: 3 }, soon)).toMatchObject({ rulings: 0 })
      expect(await sweep(run, { ...FOR_EVER, rulings: 1 }, soon)).toMatchObject({ rulings: 1 })
      expect(await rulings.find(saved.id)).toBeNull()
      expect((await rulings.list({ rule: 'toy.old.rule' }, { limit: 1 })).items).toEqual([])
    })

    test('goes through more than one part', async () => {
      await open().backend.query(`
        INSERT INTO matches (id, game, rules_version, content_hash, options, seats, is_public, seed, seed_commitment,
          status, version, created_at, updated_at)
        SELECT ('01800000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'toy', '1', 'x', '{}', 2, false, 's', 'c',
          CASE WHEN n % 50 = 0 THEN 'ended' ELSE 'running' END, 1, '2020-01-01', '2020-01-01'
        FROM generate_series(1, 1200) AS n`)
      expect(await sweep(run, { ...FOR_EVER, endedMatches: 1 }, NOW)).toMatchObject({ matches: 24 })
      expect(await sweep(run, { ...FOR_EVER, endedMatches: 1 }, NOW)).toMatchObject({ matches: 0 })
    })

    test('finds old matches by the key of the table, without reading it from end to end', async () => {
      const { sql, values } = await sent()
      const { rows } = await run({ name: '', text: `EXPLAIN ${sql}` }, values)
      const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n')
      expect(plan).toMatch(/(Index|Bitmap) .*matches_pkey/)
    })
  })

  async function sent(): Promise<{ sql: string; values: readonly unknown[] }> {
    let seen: { sql: string; values: readonly unknown[] } = { sql: '', values: [] }
    const noting: Backend['run'] = async ({ text }, values) => {
      seen = { sql: text, values }
      return { rows: [] }
    }
    await sweep(noting, { ...FOR_EVER, endedMatches: 1 }, NOW)
    return seen
  }
}
