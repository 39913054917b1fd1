import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RulingFilter } from '../../src/contract/ruling-store.ts'
import type { Backend } from '../../src/storage/backend.ts'
import { PrismaClient } from '../../src/storage/client/client.ts'
import { createRulingStore } from '../../src/storage/ruling-store.ts'

const MIDDLE = '80000000-0000-7000-8000-000000000000'

/** That every list is read from an index in its order, whichever database it is in. */
export function planSuite(open: () => Backend): void {
  describe('with some thousand rulings, the list', () => {
    beforeAll(async () => {
      await open().query('TRUNCATE rulings CASCADE')
      await open().query(`
        INSERT INTO rulings (id, game, operation, input, outcome, steps, rules_version, content_hash)
        SELECT md5(n::text)::uuid, 'game-' || n % 4, 'operation-' || n % 10, '{}', '{}', '[]', '1', 'x'
        FROM generate_series(1, 6000) AS n`)
      await open().query(`
        INSERT INTO citations (rule, ruling_id)
        SELECT DISTINCT 'rule-' || abs(hashtext(id::text || k)) % 20, id FROM rulings, generate_series(1, 3) AS k`)
      await open().query('ANALYZE')
    })

    afterAll(() => open().query('TRUNCATE rulings CASCADE'))

    test.each<[RulingFilter, string]>([
      [{}, 'rulings_pkey'],
      [{ game: 'game-1' }, 'rulings_game_id_idx'],
      [{ operation: 'operation-3' }, 'rulings_operation_id_idx'],
      [{ game: 'game-1', operation: 'operation-3' }, 'rulings_game_operation_id_idx'],
      [{ rule: 'rule-7' }, 'citations_pkey'],
    ])('by %j is a scan of %s, without sorting', async (filter, index) => {
      for (const after of [undefined, MIDDLE]) {
        const plans = await plansOf(filter, after)
        expect(plans[0]).toMatch(new RegExp(`Index (Only )?Scan Backward using ${index}`))
        for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/)
        expect(plans[0]).not.toMatch(/Sort/)
      }
    })

    test('by a rule and an operation reads no table from end to end', async () => {
      for (const after of [undefined, MIDDLE]) {
        const plans = await plansOf({ rule: 'rule-7', operation: 'operation-3' }, after)
        expect(plans[0]).toContain('citations_pkey')
        for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/)
      }
    })
  })

  /** How the database would run each statement of a list, as it is really sent. */
  async function plansOf(filter: RulingFilter, after: string | undefined): Promise<string[]> {
    const prisma = new PrismaClient({ adapter: open().adapter, log: [{ emit: 'event', level: 'query' }] })
    const sent: string[] = []
    prisma.$on('query', ({ query, params }) => sent.push(withValues(query, JSON.parse(params))))
    const { items } = await createRulingStore(prisma).list(filter, { limit: 20, after })
    expect(items).toHaveLength(20)
    await prisma.$disconnect()
    return Promise.all(sent.map(explain))
  }

  async function explain(sql: string): Promise<string> {
    const { rows } = await open().query(`EXPLAIN ${sql}`)
    return rows.map((row) => (row as { 'QUERY PLAN': string })['QUERY PLAN']).join('\n')
  }
}

function withValues(sql: string, values: readonly unknown[]): string {
  return sql.replace(/\$(\d+)/g, (_parameter, number) => `'${values[Number(number) - 1]}'`)
}
