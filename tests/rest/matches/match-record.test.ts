import { describe, expect, test } from 'vitest'
import { testApp } from '../../support/app.ts'
import { cardGame, nextCardGame } from '../../support/card-game.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { give, type Opened, open, send } from './match-service.ts'

const app = testApp({ database: memoryDatabase(), games: [cardGame] })
const elsewhere = testApp({ database: memoryDatabase(), games: [cardGame] })
const newer = testApp({ database: memoryDatabase(), games: [nextCardGame] })

const DRAW = { command: { draw: {} } }
const SORT = { command: { sort: {} } }

const read = (match: Pick<Opened, 'path' | 'token'>, accept = 'application/json', language = 'en') =>
  send(app(), { url: `${match.path}/record`, token: match.token, headers: { accept, 'accept-language': language } })
const replay = (service: typeof app, payload: object, headers: Record<string, string> = {}) =>
  send(service(), { method: 'POST', url: '/v1/matches', payload, headers })

/** A match in which somebody went back, joined by invitation, gave up. */
async function ended(): Promise<Opened> {
  const match = await open(app(), { seats: [{ name: 'Ana_1' }, {}], label: 'Final', entropy: 'salt' })
  const [{ invitation }] = match.body.invitations
  const joining = { invitation, name: 'Ben', entropy: 'pepper' }
  const { body } = await send(app(), {
    method: 'POST',
    url: `${match.path}/seats`,
    payload: joining,
    token: match.token,
  })
  await give(app(), match, { seat: 0, ...SORT })
  const back = { seat: 0, version: body.version }
  expect(
    (await send(app(), { method: 'POST', url: `${match.path}/undo`, payload: back, token: match.token })).status,
  ).toBe(200)
  expect((await give(app(), match, { seat: 0, ...DRAW })).status).toBe(200)
  await send(app(), { method: 'POST', url: `${match.path}/seats/1/concession`, token: match.token })
  return match
}

describe('the record of a match', () => {
  test('as text has every event that the reader may see, in their language', async () => {
    const match = await ended()
    const { events } = (await send(app(), { url: `${match.path}/events`, token: match.token })).body
    const { status, text, headers } = await read(match, 'text/markdown')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8')
    const [title, , players, , ...lines] = text.trimEnd().split('\n')
    expect(title).toBe('# Toy Cards: Final')
    expect(players).toBe('Ana\\_1 and Ben')
    const plain = lines.map((line) => line.replaceAll('\\', ''))
    expect(plain).toEqual(events.map(({ number, text }: { number: number; text: string }) => `${number}. ${text}`))
    const spanish = (await read(match, 'text/markdown', 'es')).text
    expect(spanish).toContain('Ana\\_1 y Ben')
    expect(spanish.split('\n')[0]).toBe('# Cartas de juguete: Final')
    expect(plain[1]).toBe('2. Ana_1 takes seat 1.')
    expect(spanish).toContain('Ana\\_1 ocupa el asiento 1.')
    expect((await read(match, 'image/png')).status).toBe(406)
  })

  test('as JSON is played again elsewhere, line by line the same', async () => {
    const match = await ended()
    const { status, body } = await read(match)
    expect(status).toBe(200)
    const again = await replay(elsewhere, body)
    expect(again.body).toMatchObject({ match: { status: 'ended', label: 'Final', seed: body.record.seed } })
    expect(again.status).toBe(201)
    const kept = { path: `/v1/matches/${again.body.id}`, token: again.body.ownerToken }
    const logOf = async (service: typeof app, { path, token }: Pick<Opened, 'path' | 'token'>) => {
      const { events } = (await send(service(), { url: `${path}/events`, token })).body
      return events.map(({ at: _at, ...event }: { at: string }) => event)
    }
    expect(await logOf(elsewhere, kept)).toEqual(await logOf(app, match))
    const proof = await send(elsewhere(), { url: `${kept.path}/verification`, token: kept.token })
    expect(proof.body).toMatchObject({ isFair: true, differences: [] })
    expect((await send(elsewhere(), { url: `${kept.path}/record`, token: kept.token })).body).toEqual(body)
    const fork = { method: 'POST', url: `${kept.path}/forks`, payload: { version: 5 }, token: kept.token } as const
    expect((await send(elsewhere(), fork)).status).toBe(201)
  })

  test('is kept once for a key', async () => {
    const { body } = await read(await ended())
    const key = { 'idempotency-key': 'a'.repeat(40) }
    const first = await replay(elsewhere, body, key)
    expect(await replay(elsewhere, body, key)).toMatchObject({ status: 201, body: { id: first.body.id } })
    const other = { record: { ...body.record, label: 'Other' } }
    expect(await replay(elsewhere, other, key)).toMatchObject({ status: 422, body: { code: 'key.reused' } })
  })

  test('is given as JSON only when the seed may be known, and never of a fork', async () => {
    const match = await open(app())
    expect((await read(match)).body).toMatchObject({ status: 409, code: 'match.no-record' })
    expect((await read(match, 'text/markdown')).status).toBe(200)
    expect((await read({ ...match, token: 'x'.repeat(40) })).status).toBe(404)
    const { body: fork } = await send(app(), {
      method: 'POST',
      url: `${match.path}/forks`,
      payload: { version: match.body.match.version },
      token: match.token,
    })
    const forked = { path: `/v1/matches/${fork.id}`, token: fork.ownerToken }
    for (const seat of [0, 1]) {
      await send(app(), { method: 'POST', url: `${forked.path}/seats/${seat}/concession`, token: forked.token })
    }
    const { body } = await read(forked)
    expect(body).toMatchObject({ status: 409, code: 'match.no-record', detail: expect.stringContaining(match.id) })
  })

  test('that was changed is refused, and nothing of it is kept', async () => {
    const { body } = await read(await ended())
    const { record } = body
    const token = 'y'.repeat(40)
    const refused = async (changes: object, service = elsewhere) => {
      const headers = { authorization: `Bearer ${token}` }
      const { status, body: problem } = await replay(service, { record: { ...record, ...changes } }, headers)
      return `${status} ${problem.errors?.[0]?.path}`
    }
    const seed = record.seed.replace(/.$/, (last: string) => (last === '0' ? '1' : '0'))
    expect(await refused({ seed })).toMatch(/^422 record\.(steps\[\d+\]|logHash)$/)
    expect(await refused({ logHash: '0'.repeat(64) })).toBe('422 record.logHash')
    expect(await refused({ options: { goal: 'x' } })).toBe('422 record.options')
    expect(await refused({ steps: [] })).toBe('422 record.steps')
    expect(await refused({ steps: record.steps.slice(0, -1) })).toBe('422 record.steps')
    expect(await refused({ steps: record.steps.slice(1) })).toBe('422 record.steps[0]')
    expect(await refused({ steps: [...record.steps, record.steps[0]] })).toMatch(/^422 record\.steps\[\d+\]$/)
    expect(await refused({}, newer)).toBe('422 record.rulesVersion')
    expect(await refused({ format: 'other' })).toBe('400 record.format')
    expect(await refused({ steps: [{ seat: 0, command: DRAW.command, event: {} }] })).toMatch(/^400 record\.steps\[0\]/)
    expect(await refused({ game: 'nope' })).toMatch(/^404/)
    expect((await send(elsewhere(), { url: '/v1/matches', token })).body.matches).toEqual([])
  })
})
