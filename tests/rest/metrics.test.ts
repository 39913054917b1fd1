import { expect, test } from 'vitest'
import type { DatabaseFigures, StatementListener } from '../../src/contract/database.ts'
import { testApp } from '../support/app.ts'
import { cardGame } from '../support/card-game.ts'
import { memoryDatabase } from '../support/memory-store.ts'
import { toyGame } from '../support/toy-game.ts'
import { give, open } from './matches/match-service.ts'

let heard: StatementListener = () => {}
const figures: DatabaseFigures = {
  pool: () => ({ size: 3, idle: 1, waiting: 2, max: 16 }),
  onStatement(listener) {
    heard = listener
  },
}
const app = testApp({ games: [cardGame, toyGame], database: { ...memoryDatabase(), figures } })

const scrape = async () => (await app().inject('/metrics')).payload

/** The value of one line, by its name and labels. */
async function figure(line: string): Promise<number> {
  const found = (await scrape()).split('\n').find((text) => text.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1))
}

test('rulings are counted and timed by operation and result, over every transport', async () => {
  const [operation] = toyGame.operations
  if (operation === undefined) throw new Error('The toy has an operation.')
  const input = operation.examples[0]?.input as object
  await app().inject({ method: 'POST', url: operation.path, payload: input })
  await app().inject({ method: 'POST', url: operation.path, payload: { wrong: true } })
  const rulings = [{ game: operation.game, operation: operation.name, input }]
  await app().inject({ method: 'POST', url: '/v1/rulings/batch', payload: { rulings } })
  const labels = (result: string) => `{game="${operation.game}",operation="${operation.name}",result="${result}"}`
  expect(await figure(`ruling_duration_seconds_count${labels('ruled')}`)).toBe(2)
  expect(await figure(`ruling_duration_seconds_count${labels('invalid')}`)).toBe(1)
  expect(await figure(`ruling_duration_seconds_sum${labels('ruled')}`)).toBeGreaterThan(0)
})

test('commands are counted by result, and matches in memory', async () => {
  const match = await open(app())
  await give(app(), match, { command: { draw: {} } })
  await give(app(), match, { command: { draw: {} } }, { 'if-match': '"1"' })
  await give(app(), match, { command: { nonsense: {} } })
  await give(app(), { ...match, token: 'x'.repeat(43) }, { command: { draw: {} } })
  for (const [result, count] of Object.entries({ accepted: 1, stale: 1, invalid: 1 })) {
    expect(await figure(`match_command_duration_seconds_count{result="${result}"}`)).toBe(count)
  }
  expect(await figure('matches_in_memory')).toBe(1)
  expect(await figure('match_followers')).toBe(0)
})

test('statements are timed by name and outcome, and the pool is told', async () => {
  heard('append-to-match', 3, 'done')
  heard('append-to-match', 30_000, 'unavailable')
  const labels = 'statement="append-to-match",outcome="done"'
  expect(await figure(`database_statement_duration_seconds_bucket{le="0.0025",${labels}}`)).toBe(0)
  expect(await figure(`database_statement_duration_seconds_bucket{le="0.005",${labels}}`)).toBe(1)
  expect(await figure(`database_statement_duration_seconds_bucket{le="+Inf",${labels}}`)).toBe(1)
  const failed = 'statement="append-to-match",outcome="unavailable"'
  expect(await figure(`database_statement_duration_seconds_bucket{le="10",${failed}}`)).toBe(0)
  expect(await figure(`database_statement_duration_seconds_sum{${failed}}`)).toBe(30)
  expect(await figure('database_pool_connections')).toBe(3)
  expect(await figure('database_pool_idle')).toBe(1)
  expect(await figure('database_pool_waiting')).toBe(2)
  expect(await figure('database_pool_max')).toBe(16)
})

test('requests, the event loop and the process are told as well', async () => {
  await app().inject('/v1/games')
  await app().inject('/nowhere')
  const text = await scrape()
  expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/v1\/games",status="200"\} 1$/m)
  expect(text).toMatch(/^# TYPE http_request_duration_seconds histogram$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).toMatch(/^process_resident_memory_bytes /m)
})
