import process from 'node:process'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { LogEntry } from '../../../src/contract/match-store.ts'
import { CommandAnswered, EventPage, MatchAnswer, OffersAnswer } from '../../../src/hosting/schemas.ts'
import type { Json, JsonObject } from '../../../src/lib/json.ts'
import type { PatchOperation } from '../../../src/lib/json-patch.ts'
import type { Thought } from '../../../src/matches/bots/bots.ts'
import { chooseCommand } from '../../../src/matches/bots/thinking.ts'
import { seeded } from '../../../src/rulebook/random.ts'
import { chanceOf } from '../../games/gears/match/random-match.ts'
import { testApp } from '../../support/app.ts'
import { cardGame } from '../../support/card-game.ts'
import { applyPatch } from '../../support/json-patch.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { expectPublishedEvent, expectPublishedView } from '../../support/published.ts'
import { toyPlay } from '../../support/toy-play.ts'
import { type Reply, send } from './match-service.ts'

/** Few answers by default; `ANSWERS=20000` collects so many. */
const ANSWERS = Number(process.env.ANSWERS ?? 600)
const MAX_COMMANDS = 40

const random = chanceOf(77)
const found = { answers: 0, patches: 0, thoughts: 0, reports: 0 }

async function think({ state, seat, level, seed }: Thought): Promise<JsonObject | null> {
  found.thoughts++
  return chooseCommand({ play: toyPlay, seat, random: seeded(seed) }, state, level)
}

const database = memoryDatabase()
const app = testApp({ database, games: [cardGame], think })

/** Who reads a match, and what is remembered of it. */
type Reader = { readonly seat: number | null; readonly token: string; view: Json; version: number }
type Opened = { readonly id: string; readonly readers: readonly Reader[] }

/** Matches of two to four seats; in some the dice are reported, in some a bot plays. */
async function opened(number: number): Promise<Opened> {
  const seats = Array.from({ length: 2 + (number % 3) }, (_, seat) =>
    seat === 1 && number % 3 === 1 ? { bot: 'regular' } : {},
  )
  const dice = number % 3 === 0 ? 'reported' : 'rolled'
  const payload = { game: cardGame.id, options: { goal: 40 }, seats, dice }
  const { body } = await send(app(), { method: 'POST', url: '/v1/matches', payload })
  const readers: Reader[] = [{ seat: null, token: body.spectatorToken, view: null, version: 0 }]
  for (const { seat, invitation } of body.invitations) {
    const join = { invitation, name: `Player ${seat}` }
    const joined = await send(app(), { method: 'POST', url: `/v1/matches/${body.id}/seats`, payload: join })
    readers.push({ seat, token: joined.body.token, view: null, version: 0 })
  }
  return { id: body.id, readers }
}

/** The cards that a reader has never seen, by what the database says. */
function hiddenFrom(log: readonly LogEntry[], { seat: reader }: Reader): number[] {
  const [dealt, shown] = [new Set<number>(), new Set<unknown>()]
  for (const { event } of log) {
    if (event.type === 'dealt') for (const card of event.pile as number[]) dealt.add(card)
    const isOwn = event.seat === reader || event.to === reader
    if (event.type === 'laid' || (['drew', 'won', 'gave'].includes(event.type) && isOwn)) shown.add(event.card)
    if (event.type === 'discarded') for (const card of event.cards as number[]) shown.add(card)
  }
  return [...dealt].filter((card) => !shown.has(card))
}

/** Holds an answer against its published form and against what its reader may know. */
async function check({ id }: Opened, reader: Reader, form: z.ZodType, reply: Reply) {
  found.answers++
  expect(reply.status).toBe(200)
  expect(form.safeParse(reply.body).error?.issues).toBeUndefined()
  const log = await database.matches.log(id, 0, 10_000)
  const told = hiddenFrom(log, reader).filter((card) => new RegExp(`\\b${card}\\b`).test(reply.text))
  expect(told).toEqual([])
}

/** Reads what happened, the match and its offers: the patches of the events make the new view of the last one. */
async function read(match: Opened, reader: Reader): Promise<void> {
  const ask = (path: string) => send(app(), { url: `/v1/matches/${match.id}${path}`, token: reader.token })
  const page = await ask(`/events?patch=true&limit=500&after=${reader.version}`)
  await check(match, reader, EventPage, page)
  for (const { number, type, data, patch } of page.body.events as Line[]) {
    expectPublishedEvent(toyPlay, { ...data, type })
    reader.view = applyPatch(reader.view, patch.operations)
    reader.version = number
    found.patches++
  }
  const now = await ask('')
  await check(match, reader, MatchAnswer, now)
  if (now.body.version === reader.version) expect(reader.view).toEqual(now.body.view)
  expectPublishedView(toyPlay, now.body.view)
  if (reader.seat !== null) await check(match, reader, OffersAnswer, await ask('/offers'))
}

type Line = {
  readonly number: number
  readonly type: string
  readonly data: JsonObject
  readonly patch: { readonly operations: readonly PatchOperation[] }
}

/** One command by chance of somebody who may act; none if a bot does. */
async function step(match: Opened): Promise<boolean> {
  const url = `/v1/matches/${match.id}`
  for (const reader of match.readers.slice(1)) {
    const { body } = await send(app(), { url: `${url}/offers`, token: reader.token })
    if (body.offers.length === 0) continue
    const { id, group } = body.offers[random.below(body.offers.length)]
    if (group === 'report') found.reports++
    const headers = { 'if-match': '*' }
    const given = {
      method: 'POST',
      url: `${url}/commands`,
      payload: { offer: id },
      token: reader.token,
      headers,
    } as const
    await check(match, reader, CommandAnswered, await send(app(), given))
    return true
  }
  const { body } = await send(app(), { url, token: match.readers[0]?.token ?? '' })
  return body.status === 'running'
}

/** Matches go by chance, so they are played until everything was met; in far fewer than this. */
const MAX_MATCHES = 60
const isAllMet = (): boolean => Object.values(found).every((count) => count > 0)

test('nobody is told what is hidden, every answer has its form, and patches give the next view', {
  timeout: 3_600_000,
}, async () => {
  for (let number = 0; found.answers < ANSWERS || (!isAllMet() && number < MAX_MATCHES); number++) {
    const match = await opened(number)
    for (let count = 0; count < MAX_COMMANDS && (await step(match)); count++) {
      for (const reader of match.readers) await read(match, reader)
    }
  }
  if (process.env.ANSWERS !== undefined) console.info(found)
  expect(isAllMet(), JSON.stringify(found)).toBe(true)
})

test('what is told of a hidden card would be found', async () => {
  const match = await opened(2)
  const [watching] = match.readers
  const [line] = await database.matches
    .log(match.id, 0, 10_000)
    .then((log) => log.filter(({ event }) => 'pile' in event))
  const text = JSON.stringify(line?.event)
  const reply = await send(app(), { url: `/v1/matches/${match.id}`, token: watching?.token ?? '' })
  await check(match, watching as Reader, MatchAnswer, reply)
  await expect(check(match, watching as Reader, MatchAnswer, { ...reply, text })).rejects.toThrow('to deeply equal')
})
