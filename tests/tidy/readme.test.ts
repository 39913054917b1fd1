import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from '../../src/config.ts'
import { testApp } from '../support/app.ts'

const app = testApp()
const HEADERS = { 'content-type': 'application/json', accept: 'text/markdown' }

test.each(['README.md', 'docs/chat-bot.md'])('the call of %s gives the answer printed there', async (document) => {
  const text = readFileSync(document, 'utf8')
  const [, url = '', payload = ''] =
    /curl -s '?http:\/\/127\.0\.0\.1:8080([^\s']+)'?[\s\S]*? -d '([\s\S]*?)'\n```/.exec(text) ?? []
  const [, answer = ''] = /```text\n([\s\S]*?)\n```/.exec(text) ?? []
  const response = await app().inject({ method: 'POST', url, payload, headers: HEADERS })
  expect(response.payload).toBe(answer)
})

test('the batch of docs/integration.md is answered entry by entry', async () => {
  const text = readFileSync('docs/integration.md', 'utf8')
  const [, url = '', payload = ''] =
    /curl -s 'http:\/\/127\.0\.0\.1:8080(\S+)'[\s\S]*? -d '([\s\S]*?)'\n```/.exec(text) ?? []
  const response = await app().inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })
  expect(response.json().rulings).toMatchObject([{ outcome: { distance: 3 } }, { code: 'input.invalid' }])
})

test('README fits on a screen', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(60)
})

test('docs/operating.md lists every variable of the configuration, in order', () => {
  const text = readFileSync('docs/operating.md', 'utf8')
  const variables = [...text.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)
  expect(variables).toEqual(VARIABLE_NAMES)
})
