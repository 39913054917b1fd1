import process from 'node:process'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/contract/game.ts'
import type { Play } from '../../../src/contract/match.ts'
import { games } from '../../../src/games/index.ts'
import { testApp } from '../../support/app.ts'
import { type Below, numbersOf, SchemaValues } from '../../support/schema-values.ts'
import { type Opened, open, type Reply, send } from './match-service.ts'

/** Small by default; `FUZZ_MATCHES=20000` sends so many to the matches of every game, and `FUZZ_SEED` others. */
const COUNT = Number(process.env.FUZZ_MATCHES ?? 60)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_118)
/** How many requests a match gets before the next one is opened. */
const PER_MATCH = 400

const app = testApp()

/** One match that is asked all kinds of things while it is played. */
type Table = Opened & { readonly below: Below; readonly values: SchemaValues; readonly seats: number }

type Request = { readonly method: 'GET' | 'POST'; readonly url: string; readonly more?: Parameters<typeof send>[1] }

const post = (url: string, payload: unknown, headers: Record<string, string> = {}): Request => ({
  method: 'POST',
  url,
  more: { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json', ...headers } },
})
const get = (url: string, accept = 'application/json'): Request => ({
  method: 'GET',
  url,
  more: { headers: { accept } },
})

/** What is asked about a match beside playing it. Forks and records are long, so they are rare. */
const QUESTIONS: readonly ((table: Table, seat: number, version: number) => Request)[] = [
  (_, seat) => get(`?seat=${seat}`),
  (_, seat) => get(`/offers?seat=${seat}&limit=5`),
  ({ values }, seat) => get(`/offers?seat=${seat}&why=${encodeURIComponent(JSON.stringify(values.next()))}`),
  (_, seat, version) => get(`/events?seat=${seat}&after=${Math.max(0, version - 5)}&patch=true`),
  (_, seat) => get(`/board.svg?seat=${seat}`, 'image/svg+xml'),
  ({ values }, seat) => post('/commands', { seat, command: values.next() }, { 'if-match': '*' }),
  ({ values }, seat) => post('/commands', { seat, command: values.next(), dryRun: true }, { 'if-match': '*' }),
  ({ below }, seat, version) => post('/undo', { seat, version: below(version + 2) }),
]
const RARE_QUESTIONS: typeof QUESTIONS = [
  (_, seat) => get(`/board.png?seat=${seat}`, 'image/png'),
  ({ below }, _seat, version) => post('/forks', { version: below(3) === 0 ? below(version + 2) : version }),
  (_, seat) => get(`/record?seat=${seat}`, 'text/markdown'),
  () => get('/record'),
  () => get('/verification'),
]

const pick = <Item>(items: readonly Item[], below: Below): Item | undefined => items[below(Math.max(1, items.length))]

async function openTable({ id, operations }: Game, play: Play, below: Below): Promise<Table> {
  const texts = JSON.stringify(operations.map(({ examples }) => examples)).match(/(?<=:")[\w-]{1,20}(?=")/g) ?? []
  const { seats = play.seats.min, options = {} } = play.examples[0] ?? {}
  const match = await open(app(), {
    game: id,
    options,
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
  })
  return { ...match, below, seats, values: new SchemaValues(play.command, below, [...new Set(texts)]) }
}

/** What is sent next: half of the time something that leads on, or its dry run, otherwise a question. */
async function nextRequest(table: Table): Promise<Request> {
  const { below, path, token } = table
  const { body } = await send(app(), { url: path, token })
  const version: number = body.version
  const seat: number = body.activeSeat ?? below(table.seats)
  if (below(2) === 0) return taking(table, seat)
  const questions = below(10) === 0 ? RARE_QUESTIONS : QUESTIONS
  const question = pick(questions, below)
  if (question === undefined) throw new Error('There is no question.')
  return question(table, below(6) === 0 ? below(8) : seat, version)
}

async function taking({ below, path, token }: Table, seat: number): Promise<Request> {
  const { body } = await send(app(), { url: `${path}/offers?seat=${seat}`, token })
  const offers: readonly { readonly id: string; readonly social?: boolean }[] = body.offers ?? []
  const offer = pick(
    offers.filter(({ social }) => !social),
    below,
  )
  const dryRun = below(4) === 0
  return post('/commands', { seat, offer: offer?.id ?? 'none', dryRun }, { 'if-match': '*' })
}

const isAnswer = ({ status, body }: Reply): boolean =>
  status < 400 || (status < 500 && body?.status === status && typeof body.code === 'string')

const played = games.flatMap((game) =>
  game.play === undefined || game.play === null ? [] : [{ game, play: game.play }],
)

describe.each(played.map(({ game, play }) => [game.id, game, play] as const))('matches of %s', (_id, game, play) => {
  test(
    `${COUNT} requests get an answer or a 4xx`,
    async () => {
      const below = numbersOf(SEED)
      const faults: string[] = []
      let worst = { ms: 0, what: '' }
      let accepted = 0
      let table = await openTable(game, play, below)
      for (let number = 1; number <= COUNT; number++) {
        if (number % PER_MATCH === 0) table = await openTable(game, play, below)
        const { method, url, more } = await nextRequest(table)
        const before = process.cpuUsage()
        const reply = await send(app(), { ...more, method, url: table.path + url, token: table.token })
        const { user, system } = process.cpuUsage(before)
        const what = `${reply.status} ${method} ${url} ${String(more?.payload ?? '').slice(0, 2_000)}`
        if (user + system > worst.ms * 1_000) worst = { ms: (user + system) / 1_000, what }
        if (url === '/commands' && reply.status === 200) accepted++
        if (!isAnswer(reply)) faults.push(`${what} ${reply.text.slice(0, 500)}`)
      }
      if (process.env.FUZZ_MATCHES !== undefined) console.log(game.id, worst.ms, worst.what)
      expect(faults.slice(0, 5)).toEqual([])
      expect(accepted, 'commands that led on').toBeGreaterThan(0)
    },
    COUNT * 1_000,
  )
})
