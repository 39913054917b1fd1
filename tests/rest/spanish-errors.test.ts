import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Detail, ErrorEntry } from '../../src/contract/errors/error-entry.ts'
import { ERRORS, type ErrorCode } from '../../src/contract/errors.ts'
import type { Problem } from '../../src/contract/problem.ts'
import { testApp } from '../support/app.ts'
import { cardGame } from '../support/card-game.ts'
import { toyGame } from '../support/toy-game.ts'
import { open, send } from './matches/match-service.ts'

const app = testApp({ games: [cardGame, toyGame] })
const json = { 'content-type': 'application/json' }
const THROW = '/v1/games/toy/rulings/throw'
const seats = [{ name: 'Ana' }, { name: 'Ben' }]
const post = (url: string, payload: unknown, headers = {}): InjectOptions => ({
  method: 'POST',
  url,
  headers: { ...json, ...headers },
  payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
})
const graphql = (query: string, variables: object = {}) => post('/graphql', { query, variables })

/** A text with a gap for each fact. */
const shape = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^]*')

function isSpanish({ code, detail }: Problem): boolean {
  const entry: ErrorEntry = ERRORS[code as ErrorCode]
  const details: readonly Detail[] = entry.detail === undefined ? Object.values(entry.details) : [entry.detail]
  return details.some(({ es }) => new RegExp(`^${shape(es)} ${shape(entry.advice.es)}$`).test(detail))
}

/** The problems of an answer, whichever transport gave it. */
const problemsOf = (body: { errors?: { extensions?: Problem }[]; code?: string }): Problem[] =>
  body.code === undefined ? (body.errors ?? []).flatMap(({ extensions }) => extensions ?? []) : [body as Problem]

async function ask(request: InjectOptions, language: string): Promise<Problem[]> {
  const headers = { ...(request.headers as Record<string, string>), 'accept-language': language }
  return problemsOf((await send(app(), { ...request, headers })).body)
}

/** Nothing that is said in Spanish is what is said in English. */
async function expectSpanish(request: InjectOptions): Promise<void> {
  const [english, spanish] = [await ask(request, 'en'), await ask(request, 'es')]
  expect(spanish.map(({ code }) => code)).toEqual(english.map(({ code }) => code))
  expect(spanish.length).toBeGreaterThan(0)
  expect(spanish.filter((problem) => !isSpanish(problem))).toEqual([])
  const said = new Set(english.flatMap(({ title, detail, errors }) => [title, detail, ...errors.map((e) => e.message)]))
  for (const { title, detail, errors } of spanish) {
    for (const text of [title, detail, ...errors.map(({ message }) => message)]) expect(said).not.toContain(text)
  }
}

describe('a wrong request is answered in Spanish to who reads Spanish', () => {
  const wrong: [string, InjectOptions][] = [
    ['an unknown address', { url: '/nothing' }],
    ['an unknown game', { url: '/v1/games/chess' }],
    ['an unknown operation', post('/v1/games/toy/rulings/fly', {})],
    ['an unknown rule', { url: '/v1/games/toy/rules/toy.fly' }],
    ['unknown content', { url: '/v1/games/toy/content/fly' }],
    ['an unknown problem', { url: '/v1/problems/fly' }],
    ['an unknown ruling', { url: '/v1/rulings/nope' }],
    ['an unknown match', { url: '/v1/matches/nope' }],
    ['a wrong method', { method: 'DELETE', url: THROW }],
    ['a broken address', { url: '/v1/games/%zz' }],
    ['an address that is too long', { url: `/v1/games/${'x'.repeat(500)}` }],
    ['half a body', post(THROW, '{"a":')],
    ['a body that nests deeply', post(THROW, `${'['.repeat(500)}${']'.repeat(500)}`)],
    ['a body that is too large', post(THROW, ' '.repeat(2 ** 21))],
    ['a body of another type', { ...post(THROW, 'a,b'), headers: { 'content-type': 'text/csv' } }],
    ['a type nobody can give', { ...post(THROW, { missile: { pebble: {} }, power: 1 }, { accept: 'text/csv' }) }],
    ['wrong types', post(THROW, { missile: 5, power: 'x', more: 1 })],
    ['what the rules forbid', post(THROW, { missile: { kind: 'pebble' }, power: 9 })],
    ['a wrong cursor', { url: '/v1/rulings?after=nope' }],
    ['a wrong limit', { url: '/v1/rulings?limit=x' }],
    ['a game without matches', post('/v1/matches', { game: 'toy', seats })],
    ['too many seats', post('/v1/matches', { game: 'cards', options: { goal: 9 }, seats: Array(9).fill(seats[0]) })],
    ['wrong options', post('/v1/matches', { game: 'cards', options: { goal: 'x' }, seats })],
    ['a header without a token', { url: '/v1/matches/x', headers: { authorization: 'Basic x' } }],
    ['a weak token', post('/v1/matches', { game: 'cards', seats }, { authorization: 'Bearer abc' })],
    ['a weak key', post('/v1/matches', { game: 'cards', seats }, { 'idempotency-key': 'abc' })],
    ['a bad key', post('/v1/matches', { game: 'cards', seats }, { 'idempotency-key': 'a b' })],
    ['a broken document', graphql('{ games { id ')],
    ['an unknown field', graphql('{ games { colour } }')],
    ['no query', post('/graphql', {})],
    ['JSON as a query', graphql('{"a":1}')],
    ['a query of brackets', graphql('{a'.repeat(1_900))],
    ['an unknown operation of a document', post('/graphql', { query: '{ games { id } }', operationName: 'a b' })],
    ['a subscription over HTTP', graphql('subscription { matchEvents(id: "x") { number } }')],
    ['a costly document', graphql(`{ ${Array.from({ length: 101 }, (_, i) => `a${i}: games { id }`).join(' ')} }`)],
    ['wrong variables', graphql('query($id: String!) { game(id: $id) { id } }', { id: 5 })],
    ['missing variables', graphql('query($id: String!) { game(id: $id) { id } }')],
    ['an unknown game of GraphQL', graphql('{ game(id: "chess") { id } }')],
    ['an unknown rule of GraphQL', graphql('{ rule(id: "chess") { id } }')],
    ['an unknown ruling of GraphQL', graphql('{ ruling(id: "x") { id } }')],
    ['an unknown match of GraphQL', graphql('{ match(matchId: "nope") { id } }')],
    ['a wrong cursor of GraphQL', graphql('{ rulings(after: "x") { next } }')],
    ['a wrong limit of GraphQL', graphql('{ rulings(limit: 0) { next } }')],
  ]
  test.each(wrong)('%s', (_name, request) => expectSpanish(request))

  test('also about a match that there is', async () => {
    const { path, token, body } = await open(app())
    const bearer = { authorization: `Bearer ${token}` }
    const watching = { authorization: `Bearer ${body.spectatorToken}` }
    const draw = { command: { draw: {} } }
    const requests: InjectOptions[] = [
      post(`${path}/commands`, draw, bearer),
      post(`${path}/commands`, draw, { ...bearer, 'if-match': '"1"' }),
      post(`${path}/commands`, draw, { ...bearer, 'if-match': 'x' }),
      post(`${path}/commands`, { command: { fly: {} } }, { ...bearer, 'if-match': '*' }),
      post(`${path}/commands`, { ...draw, seat: 1 }, { ...bearer, 'if-match': '*' }),
      post(`${path}/commands`, draw, { ...watching, 'if-match': '*' }),
      { url: `${path}/offers`, headers: watching },
      { url: `${path}/offers?why=x`, headers: bearer },
      { url: `${path}/events?after=99`, headers: bearer },
      { url: `${path}?version=99`, headers: bearer },
      { method: 'DELETE', url: path, headers: watching },
    ]
    for (const request of requests) await expectSpanish(request)
  })

  test('and to a field that is asked in Spanish', async () => {
    const asked = graphql('{ match(matchId: "nope", locale: es) { id } }')
    expect((await ask(asked, 'en')).filter((problem) => !isSpanish(problem))).toEqual([])
  })
})

describe('what was received is named in both languages', () => {
  test.each([
    ['en', 'Invalid input: expected number, received string'],
    ['es', 'Entrada inválida: se esperaba número, recibido texto'],
  ])('%s', async (language, message) => {
    const asked = post(THROW, { missile: { kind: 'pebble' }, power: 'x' })
    expect((await ask(asked, language))[0]?.errors).toEqual([{ path: 'power', message }])
  })
})
