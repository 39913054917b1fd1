import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apex } from '../../src/games/apex/index.ts'
import { chooseOffer } from '../support/apex-player.ts'
import { testApp } from '../support/app.ts'
import { ask, type Reply } from './match-service.ts'

const app = testApp({ games: [apex] })
const WebSocket = createRequire(import.meta.url)('ws')
const MAX_COMMANDS = 600
const LONG = 300_000

const OPEN = `mutation { createApexMatch(input: { options: {}, seats: [{ name: "Ana" }, { name: "Ben" }] }) {
  id ownerToken spectatorToken
} }`
const NOW = 'query Now($id: String!) { match(matchId: $id) { status version activeSeat ending { winners reason } } }'
const OFFERS = `query Offers($id: String!, $seat: Int) {
  matchOffers(matchId: $id, seat: $seat) { seat offers { id text command } }
}`
const GIVE = `mutation Give($id: String!, $seat: Int, $offer: String, $version: Int) {
  apexCommand(matchId: $id, seat: $seat, offer: $offer, expectedVersion: $version) { version events { number type } }
}`
const VERIFY = 'query Verify($id: String!) { matchVerification(matchId: $id, limit: 1) { isFair commandCount } }'
const FOLLOW = 'subscription Follow($id: String!) { matchEvents(matchId: $id) { number type text data } }'

type Told = { readonly number: number; readonly type: string; readonly text: string; readonly data: unknown }

beforeAll(async () => {
  await app().listen({ port: 0, host: '127.0.0.1' })
})

const clients: { dispose: () => void | Promise<void> }[] = []
afterAll(async () => {
  for (const client of clients) await client.dispose()
})

/** Everything that a subscription is told of a match. */
function follow(id: string, token: string): Told[] {
  const told: Told[] = []
  const { port } = app().server.address() as AddressInfo
  const connectionParams = { authorization: `Bearer ${token}` }
  const client = createClient({ url: `ws://127.0.0.1:${port}/graphql`, webSocketImpl: WebSocket, connectionParams })
  clients.push(client)
  client.subscribe<{ matchEvents: Told }>(
    { query: FOLLOW, variables: { id } },
    {
      next: ({ data }) => {
        if (data) told.push(data.matchEvents)
      },
      error: () => undefined,
      complete: () => undefined,
    },
  )
  return told
}

async function asked(query: string, variables: object, token?: string): Promise<Reply['data']> {
  const { data, errors } = await ask(app(), query, variables, { token })
  expect(errors).toEqual([])
  return data
}

test(
  'a whole match over GraphQL: from one mutation to its end, and a subscription that misses nothing and shows no card',
  async () => {
    const { id, ownerToken: token, spectatorToken } = (await asked(OPEN, {})).createApexMatch
    const told = follow(id, spectatorToken)
    let commands = 0
    let version = 0
    for (; commands < MAX_COMMANDS; commands++) {
      const { match } = await asked(NOW, { id }, token)
      version = match.version
      if (match.status === 'ended') break
      const { matchOffers } = await asked(OFFERS, { id, seat: match.activeSeat ?? 0 }, token)
      const { id: offer } = chooseOffer(matchOffers.offers, commands)
      const { apexCommand } = await asked(GIVE, { id, seat: matchOffers.seat, offer, version }, token)
      expect(apexCommand.version).toBeGreaterThan(version)
    }
    const { match } = await asked(NOW, { id }, token)
    expect(match).toMatchObject({ status: 'ended', ending: { reason: expect.stringMatching(/wins|draw/) } })
    expect((await asked(VERIFY, { id }, token)).matchVerification).toEqual({ isFair: true, commandCount: commands })

    while (told.length < version) await sleep(20)
    expect(told.map(({ number }) => number)).toEqual(Array.from({ length: version }, (_, index) => index + 1))
    const types = told.map(({ type }) => type)
    expect(types.slice(-2).concat(types[0] ?? '')).toEqual(expect.arrayContaining(['match.created', 'match.ended']))
    expect(told.filter(({ text }) => text === '' || text.includes('undefined'))).toEqual([])
    // Whoever only watches learns that feats were drawn, and no card.
    const drawn = told.filter(({ type }) => type === 'featsDrawn')
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.filter(({ data }) => 'cards' in (data as object))).toEqual([])
  },
  LONG,
)
