import { readFileSync } from 'node:fs'
import process from 'node:process'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const SOURCE = '../../examples/bot/bot.js'
const MAX_LINES = 40
const ENDS = { from: { cell: { column: 1, row: 3 } }, to: { cell: { column: 7, row: 3 } } }

let answer: (channel: string, message: string, language?: string) => Promise<string>
const sent: { path: string; bytes: number }[] = []
beforeAll(async () => {
  process.env.ARBITER = await app().listen({ port: 0, host: '127.0.0.1' })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    sent.push({ path: new URL(url).pathname, bytes: String(request.body).length })
    return fetch(url, request)
  })
  answer = (await import(SOURCE)).answer
})
afterAll(() => {
  vi.unstubAllGlobals()
  delete process.env.ARBITER
  app().server.closeAllConnections()
})

/** The duel of docs/chat-bot.md: what is typed, and what the bot answers. */
const said = readFileSync('docs/chat-bot.md', 'utf8')
const [, dialogue = ''] = /```text\n(\/table [\s\S]*?)\n```/.exec(said) ?? []
const exchanges = dialogue.split(/\n(?=\/)/).map((one) => one.split(/\n([\s\S]*)/))

test('the bot of examples is short', () => {
  expect(readFileSync('examples/bot/bot.js', 'utf8').trimEnd().split('\n').length).toBeLessThan(MAX_LINES)
})

test('it answers as docs/chat-bot.md shows, and sends little', async () => {
  expect(exchanges.length).toBeGreaterThan(3)
  for (const [message = '', shown] of exchanges) expect([message, await answer('a', message)]).toEqual([message, shown])
  const [, few, more] = /Those of the bot above take (\d+) and (\d+)/.exec(said) ?? []
  const questions = sent.filter(({ path }) => path !== '/v1/tables')
  expect([...new Set(questions.map(({ bytes }) => bytes))]).toEqual([Number(few), Number(more)])
})

test('a question about a stored board is as short as docs/chat-bot.md says', async () => {
  const [, drawn, stored] = /takes ([\d,]+) bytes; with .* in its place, (\d+)\./.exec(said) ?? []
  const { board } = (await app().inject('/v1/games/apex/content/crossroads')).json()
  const bytesOf = (form: object) => JSON.stringify({ board: form, ...ENDS }).length
  expect([bytesOf({ drawn: board }).toLocaleString('en'), String(bytesOf({ stored: 'arena' }))]).toEqual([
    drawn,
    stored,
  ])
})

test('a channel has a table of its own, and a language', async () => {
  expect(await answer('b', '/sees Greer Cato')).toContain('You have no table “table”.')
  expect(await answer('a', '/sees Greer Cato', 'es')).toMatch(/^\*\*Greer ve a Cato/)
  expect(await answer('a', '/dance')).toBe('/table, /sees, /move')
})
