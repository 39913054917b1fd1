import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testApp } from '../support/app.ts'

const app = testApp()
const readme = readFileSync('README.md', 'utf8')

test('the call of the README gives the answer printed there', async () => {
  const [, path = '', body = ''] =
    /curl -s http:\/\/127\.0\.0\.1:8080(\S+)[\s\S]*? -d '([\s\S]*?)'\n```/.exec(readme) ?? []
  const [, answer = ''] = /```text\n([\s\S]*?)\n```/.exec(readme) ?? []
  const headers = { 'content-type': 'application/json', accept: 'text/markdown' }
  const response = await app().inject({ method: 'POST', url: path, payload: body, headers })
  expect(response.payload).toBe(answer)
})

test('the README lists every variable of the configuration, and no other', async () => {
  const listed = [...readme.matchAll(/^\| `([A-Z_]+)` +\|/gm)].map(([, name]) => name)
  const known = [...readFileSync('src/config.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): \{/gm)].map(([, name]) => name)
  expect(listed).toEqual(known)
})
