import process from 'node:process'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Game } from '../../../src/contract/game.ts'
import type { Play } from '../../../src/contract/match.ts'
import { Problem } from '../../../src/contract/problem.ts'
import { apex } from '../../../src/games/apex/index.ts'
import { squadOfSeat } from '../../../src/games/apex/match/legends.ts'
import type { ApexState } from '../../../src/games/apex/match/state.ts'
import { shatterpoint } from '../../../src/games/shatterpoint/index.ts'
import type { ShatterpointState } from '../../../src/games/shatterpoint/match/state.ts'
import { CommandAnswered, EventPage, MatchAnswer, OffersAnswer } from '../../../src/hosting/schemas.ts'
import { canonicalJson, type Json, type JsonObject } from '../../../src/lib/json.ts'
import type { PatchOperation } from '../../../src/lib/json-patch.ts'
import type { Thought } from '../../../src/matches/bots/bots.ts'
import { chooseCommand } from '../../../src/matches/bots/thinking.ts'
import { seeded } from '../../../src/rulebook/random.ts'
import { testApp } from '../../support/app.ts'
import { chanceOf } from '../../support/begun-match.ts'
import { applyPatch } from '../../support/json-patch.ts'
import { memoryDatabase } from '../../support/memory-store.ts'
import { expectPublishedEvent, expectPublishedView } from '../../support/published.ts'
import { type Reply, send } from './match-service.ts'

/** Few answers by default; `ANSWERS=20000` collects so many of each game. */
const ANSWERS = Number(process.env.ANSWERS ?? 150)
const MAX_COMMANDS = Number(process.env.ANSWERS ?? 0) > 0 ? 600 : 50
const MAX_MATCHES = 20
/** What was played stays the talk of the table for so many events, also where it was shuffled in again meanwhile. */
const SPOKEN_OF = 100

/** What is secret in a game, written apart from it. */
type Secrets = {
  readonly game: Game
  /** What can be met at least once in matches of this game. */
  readonly met: readonly (keyof Found)[]
  create(number: number): JsonObject
  /** Ids of things that somebody in a seat, or nobody, cannot know to be there. */
  hiddenFrom(state: JsonObject, seat: number | null): string[]
}

const NOVICE = { bot: 'novice' } as const

/** Feats of the other squad: nobody else knows which of them are in a hand. */
const apexSecrets: Secrets = {
  game: apex,
  met: ['answers', 'patches', 'thoughts', 'twins'],
  create: (number) => ({
    options: [{ red: 'A' }, {}, { red: 'B', windows: 'quick' }][number % 3] ?? {},
    seats: number % 3 === 1 ? [{}, NOVICE] : [{}, {}],
  }),
  hiddenFrom(table, seat) {
    const state = table as ApexState
    const own = seat === null ? null : squadOfSeat(state, seat)
    const others = state.legends.filter(({ squad }) => squad !== own)
    return others.flatMap(({ hand, deck }) => [...hand, ...deck])
  },
}

/** Struggle cards to come; the order of decks has no names, and is looked for by another table that looks the same. */
const shatterpointSecrets: Secrets = {
  game: shatterpoint,
  met: ['answers', 'patches', 'thoughts', 'reports', 'twins'],
  create: (number) => ({
    options: {},
    seats: number % 3 === 1 ? [{}, NOVICE] : [{}, {}],
    dice: number % 3 === 0 ? 'reported' : 'rolled',
  }),
  hiddenFrom(table) {
    const { missionDecks, mission, struggle } = table as ShatterpointState
    return Object.entries(missionDecks).flatMap(([set, deck]) =>
      deck.filter((_, index) => set !== mission || index >= (struggle?.number ?? 0)),
    )
  },
}

type Found = { answers: number; patches: number; thoughts: number; reports: number; twins: number }
type Reader = { readonly seat: number | null; readonly token: string; view: Json; version: number }
type Opened = { readonly id: string; readonly readers: readonly Reader[] }
type Line = {
  readonly number: number
  readonly type: string
  readonly data: JsonObject
  readonly patch: { readonly operations: readonly PatchOperation[] }
}

describe.each([apexSecrets, shatterpointSecrets])('$game.id', ({ game, met, create, hiddenFrom }) => {
  const play = game.play as Play
  const random = chanceOf(91)
  const found: Found = { answers: 0, patches: 0, thoughts: 0, reports: 0, twins: 0 }
  const database = memoryDatabase()
  const think = async ({ state, seat, level, seed }: Thought): Promise<JsonObject | null> => {
    found.thoughts++
    return chooseCommand({ play, seat, random: seeded(seed) }, state, level)
  }
  const app = testApp({ database, games: [game], think })

  async function opened(number: number): Promise<Opened> {
    const payload = { game: game.id, ...create(number) }
    const { body } = await send(app(), { method: 'POST', url: '/v1/matches', payload })
    const readers: Reader[] = [{ seat: null, token: body.spectatorToken, view: null, version: 0 }]
    for (const { seat, invitation } of body.invitations) {
      const join = { invitation, name: `Player ${seat}` }
      const joined = await send(app(), { method: 'POST', url: `/v1/matches/${body.id}/seats`, payload: join })
      readers.push({ seat, token: joined.body.token, view: null, version: 0 })
    }
    return { id: body.id, readers }
  }

  /** The true tables, by the database alone: at each number the one that its line of the log left. */
  async function tablesOf({ id }: Opened): Promise<JsonObject[]> {
    const tables: JsonObject[] = [{}]
    let table: JsonObject | null = null
    for (const { event } of await database.matches.log(id, 0, 100_000)) {
      if (!event.type.startsWith('match.')) table = play.evolve(table, event)
      tables.push(table ?? {})
    }
    return tables
  }

  /** Holds an answer against its published form. */
  function checkForm(form: z.ZodType, reply: Reply): void {
    found.answers++
    expect(form.safeParse(reply.body).error?.issues).toBeUndefined()
  }

  /** Where a text names what its reader cannot know. */
  function placesIn(text: string, hidden: readonly string[]): string[] {
    const places = hidden.map((card) => text.indexOf(`"${card}"`)).filter((at) => at >= 0)
    return places.map((at) => text.slice(Math.max(0, at - 200), at + 100))
  }

  /** What a reader could not know at a number: what is hidden then, and was not shown a while before. */
  function hiddenAt(tables: readonly JsonObject[], number: number, seat: number | null): string[] {
    const lately = tables
      .slice(Math.max(0, number - SPOKEN_OF), number + 1)
      .filter((one) => Object.keys(one).length > 0)
      .map((one) => new Set(hiddenFrom(one, seat)))
    const wasShown = (card: string) => lately.some((now, at) => !now.has(card) && lately[at - 1]?.has(card))
    return [...(lately.at(-1) ?? [])].filter((card) => !wasShown(card))
  }

  /** Holds an answer against its published form and against what its reader may know. */
  function check(tables: readonly JsonObject[], { seat }: Reader, form: z.ZodType, reply: Reply): void {
    checkForm(form, reply)
    expect(placesIn(withoutPossible(reply), hiddenAt(tables, tables.length - 1, seat))).toEqual([])
  }

  /** An event may name what lay open when it came, or what the next one opens: the action of a card comes before it. */
  function checkEvents(tables: readonly JsonObject[], { seat }: Reader, page: Reply): void {
    checkForm(EventPage, page)
    for (const event of page.body.events as Line[]) {
      const next = tables[event.number + 1]
      const staysHidden = (card: string) => next === undefined || hiddenFrom(next, seat).includes(card)
      const hidden = hiddenAt(tables, event.number, seat).filter(staysHidden)
      expect(placesIn(JSON.stringify(event), hidden)).toEqual([])
    }
  }

  /** Another table that looks the same to a reader gives the same view, offers and picture: they rest on nothing hidden. */
  function expectSameOnAnother(table: JsonObject, { seat }: Reader): void {
    const other = play.imagine(table, seat, random)
    if (other === null || canonicalJson(other) === canonicalJson(table)) return
    found.twins++
    const shown = (state: JsonObject) => ({
      view: play.view(state, seat),
      offers: seat === null ? [] : play.offers(state, seat),
      active: play.activeSeat(state),
      picture: found.twins % 10 === 0 ? play.picture(state, seat, 'es') : null,
    })
    expect(canonicalJson(shown(other))).toBe(canonicalJson(shown(table)))
  }

  /** Reads what happened, the match and its offers: the patches of the events make the new view of the last one. */
  async function read(match: Opened, reader: Reader): Promise<void> {
    const ask = (path: string) => send(app(), { url: `/v1/matches/${match.id}${path}`, token: reader.token })
    const page = await ask(`/events?patch=true&limit=500&after=${reader.version}`)
    const now = await ask('')
    const offers = reader.seat === null ? null : await ask('/offers')
    const wrong = await ask('/offers?why=%7B%22nothing%22%3A%7B%7D%7D')
    // A bot may go on meanwhile, so the true tables are looked at after what was answered.
    const tables = await tablesOf(match)
    checkEvents(tables, reader, page)
    for (const { number, type, data, patch } of page.body.events as Line[]) {
      expectPublishedEvent(play, { ...data, type })
      reader.view = applyPatch(reader.view, patch.operations)
      reader.version = number
      found.patches++
    }
    check(tables, reader, MatchAnswer, now)
    expectPublishedView(play, now.body.view)
    if (now.body.version === reader.version) expect(reader.view).toEqual(now.body.view)
    if (offers !== null) check(tables, reader, OffersAnswer, offers)
    check(tables, reader, Problem.or(OffersAnswer.partial()), wrong)
    expectSameOnAnother(tables.at(-1) ?? {}, reader)
  }

  /** One command by chance of somebody who may act; none if a bot does. */
  async function step(match: Opened): Promise<boolean> {
    const url = `/v1/matches/${match.id}`
    for (const reader of match.readers.slice(1)) {
      const { body } = await send(app(), { url: `${url}/offers`, token: reader.token })
      if (body.offers.length === 0) continue
      const { id, group } = body.offers[random.below(body.offers.length)]
      if (group === 'report') found.reports++
      const given = { method: 'POST', url: `${url}/commands`, payload: { offer: id }, token: reader.token } as const
      const reply = await send(app(), { ...given, headers: { 'if-match': '*' } })
      expect(reply.status, reply.text).toBe(200)
      check(await tablesOf(match), reader, CommandAnswered, reply)
      return true
    }
    const { body } = await send(app(), { url, token: match.readers[0]?.token ?? '' })
    return body.status === 'running'
  }

  const isAllMet = (): boolean => met.every((name) => found[name] > 0)

  test('nobody is told what is hidden, every answer has its form, and patches give the next view', {
    timeout: 3_600_000,
  }, async () => {
    for (let number = 0; found.answers < ANSWERS || (!isAllMet() && number < MAX_MATCHES); number++) {
      const match = await opened(number)
      for (let count = 0; count < MAX_COMMANDS && (await step(match)); count++) {
        if (random.below(4) > 0) continue
        for (const reader of match.readers) await read(match, reader)
        if (found.answers >= ANSWERS && isAllMet()) break
      }
    }
    if (process.env.ANSWERS !== undefined) console.info(game.id, found)
    expect(isAllMet(), JSON.stringify(found)).toBe(true)
  })

  test('what is told of a hidden card would be found', async () => {
    const match = await opened(0)
    const [watching] = match.readers
    const tables = await tablesOf(match)
    const reply = await send(app(), { url: `/v1/matches/${match.id}`, token: watching?.token ?? '' })
    check(tables, watching as Reader, MatchAnswer, reply)
    const body = { ...reply.body, told: hiddenAt(tables, tables.length - 1, null).slice(0, 1) }
    const told = { ...reply, text: JSON.stringify(body) }
    expect(() => check(tables, watching as Reader, MatchAnswer, told)).toThrow('to deeply equal')
  })
})

/** An answer without the cards that somebody could have and is therefore asked about: they say nothing of the hand. */
function withoutPossible({ body, text }: Reply): string {
  if (body?.trace === undefined) return text
  return JSON.stringify({
    ...body,
    trace: body.trace.filter(({ rule }: { rule: string }) => rule !== 'apex.window.asked'),
  })
}
