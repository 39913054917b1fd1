import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MatchFilter, MatchStore } from '../../src/contract/match-store.ts'
import { AppendNotifications } from '../../src/storage/append-notifications.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { createMatchStore } from '../../src/storage/match-store.ts'

const MIDDLE = '80000000-0000-7000-8000-000000000000'
const ONE = `(SELECT id FROM matches LIMIT 1)`

/** That nothing about a match reads a table from end to end, whichever database it is in. */
export function matchPlanSuite(open: () => Backend): void {
  describe('with thousands of matches', () => {
    let id = ''

    beforeAll(async () => {
      await open().query('TRUNCATE matches CASCADE')
      await open().query(`
        INSERT INTO matches (id, game, rules_version, content_hash, options, seats, is_public, seed, seed_commitment,
          status, version, created_at, updated_at)
        SELECT md5(n::text)::uuid, 'game-' || n % 4, '1', 'x', '{}', 2, false, 's', 'c', 'running', 1, now(), now()
        FROM generate_series(1, 6000) AS n`)
      await open().query(`
        INSERT INTO match_rights (match_id, role, seat, token_hash)
        SELECT id, role, -1, 'token-' || abs(hashtext(id::text)) % 20 FROM matches,
          unnest(ARRAY['owner', 'spectator']) AS role`)
      await open().query(`
        INSERT INTO match_events (match_id, number, at, event)
        SELECT id, n, now(), '{}'::json FROM matches, generate_series(1, 3) AS n
        UNION ALL SELECT ${ONE}, n, now(), '{}'::json FROM generate_series(4, 3000) AS n`)
      await open().query(`
        INSERT INTO match_commands (match_id, version, seat, command, draws)
        SELECT id, n, 0, '{}', '[]' FROM matches, generate_series(1, 2) AS n`)
      await open().query(`INSERT INTO match_answers SELECT id, 'a', 'b', 1, 1 FROM matches`)
      await open().query(`INSERT INTO match_snapshots SELECT id, 2, '{}' FROM matches`)
      await open().query('VACUUM ANALYZE')
      const { rows } = await open().query(ONE)
      id = (rows[0] as { id: string }).id
    })

    afterAll(() => open().query('TRUNCATE matches CASCADE'))

    test.each<[Omit<MatchFilter, 'tokenHash'>]>([[{}], [{ game: 'game-1' }], [{ status: 'running' }]])(
      'the list by %j is read from the index of tokens, in its order',
      async (filter) => {
        for (const after of [undefined, MIDDLE]) {
          const plan = await planOf((store) => store.list({ tokenHash: 'token-7', ...filter }, { limit: 20, after }))
          expect(plan).toMatch(/Index (Only )?Scan Backward using match_rights_token_hash_match_id_role_idx/)
          expect(plan).not.toMatch(/Seq Scan/)
          expect(plan).not.toMatch(/Sort Key: (own|match_rights)\.match_id/)
        }
      },
    )

    test.each<[string, string, (store: MatchStore) => Promise<unknown>]>([
      ['the log', 'match_events_pkey', (store) => store.log(id, 1000, 100)],
      ['loading', 'match_events_pkey', (store) => store.load(id)],
      ['the records', 'match_commands_pkey', (store) => store.records(id)],
      ['a snapshot', 'match_snapshots_pkey', (store) => store.snapshotBefore(id, 5)],
      ['an answer', 'match_answers_pkey', (store) => store.answered(id, 'a')],
    ])('%s is read by %s', async (_name, index, read) => {
      const plan = await planOf(read)
      expect(plan).toContain(index)
      expect(plan).not.toMatch(/Seq Scan/)
    })
  })

  /** How the database would run what a store sends, with the values that are sent. */
  async function planOf(ask: (store: MatchStore) => Promise<unknown>): Promise<string> {
    const plans: string[] = []
    const { run } = open()
    const explaining: Backend['run'] = async ({ text }, values) => {
      const { rows } = await run({ name: '', text: `EXPLAIN ${text}` }, values)
      plans.push(...rows.map((row) => String(row['QUERY PLAN'])))
      return { rows: [] }
    }
    await ask(createMatchStore(explaining, new AppendNotifications(null)))
    return plans.join('\n')
  }
}
