import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { Game } from '../../src/contract/game.ts'
import { gears } from '../../src/games/gears/index.ts'
import { openDatabase } from '../../src/storage/database.ts'
import { give, type Opened, open, type Reply, send } from '../rest/matches/match-service.ts'
import { chanceOf, LATER } from '../support/begun-match.ts'
import { cardGame, nextCardGame } from '../support/card-game.ts'
import { type PostgresServer, startPostgres } from '../support/databases.ts'

const MATCHES = 6
const COMMANDS = 40
const GEARS_COMMANDS = 30

let server: PostgresServer
let before: FastifyInstance
let after: FastifyInstance

beforeAll(async () => {
  server = await startPostgres()
  const url = await server.createDatabase()
  const instance = async (games: readonly Game[]) => {
    const app = await buildApp({
      database: await openDatabase({ url, dataDir: 'memory://' }),
      corsOrigin: '*',
      maxDelayMs: 0,
      games,
    })
    await app.ready()
    return app
  }
  before = await instance([cardGame, gears])
  after = await instance([nextCardGame, { ...gears, rulesVersion: LATER.rulesVersion }])
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
      expect(answer).toMatchObject({
        body: { code: 'match.newer-rules' },
        headers: { 'retry-after': '2' },
      })
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
    const { body } = await send(after, {
      url: `${match.path}/events?limit=500`,
      token: match.token,
    })
    const types = body.events.map(({ type }: { type: string }) => type)
    expect(types.filter((type: string) => type === 'match.upgraded')).toHaveLength(1)
    expect(types.filter((type: string) => type === 'sorted')).toHaveLength(played[index]?.applied ?? 0)
    expect(played[index]?.moved).toBeGreaterThan(0)
    const numbers = body.events.map(({ number }: { number: number }) => number)
    expect(numbers).toEqual(numbers.map((_: number, at: number) => at + 1))
    await send(after, {
      method: 'POST',
      url: `${match.path}/seats/0/concession`,
      token: match.token,
    })
    const proof = await send(after, {
      url: `${match.path}/verification`,
      token: match.token,
    })
    expect(proof.body).toMatchObject({
      isFair: null,
      differences: [],
      stretches: [{ isFair: null }, { isFair: true }],
    })
  }
}, 120_000)

/** Sends a command to both releases in turn until one has taken it, and then to both once more. */
async function giveToBoth(match: Opened, seat: number, command: object, key: string): Promise<number> {
  const headers = { 'if-match': '*', 'idempotency-key': key }
  const payload = { seat, command }
  for (const release of [before, after]) {
    const { status, body } = await give(release, match, payload, headers)
    if (status === 503) continue
    expect(status, JSON.stringify(body)).toBe(200)
    const again = await give(after, match, payload, headers)
    expect(again).toMatchObject({
      status: 200,
      body: { version: body.version },
    })
    return body.events.length
  }
  throw new Error('The match is frozen.')
}

/** Plays offers by chance; after some of them somebody writes by the new release for the first time. */
async function playGears(match: Opened, number: number): Promise<number> {
  const random = chanceOf(number)
  let events = 0
  for (let turn = 0; turn < GEARS_COMMANDS; turn++) {
    const read = (path: string) => send(after, { url: `${match.path}${path}`, token: match.token })
    const { activeSeat, status } = (await read('')).body
    if (status !== 'running') break
    const { offers } = (await read(`/offers?seat=${activeSeat}`)).body
    const { command } = offers[random.below(offers.length)]
    events += await giveToBoth(match, activeSeat, command, `gears-${number}-${turn}`)
    if (turn === GEARS_COMMANDS / 2) events += await writeByNew(match)
  }
  return events
}

/** The first write by the new rules brings the match to them. */
async function writeByNew(match: Opened): Promise<number> {
  const { activeSeat } = (await send(after, { url: match.path, token: match.token })).body
  const url = `${match.path}/offers?seat=${activeSeat}`
  const [offer] = (await send(after, { url, token: match.token })).body.offers
  const given = await give(after, match, {
    seat: activeSeat,
    command: offer.command,
  })
  expect(given.status).toBe(200)
  return given.body.events.length
}

test('matches of Gears go on while the releases change: every line once, and none is frozen', async () => {
  const matches: Opened[] = []
  for (let count = 0; count < 3; count++) matches.push(await open(before, { game: 'gears', options: {} }))
  const begun = await Promise.all(matches.map(({ body }) => body.match.version as number))
  const written = await Promise.all(matches.map((match, number) => playGears(match, number)))
  for (const [index, match] of matches.entries()) {
    const { body } = await send(after, {
      url: `${match.path}/events?limit=500`,
      token: match.token,
    })
    const types: string[] = body.events.map(({ type }: { type: string }) => type)
    expect(types.filter((type) => type === 'match.upgraded')).toHaveLength(1)
    // The line of the upgrade is written with a command, and answers none.
    expect(types).toHaveLength((begun[index] ?? 0) + (written[index] ?? 0) + 1)
    expect(await give(before, match, { command: { endOrders: {} } })).toMatchObject({ status: 503 })
  }
}, 120_000)

test('a match of the new release is left alone by the old one', async () => {
  const match = await open(after)
  expect(await give(before, match, { command: { pass: {} } })).toMatchObject({
    status: 503,
  })
  expect(await give(after, match, { command: { pass: {} } })).toMatchObject({
    status: 200,
  })
})
