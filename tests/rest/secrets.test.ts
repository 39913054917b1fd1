import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { setImmediate as turn } from 'node:timers/promises'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { buildApp } from '../../src/app.ts'
import type { Play } from '../../src/contract/match.ts'
import { Problem } from '../../src/contract/problem.ts'
import { gearsContent } from '../../src/games/gears/content/gears-content.ts'
import { type OrderCard, orderDeck } from '../../src/games/gears/content/order-cards.ts'
import { gears } from '../../src/games/gears/index.ts'
import type { GearsEvent } from '../../src/games/gears/match/events.ts'
import type { GearsState } from '../../src/games/gears/match/state.ts'
import { CommandAnswered, EventPage, MatchAnswer, OffersAnswer } from '../../src/hosting/schemas.ts'
import type { JsonObject } from '../../src/lib/json.ts'
import type { Thought } from '../../src/matches/bots/bots.ts'
import { chooseCommand } from '../../src/matches/bots/thinking.ts'
import { seeded } from '../../src/rulebook/random.ts'
import { chanceOf } from '../games/gears/match/random-match.ts'
import { applyPatch } from '../support/json-patch.ts'
import { memoryDatabase } from '../support/memory-store.ts'
import { expectPublishedEvent, expectPublishedView } from '../support/published.ts'
import { type Reply, send } from './matches/match-service.ts'

/** Few answers by default; `ANSWERS=20000` collects so many. */
const ANSWERS = Number(process.env.ANSWERS ?? 1200)
const MAX_STEPS = 60
/** Whatever has to be met is met in far fewer. */
const MAX_MATCHES = 60

const play = gears.play as Play
const random = chanceOf(20_000)
const any = <Item>(items: readonly Item[]): Item => items[random.below(items.length)] as Item

/** Every order card gets a name of its own, so that it is recognised wherever it turns up. */
function nameCards(): string[] {
  const cards = gearsContent.orderCards as Map<string, OrderCard>
  const printed = [...cards.values()]
  cards.clear()
  for (const card of printed) {
    for (let copy = 1; copy <= card.copies; copy++) {
      const id = `${card.id}-card${copy}`
      cards.set(id, { ...card, id, copies: 1 })
    }
  }
  const deck = orderDeck as string[]
  deck.splice(0, deck.length, ...cards.keys())
  return [...deck]
}

/** Bots think in this process, where the cards have these names. */
async function think({ state, seat, level, seed }: Thought): Promise<JsonObject | null> {
  found.thoughts++
  return chooseCommand({ play, seat, random: seeded(seed) }, state, level)
}

/** Who reads: a seat, or the public, by a token or without one. */
type Reader = { readonly name: string; readonly seat: number | null; readonly token: string | undefined }

const ALL = nameCards()
const database = memoryDatabase()
let app: Awaited<ReturnType<typeof buildApp>>
beforeAll(async () => {
  app = await buildApp({ database, corsOrigin: '*', maxDelayMs: 0, games: [gears], think })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** How often something imagined was true, and how often chance alone would have it so. */
type Tally = { hits: number; expected: number }

/** What was found. */
const found = {
  answers: 0,
  kinds: new Map<string, number>(),
  questions: new Map<string, number>(),
  leaks: [] as string[],
  hands: { hits: 0, expected: 0 } as Tally,
  draws: { hits: 0, expected: 0 } as Tally,
  payments: { hits: 0, expected: 0 } as Tally,
  ownHands: 0,
  patches: 0,
  thoughts: 0,
  reports: 0,
}

/** What the database says about a match, and what each reader may know of it; written apart from the service. */
class Truth {
  readonly id: string
  readonly #known = new Map<number | null, Set<string>>()
  #version = 0
  state: GearsState | null = null
  seed = ''

  constructor(id: string) {
    this.id = id
  }

  async readOn(): Promise<void> {
    this.seed = (await database.matches.load(this.id))?.header.seed ?? ''
    for (const { number, event } of await database.matches.log(this.id, this.#version, 10_000)) {
      this.#version = number
      if (event.type.startsWith('match.')) continue
      this.state = play.evolve(this.state, event) as GearsState
      this.#learn(event as GearsEvent)
    }
  }

  #learn(event: GearsEvent): void {
    if (event.type === 'matchSetUp') {
      for (const [seat, { hand }] of event.state.players.entries()) this.#tell(seat, hand)
    }
    if (event.type === 'orderCardsDrawn') this.#tell(event.seat, event.cards)
    if (event.type === 'cardsDiscarded') this.#tell(null, event.cards.slice(-1))
    if (event.type === 'orderPlayed' || event.type === 'cardReplaced') this.#tell(null, [event.card])
  }

  #tell(reader: number | null, cards: readonly string[]): void {
    const known = this.#known.get(reader) ?? new Set()
    this.#known.set(reader, known)
    for (const card of cards) known.add(card)
  }

  /** The cards that a reader has never seen. */
  hiddenFrom({ seat }: Reader): string[] {
    const [open, own] = [this.#known.get(null), seat === null ? undefined : this.#known.get(seat)]
    return ALL.filter((card) => !open?.has(card) && !own?.has(card))
  }

  /** How many cards a reader cannot tell where they are: those of the pile and of the others’ hands. */
  unknownTo({ seat }: Reader): number {
    const { players, orders } = this.state as GearsState
    return orders.pile.length + players.reduce((sum, { hand }, value) => sum + (value === seat ? 0 : hand.length), 0)
  }
}

/** Whatever is answered has the form that is published for it. */
function expectForm(form: z.ZodType, body: unknown): void {
  expect(form.safeParse(body).error?.issues).toBeUndefined()
}

type Page = { readonly events: readonly { readonly type: string; readonly data: JsonObject }[] }

/** The forms of what is read, by its path. */
const FORMS: Readonly<Record<string, (body: never) => void>> = {
  '': (body: { readonly view: JsonObject }) => {
    expectForm(MatchAnswer, body)
    expectPublishedView(play, body.view)
  },
  '/events': (body: Page) => {
    expectForm(EventPage, body)
    for (const { type, data } of body.events) expectPublishedEvent(play, { ...data, type })
  },
  '/offers': (body: unknown) => expectForm(OffersAnswer, body),
}

/** Holds the text of an answer against what its reader may know. */
function check(kind: string, reader: Reader, truth: Truth, text: string): void {
  found.answers++
  found.kinds.set(kind, (found.kinds.get(kind) ?? 0) + 1)
  const told = truth.hiddenFrom(reader).filter((card) => text.includes(card))
  if (truth.state?.result === null && text.includes(truth.seed)) told.push('the seed')
  if (told.length > 0) found.leaks.push(`${kind} to ${reader.name}: ${told.join()} in ${text.slice(0, 300)}`)
}

class Table {
  readonly truth: Truth
  readonly readers: Reader[]
  readonly #stream: ClientRequest
  #streamed = ''
  #taken = 0
  readonly #path: string

  constructor(truth: Truth, readers: Reader[]) {
    this.truth = truth
    this.readers = readers
    this.#path = `/v1/matches/${truth.id}`
    const { port } = app.server.address() as AddressInfo
    const authorization = `Bearer ${this.readers[0]?.token}`
    const headers = { accept: 'text/event-stream', authorization }
    this.#stream = get({ port, host: '127.0.0.1', path: `${this.#path}/events`, headers, agent: false })
    this.#stream.on('error', () => undefined)
    once(this.#stream, 'response').then(
      ([response]: IncomingMessage[]) => {
        response?.setEncoding('utf8').on('data', (text: string) => {
          this.#streamed += text
        })
        response?.on('error', () => undefined)
      },
      () => undefined,
    )
  }

  close(): void {
    this.#stream.destroy()
  }

  get state(): GearsState {
    return this.truth.state as GearsState
  }

  get seats(): Reader[] {
    return this.readers.filter(({ seat }) => seat !== null)
  }

  ask(reader: Reader, path: string, more: Omit<InjectOptions, 'headers'> = {}): Promise<Reply> {
    const headers = { 'if-match': '*' }
    return send(app, { url: `${this.#path}${path}`, token: reader.token, headers, ...more })
  }

  async read(reader: Reader): Promise<void> {
    const after = random.below(40)
    for (const path of ['', `/events?after=${after}&limit=60`, '/board.svg', '/verification', '/events?after=99999']) {
      await this.readPath(reader, path)
    }
    await this.readGraphql(reader)
    if (reader.seat === null) return
    await this.readPath(reader, '/offers')
    await this.refusals(reader)
    await this.dryRun(reader)
  }

  async readPath(reader: Reader, path: string): Promise<Reply> {
    const reply = await this.ask(reader, path)
    const name = path.replace(/\?.*/, '')
    if (reply.status === 200) FORMS[name]?.(reply.body as never)
    else expectForm(Problem, reply.body)
    check(`GET ${name}`, reader, this.truth, reply.text)
    return reply
  }

  async readGraphql(reader: Reader): Promise<void> {
    const query = `{ match(matchId: "${this.truth.id}") { view board events(limit: 50) { events { type data text } } } }`
    const { text } = await send(app, { method: 'POST', url: '/graphql', payload: { query }, token: reader.token })
    expect(text).toContain('"view":{')
    check('GraphQL', reader, this.truth, text)
  }

  /** Commands that may not be given: cards of others, answers to others’ questions. */
  async refusals(reader: Reader): Promise<void> {
    const card = any([...this.truth.hiddenFrom(reader), 'no-card'])
    const commands: JsonObject[] = [
      { playOrder: { card, use: 'printed' } },
      { answer: { option: 'nothing' } },
      { explore: { door: 'none' } },
      { heal: { cards: 20 } },
    ]
    for (const command of commands) {
      const isAllowed = play.decide(this.state, reader.seat ?? 0, command, chanceOf(1)).kind === 'decided'
      const why = await this.ask(reader, `/offers?why=${encodeURIComponent(JSON.stringify(command))}`)
      const answers = isAllowed
        ? [why]
        : [why, await this.ask(reader, '/commands', { method: 'POST', payload: { command } })]
      // What the caller wrote himself is told back.
      for (const { text } of answers) check('refusal', reader, this.truth, text.replaceAll(card, ''))
    }
  }

  async dryRun(reader: Reader): Promise<void> {
    const offers = play.offers(this.state, reader.seat ?? 0)
    // Of cards that are drawn the most is told.
    const command = offers.length === 0 ? { drawAi: {} } : (offers.find(isHealing) ?? any(offers)).command
    const payload = { command, dryRun: true }
    const { text, body } = await this.ask(reader, '/commands', { method: 'POST', payload })
    const drawn: string[] = (body.events ?? []).flatMap(({ type, data }: { type: string; data: { seat: number } }) =>
      type === 'orderCardsDrawn' && data.seat === reader.seat ? (data as { cards?: string[] }).cards : [],
    )
    drawn.forEach((card, at) => {
      if (at < this.state.orders.pile.length) {
        found.draws.hits += Number(card === this.state.orders.pile[at])
        found.draws.expected += 1 / this.truth.unknownTo(reader)
      }
    })
    const paid = this.imaginedPayments(body.events ?? [], reader)
    const rest = [...drawn, ...paid].reduce((left, card) => left.replaceAll(card, ''), text)
    check('dry run', reader, this.truth, rest)
  }

  /** Cards that others pay in a dry run because they said so before, unseen: imagined ones, of the same icon. */
  imaginedPayments(events: { type: string; data: { seat: number; top?: string } }[], reader: Reader): string[] {
    const hidden = this.truth.hiddenFrom(reader)
    const iconOf = (card: string) => gearsContent.orderCards.get(card)?.icon
    return events.flatMap(({ type, data: { seat, top } }) => {
      if (type !== 'cardsDiscarded' || seat === reader.seat || top === undefined || !hidden.includes(top)) return []
      const { players, orders } = this.state
      const others = players.flatMap(({ hand }, player) => (player === reader.seat ? [] : hand))
      const alike = (cards: readonly string[]) => cards.filter((card) => iconOf(card) === iconOf(top)).length
      const hand = players[seat]?.hand ?? []
      found.payments.hits += Number(hand.includes(top))
      found.payments.expected += alike(hand) / alike([...orders.pile, ...others])
      return [top]
    })
  }

  /** A fork shows its owner every hand of it: none may be like the true one more often than chance has it. */
  async fork(reader: Reader): Promise<void> {
    const { version } = (await this.ask(reader, '')).body
    const forked = await this.ask(reader, '/forks', { method: 'POST', payload: { version } })
    found.answers++
    expect(forked).toMatchObject({ status: 201 })
    const { id, ownerToken: token } = forked.body
    for (const [seat, { hand }] of this.state.players.entries()) {
      const { body } = await send(app, { url: `/v1/matches/${id}?seat=${seat}`, token })
      found.answers++
      const imagined: string[] = body.view.players[seat].hand
      if (seat === reader.seat) {
        expect(imagined).toEqual(hand)
        found.ownHands++
        continue
      }
      found.hands.hits += imagined.filter((card) => hand.includes(card)).length
      found.hands.expected += hand.length ** 2 / this.truth.unknownTo(reader)
    }
    const pages = await send(app, { url: `/v1/matches/${id}/events`, token })
    check('events of a fork', reader, this.truth, pages.text)
    await this.playFork(id, token)
    found.kinds.set('fork', (found.kinds.get('fork') ?? 0) + 1)
  }

  /** What a fork offers may be done in it. */
  async playFork(id: string, token: string): Promise<void> {
    const { body } = await send(app, { url: `/v1/matches/${id}`, token })
    if (body.activeSeat === null) return
    const offers = await send(app, { url: `/v1/matches/${id}/offers?seat=${body.activeSeat}`, token })
    const payload = { seat: body.activeSeat, command: any(offers.body.offers as { command: object }[]).command }
    const headers = { 'if-match': '*' }
    const given = await send(app, { method: 'POST', url: `/v1/matches/${id}/commands`, payload, token, headers })
    found.answers += 2
    expect(given.status).toBe(200)
  }

  /** One command by chance; the answer is read by who gave it, the stream by who follows. */
  async step(): Promise<boolean> {
    const open = this.seats.flatMap((reader) =>
      play.offers(this.state, reader.seat ?? 0).map(({ command }) => ({ reader, command })),
    )
    const useful = open.filter(({ command }) => !('discardWeapon' in command))
    if (useful.length === 0) return false
    const names = [...new Set(useful.map(({ command }) => Object.keys(command)[0]))]
    const name = any(names)
    if (name === 'report') found.reports++
    const { reader, command } = any(useful.filter((candidate) => Object.keys(candidate.command)[0] === name))
    const before = (await this.readPath(reader, '')).body
    const given = await this.ask(reader, '/commands?patch=true', { method: 'POST', payload: { command } })
    expect(given.status).toBe(200)
    expectForm(CommandAnswered, given.body)
    await this.expectPatched(reader, before, given.body)
    await this.truth.readOn()
    check('command', reader, this.truth, given.text)
    await this.letBotsPlay()
    const stale = { 'if-match': '"1"' }
    const late = { method: 'POST', payload: { command }, token: reader.token, headers: stale } as const
    check('stale', reader, this.truth, (await send(app, { url: `${this.#path}/commands`, ...late })).text)
    this.readStream()
    return this.state.result === null
  }

  /** The patch of an answer makes the next view of the last one, unless a bot has gone on already. */
  async expectPatched(reader: Reader, before: JsonObject, { version, patch }: Reply['body']): Promise<void> {
    const { body: after } = await this.ask(reader, '')
    if (after.version !== version || patch.from !== before.version) return
    found.patches++
    expect(applyPatch(before.view as JsonObject, patch.operations)).toEqual(after.view)
  }

  async letBotsPlay(): Promise<void> {
    const isTheirs = () => !this.seats.some(({ seat }) => seat === play.activeSeat(this.state))
    while (this.state.result === null && isTheirs()) {
      await turn()
      await this.truth.readOn()
    }
  }

  readStream(): void {
    const events = this.#streamed.split('\n\n').slice(0, -1)
    for (const event of events.slice(this.#taken)) check('stream', this.readers[0] as Reader, this.truth, event)
    this.#taken = events.length
  }
}

const isHealing = ({ command }: { readonly command: JsonObject }): boolean =>
  (command.heal as { readonly cards?: number } | undefined)?.cards === 2

const MISSIONS = ['emergence', 'hive', 'landown', 'scattered', 'china-shop', 'resonator'] as const

/** Some matches have a bot, and in some of the others the dice are reported. */
const hasBot = (number: number): boolean => number % 3 === 1
const dice = (number: number) => (number % 3 === 0 ? 'reported' : 'rolled')

/** A match whose seats are played by tokens of their own; every other one is public, with an owner who only watches. */
async function opened(number: number): Promise<Table> {
  const isPublic = number % 2 === 0
  const count = 2 + (number % 3)
  const seats = Array.from({ length: count }, (_, seat) => (seat === 1 && hasBot(number) ? { bot: 'novice' } : {}))
  const options = { mission: MISSIONS[number % MISSIONS.length], isInsane: number % 5 === 4 }
  const payload = { game: 'gears', options, seats, isPublic, dice: dice(number) }
  const { body } = await send(app, { method: 'POST', url: '/v1/matches', payload })
  const readers: Reader[] = [
    { name: 'spectator', seat: null, token: body.spectatorToken },
    { name: 'owner', seat: null, token: body.ownerToken },
  ]
  if (isPublic) readers.push({ name: 'anybody', seat: null, token: undefined })
  for (const { seat, invitation } of body.invitations) {
    const join = { invitation, name: `Player ${seat}` }
    const joined = await send(app, { method: 'POST', url: `/v1/matches/${body.id}/seats`, payload: join })
    readers.push({ name: `seat ${seat}`, seat, token: joined.body.token })
  }
  const truth = new Truth(body.id)
  await truth.readOn()
  const table = new Table(truth, readers)
  await table.letBotsPlay()
  return table
}

const KINDS = 'GET |GET /events|GET /board.svg|GraphQL|GET /offers|refusal|dry run|fork|command|stale|stream'.split('|')
/** What has to be met, and was not yet. */
const missing = (): string[] => [
  ...KINDS.filter((kind) => (found.kinds.get(kind) ?? 0) === 0),
  ...(['patches', 'thoughts', 'reports'] as const).filter((kind) => found[kind] === 0),
]
/** Matches go by chance, so they are played until everything was met. */
const isEnough = (): boolean => found.answers >= ANSWERS && missing().length === 0

async function playMatch(number: number): Promise<void> {
  const table = await opened(number)
  for (let step = 0; step < MAX_STEPS && !isEnough(); step++) {
    if (!(await table.step())) break
    const pending = table.state.procedure?.pending
    const reader = table.readers[step % table.readers.length] as Reader
    const healing = table.seats.find(({ seat }) => table.state.step === 'heal' && seat === table.state.active)
    if (healing !== undefined) await table.dryRun(healing)
    if (pending != null) found.questions.set(pending.kind, (found.questions.get(pending.kind) ?? 0) + 1)
    if (pending == null && step % 4 !== 0) continue
    await table.read(reader)
    await table.fork(any(table.readers))
  }
  table.close()
}

const maxHits = ({ expected }: Tally): number => expected + 5 * Math.sqrt(expected) + 3

describe('what is hidden, held against the database', () => {
  test('nobody is told it', { timeout: 3_600_000 }, async () => {
    for (let number = 0; !isEnough() && (number < MAX_MATCHES || found.answers < ANSWERS); number++)
      await playMatch(number)
    if (process.env.ANSWERS !== undefined) console.info(found)
    expect(found.leaks).toEqual([])
    expect(found.hands.hits).toBeLessThanOrEqual(maxHits(found.hands))
    expect(found.draws.hits).toBeLessThanOrEqual(maxHits(found.draws))
    expect(found.payments.hits).toBeLessThanOrEqual(maxHits(found.payments))
    expect(missing()).toEqual([])
  })

  test('what is told of a hidden card would be found', async () => {
    const table = await opened(1)
    const watching = table.readers[0] as Reader
    const before = found.leaks.length
    check('planted', watching, table.truth, JSON.stringify(table.state.players[0]?.hand))
    expect(found.leaks.length).toBe(before + 1)
    table.close()
  })
})
