import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { give, type Opened, open, type Reply, send } from '../rest/matches/match-service.ts'
import { cardGame, nextCardGame } from '../support/card-game.ts'
import { type PostgresServer, startPostgres } from '../support/databases.ts'

const MATCHES = 6
const COMMANDS = 40

let server: PostgresServer
let before: FastifyInstance
let after: FastifyInstance

beforeAll(async () => {
  server = await startPostgres()
  const url = await server.createDatabase()
  const instance = async (game: typeof cardGame) => {
    const app = await buildApp({
      database: await openDatabase({ url, dataDir: 'memory://' }),
      corsOrigin: '*',
      maxDelayMs: 0,
      games: [game],
    })
    await app.ready()
    return app
  }
  before = await instance(cardGame)
  after = await instance(nextCardGame)
}, 120_000)

afterAll(async () => {
  await before?.close()
  await after?.close()
  await server?.stop()
})

/** Both releases are asked in turn once the new one is there, as behind a balancer, and an answer of 503 is sent again. */
async function play(match: Opened, name: string): Promise<{ applied: number; moved: number }> {
  let [applied, moved] = [0, 0]
  for (let turn = 0; turn < COMMANDS; turn++) {
    const headers = { 'if-match': '*', 'idempotency-key': `${name}-${turn}` }
    const payload = { seat: turn % 2, command: { sort: {} } }
    let answer: Reply | null = null
    for (let tries = 0; answer === null || answer.status === 503; tries++) {
      const isNew = turn >= COMMANDS / 4 && (tries + turn) % 2 === 0
      answer = await give(isNew ? after : before, match, payload, headers)
      if (answer.status !== 503) continue
      expect(answer).toMatchObject({ body: { code: 'match.newer-rules' }, headers: { 'retry-after': '2' } })
      moved += 1
      if (tries > 10) throw new Error('The match is frozen.')
    }
    // By the old rules sorting keeps the turn, by the new ones it ends it: one of the two seats is refused.
    expect([200, 422]).toContain(answer.status)
    if (answer.status === 200) applied += 1
  }
  return { applied, moved }
}

test('an old and a new release on one database: no command is lost or doubled, and no match frozen', async () => {
  const matches: Opened[] = []
  for (let count = 0; count < MATCHES; count++) matches.push(await open(before))
  const played = await Promise.all(matches.map((match, index) => play(match, `player-${index}`)))
  for (const [index, match] of matches.entries()) {
    const { body } = await send(after, { url: `${match.path}/events?limit=500`, token: match.token })
    const types = body.events.map(({ type }: { type: string }) => type)
    expect(types.filter((type: string) => type === 'match.upgraded')).toHaveLength(1)
    expect(types.filter((type: string) => type === 'sorted')).toHaveLength(played[index]?.applied ?? 0)
    expect(played[index]?.moved).toBeGreaterThan(0)
    const numbers = body.events.map(({ number }: { number: number }) => number)
    expect(numbers).toEqual(numbers.map((_: number, at: number) => at + 1))
    await send(after, { method: 'POST', url: `${match.path}/seats/0/concession`, token: match.token })
    const proof = await send(after, { url: `${match.path}/verification`, token: match.token })
    expect(proof.body).toMatchObject({ isFair: null, differences: [], stretches: [{ isFair: null }, { isFair: true }] })
  }
}, 120_000)

test('a match of the new release is left alone by the old one', async () => {
  const match = await open(after)
  expect(await give(before, match, { command: { pass: {} } })).toMatchObject({ status: 503 })
  expect(await give(after, match, { command: { pass: {} } })).toMatchObject({ status: 200 })
})
