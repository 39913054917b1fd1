import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PostgresServer, startPostgres } from '../support/databases.ts'
import { type ServiceProcess, startService } from '../support/process.ts'

const KILLS = 2
const POLL_MS = 50
/** A busy machine takes a while to start a service and to think. */
const TIME_LIMIT_MS = 3_600_000

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
}, TIME_LIMIT_MS)
afterAll(() => server?.stop())

type Match = { readonly id: string; readonly token: string }
type Shown = { readonly status: string; readonly version: number }

async function ask<Answer>({ url }: ServiceProcess, path: string, token?: string, body?: object): Promise<Answer> {
  const response = await fetch(`${url}/v1/matches${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}

/** Opens a match that nobody but bots plays. */
async function open(service: ServiceProcess): Promise<Match> {
  const body = { game: 'gears', options: { mission: 'emergence' }, seats: [{ bot: 'regular' }, { bot: 'novice' }] }
  const { id, ownerToken } = await ask<{ id: string; ownerToken: string }>(service, '', undefined, body)
  return { id, token: ownerToken }
}

const show = (service: ServiceProcess, { id, token }: Match) => ask<Shown>(service, `/${id}`, token)

/** Waits until something holds of a match. */
async function until(service: ServiceProcess, match: Match, holds: (shown: Shown) => boolean): Promise<Shown> {
  for (;;) {
    const shown = await show(service, match)
    if (holds(shown)) return shown
    await sleep(POLL_MS)
  }
}

/** Opens matches until bots are seen in the middle of one. */
async function openPlaying(service: ServiceProcess): Promise<Match[]> {
  const match = await open(service)
  const { version: start } = await show(service, match)
  const { status } = await until(service, match, ({ version }) => version > start + 3)
  return status === 'running' ? [match] : [match, ...(await openPlaying(service))]
}

/** Every line of a match's log. */
async function linesOf(service: ServiceProcess, { id, token }: Match): Promise<{ number: number; type: string }[]> {
  const lines: { number: number; type: string }[] = []
  for (;;) {
    const path = `/${id}/events?limit=500&after=${lines.length}`
    const { events } = await ask<{ events: { number: number; type: string }[] }>(service, path, token)
    lines.push(...events)
    if (events.length < 500) return lines
  }
}

test(
  'bots on two instances, one of them killed while they think: every match is played to its end, no command twice',
  async () => {
    const environment = { DATABASE_URL: await server.createDatabase() }
    const steady = await startService(environment)
    let shaky = await startService(environment)
    const matches: Match[] = []
    for (let kills = 0; kills < KILLS; kills++) {
      matches.push(...(await openPlaying(shaky)))
      await shaky.stop('SIGKILL')
      shaky = await startService(environment)
    }
    for (const match of matches) await until(steady, match, ({ status }) => status === 'ended')
    for (const match of matches) {
      const lines = await linesOf(steady, match)
      expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1))
      expect(lines.filter(({ type }) => type === 'match.ended')).toHaveLength(1)
      // Played again from the seed, the commands lead to the same lines, so none was applied twice or by two processes.
      const proof = await ask<{ isFair: boolean }>(steady, `/${match.id}/verification`, match.token)
      expect(proof).toMatchObject({ isFair: true, differences: [] })
    }
    await Promise.all([steady.stop(), shaky.stop()])
  },
  TIME_LIMIT_MS,
)
